"""How old an interaction is: Discord counts from the click, not from when we hear of it."""

import time
from collections import deque
from collections.abc import Callable
from datetime import datetime

LIMIT = 3.0
"""Seconds within which an interaction must be acknowledged (platform)."""

REMEMBERED, ENOUGH = 100, 10
"""How many interactions are remembered, and how many it takes to tell our clock's error."""


class Ages:
    """Tells by Discord's clock how long ago somebody clicked.

    Ours may be fast or slow. Most interactions come almost at once, so the smallest
    age seen lately is taken to be our clock's error. Until ``ENOUGH`` have been seen, both clocks
    are taken to agree. Ours is not set meanwhile: an hour more or less would pass for people's age.
    """

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        begun = time.time() - time.monotonic()
        self._now = now or (lambda: begun + time.monotonic())
        self._seemed: deque[float] = deque(maxlen=REMEMBERED)

    def of(self, created_at: datetime) -> float:
        """Seconds since an interaction was made, between 0 and the limit."""
        seems = self._now() - created_at.timestamp()
        self._seemed.append(seems)
        ahead = min(self._seemed) if len(self._seemed) >= ENOUGH else 0.0
        return min(max(seems - ahead, 0.0), LIMIT)
