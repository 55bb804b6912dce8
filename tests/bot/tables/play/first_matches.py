"""Matches of a person who has not played before, with the house."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from bot.choices.habits import Habits
from bot.games.info import Chair
from bot.tables.model.house_moves import move_by_thumb
from bot.tables.model.table import Table
from tests.bot.tables.clock.late import house_has_played
from tests.bot.tables.clock.timed import Timed
from tests.bot.world import ANA, CHANNEL, GUILD


@contextlib.asynccontextmanager
async def world_of_newcomers(path: Path) -> AsyncIterator[Timed]:
    """A world whose people have chosen nothing, with a clock."""
    made = Timed(path)
    made.habits = Habits()
    await made.open()
    try:
        yield made
    finally:
        await made.clock.close()
        await made.store.close()


async def start_match(world: Timed, game: str, *guests: Chair) -> Table:
    """A match of Ana, perhaps with guests, and the house."""
    table = await world.tables.lobbies.open(
        guild=GUILD,
        channel=CHANNEL,
        founder=Chair("Ana", ANA),
        game=game,
        players=4,
        options={},
        length=20,
        language="en",
    )
    for guest in guests:
        await world.tables.lobbies.join(table, guest)
    await world.tables.lobbies.fill(table, ANA)
    await house_has_played(world, table)
    return table


async def play_next_move(world: Timed, table: Table) -> None:
    """Make Ana's, or a guest's, next move by rules of thumb, and those of the house after it."""
    assert table.turn is not None and table.awaited is not None
    code = move_by_thumb(table.view(table.turn))
    await world.tables.play.act(table, table.awaited, code, table.shown_seq(table.turn))
    await house_has_played(world, table)
