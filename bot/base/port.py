"""Serves ``/healthz`` and ``/metrics`` on a port of this machine only.

Only a bot with a port loads this.
"""

import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aiohttp import web

from bot.base import VERSION
from bot.base.background import Background
from bot.base.metrics import CountLines, Metrics

LOOPBACK = "127.0.0.1"

METRICS_HEADERS = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}


class PortTaken(Exception):
    """The port cannot be used: a sentence that says why."""


@asynccontextmanager
async def serve_metrics(port: int, well: Callable[[], bool]) -> AsyncIterator[Metrics]:
    """Measure and serve; ``well``: the bot's health check. Raises PortTaken."""
    metrics, background = Metrics(), Background()
    counting = CountLines(metrics)

    async def health(_: web.Request) -> web.Response:
        healthy = well()
        text = "well\n" if healthy else "Discord does not answer, or the bot is starting.\n"
        disconnected = [str(line.shard) for line in metrics.connections() if not line.connected]
        if healthy and disconnected:
            text += f"shards that Discord does not answer: {', '.join(disconnected)}\n"
        text += f"Tarok {VERSION}\n"
        return web.Response(text=text, status=200 if healthy else 503)

    async def measured(_: web.Request) -> web.Response:
        return web.Response(body=await metrics.exposition(), headers=METRICS_HEADERS)

    pages = web.Application()
    pages.add_routes([web.get("/healthz", health), web.get("/metrics", measured)])
    runner = web.AppRunner(pages, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, LOOPBACK, port).start()
        except OSError as error:
            reason = os.strerror(error.errno) if error.errno else str(error)
            raise PortTaken(
                f"TAROK_PORT: {LOOPBACK}:{port} cannot be used ({reason}). "
                "Give each process its own port."
            ) from None
        logging.getLogger().addHandler(counting)
        background.keep(metrics.watch_the_loop, "watching the loop")
        yield metrics
    finally:
        logging.getLogger().removeHandler(counting)
        await background.close()
        await runner.cleanup()
