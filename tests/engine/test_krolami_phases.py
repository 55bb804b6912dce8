"""From the rights before the bidding to the play (docs/rules/krolami.md, vectors 1 to 29)."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import Deal, Refused, act, decode, observe
from engine.games.krolami.rules import KROLAMI, TRUMPS_WIN
from engine.games.krolami.scoring import ROUNDED_THIRDS, WINNING_THIRDS, card_points, thirds
from engine.pack import TAROK
from tests.engine.build import cards, legal, play_moves
from tests.engine.krolami_cases import (
    ON,
    RULES,
    deal_after_call,
    deal_at_talon,
    new_deal,
    pass_phase,
    piles_of,
)
from tests.engine.trick_deals import deal_in_trick

FREE_CHOICE = KROLAMI.build(4, {"two_needs_one": "false"})

PILES = [
    (1, " ".join(TAROK.codes), 106, 210, "70"),
    (2, "SK SQ SC SJ", 14, 34, "11⅓"),
    (3, "F T21 T1", 15, 39, "13"),
    (3, "T5 H4", 2, 2, "⅔"),
    (3, "HK", 5, 13, "4⅓"),
    (3, "", 0, 0, "0"),
    (7, "F T20 T18 T14 T13 T12 T11 T7 T3 T1 SQ SJ S8 CK CJ C8 C7 DQ DC D2 HQ HC H1 H2 H3 H4",
     53, 107, "35⅔"),
]  # fmt: skip


@pytest.mark.parametrize(("number", "pile", "value", "count", "shown"), PILES)
def test_card_points_are_counted_in_thirds(
    number: int, pile: str, value: int, count: int, shown: str
) -> None:
    """POL-COUNT-1 to POL-COUNT-3, POL-GEN-8."""
    assert (TAROK.value(cards(pile)), thirds(cards(pile))) == (value, count)
    assert card_points(count) == shown
    assert count + thirds(TAROK.whole & ~cards(pile)) == 210


WINS = [
    (4, 26, 53, 107, True), (4, 26, 52, 104, False), (5, 25, 52, 106, True),
    (6, 24, 51, 105, False), (6, 27, 53, 105, False), (6, 27, 54, 108, True),
]  # fmt: skip


@pytest.mark.parametrize(("number", "size", "value", "count", "won"), WINS)
def test_more_than_35_points_win_the_play(
    number: int, size: int, value: int, count: int, won: bool
) -> None:
    assert 3 * value - 2 * size == count
    assert (count >= WINNING_THIRDS) is won
    assert (count >= ROUNDED_THIRDS) is (won and number != 5)


TRICKS = [
    ("S10 S7 D1 T2", 3), ("H4 H1 HJ DK", 2), ("H1 H2 H3 H4", 0), ("D4 D3 D2 D1", 3),
    ("C7 C8 C9 C10", 3), ("SK T1 T2 S7", 2), ("T5 F T21 T6", 1), ("C10 D4 HK C9", 0),
    ("S7 SK T1 SQ", 2), ("T1 F T21 T6", 1),
]  # fmt: skip


@pytest.mark.parametrize(("trick", "winner"), TRICKS)
def test_8_trick_is_won_as_documented(trick: str, winner: int) -> None:
    played = TAROK.deck(trick.split())
    assert played.index(TRUMPS_WIN(played)) == winner


# Rights and auction --------------------------------------------------------------------------

TRUMPLESS = {3: "SK SQ SC SJ S10 CK CQ CC CJ C10 DK DQ"}
FOUR_KINGS = {2: "SK CK DK HK"}


def refusal(deal: Deal, code: str) -> tuple[str, str]:
    """The reason and the rule of a refusal to the seat on turn."""
    assert deal.turn is not None
    with pytest.raises(Refused) as caught:
        act(deal, deal.turn, decode(deal.rules.pack, code))
    return caught.value.reason, caught.value.rule


def test_9_hand_without_a_trump_may_demand_a_redeal() -> None:
    deal = play_moves(new_deal(TRUMPLESS), "1 pass, 2 pass")
    assert legal(deal) == {"pass", "redeal"}
    end = play_moves(deal, "3 redeal")
    assert end.over and end.ended == "redeal"
    assert RULES.settle(end).scores == (0, 0, 0, 0)
    only_skiz = {3: TRUMPLESS[3].replace("DQ", "F")}
    deal = play_moves(new_deal(only_skiz), "1 pass, 2 pass")
    assert legal(deal) == {"pass"}
    assert refusal(deal, "redeal") == ("trumpless-only", "POL-PRE-2")


def auctions(deal: Deal) -> Iterator[str]:
    """The winners of all complete auctions."""
    if len(deal.bidding.said) == 4:
        yield deal.contract.key if deal.contract else ""
        return
    assert deal.turn is not None
    for code in legal(deal):
        yield from auctions(play_moves(deal, f"{deal.turn} {code}"))


def test_10_auctions_are_as_many_as_documented() -> None:
    """POL-BID-5."""
    lengths = Counter(auctions(play_moves(new_deal(), ON.rstrip(", "))))
    assert lengths == {"four": 25, "three": 14, "two": 6, "one": 4, "": 1}
    assert (
        sum(Counter(auctions(play_moves(new_deal(rules=FREE_CHOICE), ON.rstrip(", ")))).values())
        == 70
    )


BIDS = [
    ("", {"pass", "bid:one", "bid:three", "bid:four"}),
    ("1 pass, 2 bid:one", {"pass", "bid:two", "bid:three", "bid:four"}),
    ("1 bid:one, 2 bid:three", {"pass", "bid:four"}),
    ("1 pass, 2 bid:three", {"pass", "bid:four"}),
    ("1 bid:four", {"pass"}),
]


@pytest.mark.parametrize(("auction", "may"), BIDS)
def test_11_legal_bids_follow_the_auction(auction: str, may: set[str]) -> None:
    deal = play_moves(new_deal(), (ON + auction).rstrip(", "))
    assert legal(deal) == may


def test_11_illegal_bid_is_refused_with_its_rule() -> None:
    deal = play_moves(new_deal(), ON.rstrip(", "))
    assert refusal(deal, "bid:two") == ("only-over", "POL-BID-4")
    assert refusal(play_moves(deal, "1 bid:three"), "bid:two") == ("bid-too-low", "POL-BID-3")
    assert refusal(deal, "bid:five") == ("no-such-contract", "POL-BID-1")
    assert refusal(deal, "throw_in") == ("not-now", "POL-BID-2")


def test_12_deal_is_thrown_in_when_all_pass() -> None:
    end = play_moves(new_deal(), ON + "1 pass, 2 pass, 3 pass, 0 pass")
    assert end.ended == "passed_out"
    assert RULES.settle(end).scores == (0, 0, 0, 0)


def test_13_one_may_be_thrown_in() -> None:
    deal = play_moves(new_deal(), ON + "1 pass, 2 pass, 3 bid:one, 0 pass")
    assert (deal.turn, legal(deal)) == (3, {"pass", "throw_in"})
    assert RULES.settle(play_moves(deal, "3 throw_in")).scores == (0, 0, 0, 0)
    assert legal(play_moves(deal, "3 pass")) == {"call:SK", "call:CK", "call:DK", "call:HK"}
    deal = play_moves(new_deal(), ON + "1 bid:one, 2 bid:two, 3 pass, 0 pass")
    assert (deal.turn, RULES.phases[deal.phase].name) == (2, "call")
    bound = KROLAMI.build(4, {"one_throw_in": "false"})
    deal = play_moves(new_deal(rules=bound), ON + "1 pass, 2 pass, 3 bid:one, 0 pass")
    assert bound.phases[deal.phase].name == "call"


@pytest.mark.parametrize("king", ["SK", "HK"])
def test_14_shown_kings_reveal_the_partner(king: str) -> None:
    """POL-PRE-4."""
    deal = play_moves(new_deal(FOUR_KINGS), "1 pass")
    assert "say:kings" in legal(deal)
    deal = play_moves(deal, "2 say:kings, 3 pass, 0 pass, 1 bid:three, 2 pass, 3 pass, 0 pass")
    deal = play_moves(deal, f"1 call:{king}")
    assert observe(deal, None).sides == ("defence", "declaring", "declaring", "defence")
    assert refusal(new_deal(FOUR_KINGS), "say:kings") == ("four-kings-only", "POL-PRE-3")


# Kontra --------------------------------------------------------------------------------------


def test_15_kontra_goes_round_as_documented() -> None:
    deal = pass_phase(deal_after_call({0: "HK"}, "three"))
    steps = [
        (3, "kontra:game"), (3, ""), (0, ""), (1, ""), (2, ""),
        (2, "kontra:game"), (2, ""), (3, ""), (0, ""), (1, ""),
        (3, "pass"), (0, ""), (1, "kontra:game"), (1, ""), (2, ""),
        (2, "pass"), (3, ""), (0, "kontra:game"), (0, ""), (1, ""),
    ]  # fmt: skip
    for place, (player, code) in enumerate(steps):
        assert deal.turn == player
        assert legal(deal) == ({"pass", "kontra:game"} if code else {"pass"}), place
        hidden = observe(deal, None).sides[0] is None
        assert hidden == (place <= 17)
        deal = play_moves(deal, f"{player} {code or 'pass'}")
    assert RULES.phases[deal.phase].name == "talon"
    assert deal.speaking is not None and deal.speaking.items[0].level == 4


def test_16_open_items_in_the_second_round() -> None:
    deal = pass_phase(pass_phase(deal_after_call({0: "HK"}, "three")))
    assert RULES.phases[deal.phase].name == "talon"
    deal = play_moves(deal_after_call({0: "HK"}, "three"), "2 pass, 3 pass, 0 say:king_ultimo")
    assert observe(deal, None).sides[0] == "declaring"
    assert legal(deal) == {"pass", "kontra:game", "kontra:king_ultimo@0"}
    deal = play_moves(deal, "3 kontra:king_ultimo@0, 3 pass, 0 pass, 1 pass, 2 pass")
    assert legal(deal) == {"pass", "kontra:king_ultimo@0"}
    assert refusal(deal, "kontra:game") == ("not-open", "POL-KON-4")
    assert refusal(deal, "kontra:trul@2") == ("no-such-item", "POL-KON-5")


def test_king_ultimo_is_the_holders_and_shows_their_side() -> None:
    """POL-KU-1, POL-KU-2."""
    deal = deal_after_call({2: "HK"}, "three")
    assert legal(deal) == {"pass", "say:king_ultimo"}
    assert observe(play_moves(deal, "2 say:king_ultimo"), None).sides[3] == "defence"
    assert refusal(deal_after_call({0: "HK"}, "three"), "say:king_ultimo") == (
        "card-needed",
        "POL-KU-1",
    )
    barred = deal_after_call({2: "HK"}, "three", self_king_ultimo="false")
    assert legal(barred) == {"pass"}


def test_kontra_may_come_after_the_talon() -> None:
    deal = pass_phase(deal_after_call({0: "HK"}, "three", kontra_window="after_talon"))
    assert deal.rules.phases[deal.phase].name == "talon"
    names = [phase.name for phase in deal.rules.phases]
    assert names.index("discard") + 1 == names.index("kontra")


# Talon ---------------------------------------------------------------------------------------


def test_17_surrender_costs_as_documented() -> None:
    deal = deal_at_talon("two", "H4 HK T9 S8 D2 T1")
    assert legal(deal) == {"take:1", "refuse", "surrender"}
    end = play_moves(deal, "2 surrender")
    assert RULES.settle(end).scores == (2, 2, -6, 2)
    by_bid = KROLAMI.build(4, {"surrender_value": "bid"})
    assert by_bid.settle(play_moves(deal_at_talon("one", "HK"), "2 surrender")).scores == (
        1,
        1,
        -3,
        1,
    )


def test_18_refused_set_lies_open() -> None:
    deal = play_moves(deal_at_talon("two", "H4 HK T9 S8 D2 T1"), "2 refuse")
    assert observe(deal, 0).sets == (cards("H4 HK"), 0, 0)
    assert observe(deal, 2).sets == (cards("H4 HK"), cards("T9 S8"), 0)
    assert observe(deal, None).sides == ("defence", "defence", "declaring", "defence")
    deal = play_moves(deal, "2 take:2")
    assert "surrender" in legal(deal)
    assert observe(deal, 0).sets == (cards("H4 HK"), 0, 0)
    assert deal.hands[2] & cards("T9 S8") == cards("T9 S8")


SHARES = [
    (19, "two", "S8 D2 T9 H4 HK T1", "2 take:1", "T9 H4 HK T1", 28),
    (20, "two", "S8 D2 T9 H4 HK T1", "2 refuse, 2 take:2", "HK T1", 26),
    (21, "four", "S8 D2 T9 H4 HK T1", "", "S8 D2 T9 H4 HK T1", 30),
]


@pytest.mark.parametrize(("number", "bid", "talon", "does", "unseen", "count"), SHARES)
def test_called_king_in_the_unseen_talon_is_hidden(
    number: int, bid: str, talon: str, does: str, unseen: str, count: int
) -> None:
    """POL-TAL-7, POL-PILE-3."""
    deal = pass_phase(deal_after_call({2: "S7"}, bid, talon))
    deal = pass_phase(deal)
    assert "surrender" not in legal(deal)
    deal = play_out(play_moves(deal, does) if does else deal)
    assert thirds(cards(unseen)) == count
    piles = piles_of(deal)
    assert deal.exchange is not None
    won = deal.playing.taken[2] if deal.playing else 0
    assert piles.pile["declaring"] == won | deal.exchange.laid | cards(unseen)
    keys = {line.key for line in RULES.settle(deal).lines}
    assert not keys & {"king_lost", "king_left", "king_ultimo"}
    if number == 20:
        whole = KROLAMI.build(4, {"hidden_king_talon": "whole_rest"})
        pile = piles_of(deal, whole).pile
        assert pile["declaring"] & ~piles.pile["declaring"] == cards("S8 D2")
    sets = observe(deal, 0).sets
    assert sum(sets) & cards(unseen) == cards(unseen)


def play_out(deal: Deal) -> Deal:
    """The rest of a deal, by what is offered first."""
    while deal.turn is not None:
        first = deal.rules.phases[deal.phase].offers(deal, deal.turn)[0]
        deal = act(deal, deal.turn, first.nth(0))
    return deal


def test_22_sets_of_three_and_of_one() -> None:
    deal = deal_at_talon("one", "H4 HK T9 S8 D2 T1")
    assert deal.exchange is not None
    assert deal.exchange.sets == (cards("H4 HK T9"), cards("S8 D2 T1"))
    deal = deal_at_talon("three", "H4 HK T9 S8 D2 T1")
    for number in range(1, 7):
        assert {f"take:{number}", "refuse"} <= legal(deal)
        assert refusal(deal, f"take:{number % 6 + 1}") == ("set-in-turn", "POL-TAL-2")
        deal = play_moves(deal, "2 refuse")
    assert legal(deal) == {f"take:{number}" for number in range(1, 7)} | {"surrender"}
    assert observe(deal, 1).sets == deal.exchange.sets if deal.exchange else False


LAID = [
    (23, "two", "F T21 T20 T19 T15 T12 T9 T7 T3 T1 SK HK D2 H3", {"lay:D2+H3"}, 1),
    (24, "two", "F T21 T20 T19 T15 T12 T9 T7 T3 T2 T1 SK HK D2",
     {f"lay:D2+T{n}" for n in (20, 19, 15, 12, 9, 7, 3, 2)}, 8),
    (25, "two", "F T21 T1 T2 T3 T4 T5 T6 T7 T8 SK CK DK HK", {"lay:T2+T3", "lay:T7+T8"}, 21),
    (26, "one", "T21 T18 T14 T11 T6 SK SQ S9 CJ C8 DQ D3 HK H1 H4", {"lay:S9+SQ+C8"}, 56),
]  # fmt: skip


@pytest.mark.parametrize(("number", "bid", "hand", "expected", "total"), LAID)
def test_legal_discards_of_a_hand_are_as_documented(
    number: int, bid: str, hand: str, expected: set[str], total: int
) -> None:
    codes = hand.split()
    deal = play_moves(deal_at_talon(bid, "", {2: " ".join(codes[:12])}), "2 take:1")
    deal = deal._replace(hands=(*deal.hands[:2], cards(hand), *deal.hands[3:]))
    discards = {code for code in legal(deal) if code != "surrender"}
    assert len(discards) == total
    assert discards >= expected
    assert all(not TAROK.worth(cards(code.removeprefix("lay:")), 5) for code in discards)
    laid = play_moves(deal, f"2 {min(expected)}")
    trumps = cards(min(expected).removeprefix("lay:")) & TAROK.trumps
    assert observe(laid, 0).laid == trumps
    assert trumps.bit_count() == {24: 1, 25: 2}.get(number, 0)
    if number == 23:
        assert refusal(deal, "lay:T20+D2") == ("trumps-kept", "POL-TAL-5")
        assert refusal(deal, "lay:HK+D2") == ("five-points", "POL-TAL-5")
        assert refusal(deal, "lay:D2") == ("wrong-number", "POL-TAL-4")


def test_surrender_needs_the_king_seen() -> None:
    deal = deal_at_talon("two", "", {0: "HK"})
    assert refusal(deal, "surrender") == ("king-not-seen", "POL-SUR-1")
    assert refusal(play_moves(deal, "2 take:1"), "surrender") == ("king-not-seen", "POL-SUR-1")


# Announcements and play ----------------------------------------------------------------------

STRONG = "F T21 T20 T17 T14 T11 T9 T6 T4 T1 SK D3"


def deal_at_announcements(hands: dict[int, str]) -> Deal:
    """Declarer 2 plays a Four and announces."""
    return pass_phase(pass_phase(deal_after_call(hands, "four")))


def test_27_legal_announcements_of_a_hand() -> None:
    deal = deal_at_announcements({2: STRONG})
    assert legal(deal) == {"pass", "say:trul", "say:pagat_ultimo", "say:walat", "say:taroks"}
    assert refusal(deal, "say:taroki_11") == ("no-such-bonus", "POL-ANN-2")
    for earlier in ("kings", "king_ultimo"):  # such a contract has them, but not at this time
        assert refusal(deal, f"say:{earlier}") == ("not-now", "POL-ANN-1")
    deal = play_moves(deal, "2 say:taroks, 2 say:trul")
    assert legal(deal) == {"pass", "say:pagat_ultimo", "say:walat"}
    assert refusal(deal, "say:taroks") == ("said-already", "POL-ANN-1")
    assert [item.key for item in observe(deal, 0).items] == ["game", "taroki_10", "trul"]
    deal = play_moves(deal, "2 pass")
    assert refusal(deal, "say:trul") == ("trul-needed", "POL-ANN-2")
    assert refusal(deal, "say:pagat_ultimo") == ("card-needed", "POL-ANN-2")


def test_announcers_show_their_side_and_are_answered() -> None:
    deal = play_moves(deal_at_announcements({0: "HK F T21 T1", 1: "T2 T3 T4"}), "2 pass, 3 pass")
    deal = play_moves(deal, "0 say:walat")
    assert observe(deal, 3).sides[0] is None
    deal = play_moves(deal, "0 say:trul, 0 pass, 1 pass")
    assert observe(deal, 3).sides[0] == "declaring"
    for player, may in (
        (1, {"pass", "kontra:trul@0"}),
        (2, {"pass"}),
        (3, {"pass", "kontra:trul@0"}),
    ):
        assert (deal.turn, legal(deal)) == (player, may)
        for standing in ("game", "walat@0"):  # they were announced, but are not raised here
            assert refusal(deal, f"kontra:{standing}") == ("not-open", "POL-KON-5")
        deal = play_moves(deal, f"{player} {'kontra:trul@0, 3 pass' if player == 3 else 'pass'}")
    deal = play_moves(deal, "0 pass")
    assert (deal.turn, legal(deal)) == (1, {"pass"})
    assert legal(play_moves(deal, "1 pass")) == {"pass", "kontra:trul@0"}


PLAYS = [
    (28, "S7 T1 HK", "SQ", "", "S7"), (28, "HK D3", "SQ", "", "HK D3"),
    (28, "T3 HK D3", "T4", "", "T3"), (28, "HK D3 C7", "T4", "", "HK D3 C7"),
    (29, "T1 T9 HK", "SQ", "T1", "T9"), (29, "T1 HK D3", "SQ", "T1", "T1"),
    (29, "T1 HK", "", "T1 HK", "T1 HK"),
]  # fmt: skip


@pytest.mark.parametrize(("number", "hand", "trick", "promised", "may"), PLAYS)
def test_legal_cards_follow_hand_and_trick(
    number: int, hand: str, trick: str, promised: str, may: str
) -> None:
    """POL-PLAY-2, POL-PLAY-4."""
    deal = pass_phase(deal_at_announcements({}))
    assert deal.rules.phases[deal.phase].name == "play"
    assert legal(deal_in_trick(deal, 1, hand, trick, promised)) == {
        f"play:{code}" for code in may.split()
    }


# Every vector of the document ----------------------------------------------------------------

NAMED = re.compile(r"def test_(\d+)_|^    \(?\"?(\d+)[:,\" ]", re.MULTILINE)
DOCUMENT = Path(__file__).parents[2] / "docs" / "rules" / "krolami.md"


def test_every_vector_is_tested_or_excused() -> None:
    text = DOCUMENT.read_text("utf-8").split("## 20. Test vectors")[1]
    numbers = {int(number) for number in re.findall(r"(?m)^(\d+)\. ", text)}
    assert numbers == set(range(1, 49))
    tested = {row[0] for rows in (PILES, WINS, SHARES, LAID, PLAYS) for row in rows}
    for name in ("phases", "scores"):
        for match in NAMED.findall(
            (Path(__file__).parent / f"test_krolami_{name}.py").read_text("utf-8")
        ):
            tested |= {int(number) for number in match if number}
    assert not numbers - tested
