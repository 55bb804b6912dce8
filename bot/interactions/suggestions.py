"""The lists that appear while an option is typed."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from bot.interactions.desk import Desk
from bot.interactions.reply import words_for
from bot.pages.page import MAX_CHOICES
from bot.pages.words import action_label
from bot.tables.denied import Denied
from engine.actions import Action, actions_of
from engine.codec import encode
from engine.games import VARIANTS

Choices = list[app_commands.Choice[str]]


def fitting(named: Iterable[tuple[str, str]], typed: str) -> Choices:
    """Of names with their values those that fit what has been typed, as many as Discord takes."""
    found = [
        app_commands.Choice(name=name, value=value)
        for name, value in named
        if typed.casefold() in f"{name} {value}".casefold()
    ]
    return found[:MAX_CHOICES]


async def games(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """The variants there are."""
    words = words_for(interaction)
    return fitting([(words(f"variant-{key}"), key) for key in VARIANTS], typed)


async def legal(
    desk: Desk, interaction: discord.Interaction[Any], kind: type[Action], typed: str
) -> Choices:
    """Exactly the legal choices of this player now, as far as they fit what has been typed."""
    words = words_for(interaction)
    try:
        table = await desk.here(interaction.channel_id or 0)
        view = table.view(table.seat_of(interaction.user.id))
    except Denied:
        return []
    named = []
    for action in actions_of(tuple(offer for offer in view.offers if offer.kind is kind)):
        code = encode(view.rules.pack, action).partition(":")[2]
        named.append((action_label(action, view, words, table.info()), code))
    return fitting(named, typed)
