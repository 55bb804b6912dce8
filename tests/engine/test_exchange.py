"""The deal, the king call and the talon exchange (SLO-TV-24 to 27, 61 to 65)."""

import pytest

from engine import Deal, Lay, Refused, act, observe, open_deal
from engine.pack import TAROK
from engine.sides import known_side, public_side
from tests.engine import vectors
from tests.engine.build import cards, legal, play_moves
from tests.engine.settled import Settled, Special, finished_deal
from tests.engine.slovenian_cases import SLOVENIAN, carry, new_deal

IN_ORDER = [
    *(suit + rank for suit in "SC" for rank in ("K", "Q", "C", "J", "10", "9", "8", "7")),
    *(suit + rank for suit in "DH" for rank in ("K", "Q", "C", "J", "1", "2", "3", "4")),
    *(f"T{number}" for number in range(1, 22)),
    "F",
]


@pytest.mark.parametrize(
    ("number", "players"),
    [pytest.param(24, 4, id="SLO-TV-24"), pytest.param(25, 3, id="SLO-TV-25")],
)
def test_pack_is_dealt_talon_first_in_packets(number: int, players: int) -> None:
    deal = open_deal(SLOVENIAN[players], TAROK.deck(IN_ORDER), 0, carry(players))
    line = next(li for li in vectors.section("17.3") if li.startswith(f"SLO-TV-{number} "))
    talon, *hands = line.partition("talon ")[2].split("; ")
    assert deal.talon == TAROK.deck(talon.strip("`").split())
    for hand in hands:
        player, codes = hand.split("`")[:2]
        assert deal.dealt[int(player.split()[1])] == cards(codes)


def test_five_players_deal_to_all_but_the_dealer() -> None:
    deal = open_deal(SLOVENIAN[5], TAROK.deck(IN_ORDER), 2, carry(5))
    assert deal.order == (3, 4, 0, 1)
    assert [hand.bit_count() for hand in deal.hands] == [12, 12, 0, 12, 12]


SETS = {
    "two": ["SK SQ", "SC SJ", "S10 S9"],
    "solo_three": ["SK SQ SC", "SJ S10 S9"],
    "one": ["SK", "SQ", "SC", "SJ", "S10", "S9"],
}


@pytest.mark.parametrize("contract", SETS)
def test_talon_is_cut_into_sets_from_the_top_as_in_slo_tv_26(contract: str) -> None:
    """SLO-TAL-1, SLO-TAL-2."""
    deal = play_moves(
        new_deal(talon="SK SQ SC SJ S10 S9"), f"2 bid:{contract}, 3 pass, 0 pass, 1 pass"
    )
    if contract != "solo_three":
        deal = play_moves(deal, "2 call:HK")
    view = observe(deal, None)
    assert list(view.sets) == [cards(text) for text in SETS[contract]]
    assert legal(deal) == {f"take:{number}" for number in range(1, len(view.sets) + 1)}
    last = len(view.sets)
    assert play_moves(deal, f"2 take:{last}").hands[2] & cards("S9")


WITHOUT_TRUMPS = "SK SQ CK C8 C7 DK DQ D4 HK HC H2 H4"


def test_hand_without_trumps_makes_the_deal_void_as_in_slo_tv_27() -> None:
    deal = new_deal({3: WITHOUT_TRUMPS})
    assert deal.over
    assert observe(deal, None).void == (3,)
    assert not new_deal({3: WITHOUT_TRUMPS.replace("H4", "F")}).over


def test_legal_discards_as_in_slo_tv_61() -> None:
    """SLO-TAL-3, SLO-TAL-4."""
    hand = "SK S8 CQ DK T1 T3 T7 T9 T12 T16 T18 T20"
    deal = new_deal({3: hand}, talon="T21 F")
    deal = play_moves(deal, "2 pass, 3 bid:two, 0 pass, 1 pass")
    deal = play_moves(deal, "3 call:HK, 3 take:1")
    free = "S8 CQ T3 T7 T9 T12 T16 T18 T20".split()
    singles = {code for pair in legal(deal) for code in pair.removeprefix("lay:").split("+")}
    assert singles == set(free)
    assert len(legal(deal)) == 9 * 8 // 2
    for kept in ("SK", "DK", "T1", "T21", "F"):
        with pytest.raises(Refused) as refused:
            act(deal, 3, Lay(cards(f"S8 {kept}")))
        assert refused.value.reason == "five-points"
    after = play_moves(deal, "3 lay:T3+T7")
    assert observe(after, 0).laid == cards("T3 T7")
    hidden = observe(play_moves(deal, "3 lay:T3+S8"), 0)
    assert (hidden.laid, hidden.laid_size) == (cards("T3"), 2)


