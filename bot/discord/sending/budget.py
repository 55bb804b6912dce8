"""A rate limit for requests with the bot's own token.

Discord takes 50 a second for all servers together, and bans bots that don't wait when told to
(platform), so the bot stays well below. When requests queue up, replies go first, then pings, then
boards, which slow down: each takes its turn before it is drawn, and shows the table as it is then.
Answers to interactions have tokens of their own and are not limited.

discord.py makes the requests, and retries some of them: each passes through its trace.
"""

import asyncio
import contextlib
import heapq
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from enum import IntEnum
from typing import Any, NamedTuple

import aiohttp
import discord
from discord.http import Route

logger = logging.getLogger(__name__)

MAX_REQUESTS = 35
"""Maximum number of requests in ``SECOND``."""
SECOND = 1.0
BURST = 10
"""Number of requests in a second that may go at once; boards beyond these are spread evenly."""
RESERVED = 5
"""Number of requests in a second that boards leave to more urgent ones."""
SLOT_SECONDS = 1.0
"""Time for which a slot is kept for a page still being drawn."""
LONGEST_WAIT = 30.0
"""Seconds after which a waiting request is given up; its page is redrawn later."""
HOLD_POLL_SECONDS = 0.1
"""Time between checks while this process may have lost its lease."""
MIN_POLL_SECONDS = 0.001
"""Minimum time between checks of the queue."""
TOO_MANY = 429
INVALID_STATUSES = (401, 403, TOO_MANY)
MAX_INVALID = 5_000
"""Number of refused requests in ``INVALID_WINDOW`` after which the bot pauses: after 10,000 Discord
would ban it (platform)."""
INVALID_WINDOW = 600.0
PAUSE_SECONDS = 60.0
"""Duration of a pause, if Discord does not say how long."""
UNLIMITED_PATHS = ("interactions", "webhooks")
"""First parts of paths with a token of their own."""


class Urgency(IntEnum):
    """Urgency of a request; lower comes first."""

    REPLY = 0
    CALL = 1
    BOARD = 2


class Claim:
    """A request's claim to a turn."""

    def __init__(self, urgency: Urgency) -> None:
        self.urgency = urgency


_claim: ContextVar[Claim] = ContextVar("claim", default=Claim(Urgency.BOARD))  # noqa: B039
"""Claim of the current task, as discord.py's requests carry none."""


@contextmanager
def urgent(urgency: Urgency) -> Iterator[None]:
    """Set the urgency of the block's requests; elsewhere it is that of boards."""
    token = _claim.set(Claim(urgency))
    try:
        yield
    finally:
        _claim.reset(token)


class QueuedClaim(NamedTuple):
    """A claim in the queue; no two have the same number."""

    urgency: Urgency
    number: int
    turn: asyncio.Future[None]
    claim: Claim


