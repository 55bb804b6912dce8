"""A capability as the house builds it: what it is built from, and what it hands back.

Each capability has a ``feature.py`` with a ``FEATURE``; ``bot/features.py`` lists them.
"""

import random
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar

from bot.base.meter import TableCounts
from bot.base.settings import Settings
from bot.kit.routes import Route
from bot.kit.wishes import Response
from bot.store import Store
from bot.store.personal import PersonalRows
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


class Remembers(Protocol):
    """Has something of people in memory."""

    def forget(self, user: int, /) -> None:
        """Remember nothing of a person any more."""
        ...


class DiscordEvents:
    """Happenings at Discord; a capability that wants to know of some overrides these."""

    def turn_came(self) -> None:
        """This process may write, and nobody has pressed anything yet."""

    async def divided(self, shards: int, held: tuple[int, ...]) -> None:
        """Discord has said how many shards there are, and none is connected yet; ``held``: those of
        this process, if others have the rest. Raises StoreError."""

    def shard_lost(self, shard: int) -> None:
        """A shard is no longer connected."""

    async def shard_found(self, shard: int) -> None:
        """A shard is connected, for the first time or again. Raises StoreError."""

    async def channel_gone(self, channel: int) -> None:
        """A channel or a thread is gone. Raises StoreError."""

    async def server_gone(self, server: int) -> None:
        """The bot was removed, or the server is gone. Raises StoreError."""

    def replied(self, interaction: Any) -> None:
        """A person was answered."""


class Job(NamedTuple):
    """Work in the background."""

    start: Callable[[], None]
    close: Callable[[], Coroutine[Any, Any, None]]
    """Also called if it was never started."""
    first: bool = False
    """Of all processes that share the database only the first does it."""


Presenter = Callable[[Any, Any], Awaitable[None]]
"""Shows a response, given the reply and the response."""


@dataclass(frozen=True, kw_only=True)
class Built:
    """A capability, built: parts, and ways to them."""

    parts: tuple[object, ...] = ()
    """Asked for by commands and by later features, by type."""
    routes: tuple[Route, ...] = ()
    """Of its controls."""
    jobs: tuple[Job, ...] = ()
    """Started in this order, after those of earlier features; closed in the opposite order."""
    presenters: Mapping[type[Response], Presenter] = field(default_factory=dict)
    """For its own types of responses."""
    events: DiscordEvents = field(default_factory=DiscordEvents)
    remembers: tuple[Remembers, ...] = ()
    """Told whom to forget."""
    count_tables: Callable[[], Awaitable[TableCounts]] | None = None
    """Counts tables for the meter; exactly one feature has it."""


@dataclass(kw_only=True)
class House:
    """Everything that capabilities are built from."""

    settings: Settings
    store: Store
    personal: tuple[PersonalRows, ...]
    """The rows of all capabilities about people and servers."""
    parts: Parts
    """Those of Discord and of the process, and what has been built so far."""
    now: Callable[[], int]
    """Whole seconds, UTC."""
    chance: random.Random
    """Unpredictable, but for tests."""
    searching: bool
    """There are workers that search, so that masters can be the house."""
    jobs: Jobs
    """Does work that would keep the event loop."""
    rest: Callable[[float], Awaitable[None]]
    """Rests between pieces of work in idle time."""
    hears: Callable[[int], bool]
    """Tells if this process serves a server."""
    additions: tuple[object, ...] = ()
    """Everything that features add to those below them."""
    built: tuple[Built, ...] = ()

    def part(self, kind: type[T]) -> T:
        """A part, by its type. Raises LookupError if there is none."""
        return self.parts.get(kind)

    def added(self, kind: type[T]) -> tuple[T, ...]:
        """All additions of a type, in the order of the features."""
        return tuple(addition for addition in self.additions if isinstance(addition, kind))

    def remembering(self) -> tuple[Remembers, ...]:
        """All that has something of people in memory."""
        return tuple(part for built in self.built for part in built.remembers)

    def secret(self) -> bytes:
        """Draw a secret that cards follow from: nobody can foresee it."""
        return self.chance.randbytes(SECRET_BYTES)


def _nothing(_house: House) -> tuple[object, ...]:
    """Add nothing."""
    return ()


@dataclass(frozen=True, kw_only=True, eq=False)
class Feature:
    """A capability."""

    name: str
    build: Callable[[House], Built]
    add: Callable[[House], tuple[object, ...]] = _nothing
    """Makes what it adds to features before it, such as ``TableAdditions``. Called before anything
    is built: it may ask for no part."""
    cogs: tuple[str, ...] = ()
    """Its files in ``bot/cogs/``."""
    personal: tuple[PersonalRows, ...] = ()
    """Its rows about people and servers."""


def build_all(features: Iterable[Feature], house: House) -> tuple[Built, ...]:
    """Build these in order; each finds the parts of those before it."""
    features = tuple(features)
    house.additions = tuple(addition for feature in features for addition in feature.add(house))
    for feature in features:
        built = feature.build(house)
        house.parts.add(*built.parts)
        house.built = (*house.built, built)
    return house.built
