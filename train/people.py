"""People to learn from: house players whose habits are not quite the house's, and who slip.

None of them is a style that beliefs are measured against (``strength.styles``), but for the club
and the plain house.
"""

from math import exp
from random import Random
from typing import Any, NamedTuple

from engine import VARIANTS, Action, Rules, View
from engine.house.habits import CLUB, PLAIN, CardSense, Habits

ALL_CLUB, ALL_ALIKE, AS_THEY_ARE = 0.3, 0.5, 0.4
"""How often all four are the club; else how often all are the same person; and how often somebody
has the habits of the house as they are."""
OF_THE_CLUB = 0.65
"""How often habits are taken from the club, else from the plain house."""
STRANGE = (0.3, 0.6, 1.0)
"""How differently somebody weighs cards: the spread of the logarithm of each number."""
BLIND, OPPOSITE = 0.15, 0.3
"""How often, times that, somebody is blind to a matter; or takes a yes for a no."""
FORGETFUL, REMEMBERED = 0.25, (1, 2, 3, 5)
"""How often somebody remembers only the newest tricks, and how many."""
DEARER, SURER = 4.0, 0.12
"""The spread of how much more a bid must bring, and of how much surer it must be."""
SLIPS = (0.0, 0.0, 0.0, 0.03, 0.03, 0.1, 0.1, 0.1, 0.3, 1.0)
"""How often people play any card: one of these."""


class Person(NamedTuple):
    """How somebody plays."""

    habits: Habits
    slips: float = 0.0

    def thinks(self, view: View) -> Action:
        """Choose the move of a person who does not slip."""
        return VARIANTS[view.rules.variant].house(view, self.habits)


def at_table(rules: Rules, chance: Random) -> list[Person]:
    """The people who play a deal."""
    if chance.random() < ALL_CLUB:
        return [Person(_habits(rules, CLUB))] * rules.players
    if chance.random() < ALL_ALIKE:
        return [somebody(rules, chance)] * rules.players
    return [somebody(rules, chance) for _ in range(rules.players)]


def somebody(rules: Rules, chance: Random) -> Person:
    """A person of whom nothing is known."""
    slips = chance.choice(SLIPS)
    habits = _habits(rules, CLUB if chance.random() < OF_THE_CLUB else PLAIN)
    if chance.random() < AS_THEY_ARE:
        return Person(habits, slips)
    habits = habits._replace(
        cards=weighing_otherwise(habits.cards, chance.choice(STRANGE), chance),
        worth=habits.worth + chance.gauss(0, DEARER),
        dare=min(1.0, max(0.0, habits.dare + chance.gauss(0, SURER))),
    )
    if chance.random() < FORGETFUL:
        habits = habits._replace(remembers=chance.choice(REMEMBERED))
    return Person(habits, slips)


def weighing_otherwise(sense: CardSense, strange: float, chance: Random) -> CardSense:
    """Every number times some factor, a few of them gone, and a few yeses and noes swapped."""
    changed: dict[str, Any] = {}
    for name, value in sense._asdict().items():
        if isinstance(value, bool):
            changed[name] = value != (chance.random() < OPPOSITE * strange)
        else:
            factor = exp(chance.gauss(0, strange))
            changed[name] = value * factor if chance.random() >= BLIND * strange else 0.0
    return sense._replace(**changed)


def _habits(rules: Rules, kind: Habits) -> Habits:
    return VARIANTS[rules.variant].habits_of(kind, rules.players)
