"""Onlookers read what was played, and get the picture once all is quiet."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.choices.looks import Looks
from bot.deals.words import card_sign
from bot.discord.answering.reply_priority import ReplyPriority
from bot.discord.sending.delivery import Delivery
from bot.kit.look import Look
from bot.pictures.gallery import Gallery
from bot.tables.model.table import Table
from bot.tables.private import private_views
from bot.tables.private.private_views import PrivateViews
from tests.bot.world import World
from tests.pages.drawn import WORDS
from tests.soon import SOON

MESSAGE = 7


class Token:
    """An interaction's token; ``words`` and ``uploads``: what is sent with it."""

    def __init__(self, user: int) -> None:
        self.user = self
        self.id = user
        self.channel_id = self.guild_id = 1
        self.followup = self
        self.locale = "en"
        self.words: list[str] = []
        self.uploads: list[bool] = []
        self.uploaded = asyncio.Event()

    def is_expired(self) -> bool:
        return False

    async def edit_original_response(self, *, view: Any, attachments: Any, **_: Any) -> Any:
        self.words.append(str(view.to_components()))
        self.uploads.append(any(hasattr(file, "fp") for file in attachments))
        if self.uploads[-1]:
            self.uploaded.set()
        media = [SimpleNamespace(media=SimpleNamespace(attachment_id=1)) for _ in attachments]
        return SimpleNamespace(id=MESSAGE, components=[SimpleNamespace(items=media)])


async def lead(world: World, table: Table) -> None:
    """Play until a trick has been led to."""
    while not (table.live and table.view(None).trick):
        await world.play(table, 1)


@pytest.fixture
async def looking_on(world: World) -> tuple[Table, int]:
    """A table where a trick is about to be led to, and somebody who won't be asked next."""
    table = await world.started()
    while not (table.live and table.view(None).leader is not None):
        await world.play(table, 1)
    assert table.turn is not None
    user = table.chairs[(table.turn + 2) % table.players].user
    assert user is not None
    return table, user


async def test_a_card_is_told_in_words_and_the_picture_follows_when_all_is_quiet(
    world: World, looking_on: tuple[Table, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, user = looking_on
    gallery = Gallery(lambda _: b"picture")
    delivery, looks = Delivery(gallery), Looks(usual=Look("pictures"))
    hands, token = PrivateViews(ReplyPriority(0), delivery, looks), Token(user)
    made: Any = token
    hands.remember(table, made, message=MESSAGE)
    assert await hands.refresh(table, user)
    await lead(world, table)
    assert await hands.refresh(table, user)
    assert token.uploads == [True, False]
    (card,) = table.view(None).trick
    assert card_sign(table.rules.pack, card, WORDS) in token.words[-1]
    token.uploaded.clear()
    monkeypatch.setattr(private_views, "QUIET", 0)
    assert await hands.refresh(table, user)
    await asyncio.wait_for(token.uploaded.wait(), SOON)
    assert token.uploads == [True, False, True]
    await hands.stop()
    await gallery.close()
