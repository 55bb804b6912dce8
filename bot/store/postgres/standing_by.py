"""Processes that wait for shards and are at Discord: each has a lock for the sets that it would
hold, which ends with its connection."""

from collections.abc import Iterable

from bot.store.postgres.statements import Statements

FIRST = 100
"""The advisory locks of sets of shards: this, plus the first shard of each."""
NONE = "SELECT pg_advisory_unlock_all()"
LOCK = "SELECT pg_advisory_lock_shared(CAST(? AS int), hashtext(current_schema()))"
ANY = """
SELECT EXISTS (SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE locktype = 'advisory' AND mode = 'ShareLock' AND datname = current_database()
    AND classid = CAST(? AS oid)
    AND objid = CAST(CAST(hashtext(current_schema()) AS bigint) & 4294967295 AS oid))
"""


def stand_by(db: Statements, sets: Iterable[tuple[int, ...]]) -> None:
    """Be ready for these sets, and for no others. Raises psycopg.Error."""
    db.execute(NONE)
    for shards in sets:
        db.execute(LOCK, (FIRST + shards[0],))
    db.done()
