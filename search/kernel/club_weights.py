"""The club's (the house's usual player's) weights of cards where points decide, for play-outs.

All is in 48ths of a point. The formulas and their numbers are those of ``engine.house.cardplay``
and ``worth_in_hand``. But in an imagined world hands lie open: we know who can win a trick, just
not whether they will.
"""

from search.kernel.jit import Row, compiled, count_bits, highest_bit
from search.kernel.layout import (
    AT_TABLE,
    BEST,
    CALLED,
    COUNT,
    DECLARER,
    FOOL,
    HANDS,
    KING_CARDS,
    LEADER,
    LED,
    MOND,
    MOND_COSTS,
    PAGAT,
    SUIT,
    SUIT_MASK,
    TRICK,
    TRUMP,
    TURN,
    WEIGHT,
)
from search.kernel.legal import beats, playable, suit_of
from search.kernel.score_facts import side
from search.kernel.thumb import can_beat, pot

POINT = 48
"""A weight is a third of a point; shares of a trick are counted in 16ths."""
OURS, THEIRS, LIKELY, RISKY, OPEN = 16, -16, 10, -11, 0
"""The share of a trick that a side may hope for: all of it, none, and between."""
TRUMP_KEPT, MASTER, KING_KEPT, VOID_SOON = 24, 432, 29, 72
DRAW, OWN_SUIT, FORCE = 38, 24, 96
PAGAT_KEPT, ULTIMO, PAGAT_DIES = 48, 576, 768
MOND_DIES = 480
MOND_FEARED = 2
PAGAT_LATE = 5


@compiled
def weight_of(row: Row, deal: Row, card: int) -> int:
    """The gain of the trick for the player's side, less the card's worth in hand."""
    player, to_come = deal[TURN], row[AT_TABLE] - deal[COUNT] - 1
    stake = pot(row, deal) + row[WEIGHT + card] + to_come
    mark = prospect(row, deal, card) * stake - worth_kept(row, deal, player, card)
    if row[MOND_COSTS]:
        mark -= mond_risk(row, deal, card)
    return mark if deal[COUNT] else mark + lead_bonus(row, deal, player, card)


@compiled
def prospect(row: Row, deal: Row, card: int) -> int:
    """The share of the trick that the player's side may expect once this card lies in it."""
    player, best, led, friend = deal[TURN], card, suit_of(card), True
    if deal[COUNT]:
        led, lying = deal[LED], deal[TRICK + deal[BEST]]
        if not beats(row, card, lying):
            holder = deal[LEADER] + deal[BEST]
            holder -= row[AT_TABLE] if holder >= row[AT_TABLE] else 0
            best, friend = lying, side(row, holder) == side(row, player)
    ours = theirs = False
    for step in range(1, row[AT_TABLE] - deal[COUNT]):
        other = player + step
        other -= row[AT_TABLE] if other >= row[AT_TABLE] else 0
        if can_beat(row, deal, other, best, led):
            mine = side(row, other) == side(row, player)
            ours, theirs = ours or mine, theirs or not mine
    if friend:
        return (OPEN if ours else RISKY) if theirs else OURS
    return (OPEN if theirs else LIKELY) if ours else THEIRS


@compiled
def worth_kept(row: Row, deal: Row, player: int, card: int) -> int:
    """The worth of a card that stays in hand."""
    suits, trumps = playable(row, deal, player)
    if card < TRUMP:
        king = (row[KING_CARDS] >> card) & 1
        alone = suits & (SUIT_MASK << (SUIT * (card >> 4))) == 1 << card
        worth = KING_KEPT * king - VOID_SOON * int(alone and trumps != 0)
    else:
        worth = 0 if card == row[PAGAT] else trump_kept(row, deal, player, card, trumps)
    if trumps >> (row[PAGAT] - TRUMP) & 1 and card != row[PAGAT]:
        left = count_bits(suits) + count_bits(trumps) - 1
        mine = count_bits(trumps) - 1 - int(card >= TRUMP)
        worth -= pagat_later(mine, count_bits(trumps_of_others(row, deal, player)), left)
    return worth


