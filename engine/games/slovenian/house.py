"""The house at Slovenian tarok: bids by the strength of the hand, a card by what it brings."""

from collections.abc import Callable

from engine.family import (
    PASS,
    Action,
    Bid,
    Call,
    Habits,
    Kontra,
    Lay,
    Offer,
    Pass,
    Play,
    Say,
    Take,
    View,
    choose_bid,
    choose_card,
    choose_discards,
    choose_king,
    choose_raise,
    choose_set,
    choose_statement,
)

CHOICES: dict[type[Action], Callable[[View, Offer, Habits], Action]] = {
    Call: choose_king,
    Take: choose_set,
    Lay: choose_discards,
}


def choose(view: View, habits: Habits) -> Action:
    """The house's move for the player whose view this is; they must be on turn."""
    offered = {offer.kind: offer for offer in view.offers}
    if Play in offered:
        return choose_card(view, offered[Play], habits)
    for kind, chooser in CHOICES.items():
        if kind in offered:
            return chooser(view, offered[kind], habits)
    if view.phase == "auction" and Bid in offered:
        return choose_bid(view, offered[Bid], habits, may_pass=Pass in offered)
    if view.phase == "raise" and Bid in offered:
        return choose_raise(view, offered[Bid], habits)
    if Say in offered or Kontra in offered:
        return choose_statement(view, offered, habits) or PASS
    return view.offers[0].nth(0)
