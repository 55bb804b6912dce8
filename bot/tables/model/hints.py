"""Hints given for the next move."""

from bot.games.hints_given import GivenHint
from bot.tables.model.table import Table


def given_to(table: Table, player: int) -> GivenHint | None:
    """The hint that a player was given for their next move."""
    hint = table.given_hints.get(player)
    if hint is None or table.live is None:
        return None
    now = table.live.number, table.shown_seq(player)
    return hint if (hint.deal, hint.seq) == now else None
