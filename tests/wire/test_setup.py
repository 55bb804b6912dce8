"""``python -m bot setup``: the token, the switches of the application, and the file ``.env``."""

import asyncio
import os
import pty
import signal
import stat
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.base.settings import read_settings
from bot.host import setup
from sandbox import Fault, Server
from tests.timeout import TIMEOUT, poll_until
from tests.wire.processes import AGAIN, STOP

ROOT = Path(__file__).parents[2]
INTERRUPTED = 128 + signal.SIGINT


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    """The file that the command writes."""
    return tmp_path / ".env"


@pytest.fixture
def token(server: Server) -> str:
    """The token that the sandbox knows."""
    return server.environment["DISCORD_TOKEN"]


async def start_setup(
    server: Server, folder: Path, *, stdin: int, stdout: int, **settings: str
) -> asyncio.subprocess.Process:
    """Start the command in a folder."""
    environment = {**os.environ, **server.environment, "PYTHONPATH": str(ROOT), **settings}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "setup", cwd=folder, env=environment,
        stdin=stdin, stdout=stdout, stderr=subprocess.STDOUT, start_new_session=True,
    )  # fmt: skip


async def run_setup(server: Server, folder: Path, token: str, **settings: str) -> tuple[int, str]:
    """Run the command with a token from a pipe; return exit status and output."""
    pipe = subprocess.PIPE
    process = await start_setup(server, folder, stdin=pipe, stdout=pipe, **settings)
    async with asyncio.timeout(TIMEOUT):
        said, _ = await process.communicate(f"{token}\n".encode())
    return process.returncode or 0, said.decode()


async def test_good_token_is_kept_for_its_owner_alone(
    server: Server, env_file: Path, token: str
) -> None:
    env_file.write_text("TAROK_PORT=9100\nDISCORD_TOKEN=old\nDISCORD_TOKEN_FILE=token\n# mine")
    env_file.chmod(0o644)
    status, said = await run_setup(server, env_file.parent, token, DISCORD_TOKEN="")
    assert status == 0, said
    assert env_file.read_text("utf-8") == f"DISCORD_TOKEN={token}\nTAROK_PORT=9100\n# mine\n"
    assert stat.S_IMODE(env_file.stat().st_mode) == 0o600
    assert [*env_file.parent.glob(".env*")] == [env_file]
    assert said.count("https://discord.com/oauth2/authorize?client_id=") == 2
    assert token not in said


async def test_wrong_switches_are_named_with_their_place(
    server: Server, env_file: Path, token: str
) -> None:
    server.world.switches.update(
        flags=1 << 13 | 1 << 18,
        bot_public=False,
        bot_require_code_grant=True,
        interactions_endpoint_url="https://example.org",
        integration_types_config={
            "0": {"oauth2_install_params": {"scopes": ["bot"], "permissions": "2048"}}
        },
    )
    status, said = await run_setup(server, env_file.parent, token)
    assert status == STOP and env_file.exists()
    for advice in (
        "take them away in the developer portal, under Bot",
        "without applications.commands, view_channel",
        "switch on Public Bot",
        "switch off Requires OAuth2 Code Grant",
        "empty Interactions Endpoint URL",
        "at https://discord.com/developers/applications/",
    ):
        assert advice in said


@pytest.mark.parametrize(
    ("text", "settings", "sentence", "expected"),
    [
        ("wrong", {}, "Discord does not know this token", STOP),
        ("two words", {}, "takes the bot token alone", STOP),
        ("", {}, "No token was given", STOP),
        ("x", {"TAROK_DISCORD_API": "http://127.0.0.1:9/api/v10"}, "cannot be reached", AGAIN),
    ],
)
async def test_token_that_cannot_be_checked_is_not_kept(
    server: Server,
    env_file: Path,
    text: str,
    settings: dict[str, str],
    sentence: str,
    expected: int,
) -> None:
    status, said = await run_setup(server, env_file.parent, text, **settings)
    assert (status, len(said.splitlines())) == (expected, 1)
    assert sentence in said
    assert not env_file.exists()


async def test_env_file_that_cannot_be_written_is_named(
    server: Server, env_file: Path, token: str
) -> None:
    env_file.mkdir()
    status, said = await run_setup(server, env_file.parent, token)
    assert status == STOP
    assert ".env cannot be written: Is a directory." in said


async def test_slow_answer_of_discord_shows_progress(
    server: Server, token: str, monkeypatch: pytest.MonkeyPatch, env_file: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL("ws://127.0.0.1:1"))
    monkeypatch.setattr(setup, "PROGRESS_SECONDS", 0.1)
    monkeypatch.chdir(env_file.parent)
    server.weather.faults.append(Fault("GET", "/users/@me$", "slow", retry_after=0.5))
    assert await setup.set_up(read_settings({**server.environment})) == 0
    assert capsys.readouterr().err.startswith("Still waiting for Discord ...\n")
    assert env_file.exists()


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """Both ends of a terminal: a person's, and a command's."""
    person, command = pty.openpty()
    yield person, command
    os.close(person)
    os.close(command)


def echoes(command: int) -> bool:
    """True if a terminal shows what is typed."""
    return bool(termios.tcgetattr(command)[3] & termios.ECHO)


async def test_token_typed_on_a_terminal_is_not_shown(
    server: Server, env_file: Path, token: str, terminal: tuple[int, int]
) -> None:
    person, command = terminal
    process = await start_setup(server, env_file.parent, stdin=command, stdout=command)
    await poll_until(lambda: not echoes(command))
    os.write(person, f"{token}\n".encode())
    async with asyncio.timeout(TIMEOUT):
        assert await process.wait() == 0
    said = os.read(person, 1 << 16).decode()
    assert "Token (you won't see it)" in said and token not in said
    assert echoes(command) and env_file.exists()


async def test_interrupted_prompt_leaves_the_terminal_with_its_echo(
    server: Server, env_file: Path, terminal: tuple[int, int]
) -> None:
    _, command = terminal
    process = await start_setup(server, env_file.parent, stdin=command, stdout=command)
    await poll_until(lambda: not echoes(command))
    process.send_signal(signal.SIGINT)
    async with asyncio.timeout(TIMEOUT):
        assert await process.wait() == INTERRUPTED
    assert echoes(command) and not env_file.exists()
