"""The bot started by the command of the systemd unit, in what the unit puts around it."""

import shutil
import stat
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from sandbox import Sandbox, Server
from search.kernel import kept
from tests.laws.sources import ROOT
from tests.timeout import poll_until
from tests.unit_sandbox import UNIT, UnitBot, UnitSandbox, missing_tool, read_unit
from tests.wire.bot_log import has_traceback
from tests.wire.conftest import ONE_COMPILES, POOLS, WAKING, wait_for_commands

pytestmark = [
    pytest.mark.skipif(bool(missing_tool()), reason=missing_tool() or "all is there"),
    pytest.mark.sqlite_only,
]


@pytest.fixture
def around(tmp_path: Path, server: Server) -> UnitSandbox:
    """The unit's sandbox, with an empty state and the token that the server knows."""
    state, kernel, token = (tmp_path / name for name in ("state", "kernel", "token"))
    state.mkdir(mode=0o700)
    kernel.mkdir()
    token.write_text(server.environment["DISCORD_TOKEN"], "utf-8")
    token.chmod(0o400)
    return UnitSandbox(read_unit(UNIT.read_text("utf-8")), state, kernel, token)


@pytest.fixture
async def start_unit(
    server: Server, around: UnitSandbox, log: Path
) -> AsyncIterator[Callable[..., Awaitable[UnitBot]]]:
    """Starts the bot; at the end it is killed if it still runs."""
    started: list[UnitBot] = []

    async def start(**settings: str) -> UnitBot:
        bot = UnitBot(server, around, log, {"PYTHONPATH": str(ROOT), **settings})
        started.append(bot)
        await bot.start()
        return bot

    yield start
    for bot in started:
        await bot.kill()
    assert not has_traceback(log)


@pytest.fixture
async def unit_bot(start_unit: Callable[..., Awaitable[UnitBot]]) -> UnitBot:
    return await start_unit(TAROK_WORKERS="0", TAROK_EMOJIS="0")


async def test_bot_of_the_unit_serves_and_stops_when_it_is_told(
    server: Server, unit_bot: UnitBot, sandbox: Sandbox, log: Path
) -> None:
    await wait_for_commands(server)
    ana = await sandbox.user("Ana")
    answer = await ana.slash("tarok new", game="slovenian")
    assert not answer.failed
    assert await unit_bot.stop() == 0
    lines = log.read_text("utf-8").splitlines()
    assert lines and all(line.startswith("{") for line in lines), "the unit asks for JSON"


async def test_files_of_the_unit_are_unreadable_for_other_users(
    server: Server, unit_bot: UnitBot, around: UnitSandbox
) -> None:
    await wait_for_commands(server)
    files = {
        path.name: stat.S_IMODE(path.stat().st_mode)
        for path in around.state.rglob("*")
        if path.is_file()
    }
    assert {"tarok.sqlite3", "tarok.sqlite3-wal", "tarok.sqlite3.lock"} <= files.keys()
    assert set(files.values()) == {0o600}
    folders = [path for path in around.state.rglob("*") if path.is_dir()]
    assert {stat.S_IMODE(path.stat().st_mode) for path in folders} <= {0o700}


async def test_process_of_the_unit_has_no_rights_beyond_its_user(unit_bot: UnitBot) -> None:
    status = Path(f"/proc/{unit_bot.pid}/status").read_text("utf-8")
    values = dict(line.split(":\t", 1) for line in status.splitlines() if ":\t" in line)
    assert values["NoNewPrivs"] == "1"
    assert values["Seccomp"] == "2"
    assert values["Umask"] == "0077"
    assert {int(values[name], 16) for name in ("CapEff", "CapPrm", "CapBnd", "CapAmb")} == {0}


READ_ONLY, NO_RIGHT, NONE = "Read-only file system", "Operation not permitted", "No such file"
REFUSED = {
    "write into the program": ("open('/opt/tarok/venv/x', 'w')", READ_ONLY),
    "write into /etc": ("open('/etc/x', 'w')", READ_ONLY),
    "write beside its state": ("open('/var/lib/x', 'w')", READ_ONLY),
    "write another token": ("open(os.environ['DISCORD_TOKEN_FILE'], 'w')", READ_ONLY),
    "read a home": ("open('/root/.bashrc')", NONE),
    "change an owner": ("os.chown('.', -1, -1)", NO_RIGHT),
    "use another family of sockets": ("socket.socket(socket.AF_ALG, 5)", NO_RIGHT),
    "make a namespace": (
        "call = ctypes.CDLL(None, use_errno=True).unshare(0x10000000)\n"
        "raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))",
        NO_RIGHT,
    ),
}
"""Deeds that the unit refuses: code that does one, and the reason that it is given."""


@pytest.mark.parametrize("deed", REFUSED)
async def test_process_of_the_unit_may_not(deed: str, around: UnitSandbox, tmp_path: Path) -> None:
    """Without this the tests above would pass in a sandbox that holds nothing back."""
    code, reason = REFUSED[deed]
    python = str(Path(around.unit["ExecStart"][0]).with_name("python"))
    imports = "import ctypes, os, socket\nopen('may_be_written', 'w').close()\n"
    said = tmp_path / "said"
    with said.open("wb") as out:
        process, _ = await around.run([python, "-c", imports + code], {}, out.fileno())
    assert await process.wait() == 1
    assert reason in said.read_text("utf-8")
    assert (around.state / "may_be_written").exists()


@pytest.mark.long
@ONE_COMPILES
@pytest.mark.timeout(2 * WAKING)
async def test_workers_of_the_unit_run_the_compiled_search(
    start_unit: Callable[..., Awaitable[UnitBot]], around: UnitSandbox, log: Path
) -> None:
    """It is loaded as memory that is written first and run then; without it, compiled there."""
    if kept.is_complete(kept.folder()):
        shutil.copytree(kept.folder(), around.kernel / kept.folder().name)
    bot = await start_unit()
    await poll_until(
        lambda: log.read_text("utf-8").count("workers are awake") >= len(POOLS), WAKING
    )
    assert await bot.stop() == 0
