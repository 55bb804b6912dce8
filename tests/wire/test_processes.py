"""Two processes of one bot, each with some of its shards and its own database."""

import asyncio
import json
import random
from pathlib import Path

from sandbox import GUILD, Sandbox, Server
from tests.databases import sqlite_connection
from tests.timeout import TIMEOUT
from tests.wire.conftest import StartBot
from tests.wire.playing import Game, has_logged
from tests.wire.table_steps import move_to_place, play_alone

SHARDS = 3
HELD = ("0,2", "1")
SERVERS = {
    (number >> 22) % SHARDS: number for number in (GUILD, GUILD + (1 << 22), GUILD + (2 << 22))
}
STEPS = 4


async def gather_four(server: Server, sandbox: Sandbox, shard: int) -> Game:
    """People in a channel of a server of this shard."""
    channel = server.world.add_channel("tarok", guild=SERVERS[shard])
    people = [await sandbox.user(f"{name} {shard}") for name in ("Ana", "Bor", "Eva", "Iva")]
    for person in people:
        person.channel = str(channel.id)
    return Game(tuple(people), random.Random(shard))


async def play_steps(game: Game) -> None:
    for _ in range(STEPS):
        assert await game.step()


def guilds(database: Path) -> set[int]:
    """The servers with tables."""
    with sqlite_connection(database) as db:
        return {guild for (guild,) in db.execute("SELECT guild FROM tables")}


async def test_each_process_serves_its_shards_and_one_of_them_writes_commands(
    server: Server, sandbox: Sandbox, start_bot: StartBot, tmp_path: Path
) -> None:
    """If one is killed, the other goes on."""
    for number in SERVERS.values():
        if number != GUILD:
            server.world.add_guild(number, "Another")
    server.gateway.max_concurrency = SHARDS
    files = [tmp_path / f"{number}.sqlite3" for number in range(len(HELD))]
    starting = [
        start_bot(TAROK_SHARDS=str(SHARDS), TAROK_SHARD_IDS=held, TAROK_DB=str(file))
        for held, file in zip(HELD, files, strict=True)
    ]
    first, other = await asyncio.gather(*starting)
    games = [await gather_four(server, sandbox, shard) for shard in range(SHARDS)]
    for game in games:
        await game.open(deals=1)
        await play_steps(game)
    assert guilds(files[0]) == {SERVERS[0], SERVERS[2]} and guilds(files[1]) == {SERVERS[1]}
    await other.kill()
    for shard in (0, 2):
        await play_steps(games[shard])
    ana = await sandbox.user("Dana")
    await move_to_place("Bot", sandbox, ana)
    alone = Game((ana,), random.Random(4))
    await alone.open(deals=1, house=3)
    await play_alone(ana, alone, 2)
    starting_again = asyncio.create_task(other.start())
    async with asyncio.timeout(TIMEOUT):
        await starting_again
    await play_steps(games[1])
    assert has_logged(files[1], games[1].done)
    assert await first.stop() == await other.stop() == 0
    notes = []
    for file in files:
        with sqlite_connection(file) as db:
            notes.append(dict(db.execute("SELECT key, value FROM notes").fetchall()))
    assert ["commands" in note for note in notes] == [True, False]
    assert all(len(json.loads(note["beat"])) == SHARDS for note in notes)
