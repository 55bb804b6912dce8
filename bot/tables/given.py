"""A hint that was given to a player: how far they have asked, and for which move."""

from typing import NamedTuple

from search.nudges import Hint

NUDGE, MOVE, REASONS = 1, 2, 3
"""How far one may ask: what to look at, then the move, then why."""


class Given(NamedTuple):
    """What a player has been given, in memory alone."""

    deal: int
    seq: int
    """The number of the move as their buttons carry it: with the next move it is stale."""
    step: int
    hint: Hint
