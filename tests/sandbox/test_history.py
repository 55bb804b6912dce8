"""The state that a stand-in keeps in its file and has again after a restart."""

import base64
from pathlib import Path

import pytest

from sandbox.attachments import PNG, Upload
from sandbox.callbacks import MESSAGE
from sandbox.server import Server
from sandbox.shapes import Message
from tests.databases import sqlite_connection
from tests.sandbox.botside import ANA, BOR, CHANNEL, Body, Bot, layout, text


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "chat.sqlite3"


def seen(server: Server, user: int) -> list[Body]:
    messages = server.world.channels[CHANNEL].messages.values()
    return [message.body for message in messages if message.viewer in (None, user)]


async def test_messages_outlive_the_server_with_their_viewers(file: Path) -> None:
    async with Server(history=file) as first, Bot(first) as bot:
        kept = await bot.posted(text("here"))
        changed = await bot.posted(text("before"))
        await bot.edit(changed["id"], {"components": [text("after")]})
        gone = await bot.posted(text("gone"))
        await bot.call("DELETE", f"/channels/{CHANNEL}/messages/{gone['id']}")
        await bot.acknowledge(bot.asked(), MESSAGE, layout(text("for Ana"), private=True))
        before = {user: seen(first, user) for user in (ANA, BOR)}
    async with Server(history=file) as second:
        assert {user: seen(second, user) for user in (ANA, BOR)} == before
    assert [len(before[user]) for user in (ANA, BOR)] == [3, 2]
    assert before[BOR][0] == kept
    assert before[BOR][1]["components"] == [text("after")]


async def test_people_and_threads_outlive_the_server(file: Path) -> None:
    async with Server(history=file) as first:
        eva = first.world.add_person("Eva")
        thread = first.world.add_channel("table 2", parent=CHANNEL)
        first.world.remove_channel(first.world.add_channel("gone").id)
        asleep = first.world.add_channel("table 3", parent=CHANNEL)
        first.world.archive(asleep, locked=True)
        woken = first.world.add_channel("table 4", parent=CHANNEL)
        first.world.archive(woken)
        first.world.post(woken, {"content": "good morning"}, [])
    async with Server(history=file) as second:
        assert second.world.channels[asleep.id] == asleep and asleep.archived and asleep.locked
        assert not second.world.channels[woken.id].archived
        assert second.world.people[eva.id] == eva
        assert second.world.channels[thread.id] == thread
        assert list(second.world.channels) == list(first.world.channels)


async def test_files_outlive_the_server_as_long_as_a_message_has_them(file: Path) -> None:
    async with Server(history=file) as first:
        channel = first.world.channels[CHANNEL]
        message = first.world.post(channel, {"content": "look"}, [Upload(0, "a.png", b"first")])
        first.world.edit(message, {"attachments": [{"id": "0"}]}, [Upload(0, "a.png", b"second")])
        other = first.world.post(channel, {"content": "look"}, [Upload(0, "b.png", b"gone")])
        first.world.delete(channel, other)
    async with Server(history=file) as second:
        (kept,) = second.world.channels[CHANNEL].messages.values()
        assert [attached.data for attached in kept.files] == [b"second"]
        assert list(second.world.files.values()) == kept.files


async def test_emojis_outlive_the_server(file: Path) -> None:
    image = "data:image/png;base64," + base64.b64encode(PNG).decode()
    async with Server(history=file) as first:
        kept, gone = (first.world.emojis.create({"name": n, "image": image}) for n in ("aa", "bb"))
        first.world.emojis.rename(kept.id, {"name": "cc"})
        first.world.emojis.delete(gone.id)
    async with Server(history=file) as second:
        assert second.world.emojis.all == {kept.id: kept}
        assert kept.name == "cc"


async def test_old_messages_are_forgotten(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def posted(server: Server, content: str) -> Message:
        return server.world.post(server.world.channels[CHANNEL], {"content": content}, [])

    monkeypatch.setattr("sandbox.history.MAX_MESSAGES_PER_CHANNEL", 2)
    async with Server(history=file) as first:
        for content in "abc":
            posted(first, content)
    async with Server(history=file) as second:
        assert [body["content"] for body in seen(second, ANA)] == ["b", "c"]
    with sqlite_connection(file) as db:
        assert db.execute("SELECT count(*) FROM things WHERE kind = 'message'").fetchone() == (2,)
