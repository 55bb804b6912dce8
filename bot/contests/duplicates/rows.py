"""Deals dealt to one person after another, each alone with the house: as they are stored."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.games.info import Level
from bot.store.database import Database, Work
from bot.store.errors import DealClosed
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, reads, writes
from bot.tables.rows.personal import delete_by_table

LOT = 15
"""Digits of a key that place its deal among others."""
BATCH = 20
"""Deals worked out at once."""
MOST = 500
"""Results in a chair after which its deal is no longer dealt: whoever compares theirs reads all of
them, and more tell nothing new."""


class DealChair(NamedTuple):
    """Where somebody sits at a deal that others may have."""

    form: str
    """The game, how many play and the options of a deal, as text."""
    place: int
    """After the dealer, who has place 0."""
    level: Level
    """How well the house plays on all other chairs."""


@dataclass(frozen=True)
class Dealing:
    """A deal that others may have, or have had, as it is dealt to a person."""

    chair: DealChair
    person: int
    cards: str = field(repr=False)
    again: int | None = None
    """Its number; None: nobody has had it before."""


class Again(NamedTuple):
    """A deal for somebody who has not seen it."""

    id: int
    cards: str
    """The key that the cards follow from, in hexadecimal."""

    def __repr__(self) -> str:
        return f"Again({self.id})"


class DealtDuplicate(NamedTuple):
    """A deal of a table that others may have, or have had."""

    table: int
    deal: int
    """Its number in the log."""
    duplicate: int
    chair: DealChair
    cards: str
    reckoned: bool
    """Its result is kept, or will never be."""

    def __repr__(self) -> str:
        return f"DealtDuplicate({self.table}, {self.deal}, {self.duplicate})"


class ToFill(NamedTuple):
    """A chair where no house players have sat for comparison yet."""

    duplicate: int
    chair: DealChair
    cards: str

    def __repr__(self) -> str:
        return f"ToFill({self.duplicate}, {self.chair})"


class ChairResult(NamedTuple):
    """The result of a deal for whoever sat in a chair."""

    contract: str
    """Its key; empty: none."""
    points: int
    """As in the first deal of a match."""
    line: str
    """All moves, separated by blanks (``bot/contests/duplicates/lines.py``)."""
    ghost: str = ""
    """The level and number of a house player who sat there for comparison; empty: a person."""
    person: int | None = None
    home: int = 0
    """The server, or outside of servers the channel; 0: none."""
    ahead: int | None = None
    """How far they were ahead of the others at the table, in twelfths of a point
    (``contests/core/points_ahead.py``); None: kept by an earlier release, which did not know."""

    def __repr__(self) -> str:
        return f"Outcome({self.contract}, {self.points}, {self.ghost or 'a person'})"


class StoredOutcome(NamedTuple):
    """A result as it is stored."""

    id: int
    outcome: ChairResult
    name: str
    """The person's name at home; empty: unknown."""


INSERT = "INSERT INTO duplicates (form, cards, seeded) VALUES (?, ?, ?) RETURNING id"
INSERT_CHAIR = """
INSERT INTO duplicate_chairs (duplicate, place, level, form, lot, filled, withdrawn)
VALUES (?, ?, ?, ?, ?, 0, 0) ON CONFLICT (duplicate, place, level) DO NOTHING
"""
INSERT_SEEN = """
INSERT INTO duplicates_seen (person, duplicate) VALUES (?, ?)
ON CONFLICT (person, duplicate) DO NOTHING
"""
INSERT_DEALT = """
INSERT INTO duplicates_dealt (table_id, deal, duplicate, place, level) VALUES (?, ?, ?, ?, ?)
"""
FIND = """
SELECT duplicate, cards FROM duplicate_chairs JOIN duplicates ON duplicates.id = duplicate
WHERE duplicate_chairs.form = ?1 AND level = ?2 AND place = ?3 AND lot >= ?5 AND lot < ?6
    AND filled = 1 AND withdrawn = 0 AND NOT EXISTS (
        SELECT 1 FROM duplicates_seen AS seen
        WHERE person = ?4 AND seen.duplicate = duplicate_chairs.duplicate)
ORDER BY lot LIMIT 1
"""
DEALT = """
SELECT form, place, level, duplicate, cards, reckoned
FROM duplicates_dealt JOIN duplicates ON duplicates.id = duplicate WHERE table_id = ? AND deal = ?
"""
NOTE_SEEN = """
INSERT INTO duplicates_seen (person, duplicate)
SELECT ?, duplicate FROM duplicates_dealt WHERE table_id = ? AND deal = ?
ON CONFLICT (person, duplicate) DO NOTHING
"""
WITHDRAW = """
UPDATE duplicate_chairs SET withdrawn = 1
WHERE duplicate IN (SELECT duplicate FROM duplicates_dealt WHERE table_id = ? AND deal = ?)
"""
WITHDRAW_FULL = """
UPDATE duplicate_chairs SET withdrawn = 1
WHERE duplicate = ?1 AND place = ?2 AND level = ?3 AND (
    SELECT count(*) FROM duplicate_results WHERE duplicate = ?1 AND place = ?2 AND level = ?3
) >= ?4
"""
TO_RECKON = """
SELECT table_id, deal
FROM duplicates_dealt JOIN deals USING (table_id) WHERE number = deal AND state <> 'live'
    AND reckoned = 0 {0} ORDER BY duplicate, table_id, deal LIMIT ?
"""
RECKON = """
UPDATE duplicates_dealt SET reckoned = 1 WHERE table_id = ? AND deal = ? AND reckoned = 0
"""
STILL_THERE = 'SELECT 1 FROM moves WHERE table_id = ? AND deal = ? AND "user" = ?'
INSERT_OUTCOME = """
INSERT INTO duplicate_results
    (duplicate, place, level, contract, points, line, ghost, person, home, ahead)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
OUTCOMES = """
SELECT duplicate_results.id, contract, points, line, ghost, person, home, ahead, name
FROM duplicate_results LEFT JOIN names ON guild = home AND "user" = person
WHERE duplicate = ? AND place = ? AND level = ? ORDER BY duplicate_results.id
"""
NOTE_AHEAD = "UPDATE duplicate_results SET ahead = ? WHERE id = ?"
SEEDED = """
SELECT count(*) FROM duplicates WHERE form = ?1 AND seeded = 1 AND EXISTS (
    SELECT 1 FROM duplicate_chairs WHERE duplicate = duplicates.id AND level = ?2
) AND NOT EXISTS (
    SELECT 1 FROM duplicate_chairs AS chair
    WHERE chair.duplicate = duplicates.id AND chair.level = ?2 AND chair.filled = 1
        AND NOT EXISTS (
            SELECT 1 FROM duplicate_results AS result
            WHERE result.duplicate = chair.duplicate AND result.place = chair.place
                AND result.level = chair.level))
