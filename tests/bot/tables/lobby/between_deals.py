"""Tables of tests between two deals."""

from bot.games.info import Chair
from bot.tables.model.table import Table
from tests.bot.tables.desk.desk_parts import (
    HERE,
    PEOPLE,
    desk_of,
)
from tests.bot.world import ANA, World


async def table_between_deals(world: World, people: tuple[int, ...] = (ANA,)) -> Table:
    """A table with some people and the house after its first deal."""
    desk = desk_of(world)
    table = (await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", 4, 4, level="club")).table
    for user in people[1:]:
        await desk.lobby.join(PEOPLE[user], table)
    await desk.lobby.fill(PEOPLE[ANA], table)
    await over(world, table)
    return table


async def let_in(world: World, table: Table, user: int) -> str:
    """Let a guest sit in; returns the name of the seat's previous player."""
    before = table.chairs
    if await world.tables.sitting_in.ask(table, Chair(PEOPLE[user].name, user)) is None:
        host = next(chair.person for chair in before if chair.person is not None)
        await world.tables.sitting_in.answer(table, host, user, yes=True)
    return before[table.seat_of(user)].name


async def over(world: World, table: Table) -> None:
    """Play, for the house too, until a deal that was really played is over."""
    while not table.between and table.open:
        deal, turn = table.deal, table.turn
        assert deal is not None and turn is not None
        action = next(iter(table.view(turn).offers)).nth(0)
        code = world.code(table, action)
        user = table.chairs[turn].person
        if user is None:
            await world.tables.play.act_for_house(table, table.seq, code)
        else:
            await world.tables.play.act(table, user, code)
