"""A thread is opened once, whatever breaks on the way, and each refusal is told as what it is."""

import asyncio
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.discord.sending.messages import Threads
from bot.kit.errors import Denied
from tests.bot.discord.asked import refused
from tests.bot.discord.test_refused_answers import error
from tests.bot.world import CHANNEL, GUILD

US = 7
BROKEN = aiohttp.ServerDisconnectedError()


class Server:
    """What stands for discord.py's requests: a server with threads."""

    def __init__(self) -> None:
        self.threads: list[dict[str, Any]] = []
        self.before: list[Exception | None] = []
        """What befalls the next posts before they are carried out."""
        self.after: list[Exception | None] = []
        """What befalls the next posts once they are carried out."""
        self.looking: list[Exception | None] = []
        """What befalls the next looks."""
        self.taken: list[int] = []
        """Threads with an open table in the store."""
        client: Any = SimpleNamespace(http=self, user=SimpleNamespace(id=US))
        self.bot = Threads(client, self.in_use)

    async def start_thread_without_message(self, channel: int, *, name: str, **_: object) -> Any:
        befall(self.before)
        made = thread(900 + len(self.threads), name, channel)
        self.threads.append(made)
        befall(self.after)
        return made

    async def get_active_threads(self, server: int) -> Any:
        assert server == GUILD
        befall(self.looking)
        return {"threads": self.threads}

    async def in_use(self, server: int) -> tuple[int, ...]:
        assert server == GUILD
        return tuple(self.taken)

    async def opened(self, title: str = "Table 1") -> int:
        """Open a thread that gets a table."""
        async with self.bot.open(GUILD, CHANNEL, title) as found:
            return found


def befall(errors: list[Exception | None]) -> None:
    """Raise the next of these, if it is one."""
    if errors and (found := errors.pop(0)) is not None:
        raise found


def thread(number: int, name: str = "Table 1", channel: int = CHANNEL, **other: Any) -> Any:
    """A thread as Discord describes it."""
    told = {"id": str(number), "name": name, "parent_id": str(channel), "owner_id": str(US)}
    return {**told, "message_count": 0, **other}


@pytest.mark.parametrize("when", ["before", "after"])
async def test_thread_is_opened_once_when_the_connection_breaks(when: str) -> None:
    server = Server()
    getattr(server, when).append(BROKEN)
    assert await server.opened() == 900
    assert len(server.threads) == 1


async def test_thread_that_was_opened_unnoticed_is_used_at_the_next_try() -> None:
    server = Server()
    server.after, server.looking = [BROKEN], [None, BROKEN]
    with pytest.raises(Denied, match="thread-lost"):
        await server.opened()
    assert await server.opened() == 900
    assert len(server.threads) == 1


async def test_thread_that_got_no_table_is_used_at_the_next_try() -> None:
    server = Server()
    for _ in range(3):
        with pytest.raises(Denied, match="many"):
            async with server.bot.open(GUILD, CHANNEL, "Table 1"):
                raise Denied("many")
    assert await server.opened() == 900
    assert await server.opened() == 901, "that one has a table now"


async def test_thread_that_another_command_is_opening_is_left_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server, made, answers = Server(), asyncio.Event(), asyncio.Event()
    post = server.start_thread_without_message

    async def answered_late(channel: int, *, name: str, **_: object) -> Any:
        found = await post(channel, name=name)
        made.set()
        await answers.wait()
        return found

    monkeypatch.setattr(server, "start_thread_without_message", answered_late)
    first = asyncio.create_task(server.opened())
    await made.wait()
    second = asyncio.create_task(server.opened())
    await asyncio.sleep(0)
    answers.set()
    assert {await first, await second} == {900, 901}


async def test_thread_of_a_process_that_was_killed_is_used() -> None:
    server = Server()
    server.threads = [thread(5)]
    assert await server.opened() == 5


async def test_thread_whose_table_has_no_board_yet_is_left_to_it() -> None:
    """After a restart nobody remembers it; each try was told that the thread has a table."""
    server = Server()
    server.threads, server.taken = [thread(5), thread(6)], [5]
    assert await server.opened() == 6
    assert await server.opened() == 902


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
async def test_thread_for_something_else_is_left_alone(other: Any) -> None:
    server = Server()
    server.threads = [other]
    assert await server.opened() == 901


@pytest.mark.parametrize(
    ("refusals", "key"),
    [
        ([refused(160006)], "threads-full"),
        ([discord.Forbidden(error(403, 50013).response, "no")], "thread-refused"),
        ([error(429, 0)], "thread-later"),
        ([discord.RateLimited(99.0)], "thread-later"),
        ([error(400, 50024)], "thread-impossible"),
        ([error(503, 0)], "thread-lost"),
        ([BROKEN, TimeoutError()], "thread-lost"),
    ],
    ids=str,
)
async def test_refusal_of_a_thread_is_told_with_its_own_reason(
    refusals: Sequence[Exception], key: str
) -> None:
    server = Server()
    server.before.extend(refusals)
    with pytest.raises(Denied, match=key):
        await server.opened()


LOOKS: tuple[Callable[[], Exception], ...] = (
    lambda: error(403, 50001),
    lambda: discord.RateLimited(99.0),
    aiohttp.ServerDisconnectedError,
)


@pytest.mark.parametrize("trouble", LOOKS)
async def test_thread_is_opened_although_the_others_cannot_be_listed(
    trouble: Callable[[], Exception],
) -> None:
    server = Server()
    server.looking.append(trouble())
    assert await server.opened() == 900
