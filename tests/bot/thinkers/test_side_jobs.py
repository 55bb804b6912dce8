"""Work that would keep the event loop is done by another process, which ends when there is none."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest

from bot.thinkers import side_jobs
from bot.thinkers.pool import Workers
from bot.thinkers.side_jobs import SideJobs
from bot.thinkers.study import Study
from bot.thinkers.work import NICE_STUDY
from tests.bot.thinkers import thinking
from tests.timeout import TIMEOUT, poll_until


@pytest.fixture
async def jobs() -> AsyncIterator[SideJobs]:
    """Without a worker that studies."""
    side_jobs = SideJobs(Study(Workers(0, thinking.warm, purpose="hints and analyses")))
    yield side_jobs
    await side_jobs.close()


def is_gone(process: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return False
    return True


async def test_side_job_without_workers_runs_in_a_process_that_gives_way(jobs: SideJobs) -> None:
    first, other = await asyncio.gather(jobs.do(thinking.process), jobs.do(thinking.process))
    assert first == other != os.getpid(), "one process is enough"
    assert await jobs.do(thinking.niceness) == max(NICE_STUDY, thinking.niceness())


async def test_side_job_with_workers_goes_to_the_one_that_studies() -> None:
    workers = Workers(1, thinking.warm, purpose="hints and analyses")
    workers.start()
    await workers.ready()
    study = Study(workers)
    jobs = SideJobs(study)
    worker = await study.ask(thinking.process, seconds=TIMEOUT)
    assert await jobs.do(thinking.process) == await jobs.search(thinking.process) == worker
    assert not jobs.running
    await jobs.close()
    await workers.close()


async def test_side_process_without_jobs_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(side_jobs, "IDLE_SECONDS", 0.01)
    jobs = SideJobs(Study(Workers(0, thinking.warm, purpose="hints and analyses")))
    process = await jobs.do(thinking.process)
    await poll_until(lambda: is_gone(process))
    assert not jobs.running
    assert await jobs.do(thinking.process) not in (process, os.getpid()), "the next one has another"
    await jobs.close()


async def test_processor_time_of_side_jobs_is_added_up(jobs: SideJobs) -> None:
    """Of the process that did the job, where this one's clock does not run."""
    assert jobs.processor_seconds == 0
    await jobs.do(thinking.process)
    first = jobs.processor_seconds
    assert first > 0
    await jobs.do(thinking.process)
    assert jobs.processor_seconds > first


async def test_side_job_that_loses_its_process_is_done_all_the_same(jobs: SideJobs) -> None:
    """By a thread, once; the next one has a process again."""
    process = await jobs.do(thinking.process)
    assert await jobs.do(thinking.dies_outside, os.getpid()) == os.getpid()
    assert await jobs.do(thinking.process) != process


async def test_job_for_another_process_is_never_done_by_the_bot(jobs: SideJobs) -> None:
    assert await jobs.do_elsewhere(thinking.process) != os.getpid()
    assert await jobs.do_elsewhere(thinking.dies_outside, os.getpid()) is None


async def test_side_job_that_fails_raises_where_it_was_asked_for(jobs: SideJobs) -> None:
    with pytest.raises(ZeroDivisionError):
        await jobs.do(thinking.fails)


async def test_search_without_workers_is_done_by_nobody(jobs: SideJobs) -> None:
    assert await jobs.search(thinking.process) is None


async def test_side_process_ends_with_the_bot(jobs: SideJobs) -> None:
    process = await jobs.do(thinking.process)
    asking = asyncio.create_task(jobs.do(thinking.sleepy, 3600.0))
    await asyncio.sleep(0)
    asking.cancel()
    await jobs.close()
    await poll_until(lambda: is_gone(process))
