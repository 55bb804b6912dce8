"""The meter that Prometheus reads. Only a bot with a port loads it."""

import asyncio
import logging
import math
import platform
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import aiohttp
import discord
from discord.http import Route
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import generate_latest
from prometheus_client.registry import Collector

from bot.base import VERSION
from bot.base.meter import UNKNOWN, Access, BackupStatus, BotStatus, LineState, Meter, Role

CLICK_BUCKETS = (0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 2, 3, 5)
"""Seconds: Discord allows three; slower answers were acknowledged before."""
SHORT_BUCKETS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3)
BY_TOKEN = ("/interactions/", "/webhooks/")
"""Beginnings of paths that carry an interaction's token in place of the bot's."""
LOOP_CHECK_SECONDS = 0.5
"""Pause between checks of how late the loop is."""
POOLS = ("house", "study")
ROLES: tuple[Role, ...] = ("serves", "ready", "waiting")


class Metrics(Meter):
    """Counts for Prometheus."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # it has no type
        self.registry = registry = CollectorRegistry()
        self.clicks = Histogram(
            "tarok_click_seconds", "From a click, by Discord's clock, until it is answered",
            ["kind"], buckets=CLICK_BUCKETS, registry=registry,
        )  # fmt: skip
        self.store = Histogram(
            "tarok_store_seconds", "From asking the store until it answers",
            ["access"], buckets=SHORT_BUCKETS, registry=registry,
        )  # fmt: skip
        self.delay = Histogram(
            "tarok_loop_delay_seconds", "How late the event loop comes to what is due",
            buckets=SHORT_BUCKETS, registry=registry,
        )  # fmt: skip
        kinds = ["token"]
        self.requests = Counter(
            "tarok_requests", "Requests to Discord, with the bot's token or an interaction's",
            [*kinds, "status"], registry=registry,
        )  # fmt: skip
        self.uploaded = Counter(
            "tarok_uploaded_bytes", "Bytes sent to Discord", kinds, registry=registry
        )
        self.log_lines = Counter(
            "tarok_log_lines", "Warnings and errors in the log", ["level"], registry=registry
        )
        for level in ("WARNING", "ERROR"):
            self.log_lines.labels(level)
        ProcessCollector(registry=registry)
        Info("tarok_build", "The release, and what it runs on", registry=registry).info(
            {
                "version": VERSION,
                "python": platform.python_version(),
                "discord_py": discord.__version__,
            }
        )
        self._status: Callable[[], Awaitable[BotStatus]] | None = None
        self.connections: Callable[[], tuple[LineState, ...]] = tuple
        """Returns the connections to Discord now, without asking the store."""
        self.role: Callable[[], Role] = lambda: UNKNOWN.role
        """Returns the role of the process now, without asking the store."""
        self._gauges = Gauges()
        registry.register(self._gauges)

    def count_click(self, kind: str, seconds: float) -> None:
        """Count an answer."""
        self.clicks.labels(kind).observe(seconds)

    def count_access(self, kind: Access, seconds: float) -> None:
        """Count an answer of the store."""
        self.store.labels(kind).observe(seconds)

    def watch(
        self,
        status: Callable[[], Awaitable[BotStatus]],
        connections: Callable[[], tuple[LineState, ...]],
        role: Callable[[], Role],
    ) -> None:
        """Take the state of the bot from these."""
        self._status = status
        self.connections = connections
        self.role = role

    def watch_backups(self, last: Callable[[], BackupStatus]) -> None:
        """Take the state of scheduled backups from this."""
        self._gauges.last_backup = last

    def count_requests(self, requests: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Make a trace count requests to Discord and the bytes uploaded; return it."""

        async def chunk(_: Any, __: Any, sent: aiohttp.TraceRequestChunkSentParams) -> None:
            if token := token_of(str(sent.url)):
                self.uploaded.labels(token).inc(len(sent.chunk))

        async def end(_: Any, __: Any, request: aiohttp.TraceRequestEndParams) -> None:
            self._count(str(request.url), str(request.response.status))

        async def broken(_: Any, __: Any, request: aiohttp.TraceRequestExceptionParams) -> None:
            self._count(str(request.url), "none")

        requests.on_request_chunk_sent.append(chunk)
        requests.on_request_end.append(end)
        requests.on_request_exception.append(broken)
        return requests

    def _count(self, url: str, status: str) -> None:
        if token := token_of(url):
            self.requests.labels(token, status).inc()

    async def watch_the_loop(self) -> None:
        """Measure for ever how late the loop is."""
        while True:
            due = time.perf_counter() + LOOP_CHECK_SECONDS
            await asyncio.sleep(LOOP_CHECK_SECONDS)
            self.delay.observe(max(0.0, time.perf_counter() - due))

    async def status(self) -> BotStatus:
        """Ask for the state of the bot, and its store as well."""
        return UNKNOWN if self._status is None else await self._status()

    def exposition(self, status: BotStatus | None) -> bytes:
        """Return all metrics in Prometheus's text format; ``status`` None: the store hangs."""
        unreachable = self._gauges.status._replace(database_bytes=math.nan)
        self._gauges.status = unreachable if status is None else status
        return generate_latest(self.registry)


