"""Lombardia tarot: the worked examples of its document (LOM-TV-n is example n of section 15)."""

import re
from pathlib import Path

import pytest

from engine import Deal, act, decode, why_not
from engine.cards import Cards
from engine.counting import count_in_fours
from engine.deal import FoolPlayed
from engine.games.lombardia.scoring import Scoring
from engine.match import close_deal, open_match
from engine.pack import TAROT
from tests.engine.build import legal, play_moves
from tests.engine.lombardia_cases import (
    LEFT,
    NO_MONTE,
    RULES,
    TOO_MANY,
    TRICK,
    A,
    B,
    cards,
    codes,
    deal_after_trick,
    finished_deal,
    new_deal,
    numbers,
    piles_of,
    refusal,
    rules_with,
)

NOT_TESTED: dict[int, str] = {}


def test_every_example_is_tested_or_excused() -> None:
    text = "".join(f.read_text("utf-8") for f in Path(__file__).parent.glob("test_lombardia*.py"))
    named = {int(number) for number in re.findall(r"(?i)lom[-_]tv[-_](\d+)", text)}
    assert numbers() - named == set(NOT_TESTED)
    assert (min(numbers()), max(numbers())) == (1, 31)


# Counting ----------------------------------------------------------------------------------

COUNTED = [
    pytest.param(" ".join(TAROT.codes), 131, 72, id="LOM-TV-1"),
    pytest.param("SK SQ SC SJ", 14, 11, id="LOM-TV-2"),
    pytest.param("T21 SK D1 D7", 13, 10, id="LOM-TV-2 Mondo"),
    pytest.param("T5 T6 HQ T8", 7, 4, id="LOM-TV-2 one"),
    pytest.param("T5 T6 HQ HJ", 8, 5, id="LOM-TV-2 two"),
    pytest.param("T2 T3 S1 D10", 4, 1, id="LOM-TV-2 blanks"),
    pytest.param("T1 F HK HQ", 19, 16, id="LOM-TV-2 four"),
    pytest.param("SK S1 S2 S3 D9 D8", 10, 5, id="LOM-TV-3"),
    pytest.param("S5 S6", 2, 0, id="LOM-TV-3 blanks"),
    pytest.param("SK SQ SC SJ DQ DJ", 20, 15, id="LOM-TV-4"),
]


@pytest.mark.parametrize(("pile", "worth", "points"), COUNTED)
def test_card_points_are_counted_as_documented(pile: str, worth: int, points: int) -> None:
    assert TAROT.value(cards(pile)) == worth
    assert count_in_fours(TAROT, cards(pile)) == points


def test_pack_has_its_cards() -> None:
    """LOM-PACK-1 to 4."""
    assert len(TAROT.codes) == len(set(TAROT.codes)) == 78
    assert TAROT.trumps.bit_count() == 21
    assert not TAROT.trumps & TAROT["F"]
    assert TAROT.codes[:14] == tuple("S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SC SQ SK".split())
    assert TAROT.codes[28:42] == tuple("D10 D9 D8 D7 D6 D5 D4 D3 D2 D1 DJ DC DQ DK".split())


SHAPES = ((26, 44), (20, 35), (16, 30), (16, 22))


def test_lom_tv_5_points_of_four_piles() -> None:
    piles = piles_of(*SHAPES)
    assert [count_in_fours(TAROT, pile) for pile in piles] == [24, 20, 18, 10]
    settled = RULES.settle(finished_deal(SHAPES))
    assert settled.scores == (6, -6, 6, -6)
    assert [line.facts["card_points"] for line in settled.lines] == [42, 30]


def test_lom_tv_30_only_the_dealer_has_two_cards_more() -> None:
    deal = finished_deal(SHAPES)
    assert deal.playing is not None
    assert [deal.playing.won(player) for player in range(4)] == [6, 5, 4, 4]
    assert [pile.bit_count() for pile in Scoring().piles(deal)] == [26, 20, 16, 16]


TEAMS = [
    pytest.param(((42, 68), (36, 63)), (0, 0, 0, 0), id="LOM-TV-29"),
    pytest.param(((42, 77), (36, 54)), (9, -9, 9, -9), id="LOM-TV-29 nine"),
    pytest.param(((78, 131), (0, 0)), (36, -36, 36, -36), id="LOM-TV-29 all"),
]


@pytest.mark.parametrize(("shapes", "scores"), TEAMS)
def test_team_score_is_as_documented(
    shapes: tuple[tuple[int, int], ...], scores: tuple[int, ...]
) -> None:
    deal = finished_deal((*shapes, (0, 0), (0, 0)))
    assert RULES.settle(deal).scores == scores


# Deal and exposure -------------------------------------------------------------------------

