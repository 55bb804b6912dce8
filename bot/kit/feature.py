"""A capability of the bot: what it is built from, and what it hands back.

Each capability has a ``feature.py`` with a ``FEATURE``; ``bot/features.py`` lists them.
"""

import random
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar

from bot.base.meter import TableCounts
from bot.base.settings import Settings
from bot.kit.routes import Route
from bot.kit.wishes import Gate, Response
from bot.store import Store
from bot.store.personal import PersonalRows
from bot.thinkers.side_jobs import Jobs

T = TypeVar("T")

SECRET_BYTES = 32
"""The bytes of a secret that cards follow from (docs/fairness.md)."""


class Parts:
    """Parts of the bot, found by their types."""

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
    """A part that has data about people in memory."""

    def forget(self, user: int, /) -> None:
        """Forget a person."""
        ...


class DiscordEvents:
    """Handlers of what happens at Discord: a capability overrides those it needs."""

    def on_turn(self) -> None:
        """From now on this process may write; no press has been answered yet."""

    async def on_shard_count(self, shards: int, held: tuple[int, ...]) -> None:
        """The number of shards is known, and none is connected yet.

        ``held``: the shards of this process, if others have the rest. Raises StoreError.
        """

    def on_shard_lost(self, shard: int) -> None:
        """A shard is no longer connected."""

    async def on_shard_found(self, shard: int) -> None:
        """A shard is connected, for the first time or again. Raises StoreError."""

    async def on_channel_gone(self, channel: int) -> None:
        """A channel or a thread is gone. Raises StoreError."""

    async def on_server_gone(self, server: int) -> None:
        """The bot was removed, or the server is gone. Raises StoreError."""

    def on_reply(self, interaction: Any) -> None:
        """A person was answered."""


class Job(NamedTuple):
    """Work in the background."""

    start: Callable[[], None]
    close: Callable[[], Coroutine[Any, Any, None]]
    """Also called if it was never started."""
    by_one_process: bool = False
    """Only one of the processes that share the database does it: the one with shard 0."""


FeaturePresenter = Callable[[Any, Any], Awaitable[None]]
"""Shows a response, given the reply and the response."""


@dataclass(frozen=True, kw_only=True)
class Built:
    """A built capability: its parts, and the ways to them."""

    parts: tuple[object, ...] = ()
    """Found by commands and by later features, by type."""
    routes: tuple[Route, ...] = ()
    """Routes of its controls."""
    jobs: tuple[Job, ...] = ()
    """Started in this order, after those of earlier features; closed in the opposite order."""
    presenters: Mapping[type[Response], FeaturePresenter] = field(default_factory=dict)
    """For its own types of responses."""
    events: DiscordEvents = field(default_factory=DiscordEvents)
    remembers: tuple[Remembers, ...] = ()
    """Parts that are told to forget a person."""
    count_tables: Callable[[], Awaitable[TableCounts]] | None = None
    """Counts tables for the meter; exactly one feature has it."""
    gate: Gate | None = None
    """Keeps people and servers from playing; exactly one feature has it."""


@dataclass(kw_only=True)
class FeatureContext:
    """Everything that a capability may use while it is built."""

    settings: Settings
    store: Store
    personal: tuple[PersonalRows, ...]
    """The rows of all capabilities about people and servers."""
    parts: Parts
    """The base parts (``bot/app.py``), and those of the capabilities built so far."""
    now: Callable[[], int]
    """Whole seconds, UTC."""
    chance: random.Random
    """Unpredictable, except in tests."""
    searching: bool
    """Whether there are workers that search, so that the house can play as a master."""
    side_jobs: Jobs
    """Runs work that would block the event loop."""
    idle_pause: Callable[[float], Awaitable[None]]
    """Sleeps between two pieces of idle work, longer while people are being answered."""
    serves: Callable[[int], bool]
    """Tells whether this process serves a server."""
    additions: tuple[object, ...] = ()
    """Additions of all features to those built before them."""
    built: tuple[Built, ...] = ()
    """The capabilities built so far."""

    def part(self, kind: type[T]) -> T:
        """A part, by its type. Raises LookupError if there is none."""
        return self.parts.get(kind)

    def additions_of(self, kind: type[T]) -> tuple[T, ...]:
        """All additions of a type, in the order of the features."""
        return tuple(addition for addition in self.additions if isinstance(addition, kind))

    def caches_of_people(self) -> tuple[Remembers, ...]:
        """All parts that have data about people in memory."""
        return tuple(part for built in self.built for part in built.remembers)

    def draw_secret(self) -> bytes:
        """Draw an unpredictable secret that cards follow from."""
        return self.chance.randbytes(SECRET_BYTES)


def _no_additions(_context: FeatureContext) -> tuple[object, ...]:
    return ()


@dataclass(frozen=True, kw_only=True, eq=False)
class Feature:
    """A capability."""

    build: Callable[[FeatureContext], Built]
    additions: Callable[[FeatureContext], tuple[object, ...]] = _no_additions
    """Makes what it adds to features built before it, such as ``TableAdditions``. Called before
    anything is built, so it can use no part."""
    cogs: tuple[str, ...] = ()
    """Its files in ``bot/cogs/``."""
    personal: tuple[PersonalRows, ...] = ()
    """Its rows about people and servers."""


def build_all(features: Sequence[Feature], context: FeatureContext) -> tuple[Built, ...]:
    """Build features in order; each finds the parts of those before it."""
    context.additions = tuple(
        addition for feature in features for addition in feature.additions(context)
    )
    for feature in features:
        built = feature.build(context)
        context.parts.add(*built.parts)
        context.built = (*context.built, built)
    return context.built
