"""Boards and hands under options of the Slovenian game."""

from random import Random

import pytest

from bot.deals.board import board
from bot.deals.hand import hand
from bot.deals.score_sheet import score_sheet
from engine import Bid, Deal, observe, why_not
from engine.games.slovenian.radli import Sheet
from tests.engine.build import play_moves
from tests.engine.settled import finished_klop
from tests.engine.slovenian_cases import (
    ALL,
    KINGS,
    SUITS,
    TAKEN,
    deal_at_announcements,
    deal_with_rules,
    klop,
    rules,
    with_game_level,
)
from tests.laws.playing import random_deal, sizes
from tests.pages.drawn import (
    WORDS,
    board_text,
    check_page_fits,
    hand_pages,
    pages_during,
    plain_info,
    worst_info,
)


def hand_text(deal: Deal, *, behind_more: bool = False) -> str:
    """The text of the hand of the player on turn, with its buttons."""
    page = hand(plain_info(deal.rules.players), observe(deal, deal.turn), WORDS, more=behind_more)
    labels = [getattr(control, "label", "") for control in page.controls()]
    return "\n".join([page.text, *labels])


@pytest.mark.parametrize("players", [3, 4, 5])
@sizes(3, 10)
async def test_pages_of_deals_with_options_can_be_sent(players: int, deals: int) -> None:
    chosen = rules(players, **ALL)
    for seed in range(deals):
        played_deal = random_deal(chosen, Random(seed))
        for info in (plain_info(players), worst_info(players)):
            pages = [
                page for step in played_deal.steps[::5] for page in pages_during(step.deal, info)
            ]
            end = observe(played_deal.end, None)
            for page in (*pages, board(info, end, WORDS), score_sheet(info, end, WORDS)):
                check_page_fits(page)


def test_called_queen_is_not_named_a_king() -> None:
    """SLO-OPT-4."""
    deal = deal_with_rules(rules(four_kings_call="queen_allowed"), {2: KINGS, 0: "SQ"})
    deal = play_moves(deal, "2 bid:two" + TAKEN)
    assert "or a queen in its place" in hand_text(deal)
    deal = play_moves(deal, "2 call:SQ")
    assert "Called card: **♠Q**" in board_text(deal)
    assert "Called card: ♠Q" in hand_text(deal)


def test_values_of_bids_stay_apart_from_held_contract() -> None:
    """SLO-OPT-2: Two is worth 20+, and "30+" speaks of what may still be bid."""
    deal = play_moves(
        deal_with_rules(rules(raise_after_auction="on")), "2 bid:two, 3 pass, 0 pass, 1 pass"
    )
    lines = hand_text(deal).split("\n")
    assert "-# You play Two" in lines
    assert any(line.startswith("-# 30+ means") for line in lines)


def test_score_sheet_names_annuller_and_shows_their_hand() -> None:
    """SLO-OPT-5: the annuller is named, though another player made the highest bid."""
    hand_of_three = "T5 " + " ".join(SUITS.split()[:11])
    deal = play_moves(
        deal_with_rules(rules(weak_hand_redeal="weak"), {3: hand_of_three}), "2 bid:two"
    )
    assert "Weak hand: annul the deal" in hand_text(deal)
    end = play_moves(deal, "3 redeal")
    sheet = score_sheet(plain_info(4), observe(end, None), WORDS).text
    assert "Dane has annulled the deal" in sheet
    assert "Ana deals again" in sheet
    assert "Turned up: Dane" in board_text(end)
    assert "♦Q" in board_text(end)


def test_board_shows_the_card_of_an_announced_ultimo() -> None:
    """SLO-OPT-19."""
    deal = deal_at_announcements(rules(ultimo_card_open="on"), {3: "T1 T20 T19"})
    assert "Face up" not in board_text(deal)
    deal = play_moves(deal, "2 pass, 3 say:pagat_ultimo")
    assert "Face up for the last trick: Dane Pagat" in board_text(deal)


