"""The likelihood of others' cards in a world, if they play much as people of the house do.

A card's chance grows with a network's mark of it, from the player's own seat (``card_network``).
How closely a player follows such marks is unknown: some ways are weighed, from closely to not at
all (``CARE``).
"""

from math import exp, log

from search.kernel.card_features import place_of, suit_order
from search.kernel.card_network import Floats, Table, hidden_layers, willingness
from search.kernel.jit import Row, Rows, compiled, entry, lowest_bit
from search.kernel.layout import PLACES, TRUMP, TURN
from search.kernel.legal import legal
from search.kernel.moves import play
from search.kernel.table_knowledge import note_card

ONE = 1e6
CARE, ALIKE = (0.2, 0.2, 0.6), 0.9
"""The chances that a player plays carefully, so-so, or any card; and that all others at a table
play alike. Any card is thought likely: who does not play so shows it soon."""
SLIPS = (0.06, 0.3, 1.0)
"""By way of playing: how often any card is played."""
AS_TRAINED = (1.0, 1.6, 1.6)
"""The increase of a mark that makes a card e times as likely."""
WAYS = 3
FOUND = PLACES * WAYS
"""Numbers found for each world."""
MARKS = 32
"""Room for the marks of all cards that may be played."""


@compiled
def fill_marks(
    row: Row, deal: Row, layers: Table, last: Table, card: int, marks: Floats
) -> tuple[int, float]:
    """Put down the marks of all cards that may be played; their number, and the mark of one."""
    suits, trumps = legal(row, deal)
    order, cards, played_mark = suit_order(row, deal), 0, 0.0
    for word in range(2):
        rest = trumps if word else suits
        while rest:
            candidate = lowest_bit(rest) + TRUMP * word
            rest &= rest - 1
            mark = willingness(layers, last, place_of(order, candidate))
            marks[cards] = mark
            played_mark = mark if candidate == card else played_mark
            cards += 1
    return cards, played_mark


@compiled
def score_line(
    row: Row,
    deal: Row,
    known: Row,
    line: Row,
    viewer: int,
    logs: Row,
    seen: Row,
    first: Table,
    second: Table,
    last: Table,
    sums: Table,
    layers: Table,
    marks: Floats,
) -> None:
    """By place and way the logarithm of the chance of a line, in millionths; the line is played.

    The cards of ``viewer`` are left out. The network is as in ``card_network``, ``sums`` its
    public part by card of the line.
    """
    for number in range(len(line)):
        card = line[number]
        suits, trumps = legal(row, deal)
        several = (suits & (suits - 1)) | (trumps & (trumps - 1)) | int(suits != 0 and trumps != 0)
        if several and deal[TURN] != viewer:
            hidden_layers(row, deal, known, seen, first, second, sums[number], layers)
            cards, played_mark = fill_marks(row, deal, layers, last, card, marks)
            for way in range(WAYS):
                likely = chance(marks, cards, played_mark, AS_TRAINED[way], SLIPS[way])
                logs[WAYS * deal[TURN] + way] += int(ONE * log(likely))
        note_card(row, deal, known, card)
        play(row, deal, card)


@compiled
def chance(marks: Floats, cards: int, played_mark: float, heat: float, slips: float) -> float:
    """The chance that the card with mark ``played_mark`` is played of these cards."""
    total = 0.0
    for number in range(cards):
        total += exp(min(50.0, (marks[number] - played_mark) / heat))
    return slips / cards + (1 - slips) / total


@entry
def score_lines(
    rows: Rows,
    deals: Rows,
    known: Rows,
    line: Row,
    viewer: int,
    logs: Rows,
    seen: Row,
    first: Table,
    second: Table,
    last: Table,
    sums: Table,
    layers: Table,
    marks: Floats,
) -> None:
    """Score the line in many worlds: ``score_line`` for each."""
    for number in range(len(deals)):
        score_line(
            rows[number], deals[number], known[number], line, viewer, logs[number],
            seen, first, second, last, sums, layers, marks,
        )  # fmt: skip
