"""Buttons that cannot be undone: none comes where another stood on a hand.

A second tap on *The move?* hit *Take back*, which had come in its place.
"""

from dataclasses import replace

import pytest

from bot.deals.hand import hand
from bot.deals.takebacks import last_row, with_last_row
from bot.games.info import Question, TableInfo
from bot.help.manual import learn_button
from bot.kit.page import Button, Page
from bot.kit.slips import places_of
from bot.tables.desk.explaining import confirm_move
from engine import View, decode, observe
from engine.cards import NONE
from tests.laws.playing import TABLES, Table, numbered_deal
from tests.pages.drawn import WORDS, plain_info

SEEDS = range(2)
LESSONS = ((), learn_button("slovenian", WORDS))
"""The ways to a lesson on a hand: none, or that of a newcomer."""


def hands_of(table: Table) -> list[View]:
    """Each player's view after each move of some deals."""
    steps = [step for seed in SEEDS for step in numbered_deal(table, seed).steps]
    return [observe(step.deal, player) for step in steps for player in step.deal.order]


def drawn(
    info: TableInfo,
    view: View,
    lesson: tuple[Button, ...],
    *,
    more: bool = False,
    decided: bool = False,
) -> Page:
    assert view.viewer is not None
    page = hand(info, view, WORDS, more=more)
    return with_last_row(
        page, info, view.viewer, WORDS, offered=True, decided=decided, lesson=lesson
    )


def answers_of(page: Page, *codes: str) -> set[tuple[int, int]]:
    """The places of answers on a page."""
    return {place for place, meaning in places_of(page) if meaning.removeprefix("t:") in codes}


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_answers_stand_where_no_hand_has_a_button(table: Table, lesson: tuple[Button, ...]) -> None:
    info = plain_info(table[1], variant=table[0])
    taken, answers, questions = set[tuple[int, int]](), set[tuple[int, int]](), 0
    for view in hands_of(table):
        pages = [drawn(info, view, lesson, decided=True), drawn(info, view, lesson, more=True)]
        for page in pages:
            taken |= {place for place, _ in places_of(page)}
        risky = {
            control.id.split(":", 4)[4]
            for page in pages
            for control in page.controls()
            if ":sure:" in control.id
        }
        for code in risky:
            before = last_row(info, WORDS, lesson=lesson).buttons
            action = decode(view.rules.pack, code)
            answers |= answers_of(confirm_move(info, view, action, WORDS, *before), code)
            questions += 1
    assert answers or not questions
    assert not answers & taken


@pytest.mark.parametrize("lesson", LESSONS)
def test_answers_to_a_request_stand_where_no_hand_has_a_button(lesson: tuple[Button, ...]) -> None:
    info, taken = plain_info(4), set[tuple[int, int]]()
    views = hands_of(("slovenian", 4))
    for view in views:
        taken |= {place for place, _ in places_of(drawn(info, view, lesson))}
    request = Question(0, "card", waiting=(1, 2, 3), refused=False, cards=NONE)
    view = next(view for view in views if view.viewer == 1)
    answers = answers_of(
        drawn(replace(info, question=request), view, lesson), "undo:yes", "undo:no"
    )
    assert len(answers) == 2
    assert not answers & taken
