"""A PostgreSQL server that fails, is slow or is cut off.

Errors are clear, nothing is half written, and the bot goes on by itself once the server does. Time
is simulated where the bot waits.
"""

import asyncio
import signal
import threading
from collections.abc import AsyncIterator, Generator, Iterator
from time import sleep
from typing import Any

import pytest

from bot.base.database_address import Server
from bot.careers.rows import CareerRows
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
Patient: Any = pytest.importorskip("bot.store.postgres.statements").Patient
pytestmark = pytest.mark.long

MINUTE = 60
ANSWERED = 0.02
"""Seconds after which an otherwise idle server has answered."""
SLOW = 0.2
"""Seconds that a slow server takes for a statement."""


class Time:
    """A clock of the store, in which sleeping takes no time."""

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
def own_server(long_leases: None) -> Iterator[Postgres]:
    """A server that may be killed: no other test uses it."""
    with started_server() as server:
        yield server


@pytest.fixture
async def world(own_server: Postgres, time: Time) -> AsyncIterator[World]:
    world = World(own_server.create_database())
    await world.open()
    yield world
    await world.tables.register.rereading.close()
    await world.store.close()


def deal_digest(table: Table) -> str:
    assert table.deal is not None
    return digest(table.deal)


async def check_after_restart(world: World, table: Table) -> None:
    """Check that a table is the same after a restart: memory and store agree."""
    before = table.seq, deal_digest(table)
    await world.restart()
    stored = await world.tables.register.table(table.id)
    assert (stored.seq, deal_digest(stored)) == before


# The server stops, and comes back -----------------------------------------------------------


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGKILL])
async def test_restarted_server_interrupts_no_play(
    world: World, own_server: Postgres, sign: int
) -> None:
    table = await world.start_table()
    await world.play_moves(table, 3)
    own_server.stop(sign)
    own_server.start()
    await world.play_moves(table, 3)
    assert table.seq == 6
    await check_after_restart(world, table)


async def test_play_is_refused_while_the_server_is_away_and_goes_on_later(
    world: World, own_server: Postgres, time: Time
) -> None:
    table = await world.start_table()
    await world.play_moves(table, 3)
    before = deal_digest(table)
    own_server.stop(signal.SIGKILL)
    for _ in range(3):
        with pytest.raises(StoreError, match=r"^postgresql://.* cannot be reached: "):
            await world.play_moves(table, 1)
    assert (table.seq, deal_digest(table)) == (3, before)
    own_server.start()
    time.sleep(MINUTE)
    await world.play_moves(table, 3)
    assert table.seq == 6
    await check_after_restart(world, table)


async def test_transaction_in_which_the_server_is_killed_is_undone(
    world: World, own_server: Postgres, time: Time
) -> None:
    await world.start_table()

    def kill_midway(db: Database) -> None:
        db.execute("UPDATE seats SET name = 'Zala'")
        db.await_answers()
        own_server.stop(signal.SIGKILL)
        db.execute("UPDATE tables SET language = 'de'")
        db.await_answers()

    with pytest.raises(StoreError, match="cannot be reached"):
        await world.store.connection.write(kill_midway)
    own_server.start()
    time.sleep(MINUTE)
    assert isinstance(world.path, Server)
    with direct_connection(world.path) as db:
        assert not db.execute("SELECT 1 FROM seats WHERE name = 'Zala'").fetchall()
        assert db.execute("SELECT language FROM tables").fetchall() == [("en",)]


ORPHAN = """
INSERT INTO moves (table_id, deal, seq, player, "by", code, digest, at)
VALUES (999, 1, 1, 0, 'house', 'play:T21', 'd', 0)
"""
"""A move at a table that does not exist, which is checked at the commit."""


async def test_write_refused_at_its_commit_is_undone(world: World) -> None:
    table = await world.start_table()

    def insert_orphan(db: Database) -> None:
        db.execute("UPDATE seats SET name = 'Zala'")
        db.execute(ORPHAN)

    def await_then_commit(db: Database) -> None:
        insert_orphan(db)
        db.await_answers()

    for work in (insert_orphan, await_then_commit):
        with pytest.raises(StoreError, match="refused"):
            await world.store.connection.write(work)
        await world.play_moves(table, 2)
    assert isinstance(world.path, Server)
    with direct_connection(world.path) as db:
        assert not db.execute("SELECT 1 FROM seats WHERE name = 'Zala'").fetchall()
    await check_after_restart(world, table)


