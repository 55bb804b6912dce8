"""The bot that runs beside a sandbox: it ends with it, and is started again if it breaks down."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from sandbox.child import run
from sandbox.server import Server
from tests.timeout import TIMEOUT

PYTHON = [sys.executable, "-S", "-c"]
LINGERS = "import os, sys, time; print(os.getpid(), file=open(sys.argv[1], 'w')); time.sleep(60)"


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """The pipe to which a bot that lingers writes its number."""
    os.mkfifo(tmp_path / "pipe")
    return tmp_path / "pipe"


async def begun(pipe: Path) -> int:
    """Wait for the next bot; its number."""
    async with asyncio.timeout(TIMEOUT):
        return int(await asyncio.to_thread(pipe.read_text))


async def test_bot_that_never_gets_ready_ends_the_run(server: Server) -> None:
    assert await run([*PYTHON, "raise SystemExit(7)"], server, asyncio.Event()) == 7


async def test_missing_command_is_reported(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await run(["no-such-bot"], server, asyncio.Event()) == 2
    assert "cannot be started" in capsys.readouterr().err


async def test_bot_that_breaks_down_is_started_again_until_the_end(
    server: Server, pipe: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.child.PAUSE", 0)
    server.gateway.ready.set()
    stop = asyncio.Event()
    running = asyncio.create_task(run([*PYTHON, LINGERS, str(pipe)], server, stop))
    os.kill(await begun(pipe), signal.SIGKILL)
    again = await begun(pipe)
    stop.set()
    assert await running == 0
    with pytest.raises(ProcessLookupError):
        os.kill(again, 0)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
async def test_signal_ends_both_without_an_error(pipe: Path, sign: signal.Signals) -> None:
    sandbox = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--port", "0", "--", *PYTHON, LINGERS, str(pipe),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, process_group=0,
    )  # fmt: skip
    child = await begun(pipe)
    os.killpg(sandbox.pid, sign)
    out, trouble = await sandbox.communicate()
    assert (sandbox.returncode, trouble) == (0, b"")
    assert out.startswith(b"The sandbox is at http://127.0.0.1:")
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)
