"""A page that a person shares in a channel is posted once, and edited when it has changed."""

import asyncio
from typing import Any

import pytest

from bot.discord.answering import shares
from bot.discord.answering.replies import Replies
from bot.discord.answering.shares import SharedPage
from bot.kit.page import Page, Text
from bot.kit.wishes import Public, Shown
from bot.store import StoreFull
from tests.bot.discord.answering import SharesInMemory, replies_with
from tests.bot.discord_stub import (
    NO_ACCESS,
    TOKEN_EXPIRED,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    StubInteraction,
    http_error,
)
from tests.timeout import TIMEOUT


@pytest.fixture
def sharing() -> Replies:
    return replies_with()


async def press(
    sharing: Replies,
    dedupe_key: str = "share:1",
    interaction: StubInteraction | None = None,
    line: str = "83 %",
) -> StubInteraction:
    """Press *Share*; without an interaction, a new one of Ana's."""
    interaction = interaction or StubInteraction(on_private=True)
    pressed: Any = interaction

    async def wish(_: Any) -> Shown:
        return Public(Page((Text(line),)), dedupe_key=dedupe_key)

    await sharing.answer(pressed, wish)
    return interaction


def look_fails(interaction: StubInteraction, by_token: int, by_bot: int | None) -> None:
    """Let Discord refuse the next look at the shared message; None: it is there."""
    interaction.fail(http_error(404, by_token), request="fetch by token")
    interaction.fail(None if by_bot is None else http_error(404, by_bot), request="fetch by bot")


async def test_second_share_of_a_page_is_refused_privately(sharing: Replies) -> None:
    first, second = [await press(sharing) for _ in range(2)]
    assert first.ways == ["public"] and "83 %" in first.screen.text
    assert second.ways == ["private"] and "You have already shared this here" in second.screen.text
    assert "83 %" not in second.screen.text


@pytest.mark.parametrize(
    ("by_token", "by_bot", "ways"),
    [
        (UNKNOWN_MESSAGE, UNKNOWN_MESSAGE, ["public"]),
        (TOKEN_EXPIRED, UNKNOWN_MESSAGE, ["public"]),
        (TOKEN_EXPIRED, None, ["private"]),
        (TOKEN_EXPIRED, NO_ACCESS, ["public"]),  # nobody knows whether it is there
    ],
)
async def test_deleted_page_can_be_shared_again(
    sharing: Replies, by_token: int, by_bot: int | None, ways: list[str]
) -> None:
    first = await press(sharing)
    look_fails(first, by_token, by_bot)
    assert (await press(sharing)).ways == ways
    look_fails(first, UNKNOWN_MESSAGE, UNKNOWN_MESSAGE)
    assert (await press(sharing)).ways == (["private"] if ways == ["public"] else ["public"])


LONGER = "🟩🟩🟨🟩 83 %"


@pytest.mark.parametrize(
    ("code", "request_made"), [(0, "edit after"), (TOKEN_EXPIRED, "edit by bot")]
)
async def test_changed_page_is_edited_in_its_message(
    sharing: Replies, code: int, request_made: str
) -> None:
    first = await press(sharing)
    if code:
        first.fail(http_error(404, code), request="edit after")
    second = await press(sharing, line=LONGER)
    assert first.ways == ["public", request_made] and LONGER in first.screen.text
    assert second.ways == ["private"] and "up to date" in second.screen.text
    third = await press(sharing, line=LONGER)
    assert third.ways == ["private"] and "already shared this here" in third.screen.text


async def test_changed_page_is_posted_when_its_message_cannot_be_edited(sharing: Replies) -> None:
    first = await press(sharing)
    first.fail(http_error(404, UNKNOWN_MESSAGE), request="edit after")
    first.fail(http_error(404, UNKNOWN_MESSAGE), request="edit by bot")
    second = await press(sharing, line=LONGER)
    assert first.ways == ["public"] and second.ways == ["public"]
    assert (await press(sharing, line=LONGER)).ways == ["private"]


async def test_share_by_another_person_or_elsewhere_is_posted(sharing: Replies) -> None:
    await press(sharing)
    for interaction in (
        await press(sharing, interaction=StubInteraction(user=12, on_private=True)),
        await press(sharing, interaction=StubInteraction(channel=3, on_private=True)),
        await press(sharing, dedupe_key="share:2"),
    ):
        assert interaction.ways == ["public"]


async def test_page_without_key_is_posted_each_time(sharing: Replies) -> None:
    """Such as a challenge or a profile."""
    for _ in range(2):
        assert (await press(sharing, dedupe_key="")).ways == ["public"]


async def test_two_shares_at_once_post_one_page(sharing: Replies) -> None:
    first, second = [StubInteraction(on_private=True) for _ in range(2)]
    second.message.id += 1  # a page that is open twice
    first.gate.clear()
    task = asyncio.create_task(press(sharing, interaction=first))
    await asyncio.wait_for(first.begun.wait(), TIMEOUT)
    assert (await press(sharing, interaction=second)).ways == ["private"]
    first.gate.set()
    await task
    assert first.ways == ["public"]


async def test_share_after_a_failed_one_is_posted(sharing: Replies) -> None:
    failing = StubInteraction(on_private=True)
    failing.fail(http_error(404, UNKNOWN_INTERACTION))
    await press(sharing, interaction=failing)
    assert not failing.ways
    assert (await press(sharing)).ways == ["public"]


async def test_page_shared_again_after_a_restart_is_edited_in_its_message() -> None:
    stored = SharesInMemory()
    assert (await press(replies_with(stored_shares=stored))).ways == ["public"]
    follower = replies_with(stored_shares=stored)
    second = await press(follower, line=LONGER)
    assert second.ways == ["edit by bot", "private after"]
    assert "up to date" in second.screen.text
    third = await press(follower, line=LONGER)
    assert third.ways == ["private"] and "already shared this here" in third.screen.text


async def test_page_deleted_before_a_restart_is_posted_again() -> None:
    stored = SharesInMemory()
    await press(replies_with(stored_shares=stored))
    follower, second = replies_with(stored_shares=stored), StubInteraction(on_private=True)
    second.fail(http_error(404, UNKNOWN_MESSAGE), request="edit by bot")
    await press(follower, interaction=second)
    assert second.ways == ["public"]
    assert (await press(replies_with(stored_shares=stored))).ways != ["public"], "the new message"


async def test_page_that_cannot_be_stored_is_posted_once_by_this_process() -> None:
    class Full(SharesInMemory):
        async def keep(self, shared: SharedPage, /) -> None:
            raise StoreFull

    sharing = replies_with(stored_shares=Full())
    assert [(await press(sharing)).ways for _ in range(2)] == [["public"], ["private"]]


async def test_page_no_longer_in_memory_is_edited_in_its_message(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shares, "MAX_SHARED", 3)
    sharing = replies_with()
    for number in range(4):
        await press(sharing, dedupe_key=f"share:{number}")
    assert (await press(sharing, dedupe_key="share:3")).ways == ["private"]
    assert (await press(sharing, dedupe_key="share:0")).ways == ["edit by bot", "private after"]
