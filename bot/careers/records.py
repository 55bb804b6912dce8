"""Sums of what people have played, as plain values.

A ``month`` is a season, as year and month in UTC (202611); 0 is all time. ``company`` says whether
at least two people played, or one with the house.
"""

import time
from calendar import timegm
from dataclasses import dataclass
from typing import Literal, NamedTuple

from bot.careers.ratings import Rating

Company = Literal["people", "house"]
ALL_TIME = 0

Rated = Literal["yes", "hint", "often", "alone"]
"""Whether a match changed ratings: it did; somebody was given a hint; its two people had played as
many that day as count; or one person played alone with the house."""


def month_of(at: int) -> int:
    """The season in which a moment lies.

    >>> month_of(1_700_000_000)
    202311
    """
    when = time.gmtime(at)
    return when.tm_year * 100 + when.tm_mon


def span(month: int) -> tuple[int, int]:
    """When a season begins, and when it is over.

    >>> span(202612)[1] - span(202612)[0]
    2678400
    """
    if month == ALL_TIME:
        return 0, 1 << 62
    year, number = divmod(month, 100)
    after = (year + 1, 1) if number == 12 else (year, number + 1)
    return timegm((year, number, 1, 0, 0, 0)), timegm((*after, 1, 0, 0, 0))


@dataclass(frozen=True, kw_only=True)
class CareerQuery:
    """What to look up: a game in a server, in a month, with so many players."""

    guild: int
    game: str
    month: int = ALL_TIME
    players: int = 0
    """0: however many."""


class Extreme(NamedTuple):
    """A deal that stands out: its score, and where to find it."""

    score: int
    table: int
    deal: int
    """Its number in the log."""


@dataclass(frozen=True, kw_only=True)
class Sum:
    """Somebody's record in a game, with so many players, in one company."""

    game: str
    players: int
    company: Company
    deals: int
    total: int
    """The sum of these deals' scores."""
    squares: int
    """The sum of the squares of these scores."""
    declared: int
    """Deals in which they were the declarer."""
    made: int
    best: Extreme | None
    worst: Extreme | None
    matches: int
    """Finished matches."""
    won: int


class LeaderboardRow(NamedTuple):
    """A line of a leaderboard: of finished matches between people, and of their deals."""

    place: int
    user: int
    name: str
    rating: Rating | None
    matches: int
    won: int
    deals: int
    total: int

    @property
    def average(self) -> float:
        """The average score of a deal."""
        return self.total / self.deals if self.deals else 0.0


class Uncounted(NamedTuple):
    """A match, or some deals of it, that could not be counted when it was played."""

    table: int
    deals: int
    """The newest deal not counted yet; 0: all are."""
    results: bool
    """Whether its results are uncounted, too."""
