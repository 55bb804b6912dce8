"""A dict of limited size, for everything that users can make grow."""

from collections import UserDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Bounded(UserDict[K, V]):
    """A dict of the latest ``limit`` entries.

    >>> latest = Bounded(2)
    >>> latest.update(a=1, b=2); latest["a"] = 3; latest["c"] = 4
    >>> dict(latest)
    {'a': 3, 'c': 4}
    """

    def __init__(self, limit: int) -> None:
        super().__init__()
        self._limit = limit

    def __setitem__(self, key: K, value: V) -> None:
        self.data.pop(key, None)
        self.data[key] = value
        if len(self.data) > self._limit:
            del self.data[next(iter(self.data))]
