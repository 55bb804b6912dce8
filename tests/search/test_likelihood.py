"""Bids make some worlds likelier, and the real deal more than most."""

from itertools import islice
from math import log
from random import Random
from statistics import mean

import numpy as np
import pytest

from engine import Bid, Call, Deal, Pass, View, each, observe, variant
from engine.house.choosing import choose
from engine.house.habits import HABITS
from engine.house.hand_strength import exposure, spotless, strength
from search.worlds.auctions import ShiftedHands, Statement
from search.worlds.hands import Hands
from search.worlds.likelihood import (
    likelihood,
    log_chances_of_bids,
    log_likelihoods,
    sampled,
    statements_of_others,
)
from search.worlds.styles import PRIORS, SHIFTS, STYLES
from search.worlds.worlds import World, worlds
from tests.laws.playing import RULES, Table, sizes, tables
from tests.search.positions import house_deal, positions


def world_of(deal: Deal) -> World:
    """The deal as one of the worlds."""
    laid, sets = (deal.exchange.laid, deal.exchange.sets) if deal.exchange else (0, ())
    return World(deal.hands, sets or deal.talon, laid)


@tables
@sizes(4, 12)
def test_every_world_has_a_likelihood(table: Table, deals: int) -> None:
    for seed in range(deals):
        for _, view in positions(table, seed, 3):
            assert all(0 < likelihood(view, world) <= 1 for world in worlds(view, seed, 2))


def first_lead(seed: int, kind: str = "club") -> tuple[Deal, View] | None:
    """A deal of the house as the play begins, seen by a player other than the declarer."""
    for step in house_deal(RULES["slovenian", 4], seed, kind).steps:
        deal = step.deal
        if deal.playing is not None and deal.bidding.declarer not in (None, step.player):
            return deal, observe(deal, step.player)
    return None


@pytest.mark.parametrize("kind", ["club", "plain"])
@sizes(12, 30)
def test_real_cards_explain_statements_best(kind: str, deals: int) -> None:
    """On the average of some deals: a world drawn is less than half as likely as the real one."""
    gains = []
    for deal, view in filter(None, (first_lead(seed, kind) for seed in range(deals))):
        drawn = mean(likelihood(view, world) for world in worlds(view, 1, 10))
        gains.append(log(likelihood(view, world_of(deal)) / drawn))
    assert len(gains) > deals * 2 // 3
    assert mean(gains) > log(2)


# As the house sees hands --------------------------------------------------------------------------


def hands_like(view: View, rng: Random, number: int) -> list[int]:
    """Hands of the size of the viewer's, or of a dozen cards, and their own."""
    cards, size = list(each(view.rules.pack.whole)), view.hand.bit_count() or 12
    return [view.hand, *(sum(rng.sample(cards, size)) for _ in range(number))]


@tables
@sizes(1, 12)
def test_vectorised_measures_equal_the_houses(table: Table, deals: int) -> None:
    for seed in range(deals):
        for _, view in islice(positions(table, seed, 1), 1):  # a deal may have none
            hands = hands_like(view, Random(seed), 600)
            for measured, measure in ((Hands.strength, strength), (Hands.spotless, spotless),
                                      (Hands.exposure, exposure)):  # fmt: skip
                values = measured.__get__(Hands(view.rules, hands)).tolist()
                assert values == [measure(view.rules, hand) for hand in hands]


@tables
@sizes(2, 25)
def test_vectorised_bids_equal_the_houses(table: Table, deals: int) -> None:
    """In every form, in all phases that are evidence of hands; at no shift, exactly."""
    rules, words = RULES[table], 0
    telling = {phase.name for phase in rules.phases if phase.asks == "openly"} | {"call"}
    for seed in range(deals):
        for step in house_deal(rules, seed).steps:
            view = observe(step.deal, step.player)
            if not view.hand or view.straw is not None or view.phase not in telling:
                continue
            hands = hands_like(view, Random(seed), 40)
            views = ShiftedHands(Hands(rules, hands), (-3.0, 0.0))
            for kind in (HABITS["club"], HABITS["plain"]):
                bids = [choose(view._replace(hand=hand), kind) for hand in hands]
                for action in set(bids):
                    flags = views.says(Statement(view, action), kind)[1].tolist()
                    assert flags == [choice == action for choice in bids]
                    words += 1
    assert words > 10 * deals or table[0] in ("strohmann", "lombardia", "little")


def test_bolder_style_bids_with_more_hands() -> None:
    view = next(v for _, v in positions(("slovenian", 4), 1, 60) if v.phase == "auction" and v.hand)
    hands = Hands(view.rules, hands_like(view, Random(1), 400))
    passed = ShiftedHands(hands, SHIFTS).says(Statement(view, Pass()), HABITS["club"]).sum(axis=1)
    assert passed.tolist() == sorted(passed, reverse=True) and passed[0] > passed[-1]


def test_styles_are_chances() -> None:
    assert sum(PRIORS) == pytest.approx(1)
    assert all(sum(style.shifts) == pytest.approx(1) for style in STYLES)


# What was said ------------------------------------------------------------------------------------


def test_called_king_is_evidence_of_a_hand() -> None:
    views = [view for _, view in filter(None, map(first_lead, range(8)))]
    for view in [item for item in views if item.called and item.declarer is not None]:
        statements = statements_of_others(view, worlds(view, 1, 1)[0])[view.declarer or 0]
        assert statements[-1].action == Call(view.called)
        assert all(isinstance(item.action, Bid | Pass) for item in statements[:-1])
    assert any(view.called for view in views)


def test_call_is_not_weighed_if_offers_depend_on_the_hand() -> None:
    """A holder of all kings is asked for queens, too (SLO-OPT-4): others see no such question."""
    rules = variant("slovenian").build(4, {"four_kings_call": "queen_allowed"})
    deals = [step.deal for seed in range(4) for step in house_deal(rules, seed).steps]
    views = [observe(deal, deal.turn) for deal in deals if deal.playing is not None]
    called = [view for view in views if view.called]
    statements = [statements_of_others(view, worlds(view, 1, 1)[0]) for view in called[::8]]
    assert any(statements)
    kinds = {
        type(word.action) for spoken in statements for words in spoken.values() for word in words
    }
    assert kinds <= {Bid, Pass}


@tables
@sizes(4, 24)
def test_likelihood_does_not_depend_on_the_order_of_worlds(table: Table, deals: int) -> None:
    """The others' views are taken from one world for all, so they must be equal in all."""
    for seed in range(deals):
        for _, view in positions(table, seed, 2):
            drawn = worlds(view, seed, 4)
            alone = [likelihood(view, world) for world in drawn]
            for first in drawn:
                weights = np.exp(log_likelihoods(view, drawn, statements_of_others(view, first)))
                assert weights.tolist() == pytest.approx(alone)


def test_all_worlds_are_equal_before_the_first_bid() -> None:
    view = next(view for _, view in positions(("slovenian", 4), 1, 40) if not view.bids)
    assert {likelihood(view, world) for world in worlds(view, 1, 5)} == {1.0}


def test_likely_worlds_are_likelier_than_others() -> None:
    deal_and_view = first_lead(1)
    assert deal_and_view is not None
    _, view = deal_and_view
    drawn = worlds(view, 1, 60)
    chosen = sampled(drawn, np.exp(log_chances_of_bids(view, drawn)), 20)
    assert len(chosen) == 20 and set(chosen) <= set(drawn)
    assert mean(likelihood(view, world) for world in chosen) > mean(
        likelihood(view, world) for world in drawn
    )
