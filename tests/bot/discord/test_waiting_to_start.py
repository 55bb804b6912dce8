"""Starts: Discord refuses a login for a while, or another process takes over."""

import asyncio
from typing import Any, ClassVar

import discord
import pytest

from bot import serving
from bot.base.meter import NO_METER
from bot.store.errors import NotOwner, StoreError
from tests.bot.discord_stub import QuietClient, http_error
from tests.bot.virtual_time import run_in_virtual_time
from tests.timeout import TIMEOUT


class Client(QuietClient):
    """A client that is told to wait, and is let in after waiting."""

    tries: ClassVar[list[float]] = []

    async def start(self, _: str) -> None:
        """Log in."""
        self.tries.append(asyncio.get_running_loop().time())
        if len(self.tries) == 1:
            raise discord.RateLimited(600.0)


class NoBackups(QuietClient):
    """Backups of a host who has not asked for any."""

    scheduled = False


def test_login_is_retried_after_the_requested_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "Tarok", Client)
    monkeypatch.setattr(serving, "Pulse", Client)
    monkeypatch.setattr(serving, "collect_garbage_seldom", lambda: None)
    settings: Any = type("Settings", (), {"token": "", "database": None})
    store: Any = Displaced()
    run_in_virtual_time(serving._run(settings, store, NO_METER, lambda: True))
    assert Client.tries == [0.0, 600.0]


class Displaced(QuietClient):
    """A store that another process has taken over, and its client."""

    tell: Any = None
    closed = False

    async def __aexit__(self, *_: object) -> None:
        await asyncio.sleep(0)
        Displaced.closed = True

    async def start(self, _: str) -> None:
        """Fail as a write does after a takeover."""
        error = NotOwner("Another bot has taken over.")
        Displaced.tell(error)
        raise error

    def add_doubt_listener(self, tell: Any) -> None:
        """Remember the listener."""
        Displaced.tell = tell

    async def let_go(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""


async def test_takeover_during_the_start_closes_the_client(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def opened(*_: object, **__: object) -> Displaced:
        return Displaced()

    monkeypatch.setattr(Displaced, "closed", False)
    monkeypatch.setattr(serving, "Tarok", Displaced)
    monkeypatch.setattr(serving, "Pulse", Client)
    monkeypatch.setattr(serving, "open_beside", opened)
    monkeypatch.setattr(serving, "_backups", NoBackups)
    monkeypatch.setattr(serving, "collect_garbage_seldom", lambda: None)
    settings: Any = type("Settings", (), {"token": "", "database": None, "division": None})
    assert await serving._serve_once(settings, NO_METER, follows=False) is None
    assert Displaced.closed


async def test_standby_waits_for_a_database_that_is_lost_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It was reachable just before: no reason to exit."""
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
    monkeypatch.setattr(serving, "_backups", NoBackups)
    monkeypatch.setattr(serving, "collect_garbage_seldom", lambda: None)
    monkeypatch.setattr(serving, "RECONNECT_SECONDS", 0.0)
    settings: Any = type("Settings", (), {"token": "", "database": None, "division": None})
    assert await serving._serve(settings, NO_METER) == 0
    assert next(reached, None) is None


async def test_takeover_during_client_close_ends_the_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The error of the takeover is lost behind the one of the failed login."""

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
    monkeypatch.setattr(serving, "_backups", NoBackups)
    monkeypatch.setattr(serving, "collect_garbage_seldom", lambda: None)
    monkeypatch.setattr(serving, "FIRST_LOGIN_PAUSE", 2 * TIMEOUT)
    monkeypatch.setattr(serving, "TAKEOVER_GRACE", 0.0)
    settings: Any = type("Settings", (), {"token": "", "database": None, "division": None})
    async with asyncio.timeout(TIMEOUT):
        assert await serving._serve_once(settings, NO_METER, follows=False) is None
