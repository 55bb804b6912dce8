"""House players that think in processes of their own."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from bot.thinkers.pool import Move, Thinkers
from engine import View, observe
from tests.bot import thinking
from tests.laws.playing import numbered

VIEW: View = observe(numbered(("slovenian", 4), 1).steps[0].deal, 0)


@asynccontextmanager
async def thinkers(
    *, workers: int = 1, warm: Callable[[], bool] = thinking.warm, move: Move = thinking.moody
) -> AsyncIterator[Thinkers]:
    made = Thinkers(workers, 0.1, warm, move, slack=0.4)
    made.start()
    yield made
    await made.close()


async def awake(made: Thinkers) -> None:
    async with asyncio.timeout(60):
        await made.ready()


async def test_a_worker_gets_the_view_the_seed_and_the_budget() -> None:
    async with thinkers(move=thinking.quick) as made:
        await awake(made)
        assert await made.think(VIEW, 7) == "True 7 0.1"


@pytest.mark.parametrize("trouble", [1, 2, 3], ids=["dies", "hangs", "fails"])
async def test_a_worker_in_trouble_is_replaced(
    trouble: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with thinkers() as made:
        await awake(made)
        assert await made.think(VIEW, trouble) is None
        assert "a worker" in caplog.text
        assert await made.think(VIEW, 7) == "True 7 0.1"


async def test_without_workers_nobody_thinks() -> None:
    async with thinkers(workers=0) as made:
        assert await made.think(VIEW, 7) is None


async def test_where_the_search_is_not_installed_the_log_says_so_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with thinkers(warm=thinking.cold) as made:
        await awake(made)
        assert await made.think(VIEW, 7) is None
        assert caplog.text.count("not installed") == 1
