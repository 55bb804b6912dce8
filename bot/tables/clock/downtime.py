"""Heartbeats in the store, which tell how long the bot or one of its shards was down.

That time does not count against people.
"""

import json
import logging
import math
from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Protocol

from bot.base.shards import shard_of
from bot.store import StoreError
from bot.store.errors import NotOwner

logger = logging.getLogger(__name__)

BEAT_SECONDS = 10
"""Minimum of seconds between heartbeats. They come when the clock checks deadlines, at least every
minute, and closer together where people have less time."""

STANDSTILL_SECONDS = 180
"""Seconds between two checks of the clock, which come at least every minute, after which the
process must have stood still, or the machine's clock was set."""

MAX_GAPS = 100
"""Number of the newest gaps that are kept."""

NOTE = "beat"
"""The key of the note."""

Gap = tuple[int, int]
"""The beginning and the end of a downtime."""


class NoteStore(Protocol):
    """Stores notes of the bot itself."""

    async def note(self, key: str) -> str | None:
        """The note under a key."""
        ...

    async def set_note(self, key: str, value: str) -> None:
        """Replace the note under a key."""
        ...


class Heartbeat:
    """The uptime of a shard. Times are seconds since 1970."""

    def __init__(self, last: int, gaps: Iterable[Gap] = ()) -> None:
        self.last = last
        """The time at which it was last noted as up."""
        self.gaps = tuple(gaps)[-MAX_GAPS:]
        """Its downtimes."""

    def end_gap(self, now: int) -> None:
        """Note that it was down since ``last``, and is up again."""
        if self.last < now:
            began = self.last
            gaps = list(self.gaps)
            if gaps and gaps[-1][1] == began:  # it was hardly up in between
                began = gaps.pop()[0]
            gaps.append((began, now))
            self.gaps = tuple(gaps[-MAX_GAPS:])
        self.last = now

    def up_after(self, since: int, seconds: int) -> int:
        """The time at which it will have been up for ``seconds`` since then."""
        due = since + seconds
        for began, ended in self.gaps[bisect_right(self.gaps, since, key=itemgetter(1)) :]:
            if began >= due:
                break
            due += ended - max(began, since)
        return due


