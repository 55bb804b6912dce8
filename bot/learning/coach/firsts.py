"""Moments that come for the first time, each with a sentence before the choice."""

from collections.abc import Callable, Collection

from bot.deals.cards_out import seen_cards
from engine import GAME, Bid, Contract, View


def first_time(view: View, explained: Collection[str]) -> str | None:
    """Return the key of the moment that the viewer meets for the first time; None: there is none.

    ``explained``: the keys of those that were explained before.
    """
    fitting = (key for key, fits in FIRSTS.items() if key not in explained and fits(view))
    return next(fitting, None)


def _first_bid(view: View) -> bool:
    """Whether they may bid in a game in which the declarer calls a partner."""
    calls = any(contract.calls_king for contract in view.rules.contracts.values())
    return calls and any(offer.kind is Bid for offer in view.offers)


def _played(view: View, aim: str) -> Contract | None:
    """The contract, if cards are played for this aim."""
    contract = view.contract
    return contract if view.phase == "play" and contract and contract.aim == aim else None


def _first_klop(view: View) -> bool:
    return _played(view, "alone") is not None


def _first_defence(view: View) -> bool:
    """Whether they defend against a declarer whose partner is not known to them."""
    if view.declarer in (None, view.viewer) or _played(view, "points") is None:
        return False
    are_secret = any(view.sides[player] is None for player in view.order)
    return bool(view.called) and are_secret and not view.called & view.hand


def _first_mond(view: View) -> bool:
    """Whether they may play the Mond or another card, and the Škis may still cost them for it."""
    rules, contract = view.rules, _played(view, "points")
    if contract is None or not contract.mond_penalty or rules.fool & seen_cards(view):
        return False
    is_free = sum(offer.size for offer in view.offers) > 1
    return is_free and any(offer.cards & rules.mond for offer in view.offers)


def _first_kontra(view: View) -> bool:
    """Whether the others have doubled the viewer's game, which is won by points."""
    contract = view.contract
    if contract is None or contract.aim != "points":
        return False
    doubled = any(item.key == GAME and item.level % 2 for item in view.items)
    return doubled and view.viewer is not None and view.declarer in view.own_side


FIRSTS: dict[str, Callable[[View], bool]] = {
    "bid": _first_bid,
    "call": lambda view: view.phase == "call",
    "talon": lambda view: view.phase == "talon",
    "discard": lambda view: view.phase == "discard",
    "kontra": _first_kontra,
    "klop": _first_klop,
    "defence": _first_defence,
    "mond": _first_mond,
}
"""By key whether a view has the moment; the rarest of those that come together last."""
