"""The bot as a process that need not import and read everything again, which is most of a start.

It is forked from a server that has imported the bot, read its words and done nothing with them.
From then on it is a process like any other, with an environment, a log and a death of its own.
Only its cards fall by a seed, and it is patient: a test meets the same deals and the same answers
each time, however busy the machine is.
"""

import asyncio
import contextlib
import multiprocessing
import os
import runpy
import sys
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from sandbox import BotProcess, Running, Server
from tests.bot.learning.puzzles.solving import add_puzzles
from tests.wire.seeded import (
    answer_patiently,
    draw_every_move,
    seed,
    seed_cards,
    watch_while_serving,
)

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["bot.serving", "tests.wire.warm", "tests.wire.primed"])


def run(
    command: list[str], log: str, environment: dict[str, str], cards: str, hurried: bool
) -> None:
    """Run in the new process as ``python -m …``."""
    seed_cards(cards)
    # It ends with the tests, but like any bot it may have processes of its own.
    vars(multiprocessing.current_process())["_config"]["daemon"] = False
    draw_every_move()
    if not hurried:
        answer_patiently()
    watch_while_serving()
    add_puzzles()
    option, module, *words = command
    assert option == "-m"
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, sys.stdout.fileno())
    os.dup2(out, sys.stderr.fileno())
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = words
    runpy.run_module(module, run_name="__main__", alter_sys=True)


class Forked:
    """A forked process, used like asyncio's."""

    def __init__(self, process: ForkServerProcess) -> None:
        self._process = process
        # One wait for all: two threads that join a process take its exit status from each other.
        self._ended = asyncio.create_task(asyncio.to_thread(process.join))

    @property
    def pid(self) -> int:
        """Its number."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """The exit status; None while it runs."""
        return self._process.exitcode if self._ended.done() else None

    def send_signal(self, signal: int, /) -> None:
        """Send it a signal; without effect if it has ended, which may not be known here yet."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal)

    async def wait(self) -> int:
        """Wait until it has ended; returns the exit status."""
        await asyncio.shield(self._ended)
        return self._process.exitcode or 0


def fork_process(
    command: list[str], log: Path, environment: dict[str, str], *, cards: str, hurried: bool = False
) -> Forked:
    """Start a process that is ``python -m …``, with a log and seeded cards."""
    words = command, str(log), environment, cards, hurried
    process = FORKS.Process(target=run, args=words, daemon=True)
    process.start()
    return Forked(process)


class WarmBot(BotProcess):
    """The bot as a process that starts warm, with seeded cards.

    ``hurried``: it acknowledges clicks as early as it does for people.
    """

    def __init__(
        self,
        server: Server,
        command: list[str],
        log: Path,
        environment: dict[str, str],
        *,
        hurried: bool = False,
    ) -> None:
        super().__init__(server, command, log, environment)
        self._seed, self._starts, self._hurried = seed(), 0, hurried

    async def _launch(self, command: list[str], log: Path, environment: dict[str, str]) -> Running:
        self._starts += 1
        cards = f"{self._seed} {self._starts}"
        return fork_process(command, log, environment, cards=cards, hurried=self._hurried)
