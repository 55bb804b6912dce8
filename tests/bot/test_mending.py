"""What goes on after an accident: void deals half written, tables that cannot be read."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import StoreError
from bot.table import Finished
from engine.cards import Cards
from engine.pack import Pack
from tests.bot.world import ANA, CHANNEL, World


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    made = World(tmp_path / "tarok.sqlite3")
    await made.open()
    yield made
    await made.store.close()


class OneVoidDeck:
    """Shuffles like the world, but the first deck leaves a player without a trump."""

    def __init__(self, world: World) -> None:
        self._shuffle = world.shuffle
        self._used = False

    def __call__(self, pack: Pack) -> tuple[Cards, ...]:
        if self._used:
            return self._shuffle(pack)
        self._used = True
        cards = [pack[code] for code in pack.codes]
        plain = [card for card in cards if not card & pack.trumps]
        trumps = [card for card in cards if card & pack.trumps]
        # With the first player as dealer the second gets cards 6 to 11 and 30 to 35.
        rest = trumps + plain[12:]
        return (*rest[:6], *plain[:6], *rest[6:24], *plain[6:12], *rest[24:])


@pytest.mark.parametrize("restart", [True, False])
async def test_a_void_deal_half_written_is_closed_and_dealt_again(
    world: World, restart: bool
) -> None:
    world.tables._shuffle = OneVoidDeck(world)
    written = world.store.append_moves

    async def crash(*_: object) -> None:
        raise StoreError("the power went out")

    world.store.append_moves = crash  # type: ignore[method-assign]
    with pytest.raises(StoreError):
        await world.started()
    world.store.append_moves = written  # type: ignore[method-assign]
    if restart:
        await world.again()
        table = world.tables.here(CHANNEL)
    else:
        table = world.tables.here(CHANNEL)
        await world.tables.resume(table)
    assert table.live is not None
    assert table.live.number == 2
    assert not table.live.deal.over
    assert table.live.deal.carry.compulsory
    (void,) = [event for event in world.events if isinstance(event, Finished)]
    assert void.view.void


async def test_a_table_that_cannot_be_read_is_closed_and_the_others_are_not(world: World) -> None:
    table = await world.started()
    with sqlite3.connect(world.path) as db:
        db.execute(
            "INSERT INTO tables SELECT id + 1, guild, channel + 1, founder, 'whist', players,"
            " options, length, language, state, match, skis_called_by, board, board_at, told,"
            " created_at, ended_at FROM tables"
        )
    await world.again()
    assert [one.id for one in world.tables.all()] == [table.id]
    assert world.tables.find(CHANNEL + 1) is None
    row = await world.store.table(table.id + 1)
    assert row is not None
    assert row.state == "stopped"


async def test_who_was_told_of_a_deal_is_not_told_again(world: World) -> None:
    table = await world.started()
    await world.play_deal(table)
    ended = [event for event in world.events if isinstance(event, Finished)]
    await world.again()
    assert [e.told for e in world.events if isinstance(e, Finished)] == [1, 1]
    await world.tables.note_told(world.tables.table(table.id), ended[0].told)
    await world.again()
    assert [e.told for e in world.events if isinstance(e, Finished)] == [1, 1]
    assert world.tables.table(table.id).chairs[0].user == ANA
