"""Play-outs: from a deal in play to its end, by chance or by rules of thumb, many in one call."""

from search.jit import Rows, Words, compiled
from search.kernel_chance import card_by_chance, number_below
from search.kernel_policy import by_thumb, cheapest
from search.kernel_rules import give, legal, play, to_give
from search.layout import DUE, NO_CARD, OVER

BY_CHANCE, BY_THUMB = 0, 1
ODDS = 256


@compiled
def play_to_the_end(
    row: Words, deal: Words, chance: Words, way: int, slips: int, line: Words
) -> int:
    """Play a deal out, in place; how many cards that took, gifts for the Fool included.

    ``way`` is BY_CHANCE or BY_THUMB, ``slips`` of ``ODDS`` cards fall by chance all the same.
    ``line`` takes the cards in order, as many as it has room for.
    """
    moves, room = 0, len(line)
    while deal[DUE] or not deal[OVER]:
        due = deal[DUE]
        suits, trumps = to_give(row, deal) if due else legal(row, deal)
        thinks = way == BY_THUMB and not (slips and number_below(chance, ODDS) < slips)
        if (suits & (suits - 1)) | (trumps & (trumps - 1)) == 0 and (suits == 0) != (trumps == 0):
            card = card_by_chance(chance, suits, trumps)
        elif not thinks:
            card = card_by_chance(chance, suits, trumps)
        elif due:
            card = cheapest(row, suits, trumps)
        else:
            card = by_thumb(row, deal, suits, trumps)
        if moves < room:
            line[moves] = card
        moves += 1
        if due:
            give(row, deal, card)
        else:
            play(row, deal, card)
    if moves < room:
        line[moves] = NO_CARD
    return moves


@compiled
def play_all(
    rows: Rows, deals: Rows, chance: Words, ways: Words, ends: Rows, lines: Rows
) -> int:
    """Play every deal out ``ways[2]`` times; ``ends`` and ``lines`` get a row for each.

    ``ways``: the way, the slips, and the times. ``rows`` has a row for each deal, or one for all.
    Returns the number of cards played.
    """
    moves, times = 0, ways[2]
    shared = len(rows) == 1
    for number in range(len(deals)):
        row = rows[0] if shared else rows[number]
        for time in range(times):
            end = ends[number * times + time]
            for place in range(len(end)):
                end[place] = deals[number][place]
            line = lines[number * times + time]
            moves += play_to_the_end(row, end, chance, ways[0], ways[1], line)
    return moves
