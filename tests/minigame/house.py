"""The house at little tarock: it bids by strength, and plays as everywhere."""

from engine.family import (
    PASS,
    Action,
    Bid,
    Habits,
    Lay,
    Offer,
    Play,
    Take,
    View,
    choose_card,
    choose_discards,
    choose_set,
    spotless,
    strength,
)

DARES = {("game", 4): 22.0, ("game", 3): 28.0, ("solo", 4): 34.0, ("solo", 3): 40.0}
"""By contract and players the strength of hand with which it is bid."""
BEGS = 0.8
"""The chance to win no trick with which a beggar is bid."""
CHOICES = {Take: choose_set, Lay: choose_discards}


def choose(view: View, habits: Habits) -> Action:
    """The house's move for the player whose view this is; it must be on turn."""
    for offer in view.offers:
        if offer.kind is Play:
            return choose_card(view, offer, habits)
        if offer.kind in CHOICES:
            return CHOICES[offer.kind](view, offer, habits)
    dared = [bid for offer in view.offers if offer.kind is Bid for bid in _daring_bids(view, offer)]
    return dared[-1] if dared else PASS


def _daring_bids(view: View, offer: Offer) -> list[Action]:
    """The bids that the hand is good for, the lowest first."""
    return [bid for bid in offer.actions() if isinstance(bid, Bid) and _dares(view, bid.key)]


def _dares(view: View, key: str) -> bool:
    if key == "beggar":
        return spotless(view.rules, view.hand) >= BEGS
    return strength(view.rules, view.hand) >= DARES[key, view.rules.players]
