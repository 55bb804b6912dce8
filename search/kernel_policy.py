"""stub"""
from search.jit import Words, compiled, lowest_bit
from search.layout import TRUMP, WEIGHT

@compiled
def cheapest(row: Words, suits: int, trumps: int) -> int:
    """The card of the lowest weight, of equal ones the lowest."""
    best, least = -1, 1 << 30
    for word in range(2):
        rest = trumps if word else suits
        while rest:
            card = lowest_bit(rest) + TRUMP * word
            rest &= rest - 1
            if row[WEIGHT + card] < least:
                best, least = card, row[WEIGHT + card]
    return best

@compiled
def by_thumb(row: Words, deal: Words, suits: int, trumps: int) -> int:
    return cheapest(row, suits, trumps)
