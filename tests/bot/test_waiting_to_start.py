"""A start on a day on which Discord takes nothing for a while."""

import asyncio
from typing import Any, ClassVar

import discord
import pytest

from bot import serving
from bot.meter import NOBODY
from tests.bot.hasty import in_no_time


class Client:
    """One that is told to wait, and is let in when it has."""

    tries: ClassVar[list[float]] = []

    def __init__(self, *_: object) -> None:
        self.standing = None

    async def __aenter__(self) -> None:
        pass

    async def __aexit__(self, *_: object) -> None:
        pass

    async def start(self, _: str) -> None:
        """Log in."""
        self.tries.append(asyncio.get_running_loop().time())
        if len(self.tries) == 1:
            raise discord.RateLimited(600.0)


def test_it_waits_as_long_as_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "Tarok", Client)
    monkeypatch.setattr(serving, "Pulse", Client)
    monkeypatch.setattr(serving, "look_for_circles_seldom", lambda: None)
    settings: Any = type("Settings", (), {"token": "", "database": None})
    store: Any = None
    in_no_time(serving._run(settings, store, NOBODY))
    assert Client.tries == [0.0, 600.0]
