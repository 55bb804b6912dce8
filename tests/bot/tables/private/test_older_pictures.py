"""A played card's words come with the previous picture if the new one is late."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.choices.looks import Looks
from bot.discord.sending.delivery import Delivery
from bot.kit.look import Look
from bot.kit.wishes import Person
from bot.pictures.gallery import Gallery
from bot.tables.desk.responses import Hand
from bot.tables.private.private_views import PrivateViews
from tests.bot.discord.answering import replies_with_tables
from tests.bot.discord_stub import StubInteraction
from tests.bot.tables.drawing import drawn_hand, private_views
from tests.bot.world import World

PICTURED = Look("pictures")


class Pictured:
    """The private pages of people who see pictures, none of which is drawn until ``let`` is set."""

    def __init__(self) -> None:
        self.let = asyncio.Event()
        loop = asyncio.get_running_loop()

        def draw(_: object) -> bytes:
            asyncio.run_coroutine_threadsafe(self.let.wait(), loop).result()
            return b"picture"

        self.gallery = Gallery(draw)
        self.delivery = Delivery(self.gallery)
        self.hands = private_views(delivery=self.delivery, looks=Looks(usual=PICTURED))


@pytest.fixture
async def pictured() -> AsyncIterator[Pictured]:
    made = Pictured()
    yield made
    made.let.set()
    await made.hands.stop()
    await made.gallery.close()


async def test_words_are_not_sent_again_before_their_picture(
    world: World, pictured: Pictured
) -> None:
    """The board's redraw once repeated what the reply to a played card had just said."""
    table = await world.start_table()
    hands: PrivateViews = pictured.hands
    waiting = next(
        chair.user for chair in table.chairs if chair.person not in (None, table.awaited)
    )
    press = StubInteraction(user=waiting or 0)
    page = drawn_hand(table, press.user.id, look=PICTURED)
    assert page.keeps, "while others are awaited, words go before their picture"

    async def wish(_: Person) -> Hand:
        return Hand(page, table=table, hand_only=True)

    replies = replies_with_tables(hands, None, pictured.delivery)
    await replies.answer(press, wish)  # type: ignore[arg-type]
    assert press.pictured == [False]
    assert await hands.refresh(table, press.user.id)
    assert press.pictured == [False]
    pictured.let.set()
    await pictured.delivery.ready(page)
    assert await hands.refresh(table, press.user.id, with_picture=True)
    assert press.pictured == [False, True]
