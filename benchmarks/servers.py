"""Benchmark of servers in which nobody plays, and of the start of a shard of 2,500.

Each server is of a common size (``full_server``), and Discord tells the bot all of it at a start. A
bare discord.py client in the same servers shows what the library keeps of them. Memory is counted
as in ``benchmarks.memory``; a server's is how much more many take than few, divided among them.
"""

import asyncio
import contextlib
import json
import math
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks import filled
from benchmarks.memory import memory_taken
from benchmarks.stand import BARE, OURS, Stand
from sandbox import BOT_PERMISSIONS, GUILD, MAX_GUILDS, World, guild_object

FEW, SOME, MANY = 10, 1_000, 10_000
BAR, START = 30.0, 10.0
"""The most KiB of a server, and seconds until a shard answers."""
TABLES = 1_000
CHANNELS, ROLES, EMOJIS, OVERWRITES = 40, 40, 50, 3
LONGEST = 300.0
"""Seconds that a start may take."""


class Kept(NamedTuple):
    """The resources of a bot in some servers: MiB, and processor time until it was at rest."""

    servers: int
    memory: float
    work: float


class Begun(NamedTuple):
    """The start of a shard.

    Seconds until READY, and until it answers a click once it was sent all of its servers; processor
    time of the bot by then.
    """

    ready: float
    answering: float
    work: float


def full_server(world: World, first: dict[str, Any], number: int) -> dict[str, Any]:
    """A server of a common size, as Discord describes it."""
    inside = [channel for channel in world.channels.values() if channel.guild == number]
    server = guild_object(number, f"Server {number}", inside, 500)
    server["channels"] = [*server["channels"], *first["channels"]]
    return {**server, "roles": [*server["roles"], *first["roles"]], "emojis": first["emojis"]}


def common_parts() -> dict[str, Any]:
    """Channels, roles and emojis, the same in all servers: other ones would take as much."""
    allowed = {"type": 0, "allow": str(BOT_PERMISSIONS), "deny": "1024"}
    return {
        "channels": [
            {
                "id": str(GUILD + 100_000 + channel), "type": 0, "name": f"channel-{channel}",
                "position": channel, "nsfw": False, "rate_limit_per_user": 0, "parent_id": None,
                "topic": "What people talk about here, said in a sentence or two for all of them.",
                "permission_overwrites": [
                    {"id": str(GUILD + 200_000 + role), **allowed} for role in range(OVERWRITES)
                ],
            }
            for channel in range(CHANNELS)
        ],
        "roles": [
            {
                "id": str(GUILD + 200_000 + role), "name": f"Role {role}", "color": 0xAA5500 + role,
                "permissions": str(BOT_PERMISSIONS), "position": role, "hoist": False,
                "managed": False, "mentionable": True, "flags": 0, "icon": None,
            }
            for role in range(ROLES)
        ],
        "emojis": [
            {
                "id": str(GUILD + 300_000 + emoji), "name": f"emoji_{emoji}", "roles": [],
                "require_colons": True, "managed": False, "animated": False, "available": True,
            }
            for emoji in range(EMOJIS)
        ],
    }  # fmt: skip


def invite(stand: Stand, servers: int, most: int) -> list[int]:
    """Put a stand's bot in this many servers, ``most`` of them to a shard."""
    world, gateway = stand.world, stand.server.gateway
    numbers = [GUILD + (server << 22) for server in range(servers)]
    world.guilds = {number: f"Server {number}" for number in numbers}
    world.guild = partial(full_server, world, common_parts())  # type: ignore[method-assign]
    gateway.most_guilds = most
    gateway.shards = gateway.max_concurrency = math.ceil(servers / most)
    return numbers


async def measure_idle(servers: int, command: list[str], folder: Path, most: int) -> Kept:
    """Start a bot in this many servers, and let it come to rest. Raises TimeoutError."""
    stand = Stand(command, folder, TAROK_DB=str(folder / f"{servers}.sqlite3"))
    invite(stand, servers, most)
    async with stand.server:
        await stand.start(LONGEST)
        await stand.idle()
        resources = Kept(servers, memory_taken(stand.bot.pid), stand.busy)
        await stand.bot.kill()
    return resources


async def begun(source: filled.Template, folder: Path) -> Begun:
    """Start a bot with as many servers as a shard has, and tables in many of them."""
    tables = filled.fill(source, folder / "begun.sqlite3", TABLES)
    stand = Stand(OURS, folder, TAROK_DB=str(tables.path))
    filled.furnish(stand.world, tables)
    numbers = invite(stand, MAX_GUILDS, MAX_GUILDS)
    homes = [(numbers[index], place) for index, place in enumerate(tables.places)]
    with contextlib.closing(sqlite3.connect(tables.path)) as db, db:
        db.executemany(
            "UPDATE tables SET guild = ? WHERE id = ?",
            [(home, place.table) for home, place in homes],
        )
    for home, place in homes:
        stand.world.channels[place.channel].guild = home
    async with stand.server:
        ready = await stand.start(LONGEST)
        place = next(place for _, place in homes if not place.lobby)
        click = filled.look(filled.meet(stand.world, tables, place), place.people[0])
        answer, *_ = await stand.clicks([click])
        start = Begun(ready, answer.answered - stand.began, stand.busy)
        await stand.bot.kill()
    return start


async def measure(folder: Path) -> tuple[list[Kept], list[Kept], Begun]:
    """Measure ours and a bare bot, and the start of a shard. Raises TimeoutError."""
    ours = [await measure_idle(servers, OURS, folder, MAX_GUILDS) for servers in (FEW, SOME, MANY)]
    bare = [await measure_idle(servers, BARE, folder, SOME) for servers in (FEW, SOME)]
    return ours, bare, await begun(await filled.template(folder), folder)


def each(resources: list[Kept]) -> float:
    """KiB of a server."""
    few, many = resources[0], resources[-1]
    return 1024 * (many.memory - few.memory) / (many.servers - few.servers)


def server_kib() -> float:
    """KiB that Discord tells of a server, as text."""
    return len(json.dumps(full_server(World(), common_parts(), GUILD))) / 1024


def _verdict(value: float, bar: float) -> str:
    return f"(bar {bar:g}: {'held' if value <= bar else 'NOT HELD'})"


def lines() -> Iterator[str]:
    """The figures as they are printed."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        ours, bare, start = asyncio.run(measure(Path(folder)))
    for resources in ours:
        yield (
            f"{resources.servers:,} servers: {resources.memory:.0f} MiB, "
            f"{resources.work:.1f} s of processor time"
        )
    yield (
        f"an idle server: {each(ours):.2f} KiB {_verdict(each(ours), BAR)}; of a bare client, "
        f"{bare[-1].servers:,} servers, {each(bare):.0f} KiB: {each(ours) / each(bare):.3f} x"
        f" ({server_kib():.0f} KiB of text are told of each)"
    )
    yield (
        f"a shard of {MAX_GUILDS:,} servers and {TABLES:,} open tables: ready after "
        f"{start.ready:.1f} s, answering after {start.answering:.1f} s "
        f"{_verdict(start.answering, START)}, {start.work:.1f} s of processor time"
        f" ({time.monotonic() - began:.0f} s for all of it)"
    )
