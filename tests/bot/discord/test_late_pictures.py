"""A page other than a hand waits longer for its picture, as it is not redrawn."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.discord.answering.reply_in_time import PICTURE_WAIT
from bot.discord.sending.delivery import CLICK_WAIT, Delivery
from bot.kit.wishes import Note, Shown
from bot.pictures.gallery import Gallery
from bot.pictures.scenes import Scene
from tests.bot.discord.answering import replies_with
from tests.bot.discord.late_picture import PAGE, SCENE, pass_by
from tests.bot.discord_stub import StubInteraction


class Slow:
    """Draws when allowed to."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.begun, self.let = asyncio.Event(), asyncio.Event()

    def __call__(self, _: Scene) -> bytes:
        self.loop.call_soon_threadsafe(self.begun.set)
        asyncio.run_coroutine_threadsafe(self.let.wait(), self.loop).result()
        return b"picture"


class Waiting:
    """A request for a page whose picture isn't drawn yet."""

    def __init__(self) -> None:
        self.slow, self.interaction = Slow(), StubInteraction()
        self.gallery = Gallery(self.slow)
        self.replies = replies_with(delivery=Delivery(self.gallery))

    async def ask(self) -> asyncio.Task[None]:
        """Begin to answer, until the picture is being drawn."""

        async def wish(_: Any) -> Shown:
            return Note(PAGE)

        interaction: Any = self.interaction
        answering = asyncio.create_task(self.replies.answer(interaction, wish))
        await self.slow.begun.wait()
        return answering

    async def drawn(self) -> None:
        """Let it be drawn."""
        self.slow.let.set()
        await self.gallery.of(SCENE)


@pytest.fixture
async def waiting() -> AsyncIterator[Waiting]:
    waiting = Waiting()
    yield waiting
    waiting.slow.let.set()
    await waiting.gallery.close()


async def test_reply_waits_for_the_picture(
    waiting: Waiting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Longer than for a hand, which is redrawn once its picture is drawn."""
    answering = await waiting.ask()
    await pass_by((CLICK_WAIT + PICTURE_WAIT) / 2, monkeypatch)
    assert waiting.interaction.pictured == []
    await waiting.drawn()
    await answering
    assert waiting.interaction.pictured == [True]


async def test_reply_whose_picture_takes_too_long_stays_text(
    waiting: Waiting, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering = await waiting.ask()
    await pass_by(PICTURE_WAIT + 0.1, monkeypatch)
    assert waiting.interaction.deferred, "it is acknowledged before Discord gives up"
    await pass_by(CLICK_WAIT + 0.1, monkeypatch)
    await answering
    assert waiting.interaction.pictured == [False]
    await waiting.drawn()
    assert waiting.interaction.pictured == [False]
    await (await waiting.ask())
    assert waiting.interaction.pictured == [False, True], "a second request shows it"
