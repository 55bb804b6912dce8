"""Reading the port that serves metrics, and the state of a bot that is served there."""

import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.base.meter import BackupStatus, BotStatus, LineState, TableCounts
from bot.base.metrics import Metrics

LINES = LineState(0, True, 0.05), LineState(1, False, math.inf)
STATUS = BotStatus(
    lines=LINES,
    shards=4,
    tables=TableCounts(awake=3, asleep=4.0, undrawn=2, undrawn_seconds=9.0),
    requests=7,
    workers=(1, 0),
    queue=(5, 6),
    idle_seconds=12.5,
    role="ready",
    database_bytes=4096.0,
    commands_refused=True,
)


async def status() -> BotStatus:
    """The state of a bot."""
    return STATUS


@asynccontextmanager
async def fetch_response(port: int, path: str) -> AsyncIterator[aiohttp.ClientResponse]:
    """The response at a path of the port."""
    address = f"http://127.0.0.1:{port}{path}"
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        yield answer


def values(exposition: str) -> dict[tuple[str, ...], float]:
    """The values served, by name and labels."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(exposition)
        for sample in family.samples
    }


async def names_served() -> set[str]:
    """The names of all metrics of a bot that has counted each kind."""
    metrics = Metrics()
    metrics.watch(status, lambda: LINES, lambda: STATUS.role)
    metrics.count_click("move", 0.1)
    metrics.count_access("read", 0.1)
    metrics.watch_backups(lambda: BackupStatus(made_at=math.nan, succeeded=True))
    metrics.requests.labels("own", "200").inc()
    metrics.uploaded.labels("own").inc(0)
    return {name for name, *_ in values(metrics.exposition(await metrics.status()).decode())}
