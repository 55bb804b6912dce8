"""Ladders of deals of the day: records, and what is kept of them; ``ladder_sql.py`` has the SQL.

They are sums over tries, reckoned anew from these whenever one of them is added: twice is as good
as once.
"""

from typing import Literal, NamedTuple, Protocol, TypeAlias

from bot.store.challenges import ChallengeStore

Span: TypeAlias = Literal["week", "month", "season"]
Ranks: TypeAlias = Literal["daily", "rated"]
"""The kinds of contests that have ladders."""
EVERYWHERE = 0
"""In place of a home: wherever rated deals were played."""


class Period(NamedTuple):
    """A week, a month or a season, by the numbers of its days."""

    span: Span
    begins: int
    ends: int
    """The day after its last one."""


class Ranked(NamedTuple):
    """A try of somebody who may be named, at a deal that is over."""

    entry: int
    person: int
    home: int
    """The server, or outside of servers the channel, in which it was opened."""
    name: str
    points: int
    ahead: int | None = None
    """As ``contests.StoredEntry`` has it."""


class Marked(NamedTuple):
    """What a try has come to."""

    entry: int
    percent: int | None
    """Beside house players, from 0 to 100; None: there is nobody to stand beside."""
    cost: float | None
    """What its decisions cost, in spreads of the game; None: that is not known."""


class LadderQuery(NamedTuple):
    """Which ladder is asked for."""

    home: int
    period: Period
    game: str = ""
    """A variant and how many play, parted by a blank; empty: all."""
    days: int = 1
    """On so many days somebody must have played to have a place."""
    kind: Ranks = "daily"


class Rung(NamedTuple):
    """Somebody's place."""

    place: int
    person: int
    name: str
    days: int
    tries: int
    percent: float
    """In the mean."""


class LadderStore(ChallengeStore, Protocol):
    """What is kept of ladders, above contests; ``Store`` says what all calls have in common."""

    async def tries_to_rank(self, contest: int) -> tuple[Ranked, ...]:
        """The finished tries of a contest that count, of people who may be named."""
        ...

    async def rank(
        self, kind: Ranks, one: Ranked, marked: Marked, periods: tuple[Period, ...]
    ) -> None:
        """Note what a try has come to, and reckon its person's sums of these periods anew; of rated
        ones those of all homes, too."""
        ...

    async def rungs(
        self, query: LadderQuery, first: int, last: int, person: int
    ) -> tuple[Rung, ...]:
        """Those at some places (from 1), and a person's own."""
        ...

    async def own_rung(self, query: LadderQuery, person: int) -> Rung | None:
        """A person's place; None: they have none."""
        ...
