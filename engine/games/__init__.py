"""The families of games, each one folder: its rules, rows, options, scores and house player."""

from engine.actions import Action
from engine.games.krolami.rules import KROLAMI
from engine.games.lombardia.rules import LOMBARDIA
from engine.games.romanian.rules import ROMANIAN
from engine.games.slovenian.rules import SLOVENIAN
from engine.games.strohmann.rules import STROHMANN
from engine.house import in_the_middle
from engine.house.habits import CLUB, Habits
from engine.house.novice import in_haste, remembered
from engine.options import BadOption, Variant
from engine.view import View

VARIANTS: dict[str, Variant] = {}
"""The families by their keys, in the order in which they are offered."""


def add(family: Variant) -> None:
    """Make a family known: from now on it is played, recorded and read like any other.

    Raises ValueError if another one goes by this key.
    """
    if VARIANTS.setdefault(family.key, family) is not family:
        raise ValueError(f"there is a family of games called {family.key} already")


for each in (SLOVENIAN, LOMBARDIA, STROHMANN, KROLAMI, ROMANIAN):
    add(each)

OWN_NAMES: dict[str, tuple[str, int]] = {"taper": ("romanian", 3)}
"""Forms that players know by a name of their own: the variant and the number of players."""


def variant(key: str) -> Variant:
    """The variant with this key. Raises BadOption."""
    if key not in VARIANTS:
        raise BadOption(f"there is no variant {key}", "variant")
    return VARIANTS[key]


def choose(view: View, habits: Habits = CLUB) -> Action:
    """The house's move for the player whose view this is; they must be on turn."""
    if not view.dealt:
        return in_the_middle(view)
    if at_once := in_haste(view, habits):
        return at_once
    return VARIANTS[view.rules.variant].house(remembered(view, habits), habits)
