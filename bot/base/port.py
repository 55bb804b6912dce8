"""A port on this machine only, where watchdogs and Prometheus ask: ``/healthz``, ``/metrics``.

Only a bot with a port loads this.
"""

import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aiohttp import web

from bot.base.background import Background
from bot.base.metrics import CountLines, Metrics

HERE = "127.0.0.1"

OF_PROMETHEUS = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}


class PortTaken(Exception):
    """The port cannot be used: a sentence that says why."""


@asynccontextmanager
async def listening(port: int, well: Callable[[], bool]) -> AsyncIterator[Metrics]:
    """Measure, and answer at the port; ``well`` says whether the bot is. Raises PortTaken."""
    metrics, background = Metrics(), Background()
    counting = CountLines(metrics)

    async def health(_: web.Request) -> web.Response:
        fine = well()
        said = "well\n" if fine else "Discord does not answer, or the bot is starting.\n"
        away = [str(line.shard) for line in metrics.connections() if not line.connected]
        if fine and away:
            said += f"shards that Discord does not answer: {', '.join(away)}\n"
        return web.Response(text=said, status=200 if fine else 503)

    async def measured(_: web.Request) -> web.Response:
        return web.Response(body=await metrics.told(), headers=OF_PROMETHEUS)

    pages = web.Application()
    pages.add_routes([web.get("/healthz", health), web.get("/metrics", measured)])
    runner = web.AppRunner(pages, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, HERE, port).start()
        except OSError as error:
            why = os.strerror(error.errno) if error.errno else str(error)
            raise PortTaken(
                f"TAROK_PORT: {HERE}:{port} cannot be used ({why}). Give each process its own port."
            ) from None
        logging.getLogger().addHandler(counting)
        background.keep(metrics.watch_the_loop, "watching the loop")
        yield metrics
    finally:
        logging.getLogger().removeHandler(counting)
        await background.close()
        await runner.cleanup()
