"""Where somebody's tables are, when there is none in the channel they ask in."""

from collections.abc import Sequence

from bot.pages.l10n import Words
from bot.pages.page import Button, Page, Row, Text, page

BRING = "bring"
"""How the id of a button begins that brings a table into the channel."""


def tables_elsewhere(tables: Sequence[tuple[int, int, str]], words: Words) -> Page:
    """Up to five tables, each by its number, its channel, and the name of its form."""
    lines = [
        words("elsewhere-table", game=words(f"variant-{form}"), channel=f"<#{channel}>")
        for _, channel, form in tables
    ]
    buttons = tuple(
        Button(f"{BRING}:{number}", words("elsewhere-bring", game=words(f"variant-{form}")))
        for number, _, form in tables
    )
    return page(Text("\n".join((words("elsewhere-title"), *lines))), Row(buttons))
