"""How likely each legal card is to be played, from the player's own seat.

A network of one layer: ``UNITS`` sums of what is known of the moment and of a card
(``policy_facts``), each fact times its weight; what is below 0 is not handed on. The mark of a card
is what they come to, and a card is e times as likely for each mark more.

Marks are whole numbers, the same on every machine. A weight is counted in parts of ``ONE``, and
``LANES`` of them stand in one word, 16 bits each: so a fact counts for them at once.
"""

from math import exp
from typing import TypeAlias

from search.kernel.chance import number_below
from search.kernel.jit import Row, Rows, compiled, entry, lowest_bit
from search.kernel.layout import TRICKS, TRUMP, TRUMPS, TURN
from search.kernel.legal import playable
from search.kernel.policy_facts import CARD, MOMENT, fill_card, fill_moment, hand_of_others

Sums: TypeAlias = tuple[int, int, int, int]
"""A word for each ``LANES`` units."""
LANES, WORDS = 4, 4
UNITS = LANES * WORDS
ONE = 512
ADDED, OF_CARD = MOMENT, MOMENT + 1
"""Rows of weights, one for each fact: those of the moment, what is added in any case, those of a
card, and last those of the units, a cell for each."""
OF_UNITS = OF_CARD + CARD
WEIGHTS = OF_UNITS + WORDS
FIRST_CARD = 2
"""Rows for work: the facts of the moment, the marks of the cards, the facts of each card."""
WORK = FIRST_CARD + TRICKS, MOMENT
"""The size of that table: nobody chooses among more cards than there are tricks."""
GRAIN = 1 << 20
"""The likeliest card counts so much where one is drawn."""


@compiled
def by_policy(
    row: Row, deal: Row, lacks: Row, suits: int, trumps: int, chance: Row, weights: Rows, work: Rows
) -> int:
    """One of the legal cards, each as often as it is likely."""
    if (suits & (suits - 1)) | (trumps & (trumps - 1)) == 0 and (suits == 0 or trumps == 0):
        return lowest_bit(suits) if suits else TRUMP + lowest_bit(trumps)
    cards = fill_marks(row, deal, lacks, suits, trumps, weights, work)
    marks, total = work[1], 0
    most = marks[0]
    for number in range(1, cards):
        most = max(most, marks[number])
    for number in range(cards):
        total += int(GRAIN * exp((marks[number] - most) / (ONE * ONE)))
        marks[number] = total
    drawn, number = number_below(chance, total), 0
    while marks[number] <= drawn:
        number += 1
        if suits:
            suits &= suits - 1
        else:
            trumps &= trumps - 1
    return lowest_bit(suits) if suits else TRUMP + lowest_bit(trumps)


@compiled
def fill_marks(
    row: Row, deal: Row, lacks: Row, suits: int, trumps: int, weights: Rows, work: Rows
) -> int:
    """Put down the marks of the legal cards, suits first; their number."""
    cards, marks, added = fill_facts(row, deal, lacks, suits, trumps, work), work[1], weights[ADDED]
    begun = added[0], added[1], added[2], added[3]
    of_moment = summed(work[0], weights, 0, MOMENT, begun)
    for number in range(cards):
        a, b, c, d = summed(work[FIRST_CARD + number], weights, OF_CARD, CARD, of_moment)
        marks[number] = (
            handed_on(a, weights[OF_UNITS])
            + handed_on(b, weights[OF_UNITS + 1])
            + handed_on(c, weights[OF_UNITS + 2])
            + handed_on(d, weights[OF_UNITS + 3])
        )
    return cards


@entry
def fill_facts(row: Row, deal: Row, lacks: Row, suits: int, trumps: int, work: Rows) -> int:
    """Put down the facts of the moment and of each legal card, suits first; their number."""
    player, cards = deal[TURN], 0
    low, high = playable(row, deal, player)
    low_out, high_out = hand_of_others(row, deal, player)
    trumps_out = high_out & row[TRUMPS]
    fill_moment(row, deal, lacks, low, high, high_out, work[0])
    for word in range(2):
        rest = trumps if word else suits
        while rest:
            card, facts = lowest_bit(rest) + TRUMP * word, work[FIRST_CARD + cards]
            rest &= rest - 1
            hand, may_play, out = (high, trumps, high_out) if word else (low, suits, low_out)
            fill_card(row, deal, lacks, card, hand, may_play, out, trumps_out, facts)
            cards += 1
    return cards


@compiled
def summed(facts: Row, weights: Rows, first: int, many: int, begun: Sums) -> Sums:
    """The sums of some facts, each times its weights, with what they begin with."""
    a, b, c, d = begun
    for number in range(many):
        times = facts[number]
        if times:
            by = weights[first + number]
            a, b, c, d = a + times * by[0], b + times * by[1], c + times * by[2], d + times * by[3]
    return a, b, c, d


@compiled
def handed_on(word: int, weights: Row) -> int:
    """The sum of the units of a word, each times its weight; those below 0 count nothing."""
    total = 0
    for lane in range(LANES):
        value = ((word & 0xFFFF) ^ 0x8000) - 0x8000
        word = (word - value) >> 16
        total += max(0, value) * weights[lane]
    return total
