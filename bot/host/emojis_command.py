"""``python -m bot emojis``: uploads the emojis of the cards without running the bot."""

import sys

import discord

from bot.base.exit_status import DO_NOT_TRY_AGAIN, TRY_AGAIN
from bot.base.settings import Settings
from bot.discord.endpoint import point_discord_at
from bot.discord.errors import summary
from bot.discord.sending.emojis import EMOJI_DIR, Emojis

TOO_MANY_EMOJIS = 30008
"""Discord's code for an application with the maximum number of emojis."""


class UploadRefused(Exception):
    """Discord has let the bot in, but refused an emoji: ``error`` says why."""

    def __init__(self, error: discord.HTTPException) -> None:
        super().__init__(str(error))
        self.error = error


async def upload_emojis(settings: Settings) -> None:
    """Upload missing emojis, and print the progress.

    Raises UploadRefused, and discord.py's errors if the bot is not let in.
    """
    point_discord_at(settings.api, settings.gateway)
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(settings.token)
        try:
            uploaded = await Emojis(client, EMOJI_DIR).upload(_print_progress)
        except discord.HTTPException as error:
            raise UploadRefused(error) from error
    print(f"{uploaded} emojis uploaded. A running bot shows them after a restart.")


def upload_failure(error: discord.HTTPException) -> tuple[str, int]:
    """A sentence about a rejected emoji, and the exit status."""
    if error.code == TOO_MANY_EMOJIS:
        return (
            "The application has as many emojis as Discord takes: remove some in the developer "
            "portal, then run this again.",
            DO_NOT_TRY_AGAIN,
        )
    problem = f"Discord does not take an emoji: {summary(error)}."
    return f"{problem} What is uploaded stays; run this again.", TRY_AGAIN


def _print_progress(done: int, wanted: int) -> None:
    print(f"{done} of {wanted} emojis are there", file=sys.stderr)
