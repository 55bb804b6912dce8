"""The kernel's form of cards, of a deal in play and of a contract's row: numbers at fixed places.

A card is a number: its suit times 16 plus its rank in the four suits, 64 plus its rank for trumps
and the Fool. So a set of cards is two words, the four suits in one and the trumps in the other,
whatever the pack; inside a suit the higher number is the higher card, and every trump is higher
than every card of a suit. Players are places in the order of play, forehand is 0.
"""

from functools import lru_cache
from typing import NamedTuple

from engine.cards import Cards, each
from engine.pack import TRUMP_SUIT, Pack

SUIT, TRUMP = 16, 64
"""The numbers that a suit takes up; the number of the lowest trump."""
SUIT_MASK = (1 << SUIT) - 1
NO_CARD = -1
CARDS = 96
"""No card has a number as high as that."""
PLACES = 4
"""The most players of a deal; a fifth sits out."""
MOVES = 80
"""The most cards played in a deal."""
TRICKS = 32

# A deal in play: one row of numbers --------------------------------------------------------------

HANDS = 0
"""By place: suits, trumps. So are the next two."""
HELD = HANDS + 2 * PLACES
"""Cards promised for the last trick."""
PILES = HELD + 2 * PLACES
TRICK = PILES + 2 * PLACES
"""The cards of the trick on the table."""
COUNT = TRICK + PLACES
"""The number of cards on the table."""
LED = COUNT + 1
"""The suit to follow, 4 for trumps; -1: none yet."""
BEST = LED + 1
"""Which card of the trick is winning, emperor tricks apart."""
LEADER = BEST + 1
TURN = LEADER + 1
DONE = TURN + 1
"""Complete tricks."""
OVER = DONE + 1
DUE = OVER + 1
"""Whether the Fool is to be taken back now."""
FOOL_BY = DUE + 1
"""The player of a Fool that may be taken back; -1: none."""
FOOL_AT = FOOL_BY + 1
FOOL_GIVEN = FOOL_AT + 1
TOPS = FOOL_GIVEN + 1
"""By place and pile of the straw men, three each: the card face up."""
HIDDEN = TOPS + 3 * 2
"""The cards below it: a byte each, the number plus 1; the next to be turned is the lowest byte."""
GIFTS = HIDDEN + 3 * 2
"""The talon, where it goes to the winners of tricks."""
POINTS = GIFTS + 6
"""By place: card points, a card counted ``WEIGHT``; discards count for a place from the start."""
WON = POINTS + PLACES
"""By place: tricks."""
MOND_FELL = WON + PLACES
"""The fate of a mond and a Fool in one trick: 0 or the bits of ``moves.note``."""
KING_FELL = MOND_FELL + 1
PAGAT_FELL = KING_FELL + 1
BIRDS_FELL = PAGAT_FELL + 1
ROS_FELL = BIRDS_FELL + 1
WINNING = ROS_FELL + 1
"""The card that won the last trick."""
LOOSE = WINNING + 1
"""With ``NEEDED``, what is left of the talon: the weight of the first side's part of it, then a bit
each for a card of the trula in that part, one in the others', a king in either."""
STATE = LOOSE + 1
"""The number of fields of a deal in play."""

# A row: what a contract and its rules ask of the play ---------------------------------------------

