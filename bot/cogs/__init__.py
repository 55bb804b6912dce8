"""The slash commands, thin: each reads its options and calls the desk. One file, one theme."""

from typing import TYPE_CHECKING

from discord import app_commands

from bot.cogs import manual, play, scores, tables
from bot.cogs.group import tarok

if TYPE_CHECKING:
    from bot.app import Tarok

COGS = (tables, play, scores, manual)
"""The files whose commands stand under ``/tarok``; importing one adds its commands."""


def load_commands(tree: "app_commands.CommandTree[Tarok]") -> None:
    """Put all commands into the tree."""
    tree.add_command(tarok)
