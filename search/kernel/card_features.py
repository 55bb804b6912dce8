"""The view of the player on turn, as the numbers of the features present: a network's input.

Public ones are the same in all worlds of a view; own ones depend on the hand. Of a card only its
place counts: the suit led comes first, then that of the called king. All games share the places,
though only the pack of 78 cards fills them.
"""

from search.kernel.jit import Row, compiled, count_bits, lowest_bit
from search.kernel.layout import (
    AIM,
    AT_TABLE,
    BEST,
    CALLED,
    COUNT,
    DECLARER,
    DONE,
    HANDS,
    LEADER,
    LED,
    PLACES,
    SIDE,
    SUIT,
    SUIT_MASK,
    TRICK,
    TRUMP,
    TURN,
    WEIGHT,
    WON,
)
from search.kernel.legal import legal
from search.kernel.table_knowledge import LACKS, LAID, SEEN, TAKEN

IN_SUIT, CARDS = 14, 78
"""The most cards of a suit, and of a pack."""
TRICKS, POT, POTS = 19, 8, 16
"""The most tricks of a deal; a trick's weight in steps of ``POT``, at most ``POTS`` of them."""

TRICK_NUMBER = 0
IN_TRICK = TRICK_NUMBER + TRICKS
"""The number of cards in the trick."""
KIND_LED = IN_TRICK + PLACES
"""Nothing, a suit, trumps."""
WINNING = KIND_LED + 3
"""The card that wins the trick, and its player's distance from the player on turn."""
WINNER = WINNING + CARDS
ON_TABLE = WINNER + PLACES
"""The cards of the trick, and then those that have fallen, by how far away their players sit."""
FALLEN = ON_TABLE + PLACES * CARDS
TURNED = FALLEN + PLACES * CARDS
"""Cards of the talon that all have seen and no player took."""
SET = TURNED + CARDS
"""The cards that the declarer took."""
VOID = SET + CARDS
"""By player: suits and trumps of which they have shown to have none."""
TRICKS_WON = VOID + PLACES * 5
"""By player."""
WHO_DECLARES = TRICKS_WON + PLACES * (TRICKS + 1)
SUIT_CALLED = WHO_DECLARES + PLACES
"""By its place, or none."""
KING_FELL = SUIT_CALLED + 5
SET_SIZE = KING_FELL + 1
"""By how many cards the declarer took, three at most."""
STAKE = SET_SIZE + 4
AIMS = STAKE + POTS
"""By the aim of the contract (``layout.AIM``)."""
HAND = AIMS + 4
MAY_PLAY = HAND + CARDS
LAID_AWAY = MAY_PLAY + CARDS
WITH_KING = LAID_AWAY + CARDS
"""On the side of the called king."""
FEATURES = WITH_KING + 1
SEEN_AT_ONCE = 200
"""Room for the features of a moment; their number comes first."""


@compiled
def suit_order(row: Row, deal: Row) -> int:
    """By suit its place, two bits each."""
    called, led = row[CALLED] >> 4, deal[LED] if deal[COUNT] else -1
    order = next_place = 0
    for turn in range(3):
        for suit in range(4):
            rank = 0 if suit == led else 1 if row[CALLED] >= 0 and suit == called else 2
            if rank == turn:
                order |= next_place << 2 * suit
                next_place += 1
    return order


@compiled
def place_of(order: int, card: int) -> int:
    """The place of a card."""
    if card >= TRUMP:
        return 4 * IN_SUIT + card - TRUMP
    return IN_SUIT * (order >> 2 * (card >> 4) & 3) + (card & SUIT - 1)


@compiled
def add(seen: Row, feature: int) -> None:
    """One more feature."""
    seen[0] += 1
    seen[seen[0]] = feature


@compiled
def add_cards(seen: Row, feature: int, order: int, suits: int, trumps: int) -> None:
    """The features of some cards."""
    while suits:
        add(seen, feature + place_of(order, lowest_bit(suits)))
        suits &= suits - 1
    while trumps:
        add(seen, feature + place_of(order, TRUMP + lowest_bit(trumps)))
        trumps &= trumps - 1


@compiled
def add_public(row: Row, deal: Row, known: Row, fell: Row, seen: Row) -> None:
    """The public features, from the seat on turn; ``fell``: by place the cards played."""
    order, player = suit_order(row, deal), deal[TURN]
    led = deal[LED] if deal[COUNT] else -1
    seen[0] = 0
    add(seen, TRICK_NUMBER + deal[DONE])
    add(seen, IN_TRICK + deal[COUNT])
    add(seen, KIND_LED + (0 if led < 0 else 1 if led < 4 else 2))
    add_trick(row, deal, order, seen)
    turned, trumps_turned = known[SEEN], known[SEEN + 1]
    players = row[AT_TABLE]
    for away in range(players):
        other = (player + away) % players
        suits, trumps = fell[2 * other], fell[2 * other + 1]
        add_cards(seen, FALLEN + away * CARDS, order, suits, trumps)
        turned, trumps_turned = turned & ~suits, trumps_turned & ~trumps
        add(seen, TRICKS_WON + away * (TRICKS + 1) + deal[WON + other])
        for suit in range(4):
            if known[LACKS + 2 * other] >> SUIT * suit & SUIT_MASK:
                add(seen, VOID + 5 * away + (order >> 2 * suit & 3))
        if known[LACKS + 2 * other + 1]:
            add(seen, VOID + 5 * away + 4)
    add_cards(seen, TURNED, order, turned, trumps_turned)
    add_contract(row, deal, known, order, seen)


@compiled
def add_trick(row: Row, deal: Row, order: int, seen: Row) -> None:
    """The cards on the table."""
    points = 0
    for number in range(deal[COUNT]):
        card, away = deal[TRICK + number], (deal[LEADER] + number - deal[TURN]) % row[AT_TABLE]
        add(seen, ON_TABLE + away * CARDS + place_of(order, card))
        points += row[WEIGHT + card]
        if number == deal[BEST]:
            add(seen, WINNING + place_of(order, card))
            add(seen, WINNER + away)
    add(seen, STAKE + max(0, min(POTS - 1, points // POT)))


@compiled
def add_contract(row: Row, deal: Row, known: Row, order: int, seen: Row) -> None:
    """The contract and its declarer, as far as they are public."""
    suits, trumps, called = known[TAKEN], known[TAKEN + 1], row[CALLED]
    add_cards(seen, SET, order, suits, trumps)
    add(seen, AIMS + row[AIM])
    add(seen, SET_SIZE + min(3, count_bits(suits) + count_bits(trumps)))
    add(seen, WHO_DECLARES + (row[DECLARER] - deal[TURN]) % row[AT_TABLE])
    add(seen, SUIT_CALLED + (order >> 2 * (called >> 4) & 3 if called >= 0 else 4))
    if called >= 0 and known[SEEN] >> called & 1:
        add(seen, KING_FELL)


@compiled
def add_private(row: Row, deal: Row, known: Row, seen: Row) -> None:
    """The private features of the player on turn."""
    order, player = suit_order(row, deal), deal[TURN]
    seen[0] = 0
    add_cards(seen, HAND, order, deal[HANDS + 2 * player], deal[HANDS + 2 * player + 1])
    suits, trumps = legal(row, deal)
    add_cards(seen, MAY_PLAY, order, suits, trumps)
    if player == row[DECLARER]:
        add_cards(seen, LAID_AWAY, order, known[LAID], known[LAID + 1])
    if row[CALLED] >= 0 and row[SIDE] >> player & 1:
        add(seen, WITH_KING)
