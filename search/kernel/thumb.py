"""Rules of thumb for play-outs: each legal card gets a mark, and the best is played.

They see all hands, as a play-out is played with open cards in an imagined world. "Sure" is what
nobody can beat.
"""

from search.kernel.jit import Row, compiled, count_bits, lowest_bit
from search.kernel.layout import (
    AIM,
    ALL_TRICKS,
    ALONE,
    AT_TABLE,
    BEST,
    COUNT,
    DECLARER,
    FOOL,
    FOOL_LOSES,
    LEADER,
    LED,
    MOND,
    NO_CARD,
    NO_TRICK,
    PAGAT,
    POINTS_AIM,
    SUIT,
    SUIT_LED_WINS,
    SUIT_MASK,
    TRICK,
    TRUMP,
    TRUMPS,
    TURN,
    WEIGHT,
    WINS,
)
from search.kernel.legal import beats, playable, suit_of
from search.kernel.score_facts import side

NOTHING = -(1 << 30)
TEMPO = 40
"""The worth of leading to the next trick."""


@compiled
def trick_state(row: Row, deal: Row) -> int:
    """The state of the trick for the side on turn: 1, if it is theirs, plus 2, if that is sure."""
    if deal[COUNT] == 0 or row[AIM] != POINTS_AIM:
        return 0
    friend = side_has_it(row, deal, deal[TURN])
    sure = unbeaten(row, deal, deal[TRICK + deal[BEST]], deal[LED], friend)
    return int(friend) | int(sure) << 1


@compiled
def mark_of(row: Row, deal: Row, card: int, how: int) -> int:
    """The mark of a card, by the aim of the contract. ``how``: its ``trick_state``."""
    aim = row[AIM]
    if aim == POINTS_AIM:
        return (
            mark_following(row, deal, card, how) if deal[COUNT] else mark_leading(row, deal, card)
        )
    if aim == ALL_TRICKS:
        return mark_grabbing(row, deal, card)
    if aim == NO_TRICK and deal[TURN] != row[DECLARER]:
        return mark_hunting(row, deal, card)
    return mark_shunning(row, deal, card)


@compiled
def cheapest(row: Row, suits: int, trumps: int) -> int:
    """The card of the lowest weight; among equal ones the lowest card."""
    best, least = NO_CARD, -NOTHING
    for word in range(2):
        rest = trumps if word else suits
        while rest:
            card = lowest_bit(rest) + TRUMP * word
            rest &= rest - 1
            if row[WEIGHT + card] < least:
                best, least = card, row[WEIGHT + card]
    return best


@compiled
def side_has_it(row: Row, deal: Row, player: int) -> bool:
    """Whether the trick so far belongs to a player's side."""
    holder = deal[LEADER] + deal[BEST]
    holder -= row[AT_TABLE] if holder >= row[AT_TABLE] else 0
    return side(row, holder) == side(row, player)


@compiled
def can_beat(row: Row, deal: Row, player: int, card: int, led: int) -> bool:
    """Whether a player who is still to play could take the lead from a card."""
    suits, trumps = playable(row, deal, player)
    trumps &= row[TRUMPS]
    if led < 0:
        led = suit_of(card)
    if led < 4:
        same = suits & (SUIT_MASK << (SUIT * led))
        if same:
            return card < TRUMP and same >> card > 1
        if row[WINS] == SUIT_LED_WINS:
            return False
    if card == row[FOOL] and row[WINS] == FOOL_LOSES:
        return True
    return trumps != 0 if card < TRUMP else trumps >> (card - TRUMP) > 1


@compiled
def unbeaten(row: Row, deal: Row, card: int, led: int, for_own_side: bool) -> bool:
    """Whether no opponent still to play can beat a card of this trick.

    ``own``: the card belongs to the side on turn, else to their opponents.
    """
    player, players = deal[TURN], row[AT_TABLE]
    mine = side(row, player)
    for step in range(1, players - deal[COUNT]):
        other = player + step
        other -= players if other >= players else 0
        alone = row[AIM] == ALONE
        if (alone or (side(row, other) == mine) != for_own_side) and can_beat(
            row, deal, other, card, led
        ):
            return False
    return True


