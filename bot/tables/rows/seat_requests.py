"""Requests to sit in at running matches.

A request goes with the next deal, and all of a table with its end.
"""

from typing import NamedTuple

from bot.games.info import Guest
from bot.store.database import Database
from bot.tables.rows.statements import WAKE


class SeatRequest(NamedTuple):
    """A guest's request for a seat that the house plays."""

    guest: Guest
    declined: bool = False
    """A person at the table has refused, which holds for the match."""


ASK = """
INSERT INTO seat_requests (table_id, person, name, asked_at, declined) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (table_id, person) DO UPDATE SET name = excluded.name, asked_at = excluded.asked_at,
    declined = excluded.declined
"""
DROP = "DELETE FROM seat_requests WHERE table_id = ? AND person = ?"
DROP_ASKED = "DELETE FROM seat_requests WHERE table_id = ? AND declined = 0"
DROP_SEATED = """
DELETE FROM seat_requests
WHERE table_id = ?1 AND person IN (SELECT "user" FROM seats WHERE table_id = ?1)
"""
DROP_ALL = "DELETE FROM seat_requests WHERE table_id = ?"
OF_TABLE = """
SELECT person, name, asked_at, declined FROM seat_requests WHERE table_id = ?
ORDER BY asked_at, person
"""


def ask(db: Database, table: int, request: SeatRequest) -> None:
    """Note a request, or that it was declined, in place of an earlier one of that person."""
    guest = request.guest
    db.execute(ASK, (table, guest.user, guest.name, guest.at, int(request.declined)))
    db.execute(WAKE, (table,))


def drop(db: Database, table: int, person: int) -> None:
    """Delete a person's request, or the no to it."""
    db.execute(DROP, (table, person))


def of_table(db: Database, table: int) -> tuple[SeatRequest, ...]:
    """Return the requests at a table, the oldest first."""
    rows = db.execute(OF_TABLE, (table,)).fetchall()
    return tuple(
        SeatRequest(Guest(person, name, asked_at), bool(declined))
        for person, name, asked_at, declined in rows
    )
