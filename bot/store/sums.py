"""What people have played, summed up: plain values, and what a store can be asked about them.

A ``month`` is a season, as year and month in UTC (202611); 0 stands for all there is. ``company``
says whether at least two people played, or one with the house.
"""

import time
from calendar import timegm
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from bot.ratings import Rating
from bot.store.rated import Rated
from bot.store.records import DealPlayed, Result

Company = Literal["people", "house"]
ALL_TIME = 0


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
    """What is asked for: a game in a server, in a month, with so many players."""

    guild: int
    game: str
    month: int = ALL_TIME
    players: int = 0
    """0: however many."""


class Extreme(NamedTuple):
    """A deal that stands out: its score, and where it is found."""

    score: int
    table: int
    deal: int
    """Its number in the log."""


@dataclass(frozen=True, kw_only=True)
class Sum:
    """What somebody has played of a game, with so many players, in one company."""

    game: str
    players: int
    company: Company
    deals: int
    total: int
    """The scores of these deals, summed up."""
    squares: int
    """The squares of these scores, summed up."""
    declared: int
    """Deals in which they were the declarer."""
    made: int
    best: Extreme | None
    worst: Extreme | None
    matches: int
    """Matches that have ended."""
    won: int


class Standing(NamedTuple):
    """A line of a leaderboard: of matches between people that have ended, and of their deals."""

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
        """The score of a deal in the mean."""
        return self.total / self.deals if self.deals else 0.0


class Uncounted(NamedTuple):
    """A match that could not be summed up when it was played, or some deals of it."""

    table: int
    deals: int
    """The newest deal that is not counted yet; 0: all are."""
    results: bool
    """Whether its results are not counted either."""


class CareerStore(Protocol):
    """What is asked about careers; ``Store`` says what all calls have in common."""

    async def standings(
        self, asked: CareerQuery, first: int, last: int, user: int
    ) -> tuple[int, tuple[Standing, ...]]:
        """How many are ranked; of these the places from first to last, and a user's own.

        Whoever has ended a match with other people is ranked, by what their rating surely is.
        """
        ...

    async def rating(self, asked: CareerQuery, user: int) -> Rating | None:
        """How well somebody plays a game; None: they have not ended a match with others."""
        ...

    async def sums(self, user: int, guild: int, month: int) -> tuple[Sum, ...]:
        """All that somebody has played in a server in a month (0: ever)."""
        ...

    async def course(
        self, asked: CareerQuery, user: int, most: int
    ) -> tuple[tuple[int, Company], ...]:
        """The scores of the newest deals that somebody has played, the oldest first."""
        ...

    async def months(self, guild: int, game: str) -> tuple[int, ...]:
        """The seasons in which a game was played in a server, the newest first."""
        ...

    async def name_of(self, guild: int, user: int) -> str | None:
        """The name under which somebody was last seen at a table of a server; None: never."""
        ...

    async def uncounted(self, after: int = 0) -> Uncounted | None:
        """The oldest match that is not counted yet, of the tables after one."""
        ...

    async def results(self, table: int) -> tuple[int, tuple[Result, ...]]:
        """When a match ended, and what it brought its people, without games, sides and leads."""
        ...

    async def rated(self, table: int) -> Rated | None:
        """Whether a match has changed ratings, or why not; None: that is not known (yet)."""
        ...

    async def catch_up(
        self, left: Uncounted, deals: tuple[DealPlayed, ...], at: int, results: tuple[Result, ...]
    ) -> None:
        """Count what was left of a match, once however often it is called.

        If more has been left since it was read nothing is counted: it is on the list again.
        """
        ...
