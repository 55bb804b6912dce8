"""Card points of a pile: counted in threes, in fours, or in thirds of a point."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from engine.cards import Cards
from engine.pack import Pack


def count_in_threes(pack: Pack, cards: Cards) -> int:
    """Card points of a pile counted in groups of three (SLO-PTS-2).

    Each full group gives its values less 2, a remaining group of one or two its values less 1.
    """
    full, rest = divmod(cards.bit_count(), 3)
    return pack.value(cards) - 2 * full - (1 if rest else 0)


def in_threes(pack: Pack, cards: Cards) -> str:
    """Card points of a pile counted in threes, as people write them."""
    return str(count_in_threes(pack, cards))


def count_in_fours(pack: Pack, cards: Cards) -> int:
    """Card points of a pile counted in groups of four (LOM-COUNT-3).

    Each full group gives its values less 3, each card left over its value less 1.
    """
    full, rest = divmod(cards.bit_count(), 4)
    return pack.value(cards) - 3 * full - rest


def in_fours(pack: Pack, cards: Cards) -> str:
    """Card points of a pile counted in fours, as people write them."""
    return str(count_in_fours(pack, cards))


CountedBy = Literal["threes", "fours", "thirds"]
"""Groups of three or four, leftover cards rounded, or thirds of a point."""


@dataclass(frozen=True)
class Counting:
    """A way to count the card points of a pile, and how people write the result.

    The search kernel goes by ``by``, and refuses a word that it does not know.
    """

    by: CountedBy
    written: Callable[[Pack, Cards], str] = field(repr=False)


IN_THREES = Counting("threes", in_threes)
IN_FOURS = Counting("fours", in_fours)
