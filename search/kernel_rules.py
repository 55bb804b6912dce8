"""The rules of the play, for all forms: what may be played, and what a card brings about.

Each function takes a contract's row and a deal in play (``search.layout``), and nothing else; how
these are read from the engine's own rules stands in ``search.row`` and ``search.position``. No
game is named here: a rule number says which rule a cell stands for.
"""

from search.jit import Words, compiled, highest_bit
from search.layout import (
    AT_ONCE,
    AT_TABLE,
    BEST,
    BIRDS,
    BIRDS_FELL,
    CALLED,
    COUNT,
    DECLARER,
    DONE,
    DUE,
    EMPEROR,
    EXCHANGE,
    FOOL,
    FOOL_AT,
    FOOL_BY,
    FOOL_GIVEN,
    FOOL_LOSES,
    FREE_FOOL,
    GIFTS,
    GIVES,
    HANDS,
    HELD,
    HIDDEN,
    KING_CARDS,
    KING_FELL,
    LAST_HIDDEN,
    LEADER,
    LED,
    MOND,
    MOND_FELL,
    MUST_BEAT,
    NO_CARD,
    OVER,
    PAGAT,
    PAGAT_FELL,
    PILES,
    POINTS,
    ROS_FELL,
    SPARES_PAGAT,
    STOPS,
    STRAW,
    SUIT,
    SUIT_LED_WINS,
    SUIT_MASK,
    SUITS_FIRST,
    TOPS,
    TRICK,
    TRUMP,
    TRUMPS,
    TURN,
    WEIGHT,
    WINNING,
    WINS,
    WON,
)

ROS, TOPSCHIN = TRUMP + 16, TRUMP + 17
"""The trumps that win two tricks running (STR-BON-5)."""
BIRDS_NUMBER = 4


@compiled
def suit_of(card: int) -> int:
    """0 to 3; 4 for trumps."""
    return 4 if card >= TRUMP else card >> 4


@compiled
def playable(row: Words, deal: Words, at: int) -> tuple[int, int]:
    """The hand of a player, with the tops of their straw men (STR-STRAW-4)."""
    suits, trumps = deal[HANDS + 2 * at], deal[HANDS + 2 * at + 1]
    if row[STRAW]:
        for pile in range(3 * at, 3 * at + 3):
            top = deal[TOPS + pile]
            if top >= TRUMP:
                trumps |= 1 << (top - TRUMP)
            elif top != NO_CARD:
                suits |= 1 << top
    return suits, trumps


@compiled
def legal(row: Words, deal: Words) -> tuple[int, int]:
    """What may be played: suits and trumps. Each obligation yields rather than leave nothing."""
    at = deal[TURN]
    suits, trumps = playable(row, deal, at)
    several = (suits & (suits - 1)) | (trumps & (trumps - 1)) | (suits != 0 and trumps != 0)
    if deal[COUNT]:
        suits, trumps = following(row, deal[LED], suits, trumps)
        if row[MUST_BEAT]:
            suits, trumps = beating(row, deal, suits, trumps)
    if row[SPARES_PAGAT]:
        spared = trumps & ~(1 << (row[PAGAT] - TRUMP))
        trumps = spared if spared or suits else trumps
    if row[SUITS_FIRST] and not deal[COUNT] and suits:
        trumps = 0
    held_suits, held_trumps = deal[HELD + 2 * at], deal[HELD + 2 * at + 1]
    if several and held_suits | held_trumps:
        kept_suits, kept_trumps = suits & ~held_suits, trumps & ~held_trumps
        if kept_suits | kept_trumps:
            return kept_suits, kept_trumps
    return suits, trumps


@compiled
def following(row: Words, led: int, suits: int, trumps: int) -> tuple[int, int]:
    """The suit led, else trumps, else all (SLO-PLAY-3, LOM-PLAY-2); a free Fool beside them."""
    free = trumps & ~row[TRUMPS]
    trumps &= row[TRUMPS]
    if led >= 0:
        same = suits & (SUIT_MASK << (SUIT * led)) if led < 4 else 0
        if same:
            suits, trumps = same, 0
        elif trumps:
            suits = 0
    return suits, trumps | free


