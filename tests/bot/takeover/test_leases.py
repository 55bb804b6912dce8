"""Several processes of a bot on one PostgreSQL database.

Each shard's tables belong to one of them, and a process that lost its lease is fenced off.
"""

import asyncio
import contextlib
from collections.abc import Callable
from unittest.mock import patch

import pytest

from bot.archive.archive import Archive
from bot.archive.rows import ShareRows
from bot.base.database_address import Server
from bot.base.log_subject import set_interaction
from bot.base.shards import Division, Shard
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import ChoiceRows
from bot.kit.look import Look
from bot.store import StoreError
from bot.store.errors import NotOwner, StoreRefused
from bot.store.open_store import open_beside
from bot.store.postgres.leases import Lease, LeaseFollower
from bot.store.postgres.statements import connect
from bot.tables.clock.clock import Clock
from bot.tables.clock.downtime import Heartbeats, note_of
from bot.tables.memory.tables_in_memory import IDLE_SECONDS
from bot.tables.model.house_moves import by_thumb_alone
from bot.tables.model.records import NOW
from bot.tables.rows.repository import TableRows
from bot.takeover.remote_changes import RemoteChanges
from engine.records.digest import digest
from tests.bot.conftest import SECOND, OpenStore, open_world
from tests.bot.store.following import wait_for_attempts
from tests.bot.tables.clock.timed import Hurry
from tests.bot.takeover.processes import Process
from tests.bot.world import ANA, BOR, CHANNEL, CILKA
from tests.postgres import Postgres
from tests.timeout import TIMEOUT

pytest.importorskip("psycopg")
pytestmark = pytest.mark.long

EITHER = (0,), (1,)
RENEW = 0.5
"""Seconds between renewals of a process that does not hang."""