class Budget:
    """Gives turns to requests: the most urgent first, and the oldest of these."""

    def __init__(self, holds: Callable[[], bool] = lambda: True) -> None:
        """``holds``: whether this process surely has its lease; otherwise no request goes."""
        self._most = MAX_REQUESTS
        self._reserved = RESERVED
        self._holds = holds
        self._sent = deque[float]()
        """Times of the last second's requests."""
        self._slots = set[Claim]()
        """Claims that have a turn and whose request has not gone yet."""
        self._waiting: list[QueuedClaim] = []
        self._number = 0
        self._last_turn = 0.0
        """Time of the last turn."""
        self._paused_until = 0.0
        """End of the current pause."""
        self._invalid = deque[float](maxlen=MAX_INVALID)
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """Number of requests that wait for their turn."""
        return len(self._waiting)

    def share(self, part: float) -> None:
        """Take this process's part of the limit, 0 to 1."""
        self._most = max(1, int(MAX_REQUESTS * part))
        self._reserved = min(RESERVED, self._most // 2)

    async def take(self) -> None:
        """Wait for a turn and use it. Raises TimeoutError or RateLimited if it takes long."""
        claim = _claim.get()
        if claim not in self._slots:
            claim = Claim(claim.urgency)
            await self._turn(claim)
        self._slots.discard(claim)
        self._sent.append(_now())

    @asynccontextmanager
    async def slot(self, urgency: Urgency) -> AsyncIterator[None]:
        """Wait for a turn, which the block's first request uses if it comes soon.

        A page drawn in the block is then up to date when it is sent. If the turn takes too long,
        the block begins without one, and its request raises the error.
        """
        claim = Claim(urgency)
        token = _claim.set(claim)
        try:
            with contextlib.suppress(TimeoutError, discord.RateLimited):
                await self._turn(claim)
                asyncio.get_running_loop().call_later(SLOT_SECONDS, self._lapse, claim)
            yield
        finally:
            _claim.reset(token)
            self._lapse(claim)

    def pause(self, seconds: float) -> None:
        """Give no turns for ``seconds``."""
        self._paused_until = max(self._paused_until, _now() + seconds)

    def note_answer(self, status: int, headers: Mapping[str, str]) -> None:
        """Note the status of an answer to any request."""
        if status not in INVALID_STATUSES:
            return
        now, scope = _now(), headers.get("X-RateLimit-Scope", "")
        if scope != "shared":  # that limit is not of this bot alone, and does not count against it
            self._invalid.append(now)
        banned = status == TOO_MANY and not headers.get("Via")
        if banned or (status == TOO_MANY and scope == "global"):
            self.pause(_seconds(headers.get("Retry-After")))
        if len(self._invalid) == MAX_INVALID and now - self._invalid[0] < INVALID_WINDOW:
            logger.error(
                "Discord has refused %d requests in ten minutes: nothing is asked for %d s",
                MAX_INVALID, PAUSE_SECONDS,
            )  # fmt: skip
            self.pause(PAUSE_SECONDS)

    async def _turn(self, claim: Claim) -> None:
        """Wait for a turn. Raises TimeoutError, discord.RateLimited."""
        if (wait := self._paused_until - _now()) > LONGEST_WAIT:
            raise discord.RateLimited(wait)
        turn = asyncio.get_running_loop().create_future()
        self._number += 1
        heapq.heappush(self._waiting, QueuedClaim(claim.urgency, self._number, turn, claim))
        self._give_turns()
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await turn
        except BaseException:
            turn.cancel()
            self._lapse(claim)
            raise

    def _lapse(self, claim: Claim) -> None:
        """Give up a turn that is not needed."""
        if claim in self._slots:
            self._slots.discard(claim)
            self._give_turns()

    def _give_turns(self) -> None:
        """Give all turns that are allowed now, and set a timer for the next."""
        while self._waiting:
            first = self._waiting[0]
            wait = 0.0 if first.turn.done() else self._wait(first.urgency)
            if wait > 0:
                if self._timer is not None:
                    self._timer.cancel()
                self._timer = asyncio.get_running_loop().call_later(wait, self._give_turns)
                return
            heapq.heappop(self._waiting)
            if not first.turn.done():
                self._slots.add(first.claim)
                self._last_turn = _now()
                first.turn.set_result(None)

    def _wait(self, urgency: Urgency) -> float:
        """Seconds until a request of this urgency may go, or until the next check."""
        now = _now()
        if self._paused_until > now:
            return self._paused_until - now
        if not self._holds():
            return HOLD_POLL_SECONDS
        while self._sent and now - self._sent[0] >= SECOND:
            self._sent.popleft()
        board = urgency is Urgency.BOARD
        most = self._most - (self._reserved if board else 0)
        under_way = len(self._sent) + len(self._slots)
        if under_way < most:
            evenly = self._last_turn + SECOND / most - now
            return max(0.0, evenly) if board and under_way >= BURST else 0.0
        return max(MIN_POLL_SECONDS, self._sent[0] + SECOND - now) if self._sent else SECOND


def _now() -> float:
    return asyncio.get_running_loop().time()


def _seconds(text: str | None) -> float:
    """Parse a Retry-After header."""
    try:
        return max(0.0, float(text or ""))
    except ValueError:
        return PAUSE_SECONDS


def trace(budget: Budget) -> aiohttp.TraceConfig:
    """A trace by which each request of discord.py takes its turn, and each answer is noted."""
    config = aiohttp.TraceConfig()

    async def start(_: Any, __: Any, request: aiohttp.TraceRequestStartParams) -> None:
        if is_own(str(request.url)):
            await budget.take()

    async def end(_: Any, __: Any, request: aiohttp.TraceRequestEndParams) -> None:
        if str(request.url).startswith(Route.BASE):
            budget.note_answer(request.response.status, request.response.headers)

    config.on_request_start.append(start)
    config.on_request_end.append(end)
    return config


def is_own(url: str) -> bool:
    """True if a request counts against the bot's token."""
    if not url.startswith(Route.BASE):
        return False
    return url.removeprefix(Route.BASE).strip("/").partition("/")[0] not in UNLIMITED_PATHS
