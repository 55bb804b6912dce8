"""Discord may deliver what somebody did twice, after a hitch of its line: it is done once."""

from typing import Any

import discord

from bot.bounded import Bounded

MOST = 1000
"""Interactions that are remembered: what comes twice comes at about the same time."""


class Once:
    """The interactions that have come."""

    def __init__(self) -> None:
        self._come = Bounded[int, bool](MOST)

    def first(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether this one comes for the first time; from now on it has come."""
        known = interaction.id in self._come
        self._come[interaction.id] = True
        return not known
