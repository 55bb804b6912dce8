"""Chance for play-outs: numbers from a seed, the same on every machine, and cards by chance."""

from search.kernel.jit import Row, bit_at, compiled, count_bits, lowest_bit
from search.kernel.layout import TRUMP

WORD = (1 << 62) - 1
STEP, MIXING = 0x2C1B3C6D0F4A7B35, 0x2545F4914F6CDD1D


@compiled
def number_below(chance: Row, limit: int) -> int:
    """A number from 0 to limit - 1; ``chance`` is a row of one number, and moves on.

    A counter with its bits well mixed: the next number need not wait for this one.
    """
    word = (chance[0] + STEP) & WORD
    chance[0] = word
    word = ((word ^ (word >> 31)) * MIXING) & WORD
    return ((word >> 31) * limit) >> 31


@compiled
def bit_by_chance(chance: Row, cards: int) -> int:
    """One card of a word that is not empty, as a bit."""
    return bit_at(cards, number_below(chance, count_bits(cards)))


@compiled
def card_by_chance(chance: Row, suits: int, trumps: int) -> int:
    """One card of a set that is not empty."""
    low = count_bits(suits)
    steps = number_below(chance, low + count_bits(trumps))
    high = -int(steps >= low)
    bit = bit_at(suits & ~high | trumps & high, steps - (low & high))
    return lowest_bit(bit) + (TRUMP & high)
