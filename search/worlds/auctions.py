"""Vectorised bidding of the house: for which of many hands would it make this bid or call?

It asks the house's own formulas (``engine.house.bidding``), each once for all hands that measure
the same: they alone say what the house dares, and what a contract brings.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, cast

import numpy as np

from engine import Action, Bid, Call, Cards, Offer, Pass, Rules, View, choose, each, variant
from engine.house.bidding import NEVER, Measured, contract_of, dares, expected, value_of_bid
from engine.house.habits import CLUB, NOVICE, PLAIN, Habits
from search.kernel.arrays import Floats, Numbers
from search.worlds.hands import Flags, Hands

KINDS = {kind.name: kind for kind in (CLUB, PLAIN, NOVICE)}
BIDS, RAISES = "auction", "raise"
"""The phases in which contracts are bid."""
UNHARMED, LESS_EXPOSED = 0.03, 0.15
"""By point that a hand is thought stronger: how much likelier to win no trick, and less exposed."""


class Statement(NamedTuple):
    """A bid or a call, and what the player saw then, apart from their hand."""

    view: View
    action: Action

    @property
    def others(self) -> int:
        """The number of all that could have been said."""
        return sum(offer.size for offer in self.view.offers)


class MeasuredHand(NamedTuple):
    """A hand as its player measures it."""

    strength: float = 0.0
    spotless: float = 0.0
    exposure: float = 0.0


class ShiftedHands:
    """Hands as seen by players who think each of them some points better."""

    def __init__(self, hands: Hands, shifts: Sequence[float]) -> None:
        self.hands, self.shifts = hands, np.array(shifts)[:, None]
        self.strengths, where = np.unique(hands.strength + self.shifts, return_inverse=True)
        self.strength_at: Numbers = where.reshape(len(shifts), len(hands))
        self.spotless: Floats = np.clip(hands.spotless + UNHARMED * self.shifts, 0.0, 1.0)
        self.exposure: Floats = hands.exposure - LESS_EXPOSED * self.shifts
        self._worths: dict[_ByStrength, Floats] = {}
        """By contract and kind what it brings, by shift and hand."""

    @property
    def shape(self) -> tuple[int, int]:
        """The numbers of shifts and of hands."""
        return len(self.shifts), len(self.hands)

    def says(self, word: Statement, kind: Habits) -> Flags:
        """By shift and hand whether this kind of house player would say that."""
        view = word.view
        offers = {offer.kind: offer for offer in view.offers}
        if isinstance(word.action, Call):
            flags = self._calls(view, offers[Call], word.action.card, kind)
        elif Bid in offers and _compares(view, kind):
            return self._bids(word, offers[Bid], kind, may_pass=Pass in offers)
        else:
            chosen = [choose(view._replace(hand=hand), kind) for hand in self.hands.cards]
            flags = np.array([action == word.action for action in chosen])
        return np.broadcast_to(flags, self.shape)

    # What is bid ---------------------------------------------------------------------------------

    def _bids(self, word: Statement, offer: Offer, kind: Habits, *, may_pass: bool) -> Flags:
        view, habits = word.view, habits_of(word.view.rules, kind)
        values = self.values(view, offer.keys, kind)
        best = values.argmax(axis=0)
        highest = values.max(axis=0)
        if view.phase == RAISES:
            assert view.contract is not None
            silent: Flags = highest <= self._expected(view.contract.key, view.rules, kind)
        else:
            silent = (highest <= habits.worth) & may_pass
        if not isinstance(word.action, Bid):
            return silent
        said: Flags = ~silent & (best == offer.keys.index(word.action.key))
        return said

    def values(self, view: View, keys: Sequence[str], kind: Habits) -> Floats:
        """By what may be bid, shift and hand: what it brings (``value_of_bid``)."""
        worths = np.empty((len(keys), *self.shape))
        for place, key in enumerate(keys):
            contract, habits = contract_of(view, key), habits_of(view.rules, kind)
            if contract.aim == "points":
                by_strength = _by_strength(view.rules, kind.name, contract.key, True)
                worths[place] = self._of_strength(by_strength)
            else:
                whole = cast(Measured, self)  # plain arithmetic: it takes arrays as well
                value = expected(whole, contract, habits)
                worths[place] = np.where(dares(whole, contract, habits), value, NEVER)
        return worths

    def _expected(self, key: str, rules: Rules, kind: Habits) -> Floats:
        contract = rules.contracts[key]
        if contract.aim == "points":
            return self._of_strength(_by_strength(rules, kind.name, key, False))
        return np.broadcast_to(
            expected(cast(Measured, self), contract, habits_of(rules, kind)), self.shape
        )

    def _of_strength(self, cache: "_ByStrength") -> Floats:
        if cache not in self._worths:
            self._worths[cache] = cache.worths(self.strengths).take(self.strength_at)
        return self._worths[cache]

    # What is called ------------------------------------------------------------------------------

    def _calls(self, view: View, offer: Offer, called: Cards, kind: Habits) -> Flags:
        """By hand whether the house calls that king with it (``engine.house.exchange``)."""
        sense, pack = habits_of(view.rules, kind).exchange, view.rules.pack
        kings, marks = list(each(offer.cards)), []
        for king in kings:
            suit = np.array([c.bit_length() - 1 for c in each(pack.suits[pack.suit(king)])])
            held_king, queen = (
                self.hands.table[:, king.bit_length() - 1 - below] for below in (0, 1)
            )
            mark = sense.call_queen * queen - abs(self.hands.count(suit) - sense.call_length)
            marks.append(mark - OWN * held_king)
        chosen: Flags = np.array(marks).argmax(axis=0) == kings.index(called)
        return chosen


OWN = 1000.0
"""A king of one's own is called only where all are."""


def habits_of(rules: Rules, kind: Habits) -> Habits:
    """The habits of a kind of house player under these rules."""
    return variant(rules.variant).habits_of(kind, rules.players)


def _compares(view: View, kind: Habits) -> bool:
    """Whether the house compares what contracts bring (``choose_bid``), having measured it."""
    return view.phase in (BIDS, RAISES) and bool(habits_of(view.rules, kind).prospects.rows)


class _ByStrength:
    """By strength: what a contract brings; computed once for each."""

    def __init__(self, rules: Rules, kind: Habits, key: str, *, dared: bool) -> None:
        self._contract, self._habits = rules.contracts[key], habits_of(rules, kind)
        self._ask = value_of_bid if dared else expected
        self._cached = np.full(1, np.inf), np.zeros(1)
        """The strengths asked about so far, in ascending order, and the worth of each."""

    def worths(self, strengths: Floats) -> Floats:
        """The worth of the contract with each of some strengths, which are in ascending order."""
        cached, worths = self._cached
        places = cached.searchsorted(strengths)
        if not np.array_equal(cached.take(places, mode="clip"), strengths):
            cached, worths = self._cached = self._with(strengths)
            places = cached.searchsorted(strengths)
        return worths.take(places)

    def _with(self, strengths: Floats) -> tuple[Floats, Floats]:
        cached, worths = self._cached
        missing = np.setdiff1d(strengths, cached, assume_unique=True)
        more = [
            self._ask(MeasuredHand(strength), self._contract, self._habits)
            for strength in missing.tolist()
        ]
        order = np.concatenate((cached, missing)).argsort()
        return np.concatenate((cached, missing))[order], np.concatenate((worths, more))[order]


@lru_cache(maxsize=256)
def _by_strength(rules: Rules, kind: str, key: str, dared: bool) -> _ByStrength:
    return _ByStrength(rules, KINDS[kind], key, dared=dared)
