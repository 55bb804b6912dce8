"""Scores of deals of Romanian tarok and Taper, and the pool (docs/rules/romanian.md)."""

from typing import Any

import pytest

from engine import Deal
from engine.counting import count_in_threes
from engine.games.romanian.pool import Chips, chips_of
from engine.games.romanian.scoring import Scoring
from engine.match import closing, open_match
from tests.engine.build import play_moves, scoring_of
from tests.engine.romanian_cases import (
    STAKES,
    End,
    annulled_deal,
    carried_chips,
    changes,
    finished_deal,
    michi_deal,
    new_deal,
    passed_out_deal,
    played_deal,
    rules,
    surrendered_deal,
)

NOT_NET = (*STAKES, "alone", "opponents", "pool")


def net(deal: Deal) -> int:
    """V: what the items come to for the declaring side (ROM-SCORE-5)."""
    return sum(line.points for line in deal.rules.settle(deal).lines if line.key not in NOT_NET)


ALL = "F T21 T1 SK CK DK HK"
KINGS = "SK CK DK HK"
LOST_KING = (("T2 T3 DK T4", 1, 2, 12),)
SETTLED = {
    "TV-SET-1": [(End(points=36, theirs="T21 CK"), 2)],
    "TV-SET-2": [(End(points=35), -2)],
    "TV-SET-3": [(End(points=50, stage=3, won=8), 2)],
    "TV-SET-4": [(End(points=20, stage=3, won=3, mine="F DK", theirs="T21 T1 SK CK HK"), -8)],
    "TV-SET-5": [(End(points=40, stage=3, game=1), 16), (End(points=30, stage=3, game=1), -16)],
    "TV-SET-6": [(End(points=30, stage=3, game=2), -32)],
    "TV-SET-7": [(End("unu2", points=40), 3), (End("unu2", points=40, game=1), 12),
                 (End("unu2", points=30), -6)],
    "TV-SET-8": [(End("unu3", 10, points=30), -39)],
    "TV-SET-9": [(End("solo", points=30, game=1), -16), (End("solo", points=40, game=5), 256)],
    "TV-SET-10": [(End("solo", own=(1,), points=48, won=6, mine=ALL, theirs="",
                       items=(("kings", 1, 0),)), 14)],
    "TV-SET-11": [(End(stage=1, points=30, tricks=LOST_KING), -6)],
    "TV-SET-12": [(End(points=40, items=(("king", 3, 0),), tricks=(("D1 D2 DK D3", 1, 3, 3),)), 0)],
    "TV-SET-13": [(End(won=12, mine="F T21 T1 SK CK HK", theirs="",
                       tricks=(("D1 D2 DK D3", 1, 3, 12),)), 11)],
    "TV-SET-14": [(End(won=11, mine="F T21 T1 SK DK HK", theirs="CK", items=(("valat", 1, 1),)),
                   -31)],
    "TV-SET-15": [(End("solo", won=12, mine=ALL, theirs="", items=(("valat", 1, 0),)), 68)],
    "TV-SET-16": [(End(points=40, mine="F T21 T1 DK", theirs="CK", items=(("trula", 2, 0),)), 5)],
    "TV-SET-17": [(End(points=40, items=(("taroks_9", 1, 0), ("taroks_8", 2, 0))), 3)],
    "TV-SET-18": [(End(stage=2, points=30, mine="T1 SK DK", theirs="CK",
                       tricks=(("T21 F T2 T3", 1, 2, 4),), carry=carried_chips(radler=1),
                       items=(("taroks_8", 1, 0), ("taroks_8", 2, 0))), -14)],
    "TV-SET-19": [(End("solo", points=40, items=(("pagat", 1, 1),)), -10)],
    "TV-SET-20": [(End(points=40, mine="SK DK", theirs="T1 CK",
                       tricks=(("F T2 T21 T3", 1, 1, 4),)), 2)],
    "TV-SET-21": [(End(points=40, mine="F SK DK", tricks=(("T1 T2 T5 T3", 2, 0, 12),)), 3)],
    "TV-SET-22": [(End(points=40, mine="F SK DK", tricks=(("T1 S7 S8 S9", 2, 2, 12),),
                       items=(("pagat", 1, 0),)), -6)],
    "TV-SET-23": [(End(points=40, items=(("valat", 2, 0),)), 16)],
    "TV-SET-24": [(End(stage=4, own=(1,), points=30, game=4), -160)],
    "TV-SET-25": [(End(won=0, mine="", theirs="F SK CK HK", talon="T21",
                       tricks=(("DK D1 D2 D3", 1, 2, 5), ("T1 T2 T3 T4", 1, 2, 8))), -10)],
    "TV-SET-26": [(End(own=(1,), points=40, items=(("taroks_8", 2, 0), ("taroks_10", 3, 0))), -1)],
    "TV-KING-4": [(End("doi2", 2, (1,), 41, mine="F T1 SK", talon="DK"), 0)],
    "TV-KING-5": [(End("doi1", 0, (1,), 36, mine="F T1 SK", talon="S8 S9 DK"), -2)],
    "TV-KING-6": [(End("solo", 0, (1,), 40, mine="F T1 SK", talon="DK"), -8)],
    "TV-KING-7": [(End("doi1", 0, (1,), 40, mine="F T1 SK", taken="DK D2",
                       tricks=(("DK T5 D2 T6", 1, 2, 7),)), 1)],
    "TV-TAP-1": [(End("trei1", own=(1,), points=34, players=3), 1)],
    "TV-TAP-2": [(End("trei2", 2, (1,), 30, players=3), -4),
                 (End("trei2", 2, (1,), 30, players=3, game=2), -16),
                 (End("trei2", 2, (1,), 36, players=3, game=1), 8)],
    "TV-TAP-3": [(End("doi1", 1, (1,), 33, players=3), -4)],
    "TV-TAP-5": [(End("trei1", own=(1,), won=12, mine=ALL, theirs="", players=3), 10)],
}  # fmt: skip


