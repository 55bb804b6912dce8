"""Threads the bot opens for tables."""

import logging
from typing import Final

import discord

from bot.tables.errors import Denied

logger = logging.getLogger(__name__)

KEPT_OPEN: Final = 1440
"""Minutes without a message after which Discord archives a thread."""


async def open_thread(client: discord.Client, channel: int, title: str) -> int:
    """Open a thread in a channel; its id. Raises Denied."""
    try:
        made = await client.http.start_thread_without_message(
            channel,
            name=title,
            auto_archive_duration=KEPT_OPEN,
            type=discord.ChannelType.public_thread.value,
        )
    except (discord.HTTPException, discord.RateLimited) as error:
        logger.warning("no thread could be opened: %s", error)
        raise Denied("thread-refused") from None
    return int(made["id"])
