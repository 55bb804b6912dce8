"""The house at Taroki z królami: bids by strength, free announcements, play for points."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias

from engine.family import (
    EXCHANGE,
    NONE,
    PASS,
    Action,
    Bid,
    Call,
    Cards,
    Habits,
    Lay,
    Offer,
    Pass,
    Play,
    Take,
    View,
    Word,
    best_discards,
    choose_bid,
    choose_card,
    choose_discards,
    choose_king,
    choose_set,
    choose_statement,
    expected,
    holding,
    leaning,
    left_of,
    strength,
    winning,
)

Offered: TypeAlias = Mapping[type[Action], Offer]

GAINS = {3: 4.5, 2: 3.0, 1: 2.0}
"""By size of a talon set: the gain that ends the looking."""


def choose(view: View, habits: Habits) -> Action:
    """The house's move for the player whose view this is; they must be on turn."""
    offered = {offer.kind: offer for offer in view.offers}
    if Play in offered:
        return choose_card(view, offered[Play], habits)
    for kind, chooser in CARDS.items():
        if kind in offered:
            return chooser(view, offered[kind], habits)
    return PHASES.get(view.phase, _pass)(view, offered, habits)


def _pass(view: View, offered: Offered, habits: Habits) -> Action:
    """Nothing to say, or what is offered first."""
    del habits
    return PASS if Pass in offered else view.offers[0].nth(0)


def _prebid(view: View, offered: Offered, habits: Habits) -> Action:
    if Word in offered:
        return offered[Word].nth(0)
    return _say(view, offered, habits)


def _bid(view: View, offered: Offered, habits: Habits) -> Action:
    return choose_bid(view, offered[Bid], habits, may_pass=True) if Bid in offered else PASS


def _may_throw_in(view: View, offered: Offered, habits: Habits) -> Action:
    assert view.contract is not None
    hopeful = expected(holding(view.rules, view.hand), view.contract, habits) >= 0
    return PASS if hopeful else offered[Word].nth(0)


def _say(view: View, offered: Offered, habits: Habits) -> Action:
    return choose_statement(view, offered, habits) or PASS


def _talon(view: View, offer: Offer, habits: Habits) -> Action:
    """The first good set; the last if it is the best; a surrender in a lost deal."""
    words = next((other.keys for other in view.offers if other.kind is Word), ())
    if "surrender" in words and _lost(view, habits):
        return Word("surrender")
    if "refuse" not in words:
        return choose_set(view, offer, habits)
    gains = [_gain(view, cards, habits) for cards in view.sets if cards]
    last = len(gains) == len(view.sets)
    enough = gains[-1] >= GAINS[view.sets[0].bit_count()]
    best = gains[-1] == max(gains)
    return offer.nth(0) if best and (enough or last) else Word("refuse")


def _gain(view: View, cards: Cards, habits: Habits) -> float:
    """The gain of a talon set for the hand, once the best cards are laid away again."""
    rules, sense, held = view.rules, habits.exchange, view.hand | cards
    free = held & ~rules.pack.trumps & ~rules.kings
    laid = best_discards(rules, held, free, cards.bit_count(), sense)
    gain = left_of(rules, held, laid, sense) - left_of(rules, view.hand, NONE, sense)
    return gain + EXCHANGE * leaning(habits, view, cards)


def _lost(view: View, habits: Habits) -> bool:
    """Whether playing alone, without the called king, costs more than giving up."""
    contract = view.contract
    assert contract is not None
    alone = replace(contract, calls_king=False)
    stake = contract.value << view.game_level
    return stake * (2 * winning(habits.prospects, alone, strength(view.rules, view.hand)) - 1) < -2


CARDS: dict[type[Action], Callable[[View, Offer, Habits], Action]] = {
    Call: choose_king,
    Take: _talon,
    Lay: choose_discards,
}

PHASES: dict[str, Callable[[View, Offered, Habits], Action]] = {
    "prebid": _prebid,
    "auction": _bid,
    "choice": _may_throw_in,
    "ultimo": _say,
    "kontra": _say,
    "announcements": _say,
}
