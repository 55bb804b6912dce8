"""Contests: deals that many play, each alone with the same house. Records, and what the store does
with them; ``contest_sql.py`` has the SQL."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeAlias

from bot.store.records import DealEnd, Move, NewDeal, NewTable, Reach


@dataclass(frozen=True, kw_only=True)
class NewContest:
    """A contest as it is made, before it opens."""

    kind: str
    """The name of its kind (``contests/core/kind.py``)."""
    number: int
    """Of a deal of the day, rated or not: its day; else which challenge, tournament or team
    match."""
    variant: str
    players: int
    options: tuple[tuple[str, str], ...] = ()
    house: str
    """The house that plays in it."""
    opens: int
    closes: int
    secrets: tuple[str, ...] = field(repr=False)
    """What the cards are made of, by deal."""
    ahead: bool = False
    """People with the same deal are compared by points ahead of the others at the table. If not, by
    points: that orders them alike."""


@dataclass(frozen=True, kw_only=True)
class Contest(NewContest):
    """A contest as it stands."""

    id: int
    settled: bool
    """It is over, and the tries left unfinished have been finished."""


class DecisionPoint(NamedTuple):
    """Where a house player answers: a deal of a contest, a player in it, and what they have
    seen."""

    contest: int
    deal: int
    player: int
    seen: str


class EntryMove(NamedTuple):
    """A move of an entry. ``step``: how many the person had made by then, this one included."""

    player: int
    code: str
    step: int

    def __repr__(self) -> str:
        return f"EntryMove(player={self.player}, step={self.step})"


@dataclass(frozen=True, kw_only=True)
class NewEntry:
    """A person's try, as it begins."""

    contest: int
    deal: int
    seat: int
    person: int | None
    """None: they have asked to be forgotten."""
    mark: str = field(repr=False)
    """Who they are: only the deal's secret can tell."""
    name: str
    home: int
    """The server where it was opened; outside of servers, the channel."""
    reach: Reach
    """What the bot can do there."""
    language: str
    late: bool
    """It was opened after the contest, for practice: it counts for nothing."""
    opened_at: int


@dataclass(frozen=True, kw_only=True)
class StoredEntry(NewEntry):
    """A person's try, as it stands."""

    id: int
    finished_at: int | None
    by_house: bool
    """It was left unfinished, and the house has finished it."""
    points: int | None
    ahead: int | None = None
    """How far they were ahead, in twelfths of a point (``contests/core/points_ahead.py``); None:
    it is unfinished, or points alone are compared."""
    found: str | None
    """JSON: the verdict on their decisions; None: nobody has looked yet."""
    table: int | None
    """The table where the deal can be looked at, once the contest is over."""
    moves: tuple[EntryMove, ...] = field(default=(), repr=False)


class Try(NamedTuple):
    """The result of a try."""

    entry: int
    deal: int
    person: int | None
    """None: they have asked to be forgotten."""
    points: int | None
    """None: it is unfinished."""
    by_house: bool
    """It was left unfinished, and the house has finished it."""
    ahead: int | None = None
    """As ``StoredEntry`` has it."""


class TryScore(NamedTuple):
    """The result of a try that counts."""

    entry: int
    points: int
    ahead: int | None


class Finish(NamedTuple):
    """How an entry ends."""

    points: int
    at: int
    by_house: bool = False
    ahead: int | None = None
    """As ``StoredEntry`` has it."""


@dataclass(frozen=True, kw_only=True)
class LaidOpen:
    """A finished try as a table of one deal. The table has no number yet: in the deal it is 0."""

    table: NewTable
    match: str
    """As it stood before the deal."""
    deal: NewDeal
    moves: tuple[Move, ...] = field(repr=False)
    outcome: DealEnd
    found: str | None = None
    """The verdict on the person's decisions, for its analysis."""


class Ghost(NamedTuple):
    """A house player who has played a seat of a deal."""

    contest: int
    deal: int
    seat: int
    level: str
    number: int
    points: int
    line: str
    ahead: int | None = None
    """As ``StoredEntry`` has it."""

    def __repr__(self) -> str:
        return f"Ghost({self.contest}, {self.deal}, {self.seat}, {self.level} {self.number})"


