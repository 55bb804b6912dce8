"""Direct messages, groups and servers without the bot: what a bot may do there, and what not."""

import pytest

from sandbox.callbacks import COMMAND, COMPONENT, DEFERRED_UPDATE, MESSAGE
from sandbox.guests import MAX_FOLLOW_UPS
from sandbox.server import Server
from sandbox.shapes import (
    EXTERNAL_APPS,
    FOREIGN,
    IN_GUILD,
    IN_PRIVATE,
    WITH_BOT,
    Channel,
    Interaction,
)
from sandbox.users import Impossible, Users
from tests.sandbox.botside import ANA, BOR, Bot, button, layout, row, text

NO_ACCESS, NO_MESSAGE, ENOUGH = (403, 50001), (404, 10008), (400, 40094)
EVERYWHERE = {"contexts": [0, 1, 2], "integration_types": [0, 1]}
COMMANDS = [
    {"name": "here", "description": "In servers", "contexts": [0], "integration_types": [0]},
    {"name": "anywhere", "description": "Anywhere", **EVERYWHERE},
]


def places(server: Server) -> dict[str, Channel]:
    world = server.world
    return {
        "server": next(iter(world.channels.values())),
        "direct": world.add_private("Bot", [ANA]),
        "pair": world.add_private("Bor", [ANA, BOR]),
        "group": world.add_private("Friends", [ANA, BOR, ANA + 2]),
        "foreign": world.add_channel("chat", guild=FOREIGN),
    }


def asked(server: Server, channel: Channel, user: int = ANA) -> Interaction:
    return server.world.new_interaction(COMMAND, user, channel.id)


@pytest.mark.parametrize(
    ("name", "context", "owner"),
    [
        ("server", IN_GUILD, "0"),
        ("direct", WITH_BOT, "1"),
        ("pair", IN_PRIVATE, "1"),
        ("group", IN_PRIVATE, "1"),
        ("foreign", IN_GUILD, "1"),
    ],
)
async def test_interaction_names_its_origin(
    server: Server, name: str, context: int, owner: str
) -> None:
    channel = places(server)[name]
    body = server.world.interaction_object(asked(server, channel), {})
    assert body["context"] == context
    assert list(body["authorizing_integration_owners"]) == [owner]
    assert ("member" in body) == ("guild_id" in body) == (channel.guild is not None)
    assert ("user" in body) == ("recipients" in body["channel"]) == (channel.guild is None)


@pytest.mark.parametrize(
    ("name", "may"),
    [("direct", True), ("pair", False), ("group", False), ("foreign", False)],
)
async def test_bot_posts_by_itself_only_where_it_is(
    server: Server, bot: Bot, name: str, may: bool
) -> None:
    channel = places(server)[name]
    answer = await bot.post(layout(text()), channel.id)
    assert answer.ok if may else answer.code == NO_ACCESS


async def test_guest_may_follow_up_five_times(server: Server, bot: Bot) -> None:
    made = asked(server, places(server)["group"])
    assert (await bot.acknowledge(made, MESSAGE, layout(text()))).ok
    for _ in range(MAX_FOLLOW_UPS):
        assert (await bot.hook("POST", made, "", layout(text("more")))).ok
    assert (await bot.hook("POST", made, "", layout(text("more")))).code == ENOUGH
    direct = asked(server, places(server)["direct"])
    assert (await bot.acknowledge(direct, MESSAGE, layout(text()))).ok
    for _ in range(MAX_FOLLOW_UPS + 1):
        assert (await bot.hook("POST", direct, "", layout(text("more")))).ok


async def test_guest_changes_what_the_token_has_sent_or_was_pressed_on(
    server: Server, bot: Bot
) -> None:
    group = places(server)["group"]
    first, second = asked(server, group), asked(server, group, BOR)
    for made in (first, second):
        assert (await bot.acknowledge(made, MESSAGE, layout(text(), private=True))).ok
    sent = (await bot.hook("POST", first, "", layout(text(), row(button("b"))))).body
    assert (await bot.hook("PATCH", first, sent["id"], layout(text("mine")))).ok
    assert (await bot.hook("PATCH", second, sent["id"], layout(text("no")))).code == NO_MESSAGE
    message = group.messages[int(sent["id"])]
    pressed = server.world.new_interaction(COMPONENT, BOR, group.id, message)
    body = server.world.interaction_object(pressed, {})
    assert body["authorizing_integration_owners"] == {"1": str(ANA)}  # who has brought the bot
    assert (await bot.acknowledge(pressed, DEFERRED_UPDATE)).ok
    assert (await bot.hook("PATCH", pressed, "@original", layout(text("pressed")))).ok


async def test_answers_are_private_without_the_permission(server: Server, bot: Bot) -> None:
    foreign = places(server)["foreign"]
    server.world.people[BOR].permissions &= ~EXTERNAL_APPS
    made = asked(server, foreign, BOR)
    assert (await bot.acknowledge(made, MESSAGE, layout(text()))).ok
    await bot.hook("POST", made, "", layout(text()))
    assert [message.viewer for message in foreign.messages.values()] == [BOR, BOR]


async def test_commands_are_offered_only_in_their_contexts(server: Server) -> None:
    users, all_places = Users(server.world), places(server)
    server.world.commands = [{"id": "1", **command} for command in COMMANDS]
    with pytest.raises(Impossible, match="in such a place"):
        await users.slash(ANA, all_places["direct"].id, "here", {})
    server.world.people[BOR].installed = False
    with pytest.raises(Impossible, match="not installed"):
        await users.slash(BOR, all_places["group"].id, "anywhere", {})
    with pytest.raises(Impossible, match="not come there"):
        await users.slash(BOR, all_places["direct"].id, "anywhere", {})
