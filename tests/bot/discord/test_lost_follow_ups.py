"""A public follow-up is sent once, even if its confirmation is lost."""

from typing import Any

import aiohttp
import pytest

from bot.discord.answering.interaction_age import LIMIT
from bot.discord.sending.delivery import Delivery
from bot.kit.page import Page, Text
from bot.kit.wishes import Public, Shown
from bot.pictures.gallery import Gallery
from tests.bot.discord.answering import replies_with
from tests.bot.discord.late_picture import PAGE, SCENE
from tests.bot.discord_stub import NO_ACCESS, StubInteraction, http_error


async def publish_late(interaction: StubInteraction, page: Page) -> int:
    """Publish a page late; return how often it was sent."""
    gallery = Gallery(lambda _: b"picture")
    await gallery.of(SCENE)

    async def wish(_: Any) -> Shown:
        await interaction.defer()
        return Public(page)

    pressed: Any = interaction
    await replies_with(delivery=Delivery(gallery)).answer(pressed, wish)
    await gallery.close()
    return interaction.ways.count("public after")


@pytest.mark.parametrize("page", [PAGE, Page((Text("come"),))], ids=["pictures", "text"])
@pytest.mark.parametrize("on_private", [False, True], ids=["new", "in place"])
@pytest.mark.parametrize("arrives", [False, True], ids=["lost", "only its answer lost"])
async def test_follow_up_for_everybody_is_there_once_if_the_connection_breaks(
    page: Page, on_private: bool, arrives: bool
) -> None:
    interaction = StubInteraction(age=LIMIT, on_private=on_private)
    lost = aiohttp.ServerDisconnectedError()
    interaction.fail(lost, request="public after", arrives=arrives)
    assert await publish_late(interaction, page) == 1
    assert interaction.tried.count("public after") == (1 if arrives else 2)


async def test_follow_up_is_sent_again_where_the_bot_may_not_look() -> None:
    interaction = StubInteraction(age=LIMIT, on_private=True)
    interaction.fail(aiohttp.ServerDisconnectedError(), request="public after")
    interaction.fail(http_error(403, NO_ACCESS), request="history")
    assert await publish_late(interaction, Page((Text("come"),))) == 1
