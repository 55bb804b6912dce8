"""Tournaments in SQL that both databases understand: functions for one transaction each."""

from collections.abc import Sequence
from dataclasses import astuple, replace
from typing import Any

from bot.store import contest_sql
from bot.store.contests import NewContest, Try
from bot.store.database import Database
from bot.store.tournaments import Crowd, Entrant, NewTournament, Standing, StoredTournament

INSERT = """
INSERT INTO tournaments (guild, channel, language, organizer, ranking, made_at, nonce)
VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id
"""
COLUMNS = (
    *("id", "guild", "channel", "language", "organizer", "ranking", "made_at", "nonce"),
    *("called_off", "message", "drawn", "drawn_at", "contest", "variant", "players", "opens"),
    *("closes", "ahead", "settled", "ranked", "deals"),
)
SELECT = """
SELECT tournaments.id, guild, channel, language, organizer, ranking, made_at, nonce, called_off,
    message, drawn, drawn_at, contests.id, variant, players, opens, closes, ahead, settled,
    CASE WHEN EXISTS (SELECT 1 FROM entrants WHERE tournament = tournaments.id
        AND place IS NOT NULL) THEN 1 ELSE 0 END,
    (SELECT count(*) FROM contest_deals WHERE contest = contests.id)
FROM tournaments LEFT JOIN contests ON kind = 'tournament' AND contests.number = tournaments.id
"""
"""Each has its contest: LEFT JOIN keeps SQLite from going through all contests of that kind."""
ONE = "WHERE tournaments.id = ?"
OF_SERVER = "WHERE guild = ? ORDER BY tournaments.id DESC LIMIT ?"
TO_DRAW = "WHERE drawn <> '-' ORDER BY tournaments.id"
MADE_BY = "SELECT count(*) FROM tournaments WHERE organizer = ? AND made_at > ?"
NOTE_BOARD = "UPDATE tournaments SET message = ?, drawn = ?, drawn_at = ? WHERE id = ?"
CALL_OFF = "UPDATE tournaments SET called_off = 1 WHERE id = ?"

ENTER = """
INSERT INTO entrants (tournament, number, person, name)
VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM entrants WHERE tournament = ?1), ?2, ?3)
ON CONFLICT (tournament, person) DO UPDATE SET name = excluded.name, gone = 0
"""
THEIR_CONTEST = "(SELECT id FROM contests WHERE kind = 'tournament' AND number = tournament)"
WITHDRAW = (
    f"""
    UPDATE entrants SET gone = 1 WHERE tournament = ?1 AND person = ?2 AND EXISTS (
        SELECT 1 FROM entries WHERE contest = {THEIR_CONTEST} AND entries.person = ?2)""",  # noqa: S608
    "DELETE FROM entrants WHERE tournament = ?1 AND person = ?2 AND gone = 0",
)
DONE = f"""
SELECT person, count(*) FROM entries
WHERE contest = {THEIR_CONTEST.replace("= tournament", "= ?1")}
    AND late = 0 AND finished_at IS NOT NULL AND person IS NOT NULL
"""  # noqa: S608
OF_ALL, OF_ONE = "GROUP BY person", "AND person = ?2 GROUP BY person"
"""How many deals people have finished. Joined with names in Python: a database with old statistics
may join them row by row."""
ENTRANTS = "SELECT number, person, name, gone FROM entrants WHERE tournament = ?1"
PRESENT, ONE_OF_THEM = "AND gone = 0 AND person IS NOT NULL ORDER BY number", "AND person = ?2"
ENTERED = """
SELECT count(*) FROM entrants WHERE person = ? AND gone = 0 AND EXISTS (
    SELECT 1 FROM contests
    WHERE kind = 'tournament' AND contests.number = entrants.tournament AND closes > ?)
"""
OWN_TRIES = """
SELECT id, deal, person, points, by_house, ahead FROM entries
WHERE contest = ? AND person = ? AND late = 0 ORDER BY deal
"""
NOTE_STANDING = """
UPDATE entrants SET place = ?, score = ?, deals = ? WHERE tournament = ? AND number = ?
"""
STANDINGS = """
SELECT place, number, person, name, score, deals FROM entrants
WHERE tournament = ? AND place IS NOT NULL
"""
BY_PLACE = "ORDER BY place, number LIMIT ? OFFSET ?"
BEFORE = """
SELECT count(*) FROM entrants
WHERE tournament = ?1 AND place IS NOT NULL AND (place < ?2 OR (place = ?2 AND number < ?3))
"""
PLACED = "SELECT count(*) FROM entrants WHERE tournament = ? AND place IS NOT NULL"


