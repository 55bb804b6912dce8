"""The worth of a hand: numbers found by playing many thousand deals out, house against house."""

from functools import lru_cache
from math import erf, sqrt

from engine.cards import Cards, each
from engine.pack import Pack
from engine.rules import Rules

TRUMP, GOOD, HIGH, TWENTY, MOND, FOOL = 1.7, 0.3, 1.5, 1.9, 4.0, 4.5
RANKS = ((22, 22, FOOL), (21, 21, MOND), (20, 20, TWENTY), (17, 19, HIGH), (12, 16, GOOD))
"""By rank (from, to): the worth of a trump beside being a trump."""
KING, VOID, SINGLE, PAGAT = 3.0, 2.5, 1.0, 1.5
SHORT = {0: VOID, 1: SINGLE}
"""By number of cards held: the worth of a suit."""
LONG = 6
"""The number of trumps with which the pagat is safe."""


def strength(rules: Rules, hand: Cards) -> float:
    """The card points that a hand brings its side, above those of a hand with nothing in it."""
    pack, kings = rules.pack, rules.kings
    worth = _trumps_and_kings(pack, kings, rules.pagat, hand & (pack.trumps | kings))
    for suit in pack.plain_suits:
        worth += SHORT.get((hand & suit).bit_count(), 0.0)
    return worth


@lru_cache(maxsize=256)
def _trumps_and_kings(pack: Pack, kings: Cards, pagat: Cards, cards: Cards) -> float:
    """The worth of the trumps and kings of a hand, remembered: few discards change them."""
    trumps = cards & pack.trumps
    worth = TRUMP * trumps.bit_count() + KING * (cards & kings).bit_count()
    for trump, more in high_trumps(pack):
        if trump & cards:
            worth += more
    if cards & pagat and trumps.bit_count() >= LONG:
        worth += PAGAT
    return worth


@lru_cache(maxsize=8)
def high_trumps(pack: Pack) -> list[tuple[Cards, float]]:
    """The trumps that are worth something beside being trumps, and how much, from low to high."""
    ranked = list(enumerate(each(pack.trumps), 1))
    return [(trump, more) for low, high, more in RANKS[::-1] for _, trump in ranked[low - 1 : high]]


def exposure(rules: Rules, hand: Cards) -> float:
    """The likelihood of unwanted tricks: 0 where every card is below all others'.

    A card counts double unless more of the others' cards lie above it than own ones below.
    """
    return _exposure(rules.pack, hand)


@lru_cache(maxsize=256)
def _exposure(pack: Pack, hand: Cards) -> float:
    total = 0.0
    for suit in pack.suits.values():
        others = suit & ~hand
        for place, card in enumerate(each(hand & suit)):
            lower = (others & (card - 1)).bit_count()
            higher = others.bit_count() - lower
            safe = higher > place
            total += (lower / (others.bit_count() or 1)) * (1.0 if safe else 2.0)
    return total


NO_TRICK, BY_EXPOSURE = 1.3, 0.06
BY_TRUMP, BY_HIGH, BY_VOID, BY_KING = 0.15, 0.13, 0.28, 0.16
HIGH_FROM = 14
"""The chance to win no trick, fitted to 500 beggars. A void makes it less: one must ruff."""


def spotless(rules: Rules, hand: Cards) -> float:
    """The chance that a hand wins no trick where everybody must beat."""
    trumps = hand & rules.pack.trumps
    high = sum(trump >= rules.mond >> 21 - HIGH_FROM for trump in each(trumps))
    voids = sum(not hand & suit for suit in rules.pack.plain_suits)
    worse = BY_EXPOSURE * exposure(rules, hand) + BY_TRUMP * trumps.bit_count()
    worse += BY_HIGH * high + BY_VOID * voids + BY_KING * (hand & rules.kings).bit_count()
    return max(0.0, min(1.0, NO_TRICK - worse))


def chance(mean: float, spread: float) -> float:
    """The chance that something of this mean and spread comes out above zero."""
    return (1 + erf(mean / (spread * sqrt(2)))) / 2
