"""A bot as a process beside a server: start it, kill it, start it again."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Protocol

from sandbox.server import Server

START_SECONDS = 30.0


class Running(Protocol):
    """A process that was started."""

    @property
    def pid(self) -> int:
        """The process id."""

    @property
    def returncode(self) -> int | None:
        """The exit status; None while it runs."""

    def send_signal(self, signal: int, /) -> None:
        """Send it a signal."""

    async def wait(self) -> int:
        """Wait until it has ended; the exit status."""


class BotProcess:
    """The unmodified bot, pointed at a server. Its log goes to a file."""

    def __init__(
        self, server: Server, command: list[str], log: Path, environment: dict[str, str]
    ) -> None:
        self._server = server
        self._command = command
        self._log = log
        self._environment = environment
        self._process: Running | None = None

    @property
    def pid(self) -> int:
        """The process id, once it is started."""
        assert self._process is not None
        return self._process.pid

    async def start(self, patience: float = START_SECONDS) -> None:
        """Start and wait until it is ready, ``patience`` seconds at most. Raises TimeoutError."""
        self._server.gateway.ready.clear()
        self._server.world.synced.clear()
        await self.begin()
        assert self._process is not None
        ended = asyncio.create_task(self._process.wait())
        ready = asyncio.create_task(self._server.gateway.ready.wait())
        done, _ = await asyncio.wait(
            {ended, ready}, timeout=patience, return_when=asyncio.FIRST_COMPLETED
        )
        for task in (ended, ready):
            task.cancel()
        if ready not in done:
            raise TimeoutError(f"the bot did not start: {self._log.read_text('utf-8')[-2000:]}")

    async def begin(self) -> None:
        """Start, and do not wait: another process may have to end first."""
        environment = {**os.environ, **self._server.environment, **self._environment}
        self._process = await self._launch(self._command, self._log, environment)

    def send(self, sign: signal.Signals) -> None:
        """Send it a signal, which need not end it."""
        assert self._process is not None
        self._process.send_signal(sign)

    async def _launch(self, command: list[str], log: Path, environment: dict[str, str]) -> Running:
        """Run Python with a command."""
        with log.open("ab") as out:
            return await asyncio.create_subprocess_exec(
                sys.executable, *command, env=environment, stdout=out, stderr=out
            )

    async def kill(self) -> None:
        """SIGKILL: no farewell, and no answer to what is still open."""
        await self._end(signal.SIGKILL)
        self._server.world.fail_pending()

    async def wait_for_exit(self) -> int:
        """Wait until it has ended by itself; the exit status. Raises TimeoutError."""
        assert self._process is not None
        async with asyncio.timeout(START_SECONDS):
            return await self._process.wait()

    async def stop(self) -> int:
        """SIGTERM; the exit status."""
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> int:
        if self._process is None or self._process.returncode is not None:
            return 0
        self._process.send_signal(how)
        return await self._process.wait()
