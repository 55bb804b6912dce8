"""Questions whether a move may be taken back, up to their answers."""

from bot.tables.model.table import Table
from engine import Deal, Play
from tests.bot.world import ANA, BOR, CILKA, DANE, World

EVERYBODY = (ANA, BOR, CILKA, DANE)


def mover(table: Table) -> int:
    """The person who made the last move."""
    assert table.live is not None and table.live.last is not None
    user = table.live.last.user
    assert user is not None
    return user


def undoable(table: Table) -> bool:
    """Whether the last move may be taken back by whoever made it."""
    live = table.live
    return live is not None and live.last is not None and table.undoable(live.last.player) > 0


async def play_until_undoable(world: World, table: Table, kind: type = Play) -> Deal:
    """Play until a move of a kind may be taken back; returns the state before it."""
    while table.open:
        await world.play_moves(table, 1)
        last = table.live and table.live.last
        if last is not None and undoable(table) and isinstance(last.action, kind):
            return last.before.deal
    raise AssertionError("there was none")


async def everybody_agrees(table: Table, world: World) -> None:
    """All who are asked agree, one after the other."""
    seq, asks = table.shown_seq(None), mover(table)
    for user in EVERYBODY:
        if user != asks:
            await world.tables.takebacks.agree(table, user, seq)
