"""``python -m bot``: start the bot. ``python -m bot health``: is a running bot well?"""

import asyncio
import logging
import os
import signal
import sys

import aiohttp
import discord

from bot.app import Tarok
from bot.health import Pulse, is_well
from bot.settings import BadSetting, Settings, read_settings
from bot.store import StoreError
from bot.store.sqlite import SqliteStore

logger = logging.getLogger("bot")

FAILED = 1
MISUSED = 2


async def serve(settings: Settings) -> int:
    """Run the bot until it is told to stop; the exit status."""
    try:
        store = await SqliteStore.open(settings.database)
    except StoreError as error:
        return _fail(str(error))
    client = Tarok(settings, store)
    loop = asyncio.get_running_loop()
    main_task = asyncio.current_task()
    assert main_task is not None
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, main_task.cancel)
    try:
        async with client, Pulse(client, settings.database):
            await client.start(settings.token)
    except asyncio.CancelledError:
        logger.info("stopped")
    except discord.LoginFailure:
        return _fail("Discord does not know this token: check DISCORD_TOKEN.")
    except (aiohttp.ClientError, discord.GatewayNotFound, OSError) as error:
        return _fail(f"Discord cannot be reached: {error}")
    except StoreError as error:
        return _fail(str(error))
    finally:
        await store.close()
    return 0


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201 - the host reads it on the terminal
    return FAILED


def main(words: list[str]) -> int:
    """Run one command; the exit status."""
    try:
        settings = read_settings(os.environ)
    except BadSetting as error:
        return _fail(str(error))
    if words == ["health"]:
        return 0 if is_well(settings.database) else FAILED
    if words:
        _fail("usage: python -m bot [health]")
        return MISUSED
    logging.basicConfig(
        level=settings.log_level,
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
        stream=sys.stderr,
    )
    # A card table needs no voice, and no warning that its libraries are missing.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.root.level))
    return asyncio.run(serve(settings))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
