"""Compilation of the search, once, in a child process that ends with the bot.

It takes a minute of one core, or many on a slow machine, so nothing waits for it with a deadline.
Processes that share the folder take turns, and later ones find it compiled (``search/cli.py``).
"""

import asyncio
import atexit
import contextlib
import io
import logging
import multiprocessing
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable
from multiprocessing.process import BaseProcess

from bot.thinkers.orphans import end_with_parent

logger = logging.getLogger(__name__)

NICE = 10
"""Nice value of the process."""
COMPILED = 0
"""Exit status of ``python -m search compile`` if all is compiled."""
NOT_STORED = 2
"""Exit status if the folder cannot be written. Others: it was killed, or found no compiler."""


class Uncompiled(Exception):
    """The search is installed, but not compiled for this machine yet."""


class Compiler:
    """Compiles the search for all workers of a bot, which wait for it together."""

    def __init__(self, compile_it: Callable[[], None] | None = None) -> None:
        """``compile_it``: what the process does."""
        self._compile_it = compile_it or compile_search
        self._lock = asyncio.Lock()
        self._announced = False
        self._folder = ""
        """Temporary folder for the code until the bot ends, if the usual one cannot be written."""

    async def compiled(self) -> bool:
        """Compile the search; return whether it is compiled."""
        async with self._lock:
            if not self._announced:
                self._announced = True
                logger.info(
                    "the search is being compiled for this machine, once: a minute of one core, or "
                    "more; until then house players go by rules of thumb"
                )
            status = await self._run()
            if status == NOT_STORED and not self._folder:
                self._folder = tempfile.mkdtemp(prefix="tarok-kernel-")
                atexit.register(shutil.rmtree, self._folder, ignore_errors=True)
                logger.warning(
                    "the compiled search cannot be kept in %s, and is compiled anew at each start: "
                    "name a folder in TAROK_KERNEL that the bot may write",
                    os.environ.get("TAROK_KERNEL") or "the folder of the program",
                )
                os.environ["TAROK_KERNEL"] = self._folder  # for the workers to come
                status = await self._run()
        if status != COMPILED:
            logger.error("the search could not be compiled (exit status %d)", status)
        return status == COMPILED

    async def _run(self) -> int:
        """Run the process; return the exit status. Cancellation kills it."""
        process = multiprocessing.get_context("spawn").Process(
            target=_in_process, args=(self._compile_it,), name="compiling", daemon=True
        )
        process.start()  # in the main thread, as the process ends with the thread that started it
        try:
            await _ended(process)
        finally:
            process.kill()
            process.join()
        return process.exitcode or 0


async def _ended(process: BaseProcess) -> None:
    loop, ended = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(process.sentinel, ended.set)
    try:
        await ended.wait()
    finally:
        loop.remove_reader(process.sentinel)


def _in_process(compile_it: Callable[[], None]) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the bot, too, which ends this
    end_with_parent()
    os.nice(NICE)
    compile_it()


def compile_search() -> None:
    """Compile what is missing, and exit with the status of ``python -m search compile``."""
    from search.cli import compile_all  # noqa: PLC0415 - only this process pays for it

    with contextlib.redirect_stdout(io.StringIO()):
        status = compile_all()
    sys.exit(status)