@pytest.mark.parametrize("number", SETTLED)
def test_deal_scores_as_documented(number: str) -> None:
    """ROM-SCORE-1 to ROM-SCORE-5, ROM-BON-1 to ROM-BON-13, ROM-KING-7 to ROM-KING-10, ROM-TAP-8."""
    for end, value in SETTLED[number]:
        assert net(finished_deal(end)) == value


PAID = {
    "TV-SET-1": [-2, 2, -2, 2],
    "TV-SET-2": [2, -2, 2, -2],
    "TV-SET-10": [-14, 42, -14, -14],
    "TV-SET-11": [6, -6, 6, -6],
    "TV-SET-12": [0, 0, 0, 0],
    "TV-SET-24": [160, -480, 160, 160],
    "TV-SET-26": [1, -3, 1, 1],
    "TV-KING-6": [8, -24, 8, 8],
    "TV-TAP-1": [-1, 2, -1],
    "TV-TAP-3": [4, -8, 4],
    "TV-TAP-5": [-10, 20, -10],
}


@pytest.mark.parametrize("number", PAID)
def test_payments_by_player_are_as_documented(number: str) -> None:
    """ROM-SCORE-6, ROM-SCORE-7, ROM-TAP-11."""
    assert changes(finished_deal(SETTLED[number][0][0])) == PAID[number]


COUNTED = {
    "TV-CNT-5": (End(points=40), 26, 57, 40, 30),
    "TV-CNT-6": (End("unu1", points=35, won=5), 26, 52, 35, 35),
    "TV-CNT-7": (End("unu1", points=36, won=5), 26, 53, 36, 34),
    "TV-CNT-8": (End("doi1", own=(1,), points=33, players=3, won=3), 15, 43, 33, 33),
}


@pytest.mark.parametrize("number", COUNTED)
def test_both_piles_add_up_to_the_whole_pack(number: str) -> None:
    """The two piles come to 70, with three players to 66 (ROM-CNT-3).

    ROM-CNT-4, ROM-CNT-5, ROM-TAL-15.
    """
    end, size, _, points, others = COUNTED[number]
    deal = finished_deal(end)
    piles, pack = scoring_of(deal.rules, Scoring).piles(deal), deal.rules.pack
    assert piles.declaring.bit_count() == size
    assert count_in_threes(pack, piles.declaring) == points
    assert count_in_threes(pack, piles.defence) == others
    assert deal.rules.settle(deal).made == (points > others)


def test_counting_in_threes_equals_the_formula() -> None:
    """TV-CNT-5 to TV-CNT-8: V - floor((2k + 1) / 3)."""
    for cards, value, points in ((26, 57, 40), (28, 49, 30), (25, 52, 35), (29, 54, 35),
                                 (24, 52, 36), (30, 54, 34), (15, 43, 33), (27, 51, 33),
                                 (16, 45, 34), (26, 49, 32)):  # fmt: skip
        assert value - (2 * cards + 1) // 3 == points


# The pool ---------------------------------------------------------------------------------------

WON_PAGAT = (("T1 S7 S8 S9", 1, 1, 12),)


def pagat(chips: int, level: int, won: bool, alone: bool = False, **more: Any) -> End:
    """An announced pagat ultimo with so many chips at stake; seat 3 or 2 said contra."""
    side = (1,) if alone else (1, 3)
    cells: dict[str, Any] = {
        "own": side, "mine": "F SK DK" if won else "F T1 SK DK", "points": 40,
        "tricks": WON_PAGAT if won else (), "items": (("pagat", 1, level),),
        "contra": 2, "carry": carried_chips(pool=chips - 1),
    }  # fmt: skip
    return End(**{**cells, **more})


