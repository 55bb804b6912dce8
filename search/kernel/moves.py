"""The effects of a card: tricks, piles and points, straw men, the Fool taken back.

Each function takes a contract's row and a deal in play (``layout``), and nothing else;
``contract_row`` and ``position`` read these from the engine's own rules. No game is named here: a
rule number says which rule a cell stands for.
"""

from search.kernel.jit import Row, Rows, compiled, entry, highest_bit
from search.kernel.layout import (
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
    FREE_FOOL,
    GIFTS,
    GIVES,
    HANDS,
    HIDDEN,
    KING_CARDS,
    KING_FELL,
    LAST_HIDDEN,
    LEADER,
    LED,
    MOND,
    MOND_FELL,
    NO_CARD,
    OVER,
    PAGAT,
    PAGAT_FELL,
    PAIR,
    PILES,
    POINTS,
    ROS_FELL,
    STOPS,
    STRAW,
    SUIT_LED_WINS,
    TOPS,
    TRICK,
    TRUMP,
    TURN,
    WATCHED,
    WEIGHT,
    WINNING,
    WINS,
    WON,
)
from search.kernel.legal import beats, in_order, place_of, playable, suit_of

ROS, TOPSCHIN = TRUMP + 16, TRUMP + 17
"""The trumps that win two tricks running (STR-BON-5)."""
BIRDS_NUMBER = 4


@entry
def play(row: Row, deal: Row, card: int) -> None:
    """Put a legal card on the table, and do all that follows from it."""
    player, count = deal[TURN], deal[COUNT]
    put_down(row, deal, player, card)
    deal[TRICK + count] = card
    if row[EXCHANGE] and card == row[FOOL]:
        deal[FOOL_BY] = player
    if deal[LED] < 0 and not (row[FREE_FOOL] and card == row[FOOL]):
        deal[LED] = suit_of(card)
    if count == 0:
        deal[BEST] = 0
    elif beats(row, card, deal[TRICK + deal[BEST]]):
        deal[BEST] = count
    deal[COUNT] = count + 1
    if row[AT_ONCE]:
        turn_piles(row, deal, player)
    if count + 1 == row[AT_TABLE]:
        end_trick(row, deal)
    else:
        deal[TURN] = player + 1 if player + 1 < row[AT_TABLE] else 0


@entry
def play_each(rows: Rows, deals: Rows, cards: Row) -> None:
    """Put a legal card on the table of each deal."""
    for place in range(len(cards)):
        play(rows[place], deals[place], cards[place])


@compiled
def put_down(row: Row, deal: Row, player: int, card: int) -> None:
    """The card leaves the hand, or the straw pile on which it lies."""
    if row[STRAW]:
        for pile in range(3 * player, 3 * player + 3):
            if deal[TOPS + pile] == card:
                deal[TOPS + pile] = NO_CARD
                return
    deal[HANDS + 2 * player + (card >> 6)] ^= 1 << (card & 63)


@compiled
def end_trick(row: Row, deal: Row) -> None:
    """The cards on the table are a trick."""
    suits = trumps = points = 0
    for number in range(row[AT_TABLE]):
        card = deal[TRICK + number]
        points += row[WEIGHT + card]
        bit, is_trump = 1 << (card & 63), -(card >> 6)
        suits |= bit & ~is_trump
        trumps |= bit & is_trump
    close_trick(row, deal, suits, trumps, points)


@compiled
def close_trick(row: Row, deal: Row, suits: int, trumps: int, points: int) -> None:
    """The winner takes the trick, and leads to the next one, if any."""
    players, place = row[AT_TABLE], deal[BEST]
    pair = trumps & row[PAIR] == row[PAIR]
    if pair and row[EMPEROR]:
        place = emperor(row, deal, trumps, place)
    winner = deal[LEADER] + place
    winner -= players if winner >= players else 0
    if pair or suits & row[WATCHED] | trumps & row[WATCHED + 1]:
        note(row, deal, suits, trumps, winner, deal[TRICK + place])
    deal[WINNING] = deal[TRICK + place]
    take(deal, suits, trumps, points, winner)
    if deal[DONE] < row[GIVES]:
        gift = deal[GIFTS + deal[DONE]]
        bit, is_trump = 1 << (gift & 63), -(gift >> 6)
        take(deal, bit & ~is_trump, bit & is_trump, row[WEIGHT + gift], winner)
    deal[WON + winner] += 1
    deal[COUNT], deal[LED], deal[BEST] = 0, -1, 0
    deal[DONE] += 1
    deal[LEADER] = deal[TURN] = winner
    go_on(row, deal, winner)


