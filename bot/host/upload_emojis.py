"""``python -m bot emojis``: the emojis of the cards, uploaded without the bot being run."""

import sys

import discord

from bot.base.exit_status import DO_NOT_TRY_AGAIN, TRY_AGAIN
from bot.base.settings import Settings
from bot.discord.endpoint import point_discord_at
from bot.discord.errors import summary
from bot.discord.sending.emojis import EMOJI_DIR, Emojis

NO_MORE = 30008
"""Discord's code for an application that has as many emojis as it may."""


async def upload_emojis(settings: Settings) -> None:
    """Upload what is missing, and say so on the terminal. Raises what discord.py raises."""
    point_discord_at(settings.api, settings.gateway)
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(settings.token)
        uploaded = await Emojis(client, EMOJI_DIR).upload(_tell)
    print(f"{uploaded} emojis uploaded. A running bot shows them after a restart.")  # noqa: T201 - for the host


def not_taken(error: discord.HTTPException) -> tuple[str, int]:
    """Why Discord rejects an emoji, and the exit status."""
    if error.code == NO_MORE:
        return (
            "The application has as many emojis as Discord takes: remove some in the developer "
            "portal, then run this again.",
            DO_NOT_TRY_AGAIN,
        )
    told = f"Discord does not take an emoji: {summary(error)}."
    return f"{told} What is uploaded stays; run this again.", TRY_AGAIN


def _tell(done: int, wanted: int) -> None:
    print(f"{done} of {wanted} emojis are there", file=sys.stderr)  # noqa: T201 - for the host