def test_board_of_a_klop_shows_its_options() -> None:
    """SLO-OPT-21 and SLO-OPT-23."""
    deal = klop(rules(klop_kontra="on", klop_gift_reveal="before_trick"))
    assert "Bor" in board_text(deal)
    assert "may say kontra to the klop" in board_text(deal)
    assert "would be doubled" in hand_text(deal)
    assert "No kontra" in hand_text(deal)
    deal = play_moves(deal, "1 kontra:game")
    assert "kontra" in board_text(deal)
    assert "The winner of this trick also gets" in board_text(deal)


def test_score_sheet_of_a_doubled_klop_explains_kontra_and_radli() -> None:
    """SLO-OPT-21 and SLO-OPT-22: players whose radlo doubles or is struck off are named."""
    chosen = rules(klop_radli="individual", klop_kontra="on")
    deal = finished_klop([41, 4, 0, 25], [6, 1, 0, 5])._replace(rules=chosen)
    deal = with_game_level(deal._replace(carry=Sheet((0, 0, 1, 0))), 1)
    sheet = score_sheet(plain_info(4), observe(deal, None), WORDS).text
    assert "Cilka: the same again, doubled by a radlo **+140**" in sheet
    assert "kontra" in sheet
    assert "**-140**" in sheet
    assert "One radlo of Cilka is struck off" in sheet


def test_valat_button_is_red_whether_or_not_it_cancels_bonuses() -> None:
    """SLO-OPT-16."""
    for scope in ("replace", "add"):
        deal = deal_at_announcements(rules(valat_scope=scope), {})
        controls = [
            c for p in hand_pages(plain_info(4), observe(deal, deal.turn)) for c in p.controls()
        ]
        styles = {c.id.split(":", 3)[3]: getattr(c, "style", "") for c in controls}
        assert styles["say:valat"] == "danger" != styles["say:trula"]


def test_solo_without_with_bonuses_shows_no_difference() -> None:
    """SLO-OPT-20: the value of the bid is equal with bonuses and without."""
    for value in ("on", "off"):
        deal = deal_with_rules(rules(solo_without_bonuses=value))
        label = next(line for line in hand_text(deal, behind_more=True).split("\n")
                     if "Solo without" in line)  # fmt: skip
        assert "80" in label
        assert "80+" not in label


@pytest.mark.parametrize(("players", "options", "said"), [
    (4, {}, "only Klop, Solo without and higher"),
    (4, {"compulsory_klop_form": "no_auction"}, "Klop is played"),
    (3, {}, "Klop is played"),
    (3, {"three_player_contracts": "extended"}, "only Klop, Solo without and higher"),
])  # fmt: skip
def test_compulsory_klop_deal_names_the_bids_that_it_allows(
    players: int, options: dict[str, str], said: str
) -> None:
    """SLO-BID-10, SLO-BID-14, SLO-OPT-8: three players can only pass, or there is no auction."""
    deal = deal_with_rules(rules(players, **options), compulsory=True)
    assert f"Compulsory klop deal: {said}" in board_text(deal)


@pytest.mark.parametrize(("players", "options", "compels"), [
    (4, {}, True),
    (4, {"compulsory_klop": "zero_score"}, False),
    (4, {"compulsory_klop": "off"}, False),
    (3, {"three_player_compulsory_klop": "off"}, False),
])  # fmt: skip
def test_void_deal_announces_a_compulsory_klop_only_where_one_follows(
    players: int, options: dict[str, str], compels: bool
) -> None:
    """SLO-DEAL-6, SLO-OPT-7, SLO-OPT-40."""
    chosen = rules(players, **options)
    hands = {1: SUITS if players == 4 else f"{SUITS} HK HQ HC HJ"}
    view = observe(deal_with_rules(chosen, hands), None)
    assert view.void == (1,)
    text = score_sheet(plain_info(players), view, WORDS).text
    assert "the same dealer deals again" in text and ("compulsory klop" in text) == compels


@pytest.mark.parametrize(("players", "rule"), [(3, "SLO-BID-14"), (4, "SLO-BID-10")])
def test_refused_bid_of_a_compulsory_klop_deal_cites_the_rule_of_its_form(
    players: int, rule: str
) -> None:
    deal = deal_with_rules(rules(players), compulsory=True)
    refused = why_not(deal, deal.turn or 0, Bid("two"))
    assert refused is not None and (refused.reason, refused.rule) == ("compulsory", rule)
