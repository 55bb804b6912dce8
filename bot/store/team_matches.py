"""Team matches: several teams play the same deals at several tables. Records, and what is kept of
them; ``team_match_sql.py`` has the SQL. Their deals are a contest (``contests.py``).
"""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol, TypeAlias

from bot.store.contests import NewContest
from bot.store.records import NewTable, StoredTable
from bot.store.tokens import TokenStore

TeamMatchState: TypeAlias = Literal["gathering", "playing", "off"]


class Member(NamedTuple):
    """Somebody of a team."""

    person: int
    team: int
    """From 0."""
    place: int | None
    """In which order people of a team have sat down; None: they were asked, and have not."""
    asked: bool
    """The captain has named them: nobody else sits in that team."""
    name: str
    """Empty: it is not known."""


@dataclass(frozen=True, kw_only=True)
class NewTeamMatch:
    """A team match as it is made."""

    guild: int
    channel: int
    captain: int | None
    """Who has made it; None: they have asked to be forgotten."""
    captain_name: str
    variant: str
    players: int
    """At a table."""
    teams: int
    """1: the team of a server, which plays that of another one."""
    deals: int
    language: str
    created_at: int
    code: str = field(default="", repr=False)
    """By which another server takes it on; empty: nobody can."""
    members: tuple[Member, ...] = field(default=(), repr=False)


@dataclass(frozen=True, kw_only=True)
class StoredTeamMatch(NewTeamMatch):
    """A team match as it stands."""

    id: int
    state: TeamMatchState
    contest: int | None
    """The number of its deals, once it is played."""
    rival: int | None = None
    """The match of the other server, in which the same deals are played."""


class NewRoundTable(NamedTuple):
    """A table of a round as it begins: without a lobby."""

    table: NewTable
    match: str
    """As it stands before the first deal."""


class TeamMatchStore(TokenStore, Protocol):
    """What is kept of team matches, above tokens; ``Store`` says what all calls have in
    common."""

    async def make_team_match(self, new: NewTeamMatch) -> int:
        """Keep a team match; its number, which is never used again."""
        ...

    async def team_match(self, number: int) -> StoredTeamMatch | None:
        """A team match with its people."""
        ...

    async def team_matches_of(self, guild: int, limit: int = 10) -> tuple[StoredTeamMatch, ...]:
        """Those of a server that are not called off, the newest first."""
        ...

    async def take_on(self, code: str, new: NewTeamMatch) -> int | None:
        """Another server takes a match on that waits for one, with a match of its own of the same
        game; its number. None: there is none of that code, or it is of the same server."""
        ...

    async def matches_of_round(self, contest: int) -> tuple[StoredTeamMatch, ...]:
        """The match of a round, or both where servers play each other, the older first."""
        ...

    async def gathering_of(self, captain: int) -> int:
        """How many of somebody's team matches have not begun."""
        ...

    async def seat_member(self, number: int, member: Member) -> bool:
        """Somebody sits in a team, in place of what was noted of them; whether that could still be
        done. Their ``place`` is the next one of the team."""
        ...

    async def unseat_member(self, number: int, person: int) -> bool:
        """Somebody gets up; who was asked stays asked. Whether that could still be done."""
        ...

    async def call_off_team_match(self, number: int) -> bool:
        """A match is not played; whether it had not begun."""
        ...

    async def begin_round(
        self, number: int, contest: NewContest, tables: tuple[NewRoundTable, ...]
    ) -> tuple[int, ...]:
        """A match is played: its deals, and its tables, all at once; their numbers in order. None:
        it is played already, or is off. Raises ChannelTaken."""
        ...

    async def team_matches_to_tell(self) -> tuple[StoredTeamMatch, ...]:
        """Those that are over, and whose channel has not been told what has come of them."""
        ...

    async def note_team_match_told(self, number: int) -> None:
        """The channel of a match has been told."""
        ...

    async def tables_of_round(self, contest: int) -> tuple[StoredTable, ...]:
        """The tables of a round, in order."""
        ...
