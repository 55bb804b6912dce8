"""House players: they see what a seat sees, and nothing else.

Each game has its own; a game without one is played legally, by the first thing that is offered.
Numbers in these modules come from deals played house against house.
"""

from collections.abc import Callable
from typing import TypeAlias

from engine.actions import Action
from engine.players import krolami, lombardia, romanian, slovenian, strohmann
from engine.view import View

HousePlayer: TypeAlias = Callable[[View], Action]

HOUSES: dict[str, HousePlayer] = {
    "krolami": krolami.choose,
    "slovenian": slovenian.choose,
    "lombardia": lombardia.choose,
    "strohmann": strohmann.choose,
    "romanian": romanian.choose,
}


def choose(view: View) -> Action:
    """The house's move for the seat whose view this is; it must be on turn."""
    if not view.dealt:
        return in_the_middle(view)
    return HOUSES.get(view.rules.variant, first_offered)(view)


def in_the_middle(view: View) -> Action:
    """How the house treats cards that nobody has seen: all cuts and piles are equal."""
    return view.offers[0].nth(view.offers[0].size // 2)


def first_offered(view: View) -> Action:
    """A pass where one may pass, else the first action there is."""
    return view.offers[0].nth(0)
