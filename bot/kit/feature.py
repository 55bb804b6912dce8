"""A capability as the house builds it: what it is built from, and what it hands back.

Each capability has a ``feature.py`` with a ``FEATURE``; ``bot/features.py`` lists them.
"""

import random
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from bot.base.settings import Settings
from bot.kit.routes import Route
from bot.store import Store
from bot.thinkers.side_jobs import Jobs

T = TypeVar("T")

SECRET_BYTES = 32
"""The bytes of a secret that cards follow from (docs/fairness.md)."""


class Parts:
    """The parts of the house, found by their types."""

    def __init__(self, parts: Iterable[object]) -> None:
        self._parts = tuple(parts)

    def add(self, *parts: object) -> None:
        """Add parts that were built later."""
        self._parts = (*self._parts, *parts)

    def get(self, kind: type[T]) -> T:
        """The part of a type. Raises LookupError if there is none, or more than one."""
        fitting = [part for part in self._parts if isinstance(part, kind)]
        if len(fitting) != 1:
            raise LookupError(f"{len(fitting)} parts are a {kind.__name__}")
        return fitting[0]


@dataclass(frozen=True, kw_only=True)
class House:
    """Everything that capabilities are built from."""

    settings: Settings
    store: Store
    parts: Parts
    """Those of Discord and of the process, and what has been built so far."""
    now: Callable[[], int]
    """Whole seconds, UTC."""
    chance: random.Random
    """Unpredictable, but for tests."""
    searching: bool
    """Whether anybody can search."""
    jobs: Jobs
    """Does work that would keep the event loop."""
    rest: Callable[[float], Awaitable[None]]
    """Rests between pieces of work in idle time."""
    hears: Callable[[int], bool]
    """Whether this process serves a server."""

    def part(self, kind: type[T]) -> T:
        """A part, by its type. Raises LookupError if there is none."""
        return self.parts.get(kind)

    def secret(self) -> bytes:
        """Draw a secret that cards follow from: nobody can foresee it."""
        return self.chance.randbytes(SECRET_BYTES)


class Job(NamedTuple):
    """Work in the background."""

    start: Callable[[], None]
    close: Callable[[], Coroutine[Any, Any, None]]
    """Also called if it was never started."""
    first: bool = False
    """Of all processes that share the database only the first does it."""


@dataclass(frozen=True, kw_only=True)
class Built:
    """A capability, built: parts, and ways to them."""

    parts: tuple[object, ...] = ()
    """Asked for by commands and by later features, by type."""
    routes: tuple[Route, ...] = ()
    """Of its controls."""
    jobs: tuple[Job, ...] = ()
    """Started in this order, after those of earlier features; closed in the opposite order."""


@dataclass(frozen=True, kw_only=True)
class Feature:
    """A capability."""

    name: str
    build: Callable[[House], Built]


def build_all(features: Iterable[Feature], house: House) -> tuple[Built, ...]:
    """Build these in order; each finds the parts of those before it."""
    everything = []
    for feature in features:
        built = feature.build(house)
        house.parts.add(*built.parts)
        everything.append(built)
    return tuple(everything)
