"""How well a world explains the cards that others have played, if they play as the club does.

A card's chance grows with its mark (``club_weights``); some cards nobody foresees.
"""

from math import exp, log

from search.kernel.club_weights import weighed
from search.kernel.jit import Rows, Words, compiled, lowest_bit
from search.kernel.layout import COUNT, TRUMP, TURN
from search.kernel.legal import legal
from search.kernel.moves import play

ONE = 1e6
SURPRISE = 0.1
"""How often a player plays any card."""
FOLLOWED, LED = 60.0, 120.0
"""By how much a mark must be higher that a card is played e times as often; leads tell less."""


@compiled
def explained(row: Words, deal: Words, line: Words, viewer: int) -> float:
    """The logarithm of the chance of a line, which is played; ``viewer`` is asked for none."""
    total = 0.0
    for number in range(len(line)):
        card = line[number]
        if deal[TURN] != viewer:
            suits, trumps = legal(row, deal)
            if (suits & (suits - 1)) | (trumps & (trumps - 1)) | int(suits != 0 and trumps != 0):
                total += log(chance(row, deal, suits, trumps, card))
        play(row, deal, card)
    return total


@compiled
def chance(row: Words, deal: Words, suits: int, trumps: int, played: int) -> float:
    """The chance that of these cards one is played."""
    own, number, total = weighed(row, deal, played), 0, 0.0
    heat = FOLLOWED if deal[COUNT] else LED
    for word in range(2):
        rest = trumps if word else suits
        while rest:
            card = lowest_bit(rest) + TRUMP * word
            rest &= rest - 1
            number += 1
            total += exp(min(50.0, (weighed(row, deal, card) - own) / heat))
    return SURPRISE / number + (1 - SURPRISE) / total


@compiled
def explained_all(rows: Rows, deals: Rows, line: Words, viewer: int, found: Words) -> None:
    """The same for many worlds, in millionths; they are played."""
    for number in range(len(deals)):
        found[number] = int(ONE * explained(rows[number], deals[number], line, viewer))
