"""Rash leads, which no player at a table makes without a good reason.

Rules of thumb play deals out as if all saw all cards, and so a partner always takes what one leads
to them. At tables for three policies play, and nobody has a partner there.
"""

from engine import Action, Cards, Play, View, union
from engine.cards import NONE
from engine.sides import DECLARING
from search.judging.exact_endings import late


def is_rash(view: View, move: Action) -> bool:
    """Whether a move leads the pagat early, or the called king as the declarer's partner.

    Early is while others may have trumps; late on, lines of play say what is good.
    """
    if not isinstance(move, Play) or view.trick or late(view):
        return False
    contract = view.contract
    if contract is None or contract.aim != "points":
        return False
    if move.card == view.rules.pagat:
        return bool(_trumps_out(view))
    partner = view.viewer is not None and view.sides[view.viewer] == DECLARING
    return move.card == view.called and partner and view.viewer != view.declarer


def _trumps_out(view: View) -> Cards:
    gone = union(card for trick in view.tricks for card in trick.cards) if view.tricks else NONE
    return view.rules.pack.trumps & ~(view.hand | gone | view.laid)
