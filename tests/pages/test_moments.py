"""Pages at moments where the usual words would puzzle the player."""

from bot.deals.board import board, small_board
from bot.deals.hand import hand
from bot.deals.score_sheet import score_sheet
from engine import Deal, observe
from tests.engine import strohmann_cases
from tests.engine.build import play_moves
from tests.engine.romanian_cases import End, finished_deal
from tests.engine.slovenian_cases import KINGS, TAKEN, new_deal, rules
from tests.engine.slovenian_cases import deal_with_rules as dealt_by
from tests.pages.drawn import WORDS, plain_info


def hand_text(deal: Deal, player: int) -> str:
    """The hand of a seat, without its buttons."""
    info = plain_info(deal.rules.players, deal.rules.variant)
    return hand(info, observe(deal, player), WORDS).text


def test_dealer_sitting_out_is_told() -> None:
    """SLO-5P-1: the dealer of five takes no part, and does not wait for a turn."""
    deal = new_deal(players=5)
    assert "You're sitting this deal out" in hand_text(deal, 0)
    assert "Waiting for" not in hand_text(deal, 0)
    assert all("sitting this deal out" not in hand_text(deal, player) for player in (1, 2, 3, 4))


def test_forehand_is_told_why_they_cannot_pass() -> None:
    """SLO-BID-7: when the others have passed, forehand must name a contract."""
    sentence = "you're forehand and must name a contract"
    all_passed = play_moves(new_deal(), "2 pass, 3 pass, 0 pass")
    assert all_passed.turn == 1
    assert sentence in hand_text(all_passed, 1)
    assert sentence not in hand_text(new_deal(), 2)
    assert sentence not in hand_text(play_moves(new_deal(), "2 bid:two, 3 pass, 0 pass"), 1)


def test_player_without_announcements_is_told() -> None:
    """SLO-ANN-1: in a beggar there are no bonuses, and the declarer cannot raise their own game."""
    deal = play_moves(new_deal(), "2 bid:beggar, 3 pass, 0 pass, 1 pass")
    assert deal.turn == 2
    assert "You can't announce or raise anything now" in hand_text(deal, 2)
    deal = play_moves(deal, "2 pass")
    assert deal.turn == 3
    assert "Do you announce anything?" in hand_text(deal, 3)


def test_game_with_an_announced_valat_is_not_called_made() -> None:
    """ROM-BON-13: where a valat was announced the game item is 0, whatever the card points."""
    info = plain_info(4, "romanian")
    lost = finished_deal(End(points=40, items=(("valat", 2, 0),)))
    text = score_sheet(info, observe(lost, None), WORDS).text
    assert "40 card points, which don't count with a valat **0**" in text
    plain = score_sheet(info, observe(finished_deal(End(points=40)), None), WORDS).text
    assert "40 card points, made" in plain
    assert "valat" not in plain


def test_board_shows_the_cut_before_the_bids() -> None:
    """SLO-OPT-1: first the pack is cut, then they bid."""
    deal = play_moves(dealt_by(rules(knock="on")), "2 cut:20, 2 bid:two")
    text = board(plain_info(4), observe(deal, None), WORDS).text
    assert text.index("lifted 20 cards") < text.index("Cilka: Two")


def test_hand_explains_a_card_with_a_call() -> None:
    """STR-BON-5: the hand explains a button that reads T17 “ros”."""
    held_t17 = strohmann_cases.deal_in_play(("T2 SQ", "T17 SK"), leader=1)
    assert "called “ros”" in hand_text(held_t17, 1)
    without = strohmann_cases.deal_in_play(("T2 SQ", "T16 SK"), leader=1)
    assert "called" not in hand_text(without, 1)


def test_small_board_has_the_called_king_but_no_tricks() -> None:
    """The small board is drawn rarely, so that tricks would be out of date."""
    deal = dealt_by(rules(), {2: KINGS})
    deal = play_moves(deal, "2 bid:two" + TAKEN + ", 2 call:SK, 2 take:1")
    while not observe(deal, None).tricks:
        *_, offer = observe(deal, deal.turn).offers
        deal = play_moves(deal, f"{deal.turn} {offer.nth(0).code(deal.rules.pack)}")
    text = small_board(plain_info(4), observe(deal, None), WORDS, calls=False).text
    assert "Called king: **♠K**" in text
    assert "trick" not in text
