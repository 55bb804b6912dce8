"""Players of one kind who differ: each weighs cards a little differently, and dares more or less.

Nothing is left to chance: a seed determines the player.
"""

from functools import lru_cache
from hashlib import blake2b

from engine.house.habits import CardSense, Habits

CARDS, DARES, WORTH, HASTE = 0.5, 0.08, 0.13, 0.4
"""The most by which they differ: in what cards are worth, as a share; in the chance at which a bid
is dared; in what it must bring, as a share of how far chance sets scores apart; in how often they
play in haste, as a share."""
CACHE_SIZE = 256
"""Numbers, and whole players, that are remembered: they are asked for at every move of a deal."""


@lru_cache(CACHE_SIZE)
def _drawn(seed: str, matter: str) -> float:
    """A number from -1 to 1, always the same for a seed and a matter."""
    two = blake2b(f"{seed} {matter}".encode(), digest_size=2).digest()
    return int.from_bytes(two, "big") / 32767.5 - 1


def varied(habits: Habits, seed: str, spread: float) -> Habits:
    """One of the players with roughly these habits; ``spread`` as in ``Variant.spread``."""
    remembers = habits.remembers and max(1, habits.remembers + round(_drawn(seed, "remembers")))
    return habits._replace(
        cards=_weighing(habits.cards, seed),
        dare=min(1.0, habits.dare + DARES * _drawn(seed, "dare")),
        worth=habits.worth + WORTH * spread * _drawn(seed, "worth"),
        haste=round(habits.haste * (1 + HASTE * _drawn(seed, "haste"))),
        remembers=remembers,
    )


@lru_cache(CACHE_SIZE)
def _weighing(sense: CardSense, seed: str) -> CardSense:
    """Each number times a factor of its own; 0, what they do not see, stays 0."""
    weights = {
        name: value if isinstance(value, bool) else value * (1 + CARDS * _drawn(seed, name))
        for name, value in sense._asdict().items()
    }
    return sense._replace(**weights)
