"""Health checks: the age of a file that ``bot.base.pulse`` touches, and probes of the bot's port.

Watchdogs run it every few seconds, so it imports nothing slow.
"""

import time
from pathlib import Path

from bot.base.database_address import DatabaseAddress, sidecar_path

MAX_PULSE_AGE = 60
"""Seconds without a beat after which the process counts as hanging or gone."""

PROBES = ("alive", "serving", "storing")
"""Questions that a bot with a port answers below ``/healthz``."""
PROBE_SECONDS = 4.0
"""Time that the bot has to answer one: less than the five seconds that watchdogs are told."""


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


def probe(port: int, name: str) -> tuple[bool, str]:
    """Ask the bot on a port of this machine; return whether the probe succeeds, and why."""
    import http.client  # noqa: PLC0415 - the check by the file does without

    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PROBE_SECONDS)
    try:
        connection.request("GET", f"/healthz/{name}")
        response = connection.getresponse()
        return response.status == http.client.OK, response.read().decode().strip()
    except (OSError, http.client.HTTPException) as error:
        return False, f"no bot answers on 127.0.0.1:{port} ({type(error).__name__})"
    finally:
        connection.close()
