"""Play-outs: from a deal to its end, by chance, rules of thumb or a policy, many in one call."""

from search.kernel.chance import bit_by_chance, card_by_chance, number_below
from search.kernel.club_weights import weight_of
from search.kernel.jit import Row, Rows, Tables, compiled, count_bits, entry, lowest_bit
from search.kernel.layout import (
    AIM,
    AT_TABLE,
    BEST,
    COUNT,
    DONE,
    DUE,
    HANDS,
    LEADER,
    LED,
    NO_CARD,
    OVER,
    PLAIN,
    POINTS_AIM,
    STATE,
    STRAW,
    SUIT,
    SUIT_LED_WINS,
    SUIT_MASK,
    TRICK,
    TRUMP,
    TURN,
    WEIGHT,
    WINS,
)
from search.kernel.legal import legal, suit_of
from search.kernel.moves import close_trick, give, play, to_give
from search.kernel.policy import by_policy
from search.kernel.table_knowledge import LACKS, note_card
from search.kernel.thumb import NOTHING, cheapest, mark_of, trick_state

BY_CHANCE, BY_THUMB = 0, 15
"""Players by rules of thumb, a bit a place: none, all."""
ODDS = 256


@compiled
def play_to_the_end(
    row: Row,
    deal: Row,
    chance: Row,
    way: int,
    slips: int,
    line: Row,
    lacks: Row,
    policy: Tables,
    work: Rows,
) -> int:
    """Play a deal out, in place; return the number of cards, gifts for the Fool included.

    ``way`` has a bit for each place that thinks; there ``slips`` of ``ODDS`` cards fall by chance,
    too. ``line`` takes the cards in order, as many as it has room for. If there is a ``policy``,
    those who think play by it: by its first table for points, by its second for other aims. Rows:
    what players lack (``table_knowledge``), and some for work (``policy``).
    """
    moves, room = 0, len(line)
    like_people, aim = len(policy) > 0, int(row[AIM] != POINTS_AIM)
    while deal[DUE] or not deal[OVER]:
        due = deal[DUE]
        suits, trumps = to_give(row, deal) if due else legal(row, deal)
        thinks = (way >> deal[TURN]) & 1 and not (slips and number_below(chance, ODDS) < slips)
        if not thinks:
            card = card_by_chance(chance, suits, trumps)
        elif due:
            card = cheapest(row, suits, trumps)
        elif like_people:
            card = by_policy(row, deal, lacks, suits, trumps, chance, policy[aim], work)
        else:
            card = by_thumb(row, deal, suits, trumps)
        if moves < room:
            line[moves] = card
        moves += 1
        if due:
            give(row, deal, card)
        else:
            if like_people:
                note_card(row, deal, lacks, card)
            play(row, deal, card)
    return moves


@compiled
def by_thumb(row: Row, deal: Row, suits: int, trumps: int) -> int:
    """The card with the best mark, of equal ones the lowest."""
    best, most = NO_CARD, NOTHING
    as_club = row[AIM] == POINTS_AIM and not row[STRAW]
    how = 0 if as_club else trick_state(row, deal)
    for word in range(2):
        rest = trumps if word else suits
        while rest:
            card = lowest_bit(rest) + TRUMP * word
            rest &= rest - 1
            mark = weight_of(row, deal, card) if as_club else mark_of(row, deal, card, how)
            if mark > most:
                best, most = card, mark
    return best


@compiled
def trick_by_chance(row: Row, deal: Row, chance: Row, line: Row, moves: int) -> None:
    """A whole trick by chance where the rules are plain: quicker than card by card.

    There is no jump in it that depends on a card.
    """
    leader, led, best, place = deal[LEADER], 0, NO_CARD, 0
    suits = trumps = points = 0
    same = outranks = -1
    players, records = row[AT_TABLE], moves + row[AT_TABLE] <= len(line)
    for number in range(players):
        low, high = deal[HANDS + 2 * leader], deal[HANDS + 2 * leader + 1]
        follows = low & same
        is_trump = -int(follows == 0) & -int(high != 0)
        if number == 0:
            few = count_bits(low)
            is_trump = -int(number_below(chance, few + count_bits(high)) >= few)
        bit = bit_by_chance(chance, high & is_trump | (follows or low) & ~is_trump)
        card = lowest_bit(bit) + (TRUMP & is_trump)
        low_bit, high_bit = bit & ~is_trump, bit & is_trump
        deal[HANDS + 2 * leader], deal[HANDS + 2 * leader + 1] = low ^ low_bit, high ^ high_bit
        suits |= low_bit
        trumps |= high_bit
        points += row[WEIGHT + card]
        deal[TRICK + number] = card
        if records:
            line[moves + number] = card
        wins = int(follows != 0) | is_trump & outranks and card > best
        best, place = (card, number) if wins else (best, place)
        if number == 0:
            led = suit_of(card)
            same = SUIT_MASK << (SUIT * (led & 3)) & ~is_trump
            outranks = is_trump | -int(row[WINS] != SUIT_LED_WINS)
        leader = leader + 1 if leader + 1 < players else 0
    deal[LED], deal[COUNT], deal[BEST] = led, players, place
    close_trick(row, deal, suits, trumps, points)


@compiled
def play_interleaved(
    row: Row, deals: Rows, lines: Rows, first: int, behind: int, chance: Row
) -> int:
    """Play some deals by chance where the rules are plain, a trick of each in turn; cards played.

    While the processor waits for what comes of one deal, it plays on in the next.
    """
    moves, before, left = 0, deals[first][DONE], 1
    while left:
        left = 0
        for number in range(first, behind):
            deal = deals[number]
            if not deal[OVER]:
                played = (deal[DONE] - before) * row[AT_TABLE]
                trick_by_chance(row, deal, chance, lines[number], played)
                moves += row[AT_TABLE]
                left += 1 - deal[OVER]
    return moves


@entry
def play_all(
    rows: Rows,
    deals: Rows,
    chance: Row,
    ways: Row,
    ends: Rows,
    lines: Rows,
    lacks: Rows,
    policy: Tables,
    work: Rows,
) -> int:
    """Play every deal out ``ways[2]`` times; ``ends`` and ``lines`` get a row for each.

    ``ways``: the way, the slips, and the times. ``rows`` has a row for each deal, or one for all;
    ``lacks`` one for each, and one to work in. Returns the number of cards played.
    """
    moves, times = 0, ways[2]
    shared, shown = len(rows) == 1, lacks[len(lacks) - 1]
    for number in range(len(deals)):
        row, start = rows[0] if shared else rows[number], deals[number]
        first, behind = number * times, (number + 1) * times
        for end in range(first, behind):
            for place in range(STATE):
                ends[end][place] = start[place]
        if ways[0] == BY_CHANCE and row[PLAIN] and start[COUNT] == 0:
            moves += play_interleaved(row, ends, lines, first, behind, chance)
        else:
            for end in range(first, behind):
                if len(policy):
                    for place in range(LACKS):
                        shown[place] = lacks[number][place]
                moves += play_to_the_end(
                    row, ends[end], chance, ways[0], ways[1], lines[end], shown, policy, work
                )
    return moves
