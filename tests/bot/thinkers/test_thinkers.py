"""House players that think in processes of their own."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from bot.thinkers import work
from bot.thinkers.pool import Workers
from bot.thinkers.study import Study
from bot.thinkers.thinkers import FindMove, Thinkers
from engine import View, observe
from tests.bot.thinkers import thinking
from tests.bot.thinkers.running_workers import running_workers
from tests.laws.playing import numbered_deal
from tests.timeout import TIMEOUT

VIEW: View = observe(numbered_deal(("slovenian", 4), 1).steps[0].deal, 0)


@asynccontextmanager
async def thinkers(
    *,
    workers: int = 1,
    warm: Callable[[], bool] = thinking.warm,
    move: FindMove = thinking.misbehaves_by_seed,
) -> AsyncIterator[Thinkers]:
    async with running_workers(workers, warm) as pool:
        yield Thinkers(pool, 0.1, move)


async def test_a_worker_gets_the_view_the_seed_and_the_budget() -> None:
    async with thinkers(move=thinking.quick) as made:
        assert await made.think(VIEW, 7) == "True 7 0.1"


@pytest.mark.parametrize("trouble", [1, 2, 3], ids=["dies", "hangs", "fails"])
async def test_a_worker_in_trouble_is_replaced(
    trouble: int, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_workers(1, thinking.warm, overtime=0.4) as pool:
        made = Thinkers(pool, 0.1, thinking.misbehaves_by_seed)
        assert await made.think(VIEW, trouble) is None
        assert "a worker" in caplog.text
        monkeypatch.setattr(pool, "_overtime", TIMEOUT)
        await pool.ready()
        assert await made.think(VIEW, 7) == "True 7 0.1"


async def test_replacement_worker_keeps_no_request_waiting() -> None:
    async with running_workers(1, thinking.warm) as pool:
        made = Thinkers(pool, 0.1, thinking.misbehaves_by_seed)
        assert await made.think(VIEW, 1) is None
        assert not pool.awake
        assert await made.think(VIEW, 7) is None
        await pool.ready()
        assert pool.awake


async def test_workers_that_do_not_start_keep_no_request_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is then known that there are none for now; later another one is started."""
    monkeypatch.setattr("bot.thinkers.pool.FIRST_PAUSE", 0.2)
    async with running_workers(1, thinking.warm) as pool:
        monkeypatch.setattr(pool, "_warm", thinking.dead)
        assert await Thinkers(pool, 0.1, thinking.misbehaves_by_seed).think(VIEW, 1) is None
        async with asyncio.timeout(TIMEOUT):
            await pool.ready()
            assert not pool.awake
            monkeypatch.setattr(pool, "_warm", thinking.warm)
            while not pool.awake:
                await pool.ready()
                await asyncio.sleep(0)


async def test_workers_that_do_not_start_are_named_in_the_log_by_their_purpose(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pool = Workers(1, thinking.dead, purpose="hints and analyses")
    pool.start()
    async with asyncio.timeout(TIMEOUT):
        await pool.ready()
    await pool.close()
    assert "hints and analyses: no worker starts" in caplog.text
    assert "house players" not in caplog.text


async def test_without_workers_nobody_thinks() -> None:
    async with thinkers(workers=0) as made:
        assert await made.think(VIEW, 7) is None


async def test_missing_search_is_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with thinkers(warm=thinking.cold) as made:
        assert await made.think(VIEW, 7) is None
        assert caplog.text.count("not installed") == 1


def test_a_worker_finds_out_that_packages_of_the_search_are_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Missing packages are found before the worker loads what needs them.

    Otherwise the host would read a traceback from each worker.
    """
    monkeypatch.setattr(work, "find_spec", lambda name: None if name == "numpy" else name)
    assert work.warm() is False


async def test_hint_comes_before_analyses() -> None:
    async with running_workers(1, thinking.warm) as pool:
        study, order = Study(pool), []

        async def ask(name: str, *, urgent: bool) -> None:
            assert await study.ask(thinking.echo, name, seconds=TIMEOUT, urgent=urgent) == name
            order.append(name)

        async with asyncio.TaskGroup() as asking:
            for name in ("first", "second", "third"):
                asking.create_task(ask(name, urgent=False))
            given_up = asking.create_task(ask("given up", urgent=True))
            asking.create_task(ask("hint", urgent=True))
            await asyncio.sleep(0)
            given_up.cancel()
        assert order == ["first", "hint", "second", "third"]
