"""A bot beside the server: started, started again if it breaks down, and stopped along with it."""

import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections.abc import Coroutine
from typing import Any

from sandbox.server import Server

PAUSE = 1.0
"""Seconds before a bot that broke down is started again."""
PATIENCE = 15.0
"""Seconds that a bot may take to stop."""


async def run(command: list[str], server: Server, stop: asyncio.Event) -> int:
    """Run a bot until ``stop``, or until it ends by itself; the exit status.

    A bot that breaks down once it was ready is started again; one that never got so far has said
    why itself.
    """
    environment = {**os.environ, **server.environment}
    while True:
        try:
            # A group of its own: Ctrl-C reaches only the sandbox, which ends the bot.
            bot = await asyncio.create_subprocess_exec(*command, env=environment, process_group=0)
        except OSError as error:
            print(f"The bot cannot be started: {error}", file=sys.stderr)
            return 2
        was_ready = await _watch(bot, server, stop)
        status = await _end(bot)
        server.world.fail_pending()
        if stop.is_set():
            return 0
        if not was_ready or status == 0:
            return status
        print(f"The bot broke down (exit status {status}); starting it again.", flush=True)
        await _first(stop.wait(), asyncio.sleep(PAUSE))


async def _watch(bot: Process, server: Server, stop: asyncio.Event) -> bool:
    """Wait until the bot ends, or has to end; whether it was ready."""
    await _first(bot.wait(), stop.wait(), server.gateway.ready.wait())
    ready = server.gateway.ready.is_set()
    if ready and not stop.is_set():
        print(f"Ready: open {server.address} in your browser. Ctrl-C ends it.", flush=True)
        await _first(bot.wait(), stop.wait())
    return ready


async def _end(bot: Process) -> int:
    """Stop a bot if it still runs; the exit status."""
    if bot.returncode is None:
        bot.terminate()
        try:
            async with asyncio.timeout(PATIENCE):
                await bot.wait()
        except TimeoutError:
            bot.kill()
    return await bot.wait()


async def _first(*waits: Coroutine[Any, Any, Any]) -> None:
    """Wait for the first of these, and give up the others."""
    tasks = [asyncio.create_task(wait) for wait in waits]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
