"""The commands as Discord knows them: all stand under ``/tarok``, and speak every language."""

import asyncio
import logging
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.base import accidents
from bot.base.log_subject import set_interaction
from bot.choices.languages import Languages
from bot.discord.answering.lost_replies import LOST, log_lost
from bot.discord.answering.once import Once
from bot.discord.answering.reply_in_time import Reply
from bot.kit.errors import Denied
from bot.kit.l10n import FALLBACK, Words, command_words, language_of, load_words

logger = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

UNDER = "under"
"""In a command's extras: the name of the group it stands in. Rarer ones have one, as Discord takes
at most 25 in one place."""

OF_MATCH = {UNDER: "match"}
OF_SERVER = {UNDER: "server"}


def sentence(key: str) -> app_commands.locale_str:
    """A sentence Discord shows while people type commands; it gets all languages at once."""
    return app_commands.locale_str(load_words()(FALLBACK)(key), key=key)


NAMES = {
    Location.command_name: "name",
    Location.group_name: "name",
    Location.parameter_name: "name-of",
}
"""Beginnings of the keys of names in ``commands.ftl``, by what they name."""


class Sentences(app_commands.Translator):
    """Tells Discord the other languages' sentences and command names."""

    def __init__(self) -> None:
        self._read: set[str] = set()
        """The languages whose files have been read."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The sentence in a language, if we speak it; a name only if it differs."""
        language = language_of(locale.value)
        key = string.extras.get("key") or _key_of_name(string, context)
        if not key or language == FALLBACK:
            return None
        if language in self._read:
            said = command_words(language, key)
        else:
            said = await asyncio.to_thread(command_words, language, key)
            self._read.add(language)
        return said if said != string.message else None


def _key_of_name(
    string: app_commands.locale_str, context: app_commands.TranslationContextTypes
) -> str:
    """The key of a command's or option's name; empty: it is neither."""
    kind = NAMES.get(context.location, "")
    return f"{kind}-{string.message}" if kind else ""


class Tree(app_commands.CommandTree[Any]):
    """The tree of commands: a loaded cog hangs its commands under the one group.

    discord.py would put each command of a cog at the top.
    """

    def __init__(self, client: discord.Client) -> None:
        super().__init__(client)
        self.languages = Languages()
        self._once = Once()
        self.group = app_commands.Group(
            name="tarok",
            description=sentence("command-tarok"),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self._brought: set[str] = set()
        """The names of groups that a cog brings whole."""
        super().add_command(self.group)

    def add_command(self, command: Any, /, *, override: bool = False, **_: Any) -> None:
        """Hang a command under the group, or under the group in it that its extras name.

        A group without commands is left out: Discord refuses it. Raises CommandAlreadyRegistered.
        """
        if isinstance(command, app_commands.Group):
            if not command.commands:
                return
            self._brought.add(command.name)
        group = self._group(command.extras[UNDER]) if UNDER in command.extras else self.group
        group.add_command(command, override=override)

    def has(self, name: str, kind: int) -> bool:
        """True if a command that Discord lists is ours, by its name and type."""
        return (name, kind) == (self.group.name, discord.AppCommandType.chat_input.value)

    def _group(self, name: str) -> app_commands.Group:
        """The subgroup with that name: it exists as long as something hangs on it."""
        found = self.group.get_command(name)
        if isinstance(found, app_commands.Group):
            return found
        return app_commands.Group(
            name=name, description=sentence(f"command-{name}"), parent=self.group
        )

    def remove_command(self, command: str, /, **_: Any) -> Any:
        """Take a command off its group; returns it."""
        for group in self._groups():
            if group.name in self._brought:  # its commands come and go with it
                continue
            if found := group.remove_command(command):
                if not group.commands:
                    self.group.remove_command(group.name)
                return found
        return None

    def _groups(self) -> tuple[app_commands.Group, ...]:
        """All groups, the outermost first."""
        inner = (one for one in self.group.commands if isinstance(one, app_commands.Group))
        return (self.group, *inner)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """True if an interaction goes on to its command: not if no list can be made for it, nor if
        it has come before. Raises CommandNotFound for a kind of command that the library does not
        know, where it would stumble itself."""
        set_interaction(interaction.id, interaction.guild_id)
        _raise_if_unknown(interaction)
        if not self._once.first(interaction):
            return False
        if interaction.type is not discord.InteractionType.autocomplete or self._lists(interaction):
            return True
        await _no_choices(interaction)
        return False

    def _lists(self, interaction: Interaction) -> bool:
        """True if the option being typed is one of ours with suggestions."""
        path: Any = interaction.data or {}
        command: Any = self.group
        while isinstance(command, app_commands.Group):
            path = next(iter(path.get("options") or ()), {})
            command = command.get_command(path.get("name", ""))
        focused = [one.get("name") for one in path.get("options") or () if one.get("focused")]
        if command is None or not focused:
            return False
        option = command.get_parameter(focused[0])
        return option is not None and option.autocomplete

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Tell errors of the tree kindly, and note them in one line."""
        if isinstance(error, app_commands.CommandInvokeError):
            _tell_host(error.original)
        else:  # not the error's message: it may hold what somebody typed
            logger.warning("a command cannot be carried out: %s", type(error).__name__)
        if interaction.type is discord.InteractionType.autocomplete:
            await _no_choices(interaction)
            return

        async def tell(reply: Reply) -> None:
            await reply.say(_kindly(error, reply.words))

        await Reply(interaction, await self.languages.ready_for(interaction)).run(tell)

    def sections(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The names of all commands as they are typed, by heading, rarer ones last."""
        found: dict[str, list[str]] = {}
        for group in self._groups():
            for command in group.commands:
                if isinstance(command, app_commands.Command):
                    name = command.qualified_name.removeprefix(f"{self.group.name} ")
                    found.setdefault(_heading_of(command), []).append(name)
        return tuple((heading, tuple(names)) for heading, names in found.items())


def _raise_if_unknown(interaction: Interaction) -> None:
    data: Any = interaction.data or {}
    kind = data.get("type", discord.AppCommandType.chat_input.value)
    if kind not in [known.value for known in discord.AppCommandType]:
        raise app_commands.CommandNotFound(str(data.get("name", "")), [])


def _heading_of(command: Any) -> str:
    """The heading of a command in the help: that of its cog, or the name of that."""
    cog = command.binding
    return str(getattr(cog, "heading", cog.qualified_name))


YESTERDAYS = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""Errors of commands that Discord still shows as in another release."""


def _kindly(error: app_commands.AppCommandError, words: Words) -> str:
    """The sentence for an error."""
    if isinstance(error, YESTERDAYS):
        return words("reply-command-changed")
    if isinstance(error, app_commands.TransformerError):
        return words("denied-no-such-value")
    if isinstance(error, app_commands.CheckFailure):
        return words("reply-not-allowed")
    return words("reply-accident")


def _tell_host(error: Exception) -> None:
    if isinstance(error, LOST):
        log_lost(error)
    else:
        accidents.note(error, "a command")


async def _no_choices(interaction: Interaction) -> None:
    """An empty list."""
    try:
        await interaction.response.autocomplete([])
    except LOST as error:
        log_lost(error)


GREATEST = 1_000_000
"""Nobody means a greater number."""


def whole(value: object, least: int = 1) -> int | None:
    """A whole number, at least ``least``; None: the option was left out. Raises Denied for anything
    else."""
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= GREATEST:
        raise Denied("no-such-value")
    return value
