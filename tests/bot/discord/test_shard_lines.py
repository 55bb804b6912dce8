"""Connections of shards: their reconnection, and the limits on new sessions."""

import asyncio
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.app import Tarok
from bot.base.exit_status import DO_NOT_TRY_AGAIN
from bot.discord.gateway.identifying import (
    DAY,
    IDENTIFY_SECONDS,
    IdentifyLimiter,
    KeyedRateLimit,
    SessionBudget,
    SessionLimits,
)
from bot.discord.gateway.line import MAX_RESUMES, ShardLine
from bot.host.trouble import explain
from bot.store.errors import NotOwner
from tests.bot.discord.fake_bot import Displaced, FakeBot

# Limits on new sessions -----------------------------------------------------------------------


def test_shards_with_a_common_limit_take_turns() -> None:
    limit = KeyedRateLimit(at_once=2)
    turns = [limit.turn(shard, 100.0) for shard in range(5)]
    assert turns == pytest.approx(
        [100, 100, 100 + IDENTIFY_SECONDS, 100 + IDENTIFY_SECONDS, 100 + 2 * IDENTIFY_SECONDS]
    )
    assert limit.turn(1, 500.0) == 500


def spent(today: SessionBudget, now: float, most: int) -> Iterator[float]:
    """Begin as many sessions as allowed, as soon as possible; yield their times."""
    for _ in range(most):
        now = today.earliest(now)
        today.spend(now)
        yield now


@pytest.mark.parametrize(("left", "at_once"), [(1000, 901), (150, 51), (60, 1), (1, 1), (0, 0)])
def test_sessions_of_a_day_stay_within_the_limit(left: int, at_once: int) -> None:
    """Most of them at once; the last ones are spread out, so that the next is always soon."""
    limit = SessionLimits(1000, left, 7_200.0)
    times = list(spent(SessionBudget(limit, 50.0), 50.0, 1_500))
    assert sum(time < 7_250 for time in times) == left
    assert sum(time < 7_250 + DAY for time in times) <= left + 1000
    assert times == sorted(times)
    assert times.count(50.0) == at_once


async def test_identify_beyond_the_daily_limit_times_out() -> None:
    now = 0.0
    starts = IdentifyLimiter(SessionLimits(1000, 1, 60.0), lambda: now)
    await starts.wait_to_identify(0)
    now = 10.0
    with pytest.raises(TimeoutError):
        await starts.wait_to_identify(0)
    now = 61.0
    await starts.wait_to_identify(0)


# A line ---------------------------------------------------------------------------------------


class Enough(Exception):
    """Ends the test."""


class Socket:
    """A fake socket with given events, the last of which may be an error."""

    def __init__(self, line: ShardLine, *heard: Callable[[], None] | Exception) -> None:
        self._line, self._heard = line, iter(heard)
        self.session_id: str | None = "s"
        self.sequence, self.gateway, self.latency, self.open = 7, "wss://back", 0.1, True

    async def poll_event(self) -> None:
        now = next(self._heard, None)
        if now is None:
            await asyncio.Event().wait()
        elif isinstance(now, Exception):
            raise now
        else:
            now()

    async def close(self, code: int = 0) -> None:
        self.open = False


class LineUnderTest:
    """A line that is reconnected to the given sockets; it records the attempts."""

    def __init__(self) -> None:
        self.now = 0.0
        self.events: list[str] = []
        client: Any = SimpleNamespace(is_closed=lambda: False, dispatch=self._dispatch)
        self.line = ShardLine(client, 3, IdentifyLimiter())
        self.begun: list[dict[str, Any]] = []
        self.waits: list[float] = []
        self.sockets: list[Any] = []

    def _dispatch(self, name: str, *_: int) -> None:
        self.events.append(name)

    def ready(self) -> None:
        """Handle READY; the connection lasts for a while."""
        self.line.connected = True
        self.now += 5

    async def _from_client(self, _: object, *, shard_id: int, **how: Any) -> Any:
        assert shard_id == 3
        self.begun.append(how)
        if not self.sockets:
            raise Enough
        socket = self.sockets.pop(0)
        if isinstance(socket, Exception):
            raise socket
        return socket

    async def hold(self, *sockets: object) -> None:
        """Hold it until there is no other socket."""
        self.sockets = list(sockets)

        async def waited(seconds: float) -> None:
            self.waits.append(seconds)

        def noted(error: Exception, *_: object) -> None:
            if isinstance(error, Enough):
                raise error

        with (
            patch.object(DiscordWebSocket, "from_client", self._from_client),
            patch("bot.discord.gateway.line.monotonic", lambda: self.now),
            patch("bot.discord.gateway.line.asyncio.sleep", waited),
            patch("bot.discord.gateway.line.accidents.note", noted),
            pytest.raises(Enough),
        ):
            await self.line.hold(lambda now=False: True)


@pytest.fixture
def tested() -> LineUnderTest:
    return LineUnderTest()


RESUMED = {"resume": True, "session": "s", "sequence": 7, "gateway": "wss://back"}


