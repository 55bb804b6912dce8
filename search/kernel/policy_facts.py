"""The view of the player on turn as a few numbers: of the moment, and of each card (``policy``).

They are what a player may know, with one exception: cards that are out are counted in the other
hands alone, so unseen talon cards and discards count as gone. A Fool that never wins is no trump,
and worth nothing to anybody else: its owner takes it back, but for the rare one who wins no trick.
All are small and whole. A function that fills some of them has their places in its code, and what
they say beside them.
"""

from search.kernel.jit import Row, compiled, count_bits, highest_bit
from search.kernel.layout import (
    AIM,
    ALL_TRICKS,
    ALONE,
    AT_TABLE,
    BEST,
    CALLED,
    COUNT,
    DECLARER,
    DONE,
    EXCHANGE,
    FOOL,
    HANDS,
    KING_CARDS,
    KING_FELL,
    LEADER,
    LED,
    MOND,
    NO_CARD,
    NO_TRICK,
    PAGAT,
    SIDE,
    SUIT,
    SUIT_MASK,
    TRICK,
    TRUMP,
    TRUMPS,
    TURN,
    WEIGHT,
)
from search.kernel.legal import beats, place_of, playable, suit_of
from search.kernel.table_knowledge import lacks_suit
from search.kernel.thumb import pot

MOMENT, CARD = 42, 30
"""How many numbers say what a moment, and a card, is like."""

UNKNOWN, FRIEND, FOE = range(3)
"""The standing of another player with the one on turn, as far as they know."""
LATE = 5
"""The cards in hand at which the end is near."""


@compiled
def standing(row: Row, deal: Row, player: int, other: int) -> int:
    """The standing of a player with this one: until a called king falls, few know everybody's."""
    if row[AIM] == ALONE:
        return FOE
    mine, theirs = row[SIDE] >> player & 1, row[SIDE] >> other & 1
    called = row[CALLED]
    hidden = called >= 0 and deal[KING_FELL] == 0 and not holds_called(row, deal, player)
    if hidden and not (other == row[DECLARER] and not mine):
        return UNKNOWN
    return FRIEND if mine == theirs else FOE


@compiled
def holds_called(row: Row, deal: Row, player: int) -> bool:
    """Whether a player has the called king."""
    return row[CALLED] >= 0 and deal[HANDS + 2 * player] >> max(row[CALLED], 0) & 1 == 1


@compiled
def hand_of_others(row: Row, deal: Row, player: int) -> tuple[int, int]:
    """The cards in all other hands."""
    suits = trumps = 0
    for other in range(row[AT_TABLE]):
        if other != player:
            low, high = playable(row, deal, other)
            suits |= low
            trumps |= high
    return suits, trumps


# A moment -----------------------------------------------------------------------------------------


@compiled
def fill_moment(
    row: Row, deal: Row, lacks: Row, suits: int, trumps: int, out: int, facts: Row
) -> None:
    """The numbers of the moment. A hand in two words, and the trumps of all others."""
    fill_seat(row, deal, facts)
    fill_hand(row, suits, trumps, out, facts)
    fill_trick(row, deal, facts)
    fill_to_come(row, deal, lacks, facts)
    fill_trula(row, trumps, out, facts)
    fill_called(row, deal, facts)
    declarer = row[DECLARER]
    facts[37] = int(declarer >= 0 and lacks_suit(lacks, max(declarer, 0), 4))


@compiled
def fill_seat(row: Row, deal: Row, facts: Row) -> None:
    """When it is to play, and in which role."""
    player, count, declarer = deal[TURN], deal[COUNT], row[DECLARER]
    ours = row[SIDE] >> player & 1
    facts[0] = int(count == 0)  # leads
    facts[1] = int(count == row[AT_TABLE] - 1)  # plays last
    facts[2] = row[AT_TABLE] - count - 1  # who come after
    facts[3] = int(count > 0 and deal[LED] == 4)  # trumps were led
    facts[4] = int(player == declarer)
    facts[5] = int(declarer >= 0 and player != declarer and ours == 1)  # helps the declarer
    facts[6] = int(declarer >= 0 and ours == 0)  # defends
    facts[7] = int(row[AIM] == NO_TRICK)
    facts[8] = int(row[AIM] == ALL_TRICKS)
    facts[9] = int(row[AIM] == ALONE)
    facts[15] = int(deal[DONE] == 0)  # first trick


