"""What is done once, when a bot comes to a PostgreSQL database: it is made its own."""

import time
from pathlib import Path

import psycopg

from bot.place import Server
from bot.store.errors import CorruptDatabase, NewerDatabase, StoreBusy, StoreRefused
from bot.store.migrate import MIGRATIONS, Migration, find_migrations, statements
from bot.store.postgres.session import BOT, LOCK, Fence
from bot.store.postgres.statements import Statements, connect

STEPS = MIGRATIONS / "postgres"

OLDEST = 140000
"""The oldest PostgreSQL that keeps what is relied on, as it counts its versions."""

MIGRATING = 2
"""What else is locked: one that brings a database up to date."""
WAIT = "SELECT pg_advisory_lock(CAST(? AS int), hashtext(current_schema()))"
LET_GO = "SELECT pg_advisory_unlock(CAST(? AS int), hashtext(current_schema()))"

ENDING = 2.0
"""Seconds in which the server notices that a process has ended."""

THERE = "SELECT to_regclass('versions') IS NOT NULL, to_regclass('tables') IS NOT NULL"
VERSION = "SELECT coalesce(max(number), 0) FROM versions"
CLAIM = """
INSERT INTO owners (name, number) VALUES (?, 1)
ON CONFLICT (name) DO UPDATE SET number = owners.number + 1 RETURNING number
"""


def owned(server: Server, steps: Path = STEPS) -> tuple[Statements, Fence]:
    """A connection to a database that is up to date, and by which number it is ours from now on.

    The lock goes when the connection does; whoever has it next has a higher number, by which what
    this process may still write is refused. Raises StoreError, psycopg.Error.
    """
    db = connect(server)
    try:
        fit(db, server)
        _take(db, server)
        bring_up(db, server, steps)
        return db, claim(db, "bot")
    except BaseException:
        db.close()
        raise


def _take(db: Statements, server: Server) -> None:
    """Be the one bot here. One that has just ended lets go when the server has noticed."""
    end = time.monotonic() + ENDING
    while db.execute(LOCK, (BOT,)).fetchall() != [(True,)]:
        if time.monotonic() > end:
            raise StoreBusy(f"A bot is running on {server}. Stop it first.")
        time.sleep(0.02)


def claim(db: Statements, name: str) -> Fence:
    """Own something from now on: whoever owned it so far can write to it no more."""
    ((number,),) = db.execute(CLAIM, (name,)).fetchall()
    return Fence(name, number)


def looked_at(server: Server, steps: Path = STEPS) -> None:
    """Look whether a database can be read by this Tarok. Raises StoreError, psycopg.Error."""
    db = connect(server)
    try:
        fit(db, server)
        version, known = version_of(db, server), len(find_migrations(steps))
        _refuse_newer(server, version, known)
        if version == 0:
            raise StoreRefused(f"There is nothing of Tarok's in {server}.")
        if version < known:
            raise StoreRefused(f"{server} is older than this Tarok: start the bot on it first.")
    finally:
        db.close()


def fit(db: Statements, server: Server) -> None:
    """Raises StoreRefused if the server is not one that can be used."""
    if db.connection.info.server_version < OLDEST:
        raise StoreRefused(f"{server} is older than PostgreSQL {OLDEST // 10000}, which is needed.")
    ((encoding,),) = db.execute("SHOW server_encoding").fetchall()
    if encoding != "UTF8":
        raise StoreRefused(
            f"{server} keeps text as {encoding}: create the database with the encoding UTF8."
        )


def version_of(db: Statements, server: Server) -> int:
    """The version of a database; 0: nothing of Tarok's is there. Raises CorruptDatabase."""
    ((versions, tables),) = db.execute(THERE).fetchall()
    if versions:
        return int(db.execute(VERSION).fetchall()[0][0])
    if tables:
        raise CorruptDatabase(f"{server} is not a database of Tarok.")
    return 0


def bring_up(db: Statements, server: Server, steps: Path) -> None:
    """Bring a database up to date; a migration that fails leaves no trace. Raises StoreError."""
    known = find_migrations(steps)
    db.take_your_time()
    db.execute(WAIT, (MIGRATING,)).fetchall()
    try:
        version = version_of(db, server)
        _refuse_newer(server, version, len(known))
        for step in known[version:]:
            _apply(db, step)
    finally:
        if not db.lost:
            db.execute(LET_GO, (MIGRATING,)).fetchall()
    db.take_your_time(long=False)


def _apply(db: Statements, step: Migration) -> None:
    db.execute("BEGIN")
    try:
        db.execute("CREATE TABLE IF NOT EXISTS versions (number bigint PRIMARY KEY)")
        for statement in statements(step.file.read_text(encoding="utf-8")):
            db.execute(statement)
        db.execute("INSERT INTO versions VALUES (?)", (step.number,))
        db.execute("COMMIT")
        db.done()
    except psycopg.Error as error:
        error.add_note(f"in migration {step.file.name}")
        if not db.lost:
            db.roll_back()
        raise


def _refuse_newer(server: Server, version: int, known: int) -> None:
    if version > known:
        raise NewerDatabase(
            f"{server} was written by a newer Tarok: it has database version {version}, and this "
            f"Tarok knows versions up to {known}. Start a Tarok that knows version {version}. "
            "Nothing was changed."
        )
