"""A budget of requests: how many a second the bot makes with its own token.

Discord takes 50 a second for all servers together, and bans bots that don't wait when told to
(platform). So the bot stays well below. Where there are more requests than that, replies go first,
then calls to people, then boards, which slow down: each takes its turn before it is drawn, and is
drawn as the table is then. Answers to interactions hold a token of their own and are free of this.

discord.py makes the requests, and makes some of them again: its trace is where each passes.
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

MOST, SECOND = 35, 1.0
"""Requests in so many seconds, at most."""
AT_ONCE = 10
"""How many of a second's requests may go together; boards beyond these go evenly."""
KEPT = 5
"""How many of them are kept for what is more urgent than boards."""
PLACE_LASTS = 1.0
"""Seconds for which a place is kept for a page still being drawn."""
LONGEST_WAIT = 30.0
"""Most seconds that anything waits: then it is given up, and drawn anew later."""
UNCERTAIN = 0.1
"""Seconds between looks while it is not certain that this process may ask for anything."""
SHORTEST = 0.001
"""Least seconds between looks at the queue."""
TOO_MANY = 429
INVALID_STATUS = (401, 403, TOO_MANY)
INVALID, WINDOW = 5_000, 600.0
"""After so many refused requests in so many seconds the bot asks for nothing for a while: after
10,000 Discord would ban it (platform)."""
BREATH = 60.0
"""Seconds for which it asks for nothing, if Discord does not say how long."""
FREE = ("interactions", "webhooks")
"""Beginnings of addresses with a token of their own."""


class Urgency(IntEnum):
    """Who waits for a request; lower comes first."""

    REPLY = 0
    CALL = 1
    BOARD = 2


class Claim:
    """The urgency of whatever asks."""

    def __init__(self, urgency: Urgency) -> None:
        self.urgency = urgency


_claim: ContextVar[Claim] = ContextVar("claim", default=Claim(Urgency.BOARD))  # noqa: B039
"""The current task's: discord.py's requests don't say whom they are for."""


@contextmanager
def urgent(urgency: Urgency) -> Iterator[None]:
    """The block's requests are so urgent; elsewhere they are as urgent as boards."""
    before = _claim.set(Claim(urgency))
    try:
        yield
    finally:
        _claim.reset(before)


class QueuedClaim(NamedTuple):
    """A claim in the queue; no two have the same number."""

    urgency: Urgency
    number: int
    turn: asyncio.Future[None]
    claim: Claim