"""
TO_FILL = """
SELECT duplicate, duplicate_chairs.form, place, level, cards
FROM duplicate_chairs JOIN duplicates ON duplicates.id = duplicate
WHERE filled = 0 AND (level <> 'master' OR ? = 1) ORDER BY duplicate, place, level LIMIT ?
"""
FILL = """
UPDATE duplicate_chairs SET filled = 1, withdrawn = ?
WHERE duplicate = ? AND place = ? AND level = ? AND filled = 0
"""


def lot_of(cards: str) -> int:
    """Return a deal's place among others, which follows from its cards."""
    return int(cards[:LOT], 16)


LOTS: int = 16**LOT


def find(db: Database, chair: DealChair, person: int, lot: int) -> Again | None:
    """Return the first deal from a lot on that is ready for a chair and new to a person.

    The search goes round to the first lot again. None: there is none.
    """
    for first, end in ((lot, LOTS), (0, lot)):
        values = (chair.form, chair.level, chair.place, person, first, end)
        row = db.execute(FIND, values).fetchone()
        if row is not None:
            return Again(*row)
    return None


def deal(db: Database, table: int, deal_number: int, dealing: Dealing) -> None:
    """Record that a table is dealt a deal, and that its player has seen all of it.

    Raises DealClosed if they had before.
    """
    chair, again = dealing.chair, dealing.again
    if again is None:
        again = _insert(db, dealing.cards, chair.form, seeded=False)
    if not db.execute(INSERT_SEEN, (dealing.person, again)).rowcount:
        raise DealClosed(f"Table {table} cannot be dealt cards that its player has seen.")
    row = (again, chair.place, chair.level, chair.form, lot_of(dealing.cards))
    db.execute(INSERT_CHAIR, row)
    db.execute(INSERT_DEALT, (table, deal_number, again, chair.place, chair.level))


def deal_writes(table: int, deal_number: int, dealing: Dealing) -> Work:
    """The write of a dealing, for the transaction in which the deal is dealt."""
    return lambda db: deal(db, table, deal_number, dealing)


def _insert(db: Database, cards: str, form: str, *, seeded: bool) -> int:
    ((number,),) = db.execute(INSERT, (form, cards, int(seeded))).fetchall()
    return int(number)


def dealt(db: Database, table: int, deal_number: int) -> DealtDuplicate | None:
    """Return which of these deals a table was dealt; None: none of them."""
    row = db.execute(DEALT, (table, deal_number)).fetchone()
    if row is None:
        return None
    form, place, level, duplicate, cards, reckoned = row
    chair = DealChair(form, place, level)
    return DealtDuplicate(table, deal_number, duplicate, chair, cards, bool(reckoned))


def note_seen(db: Database, person: int, table: int, deal_number: int) -> None:
    """Record that a person has looked at a table's deal: they are never dealt it."""
    db.execute(NOTE_SEEN, (person, table, deal_number))


