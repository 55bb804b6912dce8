"""A hint given to a player: how far they asked, and for which move."""

from typing import NamedTuple

from engine import View
from search.explain.nudges import Hint

NUDGE, MOVE, REASONS = 1, 2, 3
"""How far one may ask: what to look at, then the move, then why."""


def decides(view: View) -> bool:
    """True if the viewer has a choice that hints can help with.

    People who may speak before their turn (SLO-OPT-34) are told what to say once it comes.
    """
    return view.turn == view.viewer and sum(offer.size for offer in view.offers) > 1


class Given(NamedTuple):
    """What a player has been given, in memory only."""

    deal: int
    seq: int
    """The move's number on their buttons: with the next move the hint is stale."""
    step: int
    hint: Hint
