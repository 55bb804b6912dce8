"""Onlookers read each card in words, and get the picture once all is quiet."""

import asyncio
from typing import Any

import pytest

from bot.choices.looks import Looks
from bot.deals.wording.words import card_sign
from bot.discord.sending.delivery import Delivery
from bot.kit.look import Look
from bot.pictures.gallery import Gallery
from bot.tables.model.table import Table
from bot.tables.private import private_views as private_views_module
from tests.bot.discord_stub import RESPONSE, StubInteraction
from tests.bot.tables.drawing import private_views
from tests.bot.world import World
from tests.pages.drawn import WORDS
from tests.timeout import TIMEOUT


async def lead(world: World, table: Table) -> None:
    """Play until a trick has been led to."""
    while not (table.live and table.view(None).trick):
        await world.play_moves(table, 1)


@pytest.fixture
async def looking_on(world: World) -> tuple[Table, int]:
    """A table where a trick is about to be led to, and somebody who won't be asked next."""
    table = await world.start_table()
    while not (table.live and table.view(None).leader is not None):
        await world.play_moves(table, 1)
    assert table.turn is not None
    user = table.chairs[(table.turn + 2) % table.players].user
    assert user is not None
    return table, user


async def test_onlookers_get_words_at_once_and_the_picture_when_all_is_quiet(
    world: World, looking_on: tuple[Table, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, user = looking_on
    gallery = Gallery(lambda _: b"picture")
    delivery, looks = Delivery(gallery), Looks(usual=Look("pictures"))
    hands, token = private_views(delivery=delivery, looks=looks), StubInteraction(user=user)
    opened: Any = token
    hands.remember(table, opened, message=RESPONSE)
    assert await hands.refresh(table, user)
    await lead(world, table)
    assert await hands.refresh(table, user)
    assert token.pictured == [True, False]
    (card,) = table.view(None).trick
    assert card_sign(table.rules.pack, card, WORDS) in token.screen.text
    token.arrived.clear()
    monkeypatch.setattr(private_views_module, "QUIET_SECONDS", 0)
    assert await hands.refresh(table, user)
    await asyncio.wait_for(token.arrived.wait(), TIMEOUT)
    assert token.pictured == [True, False, True]
    await hands.stop()
    await gallery.close()
