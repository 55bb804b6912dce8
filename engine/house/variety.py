"""Players of one kind who are not the same: each weighs cards a little otherwise, and dares more or
less. Nothing is left to chance: a seed says who it is."""

from functools import lru_cache
from hashlib import blake2b

from engine.house.habits import CardSense, Habits

CARDS, DARES, WORTH, HASTE = 0.5, 0.08, 0.13, 0.4
"""How far they differ at most: in what cards are worth, by that part; in the chance with which a
bid is dared; in what it must bring, by that part of what chance sets scores apart; in how often
they play in haste, by that part."""
KEPT = 256
"""Players who are remembered: one is asked for at every move of a deal."""


@lru_cache(KEPT)
def _drawn(seed: str, matter: str) -> float:
    """A number from -1 to 1, always the same for a seed and a matter."""
    two = blake2b(f"{seed} {matter}".encode(), digest_size=2).digest()
    return int.from_bytes(two, "big") / 32767.5 - 1


def varied(habits: Habits, seed: str, spread: float) -> Habits:
    """One of the players who have about these habits; ``spread``: of the scores of the game."""
    remembers = habits.remembers and max(1, habits.remembers + round(_drawn(seed, "remembers")))
    return habits._replace(
        cards=_weighing(habits.cards, seed),
        dare=min(1.0, habits.dare + DARES * _drawn(seed, "dare")),
        worth=habits.worth + WORTH * spread * _drawn(seed, "worth"),
        haste=round(habits.haste * (1 + HASTE * _drawn(seed, "haste"))),
        remembers=remembers,
    )


def _weighing(sense: CardSense, seed: str) -> CardSense:
    """Each number by a factor of its own; what somebody does not see they do not see."""
    found = {
        name: value if isinstance(value, bool) else value * (1 + CARDS * _drawn(seed, name))
        for name, value in sense._asdict().items()
    }
    return sense._replace(**found)
