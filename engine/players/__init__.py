"""House players: they see what a seat sees, and nothing else."""

from collections.abc import Callable
from typing import TypeAlias

from engine.actions import Action
from engine.view import View

HousePlayer: TypeAlias = Callable[[View], Action]


def choose(view: View) -> Action:
    """A legal action: a pass where one may pass, else the first that is offered."""
    return view.offers[0].nth(0)