@compiled
def dearness(row: Row, card: int) -> int:
    """The cost of giving up a card beside its points: high trumps win other tricks."""
    if card < TRUMP:
        return card & 7
    if card in (row[FOOL], row[MOND]):
        return 110
    return 6 + 3 * (card - TRUMP)


@compiled
def pot(row: Row, deal: Row) -> int:
    """The weight of the trick so far."""
    weight = 0
    for place in range(deal[COUNT]):
        weight += row[WEIGHT + deal[TRICK + place]]
    return weight


@compiled
def mark_following(row: Row, deal: Row, card: int, how: int) -> int:
    """For points: win cheaply what opponents hold, give to a partner's sure trick, else duck."""
    weight, cost = row[WEIGHT + card], dearness(row, card)
    wins = beats(row, card, deal[TRICK + deal[BEST]])
    friend = how & 1 == 1
    if how == 3:
        return 16 * weight - cost - (100 if wins and card >= TRUMP else 0)
    if wins and unbeaten(row, deal, card, deal[LED], True):
        return 16 * (pot(row, deal) + weight) + TEMPO - cost
    if wins and not friend:
        return 4 * pot(row, deal) - 12 * weight - cost
    return -(8 if friend else 16) * weight - cost


@compiled
def mark_leading(row: Row, deal: Row, card: int) -> int:
    """For points: what cannot be beaten, trumps from a long hand, else low from a short suit."""
    weight, player = row[WEIGHT + card], deal[TURN]
    suits, trumps = playable(row, deal, player)
    long = count_bits(trumps)
    if unbeaten(row, deal, card, -1, True):
        return 16 * weight + 3 * long if card < TRUMP else 16 + 3 * long - dearness(row, card) // 4
    if card >= TRUMP:
        spared = 100 if card == row[PAGAT] else 0
        return 6 * long - 60 - 16 * weight - dearness(row, card) // 2 - spared
    short = count_bits(suits & (SUIT_MASK << (SUIT * (card >> 4))))
    return 20 - 16 * weight - 6 * short


@compiled
def danger(card: int) -> int:
    """The likelihood that a card wins a trick."""
    return 8 * (card & 15) if card < TRUMP else 64 + 8 * (card - TRUMP)


@compiled
def mark_shunning(row: Row, deal: Row, card: int) -> int:
    """Against tricks: stay below with what is high; what must win goes low, at the end high."""
    weight = row[WEIGHT + card]
    if deal[COUNT] == 0:
        return -danger(card) - (400 if unbeaten(row, deal, card, -1, True) else 0)
    if not beats(row, card, deal[TRICK + deal[BEST]]):
        return 500 + danger(card) + 8 * weight
    if unbeaten(row, deal, card, deal[LED], True):
        return danger(card) - 16 * weight
    return 200 - danger(card)


@compiled
def mark_hunting(row: Row, deal: Row, card: int) -> int:
    """Against a declarer who shuns tricks: below them, and high where it does not matter."""
    if deal[COUNT] == 0:
        caught = can_beat(row, deal, row[DECLARER], card, -1)
        return (300 if caught else 0) - danger(card)
    place = row[DECLARER] - deal[LEADER]
    place += row[AT_TABLE] if place < 0 else 0
    wins = beats(row, card, deal[TRICK + deal[BEST]])
    if place > deal[COUNT]:
        return -danger(card)
    if place == deal[BEST] and wins:
        return -500 - danger(card)
    return danger(card)


@compiled
def mark_grabbing(row: Row, deal: Row, card: int) -> int:
    """For or against all tricks: win, surely if possible."""
    if deal[COUNT] and not beats(row, card, deal[TRICK + deal[BEST]]):
        return -danger(card)
    led = deal[LED] if deal[COUNT] else -1
    if unbeaten(row, deal, card, led, True):
        return 1000 + (danger(card) if deal[COUNT] == 0 else -danger(card))
    return danger(card)
