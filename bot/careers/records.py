"""Sums over people's deals and matches, as plain values.

A ``month`` is a season, as year and month in UTC (202611); 0 is all time. ``company`` is ``people``
if at least two people played, ``house`` if one person played with the house.
"""

import time
from calendar import timegm
from dataclasses import dataclass
from typing import Literal, NamedTuple

from bot.careers.ratings import Rating

Company = Literal["people", "house"]
ALL_TIME = 0

Rated = Literal["yes", "hint", "often", "alone", "partners"]
"""Why a match changed ratings or not: it counted; a player was given a hint; its two people had
used up the matches that count on a day; one person played alone with the house; or all its people
were on one side, which is stored as alone."""


def month_of(at: int) -> int:
    """Return the season of a time.

    >>> month_of(1_700_000_000)
    202311
    """
    date = time.gmtime(at)
    return date.tm_year * 100 + date.tm_mon


def span(month: int) -> tuple[int, int]:
    """Return when a season begins and when the next one does.

    >>> span(202612)[1] - span(202612)[0]
    2678400
    """
    if month == ALL_TIME:
        return 0, 1 << 62
    year, month_number = divmod(month, 100)
    next_month = (year + 1, 1) if month_number == 12 else (year, month_number + 1)
    return timegm((year, month_number, 1, 0, 0, 0)), timegm((*next_month, 1, 0, 0, 0))


@dataclass(frozen=True, kw_only=True)
class CareerQuery:
    """A lookup: a game in a server, in a month, with a number of players."""

    guild: int
    game: str
    month: int = ALL_TIME
    players: int = 0
    """0: any number."""


class Extreme(NamedTuple):
    """A player's best or worst deal."""

    score: int
    table: int
    deal: int
    """The deal's number in the log."""


@dataclass(frozen=True, kw_only=True)
class Sum:
    """A user's totals in a game, with a number of players, in one company."""

    game: str
    players: int
    company: Company
    deals: int
    total: int
    """The sum of the scores."""
    squares: int
    """The sum of the squared scores."""
    declared: int
    """Deals in which the user was the declarer."""
    made: int
    best: Extreme | None
    worst: Extreme | None
    matches: int
    """Finished matches."""
    won: int


class LeaderboardRow(NamedTuple):
    """A line of a leaderboard, over finished matches between people and their deals."""

    line: int
    """Its number in the list; people with equal ratings have different ones."""
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
    """A match that could not be counted when it was played, or some of its deals."""

    table: int
    deals: int
    """The newest deal not counted yet; 0: all are counted."""
    results: bool
    """Whether the match's results are uncounted, too."""
