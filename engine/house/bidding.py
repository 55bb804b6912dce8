"""The auction of every game that has one: what each contract brings, and whether to dare it.

How likely a hand makes a contract stands in the table of prospects; here stand the stakes.
"""

from functools import cached_property, lru_cache

from engine.actions import PASS, Action, Bid, Offer, Pass
from engine.cards import Cards
from engine.contracts import Contract
from engine.house.habits import Begging, Habits
from engine.house.prospects import Outlook, outlook_of
from engine.house.strength import exposure, spotless, strength
from engine.rules import Rules
from engine.view import View

CARE = 0.03
"""Taken off every chance: who outbids others has mostly thought too well of their hand."""
KLOP, KLOP_EXPOSED = 17.0, 3.0
NEVER = float("-inf")


def choose_bid(view: View, offer: Offer, habits: Habits, *, may_pass: bool) -> Action:
    """The contract that brings most, or a pass if none is worth it."""
    hand = holding(view.rules, view.hand)
    values = {key: value_of_bid(hand, contract_of(view, key), habits) for key in offer.keys}
    best = max(values, key=lambda key: values[key])
    return PASS if may_pass and values[best] <= habits.worth else Bid(best)


def choose_raise(view: View, offer: Offer, habits: Habits) -> Action:
    """A higher contract after the auction, where it brings more than the one that was bid."""
    assert view.contract is not None
    hand = holding(view.rules, view.hand)
    values = {key: value_of_bid(hand, contract_of(view, key), habits) for key in offer.keys}
    best = max(values, key=lambda key: values[key])
    better = values[best] > expected(hand, view.contract, habits)
    return Bid(best) if better else Pass()


def contract_of(view: View, key: str) -> Contract:
    """What is bid with this key; a word that is no contract takes over the highest bid."""
    if key not in view.rules.contracts:
        assert view.high is not None
        key = view.high[0]
    return view.rules.contracts[key]


class Holding:
    """A hand in the auction. What it is worth is reckoned once, for all contracts."""

    def __init__(self, rules: Rules, cards: Cards) -> None:
        self.rules, self.cards = rules, cards

    @cached_property
    def strength(self) -> float:
        """The card points that it brings its side."""
        return strength(self.rules, self.cards)

    @cached_property
    def spotless(self) -> float:
        """The chance that it wins no trick."""
        return spotless(self.rules, self.cards)

    def likely(self, line: Outlook) -> float:
        """The chance to win a contract that is decided by card points, with some care."""
        return line.winning(self.strength) - CARE

    def untouched(self, contract: Contract, sense: Begging) -> float:
        """The chance to win no trick; the less if the hand lies open."""
        return sense.base + sense.slope * self.spotless - sense.open * contract.opens_hand


@lru_cache(maxsize=64)
def holding(rules: Rules, cards: Cards) -> Holding:
    """A hand, remembered from one round of bids to the next."""
    return Holding(rules, cards)


def value_of_bid(hand: Holding, contract: Contract, habits: Habits) -> float:
    """What a bid brings in the mean; never enough where the house does not dare it."""
    line = outlook_of(habits.prospects, contract)
    if contract.aim == "points" and line is not None:  # else nobody has measured it
        dared = min(habits.dare, line.row.dare)
        if hand.likely(line) < dared:
            return NEVER
    begging = habits.begging
    if contract.aim == "no_trick" and hand.untouched(contract, begging) < begging.dare:
        return NEVER
    return expected(hand, contract, habits)


def expected(hand: Holding, contract: Contract, habits: Habits) -> float:
    """What a contract brings its declarer in the mean, in game points."""
    line = outlook_of(habits.prospects, contract)
    if contract.aim == "alone":
        return KLOP - KLOP_EXPOSED * exposure(hand.rules, hand.cards)
    if contract.aim == "no_trick":
        return contract.value * (2 * hand.untouched(contract, habits.begging) - 1)
    if contract.aim != "points" or line is None:  # all tricks: nothing that the house would dare
        return -float(contract.value)
    won = hand.likely(line)
    lost = (contract.index + line.row.level) or 1.0
    more = line.margin(hand.strength) if contract.adds_difference else 0.0
    return contract.value * (won - lost * (1 - won)) + more
