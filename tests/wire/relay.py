"""Processes of one bot on one PostgreSQL database that take over from each other."""

import asyncio
import signal
import time
from pathlib import Path

from bot.place import Server as Database
from sandbox.server import Server
from tests.ground import looking
from tests.soon import SOON
from tests.wire.playing import Done
from tests.wire.warm import WarmBot

MOVES = """
SELECT seq, "user", code FROM moves
WHERE table_id = (SELECT max(id) FROM tables) ORDER BY deal, seq
"""
READY = "ready, and waiting"
FOLLOWS = "another process has taken over"


class Process(WarmBot):
    """A process with a log of its own."""

    def __init__(
        self, server: Server, database: Database, log: Path, settings: dict[str, str]
    ) -> None:
        environment = {**settings, "TAROK_DB": database.url}
        super().__init__(server, ["-m", "bot"], log, environment)
        self.log = log

    async def logs(self, words: str) -> None:
        """Wait until it has written this."""
        async with asyncio.timeout(SOON):
            # The file is another process's, and nothing else tells of it.
            while words not in self.log.read_text("utf-8"):  # noqa: ASYNC110
                await asyncio.sleep(0.05)


class Relay:
    """Some processes, of which some serve and the others are ready."""

    def __init__(self, server: Server, database: Database, folder: Path, **settings: str) -> None:
        self.server, self.database = server, database
        self._folder, self.settings = folder, settings
        self.all: list[Process] = []

    async def first(self) -> Process:
        """A process that serves at once."""
        made = self._made()
        await made.start()
        return made

    async def begun(self) -> Process:
        """One that serves, while not all shards are there yet."""
        made = self._made()
        await made.begin()
        await made.logs("open tables: ")
        return made

    async def ready(self) -> Process:
        """One that waits for its turn."""
        made = self._made()
        await made.begin()
        await made.logs(READY)
        return made

    def _made(self) -> Process:
        log = self._folder / f"bot {len(self.all)}.log"
        log.touch()
        self.all.append(Process(self.server, self.database, log, self.settings))
        return self.all[-1]

    async def relieved(self, serving: Process, sign: signal.Signals) -> float:
        """Send a signal to one that serves, and wait until another does: seconds."""
        self.server.gateway.ready.clear()
        begun = time.perf_counter()
        if sign == signal.SIGKILL:
            await serving.kill()
        else:
            serving.send(sign)
        async with asyncio.timeout(SOON):
            await self.server.gateway.ready.wait()
        return time.perf_counter() - begun

    async def close(self) -> None:
        """End all, who must have been well."""
        for one in self.all:
            await one.stop()
            assert "Traceback" not in one.log.read_text("utf-8")

    def logged(self) -> list[Done]:
        """The moves of the newest table in the store, in their order."""
        with looking(self.database) as db:
            rows = db.execute(MOVES).fetchall()
        return [Done(*row) for row in rows]
