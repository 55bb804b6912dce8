"""The commands as Discord knows them: all stand under ``/tarok``, and speak every language."""

from typing import Any

import discord
from discord import app_commands

from bot.pages.l10n import FALLBACK, load_words


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


class Tree(app_commands.CommandTree[Any]):
    """The tree of commands: a cog that is loaded hangs its commands under the one group.

    discord.py would put each command of a cog at the top.
    """

    def __init__(self, client: discord.Client) -> None:
        super().__init__(client)
        self.group = app_commands.Group(
            name="tarok", description=sentence("command-tarok"), guild_only=True
        )
        super().add_command(self.group)

    def add_command(self, command: Any, /, *, override: bool = False, **_: Any) -> None:
        """Hang a command under the group. Raises CommandAlreadyRegistered."""
        self.group.add_command(command, override=override)

    def remove_command(self, command: str, /, **_: Any) -> Any:
        """Take a command off the group; what it was."""
        found = self.group.get_command(command)
        self.group.remove_command(command)
        return found
