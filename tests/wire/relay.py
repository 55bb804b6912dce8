"""Processes of one bot on one PostgreSQL database that take over from each other."""

import signal
import time
from pathlib import Path

from bot.base.database_address import Server as Database
from sandbox import Server
from tests.databases import direct_connection
from tests.timeout import poll_until
from tests.wire.bot_log import has_traceback
from tests.wire.playing import Done
from tests.wire.warm import WarmBot

MOVES = """
SELECT seq, "user", code FROM moves
WHERE table_id = (SELECT max(id) FROM tables WHERE channel = ?1 OR ?1 = 0) ORDER BY deal, seq
"""
READY = "ready, and waiting"
LISTENS = "is listened to"
SERVES = "open tables: "
FOLLOWS = "gets ready to follow"


class Process(WarmBot):
    """A process with a log of its own."""

    def __init__(
        self,
        server: Server,
        database: Database,
        log: Path,
        settings: dict[str, str],
        *,
        hurried: bool = False,
    ) -> None:
        environment = {**settings, "TAROK_DB": database.url}
        super().__init__(server, ["-m", "bot"], log, environment, hurried=hurried)
        self.log = log

    async def wait_for_log(self, words: str, times: int = 1) -> None:
        """Wait until its log has these words so many times."""
        await poll_until(lambda: self.log.read_text("utf-8").count(words) >= times)

    async def kill(self) -> None:
        """SIGKILL; its follower answers what is still open."""
        await self._end(signal.SIGKILL)

    async def ask_to_stop(self) -> None:
        """SIGTERM, and nobody waits."""
        self.send(signal.SIGTERM)


class Relay:
    """Processes, some serving and the others ready."""

    def __init__(
        self,
        server: Server,
        database: Database,
        folder: Path,
        **settings: str,
    ) -> None:
        self.server, self.database = server, database
        self.hurried = False
        """Whether they acknowledge presses as early as they do for people."""
        self._folder, self.settings = folder, settings
        self.all: list[Process] = []

    async def start_serving(self) -> Process:
        """A process that serves at once."""
        made = self._create_process()
        await made.start()
        return made

    async def begin_serving(self) -> Process:
        """One that serves before every shard is there."""
        made = self._create_process()
        await made.begin()
        await made.wait_for_log(SERVES)
        return made

    async def start_follower(self) -> Process:
        """A ready one, which waits for its turn and listens to all shards meanwhile."""
        made = self._create_process()
        await made.begin()
        await made.wait_for_log(READY)
        await made.wait_for_log(LISTENS, self.server.gateway.count)
        return made

    def _create_process(self) -> Process:
        log = self._folder / f"bot {len(self.all)}.log"
        log.touch()
        known = self.server, self.database, log, self.settings
        self.all.append(Process(*known, hurried=self.hurried))
        return self.all[-1]

    async def replace(self, serving: Process, sign: signal.Signals) -> float:
        """Send a signal to a serving process, and wait until another serves: seconds."""
        begun, before = time.perf_counter(), self.turns
        if sign == signal.SIGKILL:
            await serving.kill()
        else:
            serving.send(sign)
        await self.wait_for_take_over(before)
        return time.perf_counter() - begun

    @property
    def turns(self) -> int:
        """How many turns processes have had."""
        return sum(bot.log.read_text("utf-8").count(SERVES) for bot in self.all)

    async def wait_for_take_over(self, before: int) -> None:
        """Wait until there have been more turns than ``before``."""
        await poll_until(lambda: self.turns != before)

    async def close(self) -> None:
        """End all of them; none may have logged a traceback."""
        for bot in self.all:
            await bot.stop()
            assert not has_traceback(bot.log), bot.log.read_text("utf-8")

    def logged_moves(self, channel: int = 0) -> list[Done]:
        """The moves of the newest table, in the store or in a channel, in order."""
        with direct_connection(self.database) as db:
            rows = db.execute(MOVES, (channel,)).fetchall()
        return [Done(*row) for row in rows]
