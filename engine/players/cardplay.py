"""Playing a card: what each legal card brings in this trick, less what it would bring later.

One judgement for every contract: the chance of each player to win the trick decides what the
trick is worth to me; what the contract aims at says how.
"""

from collections.abc import Callable
from typing import TypeAlias

from engine.actions import Action, Offer, play
from engine.cards import Cards, each, union
from engine.players.reading import Reading, read
from engine.view import View

Judge: TypeAlias = Callable[[Reading, Cards], float]
"""What playing a card is worth, in card points."""

PER_CARD = 2 / 3
"""What counting by threes takes off the value of a card."""
TO_COME = 0.6
"""What a card yet to come brings to a trick."""
ALL = 100.0
"""A trick that decides the deal."""


def choose_card(view: View, offer: Offer) -> Action:
    """The card that is worth most; of equal ones the lowest."""
    reading = read(view)
    judge = JUDGES[aim_of(reading)]
    return play(max(each(offer.cards), key=lambda card: judge(reading, card)))


def aim_of(reading: Reading) -> str:
    """What the deal is about for me: the contract's aim, or to hinder it."""
    contract, view = reading.contract, reading.view
    if contract.aim in ("alone", "points"):
        return contract.aim
    return contract.aim if view.declarer == reading.me else "against_" + contract.aim


def points(reading: Reading, cards: Cards) -> float:
    """The card points of some cards of a trick."""
    return reading.view.rules.pack.value(cards) - PER_CARD * cards.bit_count()


def stake(reading: Reading, card: Cards) -> float:
    """What the trick will be worth with this card."""
    return points(reading, union(reading.view.trick) | card) + TO_COME * len(reading.to_come)


# Contracts decided by points ----------------------------------------------------------------


def for_points(reading: Reading, card: Cards) -> float:
    """The trick to my side, as likely as it is, less what the card is worth in hand."""
    trick = (*reading.view.trick, card)
    chances = reading.winners(trick, forced=False)
    ours = sum(chance * bond for chance, bond in zip(chances, reading.bonds, strict=True))
    value = ours * stake(reading, card) - keeping(reading, card) - mond_risk(reading, card)
    return value if reading.view.trick else value + lead_bonus(reading, card)


MASTER = 3.0
"""What the highest trump is worth in hand."""
ULTIMO = 12.0
KING_KEPT = 0.6


def keeping(reading: Reading, card: Cards) -> float:
    """What a card is worth if it stays in hand."""
    rules = reading.view.rules
    if not card & reading.trumps:
        return KING_KEPT if card & rules.kings else 0.0
    others = reading.out & reading.trumps
    if card == rules.pagat:
        return ULTIMO * _ultimo_hope(reading)
    beaten = (others & (card - 1)).bit_count() + 1
    return MASTER * (beaten / (others.bit_count() + 1)) ** 2


def _ultimo_hope(reading: Reading) -> float:
    """How likely the pagat can be kept to win the last trick."""
    own = (reading.hand & reading.trumps).bit_count()
    left = reading.hand.bit_count()
    others = (reading.out & reading.trumps).bit_count()
    return max(0.0, min(1.0, (own * 2 - others) / (left + 1)))


def mond_risk(reading: Reading, card: Cards) -> float:
    """What the mond pays if the Fool falls on it, and what the Fool gains by falling on it."""
    rules, trick = reading.view.rules, reading.view.trick
    if not reading.contract.mond_penalty:
        return 0.0
    if card == rules.fool and rules.mond in trick:
        return -rules.mond_value / 2 * (-reading.bonds[reading.seat_of(trick, rules.mond)])
    if card != rules.mond:
        return 0.0
    if rules.fool in trick:
        return float(rules.mond_value)
    led = reading.suit_of(trick[0] if trick else card)
    safe = 1.0
    for seat in reading.to_come:
        void = 1.0 if led == reading.trumps else reading.lacking(seat, led)
        safe *= 1 - void * (1 - reading.lacking(seat, rules.fool))
    return rules.mond_value * (1 - safe)


DRAW = 0.8
"""What it brings the declaring side to draw trumps, when it is longer in them."""
OWN_SUIT = 0.5


def lead_bonus(reading: Reading, card: Cards) -> float:
    """What leading a suit does beyond the trick itself."""
    view = reading.view
    declaring = view.sides[reading.me] == "declaring"
    own = (reading.hand & reading.trumps).bit_count()
    others = (reading.out & reading.trumps).bit_count()
    if card & reading.trumps:
        long = own * 3 >= others
        return DRAW if declaring and long else -DRAW
    if view.called and card & reading.suit_of(view.called) and view.declarer == reading.me:
        return OWN_SUIT
    return 0.0


# Contracts in which tricks are shunned -------------------------------------------------------

HEAVY = 1.0


def alone(reading: Reading, card: Cards) -> float:
    """Not to win the trick, or cheaply; and to be rid of what would win later."""
    trick = (*reading.view.trick, card)
    mine = reading.winners(trick, forced=True)[reading.me]
    return danger(reading, card) - mine * (stake(reading, card) + HEAVY)


def no_trick(reading: Reading, card: Cards) -> float:
    """Not to win the trick; and to be rid of what would win later."""
    trick = (*reading.view.trick, card)
    return danger(reading, card) - ALL * reading.winners(trick, forced=True)[reading.me]


def against_no_trick(reading: Reading, card: Cards) -> float:
    """The trick to the declarer; and to keep what is low."""
    declarer = reading.view.declarer
    assert declarer is not None
    trick = (*reading.view.trick, card)
    return ALL * reading.winners(trick, forced=True)[declarer] + danger(reading, card)


DANGER = 4.0


def danger(reading: Reading, card: Cards) -> float:
    """How much a card threatens to win a trick later: the more lower cards are out, the more."""
    suit = reading.suit_of(card)
    others = reading.out & suit
    if not others:
        return DANGER
    lower = (others & (card - 1)).bit_count()
    return DANGER * lower / others.bit_count() + points(reading, card) / 4


# Contracts of all tricks ---------------------------------------------------------------------


def all_tricks(reading: Reading, card: Cards) -> float:
    """The trick to me."""
    trick = (*reading.view.trick, card)
    return ALL * reading.winners(trick, forced=False)[reading.me] - keeping(reading, card)


def against_all_tricks(reading: Reading, card: Cards) -> float:
    """The trick to anybody but the declarer; and to keep what is high."""
    declarer = reading.view.declarer
    assert declarer is not None
    trick = (*reading.view.trick, card)
    lost = reading.winners(trick, forced=False)[declarer]
    return -ALL * lost - danger(reading, card)


JUDGES: dict[str, Judge] = {
    "points": for_points,
    "alone": alone,
    "no_trick": no_trick,
    "against_no_trick": against_no_trick,
    "all_tricks": all_tricks,
    "against_all_tricks": against_all_tricks,
}
