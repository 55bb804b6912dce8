"""Romanian tarok and Taper: rules of the table and of whole deals (docs/rules/romanian.md)."""

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from engine import BadOption, Deal, Refused, observe, variant
from engine.cards import union
from engine.games.romanian.pool import chips_of
from engine.match import close_deal, next_deal, open_match
from engine.pack import TAPER, TAROK
from engine.sides import declaring, side
from tests.engine.build import legal, play_moves
from tests.engine.romanian_cases import (
    ORDER,
    End,
    annulled_deal,
    carried_chips,
    changes,
    deal_after_call,
    finished_deal,
    michi_deal,
    new_deal,
    refusal_reason,
    rules,
    solo_at_announcements,
    turns,
)
from tests.engine.romanian_random import TABLES, random_deal

players = pytest.mark.parametrize("number", [4, 3])


@cache
def finished_deals(name: str, deals: int = 60) -> tuple[Deal, ...]:
    """Random deals at their end, once for all tests."""
    return tuple(random_deal(TABLES[name], Random(f"rules {seed}")).end for seed in range(deals))


# Table and packs -----------------------------------------------------------------------------


def test_four_play_or_three() -> None:
    """ROM-GEN-1, ROM-OPT-1."""
    assert variant("romanian").players == (4, 3)
    for number in (2, 5):
        with pytest.raises(BadOption):
            variant("romanian").build(number)


@players
def test_order_of_play_ascends_from_the_dealer(number: int) -> None:
    """ROM-GEN-2, ROM-GEN-5, ROM-TAP-2: ascending seats; the dealer is the most junior."""
    for dealer in range(number):
        order = rules(number).cycle(dealer)
        assert order == tuple((dealer + place) % number for place in range(1, number + 1))
        assert order[-1] == dealer


def test_phases_come_in_their_order() -> None:
    """ROM-GEN-6."""
    names = [phase.name for phase in rules().phases]
    assert names == ["annulment", "auction", "call", "talon", "discard", "announcements", "play"]


def test_packs_have_the_documented_cards() -> None:
    """ROM-PACK-1, ROM-PACK-5, ROM-PACK-6, ROM-PACK-7, ROM-TAP-1: Taper lacks three of a suit."""
    assert (len(TAROK.codes), len(TAPER.codes)) == (54, 42)
    gone = {code for code in TAROK.codes if code not in TAPER.codes}
    assert gone == {"S9", "S8", "S7", "C9", "C8", "C7", "D2", "D3", "D4", "H2", "H3", "H4"}
    for pack in (TAROK, TAPER):
        five = {code for code in pack.codes if pack.value(pack[code]) == 5}
        assert five == {"F", "T21", "T1", "SK", "CK", "DK", "HK"}
        suits = "".join(dict.fromkeys(code[0] for code in pack.codes if code[0] in "SCDH"))
        assert suits == "SCDH"
        assert pack.codes[-22:] == (*(f"T{number}" for number in range(1, 22)), "F")


def test_bids_rank_by_kind_then_index() -> None:
    """ROM-BID-1, ROM-BID-2: kind, then index; cards taken; names."""
    table = [
        (row.key, row.exchange, row.index) for row in rules(3, third_trei="on").contracts.values()
    ]
    expected = [(f"trei{index}", 3, index) for index in (1, 2, 3)]
    expected += [(f"doi{index}", 2, index) for index in (1, 2, 3)]
    expected += [(f"unu{index}", 1, index) for index in range(1, 7)]
    assert table == [*expected, ("solo", 0, 1)]
    four = [row.key for row in rules().contracts.values() if row.bid_by == "anybody"]
    assert four == [key for key, _, _ in [*expected[3:], ("solo", 0, 0)]]
    ranks = [row.rank for row in rules().contracts.values() if row.bid_by == "anybody"]
    assert ranks == sorted(ranks)


def test_annulled_deal_costs_the_stakes_alone() -> None:
    """ROM-DEAL-10, ROM-POOL-16: they stay in the pool, the deal passes on, the radler stays."""
    deal = annulled_deal(2)
    match = close_deal(open_match(rules(), length=12, carry=deal.carry), deal)
    assert match.scores == (-1, 0, 0, 0)
    assert (chips_of(match.carry).pool, chips_of(match.carry).radler, match.dealer) == (7, 2, 1)


# The called king -----------------------------------------------------------------------------


@pytest.mark.parametrize("bid", ["doi1", "unu1", "solo"])
def test_any_king_may_be_called(bid: str) -> None:
    """ROM-KING-1: before the talon, in solo too, one's own, and one must, with all four."""
    deal = new_deal({1: "SK CK DK HK"})
    deal = play_moves(deal, f"1 bid:{bid}, 2 pass, 3 pass, 0 pass")
    assert deal.turn == 1
    assert legal(deal) == {"call:SK", "call:CK", "call:DK", "call:HK"}


WHERE = [({3: "DK"}, "", {1, 3}), ({1: "DK"}, "", {1}), ({}, "S7 S8 S9 C7 DK C8", {1})]


