"""Tables sleep when nobody uses them, and wake as they were: only ever one object per table."""

import asyncio
import contextlib
import random
import weakref
from typing import Any

import pytest

from bot.games.info import Chair
from bot.kit.errors import Denied, Stale
from bot.tables.clock.clock import Clock
from bot.tables.memory import stored_tables
from bot.tables.memory.tables_in_memory import IDLE_SECONDS
from bot.tables.model.house_moves import by_thumb_alone
from bot.tables.model.records import NOW, StoredTable
from bot.tables.model.table import Ended, Table
from bot.tables.rows.repository import TableRows
from engine.records.digest import digest
from tests.bot.tables.clock.timed import Hurry, Timed
from tests.bot.world import ANA, CHANNEL, GUILD, World, refuse_write

ASKED = 2
"""Moves after which a person has a choice."""


async def idle(world: World) -> None:
    """Let enough time pass for tables to fall asleep."""
    world.now += IDLE_SECONDS
    await world.tables.register.put_idle_to_sleep(lambda _: True)


async def put_table_to_sleep(world: World, moves: int = 5) -> int:
    """The number of a table that has been put to sleep after some moves."""
    table = await world.start_table()
    await world.play_moves(table, moves)
    number = table.id
    del table
    await idle(world)
    assert world.tables.register.all() == ()
    return number


def table_state(table: Table) -> tuple[Any, ...]:
    deal = table.live and (digest(table.live.deal), table.live.turn_since, table.live.first_seq)
    between = table.between, table.ready
    return deal, between, table.seq, table.info(), table.moved_at, table.deals


@pytest.mark.parametrize("game", ["slovenian", "romanian"])
async def test_table_wakes_in_its_former_state(world: World, game: str) -> None:
    table = await world.start_table(game=game)
    for _ in range(6):
        await world.play_moves(table, moves=5)
        before, number = table_state(table), table.id
        known = weakref.ref(table)
        del table
        await idle(world)
        assert known() is None
        table = await world.tables.register.here(CHANNEL)
        assert table is await world.tables.register.table(number)
        assert table_state(table) == before


async def test_used_table_stays_awake(world: World) -> None:
    table = await world.start_table()
    world.now += IDLE_SECONDS - 1
    await world.tables.register.here(CHANNEL)
    known = weakref.ref(table)
    del table
    world.now += IDLE_SECONDS - 1
    await world.tables.register.put_idle_to_sleep(lambda _: True)
    assert known() is not None
    await idle(world)
    assert known() is None


async def test_referenced_table_stays_in_memory(world: World) -> None:
    """A drawing task, say; or a click waiting for the lock."""
    table = await world.start_table()
    user, code = world.random_move(table)
    async with table.lock:
        click = asyncio.create_task(world.tables.play.act(table, user, code, table.seq))
        known = weakref.ref(table)
        lock = table.lock
        del table
        await idle(world)
        assert lock.locked() and known() is not None
        assert await world.tables.register.here(CHANNEL) is known()
    await click
    assert (await world.rows.waiting())[0].waits == NOW
    del lock, click
    await idle(world)
    assert known() is None


async def test_lobby_keeps_its_time_asleep(timed_world: Timed) -> None:
    """Neither falling asleep nor being looked at makes it live longer."""
    number = (await timed_world.open_table()).id
    await timed_world.later(5_000)
    assert timed_world.tables.register.all() == ()
    assert (await timed_world.tables.register.table(number)).state == "lobby"
    await timed_world.later(4_999)
    assert (await timed_world.tables.register.table(number)).open
    await timed_world.later(1)
    with pytest.raises(Denied, match="table-closed"):
        await timed_world.tables.register.table(number)


