"""Stored practices: each person has one, the newest."""

from dataclasses import dataclass, field
from typing import NamedTuple

from bot.store.database import Database
from bot.store.errors import MoveTaken
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, reads, writes
from bot.tables.rows.personal import delete_by_table


class PracticeMove(NamedTuple):
    """A move since the position, with the person's ``step`` in which it was made."""

    player: int
    code: str
    step: int

    def __repr__(self) -> str:
        return f"PracticeMove(player={self.player}, step={self.step})"


@dataclass(frozen=True, kw_only=True)
class NewPractice:
    """A practice as it begins."""

    user: int
    table: int | None
    """None: it begins at a puzzle."""
    deal: int | None
    """The deal's number in the table's log."""
    position: int
    """The number of the deal's moves before the position; 0 at a puzzle."""
    puzzle: str = ""
    """The puzzle's key; empty: it begins in a deal."""
    seat: int
    """The player whose seat the person plays."""
    moves: tuple[PracticeMove, ...] = field(default=(), repr=False)

    @property
    def origin(self) -> str:
        """Where it begins, for the log."""
        return f"puzzle {self.puzzle}" if self.puzzle else f"table {self.table}, deal {self.deal}"


@dataclass(frozen=True, kw_only=True)
class StoredPractice(NewPractice):
    """A practice with its id, which is never reused."""

    id: int


INSERT = """
INSERT INTO practices ("user", table_id, deal, position, puzzle, seat) VALUES (?, ?, ?, ?, ?, ?)
RETURNING id
"""

INSERT_MOVE = """
INSERT INTO practice_moves (practice, seq, player, code, step) VALUES (?, ?, ?, ?, ?)
"""

SELECT = 'SELECT "user", table_id, deal, position, puzzle, seat FROM practices WHERE id = ?'

SELECT_MOVES = "SELECT player, code, step FROM practice_moves WHERE practice = ? ORDER BY seq"

COUNT_MOVES = """
SELECT (SELECT count(*) FROM practice_moves WHERE practice = practices.id)
FROM practices WHERE id = ?
"""


def start(db: Database, new: NewPractice) -> int:
    """Insert a practice in place of the person's last one; return its id, which is never reused."""
    db.execute('DELETE FROM practices WHERE "user" = ?', (new.user,))
    row = (new.user, new.table, new.deal, new.position, new.puzzle, new.seat)
    ((number,),) = db.execute(INSERT, row).fetchall()
    _insert(db, number, 0, new.moves)
    return int(number)


def append(db: Database, practice: int, first: int, moves: tuple[PracticeMove, ...]) -> None:
    """Append moves, the first of which has the number ``first``.

    Raises MoveTaken if that is not the next number, or the practice is gone.
    """
    if db.execute(COUNT_MOVES, (practice,)).fetchall() != [(first,)]:
        raise MoveTaken(f"Practice {practice}: move {first} isn't the next one.")
    _insert(db, practice, first, moves)


def load(db: Database, practice: int) -> StoredPractice | None:
    """Return a practice with its moves; None if the person has since begun another one."""
    rows = db.execute(SELECT, (practice,)).fetchall()
    if not rows:
        return None
    user, table, deal, position, puzzle, seat = rows[0]
    moves = tuple(PracticeMove(*row) for row in db.execute(SELECT_MOVES, (practice,)).fetchall())
    return StoredPractice(
        id=practice, user=user, table=table, deal=deal, position=position, puzzle=puzzle,
        seat=seat, moves=moves,
    )  # fmt: skip


def _insert(db: Database, practice: int, first: int, moves: tuple[PracticeMove, ...]) -> None:
    rows = [(practice, seq, *move) for seq, move in enumerate(moves, first)]
    db.executemany(INSERT_MOVE, rows)


class PracticeRows(Rows):
    """The store's calls about practices."""

    start = writes(start)
    append = writes(append)
    load = reads(load)


PERSONAL = PersonalRows(
    export={
        "practice": """
            SELECT table_id AS "table", deal, position, puzzle, seat
            FROM practices WHERE "user" = ?1""",
        "practice_moves": """
            SELECT seq AS number, player, code
            FROM practice_moves JOIN practices ON practices.id = practice WHERE "user" = ?1""",
    },
    forget_person=('DELETE FROM practices WHERE "user" = ?1',),
    forget_server=delete_by_table("practices"),
)