@pytest.mark.parametrize(("hands", "talon", "declarers"), WHERE)
def test_king_makes_the_sides(hands: dict[int, str], talon: str, declarers: set[int]) -> None:
    """ROM-KING-2, ROM-KING-3, ROM-KING-5: they are fixed, and public they are not."""
    deal = new_deal(hands, talon)
    deal = play_moves(deal, "1 bid:doi1, 2 pass, 3 pass, 0 pass, 1 call:DK")
    assert set(declaring(deal)) == declarers
    assert observe(deal, None).sides == (None, "declaring", None, None)
    for player in (0, 2, 3):
        assert observe(deal, player).sides[player] == side(deal, player)
    assert observe(deal, None).won == (0, 0, 0, 0)


def test_king_turned_up_in_the_talon_is_seen_by_all() -> None:
    """ROM-KING-4: then everybody knows that the declarer is alone."""
    deal = new_deal({}, "S7 DK S9 C7 S8 C8")
    deal = play_moves(deal, "1 bid:doi1, 2 pass, 3 pass, 0 pass, 1 call:DK, 1 refuse")
    assert observe(deal, None).sides == ("defence", "declaring", "defence", "defence")


# The talon -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("bid", "number", "sizes"), [
    ("doi1", 4, [2, 2, 2]), ("unu1", 4, [1] * 6), ("trei1", 3, [3, 3]),
])  # fmt: skip
def test_talon_is_cut_into_sets_from_the_top(bid: str, number: int, sizes: list[int]) -> None:
    """ROM-TAL-1: in order, the top ones first."""
    deal = deal_after_call(bid, number, called="SK", n1="SK")
    assert deal.exchange is not None
    assert [cards.bit_count() for cards in deal.exchange.sets] == sizes
    assert deal.exchange.sets[0] == union(deal.talon[: sizes[0]])
    assert union(deal.exchange.sets) == union(deal.talon)


def test_set_is_no_part_of_the_hand_until_it_is_taken() -> None:
    """ROM-TAL-6: it is shown to the declarer, who has twelve cards; the look is compulsory."""
    deal = deal_after_call("doi1", called="SK", n1="SK")
    first = deal.exchange.sets[0] if deal.exchange else 0
    assert "pass" not in legal(deal)
    assert deal.hands[1].bit_count() == 12 and not deal.hands[1] & first
    assert observe(deal, 1).sets == (first, 0, 0)
    assert play_moves(deal, "1 take:1").hands[1] & first == first


def test_solo_has_no_level_and_leaves_the_talon_unseen() -> None:
    """ROM-TAL-8, ROM-TAL-1."""
    deal = new_deal({1: "SK"})
    deal = play_moves(deal, "1 bid:solo, 2 pass, 3 pass, 0 pass, 1 call:SK")
    assert deal.rules.phases[deal.phase].name == "announcements"
    assert observe(deal, 1).level == 1
    assert not any(union(observe(deal, viewer).sets) for viewer in (None, 0, 1, 2, 3))


def test_trumps_that_are_laid_away_are_shown() -> None:
    """ROM-TAL-14."""
    hand = "SK CK D3 F T21 T20 T18 T15 T12 T9 T7 T5"
    deal = play_moves(deal_after_call("doi1", called="SK", talon="T3 T1", n1=hand), "1 take:1")
    deal = play_moves(deal, "1 lay:D3+T20")
    assert observe(deal, 1).laid == TAROK.cards("D3 T20")
    for viewer in (None, 0, 2, 3):
        assert observe(deal, viewer).laid == TAROK["T20"]


def test_surrender_is_no_game() -> None:
    """ROM-SUR-3, ROM-POOL-14: no other item, no pool; it is settled, so it uses a radler up."""
    deal = new_deal({3: "F"}, "S7 S8 S9 C7 DK C8", carry=carried_chips(radler=2))
    deal = play_moves(deal, "1 bid:doi1, 2 pass, 3 pass, 0 pass, 1 call:DK, 1 refuse, 1 refuse")
    deal = play_moves(deal, "1 surrender")
    keys = {line.key for line in deal.rules.settle(deal).lines}
    assert keys <= {"dealer_stake", "surrender", "trula", "radler", "alone", "opponents"}
    match = close_deal(open_match(rules(), length=12, carry=deal.carry), deal)
    assert (chips_of(match.carry).pool, chips_of(match.carry).radler) == (7, 1)
    assert union(observe(deal, None).sets) & TAROK["DK"]


# Announcements and play ----------------------------------------------------------------------


def test_bonus_is_announced_once_a_side() -> None:
    """ROM-ANN-4: by both sides, if they like; the speaker tells their side with it."""
    deal = turns(solo_at_announcements({1: 5, 2: 5, 3: 3, 0: 3}), "1 trula; 2 trula")
    assert refusal_reason(deal, "3 say:trula") == "already-announced"
    assert observe(deal, None).sides[2] == "defence"
    assert deal.speaking is not None
    assert {item.code for item in deal.speaking.items} == {"game", "trula@1", "trula@2"}


