"""Serves ``/healthz`` and ``/metrics`` on a port of this machine only.

Only a bot with a port loads this.
"""

import logging
import math
import os
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from aiohttp import web

from bot.base import VERSION
from bot.base.background import Background
from bot.base.meter import Role
from bot.base.metrics import CountLines, Metrics

LOOPBACK = "127.0.0.1"

OF_ROLE: Mapping[Role, str] = {
    "serves": "serves\n",
    "ready": "ready to take over: another process serves\n",
    "waiting": "waits for Discord, or for its lease of the database\n",
}
"""Answers of a process that is asked whether it serves."""

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

    async def alive(_: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def serving(_: web.Request) -> web.Response:
        role = (await metrics.status()).role
        return web.Response(text=OF_ROLE[role], status=200 if role == "serves" else 503)

    async def storing(_: web.Request) -> web.Response:
        if math.isnan((await metrics.status()).database_bytes):
            return web.Response(text="The database does not answer.\n", status=503)
        return web.Response(text="the database answers\n")

    async def measured(_: web.Request) -> web.Response:
        return web.Response(body=await metrics.exposition(), headers=METRICS_HEADERS)

    pages = web.Application()
    probes = {"": health, "/alive": alive, "/serving": serving, "/storing": storing}
    pages.add_routes(web.get(f"/healthz{name}", probe) for name, probe in probes.items())
    pages.add_routes([web.get("/metrics", measured)])
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
