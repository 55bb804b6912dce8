"""The search is compiled by one process, which ends with the bot and has as long as it takes."""

import asyncio
import logging
import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from bot.thinkers.compiling import Compiler
from bot.thinkers.pool import NO_WORKERS, Workers
from tests.bot.thinkers import thinking
from tests.timeout import TIMEOUT, poll_until

ROOT = Path(__file__).parents[3]


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """A pipe."""
    fifo = tmp_path / "told"
    os.mkfifo(fifo)
    return fifo


async def test_compiling_longer_than_a_start_may_take_delays_but_stops_nothing(
    tmp_path: Path, pipe: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """People stop waiting for it; both pools have what one process has made, told in one line."""
    caplog.set_level(logging.INFO)
    monkeypatch.setattr("bot.thinkers.pool.START_SECONDS", 2.0)
    made = tmp_path / "made"
    warm = partial(thinking.warm_if_compiled, made)
    compiler = Compiler(partial(thinking.compile_when_told, made, pipe))
    workers = Workers(1, warm, purpose="house players")
    students = Workers(1, warm, purpose="hints and analyses")
    workers.start(compiler=compiler)
    students.start(after=workers, compiler=compiler)
    async with asyncio.timeout(TIMEOUT):
        await workers.ready()
        await students.ready()
        assert not workers.awake and not students.awake
        assert workers._pool is None
        await asyncio.to_thread(pipe.write_text, "go on")
        await poll_until(lambda: workers.awake and students.awake)
    assert caplog.text.count("is being compiled") == 1
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    await students.close()
    await workers.close()


async def test_compiling_ends_at_once_when_the_workers_are_closed(
    tmp_path: Path, pipe: Path
) -> None:
    compiler = Compiler(partial(thinking.compile_for_ever, pipe))
    workers = Workers(
        1, partial(thinking.warm_if_compiled, tmp_path / "made"), purpose="house players"
    )
    workers.start(compiler=compiler)
    async with asyncio.timeout(TIMEOUT):
        process = int(await asyncio.to_thread(pipe.read_text))
        await workers.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


PARENT = """
import asyncio, sys
from functools import partial
from pathlib import Path
from bot.thinkers.compiling import Compiler
from tests.bot.thinkers.thinking import compile_for_ever

if __name__ == "__main__":
    asyncio.run(Compiler(partial(compile_for_ever, Path(sys.argv[1]))).compiled())
"""


async def test_compiling_ends_with_its_parent_however_that_ends(tmp_path: Path, pipe: Path) -> None:
    """Both hold the pipe that is read here."""
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    parent = await asyncio.create_subprocess_exec(
        sys.executable, str(script), str(pipe), stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert parent.stdout is not None
    async with asyncio.timeout(TIMEOUT):
        assert (await asyncio.to_thread(pipe.read_text)).isdecimal()
        parent.kill()
        assert await parent.stdout.read() == b""
        await parent.wait()


async def test_search_that_cannot_be_kept_is_compiled_in_a_folder_of_the_process(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("TAROK_KERNEL", "/unwritable")
    compiler = Compiler(partial(thinking.compile_where_it_can_be_kept, "/unwritable"))
    async with asyncio.timeout(TIMEOUT):
        assert await compiler.compiled()
    kept = Path(os.environ["TAROK_KERNEL"])
    assert kept.stat().st_mode & 0o777 == 0o700
    assert "cannot be kept in /unwritable" in caplog.text


async def test_search_that_cannot_be_compiled_leaves_house_players_to_rules_of_thumb(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAROK_KERNEL", "")
    compiler = Compiler(partial(thinking.compile_where_it_can_be_kept, ""))
    monkeypatch.setattr(compiler, "_folder", "elsewhere")
    workers = Workers(
        1, partial(thinking.warm_if_compiled, tmp_path / "made"), purpose="house players"
    )
    workers.start(compiler=compiler)
    async with asyncio.timeout(TIMEOUT):
        await workers.ready()
    assert not workers.awake and workers._pool is None
    assert "could not be compiled (exit status 2)" in caplog.text
    await workers.close()


WAITING = """
import contextlib, sys
from search import cli

@contextlib.contextmanager
def waiting(report):
    assert not {"numba", "llvmlite"} & set(sys.modules)
    sys.exit(7)
    yield

cli.one_at_a_time = waiting
cli.main(["compile"])
"""


def test_process_that_waits_for_another_to_compile_has_loaded_no_compiler(tmp_path: Path) -> None:
    environment = {**os.environ, "TAROK_KERNEL": str(tmp_path)}
    ended = subprocess.run([sys.executable, "-c", WAITING], cwd=ROOT, env=environment, check=False)
    assert ended.returncode == 7


async def test_workers_without_a_search_leave_no_processes_and_warn_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    workers = Workers(1, thinking.cold, purpose="house players")
    students = Workers(1, thinking.cold, purpose="hints and analyses")
    workers.start()
    students.start(after=workers)
    async with asyncio.timeout(TIMEOUT):
        for pool in (workers, students):
            await pool.ready()
            await pool._background.wait()
    assert workers._pool is None and students._pool is None
    assert caplog.text.count("the search is not installed") == 1


def test_start_without_workers_says_once_what_is_missing(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    workers = Workers(0, thinking.cold, purpose="house players")
    students = Workers(0, thinking.cold, purpose="hints and analyses")
    workers.start()
    students.start(after=workers)
    assert [record.getMessage() for record in caplog.records] == [NO_WORKERS]


async def test_host_reads_why_the_library_of_an_image_cannot_be_used(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sentence = "this processor has no avx2; build the image on this machine"
    monkeypatch.setattr("bot.thinkers.pool.library_refusal", lambda: sentence)
    workers = Workers(1, thinking.cold, purpose="house players")
    workers.start()
    async with asyncio.timeout(TIMEOUT):
        await workers.ready()
        await workers._background.wait()
    assert f"the compiled search cannot be used: {sentence}" in caplog.text
    assert "pip install" not in caplog.text
