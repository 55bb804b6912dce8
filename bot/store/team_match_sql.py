"""Team matches in SQL that both databases understand: functions for one transaction each."""

import json
from dataclasses import replace

from bot.store import changes, contest_sql
from bot.store.contests import NewContest
from bot.store.database import Database
from bot.store.team_matches import Member, NewRoundTable, NewTeamMatch, StoredTeamMatch

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
OF_GUILD = "WHERE guild = ? AND state <> 'off' ORDER BY id DESC LIMIT ?"
OF_CODE = "WHERE code = ? AND code <> '' AND guild <> ? AND state = 'gathering'"
OF_ROUND = "WHERE contest = ? ORDER BY id"
TO_TELL = """
WHERE told = 0 AND contest IS NOT NULL
    AND EXISTS (
        SELECT 1 FROM contests WHERE contests.id = contest AND kind = 'teams' AND settled = 1)
ORDER BY id
"""
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
PLAY = "UPDATE team_matches SET state = 'playing', contest = ? WHERE id = ?"


def make(db: Database, new: NewTeamMatch) -> int:
    """Keep a team match; its number."""
    values = [getattr(new, name) for name in COLUMNS[1:-3]]
    ((number,),) = db.execute(INSERT, values).fetchall()
    for member in new.members:
        _note(db, number, member)
    return int(number)


def _note(db: Database, number: int, member: Member) -> None:
    person, team, place, asked, name = member
    db.execute(INSERT_MEMBER, (number, person, team, place, int(asked), name))


def load(db: Database, where: str, *values: object) -> tuple[StoredTeamMatch, ...]:
    """The team matches that meet a condition."""
    rows = db.execute(SELECT + where, values).fetchall()
    members: dict[int, tuple[Member, ...]] = {row[0]: () for row in rows}
    if rows:
        found = db.execute(SELECT_MEMBERS, (json.dumps([*members]),)).fetchall()
        for match, person, team, place, asked, name in found:
            members[match] += (Member(person, team, place, bool(asked), name),)
    return tuple(
        StoredTeamMatch(**dict(zip(COLUMNS, row, strict=True)), members=members[row[0]])
        for row in rows
    )


def take_on(db: Database, code: str, new: NewTeamMatch) -> int | None:
    """Another server takes a match on."""
    found = load(db, OF_CODE, code, new.guild)
    if not found:
        return None
    (asked,) = found
    same = {name: getattr(asked, name) for name in ("variant", "players", "teams", "deals")}
    number = make(db, replace(new, **same, code=""))
    db.execute(TAKE_ON, (number, asked.id))
    db.execute(TAKE_ON, (asked.id, number))
    return number


def note_told(db: Database, number: int) -> None:
    """Its channel has been told."""
    db.execute(NOTE_TOLD, (number,))


def gathering_of(db: Database, captain: int) -> int:
    """How many of somebody's have not begun."""
    return int(db.execute(GATHERING_OF, (captain,)).fetchall()[0][0])


def _gathers(db: Database, number: int) -> bool:
    return db.execute(IS_GATHERING, (number,)).fetchone() is not None


def seat(db: Database, number: int, member: Member) -> bool:
    """Somebody sits in a team."""
    if not _gathers(db, number):
        return False
    at = number, member.team, member.person
    ((place,),) = db.execute(NEXT_PLACE, at).fetchall()
    _note(db, number, member._replace(place=int(place)))
    return True


def unseat(db: Database, number: int, person: int) -> bool:
    """Somebody gets up."""
    if not _gathers(db, number):
        return False
    for statement in (GET_UP, LEAVE):
        db.execute(statement, (number, person))
    return True


def call_off(db: Database, number: int) -> bool:
    """Call it off."""
    there = _gathers(db, number)
    if there:
        db.execute(CALL_OFF, (number,))
    return there


def begin(
    db: Database, number: int, contest: NewContest, tables: tuple[NewRoundTable, ...]
) -> tuple[int, ...]:
    """Begin it: deals and tables."""
    if not _gathers(db, number):
        return ()
    made, numbers = contest_sql.make(db, contest), []
    if made is None:  # the other server began first
        begun = db.execute(SELECT_ROUND, (contest.number,)).fetchall()
        if not begun:
            return ()
        ((made,),) = begun
    for one in tables:
        table = changes.create_table(db, replace(one.table, contest=made))
        changes.start_match(db, table, one.table.seats, one.match)
        numbers.append(table)
    db.execute(PLAY, (made, number))
    return tuple(numbers)
