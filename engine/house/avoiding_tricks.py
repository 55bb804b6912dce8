"""Card play where tricks are unwanted, and helpers for every judgement of a trick.

In klop the card points of the tricks count, in michi-michi their number; a beggar loses with the
first.
"""

from engine.cards import Cards
from engine.house.reading import OpenTrick, Reading, Taking, obliged, shunning
from engine.obligations import Beat

PER_CARD = 2 / 3
"""The part of a card's value lost to counting by threes."""
TO_COME = 0.3
"""The average points that a card yet to come adds to a trick."""
ALL = 100.0
"""A trick that decides the deal."""


def points(reading: Reading, cards: Cards) -> float:
    """The card points of some cards of a trick."""
    return reading.view.rules.pack.value(cards) - PER_CARD * cards.bit_count()


def stake(reading: Reading, trick: OpenTrick) -> float:
    """The expected worth of the trick."""
    return trick.value - PER_CARD * len(trick.cards) + TO_COME * len(reading.to_come)


HEAVY = 3.0
"""The cost of a trick in klop, in card points, beyond the cards in it."""
BEGGING = 9.0
"""The cost of a trick for a beggar. It loses the deal, but so does a high card that is kept too
long: this cost makes beggars risk something to be rid of one."""
A_TRICK = 15.0
"""The cost of a trick where only their number counts."""


def alone(reading: Reading, card: Cards) -> float:
    """The best card wins nothing now and would win something later.

    Where talon cards go with the tricks, their card points count, else only their number.
    """
    trick = reading.played(card)
    mine = reading.winners(trick, beating(reading))[reading.me]
    cost = stake(reading, trick) + HEAVY if reading.contract.gifts else A_TRICK
    return danger(reading, card) - mine * cost


def beating(reading: Reading) -> Taking:
    """The others' way of playing to an unwanted trick."""
    must = any(isinstance(each, Beat) for each in reading.contract.obligations)
    return obliged if must else shunning


def no_trick(reading: Reading, card: Cards) -> float:
    """The worth of a beggar's card, who takes some risk now to be rid of later winners."""
    trick = reading.played(card)
    return threat(reading, card) - BEGGING * reading.winners(trick, obliged)[reading.me]


def against_no_trick(reading: Reading, card: Cards) -> float:
    """The chance that the declarer wins the trick; low cards are kept, to stay below theirs."""
    declarer = reading.view.declarer
    assert declarer is not None
    trick = reading.played(card)
    return ALL * reading.winners(trick, obliged)[declarer] + threat(reading, card)


DANGER = 4.0
"""The cost of a card that is sure to win a trick later."""
HEAVY_CARDS = 1.5
"""The divisor of its own card points: mostly another player gets them."""


def danger(reading: Reading, card: Cards) -> float:
    """The cost of a card that may win a trick later, by likelihood, its own points included."""
    if not reading.out & reading.suit_of(card):
        return DANGER
    return threat(reading, card) + points(reading, card) / HEAVY_CARDS


def threat(reading: Reading, card: Cards) -> float:
    """The cost of a card that may win a trick later: by the share of others' cards below it."""
    others = reading.out & reading.suit_of(card)
    lower = (others & (card - 1)).bit_count()
    return DANGER * lower / others.bit_count() if others else DANGER
