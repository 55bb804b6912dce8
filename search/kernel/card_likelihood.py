"""How well a world explains the cards that others have played, if they play much as the club does.

A card's chance grows with its mark from the player's own seat (``own_view``). How closely somebody
follows such marks nobody knows: some ways are weighed, from close to not at all (``CARE``).
"""

from math import exp, log

from search.kernel.jit import Row, Rows, compiled, entry, lowest_bit
from search.kernel.layout import COUNT, PLACES, TRUMP, TURN
from search.kernel.legal import legal
from search.kernel.moves import play
from search.kernel.own_view import MARKS, Chances, noted, seen_from, thought

ONE = 1e6
CARE = (0.4, 0.4, 0.2)
"""How likely somebody plays carefully, so so, or any card."""
SLIPS = (0.06, 0.25, 1.0)
"""How often each of these plays any card."""
FOLLOWED, LED = (30.0, 70.0, 70.0), (45.0, 110.0, 110.0)
"""By how much a mark must be higher that a card is played e times as often; leads tell less."""
WAYS = 3
FOUND = PLACES * WAYS
"""Numbers found for each world."""


@compiled
def explained(
    row: Row, deal: Row, known: Row, mind: Chances, line: Row, viewer: int, found: Row
) -> None:
    """By place and way the logarithm of the chance of a line, in millionths; it is played.

    ``viewer`` is asked for none of it.
    """
    for number in range(len(line)):
        card = line[number]
        if deal[TURN] != viewer:
            suits, trumps = legal(row, deal)
            if (suits & (suits - 1)) | (trumps & (trumps - 1)) | int(suits != 0 and trumps != 0):
                thought(row, deal, known, mind)
                at, cards, own = WAYS * deal[TURN], 0, 0.0
                for word in range(2):
                    rest = trumps if word else suits
                    while rest:
                        one = lowest_bit(rest) + TRUMP * word
                        rest &= rest - 1
                        mark = seen_from(row, deal, known, mind, one)
                        mind[MARKS + cards] = mark
                        own = mark if one == card else own
                        cards += 1
                for way in range(WAYS):
                    heat = FOLLOWED[way] if deal[COUNT] else LED[way]
                    found[at + way] += int(ONE * log(chance(mind, cards, own, heat, SLIPS[way])))
        noted(deal, known, card)
        play(row, deal, card)


@compiled
def chance(mind: Chances, cards: int, own: float, heat: float, slips: float) -> float:
    """The chance that of these cards the one with this mark is played."""
    total = 0.0
    for number in range(cards):
        total += exp(min(50.0, (mind[MARKS + number] - own) / heat))
    return slips / cards + (1 - slips) / total


@entry
def explained_all(
    rows: Rows, deals: Rows, known: Rows, mind: Chances, line: Row, viewer: int, found: Rows
) -> None:
    """The same for many worlds."""
    for number in range(len(deals)):
        explained(rows[number], deals[number], known[number], mind, line, viewer, found[number])
