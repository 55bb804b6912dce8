"""Servers that have removed the bot: when they are forgotten, and which never are."""

import json

import pytest

from bot.base.database_address import Server
from bot.personal import PERSONAL
from bot.privacy.departed import KEPT, RemovedServers
from bot.privacy.rows import Personal, PrivacyRows
from tests.bot.conftest import SECOND, Open, world_of
from tests.bot.privacy.test_privacy import ZORA, in_every_table
from tests.bot.world import GUILD, World


class Seen:
    """The servers the bot is in, as Discord tells it."""

    def __init__(self, world: World) -> None:
        self.present: set[int] | None = {GUILD}
        self.rows = PrivacyRows(world.store)
        self.departed = RemovedServers(self.rows, PERSONAL, lambda: world.now, lambda: self.present)


async def test_a_server_is_forgotten_a_month_after_it_has_removed_the_bot(world: World) -> None:
    await in_every_table(world)
    seen = Seen(world)
    await seen.departed.look()
    seen.present = set()
    await seen.departed.look()
    world.now += KEPT - 1
    await world.again()  # the bot may be away meanwhile
    seen = Seen(world)
    seen.present = set()
    await seen.departed.look()
    assert await PrivacyRows(world.store).servers(PERSONAL) == (GUILD,)
    world.now += 1
    await seen.departed.look()
    assert await PrivacyRows(world.store).servers(PERSONAL) == ()
    assert str(ZORA) not in str((await PrivacyRows(world.store).kept_of(PERSONAL, ZORA))["seats"])
    assert await world.store.note("departed") == "{}"


async def test_a_server_that_has_the_bot_again_is_not_forgotten(world: World) -> None:
    await world.started()
    seen = Seen(world)
    for present in (set[int](), {GUILD}, set[int]()):
        seen.present = present
        await seen.departed.look()
        world.now += KEPT - 1
    await seen.departed.look()
    assert await PrivacyRows(world.store).servers(PERSONAL) == (GUILD,)


async def test_nothing_is_forgotten_while_discord_is_away(world: World) -> None:
    await world.started()
    seen = Seen(world)
    for present in (set[int](), None):
        seen.present = present
        await seen.departed.look()
        world.now += KEPT
    assert await PrivacyRows(world.store).servers(PERSONAL) == (GUILD,)


async def test_a_server_that_comes_back_while_others_are_forgotten_is_not(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    for guild in (GUILD, GUILD + 1):
        world.guild, world.channel = guild, guild
        await world.table()
    seen = Seen(world)
    forget = seen.rows.forget_server
    seen.present = set()
    await seen.departed.look()
    world.now += KEPT

    async def forgotten(personal: Personal, guild: int) -> None:
        seen.present = {GUILD + 1}
        await forget(personal, guild)

    monkeypatch.setattr(seen.rows, "forget_server", forgotten)
    await seen.departed.look()
    assert await PrivacyRows(world.store).servers(PERSONAL) == (GUILD + 1,)
    assert await world.store.note("departed") == "{}"


# Several processes, each with its own shard -----------------------------------------------------


@pytest.mark.long
async def test_what_others_note_of_departed_servers_stays(ready: Open, server: Server) -> None:
    stores = [await ready((shard,)) for shard in (0, 1)]
    for shard, guild in enumerate((1, SECOND)):
        await stores[shard].hold()
        await (await world_of(stores[shard], server, guild)).table()
        hears = [lambda one: one == 1, lambda one: one == SECOND][shard]
        await RemovedServers(
            PrivacyRows(stores[shard]), PERSONAL, lambda: 1_000, tuple, hears
        ).look()
    assert json.loads(await stores[0].note("departed") or "") == {"1": 1_000, f"{SECOND}": 1_000}


@pytest.mark.long
async def test_nor_does_it_come_back_once_they_have_struck_it_out(
    ready: Open, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or a server that removes the bot once more would be forgotten as if it had been gone ever
    since."""
    stores = [await ready((shard,)) for shard in (0, 1)]
    rows = [PrivacyRows(store) for store in stores]
    present, looks = set[int](), list[RemovedServers]()
    for shard, guild in enumerate((1, SECOND)):
        await stores[shard].hold()
        await (await world_of(stores[shard], server, guild)).table()
        hears = [lambda one: one == 1, lambda one: one == SECOND][shard]
        looks.append(RemovedServers(rows[shard], PERSONAL, lambda: 1_000, lambda: present, hears))
    await looks[0].look()
    present.add(1)
    servers = rows[1].servers

    async def meanwhile(personal: Personal) -> tuple[int, ...]:
        await looks[0].look()
        return await servers(personal)

    monkeypatch.setattr(rows[1], "servers", meanwhile)
    await looks[1].look()
    assert json.loads(await stores[0].note("departed") or "") == {f"{SECOND}": 1_000}