@compiled
def beating(row: Words, deal: Words, suits: int, trumps: int) -> tuple[int, int]:
    """The cards that would be winning, else all (SLO-PLAY-6, SLO-PLAY-7)."""
    best = deal[TRICK + deal[BEST]]
    if best >= TRUMP:
        low, high = 0, trumps & ~((2 << (best - TRUMP)) - 1)
    else:
        same = SUIT_MASK << (SUIT * (best >> 4))
        low, high = suits & same & ~((2 << best) - 1), trumps
    if row[EMPEROR]:
        low, high = emperor_beating(row, deal, trumps, low, high)
    if low | high:
        return low, high
    return suits, trumps


@compiled
def emperor_beating(
    row: Words, deal: Words, trumps: int, low: int, high: int
) -> tuple[int, int]:
    """The same where the trick holds, or would hold, pagat, mond and Fool (SLO-TRK-3)."""
    count = deal[COUNT]
    fool, mond = place_of(deal, row[FOOL]), place_of(deal, row[MOND])
    pagat = place_of(deal, row[PAGAT])
    missing = (fool < 0) + (mond < 0) + (pagat < 0)
    if missing > 1:
        return low, high
    last = count if missing else -1
    fool = last if fool < 0 else fool
    mond = last if mond < 0 else mond
    pagat = last if pagat < 0 else pagat
    if not in_order(row, fool, mond, pagat):
        return low, high
    if not missing:
        return 0, 0
    if pagat == count:
        return low, high | (trumps & (1 << (row[PAGAT] - TRUMP)))
    third = row[FOOL] if fool == count else row[MOND]
    return low, high & ~(1 << (third - TRUMP))


@compiled
def place_of(deal: Words, card: int) -> int:
    """The place of a card in the trick; -1: it is not there."""
    for place in range(deal[COUNT]):
        if deal[TRICK + place] == card:
            return place
    return -1


@compiled
def order_code(fool: int, mond: int, pagat: int) -> int:
    """A number for the order in which the three were played."""
    return int(fool < mond) | int(mond < pagat) << 1 | int(fool < pagat) << 2


@compiled
def in_order(row: Words, fool: int, mond: int, pagat: int) -> bool:
    """Whether the pagat wins where the three were played to these places (SLO-OPT-11)."""
    return (row[EMPEROR] >> order_code(fool, mond, pagat)) & 1 == 1


@compiled
def beats(row: Words, card: int, best: int) -> bool:
    """Whether a card takes the lead in a trick, emperor tricks apart (SLO-TRK-1, LOM-PLAY-4)."""
    if row[WINS] == FOOL_LOSES and (card == row[FOOL] or best == row[FOOL]):
        return card != row[FOOL]
    if suit_of(card) == suit_of(best):
        return card > best
    return card >= TRUMP and row[WINS] != SUIT_LED_WINS


@compiled
def play(row: Words, deal: Words, card: int) -> None:
    """Put a legal card on the table, and do all that follows from it."""
    at, count = deal[TURN], deal[COUNT]
    put_down(row, deal, at, card)
    deal[TRICK + count] = card
    if row[EXCHANGE] and card == row[FOOL]:
        deal[FOOL_BY] = at
    if deal[LED] < 0 and not (row[FREE_FOOL] and card == row[FOOL]):
        deal[LED] = suit_of(card)
    if count == 0:
        deal[BEST] = 0
    elif beats(row, card, deal[TRICK + deal[BEST]]):
        deal[BEST] = count
    deal[COUNT] = count + 1
    if row[AT_ONCE]:
        turn_piles(row, deal, at)
    if count + 1 == row[AT_TABLE]:
        end_trick(row, deal)
    else:
        deal[TURN] = at + 1 if at + 1 < row[AT_TABLE] else 0


