"""Choices before the play: from each, the house goes on until cards are played.

Bids, kings, talon sets, discards, announcements and kontras are tried, all in the same worlds.
"""

from collections.abc import Iterator
from itertools import product

from engine import (
    GAME,
    Action,
    Cards,
    Deal,
    Kontra,
    Lay,
    View,
    act,
    actions_of,
    admitted,
    each,
    observe,
    offers,
    variant,
)
from engine import choose as by_thumb
from engine.actions import forced
from engine.sides import DECLARING
from search.judging.bids import bids, is_bid

STATEMENTS = ("announcements", "kontra", "ultimo")
"""Phases in which some moves are tried if the game says so (``engine.options.Searching``).

Of doubling words that rules of thumb leave unsaid only a defender's first one is tried, on the game
of a declarer who has called a king. A player alone mostly has the cards for it, and worlds
know too little of that.
"""
TRIED_PHASES = ("talon", "call", "discard")
"""The phases whose choices are tried."""
MAX_CANDIDATES = 12
"""The most choices that are tried."""


def candidates(view: View) -> list[Action]:
    """The moves that are worth a trial: all, or those near to what rules of thumb say."""
    usual = by_thumb(view)
    if is_bid(view):
        return bids(view, usual)
    if view.phase in STATEMENTS and variant(view.rules.variant).searching.tries_statements:
        worth_it = (usual, *([Kontra(GAME)] if _may_double(view) else ()))
        return [action for action in actions_of(view.offers)
                if type(action) is not Kontra or action in worth_it]  # fmt: skip
    if view.phase not in TRIED_PHASES:
        return []
    if sum(offer.size for offer in view.offers) <= MAX_CANDIDATES:
        return list(actions_of(view.offers))
    if not isinstance(usual, Lay):
        return [usual]
    return [usual, *_near(view, usual.cards)][:MAX_CANDIDATES]


def _may_double(view: View) -> bool:
    """Whether a defender's first kontra on the game is worth a trial."""
    contract, me = view.contract, view.viewer
    assert contract is not None and me is not None
    return not view.game_level and contract.calls_king and view.sides[me] != DECLARING


def _near(view: View, laid: Cards) -> Iterator[Action]:
    """Other discards that differ in one card, the cheapest exchanges of suit cards first."""
    pack = view.rules.pack
    others = [card for card in each(view.hand & ~laid) if not card & pack.trumps]
    pairs = product(each(laid), others)
    for out, card in sorted(pairs, key=lambda pair: -pack.value_of[pair[1]]):
        lay = Lay(laid & ~out | card)
        if admitted(view.offers, lay):
            yield lay


def until_the_play(deal: Deal) -> Deal:
    """The deal as its first card is to be played: until then all do as the house does."""
    while deal.turn is not None and deal.rules.phases[deal.phase].name != "play":
        only = forced(offers(deal, deal.turn))
        deal = act(deal, deal.turn, only or by_thumb(observe(deal, deal.turn)))
    return deal
