"""Choices in proportion to their worth: players who differ lean to one or another of them.

A choice is worth what the house's estimate says, and a number of the player's own more or less. The
numbers are distributed so that of a few choices each is made with a chance that grows exponentially
with its worth (Gumbel's): two that are worth the same are made equally often. Nothing is left to
chance: the player and what they see determine the numbers.
"""

from hashlib import blake2b
from math import log

from engine.house.habits import Habits
from engine.view import View

HAND = 3.0
"""By how much strength the judgement of a hand strays, as ``CARD`` does for cards."""
CARD = 1.2
"""Card points by which a card is played less often by that factor."""
EXCHANGE = 1.0
"""Points of strength by which a king, set or discard is chosen less often by that factor."""
MEAN = 0.5772
"""The mean of Gumbel's distribution."""


def share(seed: str, matter: str) -> float:
    """A number from 0 up to, and without, 1, always the same for a seed and a matter."""
    two = blake2b(f"{seed} {matter}".encode(), digest_size=2).digest()
    return int.from_bytes(two, "big") / 65536


def leaning(habits: Habits, view: View, choice: object) -> float:
    """How much the player leans to a choice: 0 on average, and for who is in no two minds."""
    if not habits.mind:
        return 0.0
    number = share(habits.mind, f"{view.phase} {view.hand} {view.trick} {choice}")
    return habits.leans * (-log(-log(number + 1 / 131072)) - MEAN)
