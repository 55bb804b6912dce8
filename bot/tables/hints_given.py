"""A hint that was given to a player: how far they have asked, and for which move."""

from typing import NamedTuple

from engine import View
from search.telling.nudges import Hint

NUDGE, MOVE, REASONS = 1, 2, 3
"""How far one may ask: what to look at, then the move, then why."""


def decides(view: View) -> bool:
    """Whether the viewer has a choice on which there are hints.

    Who may speak before their turn (SLO-OPT-34) is told what to say when it comes.
    """
    return view.turn == view.viewer and sum(offer.size for offer in view.offers) > 1


class Given(NamedTuple):
    """What a player has been given, in memory alone."""

    deal: int
    seq: int
    """The number of the move as their buttons carry it: with the next move it is stale."""
    step: int
    hint: Hint
