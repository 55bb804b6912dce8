"""A process's own proof of its lease: it keeps silent before another process may hold it.

The database's clock decides who holds a lease. Here only seconds since we asked are counted, by a
clock that nobody sets.
"""

import math
import time
from collections.abc import Callable

from bot.store.postgres import leases

COUNTED = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def steady() -> float:
    """Seconds by a clock that nobody sets, and that goes on while the machine sleeps."""
    return time.clock_gettime(COUNTED)


class Proof:
    """When a lease was last renewed, as seen by its holder.

    A renewal may have arrived as soon as it was asked for.
    """

    def __init__(self, proven: float, now: Callable[[], float] = steady) -> None:
        """``proven``: when the lease was asked for that was then taken."""
        self._now, self._proven = now, proven
        self._asked = proven
        """When the latest renewal was asked for."""
        self._failed = False

    @property
    def holds(self) -> bool:
        """Whether nobody else can have the lease.

        A follower waits for it to expire, but only ``GONE`` seconds once our connection has ended,
        and that may be why a renewal has failed.
        """
        lasts = leases.GONE if self._failed else leases.LENGTH
        return self._now() < self._proven + lasts

    def ask(self) -> None:
        """A renewal is asked for."""
        self._asked = self._now()

    def note_renewal(self) -> None:
        """It was."""
        self._proven, self._failed = self._asked, False

    def note_failure(self) -> None:
        """It was not, or nobody knows."""
        self._failed = True

    def note_loss(self) -> None:
        """Another process has the lease."""
        self._proven = -math.inf
