"""The tree of slash commands: all are under ``/tarok``, in every language."""

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

GROUP_KEY = "under"
"""Key in a command's extras: the name of its group. Rarer commands have one, as Discord takes at
most 25 in one place."""

MATCH_GROUP = {GROUP_KEY: "match"}
SERVER_GROUP = {GROUP_KEY: "server"}
MOVE_GROUP = {GROUP_KEY: "move"}
TWIN_KEY = "twin"
"""Key in the extras of a command that stands at the first level, too."""
MATCH_TWIN = {**MATCH_GROUP, TWIN_KEY: "yes"}
TOURNAMENT_GROUP = {GROUP_KEY: "tournament"}
UNLISTED_KEY = "unlisted"
"""Key in the extras of a command that the help leaves out."""
HOST_GROUP = {GROUP_KEY: "host", UNLISTED_KEY: "yes"}


def sentence(key: str) -> app_commands.locale_str:
    """A sentence for a command, which Discord gets in all languages."""
    return app_commands.locale_str(load_words()(FALLBACK)(key), key=key)


NAMES = {
    Location.command_name: "name",
    Location.group_name: "name",
    Location.parameter_name: "name-of",
}
"""Prefixes of the keys of names in ``commands.ftl``."""


class Sentences(app_commands.Translator):
    """Translates the sentences and names of commands for Discord."""

    def __init__(self) -> None:
        self._read: set[str] = set()
        """Languages whose files have been read."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Translate a sentence or name; None for an unsupported language or an equal name."""
        language = language_of(locale.value)
        key = string.extras.get("key") or _key_of_name(string, context)
        if not key or language == FALLBACK:
            return None
        if language in self._read:
            translation = command_words(language, key)
        else:
            translation = await asyncio.to_thread(command_words, language, key)
            self._read.add(language)
        return translation if translation != string.message else None


def _key_of_name(
    string: app_commands.locale_str, context: app_commands.TranslationContextTypes
) -> str:
    """The key of the name of a command or option, or an empty text."""
    kind = NAMES.get(context.location, "")
    return f"{kind}-{string.message}" if kind else ""


