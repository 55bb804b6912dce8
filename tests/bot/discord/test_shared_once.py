"""What somebody has shared in a channel is there once, however often they press."""

import asyncio
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord.answering import shares
from bot.discord.answering.replies import Replies
from bot.kit.page import Page, Text
from bot.kit.wishes import Public, Shown
from tests.bot.discord.answering import replies_with
from tests.bot.discord.asked import Asked, refused
from tests.soon import SOON

UNKNOWN, GONE, EXPIRED, CLOSED = 10062, 10008, 50027, 50001
"""Discord's codes for an interaction it has given up on, a message that is deleted, a token that is
a quarter of an hour old, and a channel where the bot may not read."""


class Pressed(Asked):
    """*Share*, pressed by Ana; ``user`` and ``channel``: by somebody else, somewhere else."""

    def __init__(self, *, user: int = 11, channel: int = 2) -> None:
        super().__init__(on_private=True)
        self.user = Asked.user.__class__(id=user, display_name="Ana", global_name="Ana")
        self.channel_id = channel
        self.said = ""
        self.fails = False
        self.gate: asyncio.Event | None = None
        self.asked = asyncio.Event()
        self.by_token: int | None = None
        """Why what was posted cannot be fetched so; None: it can."""
        self.by_itself: int | None = CLOSED
        self.client = SimpleNamespace(
            get_partial_messageable=lambda _: SimpleNamespace(
                get_partial_message=lambda message: SimpleNamespace(
                    fetch=partial(self._fetched, message, "by_itself")
                )
            )
        )

    async def fetch_message(self, message: int) -> int:
        return await self._fetched(message, "by_token")

    async def _fetched(self, message: int, way: str) -> int:
        code: int | None = getattr(self, way)
        if code is not None:
            raise refused(code)
        return message

    async def send_message(self, *, ephemeral: bool, **sent: Any) -> Any:
        self.asked.set()
        if self.gate is not None:
            await self.gate.wait()
        if self.fails:
            raise refused(UNKNOWN)
        self.said = str(sent["view"].to_components())
        return await super().send_message(ephemeral=ephemeral, **sent)


@pytest.fixture
def sharing() -> Replies:
    return replies_with()


async def press(sharing: Replies, once: str = "share:1", **where: int) -> Pressed:
    return await pressed(sharing, Pressed(**where), once)


async def pressed(sharing: Replies, asked: Pressed, once: str = "share:1") -> Pressed:
    async def wish(_: Any) -> Shown:
        return Public(Page((Text("83 %"),)), once=once)

    there: Any = asked
    await sharing.to(there, wish)
    return asked


async def test_a_second_press_says_privately_that_it_stands_there(sharing: Replies) -> None:
    first, second = [await press(sharing) for _ in range(2)]
    assert first.ways == ["public"] and "83 %" in first.said
    assert second.ways == ["private"] and "You have already shared this here" in second.said
    assert "83 %" not in second.said


@pytest.mark.parametrize(
    ("by_token", "by_itself", "ways"),
    [
        (GONE, GONE, ["public"]),
        (EXPIRED, GONE, ["public"]),
        (EXPIRED, None, ["private"]),
        (EXPIRED, CLOSED, ["public"]),  # nobody knows whether it is there
    ],
)
async def test_what_a_moderator_has_deleted_is_posted_again(
    sharing: Replies, by_token: int, by_itself: int | None, ways: list[str]
) -> None:
    first = await press(sharing)
    first.by_token, first.by_itself = by_token, by_itself
    assert (await press(sharing)).ways == ways
    first.by_token = first.by_itself = GONE
    assert (await press(sharing)).ways == (["private"] if ways == ["public"] else ["public"])


async def test_others_elsewhere_and_something_else_are_posted(sharing: Replies) -> None:
    await press(sharing)
    for asked in (
        await press(sharing, user=12),
        await press(sharing, channel=3),
        await press(sharing, once="share:2"),
    ):
        assert asked.ways == ["public"]


async def test_what_is_to_be_posted_each_time_is(sharing: Replies) -> None:
    """A challenge, a profile: nobody has promised that it is there only once."""
    for _ in range(2):
        assert (await press(sharing, once="")).ways == ["public"]


async def test_of_two_presses_at_once_one_posts(sharing: Replies) -> None:
    first = Pressed()
    first.gate = asyncio.Event()
    task = asyncio.create_task(pressed(sharing, first))
    await asyncio.wait_for(first.asked.wait(), SOON)
    assert (await press(sharing)).ways == ["private"]
    first.gate.set()
    await task
    assert first.ways == ["public"]


async def test_what_could_not_be_posted_is_posted_by_the_next_press(sharing: Replies) -> None:
    failing = Pressed()
    failing.fails = True
    await pressed(sharing, failing)
    assert not failing.ways
    assert (await press(sharing)).ways == ["public"]


async def test_of_the_oldest_it_is_known_no_more(
    sharing: Replies, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shares, "MOST_SHARED", 3)
    sharing = replies_with()
    for number in range(4):
        await press(sharing, once=f"share:{number}")
    assert (await press(sharing, once="share:3")).ways == ["private"]
    assert (await press(sharing, once="share:0")).ways == ["public"]
