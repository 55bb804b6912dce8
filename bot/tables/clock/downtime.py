"""Heartbeats in the store, which tell how long the bot or one of its shards was down: nobody is
charged time in which it could not hear them."""

import json
import logging
import math
from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Protocol

from bot.base.shards import shard_of
from bot.store import StoreError

logger = logging.getLogger(__name__)

EVERY = 10
"""Least seconds between heartbeats. They come when the clock has something to look at, at least
every minute, and closer together where people have less time."""

STILL = 180
"""Seconds between two looks of the clock, which come at least every minute, after which the process
must have stood still, or somebody has set the machine's clock."""

KEPT = 100
"""How many of the newest gaps are remembered."""

NOTE = "beat"

Gap = tuple[int, int]
"""From when to when."""


class Notes(Protocol):
    """What the store keeps for the bot itself."""

    async def note(self, key: str) -> str | None:
        """What is noted under a key."""
        ...

    async def set_note(self, key: str, value: str) -> None:
        """Note something there instead."""
        ...


class Heartbeat:
    """When a shard was there. Times are seconds since 1970."""

    def __init__(self, last: int, gaps: Iterable[Gap] = ()) -> None:
        self.last = last
        """When it was last noted as up."""
        self.gaps = tuple(gaps)[-KEPT:]
        """When it was down."""

    def back(self, now: int) -> None:
        """It was down since it was last noted."""
        last, gaps = self.last, list(self.gaps)
        if last < now:
            if gaps and gaps[-1][1] == last:  # it was hardly up in between
                last = gaps.pop()[0]
            gaps.append((last, now))
        self.last, self.gaps = now, tuple(gaps[-KEPT:])

    def after(self, since: int, seconds: int) -> int:
        """When it will have been up for ``seconds`` since then."""
        due = since + seconds
        for began, ended in self.gaps[bisect_right(self.gaps, since, key=itemgetter(1)) :]:
            if began >= due:
                break
            due += ended - max(began, since)
        return due


class Heartbeats:
    """A heartbeat for each shard. While a shard is down nobody can click, and its beat stops."""

    def __init__(self, notes: Notes, now: Callable[[], int]) -> None:
        self._notes, self._now = notes, now
        self._beats: tuple[Heartbeat, ...] = (Heartbeat(0),)
        self._own: tuple[int, ...] = ()
        """This process's shards, if others share the database."""
        self._noted: int | None = None
        """When the last note was made; None: nothing is known from before."""
        self._looked = math.inf
        """When the clock last looked; at first never."""
        self.away: set[int] = set()
        """The shards that hear nobody."""

    @property
    def count(self) -> int:
        """How many shards there are."""
        return len(self._beats)

    @property
    def gaps(self) -> tuple[tuple[Gap, ...], ...]:
        """When each shard was down."""
        return tuple(beat.gaps for beat in self._beats)

    async def load(self, count: int = 1, own: tuple[int, ...] = ()) -> None:
        """The bot is back, with so many shards. Raises StoreError.

        If their number has changed, nobody is charged for a gap of any earlier shard.

        ``own``: this process's shards, if others share the database.
        """
        self._own = own
        if own:
            await self._load_own(count)
            return
        now, kept = self._now(), await self._notes.note(NOTE)
        beats = _read(kept) if kept else ()
        for beat in beats:
            beat.back(now)
        if len(beats) != count:
            gaps = tuple(_together(gap for beat in beats for gap in beat.gaps))
            beats = tuple(Heartbeat(now, gaps) for _ in range(count))
        await self._notes.set_note(NOTE, _written(beats))
        self._beats, self._noted, self.away = beats, now, set()

    async def _load_own(self, count: int) -> None:
        """Each shard has a note of its own. One without a note was always down."""
        now = self._now()
        beats = [Heartbeat(now) for _ in range(count)]
        for shard in self._own:
            kept = await self._notes.note(note_of(shard, count))
            beats[shard] = next(iter(_read(kept) if kept else ()), Heartbeat(0))
            beats[shard].back(now)
        self._beats, self._noted, self.away = tuple(beats), now, set()
        await self._note()

    def held(self, server: int) -> bool:
        """Whether this process sees to the tables of a server."""
        return not self._own or self.shard(server) in self._own

    def lost(self, shard: int) -> None:
        """Nobody can reach this shard."""
        self.away.add(shard)

    async def found(self, shard: int) -> None:
        """People can reach it again. Raises StoreError; their time runs on even so."""
        self._beats[shard].back(self._now())
        self.away.discard(shard)
        await self._write()

    def look(self) -> None:
        """The clock looks what is due: nobody is charged for time in which it did not."""
        now = self._now()
        if now - self._looked > STILL:
            for shard in set(range(self.count)) - self.away:
                self._beats[shard].back(now)
        self._looked = now

    async def strike(self) -> None:
        """The bot is still running: note it where people can reach it, if the last note is old
        enough."""
        if self._noted is None or self._now() - self._noted >= EVERY:
            await self._try()

    async def close(self) -> None:
        """The bot stops: note it, unless it never got started."""
        await self._try()

    async def _try(self) -> None:
        if self._noted is None or len(self.away) == self.count:
            return
        try:
            await self._write()
        except StoreError as error:  # the next one will do
            logger.error("that the bot is running could not be noted: %s", error)

    async def _write(self) -> None:
        now = self._now()
        there = [beat for shard, beat in enumerate(self._beats) if shard not in self.away]
        for beat in there:
            beat.last = now
        await self._note()
        self._noted = now

    async def _note(self) -> None:
        if not self._own:
            await self._notes.set_note(NOTE, _written(self._beats))
        for shard in self._own:
            await self._notes.set_note(note_of(shard, self.count), _written([self._beats[shard]]))

    def shard(self, server: int) -> int:
        """The shard that hears of a server."""
        return shard_of(server, self.count)

    def after(self, server: int) -> Callable[[int, int], int]:
        """How time passes there: see ``Heartbeat.after``."""
        return self._beats[self.shard(server)].after


def note_of(shard: int, count: int) -> str:
    """The key of a shard's own note."""
    return f"{NOTE} of shard {shard} of {count}"


def _written(beats: Sequence[Heartbeat]) -> str:
    """The note; for an undivided bot as it was before there were shards."""
    each = [[beat.last, beat.gaps] for beat in beats]
    return json.dumps(each if len(each) > 1 else each[0])


def _read(kept: str) -> tuple[Heartbeat, ...]:
    """A note, read; empty: it is in another release's format."""
    try:
        found = json.loads(kept)
        each = [found] if isinstance(found[0], int) else found
        return tuple(
            Heartbeat(int(last), [(int(began), int(ended)) for began, ended in gaps])
            for last, gaps in each
        )
    except (TypeError, ValueError, LookupError):
        logger.warning("when the bot was last there is noted in words of another release")
        return ()


def _together(gaps: Iterable[Gap]) -> list[Gap]:
    """Several shards' gaps as times when any of them was down, in order."""
    found = list[Gap]()
    for began, ended in sorted(gaps):
        if found and began <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], ended)
        else:
            found.append((began, ended))
    return found
