"""First bids: each in the same deals, a better hand is worth more, and a seed says all."""

from random import Random

import pytest

from engine import (
    PASS,
    Action,
    Deal,
    View,
    act,
    actions_of,
    choose,
    encode,
    observe,
    open_deal,
    variant,
)
from search.explain.bid_worths import (
    MIN_DEALS_BEFORE_DROP,
    BidTrials,
    TriedBids,
)
from search.explain.first_bids import auctions, try_bids
from search.explain.grades import CERTAIN_ERRORS
from search.judging.candidates import until_the_play
from search.worlds.auctions import BIDS
from search.worlds.swapped import deals_of
from search.worlds.worlds import worlds
from tests.engine import slovenian_cases
from tests.engine.slovenian_cases import SLOVENIAN
from tests.laws.playing import RULES, Table, random_deck
from tests.search.positions import our_tables

PACK = SLOVENIAN[4].pack
STRONG = "F T21 T20 T19 T17 T16 T14 T12 T9 SK SQ DK"
PLAIN = "T17 T11 T9 T6 T3 SK SQ C7 C8 D3 DQ H2"
WEAK = "T2 S8 SC SQ C8 CC D4 D3 DJ H4 H3 HJ"


def view_with(hand: str) -> View:
    """The view of the first speaker at Slovenian tarok, with this hand (SLO-BID-2)."""
    return observe(slovenian_cases.new_deal({2: hand}), 2)


def moves_in(view: View) -> list[Action]:
    return list(actions_of(view.offers))


def codes_in(view: View) -> list[str]:
    return [encode(view.rules.pack, move) for move in moves_in(view)]


def mean_of(hand: str, code: str) -> float:
    """The mean worth of a bid in sixty deals."""
    view = view_with(hand)
    values = try_bids(view, moves_in(view), 3, 60).values[codes_in(view).index(code)]
    return sum(values) / len(values)


def first_auction_view(table: Table) -> View | None:
    """The view of the first bid of a deal; None in a game without bids."""
    rules = RULES[table]
    deal = open_deal(rules, random_deck(rules, Random(5)), 0)
    while deal.turn is not None:
        view = observe(deal, deal.turn)
        if view.phase == BIDS:
            return view
        deal = act(deal, deal.turn, choose(view))
    return None


def test_bid_with_all_top_trumps_is_worth_more_than_one_with_hardly_any() -> None:
    assert mean_of(STRONG, "bid:two") > mean_of(PLAIN, "bid:two") + 20
    assert mean_of(STRONG, "bid:solo_one") > 0 > mean_of(WEAK, "bid:solo_one")
    assert mean_of(WEAK, "bid:open_beggar") > 0 > mean_of(STRONG, "bid:open_beggar")


def test_tried_bids_with_the_same_seed_are_the_same() -> None:
    view = view_with(PLAIN)
    tried = try_bids(view, moves_in(view), 7, 20)
    assert tried == try_bids(view, moves_in(view), 7, 20)
    assert tried != try_bids(view, moves_in(view), 8, 20)


def test_tried_bids_have_a_result_for_each_move_and_deal() -> None:
    view = view_with(PLAIN)
    tried = try_bids(view, moves_in(view), 7, 20)
    assert sum(tried.weights) == 20
    for results in (tried.values, tried.ahead):
        assert [len(row) for row in results] == [len(tried.weights)] * len(moves_in(view))


def held_alone(deal: Deal) -> Deal:
    """The deal as its auction ends, each player looking at it in turn."""
    while deal.turn is not None and deal.rules.phases[deal.phase].name == BIDS:
        deal = act(deal, deal.turn, choose(observe(deal, deal.turn)))
    return deal


@our_tables
def test_auctions_held_together_end_as_each_does_alone(table: Table) -> None:
    view = first_auction_view(table)
    if view is None or view.viewer is None:
        return
    deals = list(deals_of(view, iter(worlds(view, 3, 12))))
    for move in moves_in(view):
        ends = {world: end for end in auctions(deals, move) for world in end.worlds}
        assert sorted(ends) == list(range(len(deals)))
        for world, deal in enumerate(deals):
            assert ends[world].after_in(deal) == held_alone(act(deal, view.viewer, move))


def test_auctions_with_a_right_of_the_hand_are_held_one_by_one() -> None:
    """SLO-OPT-5: then what is offered depends on the hand."""
    rules = variant("slovenian").build(4, {"weak_hand_redeal": "weak"})
    opened = [open_deal(rules, random_deck(rules, Random(seed)), 0) for seed in range(12)]
    deals = [deal for deal in opened if not deal.void]
    ends = [end for end in auctions(deals, PASS) for _ in end.worlds]
    for deal, end in zip(deals, ends, strict=True):
        assert deal.turn is not None and len(end.worlds) == 1
        assert end.after_in(deal) == held_alone(act(deal, deal.turn, PASS))


@our_tables
def test_auctions_with_one_result_lead_to_the_same_play(table: Table) -> None:
    """Only who said what before differs: so such deals are played out once."""
    view = first_auction_view(table)
    if view is None or view.viewer is None:
        return
    deals = list(deals_of(view, iter(worlds(view, 3, 12))))
    by_result: dict[object, object] = {}
    for move in moves_in(view):
        for end in auctions(deals, move):
            for world in end.worlds:
                after = until_the_play(end.after_in(deals[world]))
                alike = after._replace(bidding=after.bidding._replace(said=()))
                assert by_result.setdefault((world, end.result), alike) == alike


def trials_of(values: dict[str, list[float]]) -> BidTrials:
    trials = BidTrials(view_with(PLAIN), tuple(values))
    rows = tuple(map(tuple, values.values()))
    number = len(rows[0])
    ahead = tuple(tuple(value > 0 for value in row) for row in rows)
    trials.add(TriedBids((1,) * number, rows, ahead))
    return trials


def test_bid_far_behind_is_tried_no_more_and_stands_last() -> None:
    number = MIN_DEALS_BEFORE_DROP
    trials = trials_of({
        "pass": [0.0, 1.0] * (number // 2),
        "bid:two": [-60.0, 70.0] * (number // 2),
        "bid:one": [-70.0, -71.0] * (number // 2),
    })  # fmt: skip
    assert trials.left == ("pass", "bid:two")
    assert [worth.code for worth in trials.worths()] == ["bid:two", "pass", "bid:one"]
    gap = trials.gap("bid:one", "bid:two")
    assert gap.less > CERTAIN_ERRORS * gap.error


def test_bid_is_not_dropped_before_enough_deals() -> None:
    trials = trials_of({"pass": [0.0] * 10, "bid:two": [-70.0] * 10})
    assert trials.left == ("pass", "bid:two")


def test_deal_drawn_twice_counts_twice_but_is_one_deal() -> None:
    trials = BidTrials(view_with(PLAIN), ("pass",))
    trials.add(TriedBids((2, 1), ((6.0, 0.0),), ((True, False),)))
    (worth,) = trials.worths()
    assert (worth.value, worth.deals, trials.deals) == (4.0, 2, 2)
    assert worth.ahead == pytest.approx(2 / 3)


def test_error_of_a_worth_shrinks_with_the_root_of_the_deals() -> None:
    few, many = (trials_of({"pass": [-1.0, 1.0] * times}).worths()[0] for times in (10, 40))
    assert few.error == pytest.approx((1 / 19) ** 0.5)
    assert few.error / many.error == pytest.approx(2.0, rel=0.05)
