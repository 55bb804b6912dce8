"""Bidding, talon, announcements and play of Romanian tarok and Taper (docs/rules/romanian.md)."""

import re
from pathlib import Path

import pytest

from engine import Deal, Play, Refused, act, observe
from engine.counting import count_in_threes
from engine.deal import Playing
from engine.games.romanian.pool import Chips, chips_of
from engine.match import close_deal, open_match
from engine.pack import TAPER, TAROK
from tests.engine.build import legal, play_moves
from tests.engine.romanian_cases import carried_chips, deal_after_call, new_deal, rules

# Counting and dealing ---------------------------------------------------------------------------

PILES = {
    "TV-CNT-1": [("HQ T12 S7", 4)],
    "TV-CNT-2": [("SK SJ T1", 10), ("S7 H4 T5", 1)],
    "TV-CNT-3": [("SC S7", 3), ("SC", 2), ("D1 S8", 1), ("S7", 0), ("", 0)],
}


@pytest.mark.parametrize("number", PILES)
def test_piles_of_finished_deals_count_as_documented(number: str) -> None:
    """ROM-CNT-1, ROM-CNT-2."""
    for pile, points in PILES[number]:
        assert count_in_threes(TAROK, TAROK.cards(pile)) == points


def test_whole_packs_count_as_documented() -> None:
    """TV-CNT-4."""
    assert (TAROK.value(TAROK.whole), count_in_threes(TAROK, TAROK.whole)) == (106, 70)
    assert (TAPER.value(TAPER.whole), count_in_threes(TAPER, TAPER.whole)) == (94, 66)


def test_cards_are_dealt_six_by_six() -> None:
    """TV-DEAL-4; ROM-DEAL-5, ROM-DEAL-6."""
    deck = tuple(1 << bit for bit in range(54))
    hands = rules().share(deck, 0).hands
    assert hands[3] == sum(deck[18:24]) + sum(deck[42:48])
    assert rules().share(deck, 0).talon == deck[:6]


NO_TRUMP = "SQ SJ S10 S8 CQ CC DJ D1 D3 HQ HC"


def test_weak_hand_may_annul_the_deal() -> None:
    """TV-DEAL-6; ROM-DEAL-8."""
    deal = new_deal({2: f"{NO_TRUMP} H2"})
    assert legal(deal, 2) == {"pass", "redeal"}
    for card in ("T1", "HK"):
        deal = new_deal({2: f"{NO_TRUMP} {card}"})
        assert (deal.turn, legal(deal, 2)) == (1, set())
        assert "redeal" not in legal(play_moves(deal, "1 pass"), 2)


# Bidding ----------------------------------------------------------------------------------------

BIDDING = {
    "TV-BID-1": "1?P,doi1,unu1,solo",
    "TV-BID-2": "1:doi1 2?P,doi2,unu1,solo",
    "TV-BID-3": "1:doi1 2:P 3:doi2 0:P 1?P,LM,doi3,unu1,solo 1:LM 3?P,doi3,unu1,solo 3:P =1/doi2",
    "TV-BID-4": "1:doi1 2:doi2 3:P 0:P 1:LM 2:doi3 1:LM 2:unu1 1?P,LM,unu2,solo 1:P =2/unu1",
    "TV-BID-5": "1:doi1 2:solo 3?P 3:P 0:P 1?P,LM 1:LM 2?P 2:P =1/solo",
    "TV-BID-6": "1:P 2:P 3:P 0?P,doi1,unu1,solo 0:doi1 =0/doi1",
    "TV-BID-7": "1:P 2:P 3:P 0:P =None/michi_michi",
    "TV-BID-8": "1:doi1 2:P 3:P 0:P =1/doi1",
    "TV-BID-9": "1:P 2:doi1 3:doi2 0:doi3 2?P,LM,unu1,solo 2:LM 3?P,unu1,solo 3:P 0:P =2/doi3",
    "TV-BID-10": "1:P 2:doi1 3:doi2 0:doi3 2:P 3?P,LM,unu1,solo 3:LM 0:P =3/doi3",
    "TV-BID-11": "1:unu1 2?P,unu2,solo",
    "TV-BID-12": "1:unu1 2:unu2 3:unu3 0:unu4 1:LM 2:unu5 3?P,unu6,solo 3:P 0:unu6 "
                 "1?P,LM,solo 1:LM 2?P,solo",
}  # fmt: skip
TAPER_BIDDING = {
    "TV-BID-13": "1?P,trei1,doi1,unu1,solo 1:trei1 2?P,trei2,doi1,unu1,solo 2:trei2 "
                 "0?P,doi1,unu1,solo 0:P 1?P,LM,doi1,unu1,solo 1:LM 2:P =1/trei2",
    "TV-BID-14": "1:P 2:P 0:P =None/None",
}  # fmt: skip


