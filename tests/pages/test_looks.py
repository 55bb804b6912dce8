"""Pages with pictures and emojis fit into messages and have the facts of the text, no more."""

import re
from dataclasses import replace
from random import Random

import pytest

from bot.deals.board import board, last_trick
from bot.deals.hand import hand
from bot.games.info import TableInfo
from bot.kit.page import Button, Page, Row, Select
from engine import Deal, observe
from tests.laws.playing import each_table, numbered_deal, sizes
from tests.laws.swaps import check_unseen
from tests.pages.drawn import (
    EMOJIS,
    LOOKS,
    WORDS,
    check_page_fits,
    pages_during,
    payload,
    plain_info,
    worst_info,
)
from tests.pages.signs import cards_in

PICTURES, WITH_EMOJIS, TEXT = LOOKS
MARK = re.compile(r"<:([a-z0-9]+)_[0-9a-f]{6}:\d+>")
OFTEN = 16
"""One in so many moves is looked at in ``make test``."""
every_so_many = pytest.mark.parametrize("often", [OFTEN, pytest.param(4, marks=pytest.mark.long)])

every_table = each_table()


def controls(page: Page) -> list[object]:
    """The controls of a page, without emojis."""
    return [
        (control.id, control.label)
        if isinstance(control, Button)
        else (control.id, control.prompt, len(control.choices))
        for control in page.controls()
    ]


def worst_infos(table: tuple[str, int]) -> list[TableInfo]:
    """Tables with the longest names, of people and of house players."""
    infos = worst_info(table[1]), worst_info(table[1], house=True)
    return [replace(info, variant=table[0]) for info in infos]


@every_table
@every_so_many
async def test_pages_of_every_look_can_be_sent(table: tuple[str, int], often: int) -> None:
    for step in numbered_deal(table, 3).steps[::often]:
        for info in worst_infos(table):
            for look in (PICTURES, WITH_EMOJIS):
                for page in pages_during(step.deal, info, look):
                    check_page_fits(page)


@every_table
@every_so_many
def test_each_look_has_equal_controls(table: tuple[str, int], often: int) -> None:
    for step in numbered_deal(table, 4).steps[::often]:
        info = plain_info(table[1], table[0])
        pages = zip(*(pages_during(step.deal, info, look) for look in LOOKS), strict=True)
        for pictured, marked, text in pages:
            assert controls(pictured) == controls(marked) == controls(text)
            assert (pictured.instead is None) == (not pictured.pictures)
            assert pictured.instead is None or pictured.instead() == text
            assert MARK.sub("", marked.text).count("\n") <= text.text.count("\n")


def test_each_card_in_a_line_has_its_own_emoji() -> None:
    for step in numbered_deal(("slovenian", 4), 5).steps[::OFTEN]:
        page = hand(plain_info(4), observe(step.deal, step.player), WORDS, look=WITH_EMOJIS)
        pack = step.deal.rules.pack
        for face, sign in re.findall(MARK.pattern + r"([♠♣♦♥]\w+|\w+(?: \d+)?)", page.text):
            code = "F" if face == "fool" else face.upper()
            assert cards_in(pack, sign) & pack[code]
        marks = MARK.findall(page.text)
        assert len(marks) >= pack_size(step.deal, step.player)


def pack_size(deal: Deal, player: int) -> int:
    """The number of cards that a player holds."""
    return observe(deal, player).hand.bit_count()


def test_each_card_on_a_control_has_its_own_emoji() -> None:
    emojis = 0
    for step in numbered_deal(("slovenian", 4), 5).steps:
        page = hand(plain_info(4), observe(step.deal, step.player), WORDS, look=WITH_EMOJIS)
        for control in page.controls():
            choices = control.choices if isinstance(control, Select) else (control,)
            for choice in choices:
                if choice.emoji is not None:
                    value = control.id if isinstance(choice, Button) else choice.value
                    assert EMOJIS[value.split(":")[-1].lower().replace("f", "fool")] == choice.emoji
                    emojis += 1
    assert emojis > 100


async def test_text_look_has_no_emojis() -> None:
    for step in numbered_deal(("slovenian", 4), 5).steps[::OFTEN]:
        for page in pages_during(step.deal, plain_info(4), TEXT):
            assert "emoji" not in str(payload(page))
            assert not MARK.search(page.text)


def board_and_hand(deal: Deal, viewer: int | None) -> list[Page]:
    """The board and the viewer's hand in every look."""
    info = plain_info(deal.rules.players, deal.rules.variant)
    public = observe(deal, None)
    pages = [board(info, public, WORDS, look=look) for look in LOOKS]
    pages += [last_trick(info, public, WORDS, look) for look in LOOKS]
    if viewer is not None:
        view = observe(deal, viewer)
        pages += [hand(info, view, WORDS, look=look) for look in LOOKS]
    return pages


@every_table
@sizes(1, 2)
def test_looks_do_not_change_with_unseen_cards(table: tuple[str, int], deals: int) -> None:
    """Equal pages have equal scenes, and a scene is all that a picture is made of."""
    compared = sum(
        check_unseen(numbered_deal(table, n), Random(n), 5, board_and_hand) for n in range(deals)
    )
    assert compared


def test_emoji_buttons_start_a_row_with_each_suit_if_it_costs_one_row() -> None:
    apart = 0
    for step in numbered_deal(("slovenian", 4), 5).steps:
        view = observe(step.deal, step.player)
        marked, text = (hand(plain_info(4), view, WORDS, look=look) for look in (WITH_EMOJIS, TEXT))
        suits = [cards_of(block) for block in marked.blocks if isinstance(block, Row)]
        assert sum(map(bool, suits)) <= len(
            [block for block in text.blocks if isinstance(block, Row)]
        )
        apart += len(suits) > 2 and all(len(suits_of_row) <= 1 for suits_of_row in suits)
    assert apart > 5


def cards_of(row: Row) -> set[str]:
    """The suits of the cards on a row's buttons."""
    codes = (button.id.rpartition(":")[2] for button in row.buttons if button.card)
    return {"T" if code == "F" else code[0] for code in codes}
