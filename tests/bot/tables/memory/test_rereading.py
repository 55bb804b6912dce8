"""A table that differs between store and memory is read again, and goes on from there."""

import asyncio
from collections.abc import Awaitable, Callable
from unittest.mock import patch

import pytest

from bot.store import DealClosed, MoveTaken, Store, StoreError
from bot.store.errors import StoreUnsure
from bot.tables.memory import rereading
from bot.tables.model.table import Ended, Finished, Table
from engine.records.digest import digest
from tests.bot.world import ANA, World


async def another(world: World) -> World:
    """Tables in another process, so to speak, with the same store."""
    other = World(world.path, seed=2)
    with patch("tests.bot.world.open_store", _given(world.store)):
        await other.open()
    return other


def _given(store: Store) -> Callable[..., Awaitable[Store]]:
    async def opened(*_: object) -> Store:
        return store

    return opened


async def reread(world: World) -> None:
    await world.tables.register.rereading.wait_until_read()


def same(first: Table, second: Table) -> bool:
    """Whether two tables are at the same move of the same deal, with the same people."""
    deals = [None if table.deal is None else digest(table.deal) for table in (first, second)]
    return deals[0] == deals[1] and (first.seq, first.chairs) == (second.seq, second.chairs)


async def test_move_already_in_the_log_is_adopted(world: World) -> None:
    table = await world.start_table()
    await world.play_moves(table, 2)
    other = await another(world)
    other_table = await other.tables.register.table(table.id)
    await other.play_moves(other_table, 3)
    with pytest.raises(MoveTaken):
        await world.play_moves(table, 1)
    await reread(world)
    assert table.seq == 5 and same(table, other_table)
    await world.play_moves(table, 2)
    await world.restart()
    assert same(await world.tables.register.table(table.id), table)


async def test_deal_already_over_is_adopted_and_announced(world: World) -> None:
    table = await world.start_table()
    other = await another(world)
    other_table = await other.tables.register.table(table.id)
    await other.finish_deal(other_table)
    with pytest.raises((DealClosed, MoveTaken)):
        await world.play_moves(table, 1)
    await reread(world)
    assert [type(event) for event in world.events] == [Finished]
    assert table.match == other_table.match and table.between == other_table.between
    await world.ask_for_next_deal(table)
    assert table.deals == 2 and table.live is not None


async def test_match_already_over_is_closed(world: World) -> None:
    table = await world.start_table(length=1)
    other = await another(world)
    await other.play_moves(await other.tables.register.table(table.id))
    with pytest.raises((DealClosed, MoveTaken)):
        await world.play_moves(table, 1)
    await reread(world)
    assert not table.open
    assert [type(event) for event in world.events] == [Finished, Ended]


async def test_reread_adopts_other_writes_too(world: World) -> None:
    table = await world.start_table()
    other = await another(world)
    other_table = await other.tables.register.table(table.id)
    await other.tables.pauses.pause(other_table, ANA)
    world.tables.register.rereading.reread(table)
    await reread(world)
    assert table.paused is not None


async def test_reread_without_changes_notifies_no_one(world: World) -> None:
    table = await world.start_table()
    await world.play_moves(table, 2)
    live, notified = table.live, list[Table]()
    world.tables.register.listen(lambda table, _: notified.append(table))
    world.tables.register.rereading.reread(table)
    await reread(world)
    assert table.live is live and not notified


async def test_uncertain_write_rereads_all_tables(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And again for as long as the store is away."""
    monkeypatch.setattr(rereading, "FIRST_RETRY_SECONDS", 0.0)
    table = await world.start_table()
    other = await another(world)
    other_table = await other.tables.register.table(table.id)
    await other.play_moves(other_table, 2)

    async def lost(*_: object) -> None:
        raise StoreUnsure("lost in the middle")

    away = asyncio.Event()

    async def not_there(*_: object) -> None:
        away.set()
        raise StoreError("away")

    with patch.object(world.rows, "table", not_there):
        with patch.object(world.store.connection, "write", lost), pytest.raises(StoreUnsure):
            await world.store.set_note("anything", "at all")
        await away.wait()
    await reread(world)
    assert same(table, other_table)
