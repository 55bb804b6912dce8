"""The house at Lombardia tarot: a card by what it brings the team, the Fool to save a trick."""

from collections.abc import Callable
from dataclasses import dataclass
from operator import mul

from engine.family import (
    CARD,
    NONE,
    Action,
    Cards,
    Give,
    Habits,
    Lay,
    LayOffer,
    Offer,
    OpenTrick,
    Pass,
    Play,
    Reading,
    Trick,
    View,
    Word,
    after_me,
    best_discards,
    each,
    itself,
    leaning,
    play,
    seated,
    strength,
    union,
    wanting,
)

PER_CARD = 3 / 4
"""The part of a card's value lost to counting by fours."""
TO_COME = 0.6
"""The average points that a card yet to come adds to a trick."""
FOOL_KEPT, FOOL_RISKED = 1.0, 4.0
"""The worth of the Fool in hand, and the further cost of playing it while it could not be taken
back."""
HOPELESS = 6.5
"""The strength below which the house proposes Monte: one hand in thirty."""
CONTENT = 12.0
"""The strength above which the house does not throw a deal in: three hands in four."""


def choose(view: View, habits: Habits) -> Action:
    """The house's move for the player whose view this is; they must be on turn."""
    offer = view.offers[0]
    if offer.kind is Play:
        return choose_card(view, offer, habits)
    return CHOICES.get(offer.kind, _first)(view, offer, habits)


def _first(view: View, offer: Offer, habits: Habits) -> Action:
    del view, habits
    return offer.nth(0)


def propose(view: View, offer: Offer, habits: Habits) -> Action:
    """Monte with a hopeless hand; the other three will rarely agree."""
    del habits
    hopeless = strength(view.rules, view.hand) < HOPELESS
    offers = {offer.kind: offer for offer in view.offers}
    return offers[Word].nth(0) if hopeless and Word in offers else offer.nth(0)


def answer(view: View, offer: Offer, habits: Habits) -> Action:
    """Agree to Monte with a weak hand."""
    del habits
    agree, refuse = offer.keys
    return Word(agree if strength(view.rules, view.hand) < CONTENT else refuse)


def discard(view: View, offer: Offer, habits: Habits) -> Action:
    """The cards that leave the strongest hand, with those that must go."""
    assert isinstance(offer, LayOffer)
    number = offer.number - offer.along.bit_count()
    free = offer.cards & ~offer.along
    sense = habits.exchange
    return Lay(offer.along | best_discards(view.rules, view.hand, free, number, sense))


def give(view: View, offer: Offer, habits: Habits) -> Action:
    """The card that is worth least."""
    del habits
    return Give(min(each(offer.cards), key=view.rules.pack.value))


# The play -----------------------------------------------------------------------------------


@dataclass(eq=False)
class FoolReading(Reading):
    """A reading in which the Fool counts for nothing: not as led, not as a card to beat."""

    def led_by(self, trick: tuple[Cards, ...]) -> Cards:
        """The first card; where it is the Fool, the one after it."""
        return trick[1] if trick[0] == self.view.rules.fool else trick[0]


def choose_card(view: View, offer: Offer, habits: Habits) -> Action:
    """The card that is worth most; of equal ones the lowest."""
    if offer.size == 1:
        return offer.nth(0)
    reading = read(view, habits)
    return play(
        max(
            each(offer.cards),
            key=lambda card: worth(reading, card) + CARD * leaning(habits, view, card),
        )
    )


def read(view: View, habits: Habits) -> FoolReading:
    """The viewer's knowledge of the others' cards; their partner is known."""
    me, contract, teams = view.viewer, view.contract, view.rules.teams
    assert me is not None and contract is not None
    out = view.rules.pack.whole & ~view.hand & ~view.played & ~view.laid & ~view.rules.fool
    return FoolReading(
        view,
        contract,
        me,
        view.hand,
        out,
        lacks=lacking(view),
        bonds=tuple(1.0 if team == teams[me] else -1.0 for team in teams),
        to_come=after_me(view, me),
        habits=habits,
    )


def lacking(view: View) -> tuple[Cards, ...]:
    """By player: what they cannot hold, as they did not follow or others were seen with it."""
    pack, fool = view.rules.pack, view.rules.fool
    lacks = [union(view.exposed) & ~exposed for exposed in view.exposed]
    tricks = list(view.tricks)
    if view.leader is not None:
        tricks.append(Trick(view.leader, view.trick, view.leader, NONE))
    for leader, cards, _, _ in tricks:
        real = [(step, card) for step, card in enumerate(cards) if card != fool]
        led = pack.suits[pack.suit(real[0][1])] if real else NONE
        for step, card in real:
            if not card & led:
                player = seated(view.order, leader, step)
                lacks[player] |= led if card & pack.trumps else led | pack.trumps
    return tuple(lacks)


def worth(reading: FoolReading, card: Cards) -> float:
    """The gain of the trick for my team, less the card's worth in hand."""
    view = reading.view
    if card == view.rules.fool:
        return _fool_worth(reading)
    return _hope(reading, reading.played(card)) - keeping(reading, card)


def _hope(reading: FoolReading, trick: OpenTrick) -> float:
    """The expected gain for my team: the worth of the complete trick, by how surely it is ours."""
    share: float = sum(map(mul, reading.winners(trick, wanting), reading.bonds))
    points = trick.value - PER_CARD * len(trick.cards)
    return share * (points + TO_COME * len(reading.to_come))


def _fool_worth(reading: FoolReading) -> float:
    """The trick as it goes without me; with a trick of my own, the Fool comes back."""
    view = reading.view
    safe = view.won[reading.me] > 0
    hope = _hope(reading, reading.open_trick(view.trick)) if view.trick else 0.0
    return hope - FOOL_KEPT - FOOL_RISKED * (not safe)


def keeping(reading: FoolReading, card: Cards) -> float:
    """The worth of a card that stays in hand."""
    return itself(reading, card)


CHOICES: dict[type[Action], Callable[[View, Offer, Habits], Action]] = {
    Pass: propose,
    Word: answer,
    Lay: discard,
    Give: give,
}