Answers: TypeAlias = Mapping[tuple[int, str], str]
"""The code of the house's move, by player and what they have seen."""


class ContestStore(Protocol):
    """The store's calls about contests; ``Store`` says what all calls share."""

    async def make_contest(self, new: NewContest) -> None:
        """Keep a contest, unless there is one of that kind, number and game."""
        ...

    async def contest(self, number: int) -> Contest | None:
        """A contest."""
        ...

    async def contests(self, kind: str, number: int) -> tuple[Contest, ...]:
        """Those of a kind and number, in all games."""
        ...

    async def contests_to_settle(self, now: int) -> tuple[Contest, ...]:
        """Those over but not settled, oldest first."""
        ...

    async def settle_contest(self, contest: int) -> None:
        """Note that it is settled; entries of forgotten people go."""
        ...

    async def tidy_contests(self, before: int) -> None:
        """Of settled contests that closed before then, delete what can be worked out again: the
        house's answers and the ghosts' lines."""
        ...

    async def keep_answer(self, place: DecisionPoint, code: str) -> str:
        """Keep an answer of the house, unless one is kept; the one that is."""
        ...

    async def answer(self, place: DecisionPoint) -> str | None:
        """What the house has answered; None: nothing is kept."""
        ...

    async def answers(self, contest: int, deal: int) -> Answers:
        """All that the house has answered in a deal."""
        ...

    async def open_entry(self, new: NewEntry) -> StoredEntry:
        """Begin a try, unless the person has begun one there; the one that stands."""
        ...

    async def entry(self, entry: int) -> StoredEntry | None:
        """An entry with its moves."""
        ...

    async def entry_of(self, contest: int, person: int, deal: int = 0) -> int | None:
        """The number of a person's entry at a deal."""
        ...

    async def tries_of(self, contest: int) -> tuple[Try, ...]:
        """The results of all tries that count, by deal."""
        ...

    async def close_contest(self, contest: int, at: int) -> None:
        """Note that a contest is over before its time."""
        ...

    async def open_entries(self, contest: int) -> tuple[int, ...]:
        """The numbers of a contest's unfinished entries, without late ones."""
        ...

    async def append_entry(
        self, entry: int, first: int, moves: tuple[EntryMove, ...], finish: Finish | None = None
    ) -> None:
        """Add moves, the first with this number; with a finish the try ends.

        Raises MoveTaken if it isn't the next one, or the try is over or gone.
        """
        ...

    async def entries_to_judge(self, limit: int = 10) -> tuple[int, ...]:
        """The numbers of finished entries nobody has judged, oldest first."""
        ...

    async def note_found(self, entry: int, found: str) -> None:
        """Keep the verdict on an entry's decisions; the first one stays."""
        ...

    async def lay_open(self, entry: int, opened: "LaidOpen") -> int | None:
        """Make a closed table of an entry's deal, where its person can look at it from now on; its
        number. It counts for no career. A table made before stays. None: its person has been
        forgotten meanwhile."""
        ...

    async def entries_to_lay_open(self, contest: int) -> tuple[int, ...]:
        """The numbers of a contest's finished entries without a table."""
        ...

    async def results_of(self, contest: int, deal: int) -> tuple[TryScore, ...]:
        """The results of the finished tries that count, by number."""
        ...

    async def days_of(self, person: int, kind: str) -> tuple[int, ...]:
        """The numbers of the contests of a kind that a person finished in time, ascending."""
        ...

    async def keep_ghost(self, ghost: Ghost, answers: Mapping[DecisionPoint, str]) -> bool:
        """Keep a ghost and the house's answers it met; returns whether they agree with those kept.

        If not, nothing is kept.
        """
        ...

    async def ghosts(self, contest: int, deal: int, seat: int) -> tuple[Ghost, ...]:
        """The ghosts of a seat."""
        ...
