"""Before the play: which king to call, which talon set to take, which cards to lay away."""

from engine.actions import Action, Call, Lay, LayOffer, Offer, Take
from engine.cards import Cards, each
from engine.house.strength import strength
from engine.pack import TRUMP_SUIT
from engine.rules import Rules
from engine.view import View

SAVED = 0.5
"""What a card point laid away is worth: it is won for certain."""


def choose_king(view: View, offer: Offer) -> Action:
    """The king of another hand, in a short suit: its tricks come home soon, and are mine."""
    return Call(max(each(offer.cards), key=lambda king: _calling(view, king)))


def _calling(view: View, king: Cards) -> tuple[bool, float]:
    pack = view.rules.pack
    own = view.hand & pack.suits[pack.suit(king)]
    queen = bool(own & (king >> 1))
    return not king & view.hand, queen - abs(own.bit_count() - 1)


def choose_set(view: View, offer: Offer) -> Action:
    """The set that makes the strongest hand, once the best cards are laid away again."""
    assert view.contract is not None
    number = view.contract.exchange
    return max(offer.actions(), key=lambda take: _taking(view, take, number))


def _taking(view: View, take: Action, number: int) -> float:
    assert isinstance(take, Take)
    rules, gained = view.rules, view.sets[take.number - 1]
    held = view.hand | gained
    laid = best_discards(rules, held, held & ~_kept(rules), number)
    return _worth(rules, held, laid)


def _kept(rules: Rules) -> Cards:
    """Cards that are never laid away: trumps, and what counts five points."""
    return rules.pack.trumps | rules.kings


def choose_discards(view: View, offer: Offer) -> Action:
    """The cards that leave the strongest hand."""
    assert isinstance(offer, LayOffer)
    return Lay(best_discards(view.rules, view.hand, offer.cards, offer.number))


def best_discards(rules: Rules, hand: Cards, free: Cards, number: int) -> Cards:
    """The ``number`` cards, of those that are free, whose laying away leaves the best hand.

    One after the other, suit cards first, so that it is no search through all choices.
    """
    laid = 0
    for _ in range(number):
        suits = free & ~rules.pack.suits[TRUMP_SUIT] & ~laid
        left = suits or free & ~laid
        if left:
            laid |= _best_discard(rules, hand, left, laid)
    return laid


def _best_discard(rules: Rules, hand: Cards, free: Cards, laid: Cards) -> Cards:
    return max(each(free), key=lambda card: _worth(rules, hand, laid | card))


def _worth(rules: Rules, hand: Cards, laid: Cards) -> float:
    """What is left of a hand, with what was laid away."""
    return strength(rules, hand & ~laid) + SAVED * rules.pack.value(laid)
