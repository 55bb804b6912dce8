"""Workers that are killed, as by a machine out of memory: others come, and nobody waits."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.thinkers.pool import Workers
from tests.bot.thinkers import thinking
from tests.timeout import TIMEOUT

ROOT = Path(__file__).parents[3]


@contextlib.asynccontextmanager
async def awake_workers(number: int) -> AsyncIterator[Workers]:
    """Workers that are awake."""
    pool = Workers(number, thinking.warm, overtime=0.4, purpose="house players")
    pool.start()
    await ready(pool)
    yield pool
    await pool.close()


async def ready(pool: Workers) -> None:
    async with asyncio.timeout(TIMEOUT):
        await pool.ready()
        assert pool.awake


@contextlib.asynccontextmanager
async def workers_lost(pool: Workers) -> AsyncIterator[None]:
    """Inside workers are killed; in the end that has been noticed, and others have come.

    It is waited for from the beginning: they may come as soon as the loss is noticed.
    """
    noticed = asyncio.create_task(pool._workers_lost.wait())
    await asyncio.sleep(0)
    async with asyncio.timeout(TIMEOUT):
        yield
        await noticed
    await ready(pool)


def processes(pool: Workers) -> list[int]:
    assert pool._pool is not None
    return list(pool._pool._pool_manager.worker_manager.workers)


def kill(*numbers: int) -> None:
    for number in numbers:
        with contextlib.suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)


async def test_a_worker_that_is_killed_while_idle_is_replaced_before_anybody_asks() -> None:
    async with awake_workers(1) as pool:
        before = processes(pool)
        async with workers_lost(pool):
            kill(*before)
            await pool._workers_lost.wait()
            assert await pool.ask(thinking.echo, "nobody", seconds=1) is None, "nobody waits"
        assert await pool.ask(thinking.echo, "again", seconds=TIMEOUT) == "again"
        assert not set(before) & set(processes(pool))


async def test_request_to_a_dead_worker_fails_at_once() -> None:
    async with awake_workers(1) as pool:
        async with workers_lost(pool):
            kill(*processes(pool))
            await pool.ask(thinking.echo, "at once", seconds=1)
        assert await pool.ask(thinking.echo, "again", seconds=TIMEOUT) == "again"


async def test_a_worker_ends_when_it_is_told_to_whatever_it_is_doing(tmp_path: Path) -> None:
    told_file = tmp_path / "told"
    os.mkfifo(told_file)
    async with awake_workers(1) as pool:
        async with workers_lost(pool):
            asking = asyncio.create_task(pool.ask(thinking.endless, told_file, seconds=TIMEOUT))
            assert await asyncio.to_thread(told_file.read_text) == "busy"
            for number in processes(pool):
                os.kill(number, signal.SIGTERM)
            assert await asking is None
        assert await pool.ask(thinking.echo, "again", seconds=TIMEOUT) == "again"


async def test_ten_times_in_a_row_all_at_once() -> None:
    """A worker that is killed as it takes a job may hold what the others need to take one.

    Then a job ends by its time alone, so that it has the time of a real one.
    """
    async with awake_workers(2) as pool:
        for number in range(10):
            async with workers_lost(pool):
                asked = asyncio.create_task(pool.ask(thinking.sleepy, 3600.0, seconds=5.0))
                for _ in range(number % 4):  # before it is sent, while it is, while worked on
                    await asyncio.sleep(0.03)
                kill(*processes(pool))
                await asked
        assert await pool.ask(thinking.echo, "again", seconds=TIMEOUT) == "again"


async def test_workers_that_are_killed_while_they_compile_are_replaced() -> None:
    pool = Workers(1, thinking.slow_to_warm, overtime=0.4, purpose="house players")
    pool.start()
    async with asyncio.timeout(TIMEOUT):
        for _ in range(1000):
            await asyncio.sleep(0.02)
            if pool._pool is not None and processes(pool):
                break
        kill(*processes(pool))
        await pool.ready()
    assert pool.awake
    assert await pool.ask(thinking.echo, "again", seconds=TIMEOUT) == "again"
    await pool.close()


async def test_a_pool_that_says_nothing_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker may be killed while holding what the others need to take jobs.

    Then no job begins.
    """
    monkeypatch.setattr("bot.thinkers.pool.STOP_SECONDS", 0.5)
    async with awake_workers(1) as pool:
        (worker,) = processes(pool)
        os.kill(worker, signal.SIGSTOP)
        async with asyncio.timeout(TIMEOUT):
            assert await pool.ask(thinking.echo, "nobody", seconds=0.1) is None
            await ready(pool)
        kill(worker)
        assert await pool.ask(thinking.echo, "again", seconds=TIMEOUT) == "again"


PARENT = """
import multiprocessing, sys, time
from bot.thinkers.orphans import end_with_parent
from tests.bot.thinkers.thinking import busy

if __name__ == "__main__":
    child = multiprocessing.get_context("spawn").Process(target=busy, args=(end_with_parent,))
    child.start()
    time.sleep(3600)
"""


async def test_a_worker_ends_with_its_parent_whatever_it_is_doing(tmp_path: Path) -> None:
    """Also with code that keeps Python waiting, as a compiler does.

    All hold the pipe that is read here.
    """
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    parent = await asyncio.create_subprocess_exec(
        sys.executable, str(script), stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert parent.stdout is not None
    async with asyncio.timeout(TIMEOUT):
        assert await parent.stdout.readline() == b"busy\n"
        parent.kill()
        assert await parent.stdout.read() == b""
        await parent.wait()
