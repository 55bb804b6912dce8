"""Starts for the command line: the bot, the upload of emojis, the doctor, the invitations."""

import asyncio
import contextlib
import gc
import logging
import os
import platform
import signal
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from functools import partial
from typing import Any

import aiohttp
import discord

from bot.app import Tarok
from bot.base import VERSION
from bot.base.database_address import Server
from bot.base.exit_status import TRY_AGAIN
from bot.base.health import is_well
from bot.base.logs import write_to_stderr
from bot.base.meter import NO_METER, Meter
from bot.base.pulse import Pulse
from bot.base.setting_kinds import BadSetting
from bot.base.settings import TOKEN, TOKEN_FILE, Settings, read_settings, unknown_variables
from bot.discord.errors import is_temporary, retry_after, summary
from bot.features import EXTENSIONS
from bot.host.backups.scheduled_backups import Backups
from bot.host.doctor import examination
from bot.host.emojis_command import UploadRefused, upload_emojis, upload_failure
from bot.host.setup import ask_for_token, set_up
from bot.host.trouble import PERMANENT, InOneLine, explain
from bot.store import Store, StoreError
from bot.store.errors import NotOwner
from bot.store.open_store import open_beside
from bot.store.sqlite.file_watch import FileWatch
from bot.store.sqlite.store import SqliteStore

logger = logging.getLogger("bot")

FIRST_LOGIN_PAUSE = 1.0
"""Seconds before a failed login is retried: doubled each time, and more if Discord asks for it."""
MAX_LOGIN_PAUSE = 300.0
"""Seconds to which the pauses between logins grow."""

SHUTDOWN_SECONDS = 9.0
"""Time for a clean shutdown: supervisors kill the process after ten seconds."""
TAKEOVER_GRACE = 4.0
"""Seconds after which a turn is cancelled, if the error that should have ended it was caught as
temporary: leaving Discord takes less, and ``end_in_time`` waits longer."""
RECONNECT_SECONDS = 5.0
"""Pause between attempts to reach a database that was available before."""

GC_THRESHOLDS = (5_000, 10, 20)
"""New objects before a collection of the youngest generation, and collections of a generation
before one of the next."""


async def serve(settings: Settings) -> int:
    """Run the bot until it is told to stop; the exit status."""
    if not settings.port:
        return await _serve(settings, NO_METER)
    from bot.base.port import PortTaken, serve_metrics  # noqa: PLC0415 - only a bot with a port pays

    try:
        async with serve_metrics(settings.port, partial(is_well, settings.database)) as meter:
            return await _serve(settings, meter)
    except PortTaken as error:
        return _fail(str(error), TRY_AGAIN)


async def _serve(settings: Settings, meter: Meter) -> int:
    """Run it; if another process takes over, become its standby."""
    follows = False
    try:
        while (status := await _serve_once(settings, meter, follows=follows)) is None:
            logger.warning("this process gets ready to follow whoever has the database now")
            follows = True
        return status
    except asyncio.CancelledError:
        logger.info("stopped")
        return 0


async def _open(settings: Settings, meter: Meter, *, follows: bool) -> Store:
    """Open the store. ``follows``: it was open before, so retry. Raises StoreError."""
    while True:
        try:
            return await open_beside(settings.database, settings.division, meter=meter)
        except StoreError as error:
            if not follows or isinstance(error, PERMANENT):
                raise
            logger.warning("next attempt in %d s: %s", RECONNECT_SECONDS, error)
        await asyncio.sleep(RECONNECT_SECONDS)


async def _serve_once(settings: Settings, meter: Meter, *, follows: bool) -> int | None:
    """Run until the exit status is known; None: another process has taken over.

    ``follows``: one took over before.
    """
    try:
        store = await _open(settings, meter, follows=follows)
    except StoreError as error:
        return _exit_status(error)
    turn = _Turn()
    store.add_doubt_listener(turn.doubt)
    try:
        backups = _backups(settings, store)
        if backups.scheduled:
            meter.watch_backups(backups.status)
        async with backups, _watch(settings, store) as intact:
            await _run(settings, store, meter, intact)
    except asyncio.CancelledError:
        if turn.ended_by_takeover():
            return None
        raise
    except Exception as error:
        if isinstance(error, NotOwner) and turn.ended_by_takeover():
            return None
        return _exit_status(error)
    finally:
        await store.close()
    return 0


def end_in_time(status: int = 0) -> threading.Timer:
    """End a process that hangs in its shutdown, with this exit status.

    Everything that matters is in the store. Cancelling the returned timer lets the process live.
    """
    timer = threading.Timer(SHUTDOWN_SECONDS, _end, (status,))
    timer.daemon = True  # the process does not wait for it
    timer.start()
    return timer


def _end(status: int) -> None:
    logger.warning("stopped, without waiting any longer for what was under way; no move is lost")
    logging.shutdown()
    os._exit(status)


class _Turn:
    """This process's turn: ends when it is told to stop, or another process takes over."""

    def __init__(self) -> None:
        self._loop, task = asyncio.get_running_loop(), asyncio.current_task()
        assert task is not None
        self._task = task
        self._stopped = self._over = False
        self._displaced: threading.Timer | None = None
        for sign in (signal.SIGINT, signal.SIGTERM):
            self._loop.add_signal_handler(sign, self._stop)

    def _stop(self) -> None:
        self._stopped = True
        end_in_time()
        self._task.cancel()

    def doubt(self, error: StoreError) -> None:
        """End the turn if another process has taken over: that one answers people."""
        if isinstance(error, NotOwner) and self._displaced is None and not self._stopped:
            logger.warning("%s", error)
            self._displaced = end_in_time(TRY_AGAIN)
            if asyncio.current_task() is self._task:  # the error ends it, unless it is caught
                self._loop.call_later(TAKEOVER_GRACE, self._cancel)
            else:
                self._cancel()

    def _cancel(self) -> None:
        if not self._over:
            self._task.cancel()

    def ended_by_takeover(self) -> bool:
        """True if the turn ended only because another process took over."""
        if self._displaced is None or self._stopped:
            return False
        self._displaced.cancel()
        self._over = True
        self._task.uncancel()
        return True


