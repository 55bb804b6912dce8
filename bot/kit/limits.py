"""How much one person may ask for, so that others get their share: a row for each limit.

People over a limit are told so kindly and privately (``denied-<key>``).
"""

from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from bot.base.bounded import Bounded
from bot.kit.errors import Denied


class Limit(NamedTuple):
    """What somebody may have at once, or within some seconds."""

    key: str
    """The key of the sentence for people who want more."""
    most: int
    seconds: int = 0
    """0: at once, however long it takes."""

    def check(self, number: int) -> None:
        """Raise Denied for people who have so many already."""
        if number >= self.most:
            raise Denied(self.key, most=self.most)


THREADS = Limit("many-threads", most=5, seconds=60 * 60)
"""Threads opened for them."""
QUESTIONS = Limit("many-questions", most=2)
"""Hints and analyses they wait for."""
CLICKS = Limit("many-clicks", most=20, seconds=5)
"""Clicks and commands."""
EXPORTS = Limit("many-exports", most=3, seconds=10 * 60)
"""Times they are given all that is kept about them."""

MOST_PEOPLE = 10_000
"""How many people's latest actions are remembered."""


class Lately:
    """What people did within a limit's seconds. ``now`` never goes back."""

    def __init__(self, limit: Limit, now: Callable[[], float]) -> None:
        self._limit = limit
        self._now = now
        self._times = Bounded[int, deque[float]](MOST_PEOPLE)

    def note(self, user: int, number: int = 1) -> None:
        """They do it again, or so many times at once. Raises Denied, without counting any of it, if
        that is too often."""
        times, now = self._times.get(user, deque()), self._now()
        while times and now - times[0] >= self._limit.seconds:
            times.popleft()
        self._limit.check(len(times) + number - 1)
        times.extend([now] * number)
        self._times[user] = times

    @contextmanager
    def noted(self, user: int, number: int = 1) -> Iterator[None]:
        """They do it in the block, so many times: not if it raises. Raises Denied."""
        self.note(user, number)
        try:
            yield
        except BaseException:
            times = self._times.get(user, deque())
            for _ in range(min(number, len(times))):
                times.pop()
            raise


class WaitingLimits:
    """How much each person waits for."""

    def __init__(self, limit: Limit = QUESTIONS) -> None:
        self._limit = limit
        self._waiting = Counter[int]()

    def check(self, user: int) -> None:
        """Raise Denied for people who wait for as much as they may."""
        self._limit.check(self._waiting[user])

    @contextmanager
    def one(self, user: int) -> Iterator[None]:
        """They wait for one more thing. Raises Denied."""
        self.check(user)
        self._waiting[user] += 1
        try:
            yield
        finally:
            self._waiting[user] -= 1
            if not self._waiting[user]:
                del self._waiting[user]


class Preparations:
    """Things being prepared for people who wait: one thing per person, and each thing once.

    Nothing is kept of it: after a kill nothing is under way.
    """

    def __init__(self) -> None:
        self._people = set[int]()
        self._things = set[str]()

    @contextmanager
    def one(self, user: int, thing: str) -> Iterator[None]:
        """While the block runs a thing is made ready for a user. Raises Denied if it is already, or
        something else is for this user."""
        if user in self._people or thing in self._things:
            raise Denied("being-prepared")
        self._people.add(user)
        self._things.add(thing)
        try:
            yield
        finally:
            self._people.discard(user)
            self._things.discard(thing)