def word(word: str) -> str:
    return {"P": "pass", "LM": "bid:la_mine"}.get(word, f"bid:{word}")


def check_bidding(deal: Deal, script: str) -> Deal:
    for step in script.split():
        if step.startswith("="):
            declarer, contract = step[1:].split("/")
            assert str(deal.bidding.declarer) == declarer
            assert (deal.contract.key if deal.contract else "None") == contract
        elif "?" in step:
            player, words = step.split("?")
            assert legal(deal, int(player)) == {word(bid) for bid in words.split(",")}
        else:
            player, bid = step.split(":")
            deal = play_moves(deal, f"{player} {word(bid)}")
    return deal


@pytest.mark.parametrize("number", BIDDING)
def test_bids_of_four_players_are_as_documented(number: str) -> None:
    """ROM-BID-3 to ROM-BID-9."""
    check_bidding(new_deal(), BIDDING[number])


@pytest.mark.parametrize("number", TAPER_BIDDING)
def test_bids_of_three_players_are_as_documented(number: str) -> None:
    """ROM-TAP-4, ROM-TAP-9, ROM-TAP-10, ROM-POOL-17."""
    deal = check_bidding(new_deal(players=3), TAPER_BIDDING[number])
    if number == "TV-BID-14":
        after = deal.rules.tally.carry_on(deal, deal.rules.settle(deal), (0, 0, 0), (0, 0, 0))
        assert (deal.ended, chips_of(after).radler) == ("passed_out", 3)


def test_third_trei_is_bid_by_option() -> None:
    """TV-BID-13 with ROM-OPT-5."""
    deal = play_moves(new_deal(players=3, third_trei="on"), "1 bid:trei1, 2 bid:trei2")
    assert "bid:trei3" in legal(deal)
    deal = play_moves(deal, "0 bid:trei3, 1 pass, 2 pass, 0 refuse, 0 refuse")
    assert legal(deal) == {"take:1"}  # level 5 of ROM-TAL-11


def test_illegal_bid_is_refused() -> None:
    deal = play_moves(new_deal(), "1 bid:doi1")
    for code, reason in (("bid:doi3", "index-gap"), ("bid:unu2", "index-gap"),
                         ("bid:la_mine", "not-senior"), ("bid:doi1", "bid-too-low"),
                         ("bid:trei1", "no-such-contract"), ("redeal", "no-right")):  # fmt: skip
        with pytest.raises(Refused) as caught:
            play_moves(deal, f"2 {code}")
        assert caught.value.reason == reason
        assert caught.value.rule.startswith("ROM-")


# Talon and levels -------------------------------------------------------------------------------


def level_of(deal: Deal) -> int:
    assert deal.contract is not None and deal.exchange is not None
    return deal.contract.index + deal.exchange.stage


LEVELS = {
    "TV-TAL-1": [("doi2", 4, 3, {"take:2": 5, "take:3": 6})],
    "TV-TAL-3": [("unu3", 4, 6, {"take:1": 13, "take:3": 9, "take:4": 10, "take:5": 11,
                                 "take:6": 12}),
                 ("unu6", 4, 6, {"take:4": 16, "take:6": 12, "take:1": 13, "take:2": 14,
                                 "take:3": 15})],
    "TV-TAL-4": [("trei1", 3, 2, {"take:1": 3}), ("trei2", 3, 2, {"take:2": 4})],
    "TV-TAL-5": [("doi3", 4, 0, {"take:3": 3, "refuse": 0})],
}  # fmt: skip


@pytest.mark.parametrize("number", LEVELS)
def test_levels_of_bids_are_as_documented(number: str) -> None:
    """ROM-TAL-3, ROM-TAL-4."""
    for bid, players, refusals, choices in LEVELS[number]:
        deal = deal_after_call(bid, players, called="SK" if players == 4 else "", n1="SK")
        for _ in range(refusals):
            deal = play_moves(deal, "1 refuse")
        assert legal(deal) == set(choices)
        for code, level in choices.items():
            if level:
                assert level_of(play_moves(deal, f"1 {code}")) == level


