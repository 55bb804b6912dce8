"""Health check by the age of a file beside the database, which ``bot.base.pulse`` touches.

Watchdogs run it every few seconds, so it imports nothing slow.
"""

import time
from pathlib import Path

from bot.base.database_address import DatabaseAddress, sidecar_path

MAX_PULSE_AGE = 60
"""Seconds without a beat after which the process counts as hanging or gone."""


def pulse_file(database: DatabaseAddress) -> Path:
    """The file that every beat touches."""
    file = sidecar_path(database)
    return file.with_name(file.name + ".pulse")


def is_well(database: DatabaseAddress) -> bool:
    """True if a bot on this database is connected to Discord and gets answers."""
    try:
        age = time.time() - pulse_file(database).stat().st_mtime
    except OSError:
        return False
    return abs(age) < MAX_PULSE_AGE  # a beat in the future is from before the clock was put back
