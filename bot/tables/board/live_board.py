"""The board of a live deal: as everybody sees it; small if one plays alone; veiled if others play
the same deal."""

from collections.abc import Callable
from functools import partial

from bot.deals.board import board, small_board
from bot.kit.fallbacks import or_text, with_fallback
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Page
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
    called: int | None,
    calls: bool,
) -> tuple[Page, MakePage]:
    """The board, and how to draw it plainly.

    ``called``: a person to call; ``calls``: whether it ``tells_turn``.
    """
    assert table.live is not None
    info, turn = table.info(), table.live.deal.open_turn
    if table.round is not None:
        person = table.called if calls else called
        page = veiled.live(info, words, turn=person, ping=called)
        return page, lambda: page

    def plain() -> Page:
        return plain_board(info, words, turn=turn, ping=called)

    def drawn(look: Look) -> Page:
        if table.alone:
            return small_board(info, table.view(None), words, ping=called, calls=calls)
        return board(info, table.view(None), words, ping=called, look=look)

    ways = (TEXT,) if table.alone else or_text(look)
    return with_fallback(table, "the board", *(partial(drawn, way) for way in ways), plain), plain


def tells_turn(table: Table, hands: PrivateViews) -> bool:
    """Whether a person alone with the house, or at a table of a round, is asked without a page that
    says so. At such a table nobody need come for what is no choice."""
    person = table.awaited
    if table.round is not None:
        person = None if table.forced else table.called
    return person is not None and not hands.reaches(table, person)
