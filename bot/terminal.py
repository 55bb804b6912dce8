"""The command line: ``python -m bot [run]`` starts the bot, ``health`` tells if it is well,
``backup FILE`` saves it, ``emojis`` uploads those of the cards.

The exit status is 0 when all is well, 1 when it is worth trying again (Discord or the network is
down, the database is busy), and 2 when it is not before somebody has done what the sentence on the
terminal says (a bad token or setting, a newer database, a command line that means nothing).
"""

import argparse
import asyncio
import logging
import os
import signal
import sys
from pathlib import Path

import discord

from bot.app import Tarok
from bot.health import Pulse, is_well
from bot.settings import BadSetting, Settings, read_database, read_settings
from bot.store import Store, StoreError
from bot.store.backup import backup
from bot.store.sqlite import SqliteStore
from bot.trouble import DO_NOT_TRY_AGAIN, TRY_AGAIN, InOneLine, explain
from bot.uploading import not_taken, upload_emojis

logger = logging.getLogger("bot")

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds between two attempts to log in while Discord is in trouble."""


async def serve(settings: Settings) -> int:
    """Run the bot until it is told to stop; the exit status."""
    try:
        store = await SqliteStore.open(settings.database)
    except StoreError as error:
        return _explained(error)
    loop = asyncio.get_running_loop()
    main_task = asyncio.current_task()
    assert main_task is not None
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, main_task.cancel)
    try:
        await _run(settings, store)
    except asyncio.CancelledError:
        logger.info("stopped")
    except Exception as error:
        return _explained(error)
    finally:
        await store.close()
    return 0


async def _run(settings: Settings, store: Store) -> None:
    """Run a client, and another one as long as Discord is there but in trouble (5xx)."""
    pause = FIRST_PAUSE
    while True:
        try:
            async with Tarok(settings, store) as client, Pulse(client, settings.database):
                await client.start(settings.token)
            return
        except discord.DiscordServerError as error:
            logger.warning("Discord is in trouble (%d); next attempt in %d s", error.status, pause)
        await asyncio.sleep(pause)
        pause = min(LONGEST_PAUSE, 2 * pause)


def _explained(error: Exception) -> int:
    """Tell the host what to do; the exit status. Raises the error if it is a mistake of ours."""
    explained = explain(error)
    if explained is None:
        raise error
    sentence, status = explained
    return _fail(sentence, status)


def _fail(sentence: str, status: int) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201 - the host reads it on the terminal
    return status


def run() -> int:
    """Start the bot; the exit status when it has ended."""
    try:
        settings = read_settings(os.environ)
    except BadSetting as error:
        return _fail(str(error), DO_NOT_TRY_AGAIN)
    _log(settings)
    return asyncio.run(serve(settings))


def emojis() -> int:
    """Upload the emojis; the exit status."""
    try:
        settings = read_settings(os.environ)
        asyncio.run(upload_emojis(settings))
    except BadSetting as error:
        return _fail(str(error), DO_NOT_TRY_AGAIN)
    except discord.HTTPException as error:
        return _fail(*not_taken(error))
    except Exception as error:
        return _explained(error)
    return 0


def _log(settings: Settings) -> None:
    logging.basicConfig(
        level=settings.log_level,
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
        stream=sys.stderr,
    )
    for handler in logging.root.handlers:
        handler.addFilter(InOneLine())
    # A card table needs no voice, and no warning that its libraries are missing.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.root.level))


def copy(database: Path, target: Path) -> int:
    """Copy the database, whether the bot runs or not; the exit status."""
    try:
        asyncio.run(backup(database, target))
    except StoreError as error:
        return _explained(error)
    return 0


def main(words: list[str]) -> int:
    """Run one command; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Tarok, a Discord bot.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="start the bot (without a command, too)")
    commands.add_parser("health", help="exit with 0 if the running bot is well")
    to_file = commands.add_parser("backup", help="copy the database, while the bot runs or not")
    to_file.add_argument("file", type=Path, help="a new file")
    commands.add_parser("emojis", help="upload the emojis of the cards")
    wanted = parser.parse_args(words)
    match wanted.command:
        case "health":
            return 0 if is_well(read_database(os.environ)) else TRY_AGAIN
        case "emojis":
            return emojis()
        case "backup":
            return copy(read_database(os.environ), wanted.file)
    return run()
