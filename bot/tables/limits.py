"""How much one person may ask for, so that others get their share: each limit a row.

Who is over a limit is told so kindly and for themselves alone (``denied-<key>``).
"""

from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from bot.bounded import Bounded
from bot.tables.errors import Denied


class Limit(NamedTuple):
    """What somebody may have at once, or within some seconds."""

    key: str
    """Of the sentence for who wants more."""
    most: int
    seconds: int = 0
    """0: at once, however long it takes."""

    def check(self, number: int) -> None:
        """Raises Denied for who has so many already."""
        if number >= self.most:
            raise Denied(self.key, most=self.most)


OPEN_TABLES = Limit("many-tables", most=5)
"""Open tables that somebody leads."""
THREADS = Limit("many-threads", most=5, seconds=60 * 60)
"""Threads that are opened for them."""
QUESTIONS = Limit("many-questions", most=2)
"""Hints and analyses that they wait for."""
CLICKS = Limit("many-clicks", most=20, seconds=5)
"""Clicks and commands."""
TAKE_BACKS = Limit("many-take-backs", most=3)
"""Moves that others are asked to let them take back, in a deal."""
CHALLENGES = Limit("many-challenges", most=10, seconds=60 * 60)
"""Challenges that they send others."""
CHALLENGES_OPEN = Limit("many-challenges", most=5)
"""The same that nobody has answered yet."""
TOURNAMENTS = Limit("many-announced", most=5, seconds=24 * 60 * 60)
"""Tournaments that they announce."""
TOURNAMENTS_OPEN = Limit("many-tournaments", most=3)
"""Those of a server that are not over."""
ENTERED = Limit("many-entered", most=5)
"""Those in which somebody takes part at once."""
ENTRANTS = Limit("many-entrants", most=2000)
"""People in one of them."""
TEAM_MATCHES = Limit("many-team-matches", most=3)
"""Team matches that somebody has made and that have not begun."""

MOST_PEOPLE = 10_000
"""People of whom it is remembered what they did last."""


class Lately:
    """What people have done within the seconds of a limit. ``now`` never goes back."""

    def __init__(self, limit: Limit, now: Callable[[], float]) -> None:
        self._limit = limit
        self._now = now
        self._times = Bounded[int, deque[float]](MOST_PEOPLE)

    def note(self, user: int) -> None:
        """They do it once more. Raises Denied, and does not count it, if that is too often."""
        times, now = self._times.get(user, deque()), self._now()
        while times and now - times[0] >= self._limit.seconds:
            times.popleft()
        self._limit.check(len(times))
        times.append(now)
        self._times[user] = times


class Waiting:
    """How much each person waits for."""

    def __init__(self, limit: Limit = QUESTIONS) -> None:
        self._limit = limit
        self._waiting = Counter[int]()

    def check(self, user: int) -> None:
        """Raises Denied for who waits for as much as they may."""
        self._limit.check(self._waiting[user])

    @contextmanager
    def one(self, user: int) -> Iterator[None]:
        """They wait for one thing more. Raises Denied."""
        self.check(user)
        self._waiting[user] += 1
        try:
            yield
        finally:
            self._waiting[user] -= 1
            if not self._waiting[user]:
                del self._waiting[user]
