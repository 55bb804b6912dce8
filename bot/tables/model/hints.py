"""Hints given for the next move, and what the coach says."""

from bot.games.hints_given import CoachLine, GivenHint, Said
from bot.tables.model.table import Table


def given_to(table: Table, player: int) -> GivenHint | None:
    """The hint that a player was given for their next move."""
    hint = table.given_hints.get(player)
    if hint is None or table.live is None:
        return None
    now = table.live.number, table.shown_seq(player)
    return hint if (hint.deal, hint.seq) == now else None


def coached(table: Table, player: int) -> tuple[Said, ...]:
    """The coach's sentences on a player's page now."""
    line = table.coach_lines.get(player)
    if line is None:
        return ()
    now = (table.deals, None if table.between else table.shown_seq(player))
    return line.said if (line.deal, line.seq) == now else ()


def coach(table: Table, player: int, *said: Said) -> None:
    """Have the coach say something on a player's page, until their next move."""
    seq = None if table.between else table.shown_seq(player)
    table.coach_lines[player] = CoachLine(table.deals, seq, said)