EXPOSED = [
    pytest.param({20: "H2", 21: "DQ"}, "DQ H2", id="LOM-TV-6"),
    pytest.param({19: "T9", 20: "HK", 21: "DQ"}, "DQ HK T9", id="LOM-TV-7"),
    pytest.param(
        {17: "C7", 18: "D5", 19: "F", 20: "HK", 21: "T21"}, "T21 HK F D5 C7", id="LOM-TV-8"
    ),
    pytest.param(
        {16: "C6", 17: "C7", 18: "T1", 19: "F", 20: "HK", 21: "T21"},
        "T21 HK F T1 C7 C6",
        id="LOM-TV-9",
    ),
]


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(("fallen", "exposed"), EXPOSED)
def test_exposed_cards_are_as_documented(fallen: dict[int, str], exposed: str, dealer: int) -> None:
    deal = new_deal({0: fallen, 1: {19: "S3"}, 2: {19: "CK"}, 3: {19: "T3"}}, dealer=dealer)
    players = [(dealer + player) % 4 for player in range(4)]
    assert [codes(deal.exposed[player]) for player in players] == [
        set(exposed.split()), {"S3"}, {"CK"}, {"T3"}
    ]  # fmt: skip
    assert [deal.hands[player].bit_count() for player in players] == [21, 19, 19, 19]


def test_lom_tv_7_exposes_six_cards_in_all() -> None:
    deal = new_deal({0: {19: "T9", 20: "HK", 21: "DQ"}})
    assert sum(shown.bit_count() for shown in deal.exposed) == 6


# Monte and discard -------------------------------------------------------------------------


def test_lom_tv_10_all_agree_to_monte() -> None:
    deal = play_moves(new_deal(), "1 pass, 2 monte, 3 agree, 0 agree, 1 agree")
    assert deal.over and deal.ended == "monte"
    assert RULES.settle(deal).scores == (0, 0, 0, 0)
    match = close_deal(open_match(RULES, length=4), deal)
    assert (match.finished, match.dealer) == (1, 1)


def test_lom_tv_11_monte_is_refused_and_asked_on() -> None:
    deal = play_moves(new_deal(), "1 monte, 2 agree, 3 refuse")
    assert (deal.turn, legal(deal)) == (2, {"pass", "monte"})
    deal = play_moves(deal, "2 pass, 3 pass, 0 pass")
    assert (deal.turn, deal.rules.phases[deal.phase].name) == (0, "discard")


def test_dealer_is_asked_last() -> None:
    """LOM-MONTE-2: a refusal of the dealer's proposal goes on to the discard."""
    deal = play_moves(new_deal(), "1 pass, 2 pass, 3 pass, 0 monte, 1 agree, 2 refuse")
    assert deal.rules.phases[deal.phase].name == "discard"


LAYING = [
    pytest.param("SQ S5", 1, {"lay:S5+SQ"}, id="LOM-TV-12"),
    pytest.param("T7 S5", 13, {"lay:S5+T20", "lay:S5+T9", "lay:S5+T7"}, id="LOM-TV-13"),
    pytest.param("T8 T7", 91, {"lay:T7+T8", "lay:T9+T20"}, id="LOM-TV-13 no suit card"),
]


@pytest.mark.parametrize(("two", "number", "expected"), LAYING)
def test_legal_discards_of_the_dealer_are_as_documented(
    two: str, number: int, expected: set[str]
) -> None:
    deal = play_moves(new_deal(hands={0: f"{TOO_MANY} {two}"}), NO_MONTE)
    assert len(legal(deal)) == number
    assert expected <= legal(deal)


REFUSED = [
    ("S5 S6", "lay:S5+HK", "honour-kept", "LOM-DISC-2"),
    ("S5 S6", "lay:S5+T9", "trumps-kept", "LOM-DISC-3"),
    ("S5 T7", "lay:T9+T7", "trumps-kept", "LOM-DISC-3"),
    ("S5 S6", "lay:S5", "wrong-number", "LOM-DISC-1"),
    ("S5 S6", "lay:S5+S7", "not-in-hand", "LOM-DISC-1"),
    ("S5 S6", "play:S5", "not-now", "LOM-DISC-1"),
]


@pytest.mark.parametrize(("two", "code", "reason", "rule"), REFUSED)
def test_illegal_discard_is_refused_with_its_rule(
    two: str, code: str, reason: str, rule: str
) -> None:
    deal = play_moves(new_deal(hands={0: f"{TOO_MANY} {two}"}), NO_MONTE)
    assert refusal(deal, code) == (reason, rule)


def test_illegal_proposal_is_refused_with_its_rule() -> None:
    assert refusal(new_deal(), "agree") == ("not-now", "LOM-MONTE-2")
    assert refusal(play_moves(new_deal(), "1 monte"), "pass") == ("not-now", "LOM-MONTE-2")


