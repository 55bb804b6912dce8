"""Sets of cards as plain integers: one bit a card, and a card is the set of one card."""

from collections.abc import Iterator
from typing import TypeAlias

Cards: TypeAlias = int

NONE: Cards = 0


def each(cards: Cards) -> Iterator[Cards]:
    """The cards of a set one by one, lowest bit first.

    >>> list(each(0b1010))
    [2, 8]
    """
    while cards:
        lowest = cards & -cards
        yield lowest
        cards ^= lowest


def highest(cards: Cards) -> Cards:
    """The card with the highest bit; of an empty set the empty set.

    >>> highest(0b0110)
    4
    """
    return 1 << cards.bit_length() - 1 if cards else NONE


def union(sets: "tuple[Cards, ...] | list[Cards] | Iterator[Cards]") -> Cards:
    """The union of the sets."""
    together = NONE
    for cards in sets:
        together |= cards
    return together
