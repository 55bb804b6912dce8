"""What cogs get."""

from collections.abc import Iterable
from typing import TypeVar

from discord import app_commands

from bot.discord.gateway.client import ShardedBot

Players = app_commands.Range[int, 2, 5]
"""A command option: how many play."""

T = TypeVar("T")


class Parts:
    """The parts of the house that commands use, by their types."""

    def __init__(self, parts: Iterable[object]) -> None:
        self._parts = {type(part): part for part in parts}

    def get(self, kind: type[T]) -> T:
        """The part of a type. Raises KeyError if there is none."""
        part = self._parts[kind]
        assert isinstance(part, kind)
        return part


class Host(ShardedBot):
    """A bot with the parts: an extension's ``setup`` is called with it."""

    parts: Parts
