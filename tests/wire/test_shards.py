"""Several shards in one process: a table on each, and lines that are cut one by one."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import GUILD, INVALID_SHARD, Rate, Sandbox, Server, User
from tests.bot.base.metrics_port import values
from tests.databases import sqlite_connection
from tests.ports import free_port
from tests.timeout import TIMEOUT, poll_until
from tests.wire.conftest import StartBot
from tests.wire.playing import Game, has_logged, wait_for_query
from tests.wire.processes import STOP, read_port, run_bot
from tests.wire.table_steps import is_rematch_offered, move_to_place, play_alone

SHARDS = 3
SERVERS = {
    (number >> 22) % SHARDS: number for number in (GUILD, GUILD + (1 << 22), GUILD + (2 << 22))
}
"""A server for each shard."""
STEPS = 4
CUT = 1


@pytest.fixture
def divided(server: Server) -> Server:
    """A Discord that wants this many shards, and has a server for each."""
    for number in SERVERS.values():
        if number != GUILD:
            server.world.add_guild(number, "Another")
    server.gateway.shards = server.gateway.max_concurrency = SHARDS
    return server


@pytest.fixture
async def games(divided: Server, sandbox: Sandbox) -> AsyncIterator[list[Game]]:
    """For each shard, people in a channel of its server, and no table yet."""
    opened = []
    for shard, guild in sorted(SERVERS.items()):
        channel = divided.world.add_channel("tarok", guild=guild)
        people = [await sandbox.user(f"{name} {shard}") for name in ("Ana", "Bor", "Eva", "Iva")]
        for person in people:
            person.channel = str(channel.id)
        opened.append(Game(tuple(people), random.Random(shard)))
    yield opened


async def play_steps(game: Game) -> None:
    for _ in range(STEPS):
        assert await game.step()


def absences(database: Path) -> list[int]:
    """For each shard, the seconds that count against nobody there."""
    with sqlite_connection(database) as db:
        ((kept,),) = db.execute("SELECT value FROM notes WHERE key = 'beat'").fetchall()
    return [
        sum(is_rematch_offered - began for began, is_rematch_offered in gaps)
        for _, gaps in json.loads(kept)
    ]


async def wait_for_lines(server: Server, *, at: list[int]) -> None:
    """Wait until these shards have a line: no event tells about a single one."""
    gateway = server.gateway
    await poll_until(lambda: not any(gateway.current[shard].socket is None for shard in at))


async def test_cut_shard_leaves_the_others_playing(
    divided: Server, games: list[Game], start_bot: StartBot, sandbox: Sandbox, database: Path
) -> None:
    """While it is away, nobody's time passes there, but elsewhere it does; then all goes on."""
    port = free_port()
    await start_bot(TAROK_PORT=str(port), TAROK_REMIND_AFTER="2")
    assert divided.gateway.count == SHARDS
    for game in games:
        await game.open(deals=1)
        await play_steps(game)
    before = absences(database)
    await sandbox.send("gateway", what="cut", shard=CUT)
    await divided.gateway.connection_refused.wait()
    measured = values(await read_port(port, "/metrics"))
    connected = [measured["tarok_shard_connected", str(number)] for number in range(SHARDS)]
    assert connected == [1, 0, 1]
    assert measured[("tarok_gateway_connected",)] == 0
    assert f"does not answer: {CUT}\n" in await read_port(port, "/healthz")
    for shard in (0, 2):
        await play_steps(games[shard])
    # By then more than a second has passed for those who can click.
    next_move = "(SELECT max(seq) + 1 FROM moves WHERE table_id = tables.id)"
    late = f"reminded = {next_move} AND guild <> {SERVERS[CUT]}"
    await wait_for_query(database, f"SELECT count(*) = 2 FROM tables WHERE {late}")
    await sandbox.send("gateway", what="join", shard=CUT)
    await wait_for_lines(divided, at=[CUT])
    for game in games:
        await play_steps(game)
        assert has_logged(database, game.done)
    measured = values(await read_port(port, "/metrics"))
    assert measured[("tarok_gateway_connected",)] == 1
    more = [now - then for now, then in zip(absences(database), before, strict=True)]
    assert more[0] == more[2] == 0 < more[1]


@pytest.mark.parametrize("what", ["drop", "reconnect", "invalidate"])
async def test_all_goes_on_after_one_shard_has_been_disturbed(
    divided: Server, games: list[Game], start_bot: StartBot, sandbox: Sandbox, what: str
) -> None:
    """And the others never notice."""
    await start_bot()
    for game in games:
        await game.open(deals=1)
        await play_steps(game)
    before = [divided.gateway.current[shard].id for shard in range(SHARDS)]
    answer = await sandbox.send("gateway", what=what, shard=CUT)
    assert answer["resumed"] is (what != "invalidate")
    for game in games:
        await play_steps(game)
    now = [divided.gateway.current[shard].id for shard in range(SHARDS)]
    news = [shard for shard in range(SHARDS) if now[shard] != before[shard]]
    assert news == ([CUT] if what == "invalidate" else [])


async def test_shards_come_in_one_after_the_other(
    divided: Server, games: list[Game], start_bot: StartBot
) -> None:
    """As Discord rations them: those that share a key wait for each other."""
    divided.weather.harden(identifies=Rate(1, 5.0))
    divided.gateway.max_concurrency = 2
    left = divided.gateway.starts_left
    await start_bot()
    async with asyncio.timeout(TIMEOUT):
        await divided.gateway.ready.wait()
    assert divided.gateway.early_identifies == 0
    assert divided.gateway.starts_left == left - SHARDS
    for game in games:
        await game.open(deals=1)


async def test_direct_messages_go_on_with_the_first_shard_alone(
    divided: Server, start_bot: StartBot, sandbox: Sandbox, people: tuple[User, ...]
) -> None:
    ana = people[0]
    await start_bot()
    await move_to_place("Bot", sandbox, ana)
    game = Game((ana,), random.Random(4))
    await game.open(deals=1, house=3)
    for shard in (1, 2):
        await sandbox.send("gateway", what="cut", shard=shard)
    made = len(game.done)
    await play_alone(ana, game, 3)
    assert len(game.done) == made + 3 or is_rematch_offered(await ana.messages())


async def test_a_bot_that_has_too_few_shards_takes_more(
    divided: Server, games: list[Game], start_bot: StartBot, log: Path
) -> None:
    """Discord turns away a bot that would hear of more servers than one session may.

    At a start and when it has grown, whatever number the host has set.
    """
    divided.gateway.most_guilds = 1
    await start_bot(TAROK_SHARDS="1")
    assert divided.gateway.count == SHARDS
    text = log.read_text("utf-8")
    assert "more shards than 1: it goes on with 3; TAROK_SHARDS=1 is too few" in text
    for game in games:
        await game.open(deals=1)
        await play_steps(game)
    divided.gateway.shards = divided.gateway.max_concurrency = 5
    divided.gateway.ready.clear()
    await divided.gateway.close_with(4011, CUT)
    async with asyncio.timeout(TIMEOUT):
        await divided.gateway.ready.wait()
    assert divided.gateway.count == 5
    for game in games:
        await play_steps(game)


async def test_a_bot_that_is_not_divided_is_turned_away_at_a_size_that_is_set(
    divided: Server, database: Path
) -> None:
    """Verifies the test above: the stand-in does refuse."""
    divided.gateway.refuses = INVALID_SHARD
    status, said = await run_bot(divided, database)
    assert status == STOP and "TAROK_SHARDS" in said