class Tree(app_commands.CommandTree[Any]):
    """The tree of commands, all in one group; discord.py would put a cog's commands at the top."""

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
        self._cog_groups: set[str] = set()
        """Names of groups that are a cog's own."""
        super().add_command(self.group)

    def add_command(self, command: Any, /, *, override: bool = False, **_: Any) -> None:
        """Add a command to the group, or to the subgroup that its extras name.

        A group without commands is left out: Discord refuses it. Raises CommandAlreadyRegistered.
        """
        if isinstance(command, app_commands.Group):
            if not command.commands:
                return
            self._cog_groups.add(command.name)
        group = (
            self._group(command.extras[GROUP_KEY]) if GROUP_KEY in command.extras else self.group
        )
        group.add_command(command, override=override)

    def has(self, name: str, kind: int) -> bool:
        """True if a command that Discord lists is ours."""
        return (name, kind) == (self.group.name, discord.AppCommandType.chat_input.value)

    def _group(self, name: str) -> app_commands.Group:
        """The subgroup with that name, created if it does not exist."""
        group = self.group.get_command(name)
        if isinstance(group, app_commands.Group):
            return group
        return app_commands.Group(
            name=name, description=sentence(f"command-{name}"), parent=self.group
        )

    def remove_command(self, command: str, /, **_: Any) -> Any:
        """Remove a command from its group, as its cog is unloaded; return it."""
        for group in self._groups():
            if group.name in self._cog_groups:  # its commands come and go with it
                continue
            removed = group.get_command(command)
            if removed is not None and not self._stays(removed):
                group.remove_command(command)
                if not group.commands:
                    self.group.remove_command(group.name)
                return removed
        return None

    def _stays(self, command: Any) -> bool:
        """True if the cog of a command is still loaded: another group has one of the same name."""
        cog = getattr(command, "binding", None)
        return cog is not None and self.client.get_cog(cog.qualified_name) is cog

    def _groups(self) -> tuple[app_commands.Group, ...]:
        """The main group and its subgroups."""
        inner = (c for c in self.group.commands if isinstance(c, app_commands.Group))
        return (self.group, *inner)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether to dispatch an interaction.

        A duplicate is not dispatched, nor an autocomplete without suggestions. Raises
        CommandNotFound for a type of command that would make the library fail.
        """
        set_interaction(interaction.id, interaction.guild_id)
        _raise_if_unknown(interaction)
        if not self._once.first(interaction):
            return False
        if interaction.type is not discord.InteractionType.autocomplete or self._has_suggestions(
            interaction
        ):
            return True
        await _no_choices(interaction)
        return False

    def _has_suggestions(self, interaction: Interaction) -> bool:
        """True if the option being typed has suggestions."""
        path: Any = interaction.data or {}
        command: Any = self.group
        while isinstance(command, app_commands.Group):
            path = next(iter(path.get("options") or ()), {})
            command = command.get_command(path.get("name", ""))
        focused = [o.get("name") for o in path.get("options") or () if o.get("focused")]
        if command is None or not focused:
            return False
        option = command.get_parameter(focused[0])
        return option is not None and option.autocomplete

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Answer an error of the tree with a sentence, and log it in one line."""
        if isinstance(error, app_commands.CommandInvokeError):
            _log_error(error.original)
        else:  # not the error's message, which may contain typed text
            logger.warning("a command cannot be carried out: %s", type(error).__name__)
        if interaction.type is discord.InteractionType.autocomplete:
            await _no_choices(interaction)
            return

        async def tell(reply: Reply) -> None:
            await reply.say(_sentence_for(error, reply.words))

        await Reply(interaction, await self.languages.load_for_reader(interaction)).run(tell)

    def sections(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Names of all commands as typed, by heading, rarer ones last.

        A command that stands at the first level, too, is named once; one for the host alone is
        left out.
        """
        names_by_heading: dict[str, list[str]] = {}
        for group in self._groups():
            for command in group.commands:
                if isinstance(command, app_commands.Command) and _is_listed(command):
                    name = command.qualified_name.removeprefix(f"{self.group.name} ")
                    names_by_heading.setdefault(_heading_of(command), []).append(name)
        return tuple((heading, tuple(names)) for heading, names in names_by_heading.items())


def _raise_if_unknown(interaction: Interaction) -> None:
    data: Any = interaction.data or {}
    kind = data.get("type", discord.AppCommandType.chat_input.value)
    if kind not in [known.value for known in discord.AppCommandType]:
        raise app_commands.CommandNotFound(str(data.get("name", "")), [])


def _is_listed(command: app_commands.Command[Any, ..., Any]) -> bool:
    return command.extras.keys().isdisjoint((TWIN_KEY, UNLISTED_KEY))


def _heading_of(command: Any) -> str:
    """Heading of a command in the help: its cog's, or the cog's name."""
    cog = command.binding
    return str(getattr(cog, "heading", cog.qualified_name))


OUTDATED_ERRORS = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""Errors of commands that Discord still shows as of another release."""


def _sentence_for(error: app_commands.AppCommandError, words: Words) -> str:
    """The sentence for an error."""
    if isinstance(error, OUTDATED_ERRORS):
        return words("reply-command-changed")
    if isinstance(error, app_commands.TransformerError):
        return words("denied-no-such-value")
    if isinstance(error, app_commands.CheckFailure):
        return words("reply-not-allowed")
    return words("reply-accident")


def _log_error(error: Exception) -> None:
    if isinstance(error, LOST):
        log_lost(error)
    else:
        accidents.note(error, "a command")


async def _no_choices(interaction: Interaction) -> None:
    """Answer an autocomplete with no choices."""
    try:
        await interaction.response.autocomplete([])
    except LOST as error:
        log_lost(error)


MAX_NUMBER = 1_000_000
"""Upper bound of numbers in commands."""


def whole(value: object, least: int = 1) -> int | None:
    """Check a whole number of at least ``least``; None if the option was left out.

    Raises Denied for anything else.
    """
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= MAX_NUMBER:
        raise Denied("no-such-value")
    return value
