"""Contests in SQL that both databases understand: functions for one transaction each."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.store import analyses, changes
from bot.store.contests import (
    Answers,
    Contest,
    DecisionPoint,
    EntryMove,
    Finish,
    Ghost,
    LaidOpen,
    NewContest,
    NewEntry,
    StoredEntry,
    Try,
)
from bot.store.database import Database
from bot.store.errors import MoveTaken

INSERT = """
INSERT INTO contests (kind, number, variant, players, options, house, opens, closes, ahead)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (kind, number, variant, players) DO NOTHING RETURNING id
"""
INSERT_DEAL = "INSERT INTO contest_deals (contest, deal, secret) VALUES (?, ?, ?)"
SELECT = """
SELECT id, kind, number, variant, players, options, house, opens, closes, ahead, settled
FROM contests
"""
SELECT_DEALS = """
SELECT contest, secret FROM contest_deals WHERE contest IN (SELECT value FROM json_each(?))
ORDER BY contest, deal
"""
SETTLE = "UPDATE contests SET settled = 1 WHERE id = ?"
FORGOTTEN = "DELETE FROM entries WHERE contest = ? AND person IS NULL"
TO_TIDY = """
SELECT id FROM contests WHERE settled = 1 AND tidied = 0 AND closes < ? ORDER BY closes LIMIT ?
"""
TIDY = (
    "DELETE FROM contest_answers WHERE contest = ?",
    "UPDATE ghosts SET line = '' WHERE contest = ? AND line <> ''",
    "UPDATE contests SET tidied = 1 WHERE id = ?",
)
TIDIED_AT_ONCE = 20
"""Contests tidied in one transaction: others wait for it."""

KEEP_ANSWER = """
INSERT INTO contest_answers (contest, deal, player, seen, code) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (contest, deal, player, seen) DO NOTHING
"""
SELECT_ANSWER = """
SELECT code FROM contest_answers WHERE contest = ? AND deal = ? AND player = ? AND seen = ?
"""
SELECT_ANSWERS = "SELECT player, seen, code FROM contest_answers WHERE contest = ? AND deal = ?"

OPEN_ENTRY = """
INSERT INTO entries
    (contest, deal, seat, person, mark, name, home, reach, language, late, opened_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (contest, mark) DO NOTHING
"""
REMIND = """
UPDATE reminders SET opened_at = ?1 WHERE person = ?2 AND opened_at < ?1
    AND EXISTS (SELECT 1 FROM contests WHERE id = ?3 AND kind = 'daily')
"""
"""Their next reminder counts from their last deal of the day."""
SELECT_ENTRY = """
SELECT id, contest, deal, seat, person, mark, name, home, reach, language, late, opened_at,
    finished_at, by_house, points, ahead, found, table_id
FROM entries
"""
SELECT_MOVES = "SELECT player, code, step FROM entry_moves WHERE entry = ? ORDER BY seq"
COUNT_MOVES = """
SELECT (SELECT count(*) FROM entry_moves WHERE entry = entries.id)
FROM entries WHERE id = ? AND finished_at IS NULL
"""
INSERT_MOVE = "INSERT INTO entry_moves (entry, seq, player, code, step) VALUES (?, ?, ?, ?, ?)"
FINISH = "UPDATE entries SET points = ?, ahead = ?, finished_at = ?, by_house = ? WHERE id = ?"
ENTRY_OF = "SELECT id FROM entries WHERE contest = ? AND person = ? AND deal = ?"
TRIES = """
SELECT id, deal, person, points, by_house, ahead FROM entries WHERE contest = ? AND late = 0
ORDER BY deal, id
"""
CLOSE = "UPDATE contests SET closes = ? WHERE id = ? AND closes > ?"
OPEN_ENTRIES = """
SELECT id FROM entries
WHERE contest = ? AND finished_at IS NULL AND late = 0 AND person IS NOT NULL ORDER BY id
"""
TO_JUDGE = """
SELECT id FROM entries WHERE finished_at IS NOT NULL AND found IS NULL AND person IS NOT NULL
ORDER BY id LIMIT ?
"""
NOTE_FOUND = "UPDATE entries SET found = ? WHERE id = ? AND person IS NOT NULL AND found IS NULL"
RESULTS = """
SELECT id, points, ahead FROM entries
WHERE contest = ? AND deal = ? AND finished_at IS NOT NULL AND late = 0 ORDER BY id
"""
DAYS_OF = """
SELECT DISTINCT number FROM entries JOIN contests ON contests.id = contest
WHERE person = ? AND kind = ? AND late = 0 AND finished_at IS NOT NULL AND by_house = 0
ORDER BY number
"""
TO_LAY_OPEN = """
SELECT id FROM entries
WHERE contest = ? AND finished_at IS NOT NULL AND table_id IS NULL AND person IS NOT NULL
ORDER BY id
"""
SELECT_TABLE = "SELECT person, table_id FROM entries WHERE id = ?"
NOTE_TABLE = "UPDATE entries SET table_id = ? WHERE id = ?"
NOTHING_WAITS = "UPDATE tables SET waits = NULL WHERE id = ?"
INSERT_GHOST = """
INSERT INTO ghosts (contest, deal, seat, level, number, points, line, ahead)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (contest, deal, seat, level, number) DO NOTHING
"""
SELECT_GHOSTS = """
SELECT contest, deal, seat, level, number, points, line, ahead FROM ghosts
WHERE contest = ? AND deal = ? AND seat = ? ORDER BY level, number
"""


def make(db: Database, new: NewContest) -> int | None:
    """Keep a contest, unless it exists; its number, or None if it does."""
    game = (new.kind, new.number, new.variant, new.players, json.dumps(dict(new.options)))
    row = (*game, new.house, new.opens, new.closes, int(new.ahead))
    made = db.execute(INSERT, row).fetchall()
    for (number,) in made:
        rows = [(number, deal, secret) for deal, secret in enumerate(new.secrets)]
        db.executemany(INSERT_DEAL, rows)
        return int(number)
    return None


def load(db: Database, where: str, *values: object) -> tuple[Contest, ...]:
    """The contests that meet a condition."""
    rows = db.execute(SELECT + where, values).fetchall()
    secrets: dict[int, tuple[str, ...]] = {row[0]: () for row in rows}
    if rows:
        for contest, secret in db.execute(SELECT_DEALS, (json.dumps([*secrets]),)).fetchall():
            secrets[contest] += (str(secret),)
    return tuple(_contest(row, secrets[row[0]]) for row in rows)


def _contest(row: Sequence[Any], secrets: tuple[str, ...]) -> Contest:
    number, kind, day, variant, players, options, house, opens, closes, ahead, settled = row
    return Contest(
        id=number, kind=kind, number=day, variant=variant, players=players,
        options=tuple(json.loads(options).items()), house=house, opens=opens, closes=closes,
        ahead=bool(ahead), settled=bool(settled),
        secrets=secrets,
    )  # fmt: skip


def settle(db: Database, contest: int) -> None:
    """Note that a contest is settled."""
    db.execute(SETTLE, (contest,))
    db.execute(FORGOTTEN, (contest,))


def close(db: Database, contest: int, at: int) -> None:
    """Note that a contest is over."""
    db.execute(CLOSE, (at, contest, at))


def tidy(db: Database, before: int) -> None:
    """Delete what can be worked out again, of some contests."""
    rows = db.execute(TO_TIDY, (before, TIDIED_AT_ONCE)).fetchall()
    for statement in TIDY:
        db.executemany(statement, rows)


def keep_answer(db: Database, place: DecisionPoint, code: str) -> str:
    """Keep an answer, unless there is one; the one that is kept."""
    db.execute(KEEP_ANSWER, (*place, code))
    found = answer(db, place)
    assert found is not None
    return found


def answer(db: Database, place: DecisionPoint) -> str | None:
    """What is kept."""
    found = db.execute(SELECT_ANSWER, tuple(place)).fetchone()
    return None if found is None else str(found[0])


def answers(db: Database, contest: int, deal: int) -> Answers:
    """All answers of a deal."""
    rows = db.execute(SELECT_ANSWERS, (contest, deal)).fetchall()
    return {(player, seen): code for player, seen, code in rows}


def tries(db: Database, contest: int) -> tuple[Try, ...]:
    """The results of a contest's tries."""
    rows = db.execute(TRIES, (contest,)).fetchall()
    return tuple(
        Try(number, deal, person, points, bool(by_house), ahead)
        for number, deal, person, points, by_house, ahead in rows
    )


def open_entry(db: Database, new: NewEntry) -> StoredEntry:
    """Begin a try, unless it has begun."""
    row = (new.contest, new.deal, new.seat, new.person, new.mark, new.name, new.home)
    db.execute(OPEN_ENTRY, (*row, new.reach, new.language, int(new.late), new.opened_at))
    if not new.late and new.person is not None:
        db.execute(REMIND, (new.opened_at, new.person, new.contest))
    found = _entry(db, "WHERE contest = ? AND mark = ?", new.contest, new.mark)
    assert found is not None
    return found


def entry(db: Database, number: int) -> StoredEntry | None:
    """An entry with its moves."""
    return _entry(db, "WHERE id = ?", number)


def _entry(db: Database, where: str, *values: object) -> StoredEntry | None:
    row = db.execute(SELECT_ENTRY + where, values).fetchone()
    if row is None:
        return None
    number, contest, deal, seat, person, mark, name, home, reach, language, late, opened = row[:12]
    finished, by_house, points, ahead, found, table = row[12:]
    moves = tuple(EntryMove(*one) for one in db.execute(SELECT_MOVES, (number,)).fetchall())
    return StoredEntry(
        id=number, contest=contest, deal=deal, seat=seat, person=person, mark=mark, name=name,
        home=home, reach=reach, language=language, late=bool(late), opened_at=opened,
        finished_at=finished, by_house=bool(by_house), points=points, ahead=ahead, found=found,
        table=table, moves=moves,
    )  # fmt: skip


def append(
    db: Database,
    number: int,
    first: int,
    moves: tuple[EntryMove, ...],
    finish: Finish | None,
) -> None:
    """Add moves, and end the try. Raises MoveTaken."""
    if db.execute(COUNT_MOVES, (number,)).fetchall() != [(first,)]:
        raise MoveTaken(f"Entry {number}: move {first} isn't the next one.")
    try:
        db.executemany(INSERT_MOVE, [(number, seq, *move) for seq, move in enumerate(moves, first)])
        db.done()
    except Exception as error:
        if db.taken(error):
            raise MoveTaken(f"Entry {number}: move {first} was made elsewhere.") from error
        raise
    if finish is not None:
        row = (finish.points, finish.ahead, finish.at, int(finish.by_house), number)
        db.execute(FINISH, row)


def note_found(db: Database, number: int, found: str) -> None:
    """Keep the verdict on an entry's decisions, unless there is one."""
    db.execute(NOTE_FOUND, (found, number))


def lay_open(db: Database, number: int, opened: LaidOpen) -> int | None:
    """Make a closed table of a try, unless it has one; None: its person was forgotten meanwhile."""
    found = db.execute(SELECT_TABLE, (number,)).fetchall()
    if not found:
        return None
    ((person, table),) = found
    if table is not None:
        return int(table)
    if person is None:
        return None
    table = changes.create_table(db, opened.table)
    changes.start_match(db, table, opened.table.seats, opened.match)
    deal = replace(opened.deal, table=table)
    changes.start_deal(db, deal)
    changes.append_moves(db, table, deal.number, opened.moves, opened.outcome)
    changes.set_told(db, table, deal.number + 1)
    db.execute(NOTHING_WAITS, (table,))
    db.execute(NOTE_TABLE, (table, number))
    if opened.found is not None:
        analyses.set_analysis(db, table, deal.number, person, opened.found)
    return table


def keep_ghost(db: Database, ghost: Ghost, met: Mapping[DecisionPoint, str]) -> bool:
    """Keep a ghost and the answers it met, if they contradict none that is kept."""
    if any(answer(db, place) not in (None, code) for place, code in met.items()):
        return False
    db.executemany(KEEP_ANSWER, [(*place, code) for place, code in met.items()])
    db.execute(INSERT_GHOST, tuple(ghost))
    return True


def ghosts(db: Database, contest: int, deal: int, seat: int) -> tuple[Ghost, ...]:
    """The ghosts of a seat."""
    rows = db.execute(SELECT_GHOSTS, (contest, deal, seat)).fetchall()
    return tuple(Ghost(*row) for row in rows)
