"""What is done once, when a bot comes to a PostgreSQL database: it is made its own."""

import time
from pathlib import Path

import psycopg

from bot.place import Server
from bot.shards import Shard
from bot.store.errors import CorruptDatabase, NewerDatabase, StoreBusy, StoreRefused
from bot.store.migrate import MIGRATIONS, Migration, find_migrations, statements
from bot.store.postgres.leases import WHOLE, Lease, Waiting
from bot.store.postgres.session import PostgresSession
from bot.store.postgres.statements import Statements, connect

STEPS = MIGRATIONS / "postgres"

OLDEST = 140000
"""The oldest PostgreSQL that keeps what is relied on, as it counts its versions."""

MIGRATING = 2
"""What is locked: one that brings a database up to date."""
WAIT = "SELECT pg_advisory_lock(CAST(? AS int), hashtext(current_schema()))"
LET_GO = "SELECT pg_advisory_unlock(CAST(? AS int), hashtext(current_schema()))"

ENDING = 4.0
"""Seconds in which a process that has ended is given up: a little more than ``leases.GONE``."""

THERE = "SELECT to_regclass('versions') IS NOT NULL, to_regclass('tables') IS NOT NULL"
VERSION = "SELECT coalesce(max(number), 0) FROM versions"

LEASED = int(next(STEPS.glob("*_leases.sql")).name[:4])
"""The version of a database from which on it has leases."""


def taken(db: Statements, server: Server, waiting: Waiting, steps: Path = STEPS) -> Lease | Shard:
    """Hold a lease in a database that is up to date then; or a shard that another holds who is in
    the way. Who brings it up to date must be alone. Raises StoreError, psycopg.Error.
    """
    fit(db, server)
    version, known = version_of(db, server), len(find_migrations(steps))
    _refuse_newer(server, version, known)
    if version < LEASED:
        bring_up(db, server, steps)
        version = known
    found = waiting.take(db, alone=version < known)
    if isinstance(found, Lease) and version < known:
        bring_up(db, server, steps)
    return found


def owned(session: PostgresSession, server: Server) -> None:
    """Be the one bot here. One that has just ended is waited for. Raises StoreError."""
    waiting, end = Waiting(WHOLE), time.monotonic() + ENDING
    while session.own(lambda db: taken(db, server, waiting)) is not None:
        if time.monotonic() > end:
            raise StoreBusy(f"A bot is running on {server}. Stop it first.")
        time.sleep(0.02)


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
