"""A process that cannot serve people yields its shards or holds interactions back.

Two processes never answer the same interaction.
"""

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
from bot.store import Store
from bot.store.errors import NotOwner, StoreError
from bot.store.postgres import leases
from bot.store.postgres.proof import Proof
from bot.takeover import held_interactions
from bot.takeover.held_interactions import InteractionHold
from bot.takeover.lease_yielding import DISCONNECT_GRACE, LeaseYielder
from tests.bot.conftest import OpenStore
from tests.bot.discord_stub import QuietClient, StubInteraction, http_error
from tests.bot.store.following import wait_for_attempts
from tests.bot.virtual_time import run_in_virtual_time
from tests.manual_clock import ManualClock
from tests.timeout import TIMEOUT

pytest.importorskip("psycopg")
pytestmark = pytest.mark.long

# Discord is away ------------------------------------------------------------------------------


LOGIN_PAUSE = 3600.0
"""Seconds until the next attempt to log in."""


@pytest.mark.parametrize("trouble", [http_error(503), discord.RateLimited(LOGIN_PAUSE)], ids=repr)
async def test_process_waiting_for_discord_login_releases_its_shards(
    open_standby: OpenStore, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    """The next attempt may be minutes away."""
    away, standby = await open_standby((0,)), await open_standby((0,))
    holding = asyncio.Event()

    class Client(QuietClient):
        async def start(self, _: str) -> None:
            await away.hold()
            holding.set()
            raise trouble

    monkeypatch.setattr(serving, "Tarok", Client)
    monkeypatch.setattr(serving, "Pulse", QuietClient)
    monkeypatch.setattr(serving, "collect_garbage_seldom", lambda: None)
    monkeypatch.setattr(serving, "FIRST_LOGIN_PAUSE", LOGIN_PAUSE)
    settings: Any = SimpleNamespace(token="", database=None)
    running = asyncio.create_task(serving._run(settings, away, NO_METER, lambda: True))
    async with asyncio.timeout(TIMEOUT):
        await holding.wait()
        assert await standby.hold() == (0,)
    await standby.set_note("written", "by the standby")
    assert not running.done()
    running.cancel()
    await asyncio.wait((running,))


# The database is away -------------------------------------------------------------------------

GONE = 1.5
"""Seconds until a holder whose connection has ended is given up."""
RENEW = 0.5
"""Seconds between renewals."""
LENGTH = 10.0
"""Seconds until a holder that hangs is given up."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> ManualClock:
    """A manual clock, and short times of a lease."""
    for name, seconds in (("GONE", GONE), ("RENEW", RENEW), ("LENGTH", LENGTH)):
        monkeypatch.setattr(leases, name, seconds)
    return ManualClock()


def seconds_held(proof: Proof, clock: ManualClock) -> float:
    """Return the seconds from now for which the lease is certain."""
    begun = clock.now
    while proof.holds:
        clock.now += 0.125
    return clock.now - begun


def test_lease_proof_lasts_until_another_could_take_over(clock: ManualClock) -> None:
    proof = Proof(clock.now, clock)
    proof.ask()
    clock.now += RENEW
    proof.note_renewal()
    assert seconds_held(proof, clock) == LENGTH - RENEW  # counted from the request
    proof.ask()
    proof.note_renewal()
    assert seconds_held(proof, clock) == LENGTH


def test_lease_proof_is_shortened_by_failed_renewal(clock: ManualClock) -> None:
    """A failed renewal says so, counted from the last successful one; a slow renewal does not."""
    proof = Proof(clock.now, clock)
    clock.now += RENEW
    proof.ask()
    clock.now += GONE
    assert proof.holds
    proof.note_failure()
    assert not proof.holds
    proof.ask()
    proof.note_renewal()
    clock.now += RENEW
    proof.ask()
    proof.note_failure()
    assert seconds_held(proof, clock) == GONE - RENEW
    proof.ask()
    proof.note_renewal()
    assert proof.holds
    proof.note_loss()
    assert not proof.holds


class UncertainStore:
    """A store whose lease is uncertain until ``renewed`` is set."""

    holds = False

    def __init__(self) -> None:
        self.renewed = asyncio.Event()

    async def wait_until_held(self) -> None:
        await self.renewed.wait()


class Dispatcher:
    """Records dispatched interactions; parses interaction 1."""

    def __init__(self) -> None:
        self.dispatched = list[Any]()
        self.parsed = StubInteraction()

    def answer(self, data: Any) -> None:
        self.dispatched.append(data["id"])

    def interaction(self, data: Any) -> Any:
        assert data["id"] == 1
        return self.parsed


PRESS, TYPING = 3, 4


@pytest.mark.parametrize("renewed", [True, False])
async def test_interaction_is_held_until_lease_is_certain(
    monkeypatch: pytest.MonkeyPatch, renewed: bool
) -> None:
    """Autocompletion is dropped."""
    store, dispatcher = UncertainStore(), Dispatcher()
    monkeypatch.setattr(held_interactions, "HOLD_SECONDS", TIMEOUT if renewed else 0.0)
    hold = InteractionHold(store, dispatcher, Languages())
    assert hold.hold({"id": 1, "type": PRESS})
    assert hold.hold({"id": 2, "type": TYPING})
    await asyncio.sleep(0)
    assert not dispatcher.dispatched
    assert not dispatcher.parsed.ways
    if renewed:
        store.holds = True
        store.renewed.set()
    await hold._background.wait()
    expected = ([1], []) if renewed else ([], ["private"])
    assert (dispatcher.dispatched, dispatcher.parsed.ways) == expected
    assert hold.hold({"id": 3, "type": PRESS}) is not renewed
    await hold.close()


async def test_held_interaction_answered_by_other_process_gets_no_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(held_interactions, "HOLD_SECONDS", 0.0)
    dispatcher = Dispatcher()
    dispatcher.parsed.answered = True
    hold = InteractionHold(UncertainStore(), dispatcher, Languages())
    assert hold.hold({"id": 1, "type": PRESS})
    await hold._background.wait()
    assert not dispatcher.dispatched
    assert not dispatcher.parsed.ways


def test_discord_requests_wait_while_lease_is_uncertain() -> None:
    """Requests wait until the lease is certain again."""
    times = list[float]()

    async def request() -> None:
        loop = asyncio.get_running_loop()
        budget = Budget(holds=lambda: loop.time() > GONE)
        await budget.take()
        times.append(loop.time())

    run_in_virtual_time(request())
    assert times[0] > GONE


async def test_hung_process_knows_its_lease_has_expired(
    open_standby: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process asks no database for that. A follower has no lease to lose."""
    hung, follower = await open_standby((0,)), await open_standby((0,))
    await hung.hold()
    assert hung.holds
    assert follower.holds
    monkeypatch.setattr(leases, "LENGTH", 0.0)
    assert not hung.holds
    await hung.let_go()
    assert hung.holds


# The clock is set -----------------------------------------------------------------------------


@pytest.mark.parametrize("shift", [-3600.0, 3600.0])
async def test_changed_system_clock_does_not_affect_leases(
    open_standby: OpenStore, monkeypatch: pytest.MonkeyPatch, shift: float
) -> None:
    """Only the database's clock and monotonic time count."""
    holder, follower = await open_standby((0,)), await open_standby((0,))
    monkeypatch.setattr(leases, "RENEW", RENEW)
    await holder.hold()
    waiting = asyncio.create_task(follower.hold())
    await wait_for_attempts(waiting)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + shift)
    await wait_for_attempts(waiting)
    assert holder.holds
    await holder.set_note("written", "by the holder")
    monkeypatch.setattr(leases, "LENGTH", 0.0)  # as if the holder hung from its next renewal on
    async with asyncio.timeout(TIMEOUT):
        assert await waiting == (0,)
    assert not holder.holds
    with pytest.raises(NotOwner):
        await holder.set_note("written", "too late")