@compiled
def fill_hand(row: Row, suits: int, trumps: int, out: int, facts: Row) -> None:
    """The hand, and the trumps that are out."""
    mine, others = count_bits(trumps & row[TRUMPS]), count_bits(out & row[TRUMPS])
    held, longest = 0, 0
    for suit in range(4):
        many = count_bits(suits & SUIT_MASK << SUIT * suit)
        held += int(many > 0)
        longest = max(longest, many)
    left = count_bits(suits) + count_bits(trumps)
    facts[10] = left
    facts[11] = mine
    facts[12] = others
    facts[13] = held  # suits
    facts[14] = longest  # of them
    facts[16] = max(0, LATE - left)
    facts[17] = max(0, 3 * mine - others)  # has more than a third of what is out
    facts[38] = count_bits(suits & row[KING_CARDS])
    facts[39] = int(held == 0)
    facts[40] = int(mine == 0)
    facts[41] = int(others == 0)


@compiled
def fill_trick(row: Row, deal: Row, facts: Row) -> None:
    """The trick so far: whose it is, and its weight."""
    for place in range(18, 23):
        facts[place] = 0
    if deal[COUNT] and deal[LED] >= 0:
        holder = deal[LEADER] + deal[BEST]
        holder -= row[AT_TABLE] if holder >= row[AT_TABLE] else 0
        known = standing(row, deal, deal[TURN], holder)
        facts[18] = int(known == FRIEND)
        facts[19] = int(known == FOE)
        facts[20] = int(holder == row[DECLARER])
        facts[21] = stake(row, deal)
        facts[22] = int(deal[LED] < 4 and deal[TRICK + deal[BEST]] >= TRUMP)  # was trumped


@compiled
def stake(row: Row, deal: Row) -> int:
    """The weight of the trick so far, without a Fool that its owner takes back (LOM-FOOL-5)."""
    weight = pot(row, deal)
    for place in range(deal[COUNT] if row[EXCHANGE] else 0):
        weight -= row[WEIGHT + row[FOOL]] if deal[TRICK + place] == row[FOOL] else 0
    return weight


@compiled
def fill_to_come(row: Row, deal: Row, lacks: Row, facts: Row) -> None:
    """The players to come: their standing, and who lacks the suit led but perhaps not trumps."""
    player, led = deal[TURN], deal[LED] if deal[COUNT] else -1
    for place in range(23, 28):
        facts[place] = 0
    for step in range(1, row[AT_TABLE] - deal[COUNT]):
        other = player + step
        other -= row[AT_TABLE] if other >= row[AT_TABLE] else 0
        known = standing(row, deal, player, other)
        facts[23] += int(known == FRIEND)
        facts[24] += int(known == FOE)
        facts[25] += int(other == row[DECLARER])
        if led >= 0 and lacks_suit(lacks, other, led) and not lacks_suit(lacks, other, 4):
            facts[26] |= int(known != FRIEND)
            facts[27] |= int(known == FRIEND)


@compiled
def fill_trula(row: Row, trumps: int, out: int, facts: Row) -> None:
    """Whether pagat, mond and Fool are in hand, and whether they are out."""
    pagat, mond, fool = row[PAGAT] - TRUMP, row[MOND] - TRUMP, row[FOOL] - TRUMP
    facts[28] = trumps >> pagat & 1
    facts[29] = out >> pagat & 1
    facts[30] = trumps >> mond & 1
    facts[31] = out >> mond & 1
    facts[32] = trumps >> fool & 1
    facts[33] = out >> fool & 1


@compiled
def fill_called(row: Row, deal: Row, facts: Row) -> None:
    """Whether the called king has fallen, is in hand, or neither."""
    called, fell = row[CALLED] >= 0, deal[KING_FELL] != 0
    holds = holds_called(row, deal, deal[TURN])
    facts[34] = int(called and fell)
    facts[35] = int(holds)
    facts[36] = int(called and not holds and not fell)


# A card -------------------------------------------------------------------------------------------


