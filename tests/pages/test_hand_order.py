"""A person's own hand stands in the order they have chosen, on all their pages and on no others."""

from itertools import product
from typing import get_args

import pytest

from bot.deals.board import board, last_trick, watch
from bot.deals.hand import hand
from bot.deals.wording.words import card_sign, own_tops
from bot.games.info import TABLE, TableInfo
from bot.kit.controls import read_click
from bot.kit.look import HandOrder, Look, Ranks, Suits, Trumps, by_suit
from bot.kit.page import Button, Page, Picture, Row, Select
from bot.learning.analyses.pages import analysis
from bot.pictures.scenes import HandTableScene
from engine import TRUMP_SUIT, Cards, View, each, observe
from search.explain.verdicts import dearest
from tests.laws.playing import RULES, each_table, numbered_deal, sizes
from tests.pages.drawn import LOOKS, WORDS, check_page_fits, plain_info
from tests.pages.made_up_analyses import costly_analysis

Table = tuple[str, int]
PACK = RULES["slovenian", 4].pack
ORDERS = [HandOrder(*parts) for parts in product(*map(get_args, (Trumps, Suits, Ranks)))]
every_table = each_table()
styles = pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.style)
orders = pytest.mark.parametrize(
    "order", ORDERS, ids=lambda order: f"{order.trumps}-{order.suits}-{order.ranks}"
)


def own_views(table: Table, deals: int) -> list[View]:
    """The view of the player on turn at each decision."""
    steps = (step for seed in range(deals) for step in numbered_deal(table, seed).steps)
    return [observe(step.deal, step.player) for step in steps]


def ordered(look: Look, order: HandOrder) -> Look:
    return Look(look.style, look.deck, look.emojis, order)


def code_of(control: Button | Select) -> str:
    click = read_click(control.id, TABLE)
    assert click is not None
    return click.code


def offered_codes(page: Page) -> list[str]:
    """Codes of all buttons and of all choices in selects."""
    buttons = [code_of(control) for control in page.controls() if isinstance(control, Button)]
    selects = [control for control in page.controls() if isinstance(control, Select)]
    return [*buttons, *(choice.value for select in selects for choice in select.choices)]


def cards_on_buttons(view: View, page: Page) -> list[Cards]:
    """The cards of the hand that buttons name, each once, in the order of the page."""
    named = [code_of(button) for button in page.controls() if isinstance(button, Button)]
    parts = [code.removeprefix("sure:").split(":") for code in named]
    codes = dict.fromkeys(
        rest[0].partition("+")[0] for verb, *rest in parts if verb in ("play", "lay")
    )
    return [view.rules.pack[code] for code in codes]


def info_of(table: Table) -> TableInfo:
    return plain_info(table[1], variant=table[0])


@every_table
@sizes(1, 4)
@styles
def test_order_of_the_hand_never_changes_which_codes_are_offered(
    table: Table, deals: int, look: Look
) -> None:
    info = info_of(table)
    for number, view in enumerate(own_views(table, deals)):
        usual = sorted(offered_codes(hand(info, view, WORDS, look=look)))
        for order in ORDERS[number % 2 :: 2]:
            page = hand(info, view, WORDS, look=ordered(look, order))
            assert sorted(offered_codes(page)) == usual


@every_table
@sizes(1, 4)
@styles
async def test_page_in_any_order_keeps_the_limits_of_discord(
    table: Table, deals: int, look: Look
) -> None:
    info = info_of(table)
    for number, view in enumerate(own_views(table, deals)):
        order = ORDERS[number % len(ORDERS)]
        page = hand(info, view, WORDS, look=ordered(look, order))
        if number % 8 == 0:
            check_page_fits(page)
        rows = [block for block in page.blocks if isinstance(block, Row)]
        usual = [block for block in hand(info, view, WORDS, look=look).blocks
                 if isinstance(block, Row)]  # fmt: skip
        assert all(len(row.buttons) <= 5 for row in rows)
        assert len(rows) <= max(len(usual), 5)


