"""The auction: what each contract can be expected to bring, in game points."""

from math import exp
from typing import NamedTuple

from engine.actions import PASS, Action, Bid, Offer, Pass
from engine.players.strength import chance, exposure, strength
from engine.rules import Contract
from engine.settlement import WINNING_POINTS
from engine.view import View


class Prospect(NamedTuple):
    """Card points of the declaring side: ``base`` and ``slope`` for each point of strength."""

    base: float
    slope: float
    spread: float


WITH_PARTNER = {
    "three": Prospect(25.4, 0.85, 9.5),
    "two": Prospect(22.7, 0.87, 9.8),
    "one": Prospect(19.9, 0.87, 10.2),
}
ALONE = {
    "solo_three": Prospect(10.5, 1.01, 7.2),
    "solo_two": Prospect(5.8, 1.09, 6.8),
    "solo_one": Prospect(1.4, 1.12, 6.3),
    "solo_without": Prospect(-5.1, 1.09, 5.6),
}
THREE_HANDED = {
    "three": Prospect(11.6, 0.95, 6.0),
    "two": Prospect(7.6, 1.0, 5.9),
    "one": Prospect(2.9, 1.0, 5.7),
}
"""All measured by playing random hands out, house against house."""

EXPOSED = 0.42
OPEN = 1.15
"""How much more an open hand is exposed."""
KLOP, KLOP_EXPOSED = 17.0, 3.0
CARE = 0.08
"""Taken off every chance: who outbids others has mostly thought too well of his hand."""
WORTH_BIDDING = {3: 0.0}
WORTH_BIDDING_FOUR = 15.0
"""What a contract must bring in the mean, that one does not rather pass: with three less, because
all who pass play klop, and lose."""


def choose_bid(view: View, offer: Offer, *, may_pass: bool) -> Action:
    """The contract that brings most, or a pass if none is worth it."""
    best = max(offer.keys, key=lambda key: expected(view, view.rules.contracts[key]))
    enough = WORTH_BIDDING.get(view.rules.players, WORTH_BIDDING_FOUR)
    if may_pass and expected(view, view.rules.contracts[best]) < enough:
        return PASS
    return Bid(best)


def choose_raise(view: View, offer: Offer) -> Action:
    """A higher contract after the auction, where it brings more than the one that was bid."""
    assert view.contract is not None
    kept = expected(view, view.contract)
    best = max(offer.keys, key=lambda key: expected(view, view.rules.contracts[key]))
    return Bid(best) if expected(view, view.rules.contracts[best]) > kept else Pass()


def expected(view: View, contract: Contract) -> float:
    """What a contract brings its declarer in the mean, in game points."""
    rules, hand = view.rules, view.hand
    if contract.aim == "alone":
        return KLOP - KLOP_EXPOSED * exposure(rules, hand)
    if contract.aim == "no_trick":
        exposed = exposure(rules, hand) * (OPEN if contract.opens_hand else 1.0)
        return contract.value * (2 * exp(-EXPOSED * exposed) - 1)
    rows = THREE_HANDED if rules.players == 3 else WITH_PARTNER | ALONE
    prospect = rows.get(contract.key)
    if prospect is None:  # all tricks: nothing that the house would dare
        return -float(contract.value)
    margin = prospect.base + prospect.slope * strength(rules, hand) - (WINNING_POINTS - 0.5)
    won = chance(margin, prospect.spread) - CARE
    return contract.value * (2 * won - 1) + (margin if contract.bonuses else 0.0)
