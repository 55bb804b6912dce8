"""Tries at a closed deal, as the traveller reads them."""

from collections.abc import Mapping
from typing import NamedTuple

from bot.store.database import Database
from bot.store.rows import Rows, reads


class FinishedTry(NamedTuple):
    """A try that its person has finished in time."""

    entry: int
    person: int | None
    name: str
    home: int
    """As ``NewEntry`` has it."""
    points: int
    ahead: int | None
    """As ``StoredEntry`` has it."""
    shared: bool
    """Its person lets everybody in the server look at it."""


TRIES = """
SELECT id, person, name, home, points, ahead,
    EXISTS (SELECT 1 FROM shares WHERE shares.table_id = entries.table_id AND shares.deal = 1)
FROM entries
WHERE contest = ? AND deal = ? AND finished_at IS NOT NULL AND by_house = 0 AND late = 0
ORDER BY id
"""
MOVES = """
SELECT entry, code FROM entries JOIN entry_moves ON entry = id
WHERE contest = ? AND deal = ? AND finished_at IS NOT NULL AND by_house = 0 AND late = 0
ORDER BY entry, seq
"""


def tries(db: Database, contest: int, deal: int) -> tuple[FinishedTry, ...]:
    """Return the tries at a deal that people have finished in time."""
    rows = db.execute(TRIES, (contest, deal)).fetchall()
    return tuple(
        FinishedTry(entry, person, name, home, points, ahead, bool(shared))
        for entry, person, name, home, points, ahead, shared in rows
    )


def moves(db: Database, contest: int, deal: int) -> Mapping[int, tuple[str, ...]]:
    """Return the codes of all moves in these tries, by the number of the try."""
    codes: dict[int, list[str]] = {}
    for entry, code in db.execute(MOVES, (contest, deal)).fetchall():
        codes.setdefault(entry, []).append(code)
    return {entry: tuple(line) for entry, line in codes.items()}


class TravellerRows(Rows):
    """The store's calls about tries at a closed deal."""

    tries = reads(tries)
    moves = reads(moves)
