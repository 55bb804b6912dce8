"""The pages of people who come and go, and of moves that are taken back."""

from collections.abc import Iterator
from dataclasses import replace

from bot.deals.board import board
from bot.deals.hand import hand
from bot.deals.score_sheet import score_sheet
from bot.deals.takebacks import with_last_row
from bot.games.forms import FORMS
from bot.games.info import CLAIM, Question, TableInfo
from bot.help.manual import learn_button
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Page
from bot.tables.model.takeback_rules import UNDOABLE, WORD
from bot.tables.pages.between_deals import between
from bot.tables.pages.removing import moved_page, tables_elsewhere
from engine import View, observe
from tests.laws.playing import RandomDeal
from tests.pages.drawn import BIGGEST


def pages_of_comings(played_deal: RandomDeal, info: TableInfo, words: Words) -> Iterator[Page]:
    """Every page of comings, goings and take-backs over one deal."""
    deserted = replace(info, deserted=True)
    yield between(deserted, words)
    forms = tuple(enumerate(FORMS))
    for number in (1, 5):
        yield tables_elsewhere([(BIGGEST - n, BIGGEST, form) for n, form in forms[:number]], words)
    yield moved_page(BIGGEST, words)
    deal = (
        played_deal.steps[len(played_deal.steps) // 2].deal
        if played_deal.steps
        else played_deal.end
    )
    yield board(deserted, observe(deal, None), words)
    for requested in infos_with_undo_request(info):
        yield board(requested, observe(deal, None), words)
    for player in range(info.players):
        yield from undo_hands(info, observe(deal, player), words)
    if not played_deal.end.repeated:
        back = tuple(range(info.players))
        yield score_sheet(info, observe(played_deal.end, None), words, hinted=back, taken_back=back)


def infos_with_undo_request(info: TableInfo) -> Iterator[TableInfo]:
    """The table while a player asks to take back a move of each kind."""
    others = tuple(range(1, info.players))
    for kind in (*UNDOABLE.values(), WORD):
        yield replace(info, question=Question(0, kind, others, refused=False, cards=0))
    for cards in (1, 7):
        yield replace(info, question=Question(0, CLAIM, others, refused=False, cards=cards))
    for kind in ("card", CLAIM):
        yield replace(info, question=Question(0, kind, others, refused=True, cards=0))


def undo_hands(info: TableInfo, view: View, words: Words, look: Look = TEXT) -> Iterator[Page]:
    """The hand while its last move may be taken back, and while that is asked for."""
    assert view.viewer is not None
    page = hand(info, view, words, look=look)
    lesson = learn_button(info.variant, words)
    yield with_last_row(page, info, view.viewer, words, offered=True, decided=True, lesson=lesson)
    for requested in infos_with_undo_request(info):
        yield with_last_row(
            page, requested, view.viewer, words, offered=True, decided=False, lesson=lesson
        )
