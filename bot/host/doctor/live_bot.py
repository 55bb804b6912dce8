"""Check that no bot runs on the database: it and the doctor would receive the same presses."""

import contextlib
import fcntl
import os
from pathlib import Path

from bot.base.database_address import DatabaseAddress
from bot.base.health import is_well
from bot.host.doctor.findings import Finding
from bot.store.sqlite.connection import lock_path


def check_live_bot(database: DatabaseAddress) -> Finding:
    """Check that the bot is stopped, as far as this machine knows."""
    if not is_running(database):
        return Finding("ok", "stopped", "no bot runs on this database here")
    return Finding(
        "bad", "stopped", f"a bot is running on {database}",
        "stop it and run this again: both would hear what people press, so the gateway and the "
        "channel were not looked at",
    )  # fmt: skip


def is_running(database: DatabaseAddress) -> bool:
    """True if a process holds the lock of the database's file, or a bot on it is well."""
    return (isinstance(database, Path) and _is_locked(database)) or is_well(database)


def _is_locked(database: Path) -> bool:
    with contextlib.suppress(OSError):  # no such file: it was never locked
        file = os.open(lock_path(database), os.O_RDONLY | os.O_CLOEXEC)
        try:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        finally:
            os.close(file)
    return False
