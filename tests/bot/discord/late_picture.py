"""A page whose picture comes late."""

import asyncio

import pytest

from bot.kit.page import Page, Picture, Text
from bot.pictures.scenes import Card, HandScene
from tests.bot.discord.answering import settle

SCENE = HandScene("classic", ((Card("T21"),),))
PAGE = Page((Text("pictured"), Picture(SCENE, "T21")), instead=lambda: Page((Text("in text"),)))


async def pass_by(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this much time pass on the event loop's clock, and let all that is due be done."""
    loop = asyncio.get_running_loop()
    now = loop.time()
    monkeypatch.setattr(loop, "time", lambda: now + seconds)
    await settle()