def test_lom_tv_14_discards_of_a_dealer_without_a_trick() -> None:
    deal = finished_deal(((0, 0), (30, 60), (24, 40), (24, 31)), dealer=1)
    deal = deal._replace(dealer=0)  # player 0, who wins nothing
    assert deal.playing is not None and deal.playing.won(1) == 7
    assert deal.playing.tricks[-1].winner == 1
    assert [pile.bit_count() for pile in Scoring().piles(deal)] == [0, 30, 24, 24]


# Tricks ------------------------------------------------------------------------------------

WON = [
    pytest.param("D10 D1 D5 DJ", 3, id="LOM-TV-15"),
    pytest.param("H1 H2 H3 H4", 0, id="LOM-TV-15 reversed"),
    pytest.param("H3 H2 F H10", 1, id="LOM-TV-15 Fool"),
    pytest.param("S10 S1 SJ S9", 2, id="LOM-TV-16"),
    pytest.param("C1 C2 C3 C4", 3, id="LOM-TV-16 pips"),
    pytest.param("SK T1 S3 T2", 3, id="LOM-TV-17"),
    pytest.param("D7 F D2 C9", 2, id="LOM-TV-17 Fool"),
    pytest.param("F C5 C9 T2", 3, id="LOM-TV-18"),
    pytest.param("F T4 T9 T1", 2, id="LOM-TV-18 trumps"),
    pytest.param("F H9 H8 SK", 2, id="LOM-TV-18 reversed"),
]


@pytest.mark.parametrize(("trick", "winner"), WON)
def test_trick_is_won_as_documented(trick: str, winner: int) -> None:
    deal = deal_after_trick({}, trick, 0)
    assert deal.playing is not None
    won = deal.playing.tricks[-1]
    assert (won.winner, won.winning) == (winner, TAROT[trick.split()[winner]])


FOLLOW = [
    pytest.param("D4", "D9 T3 F", "D9 F", id="LOM-TV-19"),
    pytest.param("D4", "S2 T3 F", "T3 F", id="LOM-TV-19 trump"),
    pytest.param("D4", "S2 H5 F", "S2 H5 F", id="LOM-TV-19 neither"),
    pytest.param("D4", "D9 T3", "D9", id="LOM-TV-19 without the Fool"),
    pytest.param("D4", "S2 F", "S2 F", id="LOM-TV-19 one"),
    pytest.param("F", "C5 T9 H2", "C5 T9 H2", id="LOM-TV-20"),
    pytest.param("F C5", "C8 T2", "C8", id="LOM-TV-20 third"),
    pytest.param("F C5", "H3 T2", "T2", id="LOM-TV-20 trump"),
    pytest.param("F T5", "H3 C2", "H3 C2", id="LOM-FOOL-3 trump led"),
    pytest.param("T5", "T3 F", "T3 F", id="LOM-PLAY-3"),
]


@pytest.mark.parametrize(("trick", "hand", "allowed"), FOLLOW)
def test_legal_cards_follow_hand_and_trick(trick: str, hand: str, allowed: str) -> None:
    player = len(trick.split())
    deal = deal_after_trick({player: hand}, trick, 0)
    assert deal.turn == player
    assert legal(deal) == {f"play:{code}" for code in allowed.split()}


WHY = [
    ("D4", "D9 T3", "T3", "must-follow", {"suit": "D"}),
    ("F D4", "D9 T3", "T3", "must-follow", {"suit": "D"}),
    ("D4", "S9 T3", "S9", "must-trump", {"suit": "D"}),
    ("T4", "S9 T3 F", "S9", "must-follow", {"suit": "T"}),
    ("D4", "S9 T3", "S8", "not-in-hand", {"card": "S8"}),
]


@pytest.mark.parametrize(("trick", "hand", "card", "reason", "facts"), WHY)
def test_illegal_card_is_refused_with_its_rule(
    trick: str, hand: str, card: str, reason: str, facts: dict[str, str]
) -> None:
    player = len(trick.split())
    deal = deal_after_trick({player: hand}, trick, 0)
    why = why_not(deal, player, decode(TAROT, f"play:{card}"))
    assert why is not None
    assert (why.reason, why.rule, why.facts) == (reason, "LOM-PLAY-2", facts)


def play_to_first_lead(deal: Deal) -> Deal:
    """The deal without Monte and with some legal discard."""
    while deal.rules.phases[deal.phase].name != "play":
        assert deal.turn is not None
        offered = deal.rules.phases[deal.phase].offers(deal, deal.turn)
        deal = act(deal, deal.turn, offered[0].nth(0))
    return deal


