"""Signs of life in the store, which tell how long the bot was down: nobody is charged that time."""

import json
import logging
from bisect import bisect_right
from collections.abc import Callable
from operator import itemgetter
from typing import Protocol

from bot.store import StoreError

logger = logging.getLogger(__name__)

EVERY = 10
"""Seconds between two heartbeats, at least. They come when the clock has something to look at, and
at least every minute: where people have less time, they are closer together."""

KEPT = 100
"""How many times that the bot was down are remembered, the newest."""

NOTE = "beat"


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

    def __init__(self, notes: Notes, now: Callable[[], int]) -> None:
        self._notes = notes
        self._now = now
        self._last = 0
        self._gaps: tuple[tuple[int, int], ...] = ()

    async def load(self) -> None:
        """The bot is back: it was away since it was last noted. Raises StoreError."""
        now, kept = self._now(), await self._notes.note(NOTE)
        if kept:
            try:
                last, gaps = json.loads(kept)
                self._note_gaps([(began, ended) for began, ended in gaps], last, now)
            except (TypeError, ValueError):
                logger.warning("when the bot was last there is noted in words of another release")
        await self._write(now)

    def _note_gaps(self, gaps: list[tuple[int, int]], last: int, now: int) -> None:
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
        await self._notes.set_note(NOTE, json.dumps([now, self._gaps]))
        self._last = now

    def after(self, since: int, seconds: int) -> int:
        """The time at which the bot has been running for ``seconds`` since then."""
        due = since + seconds
        for began, ended in self._gaps[bisect_right(self._gaps, since, key=itemgetter(1)) :]:
            if began >= due:
                break
            due += ended - max(began, since)
        return due
