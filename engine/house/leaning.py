"""Choices in proportion to their worth, for players of one kind who differ.

To the house's estimate of each choice a number of the player's own is added. These numbers have
Gumbel's distribution: then of a few choices each is made with a chance that grows exponentially
with its worth, and those of equal worth are made equally often. Nothing is left to chance: the
numbers follow from the player and from what they see.
"""

from hashlib import blake2b
from math import log

from engine.house.habits import Habits
from engine.view import View

CARD = 1.2
"""Card points by which a card is played less often by a factor of e, if ``Habits.leans`` is 1."""
EXCHANGE = 1.0
"""As much for kings and talon sets, in points of strength."""
HAND = 3.0
"""As much for bids, in strength of the hand."""
SHARES = 65536
MEAN = 0.5772
"""The mean of Gumbel's distribution."""


def share(seed: str, matter: str) -> float:
    """A number from 0 up to, and without, 1, always the same for a seed and a matter."""
    two = blake2b(f"{seed} {matter}".encode(), digest_size=2).digest()
    return int.from_bytes(two, "big") / SHARES


def gumbel(seed: str, matter: str) -> float:
    """A number of Gumbel's distribution less its mean, always the same for a seed and a matter."""
    above_zero = share(seed, matter) + 1 / (2 * SHARES)
    return -log(-log(above_zero)) - MEAN


def leaning(habits: Habits, view: View, choice: object) -> float:
    """A number that the player adds to the worth of a choice; 0 if they have no mind."""
    if not habits.mind:
        return 0.0
    return habits.leans * gumbel(habits.mind, f"{view.phase} {view.hand} {view.trick} {choice}")
