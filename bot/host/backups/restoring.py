"""Puts a backup in place of a database of either kind; what is replaced is kept."""

import asyncio
from pathlib import Path

from bot.base.database_address import DatabaseAddress, Server
from bot.host.copies import copied
from bot.host.log_check import OPEN_OR_CLOSED
from bot.store.open_store import open_store, require_driver
from bot.store.sqlite.restore import RestoreResult, look_through, restore


def restore_backup(file: Path, database: DatabaseAddress) -> RestoreResult:
    """Put a backup in place of a database, which is kept: beside itself, or beside the backup.

    The backup stays as it is. Raises StoreError, and then the database is as it was; StoreBusy
    while a bot runs; StoreUnsure if a server is lost at the very end.
    """
    if isinstance(database, Server):
        return asyncio.run(_restore_on_server(file, database))
    return restore(file, database, count=OPEN_OR_CLOSED)


async def _restore_on_server(file: Path, server: Server) -> RestoreResult:
    with require_driver():
        from bot.store.postgres.restore import replace_all  # noqa: PLC0415 - an extra
    async with copied(file) as copy:
        counts = look_through(copy, of=file, count=OPEN_OR_CLOSED)
        store = await open_store(copy, half_copied=True)  # brings it up to date
        try:
            await store.refuse_half_copied(file)
        finally:
            await store.close()
        return RestoreResult(counts, await replace_all(copy, server, file.parent))