@compiled
def fill_card(
    row: Row,
    deal: Row,
    lacks: Row,
    card: int,
    hand: int,
    may_play: int,
    out: int,
    trumps_out: int,
    facts: Row,
) -> None:
    """The numbers of a card. Words of suits or trumps, as it is: hand, legal cards, those out."""
    is_trump, ranks = card >= TRUMP, card
    same, apart = SUIT_MASK << SUIT * (card >> 4), False
    if is_trump:
        same, apart = row[TRUMPS], never_wins(row, card)
        ranks = TRUMP if apart else card
    hand, may_play, out = hand & same, may_play & same, out & same
    fill_rank(ranks, hand, out, facts)
    if apart:
        facts[6] = facts[10] = facts[12] = 0
    fill_kind(row, card, facts)
    bit, over, left = 1 << (ranks & 63), facts[5], facts[5] + facts[7]
    rank = 4 * (2 * facts[7] + 1) // (left + 1)
    facts[11] = int(may_play & bit - 1 == 0)  # lowest
    facts[21] = rank if is_trump else 0
    facts[22] = 0 if is_trump else rank
    wins = not apart and (deal[COUNT] == 0 or beats(row, card, deal[TRICK + deal[BEST]]))
    last = deal[COUNT] == row[AT_TABLE] - 1
    value = row[WEIGHT + card]
    facts[1] = int(wins)
    facts[2] = value
    facts[3] = value + stake(row, deal) if wins else 0
    facts[4] = 0 if wins or apart else value
    facts[20] = int(wins and (last or (over == 0 and (is_trump or trumps_out == 0))))  # surely
    facts[23] = int(wins and not is_cheapest(row, deal, card, may_play))
    facts[27] = int(card == row[MOND] and trumps_out >> row[FOOL] - TRUMP & 1 == 1)
    facts[28] = int(card == row[FOOL] and place_of(deal, row[MOND]) >= 0)
    leads = deal[COUNT] == 0 and not apart
    fill_lead(row, deal, lacks, suit_of(card) if leads else NO_CARD, facts)


@compiled
def never_wins(row: Row, card: int) -> bool:
    """Whether a trump of the pack is none in play: a Fool that never wins (LOM-FOOL-2)."""
    return row[TRUMPS] >> (card - TRUMP) & 1 == 0


@compiled
def fill_rank(card: int, hand: int, out: int, facts: Row) -> None:
    """Its place among the cards of its suit, or trumps, in hand and out."""
    bit = 1 << (card & 63)
    under, over = count_bits(out & bit - 1), count_bits(out & ~(bit - 1))
    many, lower = count_bits(hand), count_bits(hand & bit - 1)
    facts[5] = over
    facts[6] = int(over == 0)
    facts[7] = under
    facts[8] = int(under == 0)
    facts[9] = many
    facts[10] = int(many == 1)
    facts[12] = int(lower == many - 1)  # highest in hand
    facts[13] = lower
    facts[29] = int(card < TRUMP and many > 1 and lower == many - 1 and over > 0)  # covered


@compiled
def fill_kind(row: Row, card: int, facts: Row) -> None:
    """Which card it is, where that matters."""
    called = row[CALLED]
    facts[0] = int(card >= TRUMP)
    facts[14] = int(card == row[PAGAT])
    facts[15] = int(card == row[MOND])
    facts[16] = int(card == row[FOOL])
    facts[17] = int(card == called)
    facts[18] = int(called >= 0 and called >> 4 == card >> 4)  # of the called suit
    facts[19] = int(card < TRUMP and row[KING_CARDS] >> (card & 63) & 1 == 1)


@compiled
def is_cheapest(row: Row, deal: Row, card: int, may_play: int) -> bool:
    """Whether no lower legal card of its kind takes the lead, too."""
    lower = may_play & (1 << (card & 63)) - 1
    if lower == 0 or deal[COUNT] == 0:
        return lower == 0
    return not beats(row, (card & TRUMP) + highest_bit(lower), deal[TRICK + deal[BEST]])


@compiled
def fill_lead(row: Row, deal: Row, lacks: Row, suit: int, facts: Row) -> None:
    """Of a suit that is led (-1: none is): if the declarer, a friend or another one lacks it."""
    for place in range(24, 27):
        facts[place] = 0
    player = deal[TURN]
    for other in range(row[AT_TABLE]):
        if suit >= 0 and other != player and lacks_suit(lacks, other, suit):
            known = standing(row, deal, player, other)
            facts[24] |= int(other == row[DECLARER])
            facts[25] |= int(known == FRIEND)
            facts[26] |= int(known != FRIEND)