def token_of(url: str) -> str:
    """Kind of token a request is made with: ``own``, ``interaction``, or empty (not to Discord)."""
    if not url.startswith(Route.BASE):
        return ""
    return "interaction" if url.removeprefix(Route.BASE).startswith(BY_TOKEN) else "own"


class CountLines(logging.Handler):
    """Counts warnings and errors in the log."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self._log_lines = metrics.log_lines

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line."""
        self._log_lines.labels("ERROR" if record.levelno >= logging.ERROR else "WARNING").inc()


class Gauges(Collector):
    """Gauges of the bot's last known status."""

    def __init__(self) -> None:
        self.status = UNKNOWN
        self.last_backup: Callable[[], BackupStatus] | None = None
        """None: no backups are scheduled."""

    def collect(self) -> Iterator[Metric]:
        """Yield all gauges."""
        yield from self._of_discord()
        yield from self._of_work()
        yield from self._of_database()

    def _of_discord(self) -> Iterator[Metric]:
        status = self.status
        connected = {str(line.shard): line.connected for line in status.lines}
        latency = {str(line.shard): line.latency for line in status.lines}
        yield gauge(
            "tarok_gateway_connected",
            "1 if all shards are connected to Discord",
            bool(connected) and all(connected.values()),
        )
        about = "1 if the shard is connected to Discord"
        yield gauges("tarok_shard_connected", about, "shard", **connected)
        about = "Shards of the whole bot, in all its processes"
        yield gauge("tarok_shards", about, status.shards)
        about = "Seconds until Discord answered the shard's last heartbeat"
        yield gauges("tarok_gateway_latency_seconds", about, "shard", **latency)
        about = "1 while Discord has not taken this release's commands"
        yield gauge("tarok_commands_refused", about, status.commands_refused)

    def _of_work(self) -> Iterator[Metric]:
        status, tables = self.status, self.status.tables
        about = "1 for what the process does: it serves, or is ready to, or waits for Discord"
        yield gauges("tarok_role", about, "role", **{role: role == status.role for role in ROLES})
        yield gauges(
            "tarok_tables", "Open tables", "state", awake=tables.awake, asleep=tables.asleep
        )
        yield gauge("tarok_edits_waiting", "Tables waiting to be redrawn", tables.undrawn)
        about = "Seconds for which the longest of them has waited"
        yield gauge("tarok_oldest_edit_seconds", about, tables.undrawn_seconds)
        yield gauge("tarok_requests_waiting", "Requests that wait for their turn", status.requests)
        workers, queue = (
            dict(zip(POOLS, each, strict=True)) for each in (status.workers, status.queue)
        )
        yield gauges("tarok_workers", "Processes that can work", "pool", **workers)
        about = "Jobs running or waiting, by worker pool"
        yield gauges("tarok_worker_queue", about, "pool", **queue)
        about = "Processor time of idle work: cards for contests, ghosts, puzzles"
        yield CounterMetricFamily("tarok_idle_processor_seconds", about, value=status.idle_seconds)

    def _of_database(self) -> Iterator[Metric]:
        size = self.status.database_bytes
        yield gauge("tarok_database_reachable", "1 if the database answers", not math.isnan(size))
        yield gauge("tarok_database_bytes", "Size of the database", size)
        if self.last_backup is not None:
            backup = self.last_backup()
            about = "When the newest scheduled backup was made"
            yield gauge("tarok_backup_timestamp_seconds", about, backup.made_at)
            about = "1 unless the last attempt at a scheduled backup failed"
            yield gauge("tarok_backup_succeeded", about, backup.succeeded)


def gauge(name: str, about: str, value: float) -> GaugeMetricFamily:
    """Gauge with one value."""
    return GaugeMetricFamily(name, about, value=float(value))


def gauges(name: str, about: str, label: str, **values: float) -> GaugeMetricFamily:
    """Gauge with a value for each value of a label."""
    family = GaugeMetricFamily(name, about, labels=[label])
    for kind, value in values.items():
        family.add_metric([kind], float(value))
    return family