TABLES = {
    "doi": (3, 3, "ROM-TAL-9"),
    "unu": (6, 6, "ROM-TAL-10"),
}


@pytest.mark.parametrize("kind", TABLES)
def test_every_set_gives_the_level_of_the_tables(kind: str) -> None:
    """ROM-TAL-2: stage j takes set ((i - 1 + j) mod N) + 1 at level i + j."""
    most, sets, _ = TABLES[kind]
    for index in range(1, most + 1):
        deal = deal_after_call(f"{kind}{index}", called="SK", n1="SK")
        for stage in range(2 * sets - 1):
            position = deal
            for _ in range(min(stage, sets)):
                position = play_moves(position, "1 refuse")
            taken = play_moves(position, f"1 take:{(index - 1 + stage) % sets + 1}")
            assert level_of(taken) == index + stage


def test_set_taken_stays_private() -> None:
    """TV-TAL-2; ROM-TAL-5, ROM-PLAY-7."""
    deal = play_moves(deal_after_call("doi1", called="SK", n1="SK"), "1 refuse, 1 take:2")
    assert deal.exchange is not None
    first, second, _ = deal.exchange.sets
    assert level_of(deal) == 2
    assert observe(deal, 1).sets == (first, second, 0)
    assert observe(deal, 2).sets == observe(deal, None).sets == (first, 0, 0)


DISCARDS = {
    "TV-TAL-6": ("SK SQ C10 D3 H1 F T21 T20 T15 T12 T9 T7", "T5 T3", 6, "SQ C10 D3 H1"),
    "TV-TAL-7": ("SK CK D3 F T21 T20 T18 T15 T12 T9 T7 T5", "T3 T1", 8, ""),
    "TV-TAL-8": ("SK CK F T21 T1 T2 T4 T6 T8 T10 T12 T14", "T16 T18", 36, ""),
}


@pytest.mark.parametrize("number", DISCARDS)
def test_discards_are_as_documented(number: str) -> None:
    """ROM-TAL-12, ROM-TAL-13."""
    hand, talon, size, plain = DISCARDS[number]
    deal = play_moves(deal_after_call("doi1", called="SK", talon=talon, n1=hand), "1 take:1")
    codes = legal(deal)
    assert len(codes) == size
    if plain:
        assert all(set(code[4:].split("+")) <= set(plain.split()) for code in codes)
    if number == "TV-TAL-7":
        assert all(code.startswith("lay:D3+T") for code in codes)
        with pytest.raises(Refused, match="ROM-TAL-13"):
            play_moves(deal, "1 lay:T20+T18")


def test_surrender_costs_as_documented() -> None:
    """TV-KING-1, TV-KING-2: open from the finding on; what it costs.

    ROM-SUR-1, ROM-SUR-2, ROM-KING-6.
    """
    for hand, radler, paid in (("T1", 0, 6), ("", 0, 7), ("T1", 1, 12), ("", 1, 14)):
        others = "" if hand else "T1"
        fixed = {2: hand, 3: f"F T21 {others}"}
        deal = new_deal(fixed, "S7 S8 S9 C7 DK C8", carry=carried_chips(radler=radler))
        deal = play_moves(deal, "1 bid:doi1, 2 bid:doi2, 3 pass, 0 pass, 1 pass, 2 call:DK")
        assert legal(deal) == {"take:2", "refuse"}
        deal = play_moves(deal, "2 refuse")
        assert legal(deal) == {"take:3", "refuse", "surrender"}
        deal = play_moves(deal, "2 surrender")
        settlement = deal.rules.settle(deal)
        scores = [score + (player == 0) for player, score in enumerate(settlement.scores)]
        assert scores == [paid, paid, -3 * paid, paid]
        assert settlement.made is False


def test_surrender_of_unu_costs_as_documented() -> None:
    """TV-KING-3."""
    for hand, paid in (("T1", 12), ("", 13)):
        deal = new_deal({2: hand, 3: "F T21" + ("" if hand else " T1")}, "S7 S8 S9 DK C7 C8")
        deal = play_moves(deal, "1 bid:unu1, 2 bid:unu2, 3 pass, 0 pass, 1 pass, 2 call:DK")
        deal = play_moves(deal, "2 refuse, 2 refuse, 2 surrender")
        assert deal.rules.settle(deal).scores[2] == -3 * paid


