"""Clicks just after a redraw that were meant for the button that stood there before."""

from collections.abc import Callable
from typing import NamedTuple

from bot.bounded import Bounded

WITHIN = 0.7
"""Seconds after a redraw in which a click on something else is taken for a slip."""

MANY = 1000
"""The newest redraws that are remembered: in less than a second there are never as many."""


class _Redraw(NamedTuple):
    kind: str
    at: float


class Slips:
    """What each person's own clicks have redrawn, and when.

    ``now`` counts seconds and never goes back.
    """

    def __init__(self, now: Callable[[], float], within: float = WITHIN) -> None:
        self._now = now
        self._within = within
        self._redraws = Bounded[tuple[int, int], _Redraw](MANY)

    def redrawn(self, table: int, user: int, kind: str) -> None:
        """A person's click of this kind has just redrawn the page it stood on."""
        self._redraws[table, user] = _Redraw(kind, self._now())

    def slipped(self, table: int, user: int, kind: str) -> bool:
        """Whether a click of this kind comes too soon after one of another kind."""
        last = self._redraws.get((table, user))
        return last is not None and last.kind != kind and self._fresh(last)

    def _fresh(self, redraw: _Redraw) -> bool:
        return self._now() - redraw.at < self._within
