"""The watch over a bot's event loop: it tells what holds the loop, and nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.wire.loop_watch import HELD, slow_callbacks

PROGRAM = """
import asyncio, time
from tests.wire.loop_watch import LoopWatch

def computes(seconds):
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass

async def hold(kind):
    if kind == "computes":
        computes(1.0)
    elif kind == "in pieces":
        for _ in range(40):
            computes(0.01)
            await asyncio.sleep(0)
    elif kind == "waits":
        time.sleep(0.5)
    else:
        await asyncio.to_thread(computes, 0.5)

watch = LoopWatch()
watch.start()
watch.active = {active}
asyncio.run(hold({kind!r}))
"""


def watch_report(tmp_path: Path, kind: str, *, active: bool = True) -> list[str]:
    """The report on a program whose loop does something."""
    log, program = tmp_path / "log", PROGRAM.format(kind=kind, active=active)
    with log.open("w", encoding="utf-8") as stream:
        subprocess.run([sys.executable, "-c", program], stderr=stream, check=True)
    assert "Traceback" not in log.read_text("utf-8")
    return slow_callbacks(log)


def test_callback_that_computes_long_is_told_with_its_place(tmp_path: Path) -> None:
    (line,) = watch_report(tmp_path, "computes")
    assert line.startswith(HELD) and "in computes" in line and "in hold" in line


@pytest.mark.parametrize("kind", ["in pieces", "waits", "in a thread"])
def test_callback_that_leaves_the_processor_to_others_is_not_told(
    tmp_path: Path, kind: str
) -> None:
    assert not watch_report(tmp_path, kind)


def test_loop_that_nobody_waits_for_is_not_watched(tmp_path: Path) -> None:
    assert not watch_report(tmp_path, "computes", active=False)
