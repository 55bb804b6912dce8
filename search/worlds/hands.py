"""Many hands evaluated at a time, with the house's own numbers to the last bit.

A hand is a row of a table with a column for each card of the pack, so that a few operations measure
all. Weights, and the order of adding them up, are those of ``engine.house.hand_strength``.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from engine import Cards, Rules, each
from engine.house import hand_strength as house
from engine.pack import TRUMP_SUIT
from search.kernel.arrays import Floats, Numbers

Flags: TypeAlias = npt.NDArray[np.bool_]
"""By hand, or by hand and card: whether something holds."""


def table_of(hands: Sequence[Cards], cards: int) -> Flags:
    """By hand and card of a pack of this size: whether the hand has it."""
    size = (cards + 7) // 8
    whole = b"".join([hand.to_bytes(size, "big") for hand in hands])
    bits = np.frombuffer(whole, np.uint8).reshape(len(hands), size)
    return np.unpackbits(bits, axis=1)[:, ::-1][:, :cards].astype(bool)


class Columns(NamedTuple):
    """The columns of the cards that the house counts."""

    trumps: Numbers
    kings: Numbers
    suits: tuple[Numbers, ...]
    """Of each suit of the pack, trumps among them, in its order."""
    plain: tuple[Numbers, ...]
    """Of the suits that are no trumps, as an auction counts them."""
    voids: tuple[Numbers, ...]
    """Of the suits that hold no trump, as a beggar counts them."""
    tops: tuple[tuple[int, float], ...]
    """Trumps that are worth something beside being trumps."""
    high: Numbers
    """Trumps that mostly win a trick."""
    pagat: int


@lru_cache(maxsize=16)
def columns(rules: Rules) -> Columns:
    """The columns of the pack of some rules."""
    pack, trumps = rules.pack, rules.pack.trumps
    suits = pack.suits
    low = rules.mond >> 21 - house.HIGH_FROM
    return Columns(
        trumps=_places(trumps),
        kings=_places(rules.kings),
        suits=tuple(map(_places, suits.values())),
        plain=tuple(_places(cards) for name, cards in suits.items() if name != TRUMP_SUIT),
        voids=tuple(_places(cards) for cards in suits.values() if not cards & trumps),
        tops=tuple((card.bit_length() - 1, more) for card, more in house.high_trumps(pack)),
        high=np.array([c.bit_length() - 1 for c in each(trumps) if c >= low], np.int64),
        pagat=rules.pagat.bit_length() - 1,
    )


def _places(cards: Cards) -> Numbers:
    return np.array([card.bit_length() - 1 for card in each(cards)], np.int64)


class Hands:
    """Some hands by the same rules, each as it was dealt."""

    def __init__(self, rules: Rules, hands: Sequence[Cards]) -> None:
        self.rules, self.cards = rules, hands
        self.at = columns(rules)
        self.table = table_of(hands, len(rules.pack.codes))

    def __len__(self) -> int:
        return len(self.cards)

    def count(self, places: Numbers) -> Numbers:
        """By hand how many of these cards it holds."""
        counts: Numbers = self.table[:, places].sum(axis=1)
        return counts

    @cached_property
    def strength(self) -> Floats:
        """``engine.house.hand_strength.strength`` of each."""
        columns, table = self.at, self.table
        trumps = self.count(columns.trumps)
        worth: Floats = house.TRUMP * trumps + house.KING * self.count(columns.kings)
        for place, more in columns.tops:
            worth += np.where(table[:, place], more, 0.0)
        if self.rules.pagat:
            safe = table[:, columns.pagat] & (trumps >= house.LONG)
            worth += np.where(safe, house.PAGAT, 0.0)
        for suit in columns.plain:
            worth += _short(len(suit))[self.count(suit)]
        return worth

    @cached_property
    def exposure(self) -> Floats:
        """``engine.house.hand_strength.exposure`` of each."""
        terms = np.concatenate([self._exposed(suit) for suit in self.at.suits], axis=1)
        total: Floats = np.add.accumulate(terms, axis=1)[:, -1]
        return total

    def _exposed(self, suit: Numbers) -> Floats:
        """By hand and card of a suit: how likely it wins an unwanted trick."""
        held = self.table[:, suit]
        lower = np.cumsum(~held, axis=1)
        others = lower[:, -1:]
        place = np.cumsum(held, axis=1) - 1
        share = lower / np.maximum(others, 1) * np.where(others - lower > place, 1.0, 2.0)
        return np.where(held, share, 0.0)

    @cached_property
    def spotless(self) -> Floats:
        """``engine.house.hand_strength.spotless`` of each."""
        columns = self.at
        voids = sum((self.count(suit) == 0).astype(np.int64) for suit in columns.voids)
        worse = house.BY_EXPOSURE * self.exposure + house.BY_TRUMP * self.count(columns.trumps)
        worse += (house.BY_HIGH * self.count(columns.high) + house.BY_VOID * voids) + (
            house.BY_KING * self.count(columns.kings)
        )
        return np.clip(house.NO_TRICK - worse, 0.0, 1.0)


@lru_cache(maxsize=32)
def _short(length: int) -> Floats:
    """The worth of a suit of ``length`` cards, by the number held."""
    return np.array([house.SHORT.get(number, 0.0) for number in range(length + 1)])