# Discord is disconnected ----------------------------------------------------------------------


class TwoLineClient:
    """A client with two connections."""

    def __init__(self, *, waits: bool) -> None:
        self.waits, self.connected = waits, [True, True]

    @property
    def lines(self) -> tuple[LineState, ...]:
        return tuple(
            LineState(shard, connected, 0.1) for shard, connected in enumerate(self.connected)
        )


class HolderAndStandby:
    """A process that holds a shard, and a standby."""

    def __init__(self, holder: Store, standby: Store, clock: ManualClock) -> None:
        self.clock = clock
        self.clients = (TwoLineClient(waits=False), TwoLineClient(waits=True))
        self._yielders = [
            LeaseYielder(store, client, clock)
            for store, client in zip((holder, standby), self.clients, strict=True)
        ]
        self.yielded: list[StoreError] = []
        holder.add_doubt_listener(self.yielded.append)

    async def check(self) -> None:
        for yielder in reversed(self._yielders):
            await yielder.check()

    async def disconnect_holder(self) -> bool:
        """Disconnect the holder for a while; return whether it yields its shard."""
        self.clients[0].connected = [False, False]
        for _ in range(2):
            await self.check()
            self.clock.now += DISCONNECT_GRACE + 1
        await self.check()
        return bool(self.yielded)


@pytest.fixture
async def processes(open_standby: OpenStore) -> HolderAndStandby:
    holder, standby = await open_standby((0,)), await open_standby((1,), (0,))
    await holder.hold()
    return HolderAndStandby(holder, standby, ManualClock())


async def test_disconnected_process_yields_to_connected_standby(
    processes: HolderAndStandby,
) -> None:
    assert await processes.disconnect_holder()


async def test_briefly_disconnected_process_keeps_its_lease(processes: HolderAndStandby) -> None:
    processes.clients[0].connected = [False, False]
    await processes.check()
    processes.clock.now += DISCONNECT_GRACE - 1
    await processes.check()
    processes.clients[0].connected = [False, True]
    await processes.check()
    processes.clock.now += DISCONNECT_GRACE
    await processes.check()
    assert not processes.yielded


async def test_disconnected_process_keeps_lease_if_standby_is_disconnected(
    processes: HolderAndStandby,
) -> None:
    """The two would only pass the shard to and fro."""
    processes.clients[1].connected = [True, False]
    assert not await processes.disconnect_holder()


async def test_disconnected_process_keeps_lease_if_standby_waits_for_other_shards(
    open_standby: OpenStore,
) -> None:
    holder, other = await open_standby((0,)), await open_standby((1,))
    await holder.hold()
    assert not await HolderAndStandby(holder, other, ManualClock()).disconnect_holder()


async def test_disconnected_process_keeps_lease_if_standby_stopped_waiting(
    processes: HolderAndStandby,
) -> None:
    await processes.check()
    processes.clients[1].waits = False
    assert not await processes.disconnect_holder()