class Budget:
    """Lets requests go: the most urgent first, and of these the one that came first."""

    def __init__(
        self, most: int = MOST, kept: int = KEPT, holds: Callable[[], bool] = lambda: True
    ) -> None:
        """``holds``: whether no other process can have taken over; while it may, nothing goes."""
        self._most = most
        self._kept, self._holds = kept, holds
        self._gone = deque[float]()
        """When the last second's requests went."""
        self._places = set[Claim]()
        """Claims whose turn has come and that have not gone yet."""
        self._waiting: list[QueuedClaim] = []
        self._number = 0
        self._let = 0.0
        """When the last turn was given."""
        self._closed = 0.0
        """Until when nothing may be asked."""
        self._invalid = deque[float](maxlen=INVALID)
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """How many requests wait for their turn."""
        return len(self._waiting)

    def share(self, part: float) -> None:
        """This process holds this part of the bot: others have theirs."""
        self._most = max(1, int(MOST * part))
        self._kept = min(KEPT, self._most // 2)

    async def take(self) -> None:
        """Wait for a turn, and take it. Raises TimeoutError, discord.RateLimited: not soon."""
        claim = _claim.get()
        if claim not in self._places:
            claim = Claim(claim.urgency)
            await self._turn(claim)
        self._places.discard(claim)
        self._gone.append(_now())

    @asynccontextmanager
    async def place(self, urgency: Urgency) -> AsyncIterator[None]:
        """Wait for a turn, which the block's first request uses if it comes soon.

        So what is drawn in the block is as new as can be. It begins without a turn if there is
        none for long: the request will tell.
        """
        claim = Claim(urgency)
        before = _claim.set(claim)
        try:
            with contextlib.suppress(TimeoutError, discord.RateLimited):
                await self._turn(claim)
                asyncio.get_running_loop().call_later(PLACE_LASTS, self._lapse, claim)
            yield
        finally:
            _claim.reset(before)
            self._lapse(claim)

    def close(self, seconds: float) -> None:
        """Let nothing go for so long."""
        self._closed = max(self._closed, _now() + seconds)

    def answered(self, status: int, headers: Mapping[str, str]) -> None:
        """Discord has answered a request, ours or a free one."""
        if status not in INVALID_STATUS:
            return
        now, scope = _now(), headers.get("X-RateLimit-Scope", "")
        if scope != "shared":  # others in the channel are to blame
            self._invalid.append(now)
        banned = status == TOO_MANY and not headers.get("Via")
        if banned or (status == TOO_MANY and scope == "global"):
            self.close(_seconds(headers.get("Retry-After")))
        if len(self._invalid) == INVALID and now - self._invalid[0] < WINDOW:
            logger.error(
                "Discord has refused %d requests in ten minutes: nothing is asked for %d s",
                INVALID, BREATH,
            )  # fmt: skip
            self.close(BREATH)

    async def _turn(self, claim: Claim) -> None:
        """Wait for a turn. Raises TimeoutError, discord.RateLimited."""
        if (left := self._closed - _now()) > LONGEST_WAIT:
            raise discord.RateLimited(left)
        turn = asyncio.get_running_loop().create_future()
        self._number += 1
        heapq.heappush(self._waiting, QueuedClaim(claim.urgency, self._number, turn, claim))
        self._go_on()
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await turn
        except BaseException:
            turn.cancel()
            self._lapse(claim)
            raise

    def _lapse(self, claim: Claim) -> None:
        """Give up a turn that is not needed."""
        if claim in self._places:
            self._places.discard(claim)
            self._go_on()

    def _go_on(self) -> None:
        """Give all turns that may be given, and come back when more may."""
        while self._waiting:
            first = self._waiting[0]
            wait = 0.0 if first.turn.done() else self._wait(first.urgency)
            if wait > 0:
                if self._timer is not None:
                    self._timer.cancel()
                self._timer = asyncio.get_running_loop().call_later(wait, self._go_on)
                return
            heapq.heappop(self._waiting)
            if not first.turn.done():
                self._places.add(first.claim)
                self._let = _now()
                first.turn.set_result(None)

    def _wait(self, urgency: Urgency) -> float:
        """Seconds until a request so urgent may go, or until it is worth asking again."""
        now = _now()
        if self._closed > now:
            return self._closed - now
        if not self._holds():
            return UNCERTAIN
        while self._gone and now - self._gone[0] >= SECOND:
            self._gone.popleft()
        board = urgency is Urgency.BOARD
        most = self._most - (self._kept if board else 0)
        under_way = len(self._gone) + len(self._places)
        if under_way < most:
            evenly = self._let + SECOND / most - now
            return max(0.0, evenly) if board and under_way >= AT_ONCE else 0.0
        return max(SHORTEST, self._gone[0] + SECOND - now) if self._gone else SECOND


def _now() -> float:
    return asyncio.get_running_loop().time()


def _seconds(text: str | None) -> float:
    """How long Discord wants to be left alone."""
    try:
        return max(0.0, float(text or ""))
    except ValueError:
        return BREATH


def trace(budget: Budget) -> aiohttp.TraceConfig:
    """Makes each request of discord.py's take its turn, and hears every answer."""
    made = aiohttp.TraceConfig()

    async def start(_: Any, __: Any, request: aiohttp.TraceRequestStartParams) -> None:
        if is_own(str(request.url)):
            await budget.take()

    async def end(_: Any, __: Any, request: aiohttp.TraceRequestEndParams) -> None:
        if str(request.url).startswith(Route.BASE):
            budget.answered(request.response.status, request.response.headers)

    made.on_request_start.append(start)
    made.on_request_end.append(end)
    return made


def is_own(url: str) -> bool:
    """True if a request counts against the bot's token."""
    if not url.startswith(Route.BASE):
        return False
    return url.removeprefix(Route.BASE).strip("/").partition("/")[0] not in FREE