def make(db: Database, new: NewTournament, deals: NewContest) -> int:
    """Keep a tournament and its deals; its number."""
    ((number,),) = db.execute(INSERT, astuple(new)).fetchall()
    contest_sql.make(db, replace(deals, kind="tournament", number=number))
    return int(number)


def load(db: Database, where: str, *values: object) -> tuple[StoredTournament, ...]:
    """The tournaments that meet a condition."""
    return tuple(_tournament(row) for row in db.execute(SELECT + where, values).fetchall())


def _tournament(row: Sequence[Any]) -> StoredTournament:
    values = dict(zip(COLUMNS, row, strict=True))
    values |= {key: bool(values[key]) for key in ("called_off", "ahead", "settled", "ranked")}
    return StoredTournament(**values)


def count(db: Database, query: str, *values: object) -> int:
    """How many there are."""
    return int(db.execute(query, values).fetchall()[0][0])


def note_board(db: Database, number: int, message: int | None, drawn: str, at: int) -> None:
    """Note what a board shows."""
    db.execute(NOTE_BOARD, (message, drawn, at, number))


def call_off(db: Database, number: int, at: int) -> bool:
    """Call it off, unless it is over."""
    for one in load(db, ONE, number):
        if not one.called_off and not one.settled and one.closes > at:
            db.execute(CALL_OFF, (number,))
            contest_sql.close(db, one.contest, at)
            return True
    return False


def enter(db: Database, number: int, person: int, name: str) -> None:
    """Somebody takes part."""
    db.execute(ENTER, (number, person, name))


def withdraw(db: Database, number: int, person: int) -> None:
    """Somebody no longer does."""
    for statement in WITHDRAW:
        db.execute(statement, (number, person))


def entrants(db: Database, number: int) -> tuple[Entrant, ...]:
    """Who takes part."""
    rows = db.execute(f"{ENTRANTS} {PRESENT}", (number,)).fetchall()
    done = dict(db.execute(DONE + OF_ALL, (number,)).fetchall())
    found = (_entrant(row, done) for row in rows)
    return tuple(sorted(found, key=lambda one: (-one.done, one.number)))


def entrant(db: Database, number: int, person: int) -> Entrant | None:
    """Somebody who takes part."""
    row = db.execute(f"{ENTRANTS} {ONE_OF_THEM}", (number, person)).fetchone()
    done = dict(db.execute(DONE + OF_ONE, (number, person)).fetchall())
    return None if row is None else _entrant(row, done)


def _entrant(row: Sequence[Any], done: dict[int, int]) -> Entrant:
    number, person, name, gone = row
    return Entrant(number, person, name, bool(gone), int(done.get(person, 0)))


def crowd(db: Database, number: int, deals: int) -> Crowd:
    """How many take part."""
    there = entrants(db, number)
    return Crowd(len(there), sum(one.done >= deals for one in there))


def own_tries(db: Database, contest: int, person: int) -> tuple[Try, ...]:
    """The results of somebody's tries."""
    rows = db.execute(OWN_TRIES, (contest, person)).fetchall()
    return tuple(
        Try(entry, deal, who, points, bool(by_house), ahead)
        for entry, deal, who, points, by_house, ahead in rows
    )


def note_standings(db: Database, number: int, standings: tuple[Standing, ...]) -> None:
    """Keep the places."""
    rows = [(one.place, one.score, one.deals, number, one.number) for one in standings]
    db.executemany(NOTE_STANDING, rows)


def standings(db: Database, number: int, first: int, most: int) -> tuple[Standing, ...]:
    """So many places."""
    rows = db.execute(STANDINGS + BY_PLACE, (number, most, first)).fetchall()
    return tuple(Standing(*row) for row in rows)


def standing_of(db: Database, number: int, person: int) -> tuple[int, Standing] | None:
    """Somebody's own place, and how many are before it."""
    row = db.execute(f"{STANDINGS} AND person = ?", (number, person)).fetchone()
    if row is None:
        return None
    found = Standing(*row)
    return count(db, BEFORE, number, found.place, found.number), found