def test_card_that_may_not_be_played_is_refused() -> None:
    """ROM-PLAY-5: there is no revoke."""
    deal = play_moves(
        new_deal({1: "HK T2", 2: "HQ T3"}), "1 pass, 2 pass, 3 pass, 0 pass, 1 play:HK"
    )
    with pytest.raises(Refused, match="ROM-PLAY-2"):
        play_moves(deal, "2 play:T3")


@pytest.mark.parametrize("name", ["four", "taper"])
def test_seat_1_leads_and_then_the_winner(name: str) -> None:
    """ROM-PLAY-1, ROM-TAP-12: whichever player is declarer; twelve tricks."""
    for end in finished_deals(name):
        if end.playing is None or not end.playing.tricks:
            continue
        tricks = end.playing.tricks
        assert len(tricks) == 12 and tricks[0].leader == end.order[0]
        assert all(a.winner == b.leader for a, b in pairwise(tricks))
        assert all(len(trick.cards) == end.rules.players for trick in tricks)


def test_taper_has_no_partner_and_no_king() -> None:
    """ROM-TAP-5, ROM-TAP-6: sides are known; nothing is called, nobody gives up."""
    deal = play_moves(new_deal(players=3), "1 bid:doi1, 2 pass, 0 pass")
    assert deal.rules.phases[deal.phase].name == "talon"
    assert observe(deal, None).sides == ("defence", "declaring", "defence")
    seen = [code for end in finished_deals("taper") for code in (end.ended, *(end.rules.bonuses))]
    assert not {"surrendered", "king", "kingcap"} & set(seen)
    assert all(end.calling is None for end in finished_deals("taper"))


# Score and pool ------------------------------------------------------------------------------


def test_report_lists_items_in_documented_order() -> None:
    """ROM-SCORE-9: game, declarations, the bonuses of D and of O, last regele prins."""
    lost = (("T2 T3 DK T4", 1, 2, 4), ("T1 S7 S8 S9", 1, 1, 12))
    end = End(points=40, mine="F SK", theirs="T21 CK", tricks=lost,
              items=(("taroks_9", 1, 0), ("taroks_8", 2, 0), ("trula", 2, 0)))  # fmt: skip
    keys = [line.key for line in finished_deal(end).rules.settle(finished_deal(end)).lines]
    items = [key for key in keys if key not in ("dealer_stake", "opponents", "alone")]
    assert items == ["game", "taroks", "taroks", "pagat", "trula", "kingcap"]


def test_valat_brings_trula_and_kings_along() -> None:
    """ROM-BON-15, ROM-KING-11: unless the called king had to leave the pile."""
    end = End(won=12, mine="F T21 T1 SK CK HK DK", theirs="")
    keys = {line.key for line in finished_deal(end).rules.settle(finished_deal(end)).lines}
    assert {"valat", "trula", "kings"} <= keys
    end = End("doi2", 2, (1,), won=12, mine="F T21 T1 SK CK HK", theirs="", talon="DK")
    keys = {line.key for line in finished_deal(end).rules.settle(finished_deal(end)).lines}
    assert "kings" not in keys and {"valat", "trula", "kingcap"} <= keys


def test_stakes_are_never_doubled() -> None:
    """ROM-POOL-1, ROM-POOL-4: the dealer's chip is one chip in a radler too."""
    for radler in (0, 1):
        deal = finished_deal(End(points=40, carry=carried_chips(radler=radler)))
        assert changes(deal, "dealer_stake") == [-1, 0, 0, 0]
        empty = finished_deal(End(points=40, carry=carried_chips(pool=0, radler=radler)))
        assert changes(empty, "stake", "dealer_stake") == [-2, -1, -1, -1]


def test_pool_comes_after_the_game_and_may_be_filled_anew() -> None:
    """ROM-POOL-10, ROM-POOL-2: an emptied pool is filled by everybody before the next deal."""
    won = End(points=40, mine="F SK DK", tricks=(("T1 S7 S8 S9", 1, 1, 12),),
              items=(("pagat", 1, 0),), carry=carried_chips(pool=8))  # fmt: skip
    deal = finished_deal(won)
    keys = [line.key for line in deal.rules.settle(deal).lines]
    assert keys.index("opponents") < keys.index("pool")
    match = close_deal(open_match(rules(), length=12, carry=deal.carry), deal)
    assert chips_of(match.carry).pool == 0
    following = next_deal(match, tuple(TAROK[code] for code in TAROK.codes))
    assert observe(following, None).notes[0].facts["chips"] == 5


def test_michi_michi_is_everybody_for_themselves() -> None:
    """ROM-POOL-11, ROM-POOL-12, ROM-BON-14: no sides, no talon, no bonus, no card points."""
    deal = michi_deal(0)
    assert deal.bidding.declarer is None and deal.calling is None and deal.exchange is None
    view = observe(deal, None)
    assert view.sides == (None,) * 4 and view.items == () and not union(view.sets)
    assert {line.key for line in deal.rules.settle(deal).lines} == {"dealer_stake", "michi"}
    assert deal.playing is not None
    assert sum(deal.playing.won(player) for player in ORDER[4]) == 12
