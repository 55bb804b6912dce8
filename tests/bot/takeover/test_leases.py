"""Several processes of a bot on one PostgreSQL database: each shard's tables belong to one of them,
and a process thought dead writes nothing more."""

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
from bot.store import NOW, StoreError
from bot.store.errors import NotOwner, StoreRefused
from bot.store.open_store import open_beside
from bot.store.postgres.leases import Lease, LeaseFollower
from bot.store.postgres.statements import connect
from bot.tables.clock.clock import Clock
from bot.tables.clock.downtime import Heartbeats, note_of
from bot.tables.memory.tables_in_memory import IDLE
from bot.tables.rows.repository import TableRows
from bot.takeover.elsewhere import RemoteChanges
from engine.records.digest import digest
from tests.bot.conftest import SECOND, Open, world_of
from tests.bot.store.following import tried
from tests.bot.tables.clock.timed import Hurry
from tests.bot.takeover.test_kept_tokens import Process
from tests.bot.world import ANA, BOR, CHANNEL, CILKA
from tests.postgres import Postgres
from tests.soon import SOON

pytest.importorskip("psycopg")
pytestmark = pytest.mark.long

EITHER = (0,), (1,)
RENEW = 0.5
"""Seconds between renewals of a process that does not hang."""


@pytest.fixture
def expiring(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Whether leases taken from now on expire at once, as if their holders hung."""

    def expire(at_once: bool) -> None:
        monkeypatch.setattr("bot.store.postgres.leases.LENGTH", 0.0 if at_once else 3600.0)
        monkeypatch.setattr("bot.store.postgres.leases.RENEW", 3600.0 if at_once else RENEW)

    return expire


# Why somebody waits, for the host --------------------------------------------------------


async def test_a_process_that_is_divided_otherwise_says_so(
    ready: Open, caplog: pytest.LogCaptureFixture
) -> None:
    """It is no standby of those that are there, and would not follow one of them."""
    caplog.set_level("INFO")
    await (await ready((0,))).hold()
    for store in (await ready((0,), of=4), await ready((0,), of=1)):
        waiting = asyncio.create_task(store.hold())
        await tried(waiting)
        waiting.cancel()
    assert "another process has TAROK_SHARDS=2, and this one TAROK_SHARDS=4" in caplog.text
    assert "another process has TAROK_SHARDS=2, and this one no TAROK_SHARD_IDS" in caplog.text


async def test_a_schema_that_is_not_there_is_not_waited_for(server: Server) -> None:
    """A waiting process counts as healthy for watchdogs: nobody would look."""
    elsewhere = Server(f"{server.url}?options=-csearch_path%3Dnowhere")
    store = await open_beside(elsewhere, Division())
    with pytest.raises(StoreRefused, match="none of the schemas that its search_path names"):
        await store.hold()
    await store.close()


async def test_whoever_changes_the_database_waits_for_all(ready: Open, server: Server) -> None:
    await (await ready((0,))).hold()
    waiting = LeaseFollower(Division(2, EITHER))
    with contextlib.closing(connect(server)) as db:
        holder = waiting.take(db, alone=True)
        assert isinstance(holder, Shard)
        assert "stop those of the earlier release" in waiting.why(holder)
        assert isinstance(waiting.take(db), Lease)


# The lease ----------------------------------------------------------------------------------


async def test_a_shard_is_held_by_one_process_until_it_lets_go(ready: Open) -> None:
    one, other, third = await ready((0,)), await ready((1,)), await ready(*EITHER)
    assert await one.hold() == (0,)
    assert await other.hold() == (1,)
    taking = asyncio.create_task(third.hold())
    await tried(taking)
    await other.set_note("written", "by the other")
    await other.close()
    assert await taking == (1,)
    await third.set_note("written", "by the third")
    await one.set_note("read", str(await one.note("written")))
    assert await third.note("read") == "by the third"


async def test_a_process_that_hung_writes_nothing_more(
    ready: Open, expiring: Callable[[bool], None]
) -> None:
    """Nor does it get the shard back before its follower lets go."""
    still, next_one = await ready((0, 1)), await ready((0, 1))
    doubted: list[StoreError] = []
    still.on_doubt(doubted.append)
    expiring(True)
    await still.hold()
    await still.set_note("written", "while nobody has taken over")
    expiring(False)
    await next_one.hold()
    with pytest.raises(NotOwner):
        await still.set_note("written", "too late")
    assert [type(error) for error in doubted] == [NotOwner]
    assert await next_one.note("written") == "while nobody has taken over"
    following = asyncio.create_task(still.hold())
    await tried(following)
    await next_one.close()
    assert await following == (0, 1)
    await still.set_note("written", "again")


async def test_a_killed_process_is_followed_before_its_lease_expires(
    ready: Open, postgres: Postgres, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgres.leases.GONE", 0.5)
    monkeypatch.setattr(
        "bot.store.postgres.leases.RENEW", 3600.0
    )  # it is killed, and renews nothing
    killed, other = await ready((0,)), await ready((0,))
    await killed.hold()
    name = server.url.rpartition("/")[2]
    ((session,),) = postgres.ask("SELECT session FROM leases", name)
    postgres.ask(f"SELECT pg_terminate_backend({session}, 5000)")
    assert await other.hold() == (0,)


async def test_a_process_cut_off_for_a_moment_keeps_its_shards(
    ready: Open, postgres: Postgres, server: Server
) -> None:
    cut, other = await ready((0,)), await ready((0,))
    await cut.hold()
    name = server.url.rpartition("/")[2]
    ((session,),) = postgres.ask("SELECT session FROM leases", name)
    postgres.ask(f"SELECT pg_terminate_backend({session}, 5000)")
    await cut.set_note("written", "again")
    waiting = asyncio.create_task(other.hold())
    await tried(waiting)
    await cut.close()
    assert await waiting == (0,)


async def test_a_bot_is_divided_in_one_way_at_a_time(
    ready: Open, expiring: Callable[[bool], None]
) -> None:
    """And whoever held shards of another division writes nothing more, even with other numbers."""
    expiring(True)
    whole = await ready((0,), of=1)
    assert await whole.hold() == ()
    expiring(False)
    second = await ready((1,))
    assert await second.hold() == (1,)
    with pytest.raises(NotOwner):
        await whole.set_note("written", "too late")
    waiting = asyncio.create_task(whole.hold())
    await tried(waiting)
    await second.close()
    assert await waiting == ()


async def test_who_begins_anew_holds_its_shards_again(ready: Open) -> None:
    """As a bot does while Discord doesn't let it in yet; or a ready one holds them meanwhile."""
    again, other = await ready((0,)), await ready((0,))
    assert await again.hold() == (0,)
    async with asyncio.timeout(SOON):
        assert await again.hold() == (0,)
    await again.set_note("written", "again")
    waiting = asyncio.create_task(other.hold())
    await tried(waiting)
    await again.close()
    assert await waiting == (0,)


async def test_an_interaction_is_noted_with_what_it_changed(ready: Open) -> None:
    """Unless it was refused; and changes that nobody asked for are noted with none."""
    one, other = await ready((0,)), await ready((1,))
    await one.hold()
    await other.hold()

    async def did(interaction: int, note: str | None) -> None:
        set_interaction(interaction, 1)
        await one.set_note("done", note)  # type: ignore[arg-type]

    await asyncio.gather(did(1, "by the first"), did(2, None), return_exceptions=True)
    await one.set_note("done", "by nobody")
    assert [await other.carried_out(number) for number in (1, 2)] == [True, False]


# Two bots -----------------------------------------------------------------------------------


async def test_a_table_goes_on_where_the_other_process_left_it(
    ready: Open, server: Server, expiring: Callable[[bool], None]
) -> None:
    """A process that hung sees what was played since."""
    expiring(True)
    still, store = await ready((1,)), await ready((1,))
    await still.hold()
    before = await world_of(still, server)
    table = await before.started()
    await before.play(table, 3)
    expiring(False)
    await store.hold()
    after = await world_of(store, server)
    there = await after.tables.register.table(table.id)
    await after.play(there, 2)
    with pytest.raises(NotOwner):
        await before.play(table, 1)
    await before.tables.register.rereading.passed()
    assert table.deal is not None and there.deal is not None
    assert table.seq == there.seq == 5 and digest(table.deal) == digest(there.deal)


async def test_each_process_sees_to_the_tables_of_its_shards(ready: Open, server: Server) -> None:
    worlds = []
    for shard, guild in enumerate((1, SECOND)):
        store = await ready((shard,))
        await store.hold()
        worlds.append(await world_of(store, server, guild))
        await worlds[shard].started()
    for shard, world in enumerate(worlds):
        clock = Clock(world.tables, world.rows, Hurry(), lambda: 1_000, lambda _: None)
        assert await clock.load(2, (shard,)) == 1
        await clock.close()


async def test_guests_are_seen_to_by_whoever_hears_of_them(ready: Open, server: Server) -> None:
    """Discord tells the process that their server belongs to, which the table does not know; other
    servers' tables are for another process."""
    store = await ready((1,))
    await store.hold()
    for reach, guild, seen in (("guest", CHANNEL, True), ("server", 1, False)):
        world = await world_of(store, server)
        world.reach, world.guild, world.channel = reach, guild, CHANNEL  # type: ignore[assignment]
        table = await world.table()
        clock = Clock(world.tables, TableRows(store), Hurry(), lambda: 1_000, lambda _: None)
        await clock.load(2, (1,))
        with patch.object(clock.house, "wake") as woken:
            clock.changed(table, ())
        assert bool(woken.mock_calls) is seen
        async with table.lock:
            await world.tables.stopping.close(table)
        await clock.close()


async def test_each_shard_notes_its_own_downtime(ready: Open) -> None:
    now = 1_000
    beats = []
    for shard in (0, 1):
        store = await ready((shard,))
        await store.hold()
        beats.append(Heartbeats(store, lambda: now))
        await beats[shard].load(2, (shard,))
    now = 1_100
    await beats[0].strike()
    await beats[1].strike()
    now = 1_200
    await beats[0].strike()
    assert await store.note(note_of(0, 2)) != await store.note(note_of(1, 2))
    again = Heartbeats(store, lambda: now)
    await again.load(2, (1,))
    assert again.after(SECOND)(1_050, 100) == 1_250
    assert again.held(SECOND) and not again.held(1)


async def test_what_is_chosen_or_forgotten_elsewhere_is_seen(ready: Open, server: Server) -> None:
    one, other = await ready((0,)), await ready((1,))
    await one.hold()
    await other.hold()
    world = await world_of(other, server)
    table = await world.started()
    looks, languages = Looks(ChoiceRows(other)), Languages(rows=ChoiceRows(other))
    rereading = world.tables.register.rereading
    archive = Archive(TableRows(other), ShareRows(other), world.tables.register)
    elsewhere = RemoteChanges(other, (looks, languages), archive, rereading, Process(other).kept)
    await elsewhere.look()
    await Looks(ChoiceRows(one)).choose("person", ANA, Look("emojis", "classic"))
    await Languages(rows=ChoiceRows(one)).choose("person", ANA, "de")
    await elsewhere.look()
    assert looks.of(ANA).style == "emojis" and languages.choice("person", ANA) == "de"
    there = await world_of(one, server)
    await there.forgetting.forget(ANA)
    await elsewhere.look()
    await rereading.passed()
    assert looks.of(ANA).style != "emojis" and languages.choice("person", ANA) == ""
    assert table.player_of(ANA) is None


async def test_forgetting_somebody_leaves_other_processes_tables_as_they_stand(
    ready: Open, server: Server
) -> None:
    """Such a table is read again for each person, and nothing is noted of it once it is idle
    here."""
    one, other = await ready((0,)), await ready((1,))
    other_rows = TableRows(other)
    await one.hold()
    await other.hold()
    world = await world_of(other, server)
    table = await world.started()
    there = await world_of(one, server)
    clock = Clock(there.tables, TableRows(one), Hurry(), lambda: there.now, lambda _: None)
    await clock.load(2, (0,))
    there.tables.register.listen(clock.changed)
    await there.forgetting.forget(ANA)
    world.tables.register.rereading.all()
    await world.tables.register.rereading.passed()
    await world.tables.attendance.leave(table, BOR)
    await there.forgetting.forget(CILKA)
    row = await other_rows.table(table.id)
    assert row is not None
    assert [seat.house for seat in row.seats] == [True, True, True, False]
    there.now += IDLE
    await clock.tick()
    assert not there.tables.register.all()
    assert [sleep.waits for sleep in await other_rows.waiting()] == [NOW]
