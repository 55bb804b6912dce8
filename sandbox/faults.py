"""Faults on demand, and rate limits."""

import asyncio
import re
from dataclasses import dataclass, field
from typing import Any

from sandbox.hardness import NEVER, SOFT, Counted, Hardness

EDIT = re.compile(r"(PATCH .*/channels/\d+/messages)/\d+$")


@dataclass
class Fault:
    """A planned fault: the next ``times`` requests that match get ``kind``.

    Kinds: ``400``, ``401``, ``403``, ``413``, ``429``, ``500``, ``503``, ``20028``, ``30034``,
    ``30046``, ``50007``, ``160006`` (an answer; a limit lasts ``retry_after`` seconds),
    ``html-403``, ``html-429`` (a web page of the proxy before the API; 0 seconds: without
    ``Retry-After``), ``emoji`` (an answer that complains of an emoji), ``drop`` (the connection is
    closed before the request is carried out), ``drop-after`` (carried out, but not answered),
    ``slow`` (carried out, and answered after ``retry_after`` seconds).
    """

    method: str
    path: str
    kind: str
    times: int = 1
    retry_after: float = 0.05


@dataclass
class Bucket:
    """A rate limit: a number of requests in a window of seconds.

    ``name``: Discord's name for it, the same in all channels.
    """

    limit: int = 50
    window: float = 5.0
    left: int = 50
    ends: float = 0.0
    name: str = ""

    def take(self, now: float) -> bool:
        """Whether one more request is within the limit."""
        if now >= self.ends:
            self.left, self.ends = self.limit, now + self.window
        if self.left == 0:
            return False
        self.left -= 1
        return True


class Uplink:
    """The line on which the bot's files come: while it is held, none arrives."""

    def __init__(self) -> None:
        self._free = asyncio.Event()
        self._free.set()
        self.waiting = asyncio.Event()
        """A file is on its way."""
        self._line = asyncio.Lock()

    def hold(self) -> None:
        """Let nothing arrive for a while."""
        self._free.clear()
        self.waiting.clear()

    def free(self) -> None:
        """Let all arrive."""
        self._free.set()

    async def wait_for_turn(self) -> None:
        """Wait until the file may arrive."""
        self.waiting.set()
        await self._free.wait()

    async def carry(self, size: int, speed: float) -> None:
        """Wait until ``size`` bytes have passed, ``speed`` a second, in turn; 0: at once."""
        if speed and size:
            async with self._line:
                await asyncio.sleep(size / speed)


@dataclass
class Weather:
    """The faults to come, and the buckets."""

    faults: list[Fault] = field(default_factory=list)
    buckets: dict[str, Bucket] = field(default_factory=dict)
    limit: int = 50
    counted: Counted = field(default_factory=lambda: Counted(SOFT))
    under_way: int = 0
    """Requests that have come and are not answered yet."""
    most_under_way: int = 0
    uplink: Uplink = field(default_factory=Uplink)
    cut: bool = False
    """There is no line to the bot at all: nothing it asks is answered."""
    struck: asyncio.Event = field(default_factory=asyncio.Event)
    """A fault has struck, and its request, if it was to be, has been carried out."""

    def begin(self) -> None:
        """A request has come."""
        self.under_way += 1
        self.most_under_way = max(self.most_under_way, self.under_way)

    def end(self) -> None:
        """A request has been answered, or its asker is gone."""
        self.under_way -= 1

    def strike(self, method: str, path: str) -> Fault | None:
        """The fault for this request, if any."""
        for fault in self.faults:
            if fault.method in (method, "*") and re.search(fault.path, path) and fault.times:
                fault.times -= 1
                return fault
        return None

    @property
    def hardness(self) -> Hardness:
        """The limits in force."""
        return self.counted.hardness

    def harden(self, **rows: Any) -> None:
        """Change some rows from now on, and forget what has been counted."""
        self.counted = Counted(self.hardness._replace(**rows))
        self.buckets.clear()

    def bucket(self, key: str) -> Bucket:
        """The bucket of a route; all edits in a channel share one."""
        if key in self.buckets:
            return self.buckets[key]
        edits, limit = self.hardness.edits, self.limit
        if (edited := EDIT.match(key)) is not None and edits.most < NEVER:
            key = edited[1]
            bucket = Bucket(edits.most, edits.seconds, edits.most, name="edits")
        else:
            bucket = Bucket(limit=limit, left=limit)
        return self.buckets.setdefault(key, bucket)
