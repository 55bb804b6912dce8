"""Owners of the application are looked up at Discord, and remembered for some minutes."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord.answering import owners
from bot.discord.answering.owners import CACHE_SECONDS, Owners
from bot.kit.errors import Denied
from tests.bot.discord_stub import http_error
from tests.bot.world import ANA, BOR


class Client:
    """A client whose application belongs to one person."""

    def __init__(self) -> None:
        self.owner = ANA
        self.lookups = 0
        self.error: Exception | None = None

    async def application_info(self) -> Any:
        self.lookups += 1
        if self.error is not None:
            raise self.error
        return SimpleNamespace(team=None, owner=SimpleNamespace(id=self.owner))


class Seconds:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def seconds(monkeypatch: pytest.MonkeyPatch) -> Seconds:
    seconds = Seconds()
    monkeypatch.setattr(owners, "time", seconds)
    return seconds


async def test_owners_are_looked_up_again_after_some_minutes(seconds: Seconds) -> None:
    client: Any = Client()
    accounts = Owners(client)
    for _ in range(3):
        await accounts.check(ANA)
        with pytest.raises(Denied, match="host-only"):
            await accounts.check(BOR)
    assert client.lookups == 1
    client.owner = BOR
    seconds.now += CACHE_SECONDS
    await accounts.check(BOR)
    with pytest.raises(Denied, match="host-only"):
        await accounts.check(ANA)
    assert client.lookups == 2


@pytest.mark.usefixtures("seconds")
async def test_failed_lookup_grants_nothing_and_is_not_remembered() -> None:
    client: Any = Client()
    accounts = Owners(client)
    client.error = http_error(503)
    with pytest.raises(type(client.error)):
        await accounts.check(ANA)
    client.error = None
    await accounts.check(ANA)
