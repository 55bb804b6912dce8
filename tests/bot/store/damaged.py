"""Ways to damage a database file: in its bytes, in its schema, or in what its rows hold."""

import contextlib
import random
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

PAGE = 4096
"""Bytes that SQLite writes at once."""
SCHEMA_PAGES = 12
"""About the number of first pages that hold the schema."""

ODD_VALUES = (
    None, 0, -1, 2**63 - 1, -(2**63), 0.5, float("inf"), "", "x", "9" * 400, "[1]", "{", "\0", b"",
    b"\xff\xfe", b"\x00" * 5000, '{"length": [[]]}', "[" * 3000,
)  # fmt: skip
"""Values that may stand in any column of an unchecked row."""


def change_bytes(file: Path, rng: random.Random) -> None:
    """Change a few bytes anywhere."""
    whole = bytearray(file.read_bytes())
    for _ in range(rng.choice((1, 1, 3, 30))):
        whole[rng.randrange(len(whole))] = rng.randrange(256)
    file.write_bytes(whole)


def change_schema_bytes(file: Path, rng: random.Random) -> None:
    """Change a few bytes of the header or of the schema's text."""
    whole = bytearray(file.read_bytes())
    last = min(len(whole), rng.choice((100, PAGE, SCHEMA_PAGES * PAGE)))
    for _ in range(rng.choice((1, 1, 1, 3))):
        whole[rng.randrange(last)] = rng.choice((0, 0x27, 0x28, 0x80, 0xFF, rng.randrange(256)))
    file.write_bytes(whole)


def change_pages(file: Path, rng: random.Random) -> None:
    """Replace pages by blank, random or other pages."""
    whole = bytearray(file.read_bytes())
    pages = len(whole) // PAGE
    for _ in range(rng.choice((1, 2, 5))):
        offset, other = (PAGE * rng.randrange(pages) for _ in range(2))
        content = rng.choice((bytes(PAGE), rng.randbytes(PAGE), bytes(whole[other : other + PAGE])))
        whole[offset : offset + PAGE] = content
    file.write_bytes(whole)


def cut_out(file: Path, rng: random.Random) -> None:
    """Cut off the end, or cut out a piece in the middle."""
    whole = file.read_bytes()
    begin = rng.randrange(len(whole))
    end = rng.choice((len(whole), rng.randrange(begin, len(whole))))
    file.write_bytes(whole[:begin] + whole[end:])


def change_values(file: Path, rng: random.Random) -> None:
    """Write values that no rule of the schema lets in."""
    with unchecked_connection(file) as db:
        names = [
            name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type='table'")
        ]
        for _ in range(rng.choice((1, 2, 5))):
            name = rng.choice([*names, "sqlite_sequence", "tables", "deals", "moves"])
            column = rng.choice([row[1] for row in db.execute(f"PRAGMA table_info({name})")])
            where = rng.choice(("1", "rowid = (SELECT max(rowid) FROM {name})", "random() % 2"))
            with contextlib.suppress(sqlite3.Error):
                value = rng.choice(ODD_VALUES)
                as_text = rng.choice(("?", "CAST(? AS TEXT)"))
                where = where.format(name=name)
                db.execute(f'UPDATE {name} SET "{column}" = {as_text} WHERE {where}', (value,))


def change_schema(file: Path, rng: random.Random) -> None:
    """Drop a table or an index, or change its statement."""
    with unchecked_connection(file) as db:
        objects = db.execute("SELECT type, name, sql FROM sqlite_schema WHERE sql > ''").fetchall()
        kind, name, sql = rng.choice(objects)
        if rng.random() < 0.3 and not name.startswith("sqlite_"):  # SQLite drops none of its own
            db.execute(f'DROP {kind} "{name}"')
            return
        cut = rng.randrange(len(sql))
        new = rng.choice(
            (
                sql[:cut] + sql[cut + 1 :],
                sql[:cut],
                sql[:cut] + rng.choice("'\"(),;\0é0") + sql[cut:],
            )
        )
        db.execute("UPDATE sqlite_schema SET sql = ? WHERE name = ?", (new, name))


@contextlib.contextmanager
def unchecked_connection(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection that lets in what the schema forbids."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as db:
        for pragma in (
            "writable_schema = ON", "ignore_check_constraints = ON", "foreign_keys = OFF",
            "synchronous = OFF", "journal_mode = MEMORY",
        ):  # fmt: skip
            db.execute(f"PRAGMA {pragma}").fetchall()
        yield db


DAMAGES: tuple[Callable[[Path, random.Random], None], ...] = (
    change_bytes, change_schema_bytes, change_pages, cut_out, change_values, change_schema,
)  # fmt: skip
