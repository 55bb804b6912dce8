"""The facts on which a finished deal's score depends, as one number: equal numbers score alike.

The score itself is the engine's (``settle``); here is only what could matter to it. The
number has several parts, such as card points (``LEFT``); mostly the score is the sum of what each
of them brings (``settle.SEVERAL``).
"""

from search.kernel.jit import Row, Rows, compiled, entry, lowest_bit
from search.kernel.layout import (
    AIM,
    ALONE,
    ASTRAY,
    AT_TABLE,
    BIRDS_FELL,
    DECLARER,
    DONE,
    FOOL,
    KEEPS,
    KING_CARDS,
    KING_FELL,
    LEADER,
    LOOSE,
    MOND,
    MOND_FELL,
    NEEDED,
    PAGAT,
    PAGAT_FELL,
    PILES,
    POINTS,
    ROS_FELL,
    SIDE,
    STRAW,
    TRUMP,
    WEIGHT,
    WHOLE,
    WON,
)

POINTS_SIZE = 10
POINTS_BITS = (1 << POINTS_SIZE) - 1
"""The points of the first side, as weights."""
SWEEP_BITS = 3 << 10
"""Whether one side has won every trick."""
REMAINDER_BITS = 1 << 12
"""Whether the called king has won its trick, and with it what was left of the talon."""
OWNER_BITS = 63 << 13
"""The winners of any trick, and of the last: discards go by that."""
LEFT = (1 << 19) - 1
DECLARER_BITS = 3 << 19
TRULA_BITS, KINGS_BITS = 3 << 21, 3 << 23
MOND_BITS = 63 << 25
KING_BITS, PAGAT_BITS = 15 << 31, 63 << 35
EXTRA_BITS = 0xFFFF << 41
LOOSE_TRULA_BITS, LOOSE_KINGS_BITS = 3 << 57, 3 << 59
"""The sides whose part of the rest of the talon has some of them."""
ALL_BITS = (1 << 62) - 1

WORTHLESS, DEAREST = 1, 13
"""The weight of a card that counts nothing, and of a king, where cards count in threes."""


@compiled
def side(row: Row, place: int) -> int:
    """1: the first side."""
    return (row[SIDE] >> place) & 1


@compiled
def facts(row: Row, deal: Row) -> int:
    """The number of a finished deal."""
    if row[AIM] == ALONE:
        return of_each(row, deal)
    number = points_of_side(row, deal) | sweep(row, deal) << 10
    number |= ((deal[KING_FELL] >> 5) & 1) << 12 | winners(row, deal) << 13
    declarer = row[DECLARER]
    if declarer >= 0:
        won = deal[WON + declarer]
        number |= (int(won > 0) + int(won == deal[DONE])) << 19
    trula = 1 << (row[FOOL] - TRUMP) | 1 << (row[MOND] - TRUMP) | 1 << (row[PAGAT] - TRUMP)
    number |= sides_with(row, deal, 0, trula) << 21
    number |= sides_with(row, deal, row[KING_CARDS], 0) << 23
    number |= mond_bits(row, deal) << 25 | king_bits(row, deal) << 31
    number |= pagat_bits(row, deal) << 35
    if row[KEEPS] & EXTRA_BITS:
        extra = deal[BIRDS_FELL] | deal[ROS_FELL] << 12 if row[STRAW] else low_card(row, deal)
        number |= extra << 41
    number |= (deal[LOOSE] >> POINTS_SIZE) << 57
    return number & row[KEEPS]


@compiled
def outcome(row: Row, deal: Row) -> int:
    """The number of a deal that is over: ``facts`` without what can no longer matter."""
    number = facts(row, deal)
    if row[NEEDED]:
        points = (number & POINTS_BITS) + (deal[LOOSE] & POINTS_BITS)
        return number & ~POINTS_BITS | int(points >= row[NEEDED])
    if not row[WHOLE]:
        return number
    return number & ~POINTS_BITS | points_class(row, number & POINTS_BITS)


@compiled
def points_class(row: Row, points: int) -> int:
    """One number for all weights of equal card points: thirds are rounded (SLO-PTS-2).

    Unplayed cards go to one side together, so the total including them is rounded, too: the weight
    of each card is a third above whole points, whichever it is (``row``).
    """
    return (points + 1) // 3 + (points + row[ASTRAY] + 1) // 3