async def test_lost_connection_is_resumed_at_once(tested: LineUnderTest) -> None:
    await tested.hold(Socket(tested.line, tested.ready, ReconnectWebSocket(3)))
    assert tested.begun == [{}, RESUMED]
    assert tested.events[0] == "shard_disconnect"
    assert not tested.line.connected


async def test_repeatedly_lost_connection_backs_off(tested: LineUnderTest) -> None:
    await tested.hold(*(Socket(tested.line, ReconnectWebSocket(3)) for _ in range(4)))
    pauses = [wait for wait in tested.waits if wait]
    assert len(pauses) == 4 and pauses[-1] > pauses[0]


async def test_backoff_starts_over_after_a_stable_connection(tested: LineUnderTest) -> None:
    cut = ReconnectWebSocket
    early = [Socket(tested.line, cut(3)) for _ in range(5)]
    stood = Socket(tested.line, tested.ready, cut(3))
    await tested.hold(*early, stood, Socket(tested.line, cut(3)))
    pauses = [wait for wait in tested.waits if wait]
    assert len(pauses) == 6 and pauses[4] > 8 and pauses[5] <= 2


async def test_ended_session_is_replaced_after_a_pause(tested: LineUnderTest) -> None:
    over = ReconnectWebSocket(3, resume=False)
    await tested.hold(Socket(tested.line, tested.ready, over))
    assert tested.begun == [{}, {}]
    assert any(1 <= wait <= 5 for wait in tested.waits)


async def test_resume_address_is_dropped_after_failed_attempts(tested: LineUnderTest) -> None:
    nobody = [ConnectionRefusedError() for _ in range(3)]
    await tested.hold(Socket(tested.line, tested.ready, ReconnectWebSocket(3)), *nobody)
    asked = [how.get("gateway") for how in tested.begun[1:]]
    assert asked == ["wss://back"] * (MAX_RESUMES - 1) + [None] * (len(asked) - MAX_RESUMES + 1)
    assert all(how["session"] == "s" for how in tested.begun[1:])


async def test_connection_without_ready_times_out(tested: LineUnderTest) -> None:
    mute = Socket(tested.line)
    with patch("bot.discord.gateway.line.CONNECT_SECONDS", 0.01):
        await tested.hold(mute)
    assert not mute.open and len(tested.begun) == 2


async def test_event_that_cannot_be_parsed_is_not_replayed(tested: LineUnderTest) -> None:
    await tested.hold(Socket(tested.line, tested.ready, KeyError("guild_id")))
    assert tested.begun == [{}, {}]


async def test_refused_connection_waits_as_long_as_requested(tested: LineUnderTest) -> None:
    request: Any = SimpleNamespace(real_url="wss://gateway")
    headers: Any = {"Retry-After": "900"}
    banned = aiohttp.WSServerHandshakeError(request, (), status=429, headers=headers)
    await tested.hold(Socket(tested.line, tested.ready, ReconnectWebSocket(3)), banned, banned)
    assert [wait for wait in tested.waits if wait >= 900] == [900.0, 900.0]


# All lines ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("recommended", "shards", "counts"),
    [
        ([1, 4], None, [1, 4]),
        ([1, 4], 2, [2, 4]),
        ([2, 2, 2, 6], None, [2, 3, 4, 6]),  # whatever Discord recommends, there are more
        ([16], 3, [3]),
    ],
)
async def test_number_of_shards_grows_until_discord_accepts(
    recommended: list[int], shards: int | None, counts: list[int]
) -> None:
    bot = FakeBot(recommended, shards)
    await bot.connect_until(counts[-1])
    assert bot.counts == counts
    assert [line.shard for line in bot.lines] == list(range(counts[-1]))


async def test_store_failure_while_adding_shards_is_retried() -> None:
    bot = FakeBot([1, 4, 4, 4], None)
    bot.fails_while_growing = True
    await bot.connect_until(4)
    assert bot.counts == [1, 4] and not bot.recommended


async def test_process_displaced_while_adding_shards_stops() -> None:
    """It could neither write nor become a standby, and would be killed as if it hung."""
    bot = FakeBot([1, 4, 4, 4], None)
    bot.fails_while_growing = bot.displaced = True
    with pytest.raises(Displaced):
        await bot.connect_until(4)
    assert bot.recommended == [4, 4] and Tarok.final == (NotOwner,)


async def test_process_with_some_shards_does_not_change_their_number() -> None:
    """The other processes would not know."""
    bot = FakeBot([9, 9], 4, 1, 2)
    with pytest.raises(discord.ConnectionClosed) as closed:
        await bot.connect_until(5)
    explanation = explain(closed.value)
    assert (
        explanation is not None
        and explanation[1] == DO_NOT_TRY_AGAIN
        and "TAROK_SHARD_IDS" in explanation[0]
    )
    assert [line.shard for line in bot.lines] == [1, 2]
    assert [bot.serves(number << 22) for number in range(5)] == [False, True, True, False, False]
