"""Team matches as they are stored: teams play the same deals, which are a contest, at tables."""

import json
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple, TypeAlias

from bot.contests.core import rows as contest_rows
from bot.contests.core.rows import NewContest
from bot.store.blocked import server_plays
from bot.store.database import Database
from bot.store.personal import PersonalRows, delete_by_guild, select_guilds
from bot.store.rows import Rows, reads, writes
from bot.tables.model.records import NewTable
from bot.tables.rows import writing

TeamMatchState: TypeAlias = Literal["gathering", "playing", "off"]


class Member(NamedTuple):
    """A person of a team."""

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
    """The captain; None: the user has asked to be forgotten."""
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

    @property
    def number(self) -> int:
        """The number that people read, and that of its deals: two servers share it."""
        return min(self.id, self.rival or self.id)


class NewRoundTable(NamedTuple):
    """A table of a round as it begins, without a lobby."""

    table: NewTable
    match: str
    """As it stands before the first deal."""


INSERT = """
INSERT INTO team_matches
    (guild, channel, captain, captain_name, variant, players, teams, deals, language, created_at,
    code, state)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'gathering') RETURNING id
"""
SELECT = """
SELECT id, guild, channel, captain, captain_name, variant, players, teams, deals, language,
    created_at, code, state, contest, rival
FROM team_matches
"""
COLUMNS = (
    *("id guild channel captain captain_name variant players teams deals language".split()),
    *("created_at code state contest rival".split()),
)
ONE = "WHERE id = ?"
OF_SERVER = "WHERE guild = ? AND state <> 'off' ORDER BY id DESC LIMIT ?"
OF_CODE = "WHERE code = ? AND code <> '' AND guild <> ? AND state = 'gathering'"
OF_ROUND = "WHERE contest = ? ORDER BY id"
TO_TELL = f"""
WHERE told = 0 AND contest IS NOT NULL AND {server_plays("guild")}
    AND EXISTS (
        SELECT 1 FROM contests WHERE contests.id = contest AND kind = 'teams' AND settled = 1)
ORDER BY id
"""  # noqa: S608 - constants only
NOTE_TOLD = "UPDATE team_matches SET told = 1 WHERE id = ?"
TAKE_ON = "UPDATE team_matches SET rival = ?, code = '' WHERE id = ?"
SELECT_ROUND = "SELECT id FROM contests WHERE kind = 'teams' AND number = ? AND settled = 0"
GATHERING_OF = "SELECT count(*) FROM team_matches WHERE captain = ? AND state = 'gathering'"
IS_GATHERING = "SELECT 1 FROM team_matches WHERE id = ? AND state = 'gathering'"
SELECT_MEMBERS = """
SELECT match_id, person, team, place, asked, name FROM team_members
WHERE match_id IN (SELECT value FROM json_each(?)) ORDER BY team, place IS NULL, place, person
"""
INSERT_MEMBER = """
INSERT INTO team_members (match_id, person, team, place, asked, name) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (match_id, person) DO UPDATE SET team = excluded.team, place = excluded.place,
    name = excluded.name
"""
NEXT_PLACE = """
SELECT coalesce(max(place) + 1, 0) FROM team_members
WHERE match_id = ? AND team = ? AND person <> ?
"""
GET_UP = "UPDATE team_members SET place = NULL WHERE match_id = ? AND person = ? AND asked = 1"
LEAVE = "DELETE FROM team_members WHERE match_id = ? AND person = ? AND asked = 0"
CALL_OFF = "UPDATE team_matches SET state = 'off' WHERE id = ?"
ROUND_IS_OVER = """
UPDATE contests SET settled = CASE WHEN EXISTS (
        SELECT 1 FROM tables WHERE contest = contests.id AND state IN ('lobby', 'playing')
    ) OR EXISTS (
        SELECT 1 FROM team_matches AS one WHERE one.contest = contests.id AND EXISTS (
            SELECT 1 FROM team_matches AS other
            WHERE other.id = one.rival AND other.state = 'gathering')
    ) THEN settled ELSE 1 END WHERE id = (SELECT contest FROM tables WHERE id = ?)
"""
"""Always writes the row, even unchanged: so of two processes at once, one is retried."""
PLAY = "UPDATE team_matches SET state = 'playing', contest = ? WHERE id = ?"


def make(db: Database, new: NewTeamMatch) -> int:
    """Keep a team match; return its number, which is never used again."""
    values = [getattr(new, name) for name in COLUMNS[1:-3]]
    ((number,),) = db.execute(INSERT, values).fetchall()
    for member in new.members:
        _note(db, number, member)
    return int(number)


def _note(db: Database, match_id: int, member: Member) -> None:
    person, team, place, asked, name = member
    db.execute(INSERT_MEMBER, (match_id, person, team, place, int(asked), name))


def _load(db: Database, where: str, *values: object) -> tuple[StoredTeamMatch, ...]:
    rows = db.execute(SELECT + where, values).fetchall()
    members: dict[int, tuple[Member, ...]] = {row[0]: () for row in rows}
    if rows:
        member_rows = db.execute(SELECT_MEMBERS, (json.dumps([*members]),)).fetchall()
        for match, person, team, place, asked, name in member_rows:
            members[match] += (Member(person, team, place, bool(asked), name),)
    return tuple(
        StoredTeamMatch(**dict(zip(COLUMNS, row, strict=True)), members=members[row[0]])
        for row in rows
    )