@pytest.mark.parametrize(("lead", "order"), [
    pytest.param("dealer_left", (1, 2, 3, 0), id="LOM-TV-21"),
    pytest.param("dealer_right", (3, 0, 1, 2), id="LOM-TV-21 right"),
])  # fmt: skip
def test_first_leader_is_as_documented(lead: str, order: tuple[int, ...]) -> None:
    """LOM-PLAY-1."""
    deal = new_deal(dealer=2, rules=rules_with(first_lead=lead))
    assert deal.turn == 3, "Monte begins with the dealer's right neighbour in any case"
    deal = play_to_first_lead(deal)
    assert deal.order == order
    assert deal.turn == order[0]


# The Fool ----------------------------------------------------------------------------------


def pile_of(deal: Deal, player: int) -> Cards:
    """The cards a player has before them."""
    assert deal.playing is not None
    return deal.playing.taken[player]


def test_lom_tv_22_fool_is_taken_back_for_a_card_of_choice() -> None:
    deal = deal_after_trick(LEFT, TRICK, B, won=[(A, "SK S2 S3 S4")])
    assert (deal.turn, deal.rules.phases[deal.phase].name) == (A, "fool")
    assert legal(deal) == {"give:SK", "give:S2", "give:S3", "give:S4"}
    assert refusal(deal, "give:C4") == ("not-won", "LOM-FOOL-9")
    assert refusal(deal, "play:SC") == ("not-now", "LOM-FOOL-9")
    deal = play_moves(deal, f"{A} give:S2")
    assert codes(pile_of(deal, A)) == {"SK", "S3", "S4", "F"}
    assert codes(pile_of(deal, B)) == {"CQ", "C4", "C2", "S2"}
    assert count_in_fours(TAROT, pile_of(deal, A)) == 9
    assert count_in_fours(TAROT, pile_of(deal, B)) == 4
    assert (deal.turn, deal.rules.phases[deal.phase].name) == (B, "play")
    assert deal.fool == FoolPlayed(A, B, TAROT["S2"])


def test_lom_tv_23_without_a_trick_the_fool_is_lost() -> None:
    """LOM-FOOL-7."""
    deal = deal_after_trick({}, TRICK, B)
    assert deal.over
    assert count_in_fours(TAROT, pile_of(deal, B)) == 8


@pytest.mark.parametrize("hands", [pytest.param(LEFT, id="LOM-TV-24"),
                                  pytest.param({}, id="LOM-TV-25")])  # fmt: skip
def test_exchange_waits_for_the_first_trick(hands: dict[int, str]) -> None:
    deal = deal_after_trick(hands, "T9 H5 H6 S1", A, won=[(B, TRICK)], fool=FoolPlayed(A, B))
    assert deal.turn == A
    assert legal(deal) == {"give:T9", "give:H5", "give:H6", "give:S1"}
    deal = play_moves(deal, f"{A} give:H5")
    assert codes(pile_of(deal, A)) == {"T9", "H6", "S1", "F"}
    assert codes(pile_of(deal, B)) == {"CQ", "C4", "C2", "H5"}
    assert deal.turn == (A if hands else None)


def test_lom_tv_26_partners_tricks_do_not_help() -> None:
    """LOM-FOOL-8."""
    won = [(1, f"D{n} S{n} C{n} H{n}") for n in range(3, 10)]
    deal = deal_after_trick(LEFT, "CQ C2 H1 F", 0, won=[(1, "SK S2 C1 H2"), *won])
    assert deal.turn == 0
    assert legal(deal) == {"play:S9"}
    assert deal.fool == FoolPlayed(3, 0)


def test_lom_tv_27_discard_is_no_trick() -> None:
    """LOM-DISC-6."""
    deal = deal_after_trick(LEFT, TRICK, B, dealer=A)
    assert (deal.turn, deal.fool) == (B, FoolPlayed(A, B))
    deal = deal_after_trick({}, TRICK, B, dealer=A, laid="S5 S6")
    assert deal.over
    assert codes(Scoring().piles(deal)[B]) == {"CQ", "C4", "C2", "F", "S5", "S6"}


def test_lom_tv_28_fool_of_a_partner_is_exchanged_too() -> None:
    """LOM-FOOL-8."""

    def team(deal: Deal) -> int:
        return count_in_fours(TAROT, pile_of(deal, 1)) + count_in_fours(TAROT, pile_of(deal, 3))

    deal = deal_after_trick(LEFT, TRICK, 1, won=[(3, "SK S2 S3 S4")])
    after = play_moves(deal, "3 give:SK")
    assert pile_of(after, 1) != pile_of(deal, 1)
    assert team(after) == team(deal)


def test_fool_comes_back_once() -> None:
    """LOM-FOOL-10: after the exchange, play goes on without another."""
    fool = FoolPlayed(A, B, TAROT["S2"])
    deal = deal_after_trick(LEFT, "T9 H5 H6 S1", A, won=[(A, "SK S3 S4 D1")], fool=fool)
    assert legal(deal) == {"play:SC"}
