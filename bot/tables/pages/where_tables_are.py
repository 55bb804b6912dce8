"""Where tables are that aren't, or are no longer, in the channel somebody looks at."""

from collections.abc import Sequence

from bot.kit.l10n import Words
from bot.kit.page import Button, Page, Row, Text, page

BRING = "bring"
"""Begins the id of a button that brings a table into the channel."""


def gone_on(channel: int, words: Words) -> Page:
    """In place of a board: the table is in another channel now."""
    return page(Text(words("elsewhere-gone-on", channel=f"<#{channel}>")))


def tables_elsewhere(tables: Sequence[tuple[int, int, str]], words: Words) -> Page:
    """Up to five tables, each with its number, its channel, and the name of its form."""
    lines, buttons = [words("elsewhere-title")], []
    for place, (number, channel, form) in enumerate(tables, 1):
        which = f"{place}. " if len(tables) > 1 else ""  # a label can't mention a channel
        game = words(f"variant-{form}")
        lines.append(which + words("elsewhere-table", game=game, channel=f"<#{channel}>"))
        buttons.append(Button(f"{BRING}:{number}", which + words("elsewhere-bring", game=game)))
    return page(Text("\n".join(lines)), Row(tuple(buttons)))
