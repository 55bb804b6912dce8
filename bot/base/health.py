"""Whether the bot is well, by the age of a file beside the database: ``bot.base.pulse`` touches it.

Watchdogs ask every few seconds, so this imports nothing slow.
"""

import time
from pathlib import Path

from bot.base.database_address import DatabaseAddress, beside

DEAD_AFTER = 60
"""Seconds without a beat after which the process hangs, or is gone."""


def pulse_file(database: DatabaseAddress) -> Path:
    """The file that every beat touches."""
    file = beside(database)
    return file.with_name(file.name + ".pulse")


def is_well(database: DatabaseAddress) -> bool:
    """Whether a bot on this database is connected to Discord, and answered there."""
    try:
        age = time.time() - pulse_file(database).stat().st_mtime
    except OSError:
        return False
    return abs(age) < DEAD_AFTER  # a beat in the future is from before the clock was put back
