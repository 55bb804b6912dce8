"""Who may not be able to serve people leaves them to another process, or keeps silent, before both
answer."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import serving
from bot.base.meter import NO_METER, LineState
from bot.choices.languages import Languages
from bot.discord.sending.budget import Budget
from bot.store.errors import NotOwner, StoreError
from bot.store.postgres import leases
from bot.store.postgres.proof import Proof
from bot.store.sql_store import SqlStore
from bot.takeover import silence
from bot.takeover.giving_way import DEAF, LeaseYielder
from bot.takeover.silence import InteractionHold
from tests.bot.conftest import Open
from tests.bot.discord_stub import QuietClient, StubInteraction, http_error
from tests.bot.hasty import in_no_time
from tests.bot.store.following import tried
from tests.manual_clock import ManualClock
from tests.soon import SOON

pytest.importorskip("psycopg")
pytestmark = pytest.mark.long

# Discord is away ------------------------------------------------------------------------------


WAITS = 3600.0
"""Seconds until the next attempt to log in."""


@pytest.mark.parametrize("trouble", [http_error(503), discord.RateLimited(WAITS)], ids=repr)
async def test_who_waits_for_discord_leaves_its_shards_to_who_is_there(
    ready: Open, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    """Until its next attempt, which may be minutes from now."""
    away, there = await ready((0,)), await ready((0,))
    held = asyncio.Event()

    class Client(QuietClient):
        async def start(self, _: str) -> None:
            await away.hold()
            held.set()
            raise trouble

    monkeypatch.setattr(serving, "Tarok", Client)
    monkeypatch.setattr(serving, "Pulse", QuietClient)
    monkeypatch.setattr(serving, "collect_garbage_seldom", lambda: None)
    monkeypatch.setattr(serving, "FIRST_LOGIN_PAUSE", WAITS)
    settings: Any = SimpleNamespace(token="", database=None)
    running = asyncio.create_task(serving._run(settings, away, NO_METER, lambda: True))
    async with asyncio.timeout(SOON):
        await held.wait()
        assert await there.hold() == (0,)
    await there.set_note("written", "by who is there")
    assert not running.done()
    running.cancel()
    await asyncio.wait((running,))


# The database is away -------------------------------------------------------------------------

GONE, RENEW, LENGTH = 1.5, 0.5, 10.0
"""Seconds until a holder is given up whose connection has ended; between renewals; until one is
given up that hangs."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> ManualClock:
    for name, seconds in (("GONE", GONE), ("RENEW", RENEW), ("LENGTH", LENGTH)):
        monkeypatch.setattr(leases, name, seconds)
    return ManualClock()


def held_for(proof: Proof, clock: ManualClock) -> float:
    """Seconds from now for which it is certain."""
    begun = clock.now
    while proof.holds:
        clock.now += 0.125
    return clock.now - begun


def test_a_lease_is_certain_until_another_could_have_it(clock: ManualClock) -> None:
    proof = Proof(clock.now, clock)
    proof.ask()
    clock.now += RENEW
    proof.renewed()
    assert held_for(proof, clock) == LENGTH - RENEW  # it may have arrived as soon as asked for
    proof.ask()
    proof.renewed()
    assert held_for(proof, clock) == LENGTH


def test_nor_is_it_where_our_connection_may_have_ended(clock: ManualClock) -> None:
    """A renewal that has failed says so, since the last one; one that takes long does not."""
    proof = Proof(clock.now, clock)
    clock.now += RENEW
    proof.ask()
    clock.now += GONE
    assert proof.holds
    proof.failed()
    assert not proof.holds
    proof.ask()
    proof.renewed()
    clock.now += RENEW
    proof.ask()
    proof.failed()
    assert held_for(proof, clock) == GONE - RENEW
    proof.ask()
    proof.renewed()
    assert proof.holds
    proof.lost()
    assert not proof.holds


class Holder:
    """A store that knows whether it holds what it held."""

    holds = False

    def __init__(self) -> None:
        self.again = asyncio.Event()

    async def held_again(self) -> None:
        await self.again.wait()


class Answering:
    """Answers as usual, or is told of an interaction."""

    def __init__(self) -> None:
        self.usual = list[Any]()
        self.press = StubInteraction()

    def answer(self, data: Any) -> None:
        self.usual.append(data["id"])

    def interaction(self, data: Any) -> Any:
        assert data["id"] == 1
        return self.press


PRESS, TYPING = 3, 4


@pytest.mark.parametrize("again", [True, False])
async def test_what_people_do_meanwhile_waits_until_it_is_known_who_answers(
    monkeypatch: pytest.MonkeyPatch, again: bool
) -> None:
    """A list while somebody types does not."""
    store, answering = Holder(), Answering()
    monkeypatch.setattr(silence, "PATIENT", SOON if again else 0.0)
    silent = InteractionHold(store, answering, Languages())
    assert silent.keeps({"id": 1, "type": PRESS}) and silent.keeps({"id": 2, "type": TYPING})
    await asyncio.sleep(0)
    assert not answering.usual and not answering.press.ways
    if again:
        store.holds = True
        store.again.set()
    await silent._background.wait()
    assert (answering.usual, answering.press.ways) == (([1], []) if again else ([], ["private"]))
    assert silent.keeps({"id": 3, "type": PRESS}) is not again
    await silent.close()