@compiled
def put_down(row: Words, deal: Words, at: int, card: int) -> None:
    """The card leaves the hand, or the straw pile on which it lies."""
    if row[STRAW]:
        for pile in range(3 * at, 3 * at + 3):
            if deal[TOPS + pile] == card:
                deal[TOPS + pile] = NO_CARD
                return
    if card >= TRUMP:
        deal[HANDS + 2 * at + 1] &= ~(1 << (card - TRUMP))
    else:
        deal[HANDS + 2 * at] &= ~(1 << card)


@compiled
def end_trick(row: Words, deal: Words) -> None:
    """The winner takes the trick, and leads to the next one if there is one."""
    players = row[AT_TABLE]
    place = deal[BEST]
    if row[EMPEROR]:
        fool, mond = place_of(deal, row[FOOL]), place_of(deal, row[MOND])
        pagat = place_of(deal, row[PAGAT])
        trumps_count = row[WINS] != SUIT_LED_WINS or deal[LED] == 4
        if fool >= 0 and mond >= 0 and pagat >= 0 and trumps_count:
            place = pagat if in_order(row, fool, mond, pagat) else place
    winner = (deal[LEADER] + place) % players
    take_trick(row, deal, place, winner)
    deal[COUNT], deal[LED], deal[BEST] = 0, -1, 0
    deal[DONE] += 1
    deal[LEADER] = deal[TURN] = winner
    if row[STRAW]:
        turn_piles(row, deal, winner)
        turn_piles(row, deal, (winner + 1) % players)
    if row[EXCHANGE] and deal[FOOL_BY] >= 0 and deal[FOOL_GIVEN] < 0:
        if deal[FOOL_AT] < 0:
            deal[FOOL_AT] = winner
        by = deal[FOOL_BY]
        deal[DUE] = int(deal[PILES + 2 * by] | deal[PILES + 2 * by + 1] != 0)
    suits, trumps = playable(row, deal, winner)
    lost = row[STOPS] == 1 and winner != row[DECLARER]
    won = row[STOPS] == 2 and winner == row[DECLARER]
    deal[OVER] = int(suits | trumps == 0 or lost or won)


@compiled
def take_trick(row: Words, deal: Words, place: int, winner: int) -> None:
    """Cards, points and events of a trick; with it a gift from the talon (SLO-PLAY-11)."""
    winning = deal[TRICK + place]
    suits = trumps = points = 0
    for number in range(row[AT_TABLE]):
        card = deal[TRICK + number]
        points += row[WEIGHT + card]
        if card >= TRUMP:
            trumps |= 1 << (card - TRUMP)
        else:
            suits |= 1 << card
    note(row, deal, suits, trumps, winner, winning)
    if deal[DONE] < row[GIVES]:
        gift = deal[GIFTS + deal[DONE]]
        points += row[WEIGHT + gift]
        if gift >= TRUMP:
            trumps |= 1 << (gift - TRUMP)
        else:
            suits |= 1 << gift
    deal[PILES + 2 * winner] |= suits
    deal[PILES + 2 * winner + 1] |= trumps
    deal[POINTS + winner] += points
    deal[WON + winner] += 1
    deal[WINNING] = winning


@compiled
def note(row: Words, deal: Words, suits: int, trumps: int, winner: int, winning: int) -> None:
    """What a trick did to the cards that are counted apart, as bits.

    Mond caught with the Fool: 1, who played the mond, who the Fool, who won (two bits each), and
    whether the Fool won. Called king and pagat: 1, who played it, who won, whether it won, the
    number of the trick.
    """
    fool, mond, pagat = row[FOOL] - TRUMP, row[MOND] - TRUMP, row[PAGAT] - TRUMP
    if (trumps >> fool) & 1 and (trumps >> mond) & 1:
        deal[MOND_FELL] = (
            1 | player_of(row, deal, mond + TRUMP) << 1 | player_of(row, deal, fool + TRUMP) << 3
            | winner << 5 | int(winning == fool + TRUMP) << 7
        )  # fmt: skip
    if (trumps >> pagat) & 1:
        deal[PAGAT_FELL] = event(row, deal, pagat + TRUMP, winner, winning)
    called = row[CALLED]
    if called >= 0 and (suits >> called) & 1:
        deal[KING_FELL] = event(row, deal, called, winner, winning)
    if row[BIRDS]:
        note_birds(row, deal, trumps, winner, winning)


