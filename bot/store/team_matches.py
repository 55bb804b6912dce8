"""Team matches: several teams play the same deals at several tables. Records, and what the store
does with them; ``team_match_sql.py`` has the SQL. Their deals are a contest (``contests.py``)."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol, TypeAlias

from bot.store.contests import NewContest
from bot.store.records import NewTable, StoredTable
from bot.store.tournaments import TournamentStore

TeamMatchState: TypeAlias = Literal["gathering", "playing", "off"]


class Member(NamedTuple):
    """Somebody of a team."""

    person: int
    team: int
    """From 0."""
    place: int | None
    """The order in which a team's people sat down; None: they were asked, and have not."""
    asked: bool
    """The captain named them: nobody else sits in that team."""
    name: str
    """Empty: unknown."""


@dataclass(frozen=True, kw_only=True)
class NewTeamMatch:
    """A team match as it is made."""

    guild: int
    channel: int
    captain: int | None
    """Who made it; None: they have asked to be forgotten."""
    captain_name: str
    variant: str
    players: int
    """At a table."""
    teams: int
    """1: a server's team, which plays another server's."""
    deals: int
    language: str
    created_at: int
    code: str = field(default="", repr=False)
    """With this another server takes it on; empty: none can."""
    members: tuple[Member, ...] = field(default=(), repr=False)


@dataclass(frozen=True, kw_only=True)
class StoredTeamMatch(NewTeamMatch):
    """A team match as it stands."""

    id: int
    state: TeamMatchState
    contest: int | None
    """The number of the contest with its deals, once it is played."""
    rival: int | None = None
    """The other server's match, with the same deals."""


class NewRoundTable(NamedTuple):
    """A table of a round as it begins, without a lobby."""

    table: NewTable
    match: str
    """As it stands before the first deal."""


class TeamMatchStore(TournamentStore, Protocol):
    """The store's calls about team matches, on top of tournaments; ``Store`` says what all calls
    share."""

    async def make_team_match(self, new: NewTeamMatch) -> int:
        """Keep a team match; its number, which is never used again."""
        ...

    async def team_match(self, number: int) -> StoredTeamMatch | None:
        """A team match with its people."""
        ...

    async def team_matches_of(self, guild: int, limit: int = 10) -> tuple[StoredTeamMatch, ...]:
        """Those of a server that were not called off, newest first."""
        ...

    async def take_on(self, code: str, new: NewTeamMatch) -> int | None:
        """Another server takes on a match that waits for one, with its own match of the same game;
        its number. None: no match waits with that code, or it is of the same server."""
        ...

    async def matches_of_round(self, contest: int) -> tuple[StoredTeamMatch, ...]:
        """The match of a round, or both where servers play each other, older first."""
        ...

    async def gathering_of(self, captain: int) -> int:
        """How many of somebody's team matches have not begun."""
        ...

    async def seat_member(self, number: int, member: Member) -> bool:
        """Seat somebody in a team, in place of what was noted of them; their ``place`` is the
        team's next one. Returns whether the match was still gathering."""
        ...

    async def unseat_member(self, number: int, person: int) -> bool:
        """Somebody gets up; whoever was asked stays asked. Returns whether the match was still
        gathering."""
        ...

    async def call_off_team_match(self, number: int) -> bool:
        """Call off a match; returns whether it had not begun."""
        ...

    async def begin_round(
        self, number: int, contest: NewContest, tables: tuple[NewRoundTable, ...]
    ) -> tuple[int, ...]:
        """Begin a match: its deals and tables, all at once; the tables' numbers in order. Empty: it
        has begun, or is off. Raises ChannelTaken."""
        ...

    async def team_matches_to_tell(self) -> tuple[StoredTeamMatch, ...]:
        """Those over whose channel has not been told the outcome."""
        ...

    async def note_team_match_told(self, number: int) -> None:
        """The channel of a match has been told."""
        ...

    async def tables_of_round(self, contest: int) -> tuple[StoredTable, ...]:
        """The tables of a round, in order."""
        ...
