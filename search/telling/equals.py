"""Cards that are the same for all that follows: they touch, and count alike.

Of these the house plays the lowest, and whoever judges takes them for one move.
"""

from engine import Cards, Play, View, each, union
from engine.cards import NONE


def equals(view: View) -> dict[Cards, Cards]:
    """By card that may be played the lowest one that is the same.

    Two of a suit are, if no card between them is left to anybody else, and both are worth the same.
    """
    pack, apart = view.rules.pack, _apart(view)
    gone = union(card for trick in view.tricks for card in trick.cards)
    passed = view.hand | gone | view.laid
    plays = union(offer.cards for offer in view.offers if offer.kind is Play)
    found = {card: card for card in each(plays)}
    for suit in pack.suits.values():
        lowest = last = NONE
        for card in each(suit):
            if card & plays & ~apart:
                touches = last and pack.value_of[card] == pack.value_of[last]
                lowest = found[lowest] if touches and lowest else card
                found[card], last = lowest, card
            elif not card & passed or card & apart:
                lowest = last = NONE
    return found


def _apart(view: View) -> Cards:
    """Cards of which each is like no other: honours, and what pays."""
    rules = view.rules
    others = view.called
    if view.straw is not None and view.viewer is not None:
        # Runs of trumps are called out, and beneath each card on a pile lies another one.
        others |= rules.pack.trumps | view.straw.open_to(view.viewer)
    return rules.pagat | rules.mond | rules.fool | rules.kings | others


def together(view: View, card: Cards) -> list[Cards]:
    """The other cards that are the same as one, from the lowest."""
    same = equals(view)
    return [one for one in same if same[one] == same.get(card) and one != card]
