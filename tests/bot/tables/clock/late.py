"""A match whose people are late, and what tests ask about it."""

import asyncio

from bot.deals.board import board
from bot.tables.model.records import Move
from bot.tables.model.table import Table
from tests.bot.tables.clock.timed import Timed
from tests.bot.world import ANA
from tests.pages.drawn import WORDS
from tests.timeout import TIMEOUT


async def start_timed_match(world: Timed, seconds: int, length: int | None = 3) -> Table:
    """A match of four people with this much time for a move."""
    table = await world.open_table(length)
    await world.tables.settings.set_patience(table, ANA, seconds)
    await world.tables.lobbies.start(table, ANA)
    return table


def player_on_turn(table: Table) -> tuple[int, int]:
    """The player on turn, and their user."""
    assert table.turn is not None
    user = table.chairs[table.turn].user
    assert user is not None
    return table.turn, user


async def house_has_played(world: Timed, table: Table) -> None:
    """Wait until no house player is on turn."""
    await asyncio.wait_for(world.clock.house.wait_for_people(table), TIMEOUT)


def page_of(table: Table) -> str:
    return board(table.info(), table.view(None), WORDS).text


async def count_moves(world: Timed, table: Table, deals: int) -> list[Move]:
    logs = [await world.rows.load_deal(table.id, number) for number in range(1, deals + 1)]
    return [move for log in logs if log is not None for move in log.moves]
