"""Channels, threads and servers that disappear take their tables along; results stay."""

import pytest

from bot.base.database_address import DatabaseAddress
from sandbox import BotProcess, Server, User
from tests.databases import direct_connection, on_each_database
from tests.wire.playing import controls_of, wait_for_query

pytestmark = on_each_database


def states(database: DatabaseAddress) -> list[str]:
    with direct_connection(database) as db:
        return [state for (state,) in db.execute("SELECT state FROM tables")]


@pytest.mark.parametrize("what", ["channel", "thread", "server"])
async def test_a_table_whose_channel_is_gone_is_closed(
    bot: BotProcess, server: Server, people: tuple[User, ...], database: DatabaseAddress, what: str
) -> None:
    ana = people[0]
    if what == "thread":
        ana.channel = str(server.world.add_channel("deal", parent=int(ana.channel)).id)
    await ana.slash("tarok new", game="slovenian")
    await ana.wait_for(lambda ms: any(controls_of(m) for m in ms))
    assert states(database) == ["lobby"]
    channel = server.world.channels[int(ana.channel)]
    if what == "server":
        server.world.send_away()
    else:
        server.world.remove_channel(channel.id)
    await wait_for_query(database, "SELECT state = 'stopped' FROM tables")
    ana.channel = str(server.world.add_channel("elsewhere").id)
    await ana.slash("tarok new", game="slovenian")
    assert states(database) == ["stopped", "lobby"]
