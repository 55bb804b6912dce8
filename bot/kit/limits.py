"""Limits on what one person may ask for: a row for each.

A person over a limit is told so privately (``denied-<key>``).
"""

from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from bot.base.bounded import Bounded
from bot.kit.errors import Denied


class Limit(NamedTuple):
    """Maximum that a person may have at once, or within some seconds."""

    key: str
    """The key of the sentence for a person over the limit."""
    most: int
    seconds: int = 0
    """0: a maximum at once."""

    def check(self, number: int) -> None:
        """Raise Denied if a person with ``number`` of them may have no more."""
        if number >= self.most:
            raise Denied(self.key, most=self.most)


THREADS = Limit("many-threads", most=5, seconds=60 * 60)
"""Limit on threads opened for a person."""
QUESTIONS = Limit("many-questions", most=2)
"""Limit on hints and analyses that a person waits for."""
CLICKS = Limit("many-clicks", most=20, seconds=5)
"""Limit on clicks and commands."""
EXPORTS = Limit("many-exports", most=3, seconds=10 * 60)
"""Limit on exports of a person's data."""

MAX_PEOPLE = 10_000
"""Number of people whose latest actions a rate limiter remembers."""


class RateLimiter:
    """Counts people's actions within a limit's seconds. ``now`` is monotonic."""

    def __init__(self, limit: Limit, now: Callable[[], float]) -> None:
        self._limit = limit
        self._now = now
        self._times = Bounded[int, deque[float]](MAX_PEOPLE)

    def note(self, user: int, number: int = 1) -> None:
        """Count ``number`` actions. Raises Denied over the limit, and then counts none."""
        times, now = self._times.get(user, deque()), self._now()
        while times and now - times[0] >= self._limit.seconds:
            times.popleft()
        self._limit.check(len(times) + number - 1)
        times.extend([now] * number)
        self._times[user] = times

    @contextmanager
    def count_unless_failed(self, user: int, number: int = 1) -> Iterator[None]:
        """Count the block's actions unless it raises. Raises Denied over the limit."""
        self.note(user, number)
        try:
            yield
        except BaseException:
            times = self._times.get(user, deque())
            for _ in range(min(number, len(times))):
                times.pop()
            raise


class WaitingLimits:
    """Counts the questions (``QUESTIONS``) whose answers each person awaits."""

    def __init__(self) -> None:
        self._waiting = Counter[int]()

    def check(self, user: int) -> None:
        """Raise Denied if a person awaits as many answers as they may."""
        QUESTIONS.check(self._waiting[user])

    @contextmanager
    def hold_question(self, user: int) -> Iterator[None]:
        """Count a question as long as the block runs. Raises Denied."""
        self.check(user)
        self._waiting[user] += 1
        try:
            yield
        finally:
            self._waiting[user] -= 1
            if not self._waiting[user]:
                del self._waiting[user]


class Preparations:
    """Things in preparation for people who wait: one thing per person, and each thing once."""

    def __init__(self) -> None:
        self._people = set[int]()
        self._things = set[str]()

    @contextmanager
    def reserve(self, user: int, thing: str) -> Iterator[None]:
        """Reserve a thing for a user as long as the block runs.

        Raises Denied if it is in preparation already, or another thing is for this user.
        """
        if user in self._people or thing in self._things:
            raise Denied("being-prepared")
        self._people.add(user)
        self._things.add(thing)
        try:
            yield
        finally:
            self._people.discard(user)
            self._things.discard(thing)
