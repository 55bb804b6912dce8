"""A deal that has reached its announcements."""

from bot.tables.model.table import Table
from tests.bot.world import World


async def play_to_announcements(world: World, **options: str) -> tuple[Table, list[int]]:
    """Play to the announcements of a solo without; return the table and the defenders."""
    table = await world.start_table(2, **options)
    assert table.deal is not None
    declarer = table.deal.turn
    for code in ("bid:solo_without", "pass", "pass", "pass"):
        assert table.awaited is not None
        await world.tables.play.act(table, table.awaited, code, table.seq)
    users = [chair.user for n, chair in enumerate(table.chairs) if n != declarer]
    return table, [user for user in users if user is not None]
