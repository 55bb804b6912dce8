"""A PostgreSQL server that fails.

The host reads sentences, nothing is half written, and the bot goes on by itself once the server
does. Time is simulated where the bot lets some pass.
"""

import asyncio
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from bot.base.database_address import Server
from bot.store import StoreBusy, StoreError
from bot.store.database import Database
from bot.store.errors import NotOwner, StoreUnsure
from bot.store.open_store import open_store
from bot.tables.memory import rereading
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from engine.records.digest import digest
from tests.bot.world import World
from tests.database_proxy import DatabaseProxy
from tests.databases import direct_connection, started_server
from tests.postgres import Postgres
from tests.timeout import TIMEOUT

pytest.importorskip("psycopg")
pytestmark = pytest.mark.long

MINUTE = 60


class Time:
    """The store's time, in which sleeping takes none."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    simulated = Time()
    monkeypatch.setattr("bot.store.postgres.session.time", simulated)
    monkeypatch.setattr(rereading, "FIRST_RETRY_SECONDS", 0.0)
    return simulated


@pytest.fixture(scope="module")
def own(long_leases: None) -> Iterator[Postgres]:
    """A server that may be killed: it has nobody else's databases."""
    with started_server() as server:
        yield server


@pytest.fixture
async def world(own: Postgres, time: Time) -> AsyncIterator[World]:
    made = World(own.create_database())
    await made.open()
    yield made
    await made.tables.register.rereading.close()
    await made.store.close()


def deal_of(table: Table) -> str:
    assert table.deal is not None
    return digest(table.deal)


async def same_after_a_restart(world: World, table: Table) -> None:
    """Memory and store agree."""
    seq, deal = table.seq, deal_of(table)
    await world.restart()
    again = await world.tables.register.table(table.id)
    assert (again.seq, deal_of(again)) == (seq, deal)


# The server stops, and comes back -----------------------------------------------------------


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGKILL])
async def test_nobody_notices_a_restart(world: World, own: Postgres, sign: int) -> None:
    table = await world.start_table()
    await world.play_moves(table, 3)
    own.stop(sign)
    own.start()
    await world.play_moves(table, 3)
    assert table.seq == 6
    await same_after_a_restart(world, table)


async def test_people_are_told_while_it_is_away_and_then_the_bot_goes_on(
    world: World, own: Postgres, time: Time
) -> None:
    table = await world.start_table()
    await world.play_moves(table, 3)
    before = deal_of(table)
    own.stop(signal.SIGKILL)
    for _ in range(3):
        with pytest.raises(StoreError, match=r"^postgresql://.* cannot be reached: "):
            await world.play_moves(table, 1)
    assert (table.seq, deal_of(table)) == (3, before)
    own.start()
    time.sleep(MINUTE)
    await world.play_moves(table, 3)
    assert table.seq == 6
    await same_after_a_restart(world, table)


async def test_nothing_is_kept_of_a_transaction_in_which_it_is_killed(
    world: World, own: Postgres, time: Time
) -> None:
    await world.start_table()

    def killing(db: Database) -> None:
        db.execute("UPDATE seats SET name = 'Zala'")
        db.await_answers()
        own.stop(signal.SIGKILL)
        db.execute("UPDATE tables SET language = 'de'")
        db.await_answers()

    with pytest.raises(StoreError, match="cannot be reached"):
        await world.store.connection.write(killing)
    own.start()
    time.sleep(MINUTE)
    assert isinstance(world.path, Server)
    with direct_connection(world.path) as db:
        assert not db.execute("SELECT 1 FROM seats WHERE name = 'Zala'").fetchall()
        assert db.execute("SELECT language FROM tables").fetchall() == [("en",)]


ORPHAN = """
INSERT INTO moves (table_id, deal, seq, player, "by", code, digest, at)
VALUES (999, 1, 1, 0, 'house', 'play:T21', 'd', 0)
"""
"""For a table that does not exist, which is checked at the commit."""


async def test_what_is_refused_at_the_commit_is_not_kept(world: World) -> None:
    table = await world.start_table()

    def orphaned(db: Database) -> None:
        db.execute("UPDATE seats SET name = 'Zala'")
        db.execute(ORPHAN)

    def looking_first(db: Database) -> None:
        orphaned(db)
        db.await_answers()

    for work in (orphaned, looking_first):
        with pytest.raises(StoreError, match="refused"):
            await world.store.connection.write(work)
        await world.play_moves(table, 2)
    assert isinstance(world.path, Server)
    with direct_connection(world.path) as db:
        assert not db.execute("SELECT 1 FROM seats WHERE name = 'Zala'").fetchall()
    await same_after_a_restart(world, table)


