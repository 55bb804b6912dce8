"""Chance for play-outs: numbers from a seed, the same on every machine, and cards by chance."""

from search.jit import Words, compiled, count_bits, lowest_bit
from search.layout import TRUMP

WORD = (1 << 62) - 1


@compiled
def number_below(chance: Words, limit: int) -> int:
    """A number from 0 to limit - 1; ``chance`` is a row of one number, and moves on (xorshift)."""
    word = chance[0]
    word ^= (word << 13) & WORD
    word ^= word >> 7
    word ^= (word << 17) & WORD
    chance[0] = word
    return (((word >> 8) & 0x7FFFFFFF) * limit) >> 31


@compiled
def card_by_chance(chance: Words, suits: int, trumps: int) -> int:
    """One card of a set that is not empty."""
    low = count_bits(suits)
    steps = number_below(chance, low + count_bits(trumps))
    rest, first = (suits, 0) if steps < low else (trumps, TRUMP)
    if first:
        steps -= low
    while steps:
        rest &= rest - 1
        steps -= 1
    return lowest_bit(rest) + first
