"""Messages: who sees them, who may write where, and what is no longer there."""

import pytest

from sandbox.callbacks import MESSAGE
from sandbox.client import Sandbox, User, controls, text_of
from sandbox.limits import LAYOUT
from sandbox.server import Server
from sandbox.shapes import BOT_PERMISSIONS, HISTORY, IN_THREADS, SEND, VIEW
from tests.sandbox.botside import (
    ANA,
    BOR,
    CHANNEL,
    OTHER_CHANNEL,
    Bot,
    button,
    layout,
    row,
    text,
)

NO_MESSAGE, NO_CHANNEL = (404, 10008), (404, 10003)
NO_ACCESS, NO_PERMISSION = (403, 50001), (403, 50013)

MESSAGES = f"/channels/{CHANNEL}/messages"


async def test_message_is_posted_read_edited_and_deleted(bot: Bot) -> None:
    message = await bot.posted(text("one"))
    path = f"{MESSAGES}/{message['id']}"
    assert (await bot.call("GET", path)).body == message
    edited = (await bot.edit(message["id"], {"components": [text("two")]})).body
    assert edited["components"] == [text("two")]
    assert edited["edited_timestamp"] and not message["edited_timestamp"]
    assert (await bot.call("DELETE", path)).status == 204
    for method, body in (("GET", None), ("PATCH", layout(text())), ("DELETE", None)):
        assert (await bot.call(method, path, body)).code == NO_MESSAGE


async def test_message_shows_something(bot: Bot) -> None:
    assert (await bot.post({})).code == (400, 50006)


async def test_second_post_with_a_nonce_returns_the_first(bot: Bot) -> None:
    once = {"nonce": "a", "enforce_nonce": True}
    first, second = [await bot.post(layout(text(word)) | once) for word in ("one", "two")]
    assert first.body == second.body
    assert len((await bot.call("GET", MESSAGES)).body) == 1
    assert (await bot.post(layout(text("three")) | {"nonce": "a"})).body["id"] != first.body["id"]


async def test_newest_messages_come_first(bot: Bot) -> None:
    sent = [(await bot.posted(text(str(number))))["id"] for number in range(4)]
    listed = (await bot.call("GET", MESSAGES + "?limit=3")).body
    assert [message["id"] for message in listed] == sent[:0:-1]


async def test_missing_channel_is_unknown(bot: Bot) -> None:
    assert (await bot.post(layout(text()), channel=5)).code == NO_CHANNEL
    assert (await bot.call("GET", "/channels/5")).code == NO_CHANNEL
    assert (await bot.call("GET", f"/channels/{CHANNEL}")).body["name"] == "tarok"
    assert (await bot.call("GET", "/guilds/5")).code == NO_ACCESS


async def test_message_is_in_one_channel(bot: Bot) -> None:
    message = await bot.posted()
    edited = await bot.edit(message["id"], layout(text()), channel=OTHER_CHANNEL)
    assert edited.code == NO_MESSAGE


async def test_private_message_is_seen_by_one_and_has_no_address(
    bot: Bot, ana: User, bor: User
) -> None:
    await bot.posted(text("public"))
    made = bot.asked()
    await bot.acknowledge(made, MESSAGE, layout(text("private"), private=True))
    assert [text_of(message) for message in await ana.messages()] == ["public", "private"]
    assert [text_of(message) for message in await bor.messages()] == ["public"]
    assert made.original is not None and made.original.viewer == ANA
    path = f"{MESSAGES}/{made.original.id}"
    for method, body in (("GET", None), ("PATCH", layout(text())), ("DELETE", None)):
        assert (await bot.call(method, path, body)).code == NO_MESSAGE
    assert len((await bot.call("GET", MESSAGES)).body) == 1


async def test_flag_of_a_message_posted_by_the_bot_makes_nothing_private(bot: Bot) -> None:
    """Only answers to interactions are private: a plain message has no reader to be private to."""
    await bot.post(layout(text(), private=True))
    assert len(bot.seen_by(BOR)) == 1


