"""Rows as a year of play leaves them, in every table that grows.

They are made from the schema: a new table or column is filled without a change here, unless it has
a CHECK of its own. Few rows are in progress; the others are over.
"""

import contextlib
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bot.base.database_address import DatabaseAddress
from bot.store.migrate import MIGRATIONS, find_migrations, migrate
from bot.store.open_store import open_store

PEOPLE, SERVERS = 1009, 250
"""The first is a prime, so that pairs of a person and a server do not come again soon."""
ROWS_IN_PROGRESS = 25
"""The number of rows that are in progress."""
NOW = 1_700_000_000

CONSTANT = {
    "notes": "one row for each key, which are constants",
    "puzzle_house_deals": "one row for each game",
    "puzzle_ratings": "one row for each puzzle",
    "sqlite_sequence": "SQLite's own",
}
"""Tables that do not grow, with the reason."""


IN_PROGRESS_ONLY = {"challenges_pending", "challenges_untold", "take_backs"}
"""Tables that have rows only for what is in progress."""


class FilledTable(NamedTuple):
    """A table and its rows."""

    name: str
    columns: tuple[str, ...]
    rows: list[tuple[Any, ...]]


def person(row: int) -> int:
    """The number of a person."""
    return row % PEOPLE + 1


def server(row: int) -> int:
    """The number of a server."""
    return row % SERVERS + 1


BY_NAME: dict[str, Callable[[int], Any]] = {
    **dict.fromkeys(("user", "person", "founder", "captain", "organizer", "challenger"), person),
    **dict.fromkeys(("guild", "server", "home"), server),
    **dict.fromkeys(("id", "channel", "message", "interaction", "number"), lambda row: row + 1),
    **dict.fromkeys(("table_id", "contest", "entry", "tournament"), lambda row: row + 1),
    **dict.fromkeys(("match_id", "duplicate", "challenge", "practice"), lambda row: row + 1),
    **dict.fromkeys(("at", "created_at", "opened_at", "closes"), lambda row: NOW + row),
    "opponent": lambda row: person(row + 1),
    "language": lambda row: "en",
    "locale": lambda row: "en",
    "level": lambda row: "club",
    "company": lambda row: "people",
    "reach": lambda row: "server",
    "by": lambda row: "person",
    "whose": lambda row: "server" if row % 40 == 0 else "person",
    "hints": lambda row: "",
    "options": lambda row: "{}",
    "scores": lambda row: "[0]",
    "agreed": lambda row: "[]",
    "asked": lambda row: 0,
    "variant": lambda row: "slovenian",
    "game": lambda row: "slovenian",
    "form": lambda row: "slovenian 4",
    "players": lambda row: 4,
    "month": lambda row: 0 if row % 2 else 202311,
    "span": lambda row: "week",
    "rated": lambda row: "yes",
    "waits": lambda row: "now" if row < ROWS_IN_PROGRESS else None,
    "mark": lambda row: f"mark {row}",
    "shown_by": lambda row: row + 1,
    "sender": lambda row: row + 1,
    "rival": lambda row: row if row % 4 == 1 else None,
    "deal": lambda row: 1,
}
"""Values by the name of a column."""

