"""The house's move at any game: what all kinds of players do alike, then what the family says."""

from engine.actions import Action
from engine.house import in_the_middle
from engine.house.habits import CLUB, Habits
from engine.house.novice import in_haste, remembered
from engine.house.variety import slip, varied
from engine.registry import VARIANTS
from engine.view import View


def choose(view: View, kind: Habits = CLUB) -> Action:
    """The house's move for the player whose view this is; they must be on turn."""
    if not view.dealt:
        return in_the_middle(view)
    if at_once := in_haste(view, kind):
        return at_once
    family = VARIANTS[view.rules.variant]
    habits = family.habits_of(kind, view.rules.players)
    return family.house(remembered(view, habits), habits)


def choose_as(view: View, kind: Habits, seed: str) -> Action:
    """The move of one of many players of a kind who differ a little; the seed says which.

    The same view always leads to the same move.
    """
    if not view.dealt:
        return in_the_middle(view)
    family = VARIANTS[view.rules.variant]
    spread = family.spread(view.rules.players)
    habits = varied(family.habits_of(kind, view.rules.players), seed, spread)
    if by_chance := slip(view, habits, seed):
        return by_chance
    if at_once := in_haste(view, habits):
        return at_once
    return family.house(remembered(view, habits), habits)
