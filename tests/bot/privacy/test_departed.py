"""Deletion of servers that have removed the bot."""

import json

import pytest

from bot.base.database_address import Server
from bot.features import PERSONAL
from bot.privacy.departed import GRACE_SECONDS, RemovedServers
from bot.privacy.rows import Personal, PrivacyRows
from tests.bot.conftest import SECOND, OpenStore, open_world
from tests.bot.privacy.personal_data import ZORA, fill_every_table
from tests.bot.world import GUILD, World


def anywhere(server: int) -> bool:
    """Serve every server."""
    del server
    return True


class Presence:
    """The servers the bot is in, according to Discord."""

    def __init__(self, world: World) -> None:
        self.present: set[int] | None = {GUILD}
        self.rows = PrivacyRows(world.store)
        self.departed = RemovedServers(
            self.rows, PERSONAL, lambda: world.now, lambda: self.present, anywhere
        )


async def test_server_is_deleted_a_month_after_removing_the_bot(world: World) -> None:
    await fill_every_table(world)
    presence = Presence(world)
    await presence.departed.look()
    presence.present = set()
    await presence.departed.look()
    world.now += GRACE_SECONDS - 1
    await world.restart()  # the bot may be away meanwhile
    presence = Presence(world)
    presence.present = set()
    await presence.departed.look()
    assert await PrivacyRows(world.store).servers(PERSONAL) == (GUILD,)
    world.now += 1
    await presence.departed.look()
    assert await PrivacyRows(world.store).servers(PERSONAL) == ()
    assert str(ZORA) not in str((await PrivacyRows(world.store).data_of(PERSONAL, ZORA))["seats"])
    assert await world.store.note("departed") == "{}"


async def test_server_that_invites_the_bot_again_is_not_deleted(world: World) -> None:
    await world.start_table()
    presence = Presence(world)
    for present in (set[int](), {GUILD}, set[int]()):
        presence.present = present
        await presence.departed.look()
        world.now += GRACE_SECONDS - 1
    await presence.departed.look()
    assert await PrivacyRows(world.store).servers(PERSONAL) == (GUILD,)


async def test_no_server_is_deleted_while_servers_are_unknown(world: World) -> None:
    await world.start_table()
    presence = Presence(world)
    for present in (set[int](), None):
        presence.present = present
        await presence.departed.look()
        world.now += GRACE_SECONDS
    assert await PrivacyRows(world.store).servers(PERSONAL) == (GUILD,)


async def test_server_that_returns_during_deletion_of_others_is_not_deleted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    for guild in (GUILD, GUILD + 1):
        world.guild = guild
        world.channel = guild
        await world.open_table()
    presence = Presence(world)
    forget = presence.rows.forget_server
    presence.present = set()
    await presence.departed.look()
    world.now += GRACE_SECONDS

    async def forgotten(personal: Personal, guild: int) -> None:
        presence.present = {GUILD + 1}
        await forget(personal, guild)

    monkeypatch.setattr(presence.rows, "forget_server", forgotten)
    await presence.departed.look()
    assert await PrivacyRows(world.store).servers(PERSONAL) == (GUILD + 1,)
    assert await world.store.note("departed") == "{}"


# Several processes, each with its own shard -----------------------------------------------------


@pytest.mark.long
async def test_missing_servers_noted_by_other_processes_stay(
    open_standby: OpenStore, server: Server
) -> None:
    stores = [await open_standby((shard,)) for shard in (0, 1)]
    for shard, guild in enumerate((1, SECOND)):
        await stores[shard].hold()
        await (await open_world(stores[shard], server, guild)).open_table()
        hears = [lambda server: server == 1, lambda server: server == SECOND][shard]
        await RemovedServers(
            PrivacyRows(stores[shard]), PERSONAL, lambda: 1_000, tuple, hears
        ).look()
    assert json.loads(await stores[0].note("departed") or "") == {"1": 1_000, f"{SECOND}": 1_000}


@pytest.mark.long
async def test_missing_server_cleared_by_another_process_stays_cleared(
    open_standby: OpenStore, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a server that removes the bot again would count as missing all the time."""
    stores = [await open_standby((shard,)) for shard in (0, 1)]
    rows = [PrivacyRows(store) for store in stores]
    present = set[int]()
    looks = list[RemovedServers]()
    for shard, guild in enumerate((1, SECOND)):
        await stores[shard].hold()
        await (await open_world(stores[shard], server, guild)).open_table()
        hears = [lambda server: server == 1, lambda server: server == SECOND][shard]
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
