"""The controls of a hand are exactly the moves that the rules offer."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from unittest.mock import MagicMock

import pytest

from bot.archive.desk import ScoreDesk
from bot.deals.board import board
from bot.deals.hand import hand
from bot.deals.hand_controls import is_risky
from bot.deals.wording.words import action_label
from bot.fairness.desk import FairnessDesk
from bot.fairness.pages import OwnWord, details
from bot.fairness.service import Pledge
from bot.games.info import TABLE, Chair
from bot.kit.controls import read_click
from bot.kit.page import Button, Page, Select
from bot.tables.desk.clicks import controls_of
from bot.tables.desk.explaining import refusal
from bot.tables.desk.lobby_options import OPTION_CONTROLS
from bot.tables.desk.menu import MenuDesk
from bot.tables.pages.between_deals import between, between_hand, between_small
from bot.tables.pages.lobby import lobby_panel
from engine import Deal, Play, Say, View, decode, encode, observe, offers, why_not
from engine.actions import LayOffer, actions_of, admitted
from engine.cards import union
from tests.laws.playing import RULES, numbered_deal, sizes
from tests.pages.drawn import WORDS, hand_pages, lobby, menu_of, plain_info, tables, worst_info

Table = tuple[str, int]
BOARD = {"menu", "hand", "last", "watch"}
"""The controls of a board."""
ALWAYS = {"hand", "last", "out"}
"""Controls that a hand may have on any turn."""


def decisions(table: Table, deals: int) -> Iterator[Deal]:
    for seed in range(deals):
        yield from (step.deal for step in numbered_deal(table, seed).steps)


def hand_page(deal: Deal, player: int) -> Page:
    return hand(plain_info(deal.rules.players), observe(deal, player), WORDS)


@cache
def hand_pages_of_deal(table: Table, seed: int) -> tuple[tuple[Deal, Page], ...]:
    steps = numbered_deal(table, seed).steps
    return tuple((step.deal, hand_page(step.deal, step.player)) for step in steps)


def decisions_with_hand(table: Table, deals: int) -> Iterator[tuple[Deal, Page]]:
    """Every decision with the hand of the player on turn."""
    for seed in range(deals):
        yield from hand_pages_of_deal(table, seed)


def code_of(control: Button | Select) -> str:
    """The code that the bot reads from a press on the control."""
    press = read_click(control.id, TABLE)
    assert press is not None
    assert (press.table, press.seq) == (plain_info(4).table, plain_info(4).seq)
    return press.code


def button_codes(page: Page) -> list[str]:
    buttons = [
        control
        for control in page.controls()
        if isinstance(control, Button) and not control.disabled
    ]
    return [code for code in map(code_of, buttons) if code not in ALWAYS]


def selects(page: Page) -> dict[str, Select]:
    return {code_of(control): control for control in page.controls() if isinstance(control, Select)}


def cards_of(select: Select, deal: Deal) -> int:
    """The cards that are the values of a select."""
    pack = deal.rules.pack
    return union([pack[choice.value.removeprefix("play:")] for choice in select.choices])


@tables
@sizes(4, 40)
def test_buttons_of_a_hand_are_the_offered_actions(table: Table, deals: int) -> None:
    for deal in decisions(table, deals):
        for player in range(table[1]):
            pages = hand_pages(plain_info(table[1]), observe(deal, player))
            codes = [code for page in pages for code in button_codes(page)]
            codes = [code for code in codes if code != "more" and not code.startswith("sure:")]
            offered = [
                offer
                for offer in offers(deal, player)
                if not isinstance(offer, LayOffer) or offer.number == 1
            ]
            expected = [encode(deal.rules.pack, action) for action in actions_of(tuple(offered))]
            assert sorted(codes) == sorted(expected)
            for code in codes:
                assert admitted(offers(deal, player), decode(deal.rules.pack, code))


@tables
@sizes(5, 20)
def test_hand_off_turn_has_no_move_controls(table: Table, deals: int) -> None:
    for deal in decisions(table, deals):
        for player in range(table[1]):
            if player != deal.turn:
                codes = {code_of(control) for control in hand_page(deal, player).controls()}
                assert {"hand"} <= codes <= ALWAYS
                assert ("last" in codes) == bool(observe(deal, player).tricks)


def lay_offer(deal: Deal, player: int) -> LayOffer | None:
    return next((offer for offer in offers(deal, player) if isinstance(offer, LayOffer)), None)


@tables
@sizes(8, 40)
def test_select_for_discards_has_the_cards_that_may_be_discarded(table: Table, deals: int) -> None:
    checked = 0
    for deal, page in decisions_with_hand(table, deals):
        assert deal.turn is not None
        select = selects(page).get("lay")
        offer = lay_offer(deal, deal.turn)
        single = offer is not None and offer.number == 1
        assert (select is None) == (offer is None or single)
        checked += single
        if select is None or offer is None:
            continue
        assert cards_of(select, deal) == offer.cards
        assert (select.least, select.most) == (offer.number, offer.number)
        first = "lay:" + "+".join(choice.value for choice in select.choices[: select.most])
        assert admitted(offers(deal, deal.turn), decode(deal.rules.pack, first))
        checked += 1
    assert checked > deals / 4


@tables
@sizes(30, 60)
def test_single_discard_has_a_button_for_each_allowed_card(table: Table, deals: int) -> None:
    """The reasons for the other cards are in a select."""
    checked = 0
    for deal, page in decisions_with_hand(table, deals):
        assert deal.turn is not None
        offer = lay_offer(deal, deal.turn)
        hand = observe(deal, deal.turn).hand
        if offer is None or offer.number != 1:
            continue
        pack = deal.rules.pack
        buttons = [code for control in page.controls() if (code := code_of(control))[:4] == "lay:"]
        assert union(pack[code[4:]] for code in buttons) == offer.cards
        assert all(admitted(offers(deal, deal.turn), decode(pack, code)) for code in buttons)
        barred = selects(page).get("why")
        assert (barred is None) == (hand == offer.cards)
        for choice in () if barred is None else barred.choices:
            assert why_not(deal, deal.turn, decode(pack, choice.value)) is not None
        checked += 1
    assert checked or not any(row.exchange == 1 for row in RULES[table].contracts.values())


@tables
@sizes(8, 40)
def test_select_of_reasons_has_the_cards_that_may_not_be_played(table: Table, deals: int) -> None:
    checked = 0
    for deal, page in decisions_with_hand(table, deals):
        assert deal.turn is not None
        select = selects(page).get("why")
        if any(code.startswith("lay:") for code in button_codes(page)):
            continue
        play = next((offer for offer in offers(deal, deal.turn) if offer.kind is Play), None)
        barred = deal.hands[deal.turn] & ~play.cards if play else 0
        assert (cards_of(select, deal) if select else 0) == barred
        for choice in select.choices if select else ():
            refused = why_not(deal, deal.turn, decode(deal.rules.pack, choice.value))
            assert refused is not None
            assert refused.rule in refusal(WORDS, refused, plain_info(table[1]))
            checked += 1
    assert checked > 7 * deals


@tables
@sizes(8, 40)
def test_labels_of_a_hand_are_distinct(table: Table, deals: int) -> None:
    for _, page in decisions_with_hand(table, deals):
        labels = [control.label for control in page.controls() if isinstance(control, Button)]
        assert len(set(labels)) == len(labels)
        for select in selects(page).values():
            choices = [choice.label for choice in select.choices]
            assert len(set(choices)) == len(choices)


@tables
@sizes(3, 10)
def test_labels_of_actions_fit_with_names_of_any_length(table: Table, deals: int) -> None:
    for deal in decisions(table, deals):
        assert deal.turn is not None
        view: View = observe(deal, deal.turn)
        for offer in view.offers:
            for action in (offer.nth(0), offer.nth(offer.size - 1)):
                for info in (plain_info(table[1]), worst_info(table[1])):
                    assert 0 < len(action_label(action, view, WORDS, info)) <= 80


@tables
def test_public_controls_are_those_of_tables_and_no_moves(table: Table) -> None:
    info = plain_info(table[1])
    for deal in decisions(table, 5):
        page = board(info, observe(deal, None), WORDS)
        assert {code_of(control) for control in page.controls()} == BOARD
    half_full = replace(info, chairs=info.chairs[:2])
    shown_info = replace(
        info,
        ready=(0,),
        paused=True,
        hints=True,
        chairs=(*info.chairs[:-1], Chair("Eva", house=True)),
    )
    away = replace(info, chairs=(Chair("Ana", 11, house=True, away=0), *info.chairs[1:]))
    deal = next(iter(decisions(table, 5)))
    pages = (lobby(info, WORDS), lobby(half_full, WORDS), lobby(shown_info, WORDS),
             between(shown_info, WORDS),
             between_hand(shown_info, 0, WORDS),
             lobby_panel(half_full, half_full.founder, WORDS),
             lobby_panel(shown_info, shown_info.founder, WORDS),
             menu_of(shown_info, WORDS), menu_of(info, WORDS),
             details(half_full, Pledge(1, "0" * 64, coming=True, given=()), OwnWord(), WORDS),
             board(away, observe(deal, None), WORDS))  # fmt: skip
    shown_codes = {
        code_of(control)
        for page in pages
        for control in page.controls()
        if control.id.startswith(f"{TABLE}:")
    }
    on_older_messages = {"join", "leave"}
    on_lines_that_call = {"called"}
    asked_once_more = {"never-mind", "ask", "claim"}
    with_an_argument = {"stop", "end", "skis", "remove", "dismiss", "guest", *OPTION_CONTROLS} - {
        "options"
    }
    controls = (
        *controls_of(MagicMock(menu=MenuDesk(MagicMock(), ()))),
        *FairnessDesk(MagicMock()).controls(),
        *ScoreDesk(MagicMock()).controls(),
    )
    public_codes = {control.code for control in controls if not control.on_hand} - {"word:#"}
    seen_codes = shown_codes - {"hand", "last", "chair"}
    elsewhere = asked_once_more | on_older_messages | on_lines_that_call | with_an_argument
    assert seen_codes == public_codes - elsewhere


def test_hand_says_that_a_forced_card_plays_itself() -> None:
    deal = next(deal for deal in decisions(("slovenian", 4), 1) if deal.playing is not None)
    assert deal.turn is not None
    view = observe(deal, deal.turn)
    others = observe(deal, deal.after(deal.turn))
    info = replace(plain_info(4), forced=True)
    forced_hand = hand(info, view, WORDS)
    waiting = hand(info, others, WORDS)
    assert "it plays itself" in forced_hand.text
    assert button_codes(forced_hand) == []
    assert "it plays itself" not in waiting.text
    assert "it plays itself" in board(info, observe(deal, None), WORDS).text


def test_hand_at_a_paused_table_has_no_moves() -> None:
    deal = next(deal for deal in decisions(("slovenian", 4), 1) if deal.playing is not None)
    info = replace(plain_info(4), paused=True)
    for player in range(4):
        page = hand(info, observe(deal, player), WORDS)
        assert "is paused" in page.text
        assert button_codes(page) == ["resume"]
        assert selects(page) == {}


@pytest.mark.parametrize(("game", "valat", "trula"), [
    ("slovenian", "valat", "trula"), ("romanian", "valat", "trula"), ("krolami", "walat", "trul"),
])  # fmt: skip
def test_valat_is_risky_under_each_of_its_names(game: str, valat: str, trula: str) -> None:
    view = observe(next(decisions((game, 4), 1)), 0)
    assert is_risky(Say(valat), view)
    assert not is_risky(Say(trula), view)


@pytest.mark.parametrize("direct", [False, True])
def test_button_to_sit_down_is_left_out_in_direct_messages(direct: bool) -> None:
    info = plain_info(4)
    house = replace(info.chairs[1], user=None, house=True)
    info = replace(info, chairs=(info.chairs[0], house, *info.chairs[2:]), direct=direct)
    for page in (between(info, WORDS), between_small(info, WORDS)):
        assert ("sit" in button_codes(page)) != direct