def test_surrender_is_refused_at_the_return() -> None:
    """ROM-TAL-7."""
    deal = deal_after_call("doi1", talon="S7 S8 S9 C7 DK C8")
    deal = play_moves(deal, "1 refuse, 1 refuse, 1 refuse")
    assert legal(deal) == {"take:1", "take:2"}
    with pytest.raises(Refused):
        play_moves(deal, "1 surrender")


# Legal cards and tricks -------------------------------------------------------------------------


def deal_in_trick(hand: str, trick: str) -> Deal:
    """Seat 2 to play in a michi-michi, as the last card of ``trick`` comes from seat 1."""
    deal = play_moves(new_deal(), "1 pass, 2 pass, 3 pass, 0 pass")
    played = TAROK.deck(trick.split() or "T2 T3 T4 T20".split())
    before = 1 if trick else 2
    hands = [0] * 4
    hands[2] = TAROK.cards(hand)
    hands[before] |= played[-1]
    leader = (before - len(played) + 1) % 4
    playing = Playing(leader, played[:-1], legal=played[-1], taken=(0,) * 4, held=(0,) * 4)
    deal = deal._replace(hands=tuple(hands), turn=before, playing=playing)
    return act(deal, before, Play(played[-1]))


LEGAL = {
    "TV-PLAY-1": [("HK H3 T5 S9", led, cards) for led, cards in (
        ("HQ", "HK H3"), ("D4", "T5"), ("T20", "T5"), ("F", "T5"), ("", "HK H3 T5 S9"))],
    "TV-PLAY-2": [("HK S9 C7", led, "HK S9 C7") for led in ("D4", "T3")],
}  # fmt: skip


@pytest.mark.parametrize("number", LEGAL)
def test_legal_cards_follow_hand_and_trick(number: str) -> None:
    """ROM-PLAY-2, ROM-PLAY-3."""
    for hand, led, cards in LEGAL[number]:
        assert legal(deal_in_trick(hand, led)) == {f"play:{card}" for card in cards.split()}


WINNERS = {
    "TV-PLAY-3": [("SQ SK S7 T1", "T1"), ("T19 F T21 T17", "F")],
    "TV-PLAY-4": [("H4 H1 H2 H3", "H1"), ("D2 D1 SK D4", "D1")],
}


@pytest.mark.parametrize("number", WINNERS)
def test_trick_is_won_as_documented(number: str) -> None:
    """ROM-PLAY-4, ROM-PACK-2 to ROM-PACK-4."""
    for trick, winner in WINNERS[number]:
        cards = TAROK.deck(trick.split())
        assert rules().contracts["solo"].winner(cards) == TAROK[winner]


# The match --------------------------------------------------------------------------------------


def test_dealer_passes_on_and_a_match_has_twelve_deals() -> None:
    """ROM-GEN-4, ROM-END-1."""
    match = open_match(rules(3), length=2)
    deal = play_moves(new_deal(players=3, carry=carried_chips(3, None)), "1 pass, 2 pass, 0 pass")
    match = close_deal(match, deal)
    assert (match.dealer, match.finished, match.carry) == (1, 1, Chips(pool=4, radler=3))
    assert rules().length == 12


# Nothing is missing -----------------------------------------------------------------------------

NOT_TESTED = {
    "TV-DEAL-1": "the abeles method, which is not offered",
    "TV-DEAL-2": "the ladder method, which is not offered",
    "TV-DEAL-3": "the ladder method, which is not offered",
    "TV-DEAL-5": "the cut is part of the shuffle (docs/records.md)",
}
HERE = Path(__file__).parent
NUMBER = re.compile(r"TV-[A-Z]+-\d+")


def test_every_example_of_the_document_is_tested_or_excused() -> None:
    document = HERE.parents[1] / "docs" / "rules" / "romanian.md"
    wanted = set(NUMBER.findall(document.read_text("utf-8")))
    text = "".join(file.read_text("utf-8") for file in HERE.glob("test_romanian*.py"))
    text = text.replace(text[text.index("NOT_TESTED = {") : text.index("HERE = Path")], "")
    text += (HERE.parent / "games" / "test_romanian_games.py").read_text("utf-8")
    tested = set(NUMBER.findall(text))
    assert wanted - tested - set(NOT_TESTED) == set()
    assert not tested & set(NOT_TESTED)
