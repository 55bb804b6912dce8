"""Hints that were given for the move at hand."""

from bot.games.hints_given import Given
from bot.tables.model.table import Table


def given_to(table: Table, player: int) -> Given | None:
    """The hint a player was given for what they are asked now."""
    given = table.given.get(player)
    if given is None or table.live is None:
        return None
    now = table.live.number, table.shown_seq(player)
    return given if (given.deal, given.seq) == now else None