async def test_a_refused_statement_hinders_no_later_one(world: World) -> None:
    """Frequent statements are prepared on the server; a refusal ends that, on both sides."""

    def refused(db: Database) -> None:
        db.execute("SELECT CAST(? AS int)", ("no number",))

    for _ in range(3):
        with pytest.raises(StoreError, match="cannot keep such a value"):
            await world.store.connection.write(refused)
        for said in range(10):
            await world.store.set_note("said", str(said))
    assert await world.store.note("said") == "9"


# The line to it -----------------------------------------------------------------------------


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_move_whose_answer_is_lost_is_made_once(
    remote_world: World, proxy: DatabaseProxy, arrives: bool
) -> None:
    table = await remote_world.start_table()
    proxy.lose_commit(arrives=arrives)
    await remote_world.play_moves(table, 1)
    await remote_world.play_moves(table, 2)
    assert table.seq == 3
    await same_after_a_restart(remote_world, table)


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_table_in_doubt_is_read_again(
    remote_world: World, proxy: DatabaseProxy, time: Time, arrives: bool
) -> None:
    table = await remote_world.start_table()
    other = await remote_world.tables.register.find(table.channel)
    assert other is table
    await remote_world.play_moves(table, 3)
    proxy.lose_commit(arrives=arrives, then=proxy.cut)
    with pytest.raises(StoreUnsure, match="whether it was kept is not known"):
        await remote_world.play_moves(table, 1)
    proxy.mend()
    time.sleep(MINUTE)
    await remote_world.tables.register.rereading.wait_until_read()
    assert table.seq == (4 if arrives else 3)
    await remote_world.play_moves(table, 2)
    await same_after_a_restart(remote_world, table)


async def test_if_a_shared_commit_is_in_doubt_so_is_each_of_its_writes(
    remote_world: World, proxy: DatabaseProxy, time: Time
) -> None:
    connection: Any = remote_world.store.connection
    all_there = threading.Event()
    held = asyncio.create_task(connection.of_writer(lambda _: all_there.wait(TIMEOUT)))
    await asyncio.sleep(0)
    asked = [
        asyncio.create_task(remote_world.store.set_note(key, "there")) for key in ("one", "two")
    ]
    await asyncio.sleep(0)
    proxy.lose_commit(arrives=True, then=proxy.cut)
    all_there.set()
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert await held
    assert [type(one) for one in found] == [StoreUnsure] * 2
    proxy.mend()
    time.sleep(MINUTE)
    assert [await remote_world.store.note(key) for key in ("one", "two")] == ["there"] * 2


async def test_it_goes_on_at_the_next_deal_if_the_last_move_of_one_was_kept(
    remote_world: World, proxy: DatabaseProxy, time: Time
) -> None:
    table = await remote_world.start_table()
    while not remote_world.events:
        proxy.lose_commit(arrives=True, then=proxy.cut)
        with pytest.raises(StoreUnsure):
            await remote_world.play_moves(table, 1)
        proxy.mend()
        time.sleep(MINUTE)
        await remote_world.tables.register.rereading.wait_until_read()
    assert [type(event).__name__ for event in remote_world.events] == ["Finished"]
    await remote_world.ask_for_next_deal(table)
    assert table.deals == 2
    await same_after_a_restart(remote_world, table)


async def test_a_minute_without_a_line(
    monkeypatch: pytest.MonkeyPatch, proxy: DatabaseProxy, time: Time
) -> None:
    """No call is kept waiting: the bot tries once in a while."""
    monkeypatch.setattr("bot.store.postgres.statements.LONGEST", 0.3)
    monkeypatch.setattr("bot.store.postgres.statements.Patient.longest", 0.3)
    world = World(proxy.server)
    await world.open()
    table = await world.start_table()
    proxy.hold()
    acting = asyncio.create_task(world.play_moves(table, 1))
    proxy.attempted.clear()
    await proxy.attempted.wait()  # it gives up the answer, and tries another connection
    proxy.cut()
    with pytest.raises(StoreUnsure, match="whether it was kept is not known"):
        await acting
    tried = proxy.attempts
    for _ in range(10 * MINUTE):
        with pytest.raises(StoreError, match="cannot be reached"):
            await world.play_moves(table, 1)
        time.sleep(0.1)
    once_a_second = MINUTE + 1
    assert table.seq == 0
    assert proxy.attempts - tried <= 2 * once_a_second  # one writes, another reads the table again
    proxy.mend()
    time.sleep(MINUTE)
    await world.tables.register.rereading.wait_until_read()
    await world.play_moves(table, 3)
    await same_after_a_restart(world, table)
    await world.store.close()


