"""The clock of tables.

House players move, people are reminded once, stand-ins play for absent ones, dead tables close.
"""

import asyncio
import contextlib

import pytest

from bot.games.info import Chair
from bot.games.levels import MASTER
from bot.kit.errors import Stale
from bot.tables.model.table import Table
from engine import View
from tests.bot.tables.clock.timed import Timed
from tests.bot.world import ANA, BOR, CHANNEL, GUILD
from tests.timeout import TIMEOUT


@pytest.fixture
def world(timed_world: Timed) -> Timed:
    return timed_world


async def table_with_house(world: Timed) -> Table:
    table = await world.tables.lobbies.open(
        guild=GUILD, channel=CHANNEL, founder=Chair("Ana", ANA), game="slovenian", players=4,
        options={}, length=1, language="en",
    )  # fmt: skip
    for _ in range(3):
        await world.tables.lobbies.add_house(table, ANA)
    return table


async def test_house_players_play_with_a_person(world: Timed) -> None:
    table = await table_with_house(world)
    his_turn = asyncio.Event()
    world.tables.register.listen(lambda t, _: his_turn.set() if t.awaited else None)
    await world.tables.lobbies.start(table, ANA)
    while not world.ended.is_set():
        waits = [asyncio.create_task(event.wait()) for event in (his_turn, world.ended)]
        await asyncio.wait(waits, timeout=TIMEOUT, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        his_turn.clear()
        while table.awaited == ANA:
            user, code = world.random_move(table)
            with contextlib.suppress(Stale):  # forced moves may have been made already
                await world.tables.play.act(table, user, code, table.seq)
    assert table.state == "ended"


async def test_searched_move_is_not_made_in_a_pause(world: Timed) -> None:
    world.tables.lobbies.levels = (MASTER,)
    table, paused = await table_with_house(world), asyncio.Event()

    async def pausing(view: View, seed: int, *_: object) -> str | None:
        del view, seed
        if not paused.is_set():
            await world.tables.pauses.pause(table, ANA)
            paused.set()
        return None

    world.clock.house._think = pausing
    await world.tables.lobbies.start(table, ANA)
    while not paused.is_set():
        if table.awaited == ANA:
            user, code = world.random_move(table)
            await world.tables.play.act(table, user, code, table.seq)
        await asyncio.sleep(0)
    before = table.seq
    await asyncio.wait_for(world.clock.house.wait_for_people(table), TIMEOUT)
    assert table.paused is not None and table.seq == before


async def test_house_players_rest_without_people(world: Timed) -> None:
    table = await table_with_house(world)
    await world.tables.lobbies.start(table, ANA)
    await world.tables.attendance.leave(table, ANA)
    before = table.seq
    await asyncio.wait_for(world.clock.house.wait_for_people(table), TIMEOUT)
    assert not table.attended and table.seq - before <= 1
    await world.later(9_000)
    assert table.open
    await world.later(1_000)
    assert table.state == "stopped"


async def test_player_is_reminded_once_for_each_turn(world: Timed) -> None:
    table = await world.start_table()
    await world.later(99)
    assert world.reminded == []
    await world.later(1)
    assert world.reminded == [0]
    await world.later(50)
    await world.tables.attendance.leave(table, BOR if table.awaited != BOR else ANA)
    await world.later(50)
    assert world.reminded == [0]


async def test_reminder_survives_a_restart(world: Timed) -> None:
    table = await world.start_table()
    await world.play_moves(table, moves=3)
    await world.later(10)
    await world.restart()
    await world.later(90)
    assert world.reminded == [3]
    await world.restart()
    await world.later(10)
    assert world.reminded == [3]


async def test_house_player_stands_in_for_an_absent_player(world: Timed) -> None:
    table = await world.start_table()
    absent = table.turn
    assert absent is not None
    await world.later(999)
    assert not table.chairs[absent].house
    await world.later(1)
    assert table.chairs[absent].house


async def test_timely_move_prevents_a_stand_in(world: Timed) -> None:
    table = await world.start_table()
    await world.later(500)
    await world.play_moves(table, moves=1)
    await world.later(600)
    assert not any(chair.house for chair in table.chairs)


async def test_abandoned_lobby_closes(world: Timed) -> None:
    table = await world.open_table()
    await world.later(9_999)
    assert table.open
    await world.later(1)
    assert table.state == "stopped"


async def test_endless_search_falls_back_to_a_rule_of_thumb(world: Timed) -> None:
    """Their turn has its own deadline, whatever holds up whoever thinks."""
    table, asked = await table_with_house(world), asyncio.Event()
    await world.tables.settings.set_level(table, ANA, "master")

    async def never(view: View, seed: int, *_: object) -> str | None:
        del view, seed
        asked.set()
        await asyncio.Event().wait()
        return None

    world.clock.house._think = never
    await world.tables.lobbies.start(table, ANA)
    while not asked.is_set():
        if table.awaited == ANA:
            user, code = world.random_move(table)
            await world.tables.play.act(table, user, code, table.seq)
        await asyncio.sleep(0)
    seq, moved = table.seq, asyncio.Event()
    world.tables.register.listen(lambda *_: moved.set())
    await world.later(30)
    await asyncio.wait_for(moved.wait(), TIMEOUT)
    assert table.seq == seq + 1