class Heartbeats:
    """A heartbeat for each shard. While a shard is down nobody can click, and its beat stops."""

    def __init__(self, notes: NoteStore, now: Callable[[], int]) -> None:
        self._notes = notes
        self._now = now
        self._beats: tuple[Heartbeat, ...] = (Heartbeat(0),)
        self._own_shards: tuple[int, ...] = ()
        """This process's shards, if others share the database."""
        self._noted_at: int | None = None
        """The time of the last note; None: none was read or made."""
        self._checked_at = math.inf
        """The time of the clock's last check; at first never."""
        self.away: set[int] = set()
        """The shards that nobody can reach."""

    @property
    def count(self) -> int:
        """The number of shards."""
        return len(self._beats)

    @property
    def gaps(self) -> tuple[tuple[Gap, ...], ...]:
        """The downtimes of each shard."""
        return tuple(beat.gaps for beat in self._beats)

    async def load(self, count: int, own_shards: tuple[int, ...]) -> None:
        """Load the heartbeats at a start, for so many shards. Raises StoreError.

        If their number has changed, the gaps of all earlier shards apply to each.

        ``own_shards``: this process's shards, if others share the database.
        """
        self._own_shards = own_shards
        now = self._now()
        if own_shards:
            beats = await self._load_own(count, now)
        else:
            beats = await self._load(count, now)
            await self._notes.set_note(NOTE, _format_note(beats))
        self._beats = beats
        self._noted_at = now
        self.away = set()
        if own_shards:
            await self._note()

    async def _load(self, count: int, now: int) -> tuple[Heartbeat, ...]:
        """Load the note of all shards."""
        note = await self._notes.note(NOTE)
        beats = _parse_note(note) if note else ()
        for beat in beats:
            beat.end_gap(now)
        if len(beats) == count:
            return beats
        gaps = _merge_gaps(gap for beat in beats for gap in beat.gaps)
        return tuple(Heartbeat(now, gaps) for _ in range(count))

    async def _load_own(self, count: int, now: int) -> tuple[Heartbeat, ...]:
        """Load the notes of this process's shards; one without a note was always down."""
        beats = [Heartbeat(now) for _ in range(count)]
        for shard in self._own_shards:
            note = await self._notes.note(note_of(shard, count))
            beats[shard] = next(iter(_parse_note(note) if note else ()), Heartbeat(0))
            beats[shard].end_gap(now)
        return tuple(beats)

    def owns(self, server: int) -> bool:
        """Return whether this process watches the tables of a server."""
        return not self._own_shards or self.shard(server) in self._own_shards

    def shard_lost(self, shard: int) -> None:
        """Note that nobody can reach a shard."""
        self.away.add(shard)

    async def shard_found(self, shard: int) -> None:
        """End a shard's downtime. Raises StoreError; people's time runs on even so."""
        self._beats[shard].end_gap(self._now())
        self.away.discard(shard)
        await self._write()

    def note_check(self) -> None:
        """Note a check of the clock: time in which it did not check counts as downtime."""
        now = self._now()
        if now - self._checked_at > STANDSTILL_SECONDS:
            for shard in set(range(self.count)) - self.away:
                self._beats[shard].end_gap(now)
        self._checked_at = now

    async def beat(self) -> None:
        """Note that the reachable shards are up, if the last note is old enough."""
        if self._noted_at is None or self._now() - self._noted_at >= BEAT_SECONDS:
            await self._try()

    async def close(self) -> None:
        """Note the end of the process, unless it never got started."""
        await self._try()

    async def _try(self) -> None:
        if self._noted_at is None or len(self.away) == self.count:
            return
        try:
            await self._write()
        except NotOwner:  # another process notes it from now on: the turn logs that it has ended
            return
        except StoreError as error:  # the next one will do
            logger.error("that the bot is running could not be noted: %s", error)

    async def _write(self) -> None:
        now = self._now()
        reachable = [beat for shard, beat in enumerate(self._beats) if shard not in self.away]
        for beat in reachable:
            beat.last = now
        await self._note()
        self._noted_at = now

    async def _note(self) -> None:
        if not self._own_shards:
            await self._notes.set_note(NOTE, _format_note(self._beats))
        for shard in self._own_shards:
            note = _format_note([self._beats[shard]])
            await self._notes.set_note(note_of(shard, self.count), note)

    def shard(self, server: int) -> int:
        """The shard of a server."""
        return shard_of(server, self.count)

    def up_after(self, server: int) -> Callable[[int, int], int]:
        """The uptime of a server's shard: see ``Heartbeat.up_after``."""
        return self._beats[self.shard(server)].up_after


def note_of(shard: int, count: int) -> str:
    """The key of a shard's own note."""
    return f"{NOTE} of shard {shard} of {count}"


def _format_note(beats: Sequence[Heartbeat]) -> str:
    """The note of these heartbeats; for a single one as it was before there were shards."""
    each = [[beat.last, beat.gaps] for beat in beats]
    return json.dumps(each if len(each) > 1 else each[0])


def _parse_note(note: str) -> tuple[Heartbeat, ...]:
    """The heartbeats of a note; none if it is in another release's format."""
    try:
        stored = json.loads(note)
        each = [stored] if isinstance(stored[0], int) else stored
        return tuple(
            Heartbeat(int(last), [(int(began), int(ended)) for began, ended in gaps])
            for last, gaps in each
        )
    except (TypeError, ValueError, LookupError):
        logger.warning("when the bot was last there is noted in words of another release")
        return ()


def _merge_gaps(gaps: Iterable[Gap]) -> list[Gap]:
    """Merge several shards' gaps into the times when any of them was down, in order."""
    merged = list[Gap]()
    for began, ended in sorted(gaps):
        if merged and began <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(merged[-1][1], ended)
        else:
            merged.append((began, ended))
    return merged
