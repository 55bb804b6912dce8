"""The auction of every game that has one: what each contract brings, and whether to dare it.

How likely a hand makes a contract stands in the table of prospects; here stand the stakes.
"""

from functools import cached_property, lru_cache
from typing import NamedTuple

from engine.actions import PASS, Action, Bid, Offer, Pass
from engine.cards import Cards
from engine.contracts import Contract
from engine.house.habits import Habits
from engine.house.prospects import line_of
from engine.house.strength import chance, exposure, spotless, strength
from engine.rules import Rules
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
    hand = holding(view.rules, view.hand)
    values = {key: value_of_bid(hand, contract_of(view, key), habits) for key in offer.keys}
    best = max(values, key=lambda key: values[key])
    enough = habits.worth[view.rules.variant, view.rules.players]
    return PASS if may_pass and values[best] <= enough else Bid(best)


def choose_raise(view: View, offer: Offer, habits: Habits) -> Action:
    """A higher contract after the auction, where it brings more than the one that was bid."""
    assert view.contract is not None
    hand = holding(view.rules, view.hand)
    values = {key: value_of_bid(hand, contract_of(view, key), habits) for key in offer.keys}
    best = max(values, key=lambda key: values[key])
    better = values[best] > expected(hand, view.contract)
    return Bid(best) if better else Pass()


def contract_of(view: View, key: str) -> Contract:
    """What is bid with this key; a word that is no contract takes over the highest bid."""
    if key not in view.rules.contracts:
        assert view.high is not None
        key = view.high[0]
    return view.rules.contracts[key]


class Hope(NamedTuple):
    """What a hand may look forward to in a contract."""

    worth: float
    """What it brings in the mean, in game points."""
    chance: float = 1.0
    """How likely it is made."""
    dare: float = 0.0
    """The chance without which the house does not bid it."""


class Holding:
    """A hand in the auction. What it is worth is reckoned once, for all rounds of bids."""

    def __init__(self, rules: Rules, cards: Cards) -> None:
        self.rules, self.cards = rules, cards
        self._hopes: dict[str, Hope] = {}

    @cached_property
    def strength(self) -> float:
        """The card points that it brings its side."""
        return strength(self.rules, self.cards)

    @cached_property
    def spotless(self) -> float:
        """The chance that it wins no trick."""
        return spotless(self.rules, self.cards)

    def hope(self, contract: Contract) -> Hope:
        """What it may look forward to in a contract."""
        if contract.key not in self._hopes:
            self._hopes[contract.key] = _hope(self, contract)
        return self._hopes[contract.key]


@lru_cache(maxsize=64)
def holding(rules: Rules, cards: Cards) -> Holding:
    """A hand, remembered from one round of bids to the next."""
    return Holding(rules, cards)


def _hope(hand: Holding, contract: Contract) -> Hope:
    """Where card points decide, by the table of prospects, with some care."""
    line = line_of(hand.rules, contract)
    if contract.aim == "alone":
        return Hope(KLOP - KLOP_EXPOSED * exposure(hand.rules, hand.cards))
    if contract.aim == "no_trick":  # the less likely if the hand lies open
        untouched = hand.spotless - OPEN * contract.opens_hand
        return Hope(contract.value * (2 * untouched - 1), untouched, DARE_TO_BEG)
    if contract.aim != "points" or line is None:  # all tricks: nothing that the house would dare
        return Hope(-float(contract.value))
    ahead = line.margin(hand.strength)
    won, lost = chance(ahead, line.row.spread) - CARE, (contract.index + line.row.level) or 1.0
    more = ahead if contract.adds_difference else 0.0
    return Hope(contract.value * (won - lost * (1 - won)) + more, won, line.row.dare)


def value_of_bid(hand: Holding, contract: Contract, habits: Habits) -> float:
    """What a bid brings in the mean; never enough where the house does not dare it."""
    worth, chance, dare = hand.hope(contract)
    if contract.aim == "points":
        dare = min(dare, habits.dare.get((hand.rules.variant, hand.rules.players), dare))
    return worth if chance >= dare else NEVER


def expected(hand: Holding, contract: Contract) -> float:
    """What a contract brings its declarer in the mean, in game points."""
    return hand.hope(contract).worth