def delay_answers(
    answers: Generator[Any, Any, Any],
) -> Generator[Any, Any, Any]:
    """Wrap a generator of psycopg's, which then gets no answer before it can get all."""
    awaited = next(answers)
    while True:
        sleep(ANSWERED)
        ready = yield awaited
        try:
            awaited = answers.send(ready)
        except StopIteration as done:
            return done.value


async def test_write_refused_at_its_commit_is_undone_if_all_answers_come_at_once(
    proxy: DatabaseProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """psycopg gets one answer more than it expects."""
    world = World(proxy.direct)
    await world.open()
    table, wait = await world.start_table(), Patient.wait
    with monkeypatch.context() as patched, pytest.raises(StoreError, match="refused"):
        patched.setattr(
            Patient, "wait", lambda self, answers, *rest: wait(self, delay_answers(answers), *rest)
        )
        await world.store.connection.write(lambda db: db.execute(ORPHAN))
    await world.play_moves(table, 2)
    await check_after_restart(world, table)
    await world.store.close()


async def test_refused_statement_hinders_no_later_one(world: World) -> None:
    """Frequent statements are prepared on the server; a refusal ends that, on both sides."""

    def cast_text(db: Database) -> None:
        db.execute("SELECT CAST(? AS int)", ("no number",))

    for _ in range(3):
        with pytest.raises(StoreError, match="cannot keep such a value"):
            await world.store.connection.write(cast_text)
        for number in range(10):
            await world.store.set_note("said", str(number))
    assert await world.store.note("said") == "9"


# The line to the server ---------------------------------------------------------------------


@pytest.mark.parametrize("arrives", [True, False])
async def test_move_whose_answer_is_lost_is_made_once(
    remote_world: World, proxy: DatabaseProxy, arrives: bool
) -> None:
    table = await remote_world.start_table()
    proxy.lose_commit(arrives=arrives)
    await remote_world.play_moves(table, 1)
    await remote_world.play_moves(table, 2)
    assert table.seq == 3
    await check_after_restart(remote_world, table)


@pytest.mark.parametrize("arrives", [True, False])
async def test_table_in_doubt_is_read_again(
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
    await check_after_restart(remote_world, table)


async def test_shared_commit_in_doubt_leaves_each_of_its_writes_in_doubt(
    remote_world: World, proxy: DatabaseProxy, time: Time
) -> None:
    connection: Any = remote_world.store.connection
    all_waiting = threading.Event()
    holding = asyncio.create_task(connection.of_writer(lambda _: all_waiting.wait(TIMEOUT)))
    await asyncio.sleep(0)
    writing = [
        asyncio.create_task(remote_world.store.set_note(key, "there")) for key in ("one", "two")
    ]
    await asyncio.sleep(0)
    proxy.lose_commit(arrives=True, then=proxy.cut)
    all_waiting.set()
    errors = await asyncio.gather(*writing, return_exceptions=True)
    assert await holding
    assert [type(error) for error in errors] == [StoreUnsure] * 2
    proxy.mend()
    time.sleep(MINUTE)
    assert [await remote_world.store.note(key) for key in ("one", "two")] == ["there"] * 2


async def test_play_goes_on_at_the_next_deal_if_the_last_move_in_doubt_was_kept(
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
    await check_after_restart(remote_world, table)


async def test_calls_during_a_minute_without_a_line_fail_at_once(
    monkeypatch: pytest.MonkeyPatch, proxy: DatabaseProxy, time: Time
) -> None:
    """The bot tries to connect about once a second."""
    monkeypatch.setattr("bot.store.postgres.statements.LONGEST", 0.3)
    monkeypatch.setattr("bot.store.postgres.statements.Patient.longest", 0.3)
    world = World(proxy.server)
    await world.open()
    table = await world.start_table()
    proxy.hold()
    acting = asyncio.create_task(world.play_moves(table, 1))
    proxy.attempted.clear()
    await proxy.attempted.wait()  # the bot gives up the answer, and tries another connection
    proxy.cut()
    with pytest.raises(StoreUnsure, match="whether it was kept is not known"):
        await acting
    tries = proxy.attempts
    for _ in range(10 * MINUTE):
        with pytest.raises(StoreError, match="cannot be reached"):
            await world.play_moves(table, 1)
        time.sleep(0.1)
    once_a_second = MINUTE + 1
    assert table.seq == 0
    assert proxy.attempts - tries <= 2 * once_a_second  # one writes, another reads the table again
    proxy.mend()
    time.sleep(MINUTE)
    await world.tables.register.rereading.wait_until_read()
    await world.play_moves(table, 3)
    await check_after_restart(world, table)
    await world.store.close()


async def test_move_takes_few_answers_of_a_slow_server(
    remote_world: World, proxy: DatabaseProxy
) -> None:
    """With 200 ms for each answer, a move is made within Discord's three seconds."""
    table = await remote_world.start_table()
    await remote_world.play_moves(table, 1)
    proxy.delay = 0.2
    proxy.answers = 0
    await remote_world.play_moves(table, 3)
    assert proxy.answers <= 3 * 4
    proxy.delay = 0.0
    await check_after_restart(remote_world, table)


async def test_slow_statements_delay_opening_a_table_and_ending_a_deal(
    remote_world: World, proxy: DatabaseProxy
) -> None:
    proxy.slow = SLOW
    table = await remote_world.start_table()
    proxy.slow = 0.0
    while table.deal is not None and max(map(int.bit_count, table.deal.hands)) > 1:
        await remote_world.play_moves(table, 1)
    proxy.slow = SLOW
    await remote_world.finish_deal(table)
    await remote_world.ask_for_next_deal(table)
    await remote_world.play_moves(table, 1)
    proxy.slow = 0.0
    assert table.deals == 2
    assert await CareerRows(remote_world.store).next_uncounted(after=0) is None
    await check_after_restart(remote_world, table)


# The server accepts nothing ------------------------------------------------------------------


async def test_read_only_server_can_still_be_read(
    remote_world: World, proxy: DatabaseProxy, postgres: Postgres, time: Time
) -> None:
    """A replica is read-only, and so is a server whose disk is full."""
    table = await remote_world.start_table()
    name = proxy.server.address.name
    postgres.query(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await proxy.hang_up_and_wait()
    with pytest.raises(StoreError, match="cannot be written: it is read-only"):
        await remote_world.play_moves(table, 1)
    assert await TableRows(remote_world.store).table(table.id) is not None
    assert table.seq == 0
    postgres.query(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    await proxy.hang_up_and_wait()
    await remote_world.play_moves(table, 1)
    await check_after_restart(remote_world, table)


async def test_play_goes_on_once_a_server_has_a_connection_left_again(
    server: Server, postgres: Postgres, time: Time
) -> None:
    name = server.address.name
    postgres.query(f"CREATE ROLE {name}_bot LOGIN")
    postgres.query(f"ALTER DATABASE {name} OWNER TO {name}_bot")
    world = World(Server(server.url.replace("tarok@", f"{name}_bot@")))
    await world.open()
    table = await world.start_table()
    postgres.query(f"ALTER DATABASE {name} CONNECTION LIMIT 0")
    await end_connections(postgres, server)
    with pytest.raises(StoreBusy, match="has no connection left for the bot"):
        await world.play_moves(table, 1)
    postgres.query(f"ALTER DATABASE {name} CONNECTION LIMIT -1")
    time.sleep(MINUTE)
    await world.play_moves(table, 1)
    await check_after_restart(world, table)
    await world.store.close()


async def end_connections(postgres: Postgres, server: Server) -> None:
    """Have a server end all connections to a database, and wait until it has."""
    name = server.address.name
    sessions = f"FROM pg_stat_activity WHERE datname = '{name}'"
    postgres.query(f"SELECT pg_terminate_backend(pid, 5000) {sessions}")


# Another bot --------------------------------------------------------------------------------


async def test_bot_cut_off_for_a_moment_keeps_the_database(
    remote_world: World, proxy: DatabaseProxy, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgres.opening.ENDING", 0.1)
    table = await remote_world.start_table()
    await end_connections(postgres, proxy.direct)
    await remote_world.play_moves(table, 1)
    with pytest.raises(StoreBusy, match="A bot is running"):
        await open_store(proxy.direct)


async def test_bot_thought_dead_writes_nothing_and_reads_its_tables_again(
    remote_world: World, proxy: DatabaseProxy, time: Time
) -> None:
    doubts: list[StoreError] = []
    remote_world.store.add_doubt_listener(doubts.append)
    table = await remote_world.start_table()
    await remote_world.play_moves(table, 1)
    await proxy.hang_up_and_wait()
    other = World(proxy.direct)
    await other.open()
    followed = await other.tables.register.table(table.id)
    await other.play_moves(followed, 2)
    with pytest.raises(NotOwner, match="Another bot has taken over"):
        await remote_world.play_moves(table, 1)
    with pytest.raises(NotOwner):
        await remote_world.store.set_note("anything", "at all")
    assert [type(error) for error in doubts] == [NotOwner, NotOwner]
    await remote_world.tables.register.rereading.wait_until_read()
    assert (table.seq, deal_digest(table)) == (followed.seq, deal_digest(followed))
    assert followed.seq == 3
    await other.play_moves(followed, 1)
    await other.store.close()
