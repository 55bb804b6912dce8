"""The legal cards in a deal, and which card of a trick beats another (``layout``).

Each obligation is a cell of the row, read from the engine's own (``contract_row``).
"""

from search.kernel.jit import Row, compiled, entry
from search.kernel.layout import (
    BEST,
    COUNT,
    EMPEROR,
    FOOL,
    FOOL_LOSES,
    HANDS,
    HELD,
    LED,
    MOND,
    MUST_BEAT,
    NO_CARD,
    PAGAT,
    PLAIN,
    SPARES_PAGAT,
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
    WINS,
)


@entry
def suit_of(card: int) -> int:
    """0 to 3; 4 for trumps."""
    return min(card >> 4, 4)


@compiled
def playable(row: Row, deal: Row, player: int) -> tuple[int, int]:
    """The hand of a player, with the tops of their straw men (STR-STRAW-4)."""
    suits, trumps = deal[HANDS + 2 * player], deal[HANDS + 2 * player + 1]
    if row[STRAW]:
        for pile in range(3 * player, 3 * player + 3):
            top = deal[TOPS + pile]
            if top >= TRUMP:
                trumps |= 1 << (top - TRUMP)
            elif top != NO_CARD:
                suits |= 1 << top
    return suits, trumps


@entry
def legal(row: Row, deal: Row) -> tuple[int, int]:
    """The legal cards: suits and trumps. Each obligation yields rather than leave no card."""
    player = deal[TURN]
    if row[PLAIN]:
        return follow_plainly(deal[LED], deal[HANDS + 2 * player], deal[HANDS + 2 * player + 1])
    suits, trumps = playable(row, deal, player)
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
    held_suits, held_trumps = deal[HELD + 2 * player], deal[HELD + 2 * player + 1]
    if several and held_suits | held_trumps:
        kept_suits, kept_trumps = suits & ~held_suits, trumps & ~held_trumps
        if kept_suits | kept_trumps:
            return kept_suits, kept_trumps
    return suits, trumps


@compiled
def follow_plainly(led: int, suits: int, trumps: int) -> tuple[int, int]:
    """The suit led, else trumps, else all, where nothing else is asked; without a jump."""
    same = suits & (SUIT_MASK << (SUIT * (led & 3))) & -int(led < 4)
    free = -int(led < 0)
    follows, must_trump = -int(same != 0) & ~free, -int(trumps != 0) & ~free
    return suits & free | same & ~free | suits & ~must_trump & ~follows, trumps & ~follows


@compiled
def following(row: Row, led: int, suits: int, trumps: int) -> tuple[int, int]:
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
def beating(row: Row, deal: Row, suits: int, trumps: int) -> tuple[int, int]:
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
def emperor_beating(row: Row, deal: Row, trumps: int, low: int, high: int) -> tuple[int, int]:
    """The winning cards where the trick holds, or would hold, pagat, mond and Fool (SLO-TRK-3)."""
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
def place_of(deal: Row, card: int) -> int:
    """The place of a card in the trick; -1: not in it."""
    for place in range(deal[COUNT]):
        if deal[TRICK + place] == card:
            return place
    return -1


@entry
def order_code(fool: int, mond: int, pagat: int) -> int:
    """A number for the order in which the three were played."""
    return int(fool < mond) | int(mond < pagat) << 1 | int(fool < pagat) << 2


@compiled
def in_order(row: Row, fool: int, mond: int, pagat: int) -> bool:
    """Whether the pagat wins where the three were played to these places (SLO-OPT-11)."""
    return (row[EMPEROR] >> order_code(fool, mond, pagat)) & 1 == 1


@compiled
def beats(row: Row, card: int, best: int) -> bool:
    """Whether a card takes the lead in a trick, emperor tricks apart (SLO-TRK-1, LOM-PLAY-4)."""
    if row[WINS] == FOOL_LOSES and (card == row[FOOL] or best == row[FOOL]):
        return card != row[FOOL]
    same = int(suit_of(card) == suit_of(best))
    trumps = int(card >= TRUMP) & int(row[WINS] != SUIT_LED_WINS)
    return (same & int(card > best)) | (~same & trumps) == 1