async def test_whoever_is_answered_by_another_hears_nothing_of_trouble(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(silence, "PATIENT", 0.0)
    answering = Answering()

    answering.press.answered = True
    silent = InteractionHold(Holder(), answering, Languages())
    assert silent.keeps({"id": 1, "type": PRESS})
    await silent._background.wait()
    assert not answering.usual and not answering.press.ways


def test_nothing_is_asked_of_discord_meanwhile() -> None:
    """What waits goes when it is certain again."""
    since = list[float]()

    async def asked() -> None:
        loop = asyncio.get_running_loop()
        budget = Budget(holds=lambda: loop.time() > GONE)
        await budget.take()
        since.append(loop.time())

    in_no_time(asked())
    assert since[0] > GONE


async def test_who_hangs_knows_that_its_lease_has_expired(
    ready: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before it has asked anybody; a follower, which has none, has nothing to lose."""
    hung, follows = await ready((0,)), await ready((0,))
    await hung.hold()
    assert hung.holds and follows.holds
    monkeypatch.setattr(leases, "LENGTH", 0.0)
    assert not hung.holds
    await hung.let_go()
    assert hung.holds


# The clock is set -----------------------------------------------------------------------------


@pytest.mark.parametrize("set_by", [-3600.0, 3600.0])
async def test_setting_a_machines_clock_neither_steals_a_lease_nor_keeps_a_dead_one(
    ready: Open, monkeypatch: pytest.MonkeyPatch, set_by: float
) -> None:
    """The database's clock decides, and beside it only how much time has passed."""
    holds, follows = await ready((0,)), await ready((0,))
    monkeypatch.setattr(leases, "RENEW", RENEW)
    await holds.hold()
    waiting = asyncio.create_task(follows.hold())
    await tried(waiting)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + set_by)
    await tried(waiting)
    assert holds.holds
    await holds.set_note("written", "by who holds it")
    monkeypatch.setattr(leases, "LENGTH", 0.0)  # from its next renewal on it is as if it hung
    async with asyncio.timeout(SOON):
        assert await waiting == (0,)
    assert not holds.holds
    with pytest.raises(NotOwner):
        await holds.set_note("written", "too late")


# Nothing is heard of Discord ------------------------------------------------------------------


class Lines:
    """A client with two lines."""

    def __init__(self, *, waits: bool) -> None:
        self.waits, self.connected = waits, [True, True]

    @property
    def lines(self) -> tuple[LineState, ...]:
        return tuple(LineState(shard, there, 0.1) for shard, there in enumerate(self.connected))


class Two:
    """A process that holds a shard, and one that waits for it, or for another."""

    def __init__(self, holds: SqlStore, waits: SqlStore, clock: ManualClock) -> None:
        self.clock, self.clients = clock, (Lines(waits=False), Lines(waits=True))
        stores = holds, waits
        self._looking = [
            LeaseYielder(*one, clock) for one in zip(stores, self.clients, strict=True)
        ]
        self.left: list[StoreError] = []
        holds.on_doubt(self.left.append)

    async def look(self) -> None:
        for one in reversed(self._looking):
            await one.look()

    async def deaf(self) -> bool:
        """The holder hears nothing for a while; returns whether it leaves its shard."""
        self.clients[0].connected = [False, False]
        for _ in range(2):
            await self.look()
            self.clock.now += DEAF + 1
        await self.look()
        return bool(self.left)


@pytest.fixture
async def two(ready: Open) -> Two:
    holds, waits = await ready((0,)), await ready((1,), (0,))
    await holds.hold()
    return Two(holds, waits, ManualClock())


async def test_who_hears_nothing_leaves_its_shards_to_who_does(two: Two) -> None:
    assert await two.deaf()


async def test_a_line_that_is_cut_for_a_moment_is_no_reason(two: Two) -> None:
    two.clients[0].connected = [False, False]
    await two.look()
    two.clock.now += DEAF - 1
    await two.look()
    two.clients[0].connected = [False, True]
    await two.look()
    two.clock.now += DEAF
    await two.look()
    assert not two.left


async def test_nor_is_there_one_if_who_waits_is_deaf_as_well(two: Two) -> None:
    """Both would only pass it to and fro."""
    two.clients[1].connected = [True, False]
    assert not await two.deaf()


async def test_nor_if_it_waits_for_other_shards(ready: Open) -> None:
    holds, other = await ready((0,)), await ready((1,))
    await holds.hold()
    assert not await Two(holds, other, ManualClock()).deaf()


async def test_nor_if_it_waits_no_more(two: Two) -> None:
    await two.look()
    two.clients[1].waits = False
    assert not await two.deaf()
