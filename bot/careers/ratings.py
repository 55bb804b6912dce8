"""Ratings: how well somebody plays compared with others, and how sure that is.

OpenSkill's model, in which each side plays for itself, learns from who was ahead of whom. We also
tell it by how much: each side gets the handicap with which the match would have ended level,
and OpenSkill says what a draw against such opponents teaches. So a point more is always worth
something, and one valat is no proof. Partners who change within a match need no care, as what
counts is what each has in the end; lasting partners are one side.

A rating is in points of which ``SCALE`` are a *spread*: as many game points a deal as the luck of
one deal is worth. ``START`` is the rating of an unknown player.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from statistics import fmean
from typing import NamedTuple

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

SCALE = 1000.0
START, UNSURE = 1500.0, 250.0
"""The belief about somebody before their first match: the rating, and its standard deviation."""
MAX_SURPRISE = 400.0
"""A result this many times a match's luck away from the expected is beyond all doubt, and one
further away teaches no more: OpenSkill cannot handle chances below 1 to e^709."""
DRIFT_PER_MATCH = 2.5
"""Points by which a player may have changed since the match before."""


class Rating(NamedTuple):
    """The belief about a player: the mean, and its standard deviation."""

    mu: float = START
    sigma: float = UNSURE

    @property
    def give_or_take(self) -> float:
        """Half of the interval in which the rating lies nineteen times out of twenty."""
        return 2 * self.sigma

    @property
    def surely(self) -> float:
        """The lower end of that interval; leaderboards rank by it, so playing more helps."""
        return self.mu - self.give_or_take


FRESH = Rating()


class RatedPlayer(NamedTuple):
    """A person in a finished match."""

    rating: Rating
    side: int
    """Lasting partners share one; otherwise each person has their own."""
    lead: float
    """Their average gain a deal, in spreads."""


def rate(entries: Sequence[RatedPlayer], deals: int) -> tuple[Rating, ...]:
    """The ratings after a match of ``deals``; as they were, if only one side has people.

    A house player has no rating: one who completes a side counts as an unknown player.
    """
    people = Counter(entry.side for entry in entries)
    if len(people) < 2:
        return tuple(entry.rating for entry in entries)
    model, size = _model(deals, len(people)), max(people.values())
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
    return tuple(_taken(rated[entry.side]) for entry in entries)


def chance(one: Rating, other: Rating, deals: int) -> float:
    """How likely ``one`` is ahead of ``other`` after a match of ``deals``."""
    doubt = math.sqrt(2 * SCALE**2 / deals + one.sigma**2 + other.sigma**2)
    return 0.5 * (1 + math.erf((one.mu - other.mu) / doubt / math.sqrt(2)))


@lru_cache(64)
def _model(deals: int, sides: int) -> BradleyTerryFull:
    """The longer a match, the less of it is luck; the fewer sides, the less there is to learn of
    each."""
    # OpenSkill compares each side with every other as if the comparisons were independent: two
    # sides would learn a third of what four do.
    luck = SCALE * math.sqrt((sides - 1) / 3 / deals)
    return BradleyTerryFull(mu=START, sigma=UNSURE, beta=luck, tau=DRIFT_PER_MATCH, gamma=_whole)


def _whole(*_: object) -> float:
    """Each match teaches in full: OpenSkill by itself would slow down."""
    return 1.0


def _player(model: BradleyTerryFull, rating: Rating) -> BradleyTerryFullRating:
    return model.rating(mu=rating.mu, sigma=rating.sigma)


def _handicaps(
    entries: Sequence[RatedPlayer],
    teams: Mapping[int, Sequence[BradleyTerryFullRating]],
    most: float,
) -> dict[int, float]:
    """How far each side was ahead of the average of all sides.

    With it no side stands further than ``most`` from where somebody unknown does.
    """
    leads: dict[int, list[float]] = defaultdict(list)
    for entry in entries:
        leads[entry.side].append(entry.lead)
    own = {side: fmean(found) for side, found in leads.items()}
    middle = fmean(own.values())
    found = {side: SCALE * (lead - middle) for side, lead in own.items()}
    for side, handicap in found.items():
        ahead = sum(player.mu - START for player in teams[side])
        if abs(ahead - handicap) > most:
            found[side] = ahead - math.copysign(most, ahead - handicap)
    return found


def _taken(players: list[BradleyTerryFullRating]) -> Rating:
    """The next rating of a side, in the order its people came."""
    first = players.pop(0)
    return Rating(first.mu, first.sigma)