@pytest.fixture
def expiring(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Returns a function that sets whether new leases expire at once, as if their holders hung."""

    def expire(at_once: bool) -> None:
        monkeypatch.setattr("bot.store.postgres.leases.LENGTH", 0.0 if at_once else 3600.0)
        monkeypatch.setattr("bot.store.postgres.leases.RENEW", 3600.0 if at_once else RENEW)

    return expire


# Messages to the host --------------------------------------------------------------------


async def test_process_with_other_shard_count_logs_the_difference(
    open_standby: OpenStore, caplog: pytest.LogCaptureFixture
) -> None:
    """A process with another shard count never follows the running ones."""
    caplog.set_level("INFO")
    await (await open_standby((0,))).hold()
    for store in (await open_standby((0,), of=4), await open_standby((0,), of=1)):
        waiting = asyncio.create_task(store.hold())
        await wait_for_attempts(waiting)
        waiting.cancel()
    assert "another process has TAROK_SHARDS=2, and this one TAROK_SHARDS=4" in caplog.text
    assert "another process has TAROK_SHARDS=2, and this one no TAROK_SHARD_IDS" in caplog.text


async def test_missing_schema_is_refused_at_once(server: Server) -> None:
    """A process that waited would count as healthy, and hide the mistake."""
    address = Server(f"{server.url}?options=-csearch_path%3Dnowhere")
    store = await open_beside(address, Division())
    with pytest.raises(StoreRefused, match="none of the schemas that its search_path names"):
        await store.hold()
    await store.close()


async def test_schema_change_waits_for_all_lease_holders(
    open_standby: OpenStore, server: Server
) -> None:
    await (await open_standby((0,))).hold()
    waiting = LeaseFollower(Division(2, EITHER))
    with contextlib.closing(connect(server)) as db:
        holder = waiting.take(db, alone=True)
        assert isinstance(holder, Shard)
        assert "stop those of the earlier release" in waiting.why(holder)
        assert isinstance(waiting.take(db), Lease)


# The lease ----------------------------------------------------------------------------------


async def test_shard_is_held_by_one_process_until_released(open_standby: OpenStore) -> None:
    first, other, third = (
        await open_standby((0,)),
        await open_standby((1,)),
        await open_standby(*EITHER),
    )
    assert await first.hold() == (0,)
    assert await other.hold() == (1,)
    taking = asyncio.create_task(third.hold())
    await wait_for_attempts(taking)
    await other.set_note("written", "by the other")
    await other.close()
    assert await taking == (1,)
    await third.set_note("written", "by the third")
    await first.set_note("read", str(await first.note("written")))
    assert await third.note("read") == "by the third"


async def test_hung_process_is_fenced_after_takeover(
    open_standby: OpenStore, expiring: Callable[[bool], None]
) -> None:
    """A fenced process gets its shards back only when its follower lets go of them."""
    hung, follower = await open_standby((0, 1)), await open_standby((0, 1))
    errors: list[StoreError] = []
    hung.add_doubt_listener(errors.append)
    expiring(True)
    await hung.hold()
    await hung.set_note("written", "before the takeover")
    expiring(False)
    await follower.hold()
    with pytest.raises(NotOwner):
        await hung.set_note("written", "too late")
    assert [type(error) for error in errors] == [NotOwner]
    assert await follower.note("written") == "before the takeover"
    following = asyncio.create_task(hung.hold())
    await wait_for_attempts(following)
    await follower.close()
    assert await following == (0, 1)
    await hung.set_note("written", "again")


async def test_killed_process_is_followed_before_lease_expires(
    open_standby: OpenStore, postgres: Postgres, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgres.leases.GONE", 0.5)
    monkeypatch.setattr("bot.store.postgres.leases.RENEW", 3600.0)  # a killed process never renews
    killed, other = await open_standby((0,)), await open_standby((0,))
    await killed.hold()
    ((session,),) = postgres.query("SELECT session FROM leases", server.address.name)
    postgres.query(f"SELECT pg_terminate_backend({session}, 5000)")
    assert await other.hold() == (0,)


async def test_process_disconnected_briefly_keeps_its_shards(
    open_standby: OpenStore, postgres: Postgres, server: Server
) -> None:
    cut, other = await open_standby((0,)), await open_standby((0,))
    await cut.hold()
    ((session,),) = postgres.query("SELECT session FROM leases", server.address.name)
    postgres.query(f"SELECT pg_terminate_backend({session}, 5000)")
    await cut.set_note("written", "again")
    waiting = asyncio.create_task(other.hold())
    await wait_for_attempts(waiting)
    await cut.close()
    assert await waiting == (0,)


async def test_change_of_shard_count_fences_old_division(
    open_standby: OpenStore, expiring: Callable[[bool], None]
) -> None:
    """A process that held shards of another division is fenced off, even with other numbers."""
    expiring(True)
    whole = await open_standby((0,), of=1)
    assert await whole.hold() == ()
    expiring(False)
    second = await open_standby((1,))
    assert await second.hold() == (1,)
    with pytest.raises(NotOwner):
        await whole.set_note("written", "too late")
    waiting = asyncio.create_task(whole.hold())
    await wait_for_attempts(waiting)
    await second.close()
    assert await waiting == ()


async def test_repeated_hold_by_holder_succeeds_at_once(open_standby: OpenStore) -> None:
    """A bot holds its shards again at each attempt to log in."""
    holder, other = await open_standby((0,)), await open_standby((0,))
    assert await holder.hold() == (0,)
    async with asyncio.timeout(TIMEOUT):
        assert await holder.hold() == (0,)
    await holder.set_note("written", "again")
    waiting = asyncio.create_task(other.hold())
    await wait_for_attempts(waiting)
    await holder.close()
    assert await waiting == (0,)


async def test_interaction_is_recorded_with_its_write(open_standby: OpenStore) -> None:
    """A refused write and a write outside of interactions record no interaction."""
    first, other = await open_standby((0,)), await open_standby((1,))
    await first.hold()
    await other.hold()

    async def write(interaction: int, note: str | None) -> None:
        set_interaction(interaction, 1)
        await first.set_note("done", note)  # type: ignore[arg-type]

    await asyncio.gather(write(1, "by the first"), write(2, None), return_exceptions=True)
    await first.set_note("done", "by no interaction")
    assert [await other.is_carried_out(number) for number in (1, 2)] == [True, False]


# Two bots -----------------------------------------------------------------------------------


async def test_table_continues_in_following_process(
    open_standby: OpenStore, server: Server, expiring: Callable[[bool], None]
) -> None:
    """A hung process reloads the table once it goes on."""
    expiring(True)
    hung, store = await open_standby((1,)), await open_standby((1,))
    await hung.hold()
    before = await open_world(hung, server)
    table = await before.start_table()
    await before.play_moves(table, 3)
    expiring(False)
    await store.hold()
    after = await open_world(store, server)
    followed = await after.tables.register.table(table.id)
    await after.play_moves(followed, 2)
    with pytest.raises(NotOwner):
        await before.play_moves(table, 1)
    await before.tables.register.rereading.wait_until_read()
    assert table.deal is not None
    assert followed.deal is not None
    assert table.seq == followed.seq == 5
    assert digest(table.deal) == digest(followed.deal)


async def test_clock_loads_only_tables_of_own_shards(
    open_standby: OpenStore, server: Server
) -> None:
    worlds = []
    for shard, guild in enumerate((1, SECOND)):
        store = await open_standby((shard,))
        await store.hold()
        worlds.append(await open_world(store, server, guild))
        await worlds[shard].start_table()
    for shard, world in enumerate(worlds):
        clock = Clock(
            world.tables, world.rows, Hurry(), lambda: 1_000, lambda _: None, by_thumb_alone
        )
        assert await clock.load(2, (shard,)) == 1
        await clock.close()


async def test_guest_tables_are_served_by_process_that_receives_them(
    open_standby: OpenStore, server: Server
) -> None:
    """Discord sends a guest's interactions to the process of the server's shard.

    The table does not know that shard.
    """
    store = await open_standby((1,))
    await store.hold()
    for reach, guild, seen in (("guest", CHANNEL, True), ("server", 1, False)):
        world = await open_world(store, server)
        world.reach, world.guild, world.channel = reach, guild, CHANNEL  # type: ignore[assignment]
        table = await world.open_table()
        clock = Clock(
            world.tables, TableRows(store), Hurry(), lambda: 1_000, lambda _: None, by_thumb_alone
        )
        await clock.load(2, (1,))
        with patch.object(clock.house, "wake") as woken:
            clock.changed(table, ())
        assert bool(woken.mock_calls) is seen
        async with table.lock:
            await world.tables.stopping.close(table)
        await clock.close()


async def test_downtime_is_recorded_per_shard(open_standby: OpenStore) -> None:
    now = 1_000
    beats = []
    for shard in (0, 1):
        store = await open_standby((shard,))
        await store.hold()
        beats.append(Heartbeats(store, lambda: now))
        await beats[shard].load(2, (shard,))
    now = 1_100
    await beats[0].beat()
    await beats[1].beat()
    now = 1_200
    await beats[0].beat()
    assert await store.note(note_of(0, 2)) != await store.note(note_of(1, 2))
    restarted = Heartbeats(store, lambda: now)
    await restarted.load(2, (1,))
    assert restarted.up_after(SECOND)(1_050, 100) == 1_250
    assert restarted.owns(SECOND)
    assert not restarted.owns(1)


async def test_choices_and_deletions_of_other_processes_are_polled(
    open_standby: OpenStore, server: Server
) -> None:
    first, other = await open_standby((0,)), await open_standby((1,))
    await first.hold()
    await other.hold()
    world = await open_world(other, server)
    table = await world.start_table()
    looks, languages = Looks(ChoiceRows(other)), Languages(rows=ChoiceRows(other))
    rereading = world.tables.register.rereading
    archive = Archive(TableRows(other), ShareRows(other), world.tables.register)
    tokens = Process(other).kept
    changes = RemoteChanges(other, (looks, languages), (archive.clear,), rereading, tokens)
    await changes.poll()
    await Looks(ChoiceRows(first)).choose("person", ANA, Look("emojis", "classic"))
    await Languages(rows=ChoiceRows(first)).choose("person", ANA, "de")
    await changes.poll()
    assert looks.of(ANA).style == "emojis"
    assert languages.choice("person", ANA) == "de"
    first_world = await open_world(first, server)
    await first_world.forgetting.forget(ANA)
    await changes.poll()
    await rereading.wait_until_read()
    assert looks.of(ANA).style != "emojis"
    assert languages.choice("person", ANA) == ""
    assert table.player_of(ANA) is None


async def test_deletion_keeps_state_of_other_processes_tables(
    open_standby: OpenStore, server: Server
) -> None:
    """A process reloads the table for each deleted person, and forgets the idle table unwritten."""
    first, other = await open_standby((0,)), await open_standby((1,))
    other_rows = TableRows(other)
    await first.hold()
    await other.hold()
    world = await open_world(other, server)
    table = await world.start_table()
    first_world = await open_world(first, server)
    clock = Clock(
        first_world.tables,
        TableRows(first),
        Hurry(),
        lambda: first_world.now,
        lambda _: None,
        by_thumb_alone,
    )
    await clock.load(2, (0,))
    first_world.tables.register.listen(clock.changed)
    await first_world.forgetting.forget(ANA)
    world.tables.register.rereading.reread_all()
    await world.tables.register.rereading.wait_until_read()
    await world.tables.attendance.leave(table, BOR)
    await first_world.forgetting.forget(CILKA)
    row = await other_rows.table(table.id)
    assert row is not None
    assert [seat.house for seat in row.seats] == [True, True, True, False]
    first_world.now += IDLE_SECONDS
    await clock.tick()
    assert not first_world.tables.register.all()
    assert [sleep.waits for sleep in await other_rows.waiting()] == [NOW]
