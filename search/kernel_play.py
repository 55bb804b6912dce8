"""Play-outs: from a deal in play to its end, by chance or by rules of thumb, many in one call."""

from search.jit import Rows, Words, compiled, lowest_bit
from search.kernel_chance import card_by_chance, number_below
from search.kernel_legal import beats, legal, plainly, suit_of
from search.kernel_policy import NOTHING, cheapest, marked, stand
from search.kernel_rules import close_trick, give, play, to_give
from search.kernel_thumb import weighed
from search.layout import (
    AIM,
    AT_TABLE,
    BEST,
    COUNT,
    DUE,
    EXCHANGE,
    HANDS,
    LEADER,
    LED,
    NO_CARD,
    OVER,
    PLAIN,
    POINTS_AIM,
    STATE,
    STRAW,
    TRICK,
    TRUMP,
    TURN,
    WEIGHT,
)

BY_CHANCE, BY_THUMB = 0, 15
"""Who plays by rules of thumb, a bit a place: nobody, all."""
ODDS = 256


@compiled
def play_to_the_end(
    row: Words, deal: Words, chance: Words, way: int, slips: int, line: Words
) -> int:
    """Play a deal out, in place; how many cards that took, gifts for the Fool included.

    ``way`` has a bit for each place that thinks; there ``slips`` of ``ODDS`` cards fall by
    chance, too.
    ``line`` takes the cards in order, as many as it has room for.
    """
    moves, room = 0, len(line)
    while deal[DUE] or not deal[OVER]:
        if way == BY_CHANCE and row[PLAIN] and deal[COUNT] == 0:
            moves += trick_by_chance(row, deal, chance, line, moves)
            continue
        due = deal[DUE]
        suits, trumps = to_give(row, deal) if due else legal(row, deal)
        thinks = (way >> deal[TURN]) & 1 and not (slips and number_below(chance, ODDS) < slips)
        if not thinks:
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
    return moves


@compiled
def by_thumb(row: Words, deal: Words, suits: int, trumps: int) -> int:
    """The card with the best mark, of equal ones the lowest."""
    best, most = NO_CARD, NOTHING
    as_club = row[AIM] == POINTS_AIM and not row[STRAW] and not row[EXCHANGE]
    how = 0 if as_club else stand(row, deal)
    for word in range(2):
        rest = trumps if word else suits
        while rest:
            card = lowest_bit(rest) + TRUMP * word
            rest &= rest - 1
            mark = weighed(row, deal, card) if as_club else marked(row, deal, card, how)
            if mark > most:
                best, most = card, mark
    return best


@compiled
def trick_by_chance(row: Words, deal: Words, chance: Words, line: Words, moves: int) -> int:
    """A whole trick by chance where the rules are plain: the same as card by card, and quicker."""
    at, led, best, place = deal[LEADER], -1, NO_CARD, 0
    suits = trumps = points = 0
    players, told = row[AT_TABLE], moves + row[AT_TABLE] <= len(line)
    for number in range(players):
        low, high = plainly(led, deal[HANDS + 2 * at], deal[HANDS + 2 * at + 1])
        card = card_by_chance(chance, low, high)
        word, bit = card >> 6, 1 << (card & 63)
        deal[HANDS + 2 * at + word] ^= bit
        deal[TRICK + number] = card
        if told:
            line[moves + number] = card
        points += row[WEIGHT + card]
        suits |= bit & (word - 1)
        trumps |= bit & -word
        led = suit_of(card) if number == 0 else led
        wins = number == 0 or beats(row, card, best)
        best, place = (card, number) if wins else (best, place)
        at = at + 1 if at + 1 < players else 0
    deal[LED], deal[COUNT], deal[BEST] = led, players, place
    close_trick(row, deal, suits, trumps, points)
    return players


@compiled
def play_all(rows: Rows, deals: Rows, chance: Words, ways: Words, ends: Rows, lines: Rows) -> int:
    """Play every deal out ``ways[2]`` times; ``ends`` and ``lines`` get a row for each.

    ``ways``: the way, the slips, and the times. ``rows`` has a row for each deal, or one for all.
    Returns the number of cards played.
    """
    moves, times = 0, ways[2]
    shared = len(rows) == 1
    for number in range(len(deals)):
        row, start = rows[0] if shared else rows[number], deals[number]
        for time in range(times):
            end = ends[number * times + time]
            for place in range(STATE):
                end[place] = start[place]
            line = lines[number * times + time]
            moves += play_to_the_end(row, end, chance, ways[0], ways[1], line)
    return moves
