"""``python -m bot setup``: asks for the token, checks it at Discord, and writes the file ``.env``.

`make run`, Docker, Compose and systemd read that file alike. The token is never printed.
"""

import asyncio
import getpass
import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import discord

from bot.base.exit_status import DO_NOT_TRY_AGAIN
from bot.base.settings import TOKEN, TOKEN_FILE, Settings
from bot.discord.endpoint import point_discord_at
from bot.host.doctor.account import PORTAL, check_application
from bot.host.doctor.examination import print_invites
from bot.host.doctor.findings import table
from bot.host.upkeep import tell

ENV_FILE = Path(".env")
"""The file that keeps the token, in the folder where the command is run."""
PROGRESS_SECONDS = 5.0
"""Seconds after which a line says that the command still waits, again and again."""
INTERRUPTED = 128 + signal.SIGINT
"""The exit status of a command that Ctrl-C has ended, as shells have it."""


def ask_for_token() -> str:
    """Read the token from the terminal, where it is not shown, or from a pipe.

    Ctrl-C ends every command at once; here it would leave the terminal without its echo.
    """
    if not sys.stdin.isatty():
        return sys.stdin.readline().strip()
    tell(f"Create an application at {PORTAL}; under Bot, Reset Token shows its token once.")
    previous = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return getpass.getpass("Token (you won't see it): ").strip()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except EOFError:
        return ""
    finally:
        signal.signal(signal.SIGINT, previous)


async def set_up(settings: Settings) -> int:
    """Check the token and the application, write the file, and print the links of invitations.

    Return the exit status. Raises what discord.py raises if Discord does not answer.
    """
    point_discord_at(settings.api, settings.gateway)
    try:
        with _progress("Still waiting for Discord ..."):
            async with discord.Client(intents=discord.Intents.none()) as client:
                await client.login(settings.token)
                application = await client.application_info()
    except discord.LoginFailure:
        return _refuse("Discord does not know this token: copy it again, or reset it, under Bot.")
    findings = [*check_application(application)]
    for line in table(findings):
        tell(line)
    if any(finding.to_do for finding in findings):
        tell(f"The developer portal has these switches at {PORTAL}/{application.id}")
    try:
        write_token(settings.token, ENV_FILE)
    except OSError as error:
        return _refuse(f"{ENV_FILE} cannot be written: {error.strerror}.")
    tell(f"{ENV_FILE} has the token, and only you can read it; `make run` reads it.")
    print_invites(application.id)
    return DO_NOT_TRY_AGAIN if any(finding.verdict == "bad" for finding in findings) else 0


def write_token(token: str, file: Path) -> None:
    """Write the token into a file that only its owner may read; other lines stay.

    Raises OSError.
    """
    text = file.read_text("utf-8", "surrogateescape") if file.exists() else ""
    names = TOKEN, TOKEN_FILE
    others = [line for line in text.splitlines() if line.partition("=")[0].strip() not in names]
    descriptor, name = tempfile.mkstemp(prefix=f"{file.name}.", dir=file.absolute().parent)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8", errors="surrogateescape") as written:
            written.writelines(f"{line}\n" for line in (f"{TOKEN}={token}", *others))
        Path(name).replace(file)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


@contextmanager
def _progress(line: str) -> Iterator[None]:
    """Print a line every few seconds while something is waited for."""
    loop = asyncio.get_running_loop()
    timer: asyncio.TimerHandle

    def say() -> None:
        nonlocal timer
        print(line, file=sys.stderr)
        timer = loop.call_later(PROGRESS_SECONDS, say)

    timer = loop.call_later(PROGRESS_SECONDS, say)
    try:
        yield
    finally:
        timer.cancel()


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return DO_NOT_TRY_AGAIN