def find(db: Database, match_id: int) -> StoredTeamMatch | None:
    """Return a team match with its people."""
    matches = _load(db, ONE, match_id)
    return matches[0] if matches else None


def of_server(db: Database, guild: int, limit: int = 10) -> tuple[StoredTeamMatch, ...]:
    """Return the matches of a server that were not called off, newest first."""
    return _load(db, OF_SERVER, guild, limit)


def of_round(db: Database, contest: int) -> tuple[StoredTeamMatch, ...]:
    """Return the match of a round, or both where servers play each other, older first."""
    return _load(db, OF_ROUND, contest)


def to_tell(db: Database) -> tuple[StoredTeamMatch, ...]:
    """Return the matches that are over whose channel is to be told the outcome."""
    return _load(db, TO_TELL)


def take_on(db: Database, code: str, new: NewTeamMatch) -> int | None:
    """Take on another server's match, with an own match of the same game; return its number.

    None: no match waits with that code, or it is of the same server.
    """
    matches = _load(db, OF_CODE, code, new.guild)
    if not matches:
        return None
    (asked,) = matches
    same = {name: getattr(asked, name) for name in ("variant", "players", "teams", "deals")}
    number = make(db, replace(new, **same, code=""))
    db.execute(TAKE_ON, (number, asked.id))
    db.execute(TAKE_ON, (asked.id, number))
    return number


def note_told(db: Database, match_id: int) -> None:
    """Record that the channel of a match has been told."""
    db.execute(NOTE_TOLD, (match_id,))


def count_gathering_of(db: Database, captain: int) -> int:
    """Return how many of a captain's team matches have not begun."""
    return int(db.execute(GATHERING_OF, (captain,)).fetchall()[0][0])


def _gathers(db: Database, match_id: int) -> bool:
    return db.execute(IS_GATHERING, (match_id,)).fetchone() is not None


def seat(db: Database, match_id: int, member: Member) -> bool:
    """Seat a person in a team, and return whether the match was still gathering.

    The seat takes the place of what was noted of them; their ``place`` is the team's next one.
    """
    if not _gathers(db, match_id):
        return False
    at = match_id, member.team, member.person
    ((place,),) = db.execute(NEXT_PLACE, at).fetchall()
    _note(db, match_id, member._replace(place=int(place)))
    return True


def unseat(db: Database, match_id: int, person: int) -> bool:
    """Take a person's seat away; whoever was asked stays asked.

    Return whether the match was still gathering.
    """
    if not _gathers(db, match_id):
        return False
    for statement in (GET_UP, LEAVE):
        db.execute(statement, (match_id, person))
    return True


def end_round(db: Database, table: int) -> None:
    """A table is closed: its round is over if no other one is open, nor is to be opened."""
    db.execute(ROUND_IS_OVER, (table,))


def call_off(db: Database, match_id: int) -> bool:
    """Call off a match; return whether it had not begun."""
    gathers = _gathers(db, match_id)
    if gathers:
        db.execute(CALL_OFF, (match_id,))
    return gathers


def begin(
    db: Database, match_id: int, contest: NewContest, tables: tuple[NewRoundTable, ...]
) -> tuple[int, ...]:
    """Begin a match: its deals and tables, all at once; return the tables' numbers in order.

    Empty: it has begun, or is off. Raises ChannelTaken.
    """
    if not _gathers(db, match_id):
        return ()
    made, numbers = contest_rows.make(db, contest), []
    if made is None:  # the other server began first
        begun = db.execute(SELECT_ROUND, (contest.number,)).fetchall()
        if not begun:
            return ()
        ((made,),) = begun
    for row in tables:
        table = writing.create_table(db, replace(row.table, contest=made))
        writing.start_match(db, table, row.table.seats, row.match)
        numbers.append(table)
    db.execute(PLAY, (made, match_id))
    return tuple(numbers)


class TeamMatchRows(Rows):
    """The store's calls about team matches."""

    make = writes(make)
    find = reads(find)
    of_server = reads(of_server)
    take_on = writes(take_on)
    of_round = reads(of_round)
    count_gathering_of = reads(count_gathering_of)
    seat = writes(seat)
    unseat = writes(unseat)
    call_off = writes(call_off)
    begin = writes(begin)
    to_tell = reads(to_tell)
    note_told = writes(note_told)


PERSONAL = PersonalRows(
    export={
        "team_matches": """
            SELECT match_id AS team_match, guild AS server, team, place, asked, name
            FROM team_members JOIN team_matches ON team_matches.id = match_id
            WHERE person = ?1""",
        "team_matches_made": """
            SELECT id AS team_match, guild AS server, channel, variant AS game, players, teams,
                deals, created_at, state
            FROM team_matches WHERE captain = ?1""",
    },
    forget_person=(
        "DELETE FROM team_members WHERE person = ?1",
        "UPDATE team_matches SET captain = NULL, captain_name = '' WHERE captain = ?1",
    ),
    forget_server=(
        """DELETE FROM team_members
            WHERE match_id IN (SELECT id FROM team_matches WHERE guild = ?1)""",
        """UPDATE team_matches SET rival = NULL
            WHERE rival IN (SELECT id FROM team_matches WHERE guild = ?1)""",
        *delete_by_guild("team_matches"),
        """UPDATE contests SET settled = 1
            WHERE id IN (SELECT contest FROM tables WHERE guild = ?1 AND contest IS NOT NULL)""",
    ),
    servers=(select_guilds("team_matches", "guild"),),
)
