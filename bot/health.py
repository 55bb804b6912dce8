"""A pulse for watchdogs: a file beside the database whose age tells whether the bot is well."""

import asyncio
import contextlib
import time
from pathlib import Path
from typing import Protocol

from bot.background import Background

BEAT = 20
"""Seconds between two beats."""

DEAD_AFTER = 90


class Connected(Protocol):
    """A client that knows whether it is connected."""

    def is_ready(self) -> bool:
        """Whether it has been told everything by Discord."""
        ...

    def is_closed(self) -> bool:
        """Whether it has left."""
        ...


def pulse_file(database: Path) -> Path:
    """The file that is touched at every beat."""
    return database.with_name(database.name + ".pulse")


def is_well(database: Path) -> bool:
    """Whether a bot on this database has beaten of late."""
    with contextlib.suppress(OSError):
        return time.time() - pulse_file(database).stat().st_mtime < DEAD_AFTER
    return False


class Pulse:
    """Beats while the client is connected."""

    def __init__(self, client: Connected, database: Path) -> None:
        self._client = client
        self._file = pulse_file(database)
        self._background = Background()

    async def __aenter__(self) -> None:
        self._background.keep(self._beat, "the pulse")

    async def __aexit__(self, *error: object) -> None:
        await self._background.close()
        self._file.unlink(missing_ok=True)

    async def _beat(self) -> None:
        while True:
            if self._client.is_ready() and not self._client.is_closed():
                with contextlib.suppress(OSError):
                    self._file.touch()
            await asyncio.sleep(BEAT)
