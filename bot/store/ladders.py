"""Ladders of deals of the day: records, and what the store does with them; ``ladder_sql.py`` has
the SQL.

They are sums over tries, worked out anew whenever a try is added: twice does no harm.
"""

from typing import Literal, NamedTuple, Protocol, TypeAlias

Span: TypeAlias = Literal["week", "month", "season"]
EVERYWHERE = 0
"""In place of a home: wherever they were played."""


class Period(NamedTuple):
    """A week, a month or a season, by its days' numbers."""

    span: Span
    begins: int
    ends: int
    """The day after its last one."""


class RankedTry(NamedTuple):
    """A try at a deal that is over, of somebody who may be named."""

    entry: int
    person: int
    home: int
    """The server where it was opened; outside of servers, the channel."""
    name: str
    points: int
    ahead: int | None = None
    """As in ``core.rows.StoredEntry``."""


class Marked(NamedTuple):
    """The result of a try."""

    entry: int
    percent: int | None
    """Beside house players, from 0 to 100; None: there is nobody to compare with."""
    cost: float | None
    """What its decisions cost, in spreads of the game; None: unknown."""


class LadderQuery(NamedTuple):
    """Which ladder is asked for."""

    kind: str
    """Of contests."""
    home: int
    period: Period
    game: str = ""
    """A variant and how many play, separated by a blank; empty: all."""
    days: int = 1
    """How many days somebody must have played to have a place."""


class Rung(NamedTuple):
    """Somebody's place."""

    place: int
    person: int
    name: str
    days: int
    tries: int
    percent: float
    """On average."""


class LadderStore(Protocol):
    """The store's calls about ladders; ``Store`` says what all calls share."""

    async def tries_to_rank(self, contest: int) -> tuple[RankedTry, ...]:
        """A contest's finished tries that count, of people who may be named."""
        ...

    async def rank(
        self,
        kind: str,
        homes: tuple[int, ...],
        one: RankedTry,
        marked: Marked,
        periods: tuple[Period, ...],
    ) -> None:
        """Note a try's result, and work out its person's sums of these homes and periods anew."""
        ...

    async def rungs(
        self, query: LadderQuery, first: int, last: int, person: int
    ) -> tuple[Rung, ...]:
        """Those at some places (from 1), and a person's own."""
        ...

    async def own_rung(self, query: LadderQuery, person: int) -> Rung | None:
        """A person's place; None: they have none."""
        ...