@every_table
def test_buttons_of_cards_stand_in_the_chosen_order(table: Table) -> None:
    info = info_of(table)
    for view in own_views(table, 1):
        pack, held = view.rules.pack, view.hand | own_tops(view)
        for order in ORDERS:
            cards = cards_on_buttons(view, hand(info, view, WORDS, look=Look(order=order)))
            suits = by_suit(pack, held, order=order)
            assert cards == [card for suit in suits for card in suit if card in cards]


@orders
def test_hand_stands_in_the_chosen_order_in_text_and_picture(order: HandOrder) -> None:
    info = info_of(("slovenian", 4))
    for view in own_views(("slovenian", 4), 2):
        held = [card for suit in by_suit(PACK, view.hand, order=order) for card in suit]
        page = hand(info, view, WORDS, look=Look("pictures", order=order))
        (scene,) = (block.scene for block in page.blocks if isinstance(block, Picture))
        assert isinstance(scene, HandTableScene)
        assert [PACK[card.code] for suit in scene.hand.suits for card in suit] == held
        assert page.instead is not None
        signs = " ".join(card_sign(PACK, card, WORDS.of("slovenian")) for card in held)
        for text_page in (page.instead(), hand(info, view, WORDS, look=Look(order=order))):
            assert signs in " ".join(text_page.text.split())


@pytest.mark.parametrize("suits", get_args(Suits))
def test_playable_cards_do_not_change_places_in_a_trick(suits: Suits) -> None:
    """The order comes from the whole hand, so a refusal or a redraw moves no card."""
    order = HandOrder("right", suits, "low")
    for view in own_views(("slovenian", 4), 2):
        whole = by_suit(PACK, view.hand, order=order)
        for part in (view.hand & PACK.trumps, view.hand & ~PACK.trumps):
            playable = by_suit(PACK, part, view.hand, order)
            kept = tuple(suit for suit in whole if suit[0] & part)
            assert playable == kept


def test_fixed_order_of_suits_holds_through_a_whole_deal() -> None:
    order = HandOrder(suits="pack")
    for view in own_views(("slovenian", 4), 2):
        held = [
            PACK.code(suit[0])[0] for suit in by_suit(PACK, view.hand & ~PACK.trumps, order=order)
        ]
        assert held == [suit for suit in "SCDH" if suit in held]


@every_table
@styles
def test_order_of_a_hand_is_on_no_page_for_others(table: Table, look: Look) -> None:
    info, mine = info_of(table), ordered(look, HandOrder("right", "pack", "low"))
    deal = numbered_deal(table, 0)
    for state in (*(step.deal for step in deal.steps), deal.end):
        public = observe(state, None)
        for draw in (board, last_trick, watch):
            assert draw(info, public, WORDS, look=mine) == draw(info, public, WORDS, look=look)


def test_trumps_stand_at_the_right_from_low_to_high() -> None:
    hand_of_all = PACK.whole
    suits = by_suit(PACK, hand_of_all, order=HandOrder("right", "pack", "low"))
    assert "".join(PACK.code(suit[0])[0] for suit in suits) == "SCDH" + TRUMP_SUIT
    assert list(suits[-1]) == list(each(PACK.trumps))
    assert by_suit(PACK, hand_of_all) == tuple(
        suit[::-1] for suit in by_suit(PACK, hand_of_all, order=HandOrder(ranks="low"))
    )


@orders
def test_hand_in_an_analysis_stands_in_the_chosen_order(order: HandOrder) -> None:
    info = info_of(("slovenian", 4))
    steps = enumerate(numbered_deal(("slovenian", 4), 0).steps)
    costly = [(number, step.deal, step.player, "pass") for number, step in steps][8:12]
    summary = costly_analysis(info, costly)
    for place, verdict in enumerate(dearest(summary.verdicts)):
        held = by_suit(PACK, summary.position(verdict).own.hand, order=order)
        signs = " ".join(card_sign(PACK, card, WORDS.of("slovenian"))
                         for suit in held for card in suit)  # fmt: skip
        page = analysis(summary, place, WORDS, Look(order=order))
        assert signs in " ".join(page.text.split())
        pictured = analysis(summary, place, WORDS, Look("pictures", order=order))
        assert pictured.instead is not None
        assert signs in " ".join(pictured.instead().text.split())
