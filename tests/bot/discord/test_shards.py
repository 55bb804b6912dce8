"""A bot in shards: deadlines while a shard is disconnected, and the cache of servers."""

import random
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot.base.shards import shard_of
from bot.discord.gateway.cache import Cache
from bot.kit.wishes import Reach
from bot.tables.clock.downtime import BEAT_SECONDS, MAX_GAPS, Heartbeats
from bot.tables.model.deadlines import server_of
from bot.tables.model.table import Table
from tests.bot.tables.clock.notes import Notes
from tests.bot.tables.clock.timed import Timed, open_timed_world
from tests.bot.world import CHANNEL, GUILD

OTHER, THIRD = 1 << 22, 2 << 22
"""Servers of the second and third shard; all other tests' server is the first's."""


class Life:
    """A bot whose shards connect and disconnect, with the seconds in which each was connected."""

    def __init__(self, count: int) -> None:
        self.notes, self.now, self.count = Notes(), 1_000, count
        self.there = [set[int]() for _ in range(count)]

    async def comes(self, count: int | None = None) -> Heartbeats:
        self.beats = Heartbeats(self.notes, lambda: self.now)
        await self.beats.load(count or self.count, ())
        return self.beats

    async def lives(self, seconds: int) -> None:
        for _ in range(seconds):
            for shard in set(range(self.count)) - self.beats.away:
                self.there[shard].add(self.now)
            self.now += 1
            await self.beats.beat()


async def test_deadline_counts_only_time_with_a_connected_shard() -> None:
    """Shards and the bot itself disconnect at different times."""
    chance, life = random.Random(5), Life(3)
    await life.comes()
    for _ in range(40):
        await life.lives(chance.randrange(1, 60))
        shard = chance.randrange(4)
        if shard == 3:
            await life.beats.close()
            life.now += chance.choice([0, 5, 300])
            await life.comes()
        elif shard in life.beats.away:
            await life.beats.shard_found(shard)
        else:
            await life.beats.close()  # otherwise it may be given back the last few seconds
            life.beats.shard_lost(shard)
    for shard in tuple(life.beats.away):
        await life.beats.shard_found(shard)
    await life.lives(600)
    for _ in range(500):
        shard, since = chance.randrange(3), chance.randrange(1_000, life.now - 600)
        seconds = chance.randrange(1, 250)
        due = life.beats.up_after(shard << 22)(since, seconds)
        assert len(life.there[shard] & set(range(since, due))) == seconds


async def test_downtime_of_any_shard_counts_for_all_after_a_new_division() -> None:
    life = Life(2)
    await life.comes()
    await life.lives(BEAT_SECONDS)
    life.beats.shard_lost(1)
    await life.lives(100)
    await life.beats.shard_found(1)
    await life.beats.close()
    beats = await life.comes(count=5)
    for shard in range(5):
        assert beats.up_after(shard << 22)(1_000, 200) == 1_300
    assert (await life.comes(count=5)).count == 5


async def test_downtime_before_sharding_is_remembered() -> None:
    life = Life(1)
    await life.comes()
    await life.lives(2 * BEAT_SECONDS)
    life.now += 500
    await life.comes(count=3)
    assert life.beats.up_after(THIRD)(1_000, 100) == 1_600
    await life.comes(count=1)
    assert life.beats.up_after(THIRD)(1_000, 100) == 1_600
    assert all(len(gaps) <= MAX_GAPS for gaps in life.beats.gaps)


async def test_shard_lost_while_it_reconnects_is_away() -> None:
    life = Life(2)
    beats = await life.comes()
    beats.shard_lost(1)
    written = life.notes.set_note

    async def lost_meanwhile(key: str, value: str) -> None:
        await written(key, value)
        beats.shard_lost(1)

    with patch.object(life.notes, "set_note", lost_meanwhile):
        await beats.shard_found(1)
    assert beats.away == {1}
    await beats.shard_found(1)
    assert beats.away == set()


# At tables ------------------------------------------------------------------------------------


async def table_in(world: Timed, server: int) -> Table:
    """A match in a channel of this server."""
    world.guild, world.channel = server, CHANNEL + server
    return await world.start_table()


async def test_disconnected_shard_delays_only_its_own_deadlines(
    tmp_path: Path,
) -> None:
    async with open_timed_world(tmp_path / "tarok.sqlite3") as world:
        await world.clock.load(3, ())
        here, away_table = await table_in(world, GUILD), await table_in(world, OTHER)
        await world.later(90)
        world.clock.shard_lost(1)
        await world.later(910)
        assert here.info().away and not away_table.info().away
        before = len(world.reminded)
        await world.clock.shard_found(1)
        await world.later(9)
        assert len(world.reminded) == before
        await world.later(1)
        assert len(world.reminded) == before + 1
        await world.later(900)
        assert away_table.info().away


async def test_sleeping_tables_wait_for_their_shard(tmp_path: Path) -> None:
    async with open_timed_world(tmp_path / "tarok.sqlite3") as world:
        numbers = [(await table_in(world, server)).id for server in (GUILD, OTHER, THIRD)]
        await world.clock.close()
        await world.restart()
        await world.clock.load(3, ())
        for shard in (1, 2):
            world.clock.shard_lost(shard)
        await world.later(5)
        await world.later(1_000)
        away = [(await world.tables.register.table(number)).info().away for number in numbers]
        assert [bool(shard) for shard in away] == [True, False, False]
        await world.clock.shard_found(2)
        await world.later(1_000)
        away = [(await world.tables.register.table(number)).info().away for number in numbers]
        assert [bool(shard) for shard in away] == [True, False, True]


