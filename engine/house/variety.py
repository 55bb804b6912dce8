"""Players of one kind who differ: each weighs cards differently, is timid or bold, and slips.

Nothing is left to chance: a seed determines the player, and with what they see, when they slip.
"""

from functools import lru_cache

from engine.actions import Action, Play, actions_of
from engine.house.habits import CardSense, Habits
from engine.house.leaning import share
from engine.view import View

CARDS, DARES, WORTH, HASTE = 0.5, 0.2, 0.25, 0.4
"""The most by which they differ: in what cards are worth, as a share; in the chance at which a bid
is dared; in what it must bring, as a share of how far chance sets scores apart; in how often they
play in haste, as a share. How often they slip goes from never to twice as often as usual."""
CACHE_SIZE = 256
"""Numbers, and whole players, that are remembered: they are asked for at every move of a deal."""


@lru_cache(CACHE_SIZE)
def _drawn(seed: str, matter: str) -> float:
    """A number from -1 to 1, always the same for a seed and a matter."""
    return 2 * share(seed, matter) - 1


def varied(habits: Habits, seed: str, spread: float) -> Habits:
    """One of the players with roughly these habits; ``spread`` as in ``Variant.spread``."""
    bold = _drawn(seed, "bold")
    remembers = habits.remembers and max(1, habits.remembers + round(_drawn(seed, "remembers")))
    return habits._replace(
        cards=_weighing(habits.cards, seed),
        dare=min(1.0, max(0.0, habits.dare - DARES * bold)),
        worth=habits.worth - WORTH * spread * bold,
        haste=round(habits.haste * (1 + HASTE * _drawn(seed, "haste"))),
        remembers=remembers,
        slips=habits.slips * (1 + _drawn(seed, "slips")),
        mind=seed,
    )


def slip(view: View, habits: Habits, seed: str) -> Action | None:
    """A card by chance; None: they do not slip this time."""
    if not habits.slips or view.phase != "play":
        return None
    seen = f"{view.hand} {view.trick} {len(view.tricks)}"
    if share(seed, f"slips {seen}") >= habits.slips:
        return None
    plays = {play.card: play for play in actions_of(view.offers) if isinstance(play, Play)}
    place = int(share(seed, f"card {seen}") * len(plays))
    return [*plays.values()][place] if plays else None


@lru_cache(CACHE_SIZE)
def _weighing(sense: CardSense, seed: str) -> CardSense:
    """Each number times a factor of its own; 0, what they do not see, stays 0."""
    weights = {
        name: value if isinstance(value, bool) else value * (1 + CARDS * _drawn(seed, name))
        for name, value in sense._asdict().items()
    }
    return sense._replace(**weights)
