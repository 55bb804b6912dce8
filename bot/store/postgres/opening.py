"""Opening a PostgreSQL database: check it, bring it up to date, take a lease."""

import time
from pathlib import Path

import psycopg

from bot.base.database_address import Server
from bot.base.shards import Shard
from bot.store.errors import CorruptDatabase, StoreBusy, StoreRefused
from bot.store.migrate import (
    MIGRATIONS,
    Migration,
    find_migrations,
    refuse_other,
    refuse_unknown,
    statements,
)
from bot.store.postgres import leases
from bot.store.postgres.leases import WHOLE, Lease, LeaseFollower
from bot.store.postgres.pooler import connect_alone
from bot.store.postgres.session import PostgresSession
from bot.store.postgres.statements import Statements

STEPS = MIGRATIONS / "postgres"

OLDEST = 140000
"""The oldest PostgreSQL with all that we rely on, by its own count of versions."""

MIGRATING = 2
"""The advisory lock for bringing a database up to date."""
WAIT = "SELECT pg_advisory_lock(CAST(? AS int), hashtext(current_schema()))"
LET_GO = "SELECT pg_advisory_unlock(CAST(? AS int), hashtext(current_schema()))"

LONGEST = 3600.0
"""Seconds a lease lasts while its holder upgrades the database, if it stays connected: a follower
may be of an earlier release, and would serve people from what is just being changed."""

ENDING = 4.0
"""Seconds to wait for a process that has just ended: a little more than ``leases.GONE``."""

THERE = "SELECT to_regclass('versions') IS NOT NULL, to_regclass('tables') IS NOT NULL"
VERSION = "SELECT coalesce(max(number), 0) FROM versions"


def take_lease(
    db: Statements, server: Server, waiting: LeaseFollower, steps: Path = STEPS
) -> Lease | Shard:
    """Take a lease and bring the database up to date, or name a shard that is held.

    Only a process that is alone may bring it up to date. Raises StoreError, psycopg.Error.
    """
    fit(db, server)
    version, newest = _known_version(db, server, steps)
    if version == 0:  # nobody can hold a lease yet
        upgrade(db, server, steps)
        version = newest
    lease = waiting.take(db, alone=version < newest)
    if isinstance(lease, Lease) and version < newest:
        _upgrade_alone(db, server, steps, lease)
    return lease


def _upgrade_alone(db: Statements, server: Server, steps: Path, lease: Lease) -> None:
    """Upgrade it while nobody takes the lease, however long that takes. Raises StoreError."""
    db.execute(*lease.renewal(LONGEST))
    db.await_answers()
    try:
        upgrade(db, server, steps)
    except BaseException:
        if not db.lost:
            lease.let_go(db)
        raise
    db.execute(*lease.renewal(leases.LENGTH))
    db.await_answers()


def own_database(session: PostgresSession, server: Server) -> None:
    """Become the only bot here; one that has just ended is waited for. Raises StoreError."""
    waiting, end = LeaseFollower(WHOLE), time.monotonic() + ENDING
    while session.own(lambda db: take_lease(db, server, waiting)) is not None:
        if time.monotonic() > end:
            raise StoreBusy(f"A bot is running on {server}. Stop it first.")
        time.sleep(0.02)


def open_readable(server: Server, steps: Path = STEPS) -> Statements:
    """Connect to a database that this Tarok can read. Raises StoreError, psycopg.Error."""
    db = connect_alone(server)
    try:
        fit(db, server)
        refuse_other(server, version_of(db, server), find_migrations(steps))
    except BaseException:
        db.close()
        raise
    return db


def fit(db: Statements, server: Server) -> None:
    """Check that the server can be used. Raises StoreRefused."""
    if db.connection.info.server_version < OLDEST:
        raise StoreRefused(f"{server} is older than PostgreSQL {OLDEST // 10000}, which is needed.")
    ((encoding,),) = db.execute("SHOW server_encoding").fetchall()
    if encoding != "UTF8":
        raise StoreRefused(
            f"{server} keeps text as {encoding}: create the database with the encoding UTF8."
        )


def version_of(db: Statements, server: Server) -> int:
    """The version of a database; 0: it has nothing of Tarok's. Raises CorruptDatabase."""
    ((versions, tables),) = db.execute(THERE).fetchall()
    if versions:
        return int(db.execute(VERSION).fetchall()[0][0])
    if tables:
        raise CorruptDatabase(
            f"{server} has tables of something else: give the bot a database, or a schema, of its "
            "own."
        )
    return 0


def _known_version(db: Statements, server: Server, steps: Path) -> tuple[int, int]:
    """The version of a database, and the newest one. Raises StoreError for an unknown version."""
    version, known = version_of(db, server), find_migrations(steps)
    refuse_unknown(server, version, known)
    return version, known[-1].number


def upgrade(db: Statements, server: Server, steps: Path) -> None:
    """Bring a database up to date; a failed migration leaves no trace. Raises StoreError."""
    known = find_migrations(steps)
    db.take_your_time()
    db.execute(WAIT, (MIGRATING,)).fetchall()
    try:
        version = version_of(db, server)
        refuse_unknown(server, version, known)
        for step in known:
            if step.number > version:
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
        db.await_answers()
    except psycopg.Error as error:
        error.add_note(f"in migration {step.file.name}")
        try:
            db.roll_back()
        except psycopg.Error:
            db.close()
        raise
