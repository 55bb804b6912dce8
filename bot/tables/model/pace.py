"""Pauses before moves of the house.

A move's timing must not tell others whether there was a choice. So a house player takes as long
either way. For people without a choice, which depends on cards that nobody else sees, the pause is
drawn like a person's, whatever they hold; for a person alone with the house there is none.
"""

import random
from collections.abc import Callable
from typing import Protocol

from bot.tables.model.table import Table

SPREAD = 0.5
"""Standard deviation of the logarithms of people's times."""

SHORTEST = 0.6
"""A person's fastest answer, in units of a house player's pause."""

MEDIAN = 2.0
"""A person's median answer, in the same units."""

LONGEST = 6.0
"""A person's slowest answer, in the same units."""


def draw_answer_time(spread: Callable[[float, float], float] = random.lognormvariate) -> float:
    """Draw a person's time for an answer, in units of a house player's pause."""
    return min(LONGEST, max(SHORTEST, MEDIAN * spread(0.0, SPREAD)))


TRICK_PAUSES = 2.5
"""The pause, in the same units, after a trick that was completed without a press of the person
alone with the house."""


def filled_by_itself(table: Table) -> bool:
    """Return whether a trick was just completed by a person's forced card."""
    last = table.live.last if table.live else None
    if last is None or last.user is not None or table.chairs[last.player].person is None:
        return False
    return len(last.after(None).tricks) > len(last.before(None).tricks)


class HostPauses(Protocol):
    """The host's pauses, in seconds."""

    @property
    def pace(self) -> float:
        """The pause before a house player's move."""
        ...

    @property
    def solo_pace(self) -> float:
        """The pause before a house player's move where one person plays alone with the house."""
        ...


class Pace:
    """The pauses before moves of the house."""

    def __init__(
        self, pauses: HostPauses, draw_pauses: Callable[[], float] = draw_answer_time
    ) -> None:
        self._pauses = pauses
        self._draw_pauses = draw_pauses

    @property
    def longest(self) -> float:
        """The longest of all pauses, in seconds."""
        return max(self._pauses.pace * LONGEST, self._pauses.solo_pace * TRICK_PAUSES)

    def before(self, table: Table) -> float:
        """Seconds before the move the table waits for is made.

        A question in secret has no pause, which would tell of it (ROM-DEAL-9).
        """
        if table.deal is None or table.deal.in_secret:
            return 0.0
        if table.alone:
            if filled_by_itself(table):
                return self._pauses.solo_pace * TRICK_PAUSES
            return 0.0 if table.awaited is not None else self._pauses.solo_pace
        hidden = table.awaited is not None and not table.forced
        return self._pauses.pace * (self._draw_pauses() if hidden else 1.0)
