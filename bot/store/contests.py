"""Contests: deals that many play alone with the same house. Records, and what is kept of them;
``contest_sql.py`` has the SQL.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol, TypeAlias

from bot.store.records import DealEnd, Move, NewDeal, NewTable, Reach

Kind: TypeAlias = Literal["daily", "rated", "challenge", "tournament", "teams"]


@dataclass(frozen=True, kw_only=True)
class NewContest:
    """A contest as it is made, before it opens."""

    kind: Kind
    number: int
    """Of a deal of the day, a rated one, too: which day it is for; of a challenge, a tournament
    or a team match: which one."""
    variant: str
    players: int
    options: tuple[tuple[str, str], ...] = ()
    house: str
    """Which house plays in it."""
    opens: int
    closes: int
    secrets: tuple[str, ...] = field(repr=False)
    """By deal of what its cards are made."""
    ahead: bool = False
    """Who has played the same deal is compared by points ahead of the others at the table. If not,
    by points: that orders them alike, or an earlier release has made it."""


@dataclass(frozen=True, kw_only=True)
class Contest(NewContest):
    """A contest as it stands."""

    id: int
    settled: bool
    """It is over, and what people had left unfinished has been finished."""


class Place(NamedTuple):
    """Where a house player answers: a deal of a contest, a player of it and what they have seen."""

    contest: int
    deal: int
    player: int
    seen: str


class EntryMove(NamedTuple):
    """A move of an entry. ``step``: how many the person had made by then, this one too."""

    player: int
    code: str
    step: int

    def __repr__(self) -> str:
        return f"EntryMove(player={self.player}, step={self.step})"


@dataclass(frozen=True, kw_only=True)
class NewEntry:
    """One try of a person, as it begins."""

    contest: int
    deal: int
    seat: int
    person: int | None
    """None: they have asked to be forgotten."""
    mark: str = field(repr=False)
    """Who they are, as only the secret of the deal tells."""
    name: str
    home: int
    """The server, or outside of servers the channel, in which it was opened."""
    reach: Reach
    """What the bot can do there."""
    language: str
    late: bool
    """It was opened when the contest was over, for practice: it counts for nothing."""
    opened_at: int


@dataclass(frozen=True, kw_only=True)
class StoredEntry(NewEntry):
    """One try of a person, as it stands."""

    id: int
    finished_at: int | None
    by_house: bool
    """It was left unfinished, and the house has finished it."""
    points: int | None
    ahead: int | None = None
    """How far they were ahead, in twelfths of a point (``bot/tables/points_ahead.py``); None: it is
    not finished, or points alone are compared."""
    found: str | None
    """JSON: what is said of their decisions; None: nobody has looked at them yet."""
    table: int | None
    """The table at which the deal can be looked at, once the contest is over."""
    moves: tuple[EntryMove, ...] = field(default=(), repr=False)


class Try(NamedTuple):
    """What has come of a try."""

    entry: int
    deal: int
    person: int | None
    """None: they have asked to be forgotten."""
    points: int | None
    """None: it is not finished."""
    by_house: bool
    """It was left unfinished, and the house has finished it."""
    ahead: int | None = None
    """As ``StoredEntry`` has it."""


class Result(NamedTuple):
    """What a try that counts has come to."""

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
    """A finished try as a table of one deal. The table's number is not known yet: in the deal it
    is 0."""

    table: NewTable
    match: str
    """As it stood before the deal."""
    deal: NewDeal
    moves: tuple[Move, ...] = field(repr=False)
    outcome: DealEnd
    found: str | None = None
    """What was said of the person's decisions, for its analysis."""


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
"""By player and what they have seen the code of the move that the house has made there."""


class ContestStore(Protocol):
    """What is kept of contests; ``Store`` says what all calls have in common."""

    async def make_contest(self, new: NewContest) -> None:
        """Keep a contest, unless there is one of that kind, number and game."""
        ...

    async def contest(self, number: int) -> Contest | None:
        """A contest."""
        ...

    async def contests(self, kind: Kind, number: int) -> tuple[Contest, ...]:
        """Those of a kind and number, of all games."""
        ...

    async def contests_to_settle(self, now: int) -> tuple[Contest, ...]:
        """Those that are over and not settled yet, the oldest first."""
        ...

    async def settle_contest(self, contest: int) -> None:
        """Note that it is settled; entries of people who are forgotten go."""
        ...

    async def tidy_contests(self, before: int) -> None:
        """Of settled contests that closed before then let go of what can be found anew: answers of
        the house, and lines of ghosts."""
        ...

    async def keep_answer(self, place: Place, code: str) -> str:
        """Keep an answer of the house, unless one is kept; the one that is."""
        ...

    async def answer(self, place: Place) -> str | None:
        """What the house has answered; None: nothing is kept."""
        ...

    async def answers(self, contest: int, deal: int) -> Answers:
        """All that the house has answered in a deal."""
        ...

    async def open_entry(self, new: NewEntry) -> StoredEntry:
        """Begin a try, unless the same person has begun one there; the one that stands."""
        ...

    async def entry(self, entry: int) -> StoredEntry | None:
        """An entry with its moves."""
        ...

    async def entry_of(self, contest: int, person: int, deal: int = 0) -> int | None:
        """The number of a person's entry at a deal."""
        ...

    async def tries_of(self, contest: int) -> tuple[Try, ...]:
        """What has come of all tries that count, by deal."""
        ...

    async def close_contest(self, contest: int, at: int) -> None:
        """Note that a contest is over, sooner than it would have been."""
        ...

    async def open_entries(self, contest: int) -> tuple[int, ...]:
        """The numbers of the entries of a contest that are not finished, late ones left out."""
        ...

    async def append_entry(
        self, entry: int, first: int, moves: tuple[EntryMove, ...], finish: Finish | None = None
    ) -> None:
        """Add moves, the first of which has this number; with a finish the try ends.

        Raises MoveTaken if it isn't the next one, or the try is over or there no more.
        """
        ...

    async def entries_to_judge(self, limit: int = 10) -> tuple[int, ...]:
        """The numbers of finished entries whose decisions nobody has judged, the oldest first."""
        ...

    async def note_found(self, entry: int, found: str) -> None:
        """Keep what is said of the decisions of an entry; what was said first stays."""
        ...

    async def lay_open(self, entry: int, opened: "LaidOpen") -> int | None:
        """Make a closed table of one deal of an entry, at which its person can look at it from now
        on; its number. Nothing of it counts for careers. One that was made before stays. None:
        its person has asked to be forgotten meanwhile."""
        ...

    async def entries_to_lay_open(self, contest: int) -> tuple[int, ...]:
        """The numbers of finished entries of a contest that have no table yet."""
        ...

    async def results_of(self, contest: int, deal: int) -> tuple[Result, ...]:
        """What the tries that are finished and count have come to, by their numbers."""
        ...

    async def days_of(self, person: int, kind: Kind) -> tuple[int, ...]:
        """The numbers of the contests of a kind that a person has finished in time, ascending."""
        ...

    async def keep_ghost(self, ghost: Ghost, answers: Mapping[Place, str]) -> bool:
        """Keep a ghost with answers of the house that it has met; whether those are what is kept.

        If not nothing is kept.
        """
        ...

    async def ghosts(self, contest: int, deal: int, seat: int) -> tuple[Ghost, ...]:
        """The ghosts of a seat."""
        ...
