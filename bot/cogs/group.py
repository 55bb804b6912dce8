"""The ``/tarok`` group, and what all its commands share."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import app_commands

from bot.interactions.reply import Reply
from bot.pages.l10n import FALLBACK, load_words
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.app import Tarok

Interaction: TypeAlias = "discord.Interaction[Tarok]"


def sentence(key: str) -> app_commands.locale_str:
    """A sentence that Discord shows while commands are typed; it gets all languages at once."""
    return app_commands.locale_str(load_words()(FALLBACK)(key), key=key)


class Sentences(app_commands.Translator):
    """Tells Discord the sentences of the other languages."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The sentence in a language, if we speak it."""
        there = load_words()(locale.value)
        spoken = "key" in string.extras and there.language != FALLBACK
        return there(string.extras["key"]) if spoken else None


tarok = app_commands.Group(name="tarok", description=sentence("command-tarok"), guild_only=True)


async def answer(interaction: Interaction, work: Callable[[Reply], Awaitable[None]]) -> None:
    """Answer a command: in time, kindly, and for this person alone."""
    await Reply(interaction, interaction.client.words_for(interaction)).run(work)


async def table_here(interaction: Interaction) -> Table:
    """The open table of the channel. Raises Denied."""
    return await interaction.client.tables.here(interaction.channel_id or 0)
