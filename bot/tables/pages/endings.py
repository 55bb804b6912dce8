"""Pages in the channel at the end of a deal or a match, each with a plain fallback."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple, TypeAlias

from bot.deals.board import board
from bot.deals.poster import result_blocks
from bot.deals.score_sheet import score_sheet
from bot.games.info import TableInfo
from bot.kit.fallbacks import draw_with_fallback, or_text
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Button, Divider, Page, Text, page
from bot.tables.model.table import Ended, Finished, Table, TableEvent, Voided
from bot.tables.pages.match_scores import match_over, voided
from bot.tables.pages.plain import plain_end, plain_over, plain_sheet
from engine import View

PastScores: TypeAlias = tuple[tuple[int, ...], ...]
DrawFunctions: TypeAlias = tuple[Callable[[], Page], Callable[[], Page]]
"""Two functions that draw the same page: in full, and plainly."""
MenuButtons: TypeAlias = Callable[[TableInfo, Words], Iterable[Button]]
"""Buttons of a capability in a table's menu."""
Buttons: TypeAlias = Callable[[TableInfo, View, int, Words], Iterable[Button]]
"""Buttons below the score of a deal, by its table, its end and its number in the log."""


class PageWithFallback(NamedTuple):
    """A page, and a function that draws it plainly."""

    page: Page
    plain: Callable[[], Page]


class LastPage(NamedTuple):
    """The last page of a board, and its plain form; None: the message is deleted."""

    page: Page | None
    plain: Callable[[], Page | None]


def last_page(table: Table, event: TableEvent, words: Words, look: Look = TEXT) -> LastPage:
    """The page that a board shows for ever once its deal or its match has ended."""

    def over() -> Page:
        return plain_over(event.info, words)

    if isinstance(event, Finished) and not event.view.void:
        info, view = event.info, event.view

        def drawn(look: Look) -> Page:
            return board(info, view, words, look=look)

        ways = (partial(drawn, way) for way in or_text(look))
        return LastPage(draw_with_fallback(table, "the last board", *ways, over), over)
    return LastPage(None, lambda: None)


def ending_page(
    table: Table,
    event: TableEvent,
    words: Words,
    *,
    past: PastScores,
    hinted: tuple[int, ...],
    taken_back: tuple[int, ...],
    remark: str,
    buttons: Buttons,
    brief: bool,
) -> PageWithFallback:
    """The page to post at the end of a deal or a match.

    ``past``: the scores of the deals so far; ``hinted``, ``taken_back``: by player the number of
    hints and of moves taken back in this one; ``remark``: a line below the end of a match;
    ``buttons``: buttons below a deal's score; ``brief``: it is short, for first deals.
    """
    if isinstance(event, Ended):
        draw, plain = _match_functions(event, words, remark)
    else:
        draw, plain = _deal_functions(event, words, past, hinted, taken_back, buttons, brief=brief)
    return PageWithFallback(draw_with_fallback(table, "a score", draw, plain), plain)


def without_controls(ending: Page) -> Page:
    """An ending for a private page: the controls of the hand are below it."""
    return page(*(block for block in ending.blocks if isinstance(block, Text | Divider)))


def below_result(table: Table, event: TableEvent, ending: Page, words: Words, look: Look) -> Page:
    """The end of a deal below what decided it: the board above a sheet in a channel shows that."""
    if not isinstance(event, Finished):
        return ending
    info, view = event.info, event.view

    def drawn(look: Look) -> Page:
        result = result_blocks(info, view, words, look)
        in_text = partial(drawn, TEXT) if look.pictured else None
        return page(*result, *ending.blocks, instead=in_text)

    ways = (partial(drawn, way) for way in or_text(look))
    return draw_with_fallback(table, "a result", *ways, lambda: ending)


def _deal_functions(
    event: Finished | Voided,
    words: Words,
    past: PastScores,
    hinted: tuple[int, ...],
    back: tuple[int, ...],
    buttons: Buttons,
    *,
    brief: bool,
) -> DrawFunctions:
    match event:
        case Finished(info, view, number):
            return (
                lambda: score_sheet(
                    info,
                    view,
                    words,
                    buttons=tuple(buttons(info, view, number, words.of(info.variant))),
                    past=past,
                    hinted=hinted,
                    taken_back=back,
                    brief=brief,
                ),
                lambda: plain_sheet(info, words),
            )
        case Voided():
            return partial(voided, words), partial(voided, words)


def _match_functions(event: Ended, words: Words, remark: str) -> DrawFunctions:
    def drawn() -> Page:
        return match_over(
            event.info,
            event.scores,
            event.final,
            event.places,
            words,
            stopped=event.stopped,
            remark=remark,
        )

    return drawn, lambda: plain_end(event.info, event.final.scores, words)