POOLS = {
    "TV-POOL-4": (pagat(9, 0, True), [0, 5, 0, 4], 0),
    "TV-POOL-5": (pagat(9, 0, True, alone=True), [0, 9, 0, 0], 0),
    "TV-POOL-6": (pagat(9, 0, False), [0, -5, 0, -4], 18),
    "TV-POOL-7": (pagat(9, 1, True), [-9, 5, -9, 4], 18),
    "TV-POOL-8": (pagat(9, 1, False), [4, -9, 5, -9], 18),
    "TV-POOL-9": (pagat(7, 2, True), [-14, 4, -14, 3], 28),
    "TV-POOL-10": (pagat(10, 1, False, alone=True), [3, -20, 4, 3], 20),
    "TV-POOL-11": (pagat(10, 1, True, alone=True), [-6, 10, -8, -6], 20),
    "TV-POOL-12": (pagat(5, 3, False, alone=True), [1, -40, 3, 1], 40),
    "TV-POOL-13": (pagat(6, 5, True), [-96, 3, -96, 3], 192),
    "TV-POOL-14": (pagat(11, 4, True, alone=True), [-58, 11, -60, -58], 176),
    "TV-POOL-15": (pagat(7, 1, False, alone=True, players=3,
                         carry=carried_chips(3, 6)), [3, -14, 4], 14),
    "TV-POOL-16": (pagat(9, 0, False, carry=carried_chips(pool=8, radler=2)), [0, -5, 0, -4], 18),
}  # fmt: skip


def chips_after(deal: Deal) -> Chips:
    nobody = (0,) * deal.rules.players
    return chips_of(deal.rules.tally.carry_on(deal, deal.rules.settle(deal), nobody, nobody))


@pytest.mark.parametrize("number", POOLS)
def test_pool_is_paid_as_documented(number: str) -> None:
    """ROM-POOL-5 to ROM-POOL-9, ROM-TAP-11."""
    end, shares, remainder = POOLS[number]
    deal = finished_deal(end)
    assert changes(deal, "pool") == shares
    assert chips_after(deal).pool == remainder
    if number == "TV-POOL-16":
        assert net(deal) == 2 * (2 - 7)


def test_stakes_fill_the_pool() -> None:
    """TV-POOL-1, TV-POOL-2, TV-POOL-3; ROM-POOL-1 to ROM-POOL-3, ROM-TAP-3."""
    for players, pool in ((4, 5), (3, 4)):
        deal = finished_deal(
            End("doi1", own=(1,), players=players, carry=carried_chips(players, None))
        )
        assert changes(deal, *STAKES) == [-2, *[-1] * (players - 1)]
        assert chips_after(deal).pool == pool
    assert chips_after(finished_deal(End(carry=carried_chips(pool=5)))).pool == 6
    assert chips_after(finished_deal(End(carry=carried_chips(pool=0)))).pool == 5
    literal = (("pool_refill", "off"),)
    assert chips_after(finished_deal(End(carry=carried_chips(pool=0), options=literal))).pool == 1
    assert (
        chips_after(finished_deal(End(carry=carried_chips(pool=None), options=literal))).pool == 5
    )


def test_rest_of_the_pool_is_shared_at_the_end() -> None:
    """TV-POOL-17; ROM-OPT-20."""
    match = open_match(rules(), dealer=1, carry=carried_chips(pool=11))
    assert closing(match).scores == (2, 3, 3, 3)
    match = open_match(rules(final_pool="leave"), dealer=1, carry=carried_chips(pool=11))
    assert closing(match).scores == (0, 0, 0, 0)


# Radler -----------------------------------------------------------------------------------------


def test_radler_counter_follows_the_deals() -> None:
    """TV-RAD-1, TV-RAD-2, TV-RAD-4; ROM-POOL-12 to ROM-POOL-16."""
    radler = 0
    for kind, expected in (
        (michi_deal, 4),
        (played_deal, 3),
        (annulled_deal, 3),
        (surrendered_deal, 2),
        (michi_deal, 5),
        (played_deal, 4),
    ):
        deal = kind(radler)
        if kind is michi_deal:
            assert -sum(changes(deal, "michi")) == (24 if radler else 12)
            assert chips_after(deal).pool == 7 + (24 if radler else 12)
        elif kind is played_deal:
            assert net(deal) == 4
        radler = chips_after(deal).radler
        assert radler == expected
    assert chips_after(michi_deal(1)).radler == 4
    assert chips_after(played_deal(1)).radler == 0
    assert (net(played_deal(1)), net(played_deal(0))) == (4, 2)