class Twins:
    """Notes if a table is read from the store while its object still lives."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._born: weakref.WeakValueDictionary[int, Table] = weakref.WeakValueDictionary()
        self.found, self.read = 0, 0
        original = stored_tables._table

        def born(row: StoredTable) -> Table:
            table = original(row)
            self.found += row.id in self._born
            self.read += 1
            self._born[row.id] = table
            return table

        patch.setattr(stored_tables, "_table", born)


async def click(world: World, number: int, chance: random.Random) -> None:
    """A person comes to a table, and plays a card if they are on turn."""
    if chance.random() < 0.5:
        table = await world.tables.register.table(number)
    else:
        table = await world.tables.register.here(CHANNEL)
    if table.live is not None and table.turn is not None and chance.random() < 0.5:
        user, code = world.random_move(table)
        with contextlib.suppress(Stale):
            await world.tables.play.act(table, user, code, table.shown_seq(table.turn))


async def visits(world: World, number: int, chance: random.Random) -> None:
    """Clicks with pauses, during which the table may fall asleep or be woken by others."""
    for _ in range(30):
        for _ in range(chance.randrange(20)):
            await asyncio.sleep(0)
        await click(world, number, chance)


@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.long) for n in (1, 2))])
async def test_table_never_has_two_objects(
    world: World, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    twins = Twins(monkeypatch)
    chance = random.Random(seed)
    number = await put_table_to_sleep(world)
    playing = asyncio.gather(*(visits(world, number, chance) for _ in range(3)))
    while not playing.done():
        await idle(world)
        await asyncio.sleep(0)
    await playing
    assert twins.found == 0 and twins.read > 10
    table = await world.tables.register.here(CHANNEL)
    before = table_state(table)
    del table, playing
    await idle(world)
    assert table_state(await world.tables.register.here(CHANNEL)) == before


async def test_unnoted_table_is_checked_after_the_next_start(world: World) -> None:
    table = await world.start_table()
    number = table.id
    del table
    with refuse_write(world.rows, "put_to_sleep"):
        await idle(world)
    assert [sleep.waits for sleep in await world.rows.waiting()] == [NOW]
    await world.restart()
    assert [table.id for table in world.tables.register.all()] == [number]


async def test_unknown_number_is_no_table(world: World) -> None:
    await put_table_to_sleep(world)
    for number in (0, 99, 1 << 63, 10**30):
        with pytest.raises(Denied, match="table-closed"):
            await world.tables.register.table(number)


# After a start ------------------------------------------------------------------------------


async def test_start_replays_no_sleeping_table(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await put_table_to_sleep(world)
    twins = Twins(monkeypatch)
    world.events.clear()
    await world.restart()
    clock = Clock(
        world.tables, world.rows, Hurry(), lambda: world.now, lambda _: None, by_thumb_alone
    )
    assert await clock.load(1, ()) == 1
    await clock.tick()
    assert twins.read == 1, "it is due: the reminder was to come while it slept"
    await idle(world)
    assert await clock.load(1, ()) == 1
    await clock.tick()
    assert twins.read == 1
    assert (await world.tables.register.table(number)).live is not None
    await clock.close()


async def test_proper_end_leaves_all_tables_asleep(world: World) -> None:
    table = await world.start_table()
    await world.tables.lobbies.open(
        guild=GUILD, channel=99, founder=Chair("Ana", ANA), game="slovenian", players=4,
        options={}, length=3, language="en",
    )  # fmt: skip
    undrawn = await world.tables.register.here(99)
    del table
    await world.tables.register.close()
    waits = {sleep.table: sleep.waits for sleep in await world.rows.waiting()}
    assert waits == {1: "remind absent", undrawn.id: NOW}


async def test_person_without_a_choice_is_moved_for_by_the_house_after_a_start(
    timed_world: Timed,
) -> None:
    """Only the person knows that they have no choice.

    Their page offers nothing, and nobody else can continue.
    """
    timed_world.times.pace = 1_000
    table = await timed_world.start_table()
    while not table.has_no_choice or table.forced:
        await timed_world.play_moves(table, moves=1)
    number, seq = table.id, table.seq
    del table
    await timed_world.clock.close()
    await timed_world.tables.register.close()
    assert [sleep.waits for sleep in await TableRows(timed_world.store).waiting()] == [NOW]
    timed_world.times.pace = 0
    await timed_world.restart()
    table = await timed_world.tables.register.table(number)
    await timed_world.clock.house.wait_for_people(table)
    assert table.seq > seq


async def test_sleeping_table_wakes_for_a_reminder(timed_world: Timed) -> None:
    times: Any = timed_world.clock._times
    times.remind_after = None
    table = await timed_world.open_table()
    await timed_world.tables.settings.set_patience(table, ANA, 2 * (IDLE_SECONDS + 50))
    await timed_world.tables.lobbies.start(table, ANA)
    number, absent = table.id, table.turn
    del table
    await timed_world.later(IDLE_SECONDS)
    assert timed_world.tables.register.all() == ()
    await timed_world.later(49)
    assert timed_world.reminded == []
    await timed_world.later(1)
    assert timed_world.reminded == [0]
    await timed_world.later(IDLE_SECONDS + 49)
    assert absent is not None
    assert not (await timed_world.tables.register.table(number)).chairs[absent].house
    await timed_world.later(1)
    assert (await timed_world.tables.register.table(number)).chairs[absent].house


@pytest.mark.parametrize(("before", "after"), [(200, 50), (50, 200)])
async def test_current_settings_apply_to_sleeping_tables(
    world: World, before: int, after: int
) -> None:
    """It is kept what a table waits for, not until when."""
    await put_table_to_sleep(world, ASKED)
    begun = world.now - IDLE_SECONDS
    await world.restart()
    reminded: list[int] = []
    hurry = Hurry(remind_after=IDLE_SECONDS + after)
    clock = Clock(
        world.tables,
        world.rows,
        hurry,
        lambda: world.now,
        lambda t: reminded.append(t.seq),
        by_thumb_alone,
    )
    await clock.load(1, ())
    world.now = begun + IDLE_SECONDS + after - 1
    await clock.tick()
    assert reminded == []
    world.now += 1
    await clock.tick()
    assert reminded == [ASKED]
    await clock.close()


async def test_unshown_match_end_is_announced_after_a_start(world: World) -> None:
    table = await world.start_table(length=1)
    await world.play_moves(table)
    world.events.clear()
    await world.restart()
    assert [type(event).__name__ for event in world.events] == ["Finished", "Ended"]
    assert isinstance(world.events[-1], Ended)
    number, last_shown = table.id, world.events[-1].told
    await world.tables.reports.note_told(table, last_shown)
    world.events.clear()
    await world.restart()
    assert world.events == [] and await world.rows.waiting() == ()
    with pytest.raises(Denied, match="table-closed"):
        await world.tables.register.table(number)
