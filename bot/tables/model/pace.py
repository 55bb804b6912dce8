"""How long a table waits before a move of the house.

A move's timing must not tell others whether there was a choice. So a house player thinks as
long over either. People without a choice, because of cards nobody else sees, answer after a time
drawn like a person's, whatever they hold; somebody alone with the house, at once.
"""

import random
from collections.abc import Callable
from typing import Protocol

from bot.tables.model.table import Table

SPREAD = 0.5
"""How much people's times differ: the standard deviation of their logarithms."""

SHORTEST, MIDDLE, LONGEST = 0.6, 2.0, 6.0
"""A person's answers, in units of a house player's pause."""


def like_a_person(spread: Callable[[float, float], float] = random.lognormvariate) -> float:
    """How many pauses of a house player a person takes to answer, drawn by lot."""
    return min(LONGEST, max(SHORTEST, MIDDLE * spread(0.0, SPREAD)))


SEEN = 2.5
"""How long, in the same units, a trick lies that somebody playing alone did not complete with a
press."""


def filled_by_itself(table: Table) -> bool:
    """Whether a trick was just completed by a card that a person had no choice about."""
    last = table.live.last if table.live else None
    if last is None or last.user is not None or table.chairs[last.player].person is None:
        return False
    return len(last.after(None).tricks) > len(last.before(None).tricks)


class Paces(Protocol):
    """The host's pauses, in seconds."""

    @property
    def pace(self) -> float:
        """Before a house player's move."""
        ...

    @property
    def solo_pace(self) -> float:
        """The same where one person plays alone with the house."""
        ...


class Pace:
    """The pauses before moves of the house."""

    def __init__(self, paces: Paces, draw: Callable[[], float] = like_a_person) -> None:
        self._paces = paces
        self._draw = draw

    @property
    def longest(self) -> float:
        """The longest of all pauses, in seconds."""
        return max(self._paces.pace * LONGEST, self._paces.solo_pace * SEEN)

    def before(self, table: Table) -> float:
        """Seconds before the move the table waits for is made.

        A question in secret has no pause, which would tell of it (ROM-DEAL-9).
        """
        if table.deal is None or table.deal.in_secret:
            return 0.0
        if table.alone:
            if filled_by_itself(table):
                return self._paces.solo_pace * SEEN
            return 0.0 if table.awaited is not None else self._paces.solo_pace
        hidden = table.awaited is not None and not table.forced
        return self._paces.pace * (self._draw() if hidden else 1.0)
