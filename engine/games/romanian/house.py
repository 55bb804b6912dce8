"""The house at Romanian tarok and Taper: bids by the strength of the hand, looks for good sets."""

from collections.abc import Callable

from engine.family import (
    EXCHANGE,
    REDEAL,
    REFUSE,
    SURRENDER,
    Action,
    Bid,
    Call,
    Cards,
    Contract,
    Habits,
    Kontra,
    Lay,
    Offer,
    Play,
    Say,
    Take,
    View,
    Word,
    best_discards,
    choose_bid,
    choose_card,
    choose_discards,
    choose_king,
    choose_statement,
    leaning,
    shape,
    strength,
    winning,
)

ALONE_COSTS = 11.5
"""The additional strength needed to play without a partner."""


def choose(view: View, habits: Habits) -> Action:
    """The house's move for the player whose view this is; they must be on turn."""
    offered = {offer.kind: offer for offer in view.offers}
    if Play in offered:
        return choose_card(view, offered[Play], habits)
    for kind, chooser in CHOICES.items():
        if kind in offered:
            return chooser(view, offered[kind], habits)
    if Bid in offered:
        return choose_bid(view, offered[Bid], habits, may_pass=True)
    if view.phase == "talon":
        return choose_set(view, habits)
    if Word in offered and REDEAL in offered[Word].keys:
        return Word(REDEAL)
    if Say in offered or Kontra in offered:
        return choose_statement(view, offered, habits) or view.offers[0].nth(0)
    return view.offers[0].nth(0)


# The talon ----------------------------------------------------------------------------------------

GOOD_SET = {3: 4.0, 2: 2.5, 1: 1.0}
"""By size of a set: the gain for which it is taken at the first look. Every further look costs a
level, should the game be lost."""
GIVE_UP = 0.3
"""The chance to win alone below which the declarer gives up, if they may."""


def choose_set(view: View, habits: Habits) -> Action:
    """Take a good set, expose the others; at the end the best; give up a hopeless game."""
    contract = view.contract
    assert contract is not None
    takes = [action for offer in view.offers if offer.kind is Take for action in offer.actions()]
    best = max(takes, key=lambda take: _gain(view, contract, take, habits))
    words = next((offer.keys for offer in view.offers if offer.kind is Word), ())
    if SURRENDER in words:
        held = strength(view.rules, view.hand) + _gain(view, contract, best, habits)
        if winning(habits.prospects, contract, held - ALONE_COSTS) < GIVE_UP:
            return Word(SURRENDER)
        return best
    if REFUSE in words and _gain(view, contract, best, habits) < GOOD_SET[contract.exchange]:
        return Word(REFUSE)
    return best


def _gain(view: View, contract: Contract, take: Action, habits: Habits) -> float:
    """The gain in strength from the set, once as many cards are laid away."""
    assert isinstance(take, Take)
    rules, sense, held = view.rules, habits.exchange, view.hand | view.sets[take.number - 1]
    free = held & ~rules.pack.trumps & ~rules.kings
    laid: Cards = best_discards(rules, held, free, contract.exchange, sense)
    left, before = held & ~laid, view.hand
    gained = strength(rules, left) - strength(rules, before)
    gained += EXCHANGE * leaning(habits, view, take.number)
    return gained + shape(rules, left, sense) - shape(rules, before, sense)


CHOICES: dict[type[Action], Callable[[View, Offer, Habits], Action]] = {
    Call: choose_king,
    Lay: choose_discards,
}
