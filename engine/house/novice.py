"""A beginner's faults beyond numbers: they forget, and now and then play in haste.

Nothing here is left to chance: what a player sees decides whether they are in haste, so the same
view always leads to the same move, and cards that they do not see change nothing.
"""

from hashlib import blake2b

from engine.actions import Action, Offer, Play, Take, play
from engine.cards import Cards, each
from engine.house.habits import Habits
from engine.view import View

LOW_IS_WELL = ("alone", "no_trick")
"""Contracts in which everybody knows that high cards are dangerous."""


def remembered(view: View, habits: Habits) -> View:
    """The view without the oldest tricks, which the player has forgotten.

    With straw men nothing is forgotten: nearly all cards lie open there, and how many tricks were
    played matters.
    """
    kept, tricks = habits.remembers, view.tricks
    if not kept or view.straw is not None or len(tricks) <= kept:
        return view
    return view._replace(tricks=tricks[-kept:])


def in_haste(view: View, habits: Habits) -> Action | None:
    """The move of a player who does not stop to think; None: this time they do."""
    if not habits.haste or _mood(view) >= habits.haste:
        return None
    for offer in view.offers:
        if offer.kind is Play and not offer.keys:
            return _first_card(view, offer)
        if offer.kind is Take:
            return _fullest_set(view, offer)
    return None


def _mood(view: View) -> int:
    """A number from 0 to 255, drawn from what the player sees."""
    seen = (view.rules.variant, view.viewer, view.phase, view.hand, view.trick)
    return blake2b(repr(seen).encode(), digest_size=1).digest()[0]


def _first_card(view: View, offer: Offer) -> Action:
    """To lead, the suit card with the most points.

    Else the highest card if it wins the trick as it lies, or the cheapest if not. Where low is
    well, always the cheapest.

    They do not care who is winning the trick, who is still to play, or whether a lower card would
    win it as well.
    """
    assert view.contract is not None
    pack = view.rules.pack

    def worth(card: Cards) -> tuple[int, Cards]:
        return pack.value(card), card

    cards = tuple(each(offer.cards))
    if view.contract.aim in LOW_IS_WELL:
        return play(min(cards, key=worth))
    if not view.trick:
        return play(max(each(offer.cards & ~pack.trumps or offer.cards), key=worth))
    wins = view.contract.winner((*view.trick, max(cards))) == max(cards)
    return play(max(cards) if wins else min(cards, key=worth))


def _fullest_set(view: View, offer: Offer) -> Action:
    """The set with the most card points, whether or not it fits the hand."""

    def points(take: Action) -> int:
        assert isinstance(take, Take)
        return view.rules.pack.value(view.sets[take.number - 1])

    return max(offer.actions(), key=points)
