"""Serves ``/healthz``, its probes and ``/metrics`` on a port of this machine only.

Only a bot with a port loads this.
"""

import asyncio
import logging
import math
import os
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from aiohttp import web

from bot.base import VERSION
from bot.base.background import Background
from bot.base.meter import UNKNOWN, BotStatus, Role
from bot.base.metrics import CountLines, Metrics

LOOPBACK = "127.0.0.1"

OF_ROLE: Mapping[Role, str] = {
    "serves": "serves\n",
    "ready": "ready to take over: another process serves\n",
    "waiting": "the bot is starting, or waits for its lease of the database\n",
}
"""Answers of a process that is asked whether it serves."""

STORE_SECONDS = 3.0
"""Time that the store has to answer a probe; watchdogs wait five seconds or so for the answer."""

METRICS_HEADERS = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}


class PortTaken(Exception):
    """The port cannot be used: a sentence that says why."""


class StoreQuestion:
    """Asks whether the store answers.

    A read that has begun cannot be cancelled: a probe leaves it behind, and the next ones wait for
    its answer, too, so that a store that hangs is asked once.
    """

    def __init__(self, metrics: Metrics, background: Background) -> None:
        self._metrics, self._background = metrics, background
        self._pending: asyncio.Task[BotStatus | None] | None = None

    async def status(self) -> BotStatus | None:
        """Return the bot's state; None: the store has not answered in time."""
        if self._pending is None or self._pending.done():
            self._pending = self._background.start(self._metrics.status, "asking the store")
        asked = self._pending
        await asyncio.wait((asked,), timeout=STORE_SECONDS)
        return asked.result() if asked.done() else None

    async def trouble(self) -> str:
        """Return the reason why the store cannot be used; empty: it answers."""
        status = await self.status()
        if status is None:
            return f"the database has not answered in {STORE_SECONDS:.0f} s"
        if status is UNKNOWN:
            return "the bot is starting"
        return "the database does not answer" if math.isnan(status.database_bytes) else ""


@asynccontextmanager
async def serve_metrics(port: int, well: Callable[[], bool]) -> AsyncIterator[Metrics]:
    """Measure and serve; ``well``: the bot's health check. Raises PortTaken."""
    metrics, background = Metrics(), Background()
    counting, question = CountLines(metrics), StoreQuestion(metrics, background)

    async def health(_: web.Request) -> web.Response:
        healthy = well()
        text = "well\n" if healthy else "Discord does not answer, or the bot is starting.\n"
        disconnected = [str(line.shard) for line in metrics.connections() if not line.connected]
        if healthy and disconnected:
            text += f"shards that Discord does not answer: {', '.join(disconnected)}\n"
        text += f"Tarok {VERSION}\n"
        return web.Response(text=text, status=200 if healthy else 503)

    async def measured(_: web.Request) -> web.Response:
        body = metrics.exposition(await question.status())
        return web.Response(body=body, headers=METRICS_HEADERS)

    pages = web.Application()
    pages.add_routes([web.get("/healthz", health), web.get("/metrics", measured)])
    pages.add_routes(_probes(metrics, question))
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


def _probes(metrics: Metrics, question: StoreQuestion) -> list[web.RouteDef]:
    """Routes of the probes, each of which asks one thing."""

    async def alive(_: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def serving(_: web.Request) -> web.Response:
        role = metrics.role()
        if role == "serves" and not any(line.connected for line in metrics.connections()):
            return web.Response(text="Discord does not answer\n", status=503)
        return web.Response(text=OF_ROLE[role], status=200 if role == "serves" else 503)

    async def storing(_: web.Request) -> web.Response:
        reason = await question.trouble()
        text = reason or "the database answers"
        return web.Response(text=f"{text}\n", status=503 if reason else 200)

    probes = {"alive": alive, "serving": serving, "storing": storing}
    return [web.get(f"/healthz/{name}", probe) for name, probe in probes.items()]
