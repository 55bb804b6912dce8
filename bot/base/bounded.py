"""A dict that cannot grow without end: whatever people make grow has a written limit."""

from collections import UserDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Bounded(UserDict[K, V]):
    """A dict of the latest ``most`` entries.

    >>> kept = Bounded(2)
    >>> kept.update(a=1, b=2); kept["a"] = 3; kept["c"] = 4
    >>> dict(kept)
    {'a': 3, 'c': 4}
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        self.data.pop(key, None)
        self.data[key] = value
        if len(self.data) > self._most:
            del self.data[next(iter(self.data))]