@contextlib.asynccontextmanager
async def _watch(settings: Settings, store: Store) -> AsyncIterator[Callable[[], bool]]:
    """Watch a database's file; yield a check that it is still the one that is open."""
    if not isinstance(settings.database, Server) and isinstance(store, SqliteStore):
        async with FileWatch(settings.database, store.lane) as watch:
            yield watch.intact
    else:
        yield lambda: True


def _backups(settings: Settings, store: Store) -> Backups:
    return Backups(
        settings.database,
        settings.backups,
        settings.backup_every,
        settings.backup_keep,
        leads=lambda: store.leads,
    )


def collect_garbage_seldom() -> None:
    """Exempt all current objects from garbage collection, and raise its thresholds.

    A full collection blocks the event loop for some fifty milliseconds. Objects of a failed login
    are freed at the next one.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


async def _run(settings: Settings, store: Store, meter: Meter, intact: Callable[[], bool]) -> None:
    """Run a client, and a new one after each temporary refusal at login (5xx, rate limits).

    The lease is given up in between, so that a process that is logged in may take over.
    """
    pause = FIRST_LOGIN_PAUSE
    while True:
        try:
            client = Tarok(settings, store, meter)
            async with client, Pulse(client, settings.database, intact=intact):
                meter.watch(
                    client.bot_status,
                    connections=partial(getattr, client, "lines"),
                    role=partial(getattr, client, "role"),
                )
                collect_garbage_seldom()
                await client.start(settings.token)
            return
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError) as error:
            if not is_temporary(error):
                raise
            wait = max(pause, retry_after(error))
            logger.warning("%s; next attempt in %d s", _refusal(error), wait)
        pause = min(MAX_LOGIN_PAUSE, 2 * pause)
        await store.let_go()
        await asyncio.sleep(wait)


def _refusal(error: Exception) -> str:
    if isinstance(error, discord.DiscordServerError):
        return f"Discord is in trouble ({error.status})"
    return f"Discord does not let the bot in for now: {summary(error)}"


def _exit_status(error: Exception) -> int:
    """Print what the host can do; return the exit status. Raises ``error`` if it is a bug."""
    explanation = explain(error)
    if explanation is None:
        raise error
    sentence, status = explanation
    return _fail(sentence, status)


def _fail(sentence: str, status: int) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201 - the host reads it on the terminal
    return status


def run() -> int:
    """Run the bot; return the exit status. Raises BadSetting."""
    settings = read_settings(os.environ)
    _log(settings)
    logger.info(
        "Tarok %s, Python %s, discord.py %s",
        VERSION,
        platform.python_version(),
        discord.__version__,
    )
    for name, meant in unknown_variables(os.environ):
        logger.warning("%s is no setting%s", name, f": is {meant} meant?" if meant else "")
    if settings.missing_shards is not None:
        logger.warning("%s", settings.missing_shards)
    return asyncio.run(serve(settings))


def emojis() -> int:
    """Upload the emojis; return the exit status. Raises BadSetting."""
    settings = read_settings(os.environ)
    try:
        asyncio.run(upload_emojis(settings))
    except UploadRefused as refused:
        return _fail(*upload_failure(refused.error))
    except Exception as error:
        return _exit_status(error)
    return 0


def doctor(channel: int | None, wait: float) -> int:
    """Run the doctor; return the exit status. Raises BadSetting."""
    return _run_command(
        lambda settings: examination.tell(settings, EXTENSIONS, channel, wait), os.environ
    )


def invite() -> int:
    """Print the links of invitations; return the exit status. Raises BadSetting."""
    return _run_command(examination.invite, os.environ)


def setup() -> int:
    """Ask for the token and set the bot up; return the exit status. Raises BadSetting."""
    token = ask_for_token()
    if not token:
        raise BadSetting(
            "No token was given, and nothing was written: this command asks for one, or reads the "
            "first line of its input. Without a token, `make run` starts the sandbox."
        )
    return _run_command(set_up, {**os.environ, TOKEN: token, TOKEN_FILE: ""})


def _run_command(
    work: Callable[[Settings], Coroutine[Any, Any, int]], environment: Mapping[str, str]
) -> int:
    """Run a command that uses Discord; return the exit status. Raises BadSetting."""
    settings = read_settings(environment)
    try:
        return asyncio.run(work(settings))
    except Exception as error:
        return _exit_status(error)


def _log(settings: Settings) -> None:
    handler = write_to_stderr(settings.log_level, settings.log_format, settings.token)
    assert handler.formatter is not None
    handler.setFormatter(InOneLine(handler.formatter))
    # A card table needs no voice, and no warning that its libraries are missing.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    if settings.error_reports:
        _report_errors(settings)


def _report_errors(settings: Settings) -> None:
    """Send errors of the log from now on. Raises BadSetting."""
    try:
        from bot.host.error_reports import ErrorReports  # noqa: PLC0415 - an extra
    except ImportError:
        raise BadSetting(
            "TAROK_ERROR_REPORTS needs sentry-sdk, which is not installed: "
            "pip install '.[bot,reports]' brings it."
        ) from None
    logging.getLogger().addHandler(ErrorReports(settings.error_reports, settings.token))