def withdraw(db: Database, table: int, deal_number: int) -> None:
    """Record that anybody can read a table's deal: it is dealt to nobody any more."""
    db.execute(WITHDRAW, (table, deal_number))


def to_reckon(db: Database, duplicate: int | None = None) -> tuple[tuple[int, int], ...]:
    """Return some finished or abandoned deals without a result, with their tables, oldest first.

    Of one deal or of any.
    """
    where, values = ("", ()) if duplicate is None else ("AND duplicate = ?", (duplicate,))
    rows = db.execute(TO_RECKON.format(where), (*values, BATCH)).fetchall()
    return tuple((table, number) for table, number in rows)


def keep(db: Database, dealt: DealtDuplicate, outcome: ChairResult | None) -> None:
    """Keep a deal's result, once; None: it is no measure for others.

    If its person was forgotten meanwhile, nobody knows that it was theirs.
    """
    if not db.execute(RECKON, (dealt.table, dealt.deal)).rowcount or outcome is None:
        return
    is_kept = db.execute(STILL_THERE, (dealt.table, dealt.deal, outcome.person)).fetchone()
    if is_kept is None:
        outcome = outcome._replace(person=None, home=0)
    _put(db, dealt.duplicate, dealt.chair, outcome)
    db.execute(WITHDRAW_FULL, (dealt.duplicate, dealt.chair.place, dealt.chair.level, MOST))


def _put(db: Database, duplicate: int, chair: DealChair, outcome: ChairResult) -> None:
    db.execute(INSERT_OUTCOME, (duplicate, chair.place, chair.level, *outcome))


def outcomes(db: Database, duplicate: int, place: int, level: Level) -> tuple[StoredOutcome, ...]:
    """Return the results of a deal for all who sat in a chair, in the order they were kept."""
    rows = db.execute(OUTCOMES, (duplicate, place, level)).fetchall()
    return tuple(_outcome(row) for row in rows)


def _outcome(row: Any) -> StoredOutcome:
    number, *outcome, name = row
    return StoredOutcome(number, ChairResult(*outcome), name or "")


def note_ahead(db: Database, ahead: Mapping[int, int]) -> None:
    """Keep how far people were ahead, by the number of their result."""
    db.executemany(NOTE_AHEAD, [(parts, number) for number, parts in ahead.items()])


def seed(db: Database, cards: str, form: str, players: int, level: Level) -> None:
    """Keep a deal for each of its chairs, where nobody has sat yet."""
    number = _insert(db, cards, form, seeded=True)
    lot = lot_of(cards)
    rows = [(number, place, level, form, lot) for place in range(players)]
    db.executemany(INSERT_CHAIR, rows)


def count_seeded(db: Database, form: str, level: Level) -> int:
    """Return how many deals of a form were made beforehand; those thrown in do not count."""
    return int(db.execute(SEEDED, (form, level)).fetchall()[0][0])


def to_fill(db: Database, limit: int, *, masters: bool) -> tuple[ToFill, ...]:
    """Return chairs where no house players have sat, oldest first.

    Those among masters only if asked for.
    """
    rows = db.execute(TO_FILL, (int(masters), limit)).fetchall()
    return tuple(
        ToFill(duplicate, DealChair(form, place, level), cards)
        for duplicate, form, place, level, cards in rows
    )


def fill(db: Database, empty: ToFill, ghosts: tuple[ChairResult, ...]) -> None:
    """Keep house players' results in a chair, unless others have sat there.

    None: the deal cannot be played there, and is dealt to nobody.
    """
    chair = empty.chair
    row = (int(not ghosts), empty.duplicate, chair.place, chair.level)
    if db.execute(FILL, row).rowcount:
        for ghost in ghosts:
            _put(db, empty.duplicate, chair, ghost)


class DuplicateRows(Rows):
    """The store's calls about deals that others have had."""

    find = reads(find)
    dealt = reads(dealt)
    note_seen = writes(note_seen)
    withdraw = writes(withdraw)
    to_reckon = reads(to_reckon)
    keep = writes(keep)
    outcomes = reads(outcomes)
    note_ahead = writes(note_ahead)
    seed = writes(seed)
    count_seeded = reads(count_seeded)
    to_fill = reads(to_fill)
    fill = writes(fill)


PERSONAL = PersonalRows(
    export={
        "compared": """
            SELECT duplicate AS deal, place AS seat, level, home AS server, contract, points, line,
                ahead AS twelfths_ahead
            FROM duplicate_results WHERE person = ?1""",
        "seen": "SELECT duplicate AS deal FROM duplicates_seen WHERE person = ?1",
    },
    forget_person=(
        "UPDATE duplicate_results SET person = NULL, home = 0 WHERE person = ?1",
        "DELETE FROM duplicates_seen WHERE person = ?1",
    ),
    forget_server=(
        "DELETE FROM duplicate_results WHERE home = ?1 AND home <> 0",
        *delete_by_table("duplicates_dealt"),
    ),
)