@compiled
def emperor(row: Row, deal: Row, trumps: int, place: int) -> int:
    """The place of the pagat where it wins an emperor trick, else the place that wins without."""
    whole = 1 << (row[FOOL] - TRUMP) | 1 << (row[MOND] - TRUMP) | 1 << (row[PAGAT] - TRUMP)
    if trumps & whole != whole or (row[WINS] == SUIT_LED_WINS and deal[LED] != 4):
        return place
    pagat = place_of(deal, row[PAGAT])
    fool, mond = place_of(deal, row[FOOL]), place_of(deal, row[MOND])
    return pagat if in_order(row, fool, mond, pagat) else place


@compiled
def take(deal: Row, suits: int, trumps: int, points: int, winner: int) -> None:
    """Cards go to a pile (SLO-PLAY-11: gifts from the talon, too)."""
    deal[PILES + 2 * winner] |= suits
    deal[PILES + 2 * winner + 1] |= trumps
    deal[POINTS + winner] += points


@compiled
def go_on(row: Row, deal: Row, winner: int) -> None:
    """Straw men are turned, the Fool may be due, and perhaps that was the last trick."""
    if row[STRAW]:
        turn_piles(row, deal, winner)
        turn_piles(row, deal, 1 - winner)
    if row[EXCHANGE] and deal[FOOL_BY] >= 0 and deal[FOOL_GIVEN] < 0:
        if deal[FOOL_AT] < 0:
            deal[FOOL_AT] = winner
        by = deal[FOOL_BY]
        deal[DUE] = int(deal[PILES + 2 * by] | deal[PILES + 2 * by + 1] != 0)
    suits, trumps = playable(row, deal, winner)
    lost = row[STOPS] == 1 and winner != row[DECLARER]
    won = row[STOPS] == 2 and winner == row[DECLARER]
    deal[OVER] = int(suits | trumps == 0 or lost or won)


@entry
def note(row: Row, deal: Row, suits: int, trumps: int, winner: int, winning: int) -> None:
    """The trick's effect on the cards that are counted apart, as bits.

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
def event(row: Row, deal: Row, card: int, winner: int, winning: int) -> int:
    """The player of a card, its winner, whether it won, and the trick (from 0), as bits."""
    wins = int(winning == card)
    return 1 | player_of(row, deal, card) << 1 | winner << 3 | wins << 5 | deal[DONE] << 6


@compiled
def player_of(row: Row, deal: Row, card: int) -> int:
    """The player of a card of the trick."""
    return (deal[LEADER] + place_of(deal, card)) % row[AT_TABLE]


@compiled
def note_birds(row: Row, deal: Row, trumps: int, winner: int, winning: int) -> None:
    """A small trump in its own trick, T17 and T18 running (STR-BON-1, STR-BON-5)."""
    bird = row[BIRDS] - 1 - deal[DONE]
    if 0 <= bird < BIRDS_NUMBER and (trumps >> bird) & 1:
        taken = int(winning != TRUMP + bird)
        deal[BIRDS_FELL] |= (1 | winner << 1 | taken << 2) << 3 * bird
    if winning == TOPSCHIN and deal[WINNING] == ROS and winner == deal[LEADER]:
        deal[ROS_FELL] = 1 | winner << 1


@compiled
def turn_piles(row: Row, deal: Row, player: int) -> None:
    """Turn the straw piles of a player that have no top (STR-STRAW-1, STR-STRAW-3)."""
    for pile in range(3 * player, 3 * player + 3):
        while deal[TOPS + pile] == NO_CARD and deal[HIDDEN + pile]:
            card = (deal[HIDDEN + pile] & 255) - 1
            deal[HIDDEN + pile] >>= 8
            to_hand = row[LAST_HIDDEN] and deal[HIDDEN + pile] == 0
            if card >= TRUMP:
                deal[HANDS + 2 * player + 1] |= 1 << (card - TRUMP)
            elif to_hand or (row[KING_CARDS] >> card) & 1:
                deal[HANDS + 2 * player] |= 1 << card
            else:
                deal[TOPS + pile] = card


@compiled
def to_give(row: Row, deal: Row) -> tuple[int, int]:
    """The cards that may be given for the Fool: those of one's tricks (LOM-FOOL-9)."""
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
def give(row: Row, deal: Row, card: int) -> None:
    """A card and the Fool swap piles."""
    by, holder, fool = deal[FOOL_BY], deal[FOOL_AT], row[FOOL]
    fool_bit, word = 1 << (fool - TRUMP), card >= TRUMP
    bit = 1 << (card - TRUMP if word else card)
    for place in (by, holder):
        deal[PILES + 2 * place + 1] ^= fool_bit
        deal[PILES + 2 * place + int(word)] ^= bit
    change = row[WEIGHT + fool] - row[WEIGHT + card]
    deal[POINTS + by] += change
    deal[POINTS + holder] -= change
    deal[FOOL_GIVEN], deal[DUE] = card, 0