@compiled
def of_each(row: Row, deal: Row) -> int:
    """Points and tricks of every place, where each plays alone."""
    number = 0
    for place in range(row[AT_TABLE]):
        number |= deal[POINTS + place] << 9 * place
        number |= deal[WON + place] << (36 + 5 * place)
    return number


@compiled
def points_of_side(row: Row, deal: Row) -> int:
    """The weights of the first side together."""
    points = 0
    for place in range(row[AT_TABLE]):
        points += deal[POINTS + place] * side(row, place)
    return points


@compiled
def sweep(row: Row, deal: Row) -> int:
    """1: the first side has won all tricks, 2: the other; 0: neither."""
    won = 0
    for place in range(row[AT_TABLE]):
        won += deal[WON + place] * side(row, place)
    return int(won == deal[DONE]) | int(won == 0) << 1


@compiled
def winners(row: Row, deal: Row) -> int:
    """The places that have won a trick, as bits, and the winner of the last."""
    bits = deal[LEADER] << 4
    for place in range(row[AT_TABLE]):
        bits |= int(deal[WON + place] > 0) << place
    return bits


@compiled
def sides_with(row: Row, deal: Row, suits: int, trumps: int) -> int:
    """The sides that have these cards of those played: 1 the first, 2 the other, 3 both."""
    bits = 0
    for place in range(row[AT_TABLE]):
        if deal[PILES + 2 * place] & suits or deal[PILES + 2 * place + 1] & trumps:
            bits |= 2 - side(row, place)
    return bits


@compiled
def mond_bits(row: Row, deal: Row) -> int:
    """The player who lost the mond to a trick with the Fool, its winner, and the winning card."""
    fell = deal[MOND_FELL]
    if fell == 0:
        return 0
    fool, winner = side(row, (fell >> 3) & 3), side(row, (fell >> 5) & 3)
    return (fell & 7) | fool << 3 | winner << 4 | (fell >> 7) << 5


@compiled
def king_bits(row: Row, deal: Row) -> int:
    """Which side won the called king, whether by itself, and whether in the last trick."""
    fell = deal[KING_FELL]
    if fell == 0:
        return 0
    last = int(fell >> 6 == deal[DONE] - 1)
    return 1 | side(row, (fell >> 3) & 3) << 1 | ((fell >> 5) & 1) << 2 | last << 3


@compiled
def pagat_bits(row: Row, deal: Row) -> int:
    """The pagat in the last trick, or caught before; else nothing."""
    fell = deal[PAGAT_FELL]
    if fell == 0:
        return 0
    player = (fell >> 1) & 3
    player_side, winner_side = side(row, player), side(row, (fell >> 3) & 3)
    if fell >> 6 == deal[DONE] - 1:
        by_declarer = int(player == row[DECLARER])
        return 1 | player_side << 1 | winner_side << 2 | ((fell >> 5) & 1) << 3 | by_declarer << 4
    return 32 | winner_side << 2 if player_side != winner_side else 0


@compiled
def low_card(row: Row, deal: Row) -> int:
    """The lowest weight among the declarer's tricks (ROM-KING-10); a dear card by its number.

    Then it matters which it is, and how many kings the side has.
    """
    declarer = row[DECLARER]
    least, which = 0, 0
    for word in range(2):
        rest = deal[PILES + 2 * declarer + word]
        while rest:
            card = lowest_bit(rest) + TRUMP * word
            rest &= rest - 1
            if least == 0 or row[WEIGHT + card] < least:
                least, which = row[WEIGHT + card], card
            if least == WORTHLESS:
                return least
    return least | (which << 4 if least == DEAREST else 0)


@entry
def facts_of_all(rows: Rows, ends: Rows, times: int, numbers: Row) -> None:
    """The numbers of finished deals, ``times`` of them from each deal that has a row of its own."""
    shared = len(rows) == 1
    for number in range(len(ends)):
        row = rows[0] if shared else rows[number // times]
        numbers[number] = outcome(row, ends[number])
