"""The worked examples of docs/rules/strohmann.md, by their numbers in its section 15."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from engine import Deal, observe
from engine.counting import count_in_threes
from engine.deal import Called
from engine.match import close_deal, closing, open_match, places
from engine.pack import TAROK
from engine.scores import Settlement
from tests.engine.strohmann_cases import (
    DEALER,
    FOREHAND,
    RULES,
    bonuses,
    cards,
    deal_in_play,
    deal_with_turned_pile,
    final_scores,
    finished_deal,
    legal,
    numbers,
    pile,
    pile_with_points,
    play_moves,
    rules_with,
)

NOT_TESTED: dict[int, str] = {}

WHOLE = TAROK.whole


def test_every_example_is_tested_or_excused() -> None:
    text = Path(__file__).read_text("utf-8")
    marks = [mark for test in globals().values() for mark in getattr(test, "pytestmark", ())]
    ids = [str(getattr(row, "id", "")) for mark in marks for row in mark.args[1]]
    named = {int(number) for number in re.findall(r"STR-TV-(\d+)", " ".join([text, *ids]))}
    assert named | set(NOT_TESTED) == numbers()
    assert not named & set(NOT_TESTED)


COUNTED = [
    pytest.param(pile_, value, points, id=f"STR-TV-{number}")
    for number, pile_, value, points in (
        (1, " ".join(TAROK.codes), 106, 70),
        (2, "F HK", 10, 9), (2, "T5 T6", 2, 1), (2, "S7", 1, 0), (2, "", 0, 0),
        (3, "CQ CJ DC", 9, 7), (3, "CQ CJ D4", 7, 5), (3, "CQ D4 D3", 6, 4), (3, "D4 D3 D2", 3, 1),
        (4, "HK HQ T7 T8", 11, 8), (4, "HK HQ HC HJ", 14, 11), (4, "F T21 T1 SK", 20, 17),
    )
]  # fmt: skip


@pytest.mark.parametrize("codes, value, points", COUNTED)
def test_card_points_are_counted_as_documented(codes: str, value: int, points: int) -> None:
    """STR-COUNT-1 to STR-COUNT-3, STR-GEN-4."""
    assert TAROK.value(cards(codes)) == value
    assert count_in_threes(TAROK, cards(codes)) == points


BY_SIZE = [
    pytest.param(number, value, points, other, id=f"STR-TV-{vector}")
    for vector, number, value, points, other in (
        (5, 26, 53, 36, 34), (6, 26, 52, 35, 35), (7, 24, 51, 35, 35), (8, 28, 44, 25, 45),
        (9, 22, 41, 26, 44),
    )
]  # fmt: skip


@pytest.mark.parametrize("number, value, points, other", BY_SIZE)
def test_card_points_of_both_piles_add_up(number: int, value: int, points: int, other: int) -> None:
    """STR-COUNT-4, STR-COUNT-5."""
    first_pile = pile(number, value)
    assert count_in_threes(TAROK, first_pile) == points
    assert count_in_threes(TAROK, WHOLE & ~first_pile) == other


PLAIN = rules_with(birds="none")
"""Rules under which the order of the tricks counts for nothing."""


@pytest.mark.parametrize("points, declarer, opponent", [
    pytest.param(*row, id=f"STR-TV-10 {row[0]}") for row in (
        (69, 4, 0), (45, 4, 0), (44, 3, 0), (36, 3, 0), (35, 0, 4), (27, 0, 4), (26, 0, 5),
        (1, 0, 5),
    )
])  # fmt: skip
@pytest.mark.parametrize("player", (DEALER, FOREHAND))
def test_scores_match_the_documented_table(
    points: int, declarer: int, opponent: int, player: int
) -> None:
    """STR-SCORE-1, STR-GEN-3."""
    declarer_pile = pile_with_points(points)
    taken = (
        (declarer_pile, WHOLE & ~declarer_pile)
        if player == DEALER
        else (WHOLE & ~declarer_pile, declarer_pile)
    )
    expected = (declarer, opponent) if player == DEALER else (opponent, declarer)
    assert final_scores(taken, player, PLAIN) == expected


def test_exactly_35_and_a_third_is_lost() -> None:
    """STR-TV-11."""
    declarer_pile = pile(28, 54)
    assert final_scores((WHOLE & ~declarer_pile, declarer_pile), FOREHAND, PLAIN) == (4, 0)


@pytest.mark.parametrize("declarer_pile, score", [
    pytest.param(pile_with_points(36), (2, 0), id="STR-TV-12 36"),
    pytest.param(pile(26, 52), (0, 0), id="STR-TV-12 34 2/3"),
    pytest.param(pile_with_points(69), (2, 0), id="STR-TV-12 69"),
])  # fmt: skip
def test_deal_without_a_declarer_scores_as_documented(
    declarer_pile: int, score: tuple[int, int]
) -> None:
    assert final_scores((declarer_pile, WHOLE & ~declarer_pile), None, PLAIN) == score


def test_valat_against_the_declarer_scores_as_documented() -> None:
    """STR-TV-13."""
    tricks = {27: (FOREHAND, "T1", "S7"), 26: (FOREHAND, "T2", "S8")}
    assert final_scores((0, WHOLE), DEALER, tricks=tricks) == (0, 14)
    assert final_scores((0, WHOLE), FOREHAND, tricks=tricks) == (0, 14)
    assert final_scores((0, WHOLE), None, tricks=tricks) == (0, 14)


@pytest.mark.parametrize("pile_, last, hand, seen, top, hidden", [
    pytest.param("T9 SK H4 D2", "face_up", "T9 SK", "T9 SK", "H4", 1, id="STR-TV-14"),
    pytest.param("DQ T3 HK C7", "face_up", "", "", "DQ", 3, id="STR-TV-15"),
    pytest.param("HK T1 F SK", "face_up", "HK T1 F SK", "HK T1 F SK", "", 0, id="STR-TV-16"),
    pytest.param("HK T1 F SK", "hand_secret", "HK T1 F SK", "HK T1 F", "", 0, id="STR-TV-16 s"),
    pytest.param("HK T1 F SK", "hand_shown", "HK T1 F SK", "HK T1 F SK", "", 0, id="STR-TV-16 o"),
    pytest.param("T4 T5 T6 S8", "face_up", "T4 T5 T6", "T4 T5 T6", "S8", 0, id="STR-TV-17"),
    pytest.param("T4 T5 T6 S8", "hand_secret", "T4 T5 T6 S8", "T4 T5 T6", "", 0,
                 id="STR-TV-17 s"),
])  # fmt: skip
def test_cards_are_turned_as_documented(
    pile_: str, last: str, hand: str, seen: str, top: str, hidden: int
) -> None:
    """STR-STRAW-1, STR-STRAW-3."""
    deal = deal_with_turned_pile(pile_, rules_with(last_straw_card=last))
    view = observe(deal, DEALER)
    assert deal.hands[FOREHAND] == cards(hand)
    assert view.straw is not None
    assert view.straw.known[FOREHAND] == cards(seen)
    assert view.straw.tops[FOREHAND] == (cards(top), 0, 0)
    assert view.straw.hidden[FOREHAND] == (hidden, 0, 0)


def test_pile_is_turned_after_the_trick() -> None:
    """STR-TV-18; STR-STRAW-6."""
    deal = deal_in_play(("D2", "S8"), tops=("", "DQ"), hidden=("", "T3 HK C7"))
    deal = play_moves(deal, "1 play:DQ, 0 play:D2")
    assert deal.hands[FOREHAND] == cards("S8 T3 HK")
    assert deal.straw is not None
    assert deal.straw.tops[FOREHAND] == (cards("C7"), 0, 0)
    assert legal(deal) == {"play:S8", "play:T3", "play:HK", "play:C7"}


@pytest.mark.parametrize("time, seen", [
    pytest.param("after_trick", "", id="STR-TV-19"),
    pytest.param("at_once", "T21", id="STR-TV-19 at once"),
])  # fmt: skip
def test_follower_does_not_see_the_next_card(time: str, seen: str) -> None:
    """STR-STRAW-6."""
    rules = rules_with(straw_turn_time=time)
    deal = deal_in_play(("H3 S9", "S8"), tops=("", "H2"), hidden=("", "T21 DJ"), rules=rules)
    deal = play_moves(deal, "1 play:H2")
    view = observe(deal, DEALER)
    assert view.straw is not None and view.straw.known[FOREHAND] == cards(seen)
    assert view.straw.hidden[FOREHAND][0] == (0 if seen else 2)
    deal = play_moves(deal, "0 play:H3")
    view = observe(deal, DEALER)
    assert view.straw is not None and view.straw.known[FOREHAND] == cards("T21")
    assert view.straw.tops[FOREHAND][0] == cards("DJ")


@pytest.mark.parametrize("hand, tops, hidden, led, free", [
    pytest.param(*row[1:], id=f"STR-TV-{row[0]} {row[4]}") for row in (
        (20, "T4 SK", "H2 S9", "", "HQ", "H2"),
        (20, "T4 SK", "H2 S9", "", "S7", "SK S9"),
        (20, "T4 SK", "H2 S9", "", "DK", "T4"),
        (20, "T4 SK", "H2 S9", "", "T20", "T4"),
        (21, "SK", "H2 S9", "", "D3", "SK H2 S9"),
        (21, "SK", "H2 S9", "", "T2", "SK H2 S9"),
        (22, "T4 T8", "C7", "HJ", "HK", "T4 T8"),
    )
])  # fmt: skip
def test_legal_cards_follow_hand_and_trick(
    hand: str, tops: str, hidden: str, led: str, free: str
) -> None:
    """STR-PLAY-3, STR-STRAW-4."""
    deal = deal_in_play((hand, f"{led} C10"), tops=(tops, ""), hidden=(hidden, ""))
    deal = play_moves(deal, f"1 play:{led}")
    assert legal(deal) == {f"play:{code}" for code in free.split()}


def test_leader_without_a_hand_plays_from_the_piles() -> None:
    """STR-TV-23; STR-PLAY-2, STR-STRAW-7."""
    deal = deal_in_play(("C7 C8", ""), tops=("", "D1 D4"))
    assert legal(deal) == {"play:D1", "play:D4"}


@pytest.mark.parametrize("lead, answer, follower_wins", [
    pytest.param(*row, id=f"STR-TV-24 {row[0]}-{row[1]}") for row in (
        ("H4", "H1", True), ("S10", "S7", False), ("D4", "T1", True), ("T5", "HK", False),
        ("C7", "DK", False), ("T21", "F", True),
    )
])  # fmt: skip
def test_trick_is_won_as_documented(lead: str, answer: str, follower_wins: bool) -> None:
    deal = play_moves(deal_in_play((answer, lead)), f"1 play:{lead}, 0 play:{answer}")
    assert deal.playing is not None
    assert deal.playing.tricks[-1].winner == (DEALER if follower_wins else FOREHAND)


def last_tricks(first: int, text: str) -> Deal:
    """The last tricks from ``first`` on, forehand leading: each two cards, in order."""
    tricks = [trick.split() for trick in text.split(",")]
    hands = ["", ""]
    leader, moves = FOREHAND, []
    for lead, answer in tricks:
        hands[leader] += f" {lead}"
        hands[1 - leader] += f" {answer}"
        moves += [f"{leader} play:{lead}", f"{1 - leader} play:{answer}"]
        if RULES.contracts["take"].winner(TAROK.deck((lead, answer))) == TAROK[answer]:
            leader = 1 - leader
    return play_moves(deal_in_play((hands[0], hands[1]), trick=first), ", ".join(moves))


@pytest.mark.parametrize("first, tricks, got", [
    pytest.param(27, "T1 HK", {"pagat": FOREHAND}, id="STR-TV-25 led"),
    pytest.param(27, "HK T1", {"pagat": DEALER}, id="STR-TV-25 answered"),
    pytest.param(27, "T1 T5", {"pagat": DEALER}, id="STR-TV-25 taken"),
    pytest.param(24, "T1 HK,S7 D2,S8 D3,S9 D4", {}, id="STR-TV-25 too soon"),
    pytest.param(27, "T2 T1", {"pagat": FOREHAND}, id="STR-TV-26 27"),
    pytest.param(26, "T2 T1,S7 D2", {"uhu": FOREHAND}, id="STR-TV-26 26"),
    pytest.param(25, "DQ T3,S7 H2,S8 H3", {"kakadu": DEALER}, id="STR-TV-27 answered"),
    pytest.param(25, "T20 T3,S7 H2,S8 H3", {"kakadu": FOREHAND}, id="STR-TV-27 taken"),
])  # fmt: skip
def test_birds_score_as_documented(first: int, tricks: str, got: dict[str, int]) -> None:
    """STR-BON-1 to STR-BON-4, STR-GEN-5."""
    assert bonuses(last_tricks(first, tricks)) == got


def rostopschin(reply: str) -> Deal:
    """Trick 9 is ruffed with T17, then T18 is led."""
    deal = deal_in_play(("T17 T18 T4 HJ", f"S8 {reply} C8 C9"), trick=9)
    return play_moves(deal, f"1 play:S8, 0 play:T17+ros, 0 play:T18+topschin, 1 play:{reply}")


@pytest.mark.parametrize("reply, got", [
    pytest.param("T6", {"rostopschin": DEALER}, id="STR-TV-28"),
    pytest.param("T19", {}, id="STR-TV-28 beaten"),
])  # fmt: skip
def test_rostopschin_scores_as_documented(reply: str, got: dict[str, int]) -> None:
    """STR-BON-5, STR-BON-6."""
    assert bonuses(rostopschin(reply)) == got


@pytest.mark.parametrize("moves, refused", [
    pytest.param("1 play:T17+ros, 0 play:T2, 1 play:T20, 0 play:T3", True, id="STR-TV-29 later"),
    pytest.param("1 play:T17, 0 play:T2", True, id="STR-TV-29 no ros"),
    pytest.param("1 play:T20, 0 play:T2", True, id="STR-TV-29 nothing before"),
    pytest.param("1 play:T17+ros, 0 play:T2", False, id="STR-TV-29 due"),
])  # fmt: skip
def test_topschin_is_called_only_after_ros(moves: str, refused: bool) -> None:
    """STR-BON-6."""
    deal = play_moves(deal_in_play(("T2 T3 T4 T19", "T17 T18 T20 C7"), trick=9), moves)
    assert ("play:T18+topschin" in legal(deal)) != refused
    assert "play:T18" in legal(deal)
    assert bonuses(play_moves(deal, "1 play:T18, 0 play:T4")) == {}


@pytest.mark.parametrize("moves", [
    pytest.param("1 play:T17+ros, 0 play:T19, 0 play:T3, 1 play:T18", id="STR-TV-29 beaten"),
    pytest.param("1 play:T18, 0 play:T2, 1 play:T17+ros, 0 play:T3", id="STR-TV-29 reverse"),
])  # fmt: skip
def test_rostopschin_is_not_offered_otherwise(moves: str) -> None:
    """STR-BON-7."""
    deal = play_moves(deal_in_play(("T2 T3 T4 T19", "T17 T18 T20 C7"), trick=9), moves)
    assert bonuses(deal) == {}


CALLED = (Called(FOREHAND, 9, "ros"), Called(FOREHAND, 10, "topschin"))
FINAL = {9: (FOREHAND, "T17", "T5"), 10: (FOREHAND, "T18", "T6"), 27: (DEALER, "T1", "D4")}


@pytest.mark.parametrize("style, score", [
    pytest.param("plus_only", (1, 5), id="STR-TV-30"),
    pytest.param("zero_sum", (-4, 4), id="STR-TV-30 zero sum"),
])  # fmt: skip
def test_deal_won_with_bonuses_scores_as_documented(style: str, score: tuple[int, int]) -> None:
    """STR-SCORE-4."""
    declarer_pile = pile_with_points(46, inside="T17 T5 T18 T6", outside="T1 D4 T2 T3")
    taken = (WHOLE & ~declarer_pile, declarer_pile)
    rules = rules_with(score_style=style)
    assert final_scores(taken, FOREHAND, rules, FINAL, CALLED) == score


def test_deal_lost_with_a_bird_taken_scores_as_documented() -> None:
    """STR-TV-31."""
    declarer_pile = pile_with_points(26, inside="T1 T2 D4 D3", outside="T20 T3")
    tricks = {25: (FOREHAND, "T20", "T3"), 1: (DEALER, "T1", "D4"), 2: (DEALER, "T2", "D3")}
    assert final_scores((declarer_pile, WHOLE & ~declarer_pile), DEALER, tricks=tricks) == (0, 6)


def test_match_of_six_deals_adds_up() -> None:
    """STR-TV-32; STR-MATCH-2."""
    deals = ((3, 0), (0, 4), (2, 1), (0, 0), (5, 1), (0, 5))
    match = open_match(RULES, length=RULES.length)
    for number, scores in enumerate(deals):
        assert match.dealer == number % 2 and not match.over

        def settle(deal: Deal, scores: tuple[int, ...] = scores) -> Settlement:
            del deal
            return Settlement((), scores, None)

        over = finished_deal((WHOLE, 0), None, replace(RULES, settle=settle), None)
        match = close_deal(match, over._replace(dealer=match.dealer))
    assert match.over
    assert closing(match).scores == (10, 11)
    assert places(closing(match).scores) == (2, 1)
