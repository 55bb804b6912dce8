"""Whom servers call to new tables, and when they last did, as it is stored."""

from typing import Literal, NamedTuple

from bot.store.blocked import person_plays
from bot.store.database import Database
from bot.store.personal import PersonalRows, delete_by_guild
from bot.store.rows import Rows, reads, writes

Callees = Literal["nobody", "role", "list"]


class CallSetting(NamedTuple):
    """A server's choice of whom to call."""

    callees: Callees = "nobody"
    role: int = 0
    """0: no role."""


SETTING = "SELECT callees, role FROM calls WHERE guild = ?"
CHOOSE = """
INSERT INTO calls (guild, callees, role, called_at) VALUES (?, ?, ?, 0)
ON CONFLICT (guild) DO UPDATE SET callees = excluded.callees, role = excluded.role
"""
CLEAR_LIST = "DELETE FROM call_lists WHERE guild = ?"
LISTED = "SELECT person FROM call_lists WHERE guild = ? ORDER BY person"
TO_CALL = f"""
SELECT person FROM call_lists WHERE guild = ? AND {person_plays("person")} ORDER BY person
"""  # noqa: S608 - constants only
JOIN = "INSERT INTO call_lists (guild, person) VALUES (?, ?) ON CONFLICT DO NOTHING"
LEAVE = "DELETE FROM call_lists WHERE guild = ? AND person = ?"
CLAIM = """
UPDATE calls SET called_at = ? WHERE guild = ? AND callees <> 'nobody' AND called_at <= ?
"""


def setting(db: Database, guild: int) -> CallSetting:
    """Return whom a server calls."""
    row = db.execute(SETTING, (guild,)).fetchone()
    return CallSetting() if row is None else CallSetting(*row)


def choose(db: Database, guild: int, new: CallSetting) -> None:
    """Record whom a server calls; a list that it no longer keeps is deleted."""
    db.execute(CHOOSE, (guild, new.callees, new.role))
    if new.callees != "list":
        db.execute(CLEAR_LIST, (guild,))


def listed(db: Database, guild: int) -> tuple[int, ...]:
    """Return the people on a server's list."""
    return tuple(person for (person,) in db.execute(LISTED, (guild,)).fetchall())


def to_call(db: Database, guild: int) -> tuple[int, ...]:
    """Return the people on a server's list who are not blocked."""
    return tuple(person for (person,) in db.execute(TO_CALL, (guild,)).fetchall())


def join(db: Database, guild: int, person: int, most: int) -> bool:
    """Put a person on a server's list; return whether they are on it.

    They are not if the server keeps none, or ``most`` others are on it.
    """
    if setting(db, guild).callees != "list":
        return False
    people = listed(db, guild)
    if person not in people and len(people) >= most:
        return False
    db.execute(JOIN, (guild, person))
    return True


def leave(db: Database, guild: int, person: int) -> None:
    """Take a person off a server's list."""
    db.execute(LEAVE, (guild, person))


def claim(db: Database, guild: int, now: int, last: int) -> bool:
    """Record a call of a server, unless its previous one was later than ``last``.

    Return whether it was recorded: only one of several claims is.
    """
    return db.execute(CLAIM, (now, guild, last)).rowcount > 0


class CallRows(Rows):
    """The store's calls about calls to new tables."""

    setting = reads(setting)
    choose = writes(choose)
    listed = reads(listed)
    to_call = reads(to_call)
    join = writes(join)
    leave = writes(leave)
    claim = writes(claim)


PERSONAL = PersonalRows(
    export={"calls": "SELECT guild AS server FROM call_lists WHERE person = ?1"},
    forget_person=("DELETE FROM call_lists WHERE person = ?1",),
    forget_server=delete_by_guild("call_lists", "calls"),
    servers=("SELECT guild FROM calls",),
)
