"""Ratings: a player's strength compared with others, and its uncertainty.

OpenSkill's model learns from the order in which the sides of a match finished. We also feed it the
margin: each side gets the handicap with which the match would have ended in a draw, and OpenSkill
updates the ratings for a draw against such opponents. So every point counts, and a single valat
proves little. Partners who change within a match need no special care, as each person's total
counts; lasting partners are one side.

A rating is in points; ``SCALE`` points are one *spread*, the standard deviation of a deal's luck in
game points. ``START`` is the rating of an unknown player.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from statistics import fmean
from typing import NamedTuple

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

SCALE = 1000.0
START = 1500.0
"""The rating of a player before their first match."""
START_SIGMA = 250.0
"""The standard deviation of the rating before the first match."""
MAX_SURPRISE = 400.0
"""Cap on the distance between a result and the expected one, in standard deviations of a match's
luck: OpenSkill cannot handle chances below e^-709."""
DRIFT_PER_MATCH = 2.5
"""Points by which a player's strength may change from match to match."""


class Rating(NamedTuple):
    """A player's strength: the mean, and its standard deviation."""

    mu: float = START
    sigma: float = START_SIGMA

    @property
    def margin_95(self) -> float:
        """Half the width of the 95% interval."""
        return 2 * self.sigma

    @property
    def lower_bound(self) -> float:
        """The lower end of the 95% interval; leaderboards rank by it, so playing more helps."""
        return self.mu - self.margin_95


FRESH = Rating()


class RatedPlayer(NamedTuple):
    """A person in a finished match."""

    rating: Rating
    side: int
    """Lasting partners share a side; otherwise each person has their own."""
    lead: float
    """The average gain per deal, in spreads."""


def rate(entries: Sequence[RatedPlayer], deals: int) -> tuple[Rating, ...]:
    """Return the ratings after a match of ``deals``; unchanged if only one side has people.

    A house player has no rating: it counts as an unknown player where it completes a side.
    """
    people = Counter(entry.side for entry in entries)
    if len(people) < 2:
        return tuple(entry.rating for entry in entries)
    model = _model(deals, len(people))
    size = max(people.values())
    teams: dict[int, list[BradleyTerryFullRating]] = defaultdict(list)
    for entry in entries:
        teams[entry.side].append(_player(model, entry.rating))
    for players in teams.values():
        players += [_player(model, FRESH) for _ in range(size - len(players))]
    handicaps = _handicaps(entries, teams, MAX_SURPRISE * model.beta)
    for side, players in teams.items():
        players[0].mu -= handicaps[side]
    rated = dict(
        zip(teams, model.rate(list(teams.values()), ranks=[1.0] * len(teams)), strict=True)
    )
    for side, players in rated.items():
        players[0].mu += handicaps[side]
    return tuple(_take_rating(rated[entry.side]) for entry in entries)


def chance(rating: Rating, opponent: Rating, deals: int) -> float:
    """Return the probability that ``rating`` is ahead of ``opponent`` after ``deals`` deals."""
    deviation = math.sqrt(2 * SCALE**2 / deals + rating.sigma**2 + opponent.sigma**2)
    return 0.5 * (1 + math.erf((rating.mu - opponent.mu) / deviation / math.sqrt(2)))


@lru_cache(64)
def _model(deals: int, sides: int) -> BradleyTerryFull:
    """Return a model whose luck shrinks with the deals and grows with the sides."""
    # OpenSkill compares each side with every other as if the comparisons were independent: two
    # sides would learn a third of what four do.
    luck = SCALE * math.sqrt((sides - 1) / 3 / deals)
    return BradleyTerryFull(
        mu=START, sigma=START_SIGMA, beta=luck, tau=DRIFT_PER_MATCH, gamma=_full_learning
    )


def _full_learning(*_: object) -> float:
    """Return 1, so that each match teaches in full: OpenSkill's default would slow down."""
    return 1.0


def _player(model: BradleyTerryFull, rating: Rating) -> BradleyTerryFullRating:
    return model.rating(mu=rating.mu, sigma=rating.sigma)


def _handicaps(
    entries: Sequence[RatedPlayer],
    teams: Mapping[int, Sequence[BradleyTerryFullRating]],
    limit: float,
) -> dict[int, float]:
    """Return how far each side was ahead of the average of all sides, in points.

    Capped so that no side, handicapped, is further than ``limit`` from an unknown player.
    """
    leads_by_side: dict[int, list[float]] = defaultdict(list)
    for entry in entries:
        leads_by_side[entry.side].append(entry.lead)
    mean_leads = {side: fmean(leads) for side, leads in leads_by_side.items()}
    middle = fmean(mean_leads.values())
    handicaps = {side: SCALE * (lead - middle) for side, lead in mean_leads.items()}
    for side, handicap in handicaps.items():
        strength = sum(player.mu - START for player in teams[side])
        if abs(strength - handicap) > limit:
            handicaps[side] = strength - math.copysign(limit, strength - handicap)
    return handicaps


def _take_rating(players: list[BradleyTerryFullRating]) -> Rating:
    """Take the next rating of a side, in the order of its people."""
    first = players.pop(0)
    return Rating(first.mu, first.sigma)
