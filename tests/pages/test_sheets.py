"""Sentences of the smaller games on score sheets, boards and hands."""

from dataclasses import replace

import pytest

from bot.deals.board import board
from bot.deals.hand import hand
from bot.deals.score_sheet import score_lines, score_sheet
from bot.tables.pages.match_scores import match_over
from engine import Deal, observe, variant
from engine.match import closing, open_match, places
from engine.pack import TAROK
from tests.engine import krolami_cases, lombardia_cases, romanian_cases, strohmann_cases
from tests.engine.build import play_moves
from tests.engine.krolami_cases import ON, deal_at_talon
from tests.engine.romanian_cases import michi_deal, played_deal, surrendered_deal
from tests.engine.settled import finished_klop
from tests.pages.drawn import WORDS, board_text, plain_info


def sheet_text(deal: Deal) -> str:
    """The text of a deal's score sheet."""
    game = deal.rules.variant
    info = plain_info(deal.rules.players, game)
    return score_sheet(info, observe(deal, None), WORDS).text


def hand_text(deal: Deal) -> str:
    """The whole text on the page of the player on turn."""
    assert deal.turn is not None
    info = plain_info(deal.rules.players, deal.rules.variant)
    return hand(info, observe(deal, deal.turn), WORDS).text


# Deals of contests ---------------------------------------------------------------------------


def test_score_sheet_of_a_contest_deal_mentions_no_radli() -> None:
    """Deals of team matches and tries have no later deals; headings number only the former."""
    view = observe(finished_klop([41, 4, 0, 25], [6, 1, 0, 5]), None)
    info = plain_info(4)
    assert "Everybody gets a radlo" in score_sheet(info, view, WORDS).text
    laid_open = replace(info, laid_open=True)
    for apart in (replace(info, veiled=True), laid_open, replace(info, single=True)):
        text = "\n".join(text.text for text in score_lines(apart, view, WORDS))
        assert "radlo" not in text
        assert "+70" in text
        assert ("Deal 3" in text) is (not apart.single)


# Straw Man Tarock ----------------------------------------------------------------------------


def test_score_sheet_explains_a_tie() -> None:
    """STR-SCORE-2: at 35 to 35 no player gets points."""
    own_pile = strohmann_cases.pile(26, 52)
    rules = strohmann_cases.rules_with(birds="none")
    deal = strohmann_cases.finished_deal((own_pile, TAROK.whole & ~own_pile), None, rules, None)
    assert "35 to 35 card points: nobody gets anything" in sheet_text(deal)
    declared = strohmann_cases.finished_deal((own_pile, TAROK.whole & ~own_pile), 0, rules, None)
    assert "35 to 35" not in sheet_text(declared)


def test_score_sheet_does_not_say_that_a_declarer_alone_can_score() -> None:
    """STR-SCORE-5: either player may win points; here the other one has won none."""
    won = strohmann_cases.pile(26, 60)
    rules = strohmann_cases.rules_with(birds="none")
    text = sheet_text(strohmann_cases.finished_deal((won, TAROK.whole & ~won), 0, rules, None))
    assert "never lost: nothing changes for Bor" in text
    assert "Only the declarer's side scores" not in text


@pytest.mark.parametrize("value, again", [("throw_in_same_dealer", True),
                                          ("throw_in_next_dealer", False)])  # fmt: skip
def test_score_sheet_names_the_dealer_of_a_passed_deal(value: str, again: bool) -> None:
    """STR-BID-2, option ``both_pass``."""
    rules = strohmann_cases.rules_with(both_pass=value)
    text = sheet_text(strohmann_cases.play_moves(strohmann_cases.new_deal(rules), "1 pass, 0 pass"))
    assert "Both have passed" in text
    assert ("It doesn't count: Ana deals again" in text) is again


# Taroki z królami ----------------------------------------------------------------------------


def test_hand_explains_why_two_is_barred() -> None:
    """POL-BID-4: without a One the hand says why Two is missing; with one nothing is missing."""
    barred = "Two can be bid only over One"
    deal = play_moves(krolami_cases.new_deal(), ON.rstrip(", "))
    assert barred in hand_text(deal)
    assert barred not in hand_text(play_moves(deal, "1 bid:one"))
    assert barred not in hand_text(play_moves(deal, "1 bid:three")), "it would be too low anyhow"
    free = krolami_cases.new_deal(rules=variant("krolami").build(4, {"two_needs_one": "false"}))
    assert barred not in hand_text(play_moves(free, ON.rstrip(", ")))


def test_score_sheet_tells_a_passed_deal_from_a_one_thrown_in() -> None:
    """POL-BID-6, POL-ONE-1: two ends, two sentences."""
    deal = play_moves(krolami_cases.new_deal(), ON.rstrip(", "))
    passed = sheet_text(play_moves(deal, "1 pass, 2 pass, 3 pass, 0 pass"))
    thrown = sheet_text(play_moves(deal, "1 pass, 2 bid:one, 3 pass, 0 pass, 2 throw_in"))
    assert "All have passed" in passed
    assert "One" not in passed
    assert "Cilka won the auction with One and has thrown the deal in" in thrown