async def test_a_slow_server_is_waited_for_a_few_times_a_move(
    remote_world: World, proxy: DatabaseProxy
) -> None:
    """With 200 ms for each, a move is made within Discord's three seconds."""
    table = await remote_world.start_table()
    await remote_world.play_moves(table, 1)
    proxy.delay = 0.2
    proxy.answers = 0
    await remote_world.play_moves(table, 3)
    assert proxy.answers <= 3 * 4
    proxy.delay = 0.0
    await same_after_a_restart(remote_world, table)


# The server accepts nothing ------------------------------------------------------------------


async def test_a_read_only_server_still_shows_what_is_there(
    remote_world: World, proxy: DatabaseProxy, postgres: Postgres, time: Time
) -> None:
    """As a replica is, or a server whose disk is full."""
    table = await remote_world.start_table()
    name = proxy.server.url.rpartition("/")[2]
    postgres.query(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await proxy.hang_up_and_wait()
    with pytest.raises(StoreError, match="cannot be written: it is read-only"):
        await remote_world.play_moves(table, 1)
    assert await TableRows(remote_world.store).table(table.id) is not None and table.seq == 0
    postgres.query(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    await proxy.hang_up_and_wait()
    await remote_world.play_moves(table, 1)
    await same_after_a_restart(remote_world, table)


async def test_a_server_without_a_connection_left(postgres: Postgres, time: Time) -> None:
    made = postgres.create_database()
    name = made.url.rpartition("/")[2]
    postgres.query(f"CREATE ROLE {name}_bot LOGIN")
    postgres.query(f"ALTER DATABASE {name} OWNER TO {name}_bot")
    world = World(Server(made.url.replace("tarok@", f"{name}_bot@")))
    await world.open()
    table = await world.start_table()
    postgres.query(f"ALTER DATABASE {name} CONNECTION LIMIT 0")
    await hung_up(postgres, made)
    with pytest.raises(StoreBusy, match="has no connection left for the bot"):
        await world.play_moves(table, 1)
    postgres.query(f"ALTER DATABASE {name} CONNECTION LIMIT -1")
    time.sleep(MINUTE)
    await world.play_moves(table, 1)
    await same_after_a_restart(world, table)
    await world.store.close()
    postgres.drop_database(made)


async def hung_up(postgres: Postgres, server: Server) -> None:
    """Have the server end all connections to a database, and wait for that."""
    name = server.url.rpartition("/")[2]
    here = f"FROM pg_stat_activity WHERE datname = '{name}'"
    postgres.query(f"SELECT pg_terminate_backend(pid, 5000) {here}")


# Another bot --------------------------------------------------------------------------------


async def test_a_bot_cut_off_for_a_moment_keeps_the_database(
    remote_world: World, proxy: DatabaseProxy, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgres.opening.ENDING", 0.1)
    table = await remote_world.start_table()
    await hung_up(postgres, proxy.direct)
    await remote_world.play_moves(table, 1)
    with pytest.raises(StoreBusy, match="A bot is running"):
        await open_store(proxy.direct)


async def test_a_bot_thought_dead_writes_nothing_more(
    remote_world: World, proxy: DatabaseProxy, time: Time
) -> None:
    """Its people see what was played since."""
    doubted: list[StoreError] = []
    remote_world.store.add_doubt_listener(doubted.append)
    table = await remote_world.start_table()
    await remote_world.play_moves(table, 1)
    await proxy.hang_up_and_wait()
    other = World(proxy.direct)
    await other.open()
    there = await other.tables.register.table(table.id)
    await other.play_moves(there, 2)
    with pytest.raises(NotOwner, match="Another bot has taken over"):
        await remote_world.play_moves(table, 1)
    with pytest.raises(NotOwner):
        await remote_world.store.set_note("anything", "at all")
    assert [type(error) for error in doubted] == [NotOwner, NotOwner]
    await remote_world.tables.register.rereading.wait_until_read()
    assert (table.seq, deal_of(table)) == (there.seq, deal_of(there)) and there.seq == 3
    await other.play_moves(there, 1)
    await other.store.close()
