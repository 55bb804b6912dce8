"""Shards' lines: how each is mended on its own, and when sessions may begin."""

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
from bot.discord.gateway.client import ShardedBot
from bot.discord.gateway.identifying import (
    DAY,
    FEW,
    PAUSE,
    IdentifyLimiter,
    KeyedRateLimit,
    SessionBudget,
    SessionLimits,
)
from bot.discord.gateway.line import ASTRAY, MORE_SHARDS, ShardLine
from bot.host.trouble import explain
from bot.store.errors import NotOwner

# When sessions may begin ----------------------------------------------------------------------


def test_shards_that_share_a_ration_come_one_after_the_other() -> None:
    ration = KeyedRateLimit(at_once=2)
    turns = [ration.turn(shard, 100.0) for shard in range(5)]
    assert turns == pytest.approx([100, 100, 100 + PAUSE, 100 + PAUSE, 100 + 2 * PAUSE])
    assert ration.turn(1, 500.0) == 500


def spent(today: SessionBudget, now: float, most: int) -> Iterator[float]:
    """When sessions begin if as many as allowed do, each as soon as possible."""
    for _ in range(most):
        now = today.earliest(now)
        today.spend(now)
        yield now


@pytest.mark.parametrize("left", [1000, 150, 60, 1, 0])
def test_no_more_sessions_begin_in_a_day_than_may(left: int) -> None:
    """Most of them at once; the last ones are spread out, so that the next is always soon."""
    limit = SessionLimits(1000, left, 7_200.0)
    times = list(spent(SessionBudget(limit, 50.0), 50.0, 1_500))
    assert sum(time < 7_250 for time in times) == left
    assert sum(time < 7_250 + DAY for time in times) <= left + 1000
    assert times == sorted(times)
    assert sum(time == 50 for time in times) == max(0, min(left, left - 1000 // FEW + 1), left > 0)


async def test_who_comes_when_none_may_begin_any_more_is_turned_back() -> None:
    now = 0.0
    starts = IdentifyLimiter(SessionLimits(1000, 1, 60.0), lambda: now)
    await starts.arrive(0)
    now = 10.0
    with pytest.raises(TimeoutError):
        await starts.arrive(0)
    now = 61.0
    await starts.arrive(0)


# A line ---------------------------------------------------------------------------------------


class Enough(Exception):
    """The test has seen enough."""


class Socket:
    """A line that hears what is given, and then breaks with the last of it."""

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


class Broken:
    """A line that is reconnected again and again, and how."""

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

    def there(self) -> None:
        """Discord says that it is there, and it holds for a while."""
        self.line.heard = True
        self.now += 5

    async def _from_client(self, _: object, *, shard_id: int, **how: Any) -> Any:
        assert shard_id == 3
        self.begun.append(how)
        if not self.sockets:
            raise Enough
        found = self.sockets.pop(0)
        if isinstance(found, Exception):
            raise found
        return found

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
def broken() -> Broken:
    return Broken()


RESUMED = {"resume": True, "session": "s", "sequence": 7, "gateway": "wss://back"}


async def test_a_line_that_is_cut_is_gone_on_with_at_once(broken: Broken) -> None:
    await broken.hold(Socket(broken.line, broken.there, ReconnectWebSocket(3)))
    assert broken.begun == [{}, RESUMED]
    assert broken.events[0] == "shard_disconnect"
    assert not broken.line.heard


async def test_one_that_breaks_again_and_again_is_waited_with(broken: Broken) -> None:
    await broken.hold(*(Socket(broken.line, ReconnectWebSocket(3)) for _ in range(4)))
    pauses = [wait for wait in broken.waits if wait]
    assert len(pauses) == 4 and pauses[-1] > pauses[0]


async def test_one_that_has_held_is_mended_as_soon_as_at_first(broken: Broken) -> None:
    cut = ReconnectWebSocket
    early = [Socket(broken.line, cut(3)) for _ in range(5)]
    stood = Socket(broken.line, broken.there, cut(3))
    await broken.hold(*early, stood, Socket(broken.line, cut(3)))
    pauses = [wait for wait in broken.waits if wait]
    assert len(pauses) == 6 and pauses[4] > 8 and pauses[5] <= 2


async def test_a_session_that_is_over_begins_anew_after_a_moment(broken: Broken) -> None:
    over = ReconnectWebSocket(3, resume=False)
    await broken.hold(Socket(broken.line, broken.there, over))
    assert broken.begun == [{}, {}]
    assert any(1 <= wait <= 5 for wait in broken.waits)


async def test_an_address_to_come_back_to_is_not_believed_for_ever(broken: Broken) -> None:
    nobody = [ConnectionRefusedError() for _ in range(3)]
    await broken.hold(Socket(broken.line, broken.there, ReconnectWebSocket(3)), *nobody)
    asked = [how.get("gateway") for how in broken.begun[1:]]
    assert asked == ["wss://back"] * (ASTRAY - 1) + [None] * (len(asked) - ASTRAY + 1)
    assert all(how["session"] == "s" for how in broken.begun[1:])


async def test_one_that_never_says_that_it_is_there_is_given_up(broken: Broken) -> None:
    mute = Socket(broken.line)
    with patch("bot.discord.gateway.line.CONNECTING", 0.01):
        await broken.hold(mute)
    assert not mute.open and len(broken.begun) == 2


async def test_what_cannot_be_read_is_not_heard_once_more(broken: Broken) -> None:
    await broken.hold(Socket(broken.line, broken.there, KeyError("guild_id")))
    assert broken.begun == [{}, {}]


async def test_refusal_of_a_connection_is_waited_out_as_long_as_it_asks(broken: Broken) -> None:
    request: Any = SimpleNamespace(real_url="wss://gateway")
    headers: Any = {"Retry-After": "900"}
    banned = aiohttp.WSServerHandshakeError(request, (), status=429, headers=headers)
    await broken.hold(Socket(broken.line, broken.there, ReconnectWebSocket(3)), banned, banned)
    assert [wait for wait in broken.waits if wait >= 900] == [900.0, 900.0]


# All of them ----------------------------------------------------------------------------------


class Refused(Exception):
    """The store accepts nothing now."""


class Displaced(Refused):
    """Another process has the store now."""


class Bot(ShardedBot):
    """A bot without Discord that is told how many shards to have."""

    passing, final = (Refused,), (Displaced,)

    def __init__(self, told: list[int], shards: int | None, *held: int) -> None:
        super().__init__(shards, held, command_prefix="!", intents=discord.Intents.none())
        self.told, self.counts, self.failing = told, list[int](), False
        self.displaced = False

        async def request(_: object) -> dict[str, Any]:
            limit = {"total": 1000, "remaining": 900, "reset_after": 5, "max_concurrency": 1}
            return {"shards": self.told.pop(0), "session_start_limit": limit}

        self.http.request = request  # type: ignore[assignment, method-assign]

    async def divided(self, count: int) -> None:
        if self.failing and len(self.told) > 0 and self.counts:
            raise Displaced if self.displaced else Refused
        self.counts.append(count)

    async def holds(self, most: int) -> None:
        """All lines break with 4011 until there are enough."""

        async def hold(line: ShardLine, _: object) -> None:
            if len(self.lines) < most:
                closed: Any = SimpleNamespace(close_code=None)
                raise discord.ConnectionClosed(closed, shard_id=line.shard, code=MORE_SHARDS)

        async def at_once(_: float) -> None:
            pass

        await self.divide()
        with (
            patch.object(ShardLine, "hold", hold),
            patch("bot.discord.gateway.client.asyncio.sleep", at_once),
        ):
            await self.connect()


@pytest.mark.parametrize(
    ("told", "shards", "counts"),
    [
        ([1, 4], None, [1, 4]),
        ([1, 4], 2, [2, 4]),
        ([2, 2, 2, 6], None, [2, 3, 4, 6]),  # whatever Discord recommends, there are more
        ([16], 3, [3]),
    ],
)
async def test_there_are_more_shards_until_discord_is_content(
    told: list[int], shards: int | None, counts: list[int]
) -> None:
    bot = Bot(told, shards)
    await bot.holds(counts[-1])
    assert bot.counts == counts
    assert [line.shard for line in bot.lines] == list(range(counts[-1]))


async def test_a_store_that_takes_nothing_for_a_moment_does_not_end_a_bot_that_grows() -> None:
    bot = Bot([1, 4, 4, 4], None)
    bot.failing = True
    await bot.holds(4)
    assert bot.counts == [1, 4] and not bot.told


async def test_who_is_displaced_while_it_grows_does_not_go_on() -> None:
    """It could neither write nor follow, and would be ended as if it hung."""
    bot = Bot([1, 4, 4, 4], None)
    bot.failing = bot.displaced = True
    with pytest.raises(Displaced):
        await bot.holds(4)
    assert bot.told == [4, 4] and Tarok.final == (NotOwner,)


async def test_who_holds_some_shards_does_not_choose_another_number_alone() -> None:
    """The other processes would not know."""
    bot = Bot([9, 9], 4, 1, 2)
    with pytest.raises(discord.ConnectionClosed) as closed:
        await bot.holds(5)
    told = explain(closed.value)
    assert told is not None and told[1] == DO_NOT_TRY_AGAIN and "TAROK_SHARD_IDS" in told[0]
    assert [line.shard for line in bot.lines] == [1, 2]
    assert [bot.hears(number << 22) for number in range(5)] == [False, True, True, False, False]
