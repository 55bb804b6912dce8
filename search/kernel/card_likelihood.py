"""The likelihood of others' cards in a world, if they play much as people of the house do.

A card's chance grows with its mark, from the player's own seat (``policy``). How closely a player
follows such marks is unknown: some ways are weighed, from closely to not at all (``CARE``).
"""

from math import exp, log

from search.kernel.jit import Row, Rows, Tables, compiled, count_bits, entry
from search.kernel.layout import AIM, PLACES, POINTS_AIM, TRUMP, TURN
from search.kernel.legal import legal
from search.kernel.moves import play
from search.kernel.policy import ONE, fill_marks
from search.kernel.table_knowledge import note_card

MILLION = 1e6
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


@compiled
def score_line(
    row: Row,
    deal: Row,
    lacks: Row,
    line: Row,
    viewer: int,
    logs: Row,
    policy: Tables,
    work: Rows,
) -> None:
    """By place and way the logarithm of the chance of a line, in millionths; the line is played.

    The cards of ``viewer`` are left out. Rows for ``work`` (``policy.WORK``).
    """
    weights = policy[int(row[AIM] != POINTS_AIM)]
    for number in range(len(line)):
        card = line[number]
        suits, trumps = legal(row, deal)
        several = (suits & (suits - 1)) | (trumps & (trumps - 1)) | int(suits != 0 and trumps != 0)
        if several and deal[TURN] != viewer:
            cards = fill_marks(row, deal, lacks, suits, trumps, weights, work)
            below = (1 << (card & TRUMP - 1)) - 1
            place = count_bits(suits & below)
            if card >= TRUMP:
                place = count_bits(suits) + count_bits(trumps & below)
            for way in range(WAYS):
                likely = chance(work[1], cards, place, AS_TRAINED[way], SLIPS[way])
                logs[WAYS * deal[TURN] + way] += int(MILLION * log(likely))
        note_card(row, deal, lacks, card)
        play(row, deal, card)


@compiled
def chance(marks: Row, cards: int, place: int, heat: float, slips: float) -> float:
    """The chance that the card at a place among these is played."""
    total = 0.0
    for number in range(cards):
        total += exp(min(50.0, (marks[number] - marks[place]) / (ONE * ONE * heat)))
    return slips / cards + (1 - slips) / total


@entry
def score_lines(
    rows: Rows,
    deals: Rows,
    lacks: Rows,
    line: Row,
    viewer: int,
    logs: Rows,
    policy: Tables,
    work: Rows,
) -> None:
    """Score the line in many worlds: ``score_line`` for each."""
    for number in range(len(deals)):
        score_line(
            rows[number], deals[number], lacks[number], line, viewer, logs[number], policy, work
        )