def test_radler_counter_of_taper_follows_the_deals() -> None:
    """TV-RAD-3; ROM-POOL-17, ROM-TAP-10."""
    radler = 0
    for expected in (3, 2, 5, 4):
        deal = passed_out_deal(radler) if expected in (3, 5) else played_deal(radler, 3)
        radler = chips_after(deal).radler
        assert radler == expected


# Options ----------------------------------------------------------------------------------------


def test_options_change_the_score() -> None:
    """ROM-OPT-13, -14, -16, -17 and -12."""
    solo = End("solo", points=48, won=6, mine=ALL, theirs="")
    single, double = (("solo_bonus", "single"),), (("kings_bonus", "2_4"),)
    assert net(finished_deal(solo)) == 8 + 2 + 2
    assert net(finished_deal(End(**{**vars(solo), "options": single}))) == 8 + 1 + 1
    assert net(finished_deal(End(**{**vars(solo), "options": double}))) == 8 + 2 + 4
    partners = (("T2 T3 T1 S9", 1, 3, 12),)
    end = End(points=40, mine="F SK DK", tricks=partners, items=(("pagat", 1, 0),))
    assert net(finished_deal(end)) == 2 + 7
    by_declarer = (("pagat_own_hand", "on"),)
    assert net(finished_deal(End(**{**vars(end), "options": by_declarer}))) == 2 - 7
    low = End(points=40, mine="F T1 SK DK", theirs="CK", talon="T21")
    assert net(finished_deal(low)) == 3
    assert net(finished_deal(End(**{**vars(low), "options": (("bonus_scope", "tricks"),)}))) == 2
    hep = (("hep_hep", "on"),)
    even = SETTLED["TV-SET-12"][0][0]
    assert chips_after(finished_deal(even)).radler == 0
    assert chips_after(finished_deal(End(**{**vars(even), "options": hep}))).radler == 4


def test_announced_capture_of_the_king_scores_by_option() -> None:
    """ROM-OPT-15."""
    options = (("announce_king_capture", "on"),)
    lost = (("T2 T3 DK T4", 1, 2, 4),)
    items = (("kingcap", 2, 0),)
    taken = End(points=40, tricks=lost, items=items, options=options, mine="F T1 SK")
    kept = End(points=40, items=items, options=options)
    unseen = End("doi1", 0, (1,), 45, mine="F T1 SK", talon="S8 S9 DK", items=items,
                 options=options)  # fmt: skip
    assert [net(finished_deal(end)) for end in (taken, kept, unseen)] == [0, 4, 2]


def test_talon_goes_to_the_opponents_by_option() -> None:
    """ROM-OPT-3: the king nobody saw goes to D in return for the low card."""
    options = (("talon_owner", "opponents"),)
    end = End("doi1", 0, (1,), None, mine="F T1 SK", talon="S8 S9 DK", options=options)
    deal = finished_deal(end)
    piles = scoring_of(deal.rules, Scoring).piles(deal)
    assert piles.declaring & deal.rules.pack["DK"]
    assert piles.declaring.bit_count() == 5 * 4 + 2 + 1 - 1
    solo = finished_deal(End("solo", 0, (1,), None, mine="F T1 SK", talon="DK", options=options))
    piles = scoring_of(solo.rules, Scoring).piles(solo)
    assert not piles.declaring & solo.rules.pack["DK"]
    assert piles.declaring.bit_count() == 5 * 4


def test_options_change_the_pool() -> None:
    """ROM-OPT-9, ROM-OPT-11, ROM-OPT-18."""
    without = play_moves(
        new_deal(carry=carried_chips(pool=None), pool="off"), "1 pass, 2 pass, 3 pass, 0 pass"
    )
    assert (without.ended, chips_after(without).pool, chips_after(without).radler) == (
        "passed_out",
        None,
        4,
    )
    thrown = play_moves(new_deal(michi_michi="thrown_in"), "1 pass, 2 pass, 3 pass, 0 pass")
    assert (chips_after(thrown).pool, chips_after(thrown).radler) == (7, 4)
    deal = new_deal(players=3, carry=carried_chips(3, 6, 2), radler_counts_unplayed="on")
    assert chips_after(play_moves(deal, "1 pass, 2 pass, 0 pass")).radler == 4


def test_options_change_the_bids() -> None:
    """ROM-OPT-4, ROM-OPT-6, ROM-OPT-8; ROM-OPT-10 stands with the stakes."""
    always = rules(trei_bids="always").contracts
    assert list(always)[:3] == ["trei1", "trei2", "doi1"]
    assert always["trei1"].calls_king
    assert not any(key.startswith("unu") for key in rules(unu_bids="off").contracts)
    hand = {2: "SQ SJ S10 S8 CQ CC DJ D1 D3 HQ HC H2"}
    assert new_deal(hand).turn == 2
    assert new_deal(hand, void_right="off").turn == 1
