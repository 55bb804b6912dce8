"""Messages that people write, and what a bot gets and may do with them."""

from pathlib import Path

import pytest

from sandbox.client import Refusal, Sandbox, User
from sandbox.server import Server
from tests.sandbox.botside import ANA, BOR, CHANNEL, Bot, Line, layout, text


async def test_written_message_is_seen_by_others_under_its_author(ana: User, bor: User) -> None:
    await ana.say("Good evening!")
    (message,) = await bor.messages()
    assert message["content"] == "Good evening!"
    assert message["author"]["global_name"] == "Ana" and not message["author"]["bot"]


async def test_written_message_reaches_the_bot_without_its_words(
    bot: Bot, line: Line, ana: User
) -> None:
    """A bot has no message content intent; it can count what stands below its own messages."""
    await ana.say("Good evening!")
    event = await line.event("MESSAGE_CREATE")
    assert event["author"]["id"] == str(ANA)
    (listed,) = (await bot.call("GET", f"/channels/{CHANNEL}/messages")).body
    fetched = (await bot.call("GET", f"/channels/{CHANNEL}/messages/{event['id']}")).body
    assert event["content"] == listed["content"] == fetched["content"] == ""


async def test_written_message_is_not_the_bots_to_change(bot: Bot, ana: User) -> None:
    await ana.say("Good evening!")
    (message,) = await ana.messages()
    assert (await bot.edit(message["id"], layout(text()))).code == (403, 50005)
    deleted = await bot.call("DELETE", f"/channels/{CHANNEL}/messages/{message['id']}")
    assert deleted.code == (403, 50013)
    assert await ana.messages() == [message]


@pytest.mark.parametrize("words", ["", " \n", "x" * 2001])
async def test_message_without_words_or_with_too_many_is_refused(ana: User, words: str) -> None:
    with pytest.raises(Refusal, match="1 to 2000 characters"):
        await ana.say(words)
    assert not await ana.messages()


async def test_message_in_a_place_closed_to_its_author_is_refused(
    server: Server, sandbox: Sandbox, ana: User, bor: User
) -> None:
    bor.channel = str(server.world.add_private("Bot", [ANA]).id)
    with pytest.raises(Refusal, match="does not come there"):
        await bor.say("Let me in!")
    thread = server.world.add_channel("second table", parent=CHANNEL)
    bor.channel = ana.channel = str(thread.id)
    server.world.archive(thread, locked=True)
    with pytest.raises(Refusal, match="locked"):
        await bor.say("Let me in!")
    await ana.say("I'm a moderator.")
    assert not thread.archived
    server.world.people[BOR].permissions = 0
    with pytest.raises(Refusal, match="may not write"):
        await bor.say("Let me in!")


async def test_written_message_outlives_the_server(tmp_path: Path) -> None:
    file = tmp_path / "chat.sqlite3"
    async with Server(history=file) as first, Sandbox(first.address) as sandbox:
        await (await sandbox.user("Ana")).say("Good evening!")
    async with Server(history=file) as second, Sandbox(second.address) as sandbox:
        (message,) = await (await sandbox.user("Bor")).messages()
    assert message["content"] == "Good evening!"
