"""The private page of a person at a table, as everybody draws it who shows one."""

from bot.channel.plainly import plainly
from bot.pages.hand import hand, hand_controls
from bot.pages.l10n import Words
from bot.pages.page import Page
from bot.pages.plain import plain_hand
from bot.tables.table import Table


def draw_hand(table: Table, user: int, words: Words, notice: str = "") -> Page:
    """The hand of a person who sits at the table, below a notice. Raises Denied."""
    seat = table.seat_of(user)
    info = table.info(seat)

    def with_controls() -> Page:
        controls = hand_controls(info, table.view(seat), words.of(info.variant))
        return plain_hand(info, words, controls, notice)

    return plainly(
        table,
        "a hand",
        lambda: hand(info, table.view(seat), words, notice=notice),
        with_controls,
        lambda: plain_hand(info, words, notice=notice),
    )
