"""Deadlines are found without a scan of all tables, and a failing table delays no other."""

import asyncio
import random
from unittest.mock import patch

import pytest

from bot.games.info import Chair
from bot.tables.memory.tables_in_memory import IDLE_SECONDS
from bot.tables.model.deadlines import RETRY_SECONDS, Deadlines
from bot.tables.model.table import Finished, Table
from tests.bot.tables.clock.timed import Timed
from tests.bot.world import ANA, CHANNEL, GUILD, refuse_write
from tests.databases import sqlite_only, trace_statements


@pytest.fixture
def world(timed_world: Timed) -> Timed:
    return timed_world


async def other_table(world: Timed, channel: int, user: int = ANA) -> Table:
    """A table of Ana's or somebody else's, with house players, in another channel."""
    table = await world.tables.lobbies.open(
        guild=GUILD, channel=channel, founder=Chair("Ana", user), game="slovenian", players=4,
        options={}, length=1, language="en",
    )  # fmt: skip
    for _ in range(3):
        await world.tables.lobbies.add_house(table, user)
    return table


def test_deadlines_are_taken_in_order() -> None:
    chance, deadlines, expected = random.Random(3), Deadlines(), dict[int, int]()
    for _ in range(3000):
        table, time = chance.randrange(40), chance.randrange(1000)
        if chance.random() < 0.2:
            deadlines.set(table, None)
            expected.pop(table, None)
        else:
            deadlines.set(table, time)
            expected[table] = time
        assert deadlines.next() == min(expected.values(), default=None)
    assert len(deadlines._heap) < 200, "what was replaced is let go"
    early = sorted((time, table) for table, time in expected.items() if time <= 400)
    assert deadlines.take(400) == [table for _, table in early]
    assert deadlines.take(400) == []
    assert len(deadlines.take(1000)) == len(expected) - len(early)


@sqlite_only
async def test_move_is_one_transaction(world: Timed) -> None:
    """The clock reads and writes nothing, however many tables there are."""
    table = await world.start_table()
    for number in range(10):
        await other_table(world, channel=50 + number, user=500 + number)
    said: list[str] = []
    await trace_statements(world.store, said.append)
    for calls in (1, 2, 3):
        user, code = world.random_move(table)
        await world.tables.play.act(table, user, code, table.seq)
        await world.later(1)
        assert said.count("COMMIT") == calls
    assert len(said) <= 3 * 5, "begin, the move, a look at the deal, a look at the table, commit"


async def test_refused_deal_is_dealt_by_the_clock(world: Timed) -> None:
    table = await world.start_table()
    with refuse_write(world.rows, "start_deal"):
        await world.play_moves(table)
        assert isinstance(world.events[-1], Finished) and table.live is None
        await world.later(RETRY_SECONDS)
        assert table.live is None
    await world.later(RETRY_SECONDS)
    assert table.live is not None and table.live.number == 2


async def test_failing_table_does_not_hold_up_the_others(world: Timed) -> None:
    """Neither one that can't be read, nor one where something goes wrong."""
    number = (await world.start_table()).id
    broken = await other_table(world, 50)
    bad = broken.id
    await other_table(world, 51)
    del broken  # the register holds tables weakly: only so can this one fall asleep
    world.now += IDLE_SECONDS
    await world.tables.register.put_idle_to_sleep(lambda _: True)
    original = world.tables.stopping.close_idle

    async def poison(table: Table, moved_at: int) -> None:
        if table.id == bad:
            raise ValueError("poison")
        await original(table, moved_at)

    with patch.object(world.tables.stopping, "close_idle", poison):
        await world.rows.put_to_sleep(())
        await world.store.write(lambda db: db.execute(
            "UPDATE tables SET variant = 'whist' WHERE id = ?", (number,)
        ))  # fmt: skip
        await world.later(10_000)
        assert await world.rows.open_table_of(51) is None, (
            "the table after the failing one was not closed"
        )
        assert await world.rows.open_table_of(50) == bad
    await world.later(RETRY_SECONDS)
    assert await world.rows.open_table_of(50) is None
    assert await world.rows.open_table_of(CHANNEL) == number


async def test_unnoted_reminder_comes_once_it_can_be_noted(world: Timed) -> None:
    await world.start_table()
    with refuse_write(world.rows, "set_reminded"):
        await world.later(100)
        assert world.reminded == []
    await world.later(RETRY_SECONDS)
    assert world.reminded == [0]
    await world.later(RETRY_SECONDS)
    assert world.reminded == [0]


async def test_move_during_a_deadline_prevents_the_stand_in(world: Timed) -> None:
    table = await world.start_table()
    user, code = world.random_move(table)
    async with table.lock:
        world.now += 1_000
        move = world.tables.play.act(table, user, code, table.seq)
        tick = world.clock.tick()
        both = asyncio.gather(move, tick)
        await asyncio.sleep(0)
    await both
    assert table.seq == 1 and not any(chair.house for chair in table.chairs)
    assert world.reminded == []