OF_TABLE: dict[str, dict[str, Callable[[int], Any]]] = {
    "tables": {
        "state": lambda row: "playing" if row < ROWS_IN_PROGRESS else "ended",
        "ended_at": lambda row: None if row < ROWS_IN_PROGRESS else NOW + row,
        "contest": lambda row: row + 1 if row % 50 == 0 else None,
        "match": lambda row: "{}",
        "ready": lambda row: "",
        "removed": lambda row: "",
    },
    "deals": {
        "number": lambda row: 1,
        "state": lambda row: "live" if row < ROWS_IN_PROGRESS else "finished",
        "scores": lambda row: None if row < ROWS_IN_PROGRESS else "[0]",
        "finished_at": lambda row: None if row < ROWS_IN_PROGRESS else NOW + row,
        "house": lambda row: "",
    },
    "hints": {"table_id": lambda row: row // 2 + 60, "seq": lambda row: row % 2},
    "seats": {"house": lambda row: 0},
    "contests": {
        "kind": lambda row: ("daily", "rated", "challenge", "tournament", "teams")[row % 5],
        "settled": lambda row: 0 if row < ROWS_IN_PROGRESS else 1,
    },
    "contest_deals": {"deal": lambda row: 0},
    "contest_answers": {"deal": lambda row: 0},
    "entries": {
        "deal": lambda row: 0,
        "contest": lambda row: row // 10 + 1,
        "finished_at": lambda row: None if row < ROWS_IN_PROGRESS else NOW + row,
        "points": lambda row: None if row < ROWS_IN_PROGRESS else 35,
        "found": lambda row: None if row < 2 * ROWS_IN_PROGRESS else "{}",
        "late": lambda row: 0,
        "table_id": lambda row: None if row < 4 * ROWS_IN_PROGRESS else row + 1,
    },
    "ghosts": {"deal": lambda row: 0, "contest": lambda row: row // 2 + 1},
    "challenges": {
        "state": lambda row: "asked" if row < 5 else "accepted",
        "contest": lambda row: None if row < 5 else row + 1,
        "counts": lambda row: "points",
        "decided": lambda row: None if row < ROWS_IN_PROGRESS else "points",
    },
    "tournaments": {
        "ranking": lambda row: "matchpoints",
        "drawn": lambda row: "" if row < ROWS_IN_PROGRESS else "-",
        "told": lambda row: int(row >= ROWS_IN_PROGRESS),
        "weekly": lambda row: int(row < ROWS_IN_PROGRESS),
        "series": lambda row: row % 100 + 1,
    },
    "entrants": {
        "tournament": lambda row: row // 10 + 1,
        "number": lambda row: row % 10 + 1,
        "place": lambda row: row % 10 + 1,
        "score": lambda row: 50.0,
        "deals": lambda row: 8,
        "gone": lambda row: row % 2,
    },
    "team_matches": {
        "state": lambda row: "gathering" if row < ROWS_IN_PROGRESS else "playing",
        "contest": lambda row: None if row < ROWS_IN_PROGRESS else row + 1,
        "code": lambda row: f"code {row}" if row < ROWS_IN_PROGRESS else "",
        "told": lambda row: 0 if row < 2 * ROWS_IN_PROGRESS else 1,
    },
    "duplicate_chairs": {"filled": lambda row: 0 if row < ROWS_IN_PROGRESS else 1},
    "duplicates": {"seeded": lambda row: 1 if row < ROWS_IN_PROGRESS else 0},
    "duplicates_dealt": {"reckoned": lambda row: 0 if row < ROWS_IN_PROGRESS else 1},
    "duplicate_results": {"ghost": lambda row: "club 1" if row % 2 else ""},
    "practices": {"user": lambda row: row + 1, "puzzle": lambda row: ""},
    "lesson_runs": {"user": lambda row: row + 1},
    "coaching": {"user": lambda row: row + 1},
    "puzzle_days": {"user": lambda row: row + 1},
    "made_puzzles": {
        "puzzle": lambda row: f"puzzle {row}",
        "game": lambda row: f"game {row // 500}",
        "is_shared": lambda row: row % 2,
    },
    "puzzle_solvers": {
        "user": lambda row: row + 1,
        "puzzle": lambda row: f"puzzle {row}",
        "answer": lambda row: "",
    },
    "take_backs": {"asked": lambda row: "[]"},
    "ladder": {"kind": lambda row: "daily", "begins": lambda row: row // 100},
    "ladder_homes": {"kind": lambda row: "daily", "home": lambda row: row + 1},
    "ladder_counts": {"kind": lambda row: "daily", "begins": lambda row: row // 100},
    "daily_channels": {"day": lambda row: 1, "guild": lambda row: row + 1},
    "servers": {"guild": lambda row: row + 1},
    "league_people": {"person": lambda row: row + 1},
    "league_weeks": {"begins": lambda row: row, "closed": lambda row: 1},
    "league_members": {
        "begins": lambda row: row // 100,
        "league": lambda row: row % 100 // 25 + 1,
        "place": lambda row: None if row < ROWS_IN_PROGRESS else 1,
    },
    "server_rules": {"guild": lambda row: row + 1},
    "blocks": {"kind": lambda row: "server" if row % 40 == 0 else "user"},
    "calls": {"guild": lambda row: row + 1, "callees": lambda row: "list"},
    "call_lists": {"guild": lambda row: row // 2 + 1, "person": lambda row: row + 1},
    "reminders": {"person": lambda row: row + 1},
    "habits": {"person": lambda row: row + 1},
    "uncounted": {"results": lambda row: 0},
}
"""Values of single tables, where a name means something else or a CHECK wants it."""


def filled_tables(rows: int) -> Iterator[FilledTable]:
    """All tables that grow, with so many rows each."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, 0, find_migrations(MIGRATIONS))
        names = db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        for (table,) in names.fetchall():
            if table not in CONSTANT:
                columns = db.execute(f"PRAGMA table_info({table})").fetchall()
                yield _filled_table(table, columns, rows)


def _filled_table(table: str, columns: Sequence[Any], rows: int) -> FilledTable:
    by_name = BY_NAME | OF_TABLE.get(table, {})
    values = [by_name.get(name) or _plain(kind) for _, name, kind, *_ in columns]
    number = ROWS_IN_PROGRESS if table in IN_PROGRESS_ONLY else rows
    filled = [tuple(value(row) for value in values) for row in range(number)]
    return FilledTable(table, tuple(f'"{column[1]}"' for column in columns), filled)


def _plain(kind: str) -> Callable[[int], Any]:
    if kind == "TEXT":
        return lambda row: f"text {row}"
    return float if kind == "REAL" else lambda row: 0


async def fill(database: DatabaseAddress, rows: int) -> None:
    """Fill a database with the rows of a year."""
    await (await open_store(database)).close()
    if isinstance(database, Path):
        with contextlib.closing(sqlite3.connect(database)) as file, file:
            file.execute("PRAGMA foreign_keys = OFF")
            for table in filled_tables(rows):
                values = ", ".join("?" * len(table.columns))
                columns = ", ".join(table.columns)
                file.executemany(
                    f"INSERT INTO {table.name} ({columns}) VALUES ({values})",
                    table.rows,
                )
        return
    import psycopg  # noqa: PLC0415 - an extra

    with psycopg.connect(database.url) as db:
        db.execute("SET session_replication_role = replica")  # foreign keys are not looked at
        for table in filled_tables(rows):
            command = f"COPY {table.name} ({', '.join(table.columns)}) FROM STDIN"
            with db.cursor().copy(command.encode()) as copy:
                for row in table.rows:
                    copy.write_row(row)
        for name, *_ in db.execute(IDENTITIES.encode()).fetchall():
            db.execute(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), {rows})".encode())
    with psycopg.connect(database.url, autocommit=True) as db:
        db.execute("ANALYZE")


IDENTITIES = """
SELECT table_name FROM information_schema.columns
WHERE is_identity = 'YES' AND table_schema = 'public'
"""
