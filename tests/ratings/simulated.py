"""People of known strengths who play matches, and plain Elo, which rates them, too."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from bot.careers.ratings import FRESH, RatedPlayer, Rating, chance, rate

DEALS = (1, 2, 4, 8, 12, 24, 48)
"""The lengths of matches: some are stopped after a deal or two, others last an evening."""
BOLD, LUCK = 0.42, {3: 1.68, 4: 1.75}
"""The declaring side's mean score in a deal, and its spread: the scores of two players then differ
by a spread and a half, as in real deals (``SPREADS``)."""
WORTH = {3: 2.0, 4: 3.0}
"""The weight of skill on a side, by the number of players: a player who is better by one spread a
deal then scores one more than each of the others on average."""
ALONE = 0.3
"""The share of deals in which the declarer of four plays without a partner."""


class Match(NamedTuple):
    """A match that has ended: who played, what they scored in spreads, in how many deals."""

    people: tuple[int, ...]
    scores: tuple[float, ...]
    deals: int


def strengths(chance: Random, people: int, spread: float) -> list[float]:
    """The people's strengths: how much better each is than the mean, in spreads a deal."""
    return [chance.gauss(0, spread) for _ in range(people)]


def matches(chance: Random, strength: Sequence[float], number: int) -> Iterator[Match]:
    """Matches of three or four people who are drawn by lot."""
    for _ in range(number):
        players = chance.choice((3, 4))
        people = tuple(chance.sample(range(len(strength)), players))
        deals, scores = chance.choice(DEALS), [0.0] * players
        for _ in range(deals):
            for player, score in _deal(chance, [strength[person] for person in people]):
                scores[player] += score
        yield Match(people, tuple(scores), deals)


def _deal(chance: Random, skills: Sequence[float]) -> Iterator[tuple[int, float]]:
    """Scores by player of one deal: the declarer and a random partner score the same."""
    players = range(len(skills))
    side = [chance.randrange(len(skills))]
    if len(skills) == 4 and chance.random() >= ALONE:
        side.append(chance.choice([player for player in players if player not in side]))
    others = [player for player in players if player not in side]
    ahead = _mean(skills[player] for player in side) - _mean(skills[player] for player in others)
    score = WORTH[len(skills)] * ahead + chance.gauss(BOLD, LUCK[len(skills)])
    yield from ((player, score) for player in side)


def _mean(numbers: Iterable[float]) -> float:
    values = list(numbers)
    return sum(values) / len(values)


# Rating them ------------------------------------------------------------------------------------


class Judged(NamedTuple):
    """A result of a rating method: the ratings, and the error of its forecasts."""

    ratings: list[float]
    loss: float
    """The mean log-loss of the forecasts, over all pairs of people in each match."""
    sure: list[float]


def judge_tarok(played: Sequence[Match], people: int) -> Judged:
    """Rate the matches as Tarok does."""
    current, losses = [FRESH] * people, []
    for match in played:
        ratings = [current[person] for person in match.people]
        for first, second in combinations(range(len(ratings)), 2):
            expected = chance(ratings[first], ratings[second], match.deals)
            losses.append(_loss(expected, match.scores[first] - match.scores[second]))
        for person, rating in zip(match.people, rate_match(match, ratings), strict=True):
            current[person] = rating
    sigmas = [rating.sigma for rating in current]
    return Judged([rating.mu for rating in current], _mean(losses), sigmas)


def rate_match(match: Match, ratings: Sequence[Rating]) -> tuple[Rating, ...]:
    """The ratings after a match in which everybody plays for themselves."""
    leads = [score / match.deals for score in match.scores]
    return rate(
        [
            RatedPlayer(rating, side, lead)
            for side, (rating, lead) in enumerate(zip(ratings, leads, strict=True))
        ],
        match.deals,
    )


def judge_elo(played: Sequence[Match], people: int, step: float = 32) -> Judged:
    """Rate the matches by plain Elo.

    A match is a game of each against each, which together count as one game.
    """
    current, losses = [1500.0] * people, []
    for match in played:
        changes = [0.0] * len(match.people)
        for first, second in combinations(range(len(match.people)), 2):
            behind = current[match.people[second]] - current[match.people[first]]
            expected = 1 / (1 + 10 ** (behind / 400))
            ahead = match.scores[first] - match.scores[second]
            losses.append(_loss(expected, ahead))
            change = step * (_outcome(ahead) - expected) / (len(match.people) - 1)
            changes[first] += change
            changes[second] -= change
        for person, change in zip(match.people, changes, strict=True):
            current[person] += change
    return Judged(current, _mean(losses), [])


def _outcome(ahead: float) -> float:
    return 0.5 if ahead == 0 else float(ahead > 0)


def _loss(expected: float, ahead: float) -> float:
    outcome = _outcome(ahead)
    return -(outcome * math.log(expected) + (1 - outcome) * math.log(1 - expected))


def rank_correlation(first: Sequence[float], second: Sequence[float]) -> float:
    """Spearman's rank correlation of two series without ties."""
    ranks = [_ranks(first), _ranks(second)]
    apart = sum(float(a - b) ** 2 for a, b in zip(*ranks, strict=True))
    return 1 - 6 * apart / (len(first) * (len(first) ** 2 - 1))


def _ranks(numbers: Sequence[float]) -> list[int]:
    places = sorted(range(len(numbers)), key=numbers.__getitem__)
    ranks = [0] * len(numbers)
    for rank, place in enumerate(places):
        ranks[place] = rank
    return ranks
