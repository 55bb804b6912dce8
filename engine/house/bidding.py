"""The auction of every game that has one: what each contract brings, and whether to dare it.

How likely a hand makes a contract stands in the table of prospects; here stand the stakes.
"""

from engine.actions import PASS, Action, Bid, Offer, Pass
from engine.contracts import Contract
from engine.house.habits import Habits
from engine.house.prospects import margin, prospect_of
from engine.house.strength import chance, exposure, spotless, strength
from engine.view import View

CARE = 0.03
"""Taken off every chance: who outbids others has mostly thought too well of their hand."""
OPEN = 0.05
"""What an open hand takes off the chance to win no trick."""
DARE_TO_BEG = 0.65
"""The chance without which a contract of no tricks is not bid."""
KLOP, KLOP_EXPOSED = 17.0, 3.0
NEVER = float("-inf")


def choose_bid(view: View, offer: Offer, habits: Habits, *, may_pass: bool) -> Action:
    """The contract that brings most, or a pass if none is worth it."""
    values = {key: value_of_bid(view, contract_of(view, key), habits) for key in offer.keys}
    best = max(values, key=lambda key: values[key])
    enough = habits.worth[view.rules.variant, view.rules.players]
    return PASS if may_pass and values[best] <= enough else Bid(best)


def choose_raise(view: View, offer: Offer, habits: Habits) -> Action:
    """A higher contract after the auction, where it brings more than the one that was bid."""
    assert view.contract is not None
    values = {key: value_of_bid(view, contract_of(view, key), habits) for key in offer.keys}
    best = max(values, key=lambda key: values[key])
    better = values[best] > expected(view, view.contract)
    return Bid(best) if better else Pass()


def contract_of(view: View, key: str) -> Contract:
    """What is bid with this key; a word that is no contract takes over the highest bid."""
    if key not in view.rules.contracts:
        assert view.high is not None
        key = view.high[0]
    return view.rules.contracts[key]


def value_of_bid(view: View, contract: Contract, habits: Habits) -> float:
    """What a bid brings in the mean; never enough where the house does not dare it."""
    row = prospect_of(view.rules, contract)
    if contract.aim == "points" and row is not None:
        dare = habits.dare.get((view.rules.variant, view.rules.players), row.dare)
        if likely(view, contract) < min(dare, row.dare):
            return NEVER
    if contract.aim == "no_trick" and untouched(view, contract) < DARE_TO_BEG:
        return NEVER
    return expected(view, contract)


def expected(view: View, contract: Contract) -> float:
    """What a contract brings its declarer in the mean, in game points."""
    rules, row = view.rules, prospect_of(view.rules, contract)
    if contract.aim == "alone":
        return KLOP - KLOP_EXPOSED * exposure(rules, view.hand)
    if contract.aim == "no_trick":
        return contract.value * (2 * untouched(view, contract) - 1)
    if contract.aim != "points" or row is None:  # all tricks: nothing that the house would dare
        return -float(contract.value)
    won = likely(view, contract)
    lost = (contract.index + row.level) or 1.0
    held = strength(rules, view.hand)
    more = margin(rules, contract, row, held) if contract.adds_difference else 0.0
    return contract.value * (won - lost * (1 - won)) + more


def likely(view: View, contract: Contract) -> float:
    """The chance to win a contract that is decided by card points, with some care."""
    row = prospect_of(view.rules, contract)
    if row is None:
        return 0.0
    over = margin(view.rules, contract, row, strength(view.rules, view.hand))
    return chance(over, row.spread) - CARE


def untouched(view: View, contract: Contract) -> float:
    """The chance to win no trick; the less if the hand lies open."""
    return spotless(view.rules, view.hand) - OPEN * contract.opens_hand
