"""Hands of tests in their messages."""

from typing import Any

from bot.tables.model.table import Table
from bot.tables.private.private_views import PrivateViews
from tests.bot.discord_stub import StubInteraction


def remember(
    hands: PrivateViews, table: Table, interaction: StubInteraction, message: int | None
) -> None:
    """Note in which message the hand is now; None: it is to come."""
    shown: Any = interaction
    hands.remember(table, shown, shown=message is not None, message=message)
