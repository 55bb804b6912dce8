"""The private page of a person at a table, as everybody draws it who shows one."""

from bot.pages.hand import hand
from bot.pages.l10n import Words
from bot.pages.page import Page
from bot.tables.table import Table


def draw_hand(table: Table, user: int, words: Words, notice: str = "") -> Page:
    """The hand of a person who sits at the table, below a notice. Raises Denied."""
    seat = table.seat_of(user)
    return hand(table.info(seat), table.view(seat), words, notice=notice)