def test_score_sheet_of_a_surrender_names_contract_and_reason() -> None:
    """POL-SUR-1: the called king lies in the talon. ROM-SUR-1."""
    deal = deal_at_talon("two", "H4 HK T9 S8 D2 T1")
    text = sheet_text(play_moves(deal, "2 surrender"))
    assert "Cilka has given up Two: the king they had called lay in the talon" in text
    assert "Bor has given up First of two." in sheet_text(surrendered_deal(0))


def test_hand_at_the_talon_offers_its_sets() -> None:
    """POL-TAL-2: the declarer turns up the next set, or chooses one of all."""
    deal = deal_at_talon("two", "H4 S7 T9 S8 D2 T1")
    assert "Take the set that you see, or turn it up" in hand_text(deal)
    assert "choose one of the sets" in hand_text(play_moves(deal, "2 refuse, 2 refuse, 2 refuse"))


@pytest.mark.parametrize("player, right", [(1, False), (3, True)])
def test_hand_asks_for_a_right_and_explains_it(player: int, right: bool) -> None:
    """POL-PRE-1: each player is asked, with the reason."""
    trumpless = {3: "SK SQ SC SJ S10 CK CQ CC CJ C10 DK DQ"}
    deal = krolami_cases.new_deal(trumpless)
    if player == 3:
        deal = play_moves(deal, "1 pass, 2 pass")
    assert ("Do you ask for a redeal (no trump) or show four kings" in hand_text(deal)) is right
    assert ("Everybody is asked" in hand_text(deal)) is not right


# Romanian tarok ------------------------------------------------------------------------------


def test_score_sheet_has_pool_and_radler_deals_after_the_deal() -> None:
    """ROM-POOL-13, ROM-POOL-15: chips left, and radler deals to come."""
    text = sheet_text(michi_deal(0))
    assert "Pool after the deal: 19 chips" in text
    assert "4 radler deals are still to come" in text
    assert "One radler deal is still to come" in sheet_text(played_deal(2))
    assert "The radler is over" in sheet_text(played_deal(1))
    assert "adler" not in sheet_text(played_deal(0))


def test_score_sheet_without_a_pool_has_radler_deals() -> None:
    """ROM-OPT-9: a deal that is passed out brings a radler without a pool too."""
    deal = romanian_cases.new_deal(
        carry=romanian_cases.carried_chips(pool=None, radler=3), pool="off"
    )
    assert "the first of 3" in board_text(deal)
    text = sheet_text(play_moves(deal, "1 pass, 2 pass, 3 pass, 0 pass"))
    assert "Pool" not in text
    assert "7 radler deals" in text


@pytest.mark.parametrize("final_pool, note", [("split", "that were left in the pool are shared"),
                                              ("leave", "are left in the pool")])  # fmt: skip
def test_end_of_a_match_has_the_balances_of_the_pool(final_pool: str, note: str) -> None:
    """ROM-END-3, ROM-OPT-20: the final balances stand beside those of the play."""
    carry = romanian_cases.carried_chips(pool=11)
    rules = romanian_cases.rules(final_pool=final_pool)
    match = open_match(rules, 1, length=12, scores=(5, -5, 0, 0), carry=carry)
    final = closing(match)
    info = plain_info(4, "romanian")
    text = match_over(
        info, match.scores, final, places(final.scores), WORDS, stopped=False, remark=""
    ).text
    assert note in text
    assert ("final" in text.split("```")[1]) is (final_pool == "split")


def test_board_after_the_last_regular_deal_mentions_radler() -> None:
    """ROM-OPT-19: the deals of the match are over, the radler is not."""
    info = replace(plain_info(4, "romanian"), deal=13)
    deal = romanian_cases.new_deal(carry=romanian_cases.carried_chips(radler=3), finish_radler="on")
    text = board(info, observe(deal, None), WORDS).text
    assert "deal 13 of 12" not in text
    assert "it goes on until no radler deal is left" in text


# Lombardia -----------------------------------------------------------------------------------


def test_board_and_hand_ask_for_a_proposal_or_answer_of_monte() -> None:
    """LOM-MONTE-2: two questions, on the board and in the hand."""
    deal = play_moves(lombardia_cases.new_deal(), "1 pass")
    assert "may propose Monte" in board_text(deal)
    assert "Do you propose Monte?" in hand_text(deal)
    deal = play_moves(deal, "2 monte")
    assert "to answer the proposal of Monte" in board_text(deal)
    assert "Cilka proposes Monte. Shall the deal be thrown in?" in hand_text(deal)
    after = play_moves(deal, "3 refuse")
    assert "Do you propose Monte?" in hand_text(after)


def test_forehand_during_a_secret_question_has_no_buttons() -> None:
    """ROM-DEAL-9: another player is asked in secret, and forehand is told to wait."""
    hand_of_2 = "SQ SJ S10 S8 CQ CC DJ D1 D3 HQ HC H2"
    deal = romanian_cases.new_deal({2: hand_of_2})
    info = plain_info(4, "romanian")
    assert deal.turn == 2
    forehand = hand(info, observe(deal, 1), WORDS).text
    assert "You're about to be asked" in forehand
    assert "Your bid" not in forehand
    assert "You hold neither a trump nor a king" in hand(info, observe(deal, 2), WORDS).text
