"""A message for everybody is sent once, also if only its answer was lost."""

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.discord.answering.interaction_age import LIMIT
from bot.discord.sending.delivery import Delivery
from bot.kit.page import Page, Text
from bot.kit.wishes import Public, Shown
from bot.pictures.gallery import Gallery
from tests.bot.discord.answering import replies_with
from tests.bot.discord.asked import Asked
from tests.bot.discord.test_late_pictures import PAGE, SCENE
from tests.bot.discord.test_refused_answers import error


class Following(Asked):
    """A press whose answer for everybody follows another; its answer is lost at first."""

    def __init__(self, *, on_private: bool, arrives: bool, may_look: bool = True) -> None:
        super().__init__(LIMIT, on_private=on_private)
        self.arrives, self.may_look, self.lost = arrives, may_look, False
        self.channel: list[Any] = [SimpleNamespace(id=3, interaction_metadata=None)]
        """What stands in the channel."""
        self.client = SimpleNamespace(get_partial_messageable=lambda _: self)

    async def send(self, *, ephemeral: bool, **sent: Any) -> Any:
        first, self.lost = not self.lost, True
        if first and not self.arrives:
            raise aiohttp.ServerDisconnectedError
        made = await super().send(ephemeral=ephemeral, **sent)
        made.interaction_metadata = SimpleNamespace(id=self.id)
        self.channel.append(made)
        if first:
            raise aiohttp.ServerDisconnectedError
        return made

    async def history(self, *, after: Any, limit: int) -> AsyncIterator[Any]:
        assert after.id == self.id and limit
        if not self.may_look:
            raise error(403, 50001)
        for message in self.channel:
            yield message


async def published(asked: Following, page: Page) -> int:
    """Show everybody a page, late; how often it was sent."""
    gallery = Gallery(lambda _: b"picture")
    await gallery.of(SCENE)

    async def wish(_: Any) -> Shown:
        await asked.defer()
        return Public(page)

    there: Any = asked
    await replies_with(delivery=Delivery(gallery)).to(there, wish)
    await gallery.close()
    return asked.ways.count("public after")


@pytest.mark.parametrize("page", [PAGE, Page((Text("come"),))], ids=["pictures", "text"])
@pytest.mark.parametrize("on_private", [False, True], ids=["new", "in place"])
@pytest.mark.parametrize("arrives", [False, True], ids=["lost", "only its answer lost"])
async def test_follow_up_for_everybody_is_there_once_if_the_connection_breaks(
    page: Page, on_private: bool, arrives: bool
) -> None:
    assert await published(Following(on_private=on_private, arrives=arrives), page) == 1


async def test_follow_up_is_sent_again_where_the_bot_may_not_look() -> None:
    asked = Following(on_private=True, arrives=False, may_look=False)
    assert await published(asked, Page((Text("come"),))) == 1
