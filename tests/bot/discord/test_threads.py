"""Threads: each is opened once, whatever breaks on the way, and refusals give their reason."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import aiohttp
import discord
import pytest

from bot.discord.sending.messages import Threads
from bot.kit.errors import Denied
from tests.bot.discord_stub import StubClient, http_error, thread_payload
from tests.bot.world import CHANNEL, GUILD

BROKEN = aiohttp.ServerDisconnectedError()


class Server(StubClient):
    """A server with threads, some of which have an open table in the store."""

    def __init__(self, *threads: dict[str, Any], in_use: Sequence[int] = ()) -> None:
        super().__init__()
        self.threads += threads
        self._in_use = tuple(in_use)
        client: Any = self
        self.bot = Threads(client, self._used)

    async def _used(self, server: int) -> tuple[int, ...]:
        assert server == GUILD
        return self._in_use

    async def open_thread(self, title: str = "Table 1") -> int:
        """Open a thread that gets a table."""
        async with self.bot.open(GUILD, CHANNEL, title) as thread:
            return thread


def thread(number: int, name: str = "Table 1", channel: int = CHANNEL, **facts: Any) -> Any:
    """A thread as Discord describes it."""
    return thread_payload(number, name, channel, **facts)


@pytest.mark.parametrize("arrives", [False, True])
async def test_thread_is_opened_once_when_the_connection_breaks(arrives: bool) -> None:
    server = Server()
    server.fail(BROKEN, request="open thread", arrives=arrives)
    assert await server.open_thread() == 900
    assert len(server.threads) == 1


async def test_thread_opened_unnoticed_is_used_at_the_next_attempt() -> None:
    server = Server()
    server.fail(BROKEN, request="open thread", arrives=True)
    for error in (None, BROKEN):
        server.fail(error, request="list threads")
    with pytest.raises(Denied, match="thread-lost"):
        await server.open_thread()
    assert await server.open_thread() == 900
    assert len(server.threads) == 1


async def test_thread_without_a_table_is_used_at_the_next_attempt() -> None:
    server = Server()
    for _ in range(3):
        with pytest.raises(Denied, match="many"):
            async with server.bot.open(GUILD, CHANNEL, "Table 1"):
                raise Denied("many")
    assert await server.open_thread() == 900
    assert await server.open_thread() == 901, "that one has a table now"


async def test_thread_being_opened_by_another_command_is_not_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server, made, answers = Server(), asyncio.Event(), asyncio.Event()
    post = server.start_thread_without_message

    async def answered_late(channel: int, *, name: str, **_: object) -> Any:
        opened = await post(channel, name=name)
        made.set()
        await answers.wait()
        return opened

    monkeypatch.setattr(server, "start_thread_without_message", answered_late)
    first = asyncio.create_task(server.open_thread())
    await made.wait()
    second = asyncio.create_task(server.open_thread())
    await asyncio.sleep(0)
    answers.set()
    assert {await first, await second} == {900, 901}


async def test_thread_of_a_killed_process_is_used() -> None:
    server = Server(thread(5))
    assert await server.open_thread() == 5


async def test_thread_of_a_table_without_board_is_not_used() -> None:
    """Regression: after a restart each attempt got that thread, which has a table."""
    server = Server(thread(5), thread(6), in_use=[5])
    assert await server.open_thread() == 6
    assert await server.open_thread() == 902


@pytest.mark.parametrize(
    "other",
    [
        thread(5, owner_id="8"),
        thread(5, "Table 2"),
        thread(5, channel=CHANNEL + 1),
        thread(5, message_count=1),
    ],
    ids=["another's", "another title", "another channel", "in use"],
)
async def test_thread_for_something_else_is_not_used(other: Any) -> None:
    server = Server(other)
    assert await server.open_thread() == 901


@pytest.mark.parametrize(
    ("refusals", "key"),
    [
        ([http_error(400, 160006)], "threads-full"),
        ([http_error(403, 50013)], "thread-refused"),
        ([http_error(429, 0)], "thread-later"),
        ([discord.RateLimited(99.0)], "thread-later"),
        ([http_error(400, 50024)], "thread-impossible"),
        ([http_error(503, 0)], "thread-lost"),
        ([BROKEN, TimeoutError()], "thread-lost"),
    ],
    ids=str,
)
async def test_refused_thread_gives_its_reason(refusals: Sequence[Exception], key: str) -> None:
    server = Server()
    for refusal in refusals:
        server.fail(refusal, request="open thread")
    with pytest.raises(Denied, match=key):
        await server.open_thread()


LOOKS: tuple[Callable[[], Exception], ...] = (
    lambda: http_error(403, 50001),
    lambda: discord.RateLimited(99.0),
    aiohttp.ServerDisconnectedError,
)


@pytest.mark.parametrize("trouble", LOOKS)
async def test_thread_is_opened_though_the_others_cannot_be_listed(
    trouble: Callable[[], Exception],
) -> None:
    server = Server()
    server.fail(trouble(), request="list threads")
    assert await server.open_thread() == 900