WEIGHT = 0
"""By card: its value times the cards that are counted together, less its part of what is deducted
for them; so the sum of a pile is its card points times that number, but for what is rounded."""
AT_TABLE = WEIGHT + CARDS
TRUMPS = AT_TABLE + 1
"""All cards that follow trumps; a Fool that loses does not."""
WINS = TRUMPS + 1
"""The winner of a trick: one of the next three rules."""
TRUMPS_WIN, SUIT_LED_WINS, FOOL_LOSES = range(3)
EMPEROR = WINS + 1
"""The orders of pagat, mond and Fool in a trick that make the pagat win, as a set of numbers."""
FREE_FOOL = EMPEROR + 1
"""Whether the Fool may be played at any time."""
MUST_BEAT = FREE_FOOL + 1
SPARES_PAGAT = MUST_BEAT + 1
SUITS_FIRST = SPARES_PAGAT + 1
FOOL = SUITS_FIRST + 1
MOND = FOOL + 1
PAGAT = MOND + 1
CALLED = PAGAT + 1
"""The called king; -1: none."""
KING_CARDS = CALLED + 1
"""The word of suit cards."""
GIVES = KING_CARDS + 1
"""The number of talon cards that go to winners of tricks."""
STOPS = GIVES + 1
"""0; or the deal is over once the declarer has lost (1) or won (2) a trick."""
DECLARER = STOPS + 1
SIDE = DECLARER + 1
"""The places on the first side, as a set of bits: the declarer and the partner, or a team."""
AIM = SIDE + 1
POINTS_AIM, NO_TRICK, ALL_TRICKS, ALONE = range(4)
STRAW = AIM + 1
LAST_HIDDEN = STRAW + 1
"""Whether the last card of a straw pile goes to the hand."""
AT_ONCE = LAST_HIDDEN + 1
"""Whether a straw pile is turned as soon as its top is played."""
EXCHANGE = AT_ONCE + 1
"""Whether the Fool is taken back for another card: 2, if for a card without value."""
BIRDS = EXCHANGE + 1
"""The trick to which the lowest trump belongs, the next higher one to the trick before; or 0."""
PLAIN = BIRDS + 1
"""Whether following is the only obligation, and hands are all that is played from."""
WATCHED = PLAIN + 1
"""Suit cards and trumps of each of which more is counted than points: two words."""
PAIR = WATCHED + 2
"""Mond and Fool, of which more is counted where they meet."""
KEEPS = PAIR + 1
"""The fields of ``score_facts`` that can matter to the score."""
MOND_COSTS = KEEPS + 1
"""Card points that a player thinks of for a mond that the Fool may catch; or 0."""
WHOLE = MOND_COSTS + 1
"""Whether card points count for scores in whole numbers alone (``score_facts.points_class``)."""
ASTRAY = WHOLE + 1
"""With ``WHOLE``: the unplayed cards that go to one side as a whole."""
NEEDED = ASTRAY + 1
"""The card points with which the first side wins, as weights, where no others count; or 0."""
ROW = NEEDED + 1


@lru_cache(maxsize=8)
def numbers(pack: Pack) -> dict[Cards, int]:
    """By card of a pack: its number."""
    by_card: dict[Cards, int] = {}
    suits = [cards for suit, cards in pack.suits.items() if suit != TRUMP_SUIT]
    for place, cards in enumerate(suits):
        by_card |= {card: SUIT * place + rank for rank, card in enumerate(each(cards))}
    trumps = each(pack.suits[TRUMP_SUIT])
    return by_card | {card: TRUMP + rank for rank, card in enumerate(trumps)}


@lru_cache(maxsize=8)
def cards_of(pack: Pack) -> dict[int, Cards]:
    """By number: the card."""
    return {number: card for card, number in numbers(pack).items()}


class Run(NamedTuple):
    """The place of a suit in a set of a pack: cards side by side, the lowest first."""

    first: int
    mask: Cards


@lru_cache(maxsize=8)
def runs(pack: Pack) -> tuple[tuple[Run, ...], Run]:
    """Of the four suits, and of the trumps."""
    by_suit = {suit: _run(cards) for suit, cards in pack.suits.items()}
    trumps = by_suit.pop(TRUMP_SUIT)
    return tuple(by_suit.values()), trumps


def _run(cards: Cards) -> Run:
    first = next(each(cards)).bit_length() - 1
    assert cards >> first == (1 << cards.bit_count()) - 1
    return Run(first, cards >> first)


def words(pack: Pack, cards: Cards) -> tuple[int, int]:
    """A set of cards as two words: the suits, the trumps."""
    of_suits, (lowest, every) = runs(pack)
    suits = 0
    for place, (first, mask) in enumerate(of_suits):
        suits |= (cards >> first & mask) << SUIT * place
    return suits, cards >> lowest & every


def cards_in(pack: Pack, suits: int, trumps: int) -> Cards:
    """The set that two words stand for."""
    of_suits, (lowest, _) = runs(pack)
    cards = int(trumps) << lowest
    for place, (first, mask) in enumerate(of_suits):
        cards |= (int(suits) >> SUIT * place & mask) << first
    return cards
