"""The public pages of a live deal: its board, and the line that calls a person.

The board is small if one person plays alone, and veiled if other tables play the same deal.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.deals.board import board, small_board
from bot.deals.wording.seat_names import mention
from bot.games.info import TableInfo
from bot.kit.fallbacks import draw_with_fallback, or_text
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Button, Page, Row, Text, page
from bot.tables.model.table import Table
from bot.tables.pages.plain import plain_board
from bot.tables.pages.table_pages import VeiledPages
from bot.tables.private.private_views import PrivateViews

MakePage = Callable[[], Page]


def live_board(
    table: Table,
    words: Words,
    look: Look,
    veiled: VeiledPages,
    *,
    calls: bool,
) -> tuple[Page, MakePage]:
    """The board, and a function that draws it plainly.

    ``calls``: whether the board ``tells_turn``.
    """
    assert table.live is not None
    info = table.info()
    turn = table.live.deal.open_turn
    if table.round is not None:
        shown = veiled.live(info, words, turn=table.publicly_awaited if calls else None)
        return shown, lambda: shown

    def plain() -> Page:
        return plain_board(info, words, turn=turn)

    def draw(look: Look) -> Page:
        if table.alone:
            return small_board(info, table.view(None), words, calls=calls)
        return board(info, table.view(None), words, look)

    looks = (TEXT,) if table.alone else or_text(look)
    drawings = [partial(draw, each) for each in looks]
    return draw_with_fallback(table, "the board", *drawings, plain), plain


def call_line(info: TableInfo, words: Words, person: int) -> Page:
    """Mention a person on turn, with the way to their hand.

    Its button has no number of a move, which at a table of a round would tell how far the deal has
    come.
    """
    hand = Button(replace(info, seq=0).control("called"), words("board-my-hand"), "primary")
    turn = Text(words("plain-turn", name=mention(info, person)))
    return page(turn, Row((hand,)), pings=(person,))


def tells_turn(table: Table, hands: PrivateViews) -> bool:
    """Return whether the board must show whose turn it is, as no private page does.

    That may happen to a person alone with the house, or at a table of a round, where a forced move
    calls for no one.
    """
    person = table.awaited
    if table.round is not None:
        person = None if table.forced else table.publicly_awaited
    return person is not None and not hands.can_reach(table, person)
