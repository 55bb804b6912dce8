"""Who may not be able to serve people leaves them to another process, or keeps silent, before both
answer."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import serving
from bot.meter import NOBODY
from tests.bot.conftest import Open
from tests.soon import SOON

pytest.importorskip("psycopg")
pytestmark = pytest.mark.long

# Discord is away ------------------------------------------------------------------------------


class Quiet:
    """A client, or its pulse, of which nothing comes."""

    def __init__(self, *_: object) -> None:
        self.standing = None

    async def __aenter__(self) -> None:
        pass

    async def __aexit__(self, *_: object) -> None:
        pass


WAITS = 3600.0
"""Seconds until the next attempt to log in."""


def in_trouble() -> Exception:
    answer: Any = SimpleNamespace(status=503, reason="")
    return discord.DiscordServerError(answer, "in trouble")


def takes_nothing() -> Exception:
    return discord.RateLimited(WAITS)


@pytest.mark.parametrize("trouble", [in_trouble, takes_nothing])
async def test_who_waits_for_discord_leaves_its_shards_to_who_is_there(
    ready: Open, monkeypatch: pytest.MonkeyPatch, trouble: Callable[[], Exception]
) -> None:
    """Until its next attempt, which may be minutes from now."""
    away, there = await ready((0,)), await ready((0,))
    held = asyncio.Event()

    class Client(Quiet):
        async def start(self, _: str) -> None:
            await away.hold()
            held.set()
            raise trouble()

    monkeypatch.setattr(serving, "Tarok", Client)
    monkeypatch.setattr(serving, "Pulse", Quiet)
    monkeypatch.setattr(serving, "look_for_circles_seldom", lambda: None)
    monkeypatch.setattr(serving, "FIRST_PAUSE", WAITS)
    settings: Any = SimpleNamespace(token="", database=None)
    running = asyncio.create_task(serving._run(settings, away, NOBODY))
    async with asyncio.timeout(SOON):
        await held.wait()
        assert await there.hold() == (0,)
    await there.set_note("written", "by who is there")
    assert not running.done()
    running.cancel()
    await asyncio.wait((running,))
