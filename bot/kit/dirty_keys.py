"""Keys of changed values, so that only these are saved."""

from collections.abc import Callable, Hashable, Iterable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


class DirtyKeys(Generic[K]):
    """Keys whose values have changed since they were last taken.

    >>> dirty = DirtyKeys[str]()
    >>> dirty.mark("a"); dirty.mark("b"); dirty.mark("a")
    >>> sorted(dirty.take()), dirty.take()
    (['a', 'b'], set())
    """

    def __init__(self) -> None:
        self._keys = set[K]()
        self._listener: Callable[[], object] | None = None

    def listen(self, listener: Callable[[], object]) -> None:
        """Call ``listener`` whenever keys are marked."""
        self._listener = listener
        self._tell()

    def mark(self, *keys: K) -> None:
        """Mark values as changed."""
        self.put_back(keys)
        self._tell()

    def put_back(self, keys: Iterable[K]) -> None:
        """Mark taken keys again whose values could not be saved."""
        self._keys.update(keys)

    def take(self) -> set[K]:
        """Return the marked keys, and unmark them."""
        taken, self._keys = self._keys, set()
        return taken

    def _tell(self) -> None:
        if self._keys and self._listener is not None:
            self._listener()
