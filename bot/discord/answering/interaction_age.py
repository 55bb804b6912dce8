"""Age of an interaction: Discord counts from the click, not from when the bot receives it."""

import time
from collections import deque
from collections.abc import Callable
from datetime import datetime

LIMIT = 3.0
"""Seconds within which an interaction must be acknowledged (platform)."""

MAX_SAMPLES = 100
"""Number of the latest interactions from which our clock's error is estimated."""
MIN_SAMPLES = 10
"""Number of interactions before which no error is assumed."""


class Ages:
    """Estimates the age of interactions by Discord's clock, as ours may be fast or slow.

    Most interactions arrive almost at once, so the smallest age seen lately is taken for our
    clock's error; before ``MIN_SAMPLES`` none is assumed. Time is counted by the monotonic clock,
    so that setting the system's clock changes no age.
    """

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        offset = time.time() - time.monotonic()
        self._now = now or (lambda: offset + time.monotonic())
        self._apparent_ages: deque[float] = deque(maxlen=MAX_SAMPLES)

    def of(self, created_at: datetime) -> float:
        """Seconds since an interaction was made, between 0 and the limit."""
        apparent_age = self._now() - created_at.timestamp()
        self._apparent_ages.append(apparent_age)
        clock_error = min(self._apparent_ages) if len(self._apparent_ages) >= MIN_SAMPLES else 0.0
        return min(max(apparent_age - clock_error, 0.0), LIMIT)
