"""Autocompletion of command options."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from bot.base.typed_text import fits
from bot.choices.languages import Languages
from bot.deals.not_asked import choices
from bot.deals.wording.typed_moves import matching_moves
from bot.deals.wording.words import level_name
from bot.games.forms import DEFAULT_FORM, FORMS
from bot.kit.errors import Denied
from bot.kit.page import MAX_CHOICES
from bot.store import StoreError
from bot.tables.desk.desk import Desk
from engine import Action

Choices = list[app_commands.Choice[str]]


def fitting_choices(named: Iterable[tuple[str, str]], typed: str) -> Choices:
    """The names and values that fit the typed text, as many as Discord takes."""
    text = str(typed)  # the option may have taken numbers before
    return [
        app_commands.Choice(name=name, value=value)
        for name, value in named
        if fits(text, name, value)
    ][:MAX_CHOICES]


async def games(languages: Languages, interaction: discord.Interaction[Any], typed: str) -> Choices:
    """The games there are, by all their names."""
    words = await languages.load_for_reader(interaction)
    named = [(form, words(f"variant-{form.name}")) for form in FORMS.values()]
    text = str(typed)
    return [
        app_commands.Choice(name=name, value=form.name)
        for form, name in named
        if fits(text, name, form.name, *form.aliases)
    ]


async def named_rules(desk: Desk, interaction: discord.Interaction[Any], typed: str) -> Choices:
    """The named rules of the game chosen in the same command."""
    words = await desk.languages.load_for_reader(interaction)
    options = vars(interaction.namespace)
    game = str(options.get("game") or DEFAULT_FORM.name)
    players = options.get("players")
    if not isinstance(players, int):
        players = None
    try:
        presets = await desk.options.rules_for(interaction.guild_id or 0, game, players)
    except (Denied, StoreError):
        return []
    return fitting_choices([(words(f"preset-{key}"), key) for key, _ in presets], typed)


async def named_levels(desk: Desk, interaction: discord.Interaction[Any], typed: str) -> Choices:
    """The levels of house players."""
    words = await desk.languages.load_for_reader(interaction)
    levels = [(level_name(level, words), level) for level in desk.options.levels_offered]
    return fitting_choices(levels, typed)


async def times(desk: Desk, interaction: discord.Interaction[Any], typed: str) -> Choices:
    """The times for a move."""
    words = await desk.languages.load_for_reader(interaction)
    return fitting_choices([(choice.label, choice.value) for choice in choices(words)], typed)


async def legal_moves(
    desk: Desk, interaction: discord.Interaction[Any], kind: type[Action], typed: str
) -> Choices:
    """This player's legal moves now, as far as they fit the typed text."""
    words = await desk.languages.load_for_reader(interaction)
    try:
        table = await desk.register.here(interaction.channel_id or 0)
        view = table.view(table.seat_of(interaction.user.id))
    except (Denied, StoreError):
        return []
    return [
        app_commands.Choice(name=name, value=value)
        for name, value in matching_moves(str(typed), table.info(), view, words, kind)
    ][:MAX_CHOICES]
