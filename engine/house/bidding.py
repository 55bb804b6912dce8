"""The auction of every game that has one: what each contract brings, and whether to dare it.

The table of prospects says how likely a hand makes a contract; here are the stakes.
"""

from functools import cached_property, lru_cache
from typing import NamedTuple, Protocol

from engine.actions import PASS, Action, Bid, Offer, Pass
from engine.cards import Cards
from engine.contracts import Contract
from engine.house.habits import Begging, Habits
from engine.house.hand_strength import exposure, spotless, strength
from engine.house.leaning import HAND, leaning
from engine.house.prospects import Outlook, outlook_of
from engine.rules import Rules
from engine.view import View

CARE = 0.03
"""A deduction from every chance: the highest bidder has mostly overrated their hand."""
KLOP, KLOP_EXPOSED = 17.0, 3.0
NEVER = float("-inf")
SPOTLESS, EXPOSURE = 0.05, 0.5
"""The chance to win no trick, and the exposure, that go with ``HAND`` in strength."""


def choose_bid(view: View, offer: Offer, habits: Habits, *, may_pass: bool) -> Action:
    """The contract that brings most, or a pass if none is worth it."""
    values = _values(view, offer, habits)
    best = max(values, key=values.__getitem__)
    return PASS if may_pass and values[best] <= habits.worth else Bid(best)


def choose_raise(view: View, offer: Offer, habits: Habits) -> Action:
    """A higher contract after the auction, if it brings more than the bid."""
    assert view.contract is not None
    values = _values(view, offer, habits)
    best = max(values, key=values.__getitem__)
    better = values[best] > expected(judged(view, habits, view.contract.key), view.contract, habits)
    return Bid(best) if better else Pass()


def _values(view: View, offer: Offer, habits: Habits) -> dict[str, float]:
    """By contract: the average gain of bidding it."""
    return {
        key: value_of_bid(judged(view, habits, key), contract_of(view, key), habits)
        for key in offer.keys
    }


def contract_of(view: View, key: str) -> Contract:
    """The contract bid with this key; a word that is no contract takes over the highest bid."""
    if key not in view.rules.contracts:
        assert view.high is not None
        key = view.high[0]
    return view.rules.contracts[key]


class Measured(Protocol):
    """The measures of a hand that bids depend on (``engine.house.hand_strength``).

    Worlds are weighed by what the house would bid in them: ``search.worlds.hands`` measures many
    hands at a time, and asks ``value_of_bid`` as the house does.
    """

    @property
    def strength(self) -> float:
        """The card points that it brings its side."""

    @property
    def spotless(self) -> float:
        """The chance that it wins no trick."""

    @property
    def exposure(self) -> float:
        """The likelihood of unwanted tricks."""


class Holding:
    """A hand, measured when first asked, once for all contracts."""

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

    @cached_property
    def exposure(self) -> float:
        """The likelihood of unwanted tricks."""
        return exposure(self.rules, self.cards)


def likely(hand: Measured, line: Outlook) -> float:
    """The chance to win a contract that is decided by card points, with some care."""
    return line.winning(hand.strength) - CARE


def untouched(hand: Measured, contract: Contract, sense: Begging) -> float:
    """The chance to win no trick; less if the hand lies open."""
    return sense.base + sense.slope * hand.spotless - sense.open * contract.opens_hand


@lru_cache(maxsize=64)
def holding(rules: Rules, cards: Cards) -> Holding:
    """A hand, remembered from one round of bids to the next."""
    return Holding(rules, cards)


class JudgedHand(NamedTuple):
    """A hand that a player takes for stronger or weaker than it is (``Measured``)."""

    strength: float
    spotless: float
    exposure: float


def judged(view: View, habits: Habits, choice: str) -> Measured:
    """The player's hand as they judge it for a choice.

    Half of what they misjudge is the same for all choices: else, with many bids, one of them would
    nearly always be overrated.
    """
    hand = holding(view.rules, view.hand)
    if not habits.mind:
        return hand
    lean = (leaning(habits, view, "") + leaning(habits, view, choice)) / 2
    return JudgedHand(
        hand.strength + HAND * lean,
        hand.spotless + SPOTLESS * lean,
        hand.exposure - EXPOSURE * lean,
    )


def value_of_bid(hand: Measured, contract: Contract, habits: Habits) -> float:
    """The average gain of a bid; never enough where the house does not dare it."""
    return expected(hand, contract, habits) if dares(hand, contract, habits) else NEVER


def dares(hand: Measured, contract: Contract, habits: Habits) -> bool:
    """Whether the chance to make a contract is good enough."""
    line = outlook_of(habits.prospects, contract)
    if contract.aim == "points" and line is not None:  # else it was never measured
        return likely(hand, line) >= min(habits.dare, line.row.dare)
    if contract.aim == "no_trick":
        return untouched(hand, contract, habits.begging) >= habits.begging.dare
    return True


def expected(hand: Measured, contract: Contract, habits: Habits) -> float:
    """The average gain of a contract for its declarer, in game points."""
    line = outlook_of(habits.prospects, contract)
    if contract.aim == "alone":
        return KLOP - KLOP_EXPOSED * hand.exposure
    if contract.aim == "no_trick":
        return contract.value * (2 * untouched(hand, contract, habits.begging) - 1)
    if contract.aim != "points" or line is None:  # all tricks: nothing that the house would dare
        return -float(contract.value)
    won = likely(hand, line)
    lost = (contract.index + line.row.level) or 1.0
    more = line.margin(hand.strength) if contract.adds_difference else 0.0
    return contract.value * (won - lost * (1 - won)) + more