async def test_new_division_during_play_keeps_deadlines(tmp_path: Path) -> None:
    """Even for a move made while the store is read."""
    async with open_timed_world(tmp_path / "tarok.sqlite3") as world:
        await world.clock.load(1, ())
        here, away_table = await table_in(world, GUILD), await table_in(world, OTHER)
        waiting = world.rows.waiting

        async def meanwhile() -> Any:
            waiting_shards = await waiting()
            await world.play_moves(away_table, moves=1)
            return waiting_shards

        with patch.object(world.rows, "waiting", meanwhile):
            await world.clock.load(3, ())
        world.clock.shard_lost(1)
        await world.later(2_000)
        assert here.info().away and not away_table.info().away
        await world.clock.shard_found(1)
        await world.later(1_000)
        assert away_table.info().away


@pytest.mark.parametrize(
    ("reach", "home", "heard_at"),
    [("server", 5, 5), ("guest", 5, 5), ("guest", 9, 0), ("direct", 9, 0), ("server", 9, 9)],
)
def test_table_outside_of_servers_belongs_to_the_first_shard(
    reach: Any, home: int, heard_at: int
) -> None:
    table = Table(1, home, 9, 11, "slovenian", 4, {}, "en", 0, reach)
    assert server_of(table) == heard_at


async def test_store_assigns_tables_outside_of_servers_to_the_first_shard(tmp_path: Path) -> None:
    async with open_timed_world(tmp_path / "tarok.sqlite3") as world:
        reaches: tuple[Reach, ...] = ("server", "direct", "guest")
        for place, reach in enumerate(reaches):
            world.guild = world.channel = 50 + place
            world.reach = reach
            await world.open_table()
        world.guild = 60
        world.channel += 1
        await world.open_table()
        assert [sleep.server for sleep in await world.rows.waiting()] == [50, 0, 0, 60]


# Cache of servers -----------------------------------------------------------------------------


class CachedServers:
    """A client's cache of servers, and the events it has dispatched."""

    def __init__(self, shards: int) -> None:
        self.events: list[tuple[str, Any]] = []
        unused: Any = None
        self.cache = Cache(
            dispatch=lambda name, *a: self.events.append((name, *a)),
            handlers={}, hooks={}, http=unused, intents=None,
        )  # fmt: skip
        self.cache.shard_count = shards

    def receive(self, kind: str, **data: Any) -> None:
        self.cache.parsers[kind](data)

    @property
    def gone(self) -> list[int]:
        return [event[1] for event in self.events if event[0] == "channel_gone"]


@pytest.fixture
def servers() -> CachedServers:
    servers = CachedServers(shards=2)
    channels = [{"id": "70", "type": 0, "name": "tarok"}]
    threads = [{"id": str(thread), "parent_id": "70"} for thread in (71, 72)]
    servers.receive(
        "GUILD_CREATE", id="7", unavailable=False, name="Club", channels=channels, threads=threads,
        roles=[{"id": str(role), "name": "?"} for role in range(50)], emojis=[], members=[],
    )  # fmt: skip
    return servers


def test_cache_keeps_only_the_id_of_a_server(servers: CachedServers) -> None:
    (guild,) = servers.cache.guilds
    assert guild.id == 7 and not guild.unavailable
    assert not (guild.channels or guild.roles or guild.threads or guild.members)


def test_deleted_channel_deletes_its_threads(servers: CachedServers) -> None:
    servers.receive("THREAD_DELETE", id="72", guild_id="7")
    servers.receive("THREAD_CREATE", id="73", guild_id="7", parent_id="70")
    servers.receive("THREAD_LIST_SYNC", guild_id="7", threads=[{"id": "74", "parent_id": "70"}])
    for number, archived in (("75", False), ("76", False), ("76", True)):
        servers.receive(
            "THREAD_UPDATE", id=number, guild_id="7", parent_id="70",
            thread_metadata={"archived": archived},
        )  # fmt: skip
    servers.receive("CHANNEL_DELETE", id="70", guild_id="7")
    assert servers.gone == [72, 70, 71, 73, 74, 75]


async def test_new_session_of_a_shard_forgets_its_servers_alone(servers: CachedServers) -> None:
    """It receive again about those the bot is still in."""
    servers.cache.shard_ids = [0, 1]
    servers.receive("GUILD_CREATE", id=str(1 << 22), unavailable=False)
    bot = {"id": "1", "username": "Tarok", "discriminator": "0", "avatar": None}
    servers.receive("READY", shard=[0, 2], user=bot, guilds=[{"id": "9", "unavailable": True}])
    assert {guild.id for guild in servers.cache.guilds} == {1 << 22, 9}
    for task in servers.cache._ready_tasks.values():
        task.cancel()


def test_servers_are_assigned_to_shards_as_by_discord() -> None:
    assert [shard_of(number << 22 | 5, 3) for number in range(5)] == [0, 1, 2, 0, 1]
