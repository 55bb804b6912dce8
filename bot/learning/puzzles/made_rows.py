"""Puzzles that this bot has made itself, as they are stored."""

from typing import NamedTuple

from bot.store.database import Database
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, reads, writes
from bot.tables.rows.personal import delete_by_table


class MadePuzzle(NamedTuple):
    """A puzzle that was made here."""

    key: str
    game: str
    """The name of the form."""
    text: str
    """The puzzle, as ``search.puzzles.puzzle`` writes it."""
    table: int | None
    """The table whose deal it is of; None: the house played it."""
    is_shared: bool
    """Whether everybody may be given it; else only the person whose mistake it is."""


class PlayedDeal(NamedTuple):
    """A finished deal that a person played at a table."""

    table: int
    deal: int
    is_among_people: bool
    """Whether others than the house played in it: then it is dealt to nobody else."""


KEEP = """
INSERT INTO made_puzzles (puzzle, game, text, table_id, is_shared) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (puzzle) DO UPDATE SET text = excluded.text
"""
NOTE_MISTAKE = """
INSERT INTO puzzle_mistakes ("user", puzzle) VALUES (?, ?) ON CONFLICT DO NOTHING
"""
SHARED = "SELECT text FROM made_puzzles WHERE game = ? AND is_shared = 1 ORDER BY puzzle"
TEXT = "SELECT text FROM made_puzzles WHERE puzzle = ?"
MISTAKES = """
SELECT text FROM puzzle_mistakes JOIN made_puzzles ON made_puzzles.puzzle = puzzle_mistakes.puzzle
WHERE puzzle_mistakes."user" = ? AND game = ? ORDER BY puzzle_mistakes.puzzle
"""
NEXT_DEAL = """
SELECT table_id, deal, company = 'people' FROM played
WHERE "user" = ?1 AND NOT EXISTS (
    SELECT 1 FROM puzzle_sources
    WHERE puzzle_sources."user" = ?1 AND puzzle_sources.table_id = played.table_id
        AND puzzle_sources.deal = played.deal)
ORDER BY at DESC, table_id DESC, deal DESC LIMIT 1
"""
NOTE_SOURCE = """
INSERT INTO puzzle_sources ("user", table_id, deal) SELECT ?1, ?2, ?3
WHERE EXISTS (SELECT 1 FROM played WHERE "user" = ?1 AND table_id = ?2 AND deal = ?3)
ON CONFLICT DO NOTHING
"""
PLAYED = 'SELECT 1 FROM played WHERE "user" = ? AND table_id = ? LIMIT 1'
HOUSE_DEALS = "SELECT deals FROM puzzle_house_deals WHERE game = ?"
NOTE_HOUSE_DEALS = """
INSERT INTO puzzle_house_deals (game, deals) VALUES (?, ?)
ON CONFLICT (game) DO UPDATE SET deals = excluded.deals
"""


def keep(db: Database, made: MadePuzzle, user: int | None) -> None:
    """Store a puzzle; ``user``: the person whose mistake it was; None: the house's.

    A person who was forgotten while it was made is not named, and a puzzle for them alone is not
    stored.
    """
    is_forgotten = _is_forgotten(db, user, made.table)
    if is_forgotten and not made.is_shared:
        return
    db.execute(KEEP, (made.key, made.game, made.text, made.table, int(made.is_shared)))
    if user is not None and not is_forgotten:
        db.execute(NOTE_MISTAKE, (user, made.key))


def _is_forgotten(db: Database, user: int | None, table: int | None) -> bool:
    """Return whether a person has no deal left at the table at which they made a mistake."""
    if user is None or table is None:
        return False
    return db.execute(PLAYED, (user, table)).fetchone() is None


def shared(db: Database, game: str) -> tuple[str, ...]:
    """Return the puzzles of a game that everybody may be given, as text."""
    return tuple(text for (text,) in db.execute(SHARED, (game,)).fetchall())


def text(db: Database, puzzle: str) -> str:
    """Return a puzzle as text; empty: it was not made here."""
    row = db.execute(TEXT, (puzzle,)).fetchone()
    return "" if row is None else str(row[0])


def mistakes(db: Database, user: int, game: str) -> tuple[str, ...]:
    """Return the puzzles of a person's mistakes in a game, as text."""
    return tuple(text for (text,) in db.execute(MISTAKES, (user, game)).fetchall())


def next_deal(db: Database, user: int) -> PlayedDeal | None:
    """Return the newest deal of a person that was not looked at; None: there is none."""
    row = db.execute(NEXT_DEAL, (user,)).fetchone()
    return None if row is None else PlayedDeal(row[0], row[1], bool(row[2]))


def note_source(db: Database, user: int, table: int, deal: int) -> None:
    """Note that a person's deal was looked at, unless they were forgotten meanwhile."""
    db.execute(NOTE_SOURCE, (user, table, deal))


def house_deals(db: Database, game: str) -> int:
    """Return the number of deals of the house that were looked at for a game."""
    row = db.execute(HOUSE_DEALS, (game,)).fetchone()
    return 0 if row is None else int(row[0])


def note_house_deals(db: Database, game: str, deals: int) -> None:
    """Note the number of deals of the house that were looked at for a game."""
    db.execute(NOTE_HOUSE_DEALS, (game, deals))


class MadePuzzleRows(Rows):
    """The store's calls about puzzles that were made here."""

    keep = writes(keep)
    shared = reads(shared)
    text = reads(text)
    mistakes = reads(mistakes)
    next_deal = reads(next_deal)
    note_source = writes(note_source)
    house_deals = reads(house_deals)
    note_house_deals = writes(note_house_deals)


PERSONAL = PersonalRows(
    export={
        "puzzle_mistakes": 'SELECT puzzle FROM puzzle_mistakes WHERE "user" = ?1',
        "puzzle_sources": 'SELECT table_id AS "table", deal FROM puzzle_sources WHERE "user" = ?1',
    },
    forget_person=(
        """DELETE FROM made_puzzles WHERE is_shared = 0 AND puzzle IN (
            SELECT puzzle FROM puzzle_mistakes WHERE "user" = ?1)""",
        'DELETE FROM puzzle_mistakes WHERE "user" = ?1',
        'DELETE FROM puzzle_sources WHERE "user" = ?1',
    ),
    forget_server=(
        """DELETE FROM puzzle_mistakes
            WHERE "user" IN (SELECT "user" FROM names WHERE guild = ?1) AND puzzle IN (
                SELECT puzzle FROM made_puzzles
                WHERE table_id IN (SELECT id FROM tables WHERE guild = ?1))""",
        *delete_by_table("puzzle_sources", "made_puzzles"),
    ),
)
