"""Signs of life in the store, which tell how long the bot was down, or one of its shards: nobody
whom it did not hear is charged that time."""

import asyncio
import json
import logging
from bisect import bisect_right
from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Protocol

from bot.shards import shard_of
from bot.store import StoreError

logger = logging.getLogger(__name__)

EVERY = 10
"""Seconds between two heartbeats, at least. They come when the clock has something to look at, and
at least every minute: where people have less time, they are closer together."""

KEPT = 100
"""How many times that the bot was down are remembered, the newest."""

NOTE, SHARDS = "beat", "shards"

Gap = tuple[int, int]
"""From when to when."""


class Notes(Protocol):
    """What the store keeps of the bot itself."""

    async def note(self, key: str) -> str | None:
        """What is noted under a key."""
        ...

    async def set_note(self, key: str, value: str) -> None:
        """Note something in its place."""
        ...


class Heartbeat:
    """When the bot was running. Times are seconds since 1970."""

    def __init__(self, notes: Notes, now: Callable[[], int], note: str = NOTE) -> None:
        self._notes, self._note = notes, note
        self._now = now
        self._last = 0
        self._gaps: tuple[Gap, ...] = ()

    @property
    def gaps(self) -> tuple[Gap, ...]:
        """When it was away."""
        return self._gaps

    async def load(self) -> None:
        """The bot is back: it was away since it was last noted. Raises StoreError."""
        now, kept = self._now(), await self._notes.note(self._note)
        if kept:
            try:
                last, gaps = json.loads(kept)
                self._note_gaps([(began, ended) for began, ended in gaps], last, now)
            except (TypeError, ValueError):
                logger.warning("when the bot was last there is noted in words of another release")
        await self._write(now)

    async def take_over(self, gaps: Iterable[Gap]) -> None:
        """It begins, and these are the times when it was away. Raises StoreError."""
        self._gaps = tuple(gaps)[-KEPT:]
        await self._write(self._now())

    def _note_gaps(self, gaps: list[Gap], last: int, now: int) -> None:
        if last < now:
            if gaps and gaps[-1][1] == last:  # it was hardly there in between
                last = gaps.pop()[0]
            gaps.append((last, now))
        self._gaps = tuple(gaps[-KEPT:])

    async def strike(self) -> None:
        """The bot is still running: note it, if the last note is old enough."""
        if self._now() - self._last >= EVERY:
            await self._try()

    async def close(self) -> None:
        """The bot stops: note it, unless it could not even begin."""
        await self._try()

    async def _try(self) -> None:
        if not self._last:
            return
        try:
            await self._write(self._now())
        except StoreError as error:  # the next one will do
            logger.error("that the bot is running could not be noted: %s", error)

    async def _write(self, now: int) -> None:
        await self._notes.set_note(self._note, json.dumps([now, self._gaps]))
        self._last = now

    def after(self, since: int, seconds: int) -> int:
        """The time at which the bot has been running for ``seconds`` since then."""
        due = since + seconds
        for began, ended in self._gaps[bisect_right(self._gaps, since, key=itemgetter(1)) :]:
            if began >= due:
                break
            due += ended - max(began, since)
        return due


class Heartbeats:
    """A heartbeat for each shard. Where a shard is away nobody can click, and its beat stops."""

    def __init__(self, notes: Notes, now: Callable[[], int]) -> None:
        self._notes, self._now = notes, now
        self._beats: tuple[Heartbeat, ...] = (Heartbeat(notes, now),)
        self.away: set[int] = set()
        """The shards that hear nobody."""

    @property
    def count(self) -> int:
        """How many shards there are."""
        return len(self._beats)

    async def load(self, count: int = 1) -> None:
        """The bot is back, in so many shards. Raises StoreError.

        Where there are more or fewer than before, nobody is charged what any of those has missed.
        """
        before = int(await self._notes.note(SHARDS) or 1)
        beats = self._of(before)
        await asyncio.gather(*(beat.load() for beat in beats))
        if count != before:
            gaps = _together(gap for beat in beats for gap in beat.gaps)
            beats = self._of(count)
            await asyncio.gather(*(beat.take_over(gaps) for beat in beats))
            await self._notes.set_note(SHARDS, str(count))
        self._beats, self.away = beats, set()

    def _of(self, count: int) -> tuple[Heartbeat, ...]:
        names = [NOTE] if count == 1 else [f"{NOTE} {shard}/{count}" for shard in range(count)]
        return tuple(Heartbeat(self._notes, self._now, name) for name in names)

    def lost(self, shard: int) -> None:
        """Nobody can reach this shard."""
        self.away.add(shard)

    async def found(self, shard: int) -> None:
        """People can reach it again. Raises StoreError; their time goes on even so."""
        try:
            await self._beats[shard].load()
        finally:
            self.away.discard(shard)

    async def strike(self) -> None:
        """The bot is still running: note it where people can reach it."""
        await asyncio.gather(*(beat.strike() for beat in self._there()))

    async def close(self) -> None:
        """The bot stops."""
        await asyncio.gather(*(beat.close() for beat in self._there()))

    def _there(self) -> list[Heartbeat]:
        return [beat for shard, beat in enumerate(self._beats) if shard not in self.away]

    def shard(self, server: int) -> int:
        """The shard that hears of a server."""
        return shard_of(server, self.count)

    def after(self, server: int) -> Callable[[int, int], int]:
        """How time passes there: see ``Heartbeat.after``."""
        return self._beats[self.shard(server)].after


def _together(gaps: Iterable[Gap]) -> list[Gap]:
    """Times of several shards as times in which any of them was away, in their order."""
    found = list[Gap]()
    for began, ended in sorted(gaps):
        if found and began <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], ended)
        else:
            found.append((began, ended))
    return found
