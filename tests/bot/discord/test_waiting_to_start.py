"""A start on a day when Discord accepts nothing for a while."""

import asyncio
from typing import Any, ClassVar

import discord
import pytest

from bot import serving
from bot.base.meter import NO_METER
from bot.store.errors import NotOwner, StoreError
from tests.bot.discord_stub import QuietClient, http_error
from tests.bot.hasty import in_no_time
from tests.soon import SOON


class Client(QuietClient):
    """A client that is told to wait, and is let in after waiting."""

    tries: ClassVar[list[float]] = []

    async def start(self, _: str) -> None:
        """Log in."""
        self.tries.append(asyncio.get_running_loop().time())
        if len(self.tries) == 1:
            raise discord.RateLimited(600.0)


def test_it_waits_as_long_as_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "Tarok", Client)
    monkeypatch.setattr(serving, "Pulse", Client)
    monkeypatch.setattr(serving, "collect_garbage_seldom", lambda: None)
    settings: Any = type("Settings", (), {"token": "", "database": None})
    store: Any = Displaced()
    in_no_time(serving._run(settings, store, NO_METER, lambda: True))
    assert Client.tries == [0.0, 600.0]


class Displaced(QuietClient):
    """A store that another process has taken over, and its client."""

    tell: Any = None
    closed = False

    async def __aexit__(self, *_: object) -> None:
        await asyncio.sleep(0)
        Displaced.closed = True

    async def start(self, _: str) -> None:
        """Write something."""
        error = NotOwner("Another bot has taken over.")
        Displaced.tell(error)
        raise error

    def on_doubt(self, tell: Any) -> None:
        """As a store does."""
        Displaced.tell = tell

    async def let_go(self) -> None:
        """The same."""

    async def close(self) -> None:
        """The same."""


async def test_who_hears_at_its_start_that_another_has_taken_over_ends_all_that_it_began(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And then gets ready to follow."""

    async def opened(*_: object, **__: object) -> Displaced:
        return Displaced()

    monkeypatch.setattr(Displaced, "closed", False)
    monkeypatch.setattr(serving, "Tarok", Displaced)
    monkeypatch.setattr(serving, "Pulse", Client)
    monkeypatch.setattr(serving, "open_beside", opened)
    monkeypatch.setattr(serving, "_backups", Client)
    monkeypatch.setattr(serving, "collect_garbage_seldom", lambda: None)
    settings: Any = type("Settings", (), {"token": "", "database": None, "division": None})
    assert await serving._serve_once(settings, NO_METER, follows=False) is None
    assert Displaced.closed


async def test_who_follows_waits_for_a_database_that_goes_once_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It has just been there: no reason to end."""
    reached = iter([True, False, True])
    starts = iter([NotOwner("Another bot has taken over."), None])

    class Follower(Displaced):
        async def start(self, _: str) -> None:
            if (error := next(starts)) is not None:
                Displaced.tell(error)
                raise error

    async def opened(*_: object, **__: object) -> Displaced:
        if not next(reached):
            raise StoreError("The database cannot be reached.")
        return Displaced()

    monkeypatch.setattr(serving, "Tarok", Follower)
    monkeypatch.setattr(serving, "Pulse", Client)
    monkeypatch.setattr(serving, "open_beside", opened)
    monkeypatch.setattr(serving, "_backups", Client)
    monkeypatch.setattr(serving, "collect_garbage_seldom", lambda: None)
    monkeypatch.setattr(serving, "RECONNECT_SECONDS", 0.0)
    settings: Any = type("Settings", (), {"token": "", "database": None, "division": None})
    assert await serving._serve(settings, NO_METER) == 0
    assert next(reached, None) is None


async def test_nobody_goes_on_who_hears_it_where_it_passes_for_trouble(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As it may while a client closes that Discord has not let in."""

    class Hiding(Displaced):
        async def start(self, _: str) -> None:
            raise http_error(503)

        async def __aexit__(self, *_: object) -> None:
            Displaced.tell(NotOwner("Another bot has taken over."))

    async def opened(*_: object, **__: object) -> Displaced:
        return Displaced()

    monkeypatch.setattr(serving, "Tarok", Hiding)
    monkeypatch.setattr(serving, "Pulse", Client)
    monkeypatch.setattr(serving, "open_beside", opened)
    monkeypatch.setattr(serving, "_backups", Client)
    monkeypatch.setattr(serving, "collect_garbage_seldom", lambda: None)
    monkeypatch.setattr(serving, "FIRST_LOGIN_PAUSE", 2 * SOON)
    monkeypatch.setattr(serving, "TAKEOVER_GRACE", 0.0)
    settings: Any = type("Settings", (), {"token": "", "database": None, "division": None})
    async with asyncio.timeout(SOON):
        assert await serving._serve_once(settings, NO_METER, follows=False) is None