TALON = "CK S10 T3 T21 S8 C10"


def three_with_the_king_in_the_talon(take: str) -> Deal:
    """Forehand plays a three, calls the king that lies in the talon, and takes a set."""
    deal = new_deal({1: "C7 C8 C9 S7 S9 HK"}, TALON)
    deal = play_moves(deal, "2 pass, 3 pass, 0 pass, 1 bid:three, 1 call:CK")
    assert [public_side(deal, player) for player in (0, 2, 3)] == ["defence"] * 3
    return play_moves(deal, f"1 {take}, 1 lay:C8+S7+S9")


@pytest.mark.parametrize(("winner", "penalty"), [(1, 0), (2, -20)])
def test_remainder_is_won_with_the_called_king_as_in_slo_tv_62(winner: int, penalty: int) -> None:
    """SLO-TAL-6, SLO-TAL-7."""
    assert "say:king_ultimo" in legal(three_with_the_king_in_the_talon("take:1"))
    trick = Special({1: "CK", 2: "T2" if winner == 2 else "C7"}, winner)
    deal = finished_deal(
        Settled("three", 40, declarer=1, partner=None, called="CK", talon=TALON, special=(trick,))
    )
    mond = [line.points for line in deal.rules.settle(deal).lines if line.key == "mond"]
    assert sum(mond) == penalty


def test_called_king_left_in_the_talon_as_in_slo_tv_63() -> None:
    """SLO-CALL-2, SLO-CALL-4."""
    speaking = three_with_the_king_in_the_talon("take:2")
    with pytest.raises(Refused) as refused:
        play_moves(speaking, "1 say:king_ultimo")
    assert refused.value.reason == "card-needed"
    deal = finished_deal(
        Settled("three", 40, declarer=1, partner=None, called="CK", talon=TALON, taken=2)
    )
    assert [line.key for line in deal.rules.settle(deal).lines] == ["game"]


def test_declarer_who_holds_the_called_king_plays_alone_in_secret_as_in_slo_tv_64() -> None:
    """SLO-CALL-1 to SLO-CALL-3."""
    deal = play_moves(new_deal({3: "HK"}), "2 pass, 3 bid:one, 0 pass, 1 pass, 3 call:HK")
    assert [public_side(deal, player) for player in (0, 1, 2)] == [None] * 3
    assert [known_side(deal, 3, player) for player in (0, 1, 2)] == ["defence"] * 3
    assert known_side(deal, 0, 0) == "defence"
    assert known_side(deal, 0, 1) is None


@pytest.mark.parametrize(("converted", "expected"), [(True, 0), (False, -20)])
def test_mond_left_lying_costs_nothing_after_conversion_as_in_slo_tv_65(
    converted: bool, expected: int
) -> None:
    """SLO-TAL-8."""
    wanted = Settled("solo_one", 40, partner=None, talon="T21 S7", taken=2, converted=converted)
    deal = finished_deal(wanted)
    mond = [line.points for line in deal.rules.settle(deal).lines if line.key == "mond"]
    assert sum(mond) == expected


def test_after_the_discard_a_solo_may_become_a_colour_valat() -> None:
    """SLO-TAL-10: the auction still tells what was bid, and everybody sees the change."""
    deal = play_moves(new_deal(), "2 bid:solo_two, 3 pass, 0 pass, 1 pass, 2 take:1")
    deal = play_moves(deal, f"2 {min(legal(deal))}")
    assert legal(deal) == {"pass", "bid:color_valat"}
    kept, changed = play_moves(deal, "2 pass"), play_moves(deal, "2 bid:color_valat")
    for after, contract in ((kept, "solo_two"), (changed, "color_valat")):
        view = observe(after, None)
        assert view.contract is not None and view.contract.key == contract
        assert view.high == ("solo_two", 2)
        assert view.converted == (after is changed)