@compiled
def trumps_of_others(row: Row, deal: Row, player: int) -> int:
    """The trumps in all other hands."""
    trumps = 0
    for other in range(row[AT_TABLE]):
        trumps |= deal[HANDS + 2 * other + 1] * int(other != player)
    return trumps


@compiled
def trump_kept(row: Row, deal: Row, player: int, card: int, trumps: int) -> int:
    """The worth of a trump: the more others it beats, the more."""
    others = trumps_of_others(row, deal, player)
    out = count_bits(others)
    beaten = count_bits(others & ((1 << (card - TRUMP)) - 1)) + 1
    worth = TRUMP_KEPT + MASTER * beaten * beaten // ((out + 1) * (out + 1))
    masters = count_bits(trumps >> (highest_bit(others) + 1))
    if masters > out:
        worth = worth * out // masters
    fool = (others >> (row[FOOL] - TRUMP)) & 1
    if row[MOND_COSTS] and fool and card == row[MOND]:
        worth -= MOND_DIES // count_bits(trumps)
    return worth


@compiled
def pagat_later(mine: int, others: int, left: int) -> int:
    """The worth of keeping the pagat: the ultimo, less the cost of losing it."""
    hope = 100
    if others:
        odds = 75 + (67 + 116 // max(left, 1)) * mine - (40 + 104 // max(left, 1)) * others
        hope = 50 + 50 * odds // (100 + abs(odds))
    late = max(0, PAGAT_LATE - left)
    late *= 100 * late // ((PAGAT_LATE - 1) * (PAGAT_LATE - 1))
    hopeful = max(PAGAT_KEPT * (100 - late), ULTIMO * hope) // 100
    return hopeful - PAGAT_DIES * late * (100 - hope) // 10000


@compiled
def mond_risk(row: Row, deal: Row, card: int) -> int:
    """The cost of the mond if the Fool falls on it, and the gain of the Fool by that."""
    on_turn, penalty = deal[TURN], POINT * row[MOND_COSTS]
    for place in range(deal[COUNT]):
        player = deal[LEADER] + place
        player -= row[AT_TABLE] if player >= row[AT_TABLE] else 0
        if card == row[FOOL] and deal[TRICK + place] == row[MOND]:
            return penalty // 2 if side(row, player) == side(row, on_turn) else -penalty // 2
        if card == row[MOND] and deal[TRICK + place] == row[FOOL]:
            return penalty
    if card != row[MOND]:
        return 0
    led = deal[LED] if deal[COUNT] else suit_of(card)
    for step in range(1, row[AT_TABLE] - deal[COUNT]):
        other = on_turn + step
        other -= row[AT_TABLE] if other >= row[AT_TABLE] else 0
        holds = (deal[HANDS + 2 * other + 1] >> (row[FOOL] - TRUMP)) & 1
        if holds and can_beat(row, deal, other, card, led):
            return penalty // MOND_FEARED
    return 0


@compiled
def lead_bonus(row: Row, deal: Row, player: int, card: int) -> int:
    """The gain of leading a suit beyond the trick itself."""
    declarer = row[DECLARER]
    declaring = declarer >= 0 and side(row, player) == 1
    if card >= TRUMP:
        trump_count = count_bits(deal[HANDS + 2 * player + 1])
        long = trump_count * 3 >= count_bits(trumps_of_others(row, deal, player))
        return DRAW if declaring and long else -DRAW
    same = SUIT_MASK << (SUIT * (card >> 4))
    if player == declarer and row[CALLED] >= 0 and row[CALLED] >> 4 == card >> 4:
        return OWN_SUIT
    if declaring or declarer < 0:
        return 0
    return 0 if deal[HANDS + 2 * declarer] & same else FORCE
