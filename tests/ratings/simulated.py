"""People of known strengths who play matches, and plain Elo, which rates them, too."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from bot.careers.ratings import FRESH, RatedPlayer, Rating, chance, rate

DEALS = (1, 2, 4, 8, 12, 24, 48)
"""How long matches are: some are stopped after a deal or two, others last an evening."""
BOLD, LUCK = 0.42, {3: 1.68, 4: 1.75}
"""What a deal brings the declaring side on average, and how much that varies: so that the scores of
two players differ by a spread and a half, as they do (``SPREADS``)."""
WORTH = {3: 2.0, 4: 3.0}
"""What skill counts on a side, by the number of players: so that a player who is better by one
spread a deal has one more than each of the others on average."""
ALONE = 0.3
"""How often the declarer of four plays without a partner."""


class Match(NamedTuple):
    """A match that has ended: who played, what they scored in spreads, in how many deals."""

    people: tuple[int, ...]
    scores: tuple[float, ...]
    deals: int


def strengths(chance: Random, people: int, spread: float) -> list[float]:
    """How much better each is than the mean, in spreads a deal."""
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
    """The declarer has another partner in each deal; both score the same."""
    players = range(len(skills))
    side = [chance.randrange(len(skills))]
    if len(skills) == 4 and chance.random() >= ALONE:
        side.append(chance.choice([one for one in players if one not in side]))
    others = [player for player in players if player not in side]
    ahead = _mean(skills[one] for one in side) - _mean(skills[one] for one in others)
    score = WORTH[len(skills)] * ahead + chance.gauss(BOLD, LUCK[len(skills)])
    yield from ((one, score) for one in side)


def _mean(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return sum(found) / len(found)


# Rating them ------------------------------------------------------------------------------------


class Judged(NamedTuple):
    """What a way of rating came to: the ratings, and how far it was from the truth before."""

    ratings: list[float]
    loss: float
    """The mean log-loss over all pairs of people in a match, told before it was played."""
    sure: list[float]


def judge_own_ratings(played: Sequence[Match], people: int) -> Judged:
    """As Tarok rates."""
    known, losses = [FRESH] * people, []
    for match in played:
        ratings = [known[person] for person in match.people]
        for one, other in combinations(range(len(ratings)), 2):
            told = chance(ratings[one], ratings[other], match.deals)
            losses.append(_loss(told, match.scores[one] - match.scores[other]))
        for one, rating in zip(match.people, rate_match(match, ratings), strict=True):
            known[one] = rating
    return Judged([one.mu for one in known], _mean(losses), [one.sigma for one in known])


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
    """Plain Elo: a match is a game of each against each, which together count as one game."""
    known, losses = [1500.0] * people, []
    for match in played:
        changes = [0.0] * len(match.people)
        for one, other in combinations(range(len(match.people)), 2):
            behind = known[match.people[other]] - known[match.people[one]]
            told = 1 / (1 + 10 ** (behind / 400))
            ahead = match.scores[one] - match.scores[other]
            losses.append(_loss(told, ahead))
            change = step * (_outcome(ahead) - told) / (len(match.people) - 1)
            changes[one] += change
            changes[other] -= change
        for one, change in zip(match.people, changes, strict=True):
            known[one] += change
    return Judged(known, _mean(losses), [])


def _outcome(ahead: float) -> float:
    return 0.5 if ahead == 0 else float(ahead > 0)


def _loss(told: float, ahead: float) -> float:
    outcome = _outcome(ahead)
    return -(outcome * math.log(told) + (1 - outcome) * math.log(1 - told))


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's; there are no ties."""
    ranks = [_ranks(one), _ranks(other)]
    apart = sum(float(a - b) ** 2 for a, b in zip(*ranks, strict=True))
    return 1 - 6 * apart / (len(one) * (len(one) ** 2 - 1))


def _ranks(numbers: Sequence[float]) -> list[int]:
    places = sorted(range(len(numbers)), key=numbers.__getitem__)
    ranks = [0] * len(numbers)
    for rank, place in enumerate(places):
        ranks[place] = rank
    return ranks