@compiled
def event(row: Words, deal: Words, card: int, winner: int, winning: int) -> int:
    """Who played a card, who won it, whether it won, and in which trick (from 0)."""
    wins = int(winning == card)
    return 1 | player_of(row, deal, card) << 1 | winner << 3 | wins << 5 | deal[DONE] << 6


@compiled
def player_of(row: Words, deal: Words, card: int) -> int:
    """Who played a card of the trick."""
    return (deal[LEADER] + place_of(deal, card)) % row[AT_TABLE]


@compiled
def note_birds(row: Words, deal: Words, trumps: int, winner: int, winning: int) -> None:
    """A small trump in the trick that is its own, T17 and T18 running (STR-BON-1, STR-BON-5)."""
    bird = row[BIRDS] - 1 - deal[DONE]
    if 0 <= bird < BIRDS_NUMBER and (trumps >> bird) & 1:
        taken = int(winning != TRUMP + bird)
        deal[BIRDS_FELL] |= (1 | winner << 1 | taken << 2) << 3 * bird
    if winning == TOPSCHIN and deal[WINNING] == ROS and winner == deal[LEADER]:
        deal[ROS_FELL] = 1 | winner << 1


@compiled
def turn_piles(row: Words, deal: Words, at: int) -> None:
    """Turn the straw piles of a player that have no top (STR-STRAW-1, STR-STRAW-3)."""
    for pile in range(3 * at, 3 * at + 3):
        while deal[TOPS + pile] == NO_CARD and deal[HIDDEN + pile]:
            card = (deal[HIDDEN + pile] & 255) - 1
            deal[HIDDEN + pile] >>= 8
            to_hand = row[LAST_HIDDEN] and deal[HIDDEN + pile] == 0
            if card >= TRUMP:
                deal[HANDS + 2 * at + 1] |= 1 << (card - TRUMP)
            elif to_hand or (row[KING_CARDS] >> card) & 1:
                deal[HANDS + 2 * at] |= 1 << card
            else:
                deal[TOPS + pile] = card


@compiled
def to_give(row: Words, deal: Words) -> tuple[int, int]:
    """What may be given for the Fool: cards of one's tricks (LOM-FOOL-9)."""
    by = deal[FOOL_BY]
    suits, trumps = deal[PILES + 2 * by], deal[PILES + 2 * by + 1]
    if row[EXCHANGE] < 2:
        return suits, trumps
    low = high = 0
    rest = suits
    while rest:
        card = highest_bit(rest)
        rest ^= 1 << card
        low |= int(row[WEIGHT + card] == 1) << card
    rest = trumps
    while rest:
        rank = highest_bit(rest)
        rest ^= 1 << rank
        high |= int(row[WEIGHT + TRUMP + rank] == 1) << rank
    return (low, high) if low | high else (suits, trumps)


@compiled
def give(row: Words, deal: Words, card: int) -> None:
    """A card and the Fool change piles."""
    by, at, fool = deal[FOOL_BY], deal[FOOL_AT], row[FOOL]
    fool_bit, word = 1 << (fool - TRUMP), card >= TRUMP
    bit = 1 << (card - TRUMP if word else card)
    for place in (by, at):
        deal[PILES + 2 * place + 1] ^= fool_bit
        deal[PILES + 2 * place + int(word)] ^= bit
    change = row[WEIGHT + fool] - row[WEIGHT + card]
    deal[POINTS + by] += change
    deal[POINTS + at] -= change
    deal[FOOL_GIVEN], deal[DUE] = card, 0