async def test_dismissed_message_is_gone(bot: Bot, sandbox: Sandbox, ana: User) -> None:
    made = bot.asked()
    await bot.acknowledge(made, MESSAGE, layout(text(), private=True))
    [message] = await ana.messages()
    where = {"message": message["id"], "channel": ana.channel}
    await sandbox.send("dismiss", user=str(BOR), **where)
    assert await ana.messages()
    await sandbox.send("dismiss", user=ana.id, **where)
    assert not await ana.messages()
    assert (await bot.hook("PATCH", made, "@original", layout(text()))).code == NO_MESSAGE


async def test_message_stays_what_it_was_made_as(bot: Bot) -> None:
    """The flag of version 2 cannot be taken away: an edit without it is still one."""
    message = await bot.posted()
    refused = await bot.edit(message["id"], {"content": "classic"})
    assert refused.status == 400
    assert (await bot.edit(message["id"], {"flags": 0, "components": [text("x")]})).ok
    kept = (await bot.call("GET", f"{MESSAGES}/{message['id']}")).body
    assert kept["flags"] == LAYOUT


async def test_controls_and_texts_of_a_message_are_found(bot: Bot, ana: User) -> None:
    await bot.posted(text("one"), row(button("a"), button("b")), text("two"))
    [message] = await ana.messages()
    assert [part["custom_id"] for part in controls(message)] == ["a", "b"]
    assert text_of(message) == "one\ntwo"


# Permissions ----------------------------------------------------------------------------------


async def allow(sandbox: Sandbox, permissions: int, channel: int = CHANNEL) -> None:
    await sandbox.send("channel", id=str(channel), bot_permissions=str(permissions))


@pytest.mark.parametrize(("lacking", "code"), [(VIEW, NO_ACCESS), (SEND, NO_PERMISSION)])
async def test_writing_needs_permissions(
    bot: Bot, sandbox: Sandbox, lacking: int, code: tuple[int, int]
) -> None:
    await allow(sandbox, BOT_PERMISSIONS & ~lacking)
    assert (await bot.post(layout(text()))).code == code
    assert (await bot.post(layout(text()), channel=OTHER_CHANNEL)).ok
    await allow(sandbox, BOT_PERMISSIONS)
    assert (await bot.post(layout(text()))).ok


async def test_old_message_can_be_edited_without_the_permission_to_write(
    bot: Bot, sandbox: Sandbox
) -> None:
    message = await bot.posted()
    await allow(sandbox, BOT_PERMISSIONS & ~SEND)
    assert (await bot.edit(message["id"], layout(text("new")))).ok
    await allow(sandbox, 0)
    assert (await bot.edit(message["id"], layout(text()))).code == NO_ACCESS


async def test_reading_needs_the_history(bot: Bot, sandbox: Sandbox) -> None:
    message = await bot.posted()
    await allow(sandbox, BOT_PERMISSIONS & ~HISTORY)
    for path in (MESSAGES, f"{MESSAGES}/{message['id']}"):
        assert (await bot.call("GET", path)).code == NO_PERMISSION


async def test_thread_has_a_permission_of_its_own(bot: Bot, sandbox: Sandbox) -> None:
    made = await bot.call("POST", f"/channels/{CHANNEL}/threads", {"name": "table"})
    thread = int(made.body["id"])
    assert made.body["parent_id"] == str(CHANNEL)
    await allow(sandbox, BOT_PERMISSIONS & ~SEND, thread)
    assert (await bot.post(layout(text()), channel=thread)).ok
    await allow(sandbox, BOT_PERMISSIONS & ~IN_THREADS, thread)
    assert (await bot.post(layout(text()), channel=thread)).code == NO_PERMISSION


async def test_interaction_states_permissions_and_needs_none(
    bot: Bot, server: Server, sandbox: Sandbox, ana: User
) -> None:
    await allow(sandbox, 0)
    made = bot.asked()
    assert server.world.interaction_object(made, {})["app_permissions"] == "0"
    assert (await bot.acknowledge(made, MESSAGE, layout(text()))).ok
    assert await ana.messages()
