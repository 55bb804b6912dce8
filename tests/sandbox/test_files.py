"""Attachments of messages: galleries and files show them, edits keep or replace them."""

import asyncio

import pytest

from sandbox.callbacks import MESSAGE, UPDATE
from sandbox.client import Refusal, Sandbox, files_of, pictures
from sandbox.server import Server
from sandbox.shapes import ATTACH, BOT_PERMISSIONS
from tests.sandbox.botside import ANA, CHANNEL, Body, Bot, layout, text
from tests.sandbox.payloads import FORM, MESSAGES, PNG, complaints, edit, file, form, gallery, post

NO_PERMISSION = (403, 50013)
NOT_FOUND = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"


async def shown(bot: Bot, name: str = "a.png", data: bytes = PNG) -> Body:
    """A message that shows a picture."""
    answer = await post(bot, layout(text(), gallery(name, description="A card")), (name, data))
    assert answer.ok, answer.body
    body: Body = answer.body
    return body


def listed(*entries: Body) -> Body:
    return {"attachments": list(entries)}


async def test_picture_is_shown_by_a_component_and_served(bot: Bot, sandbox: Sandbox) -> None:
    """Discord leaves out of ``attachments`` what a component shows (discord-api-docs#8277)."""
    message = await shown(bot)
    (item,) = pictures(message)
    assert message["attachments"] == []
    assert item["description"] == "A card"
    media = item["media"]
    assert (media["width"], media["height"], media["content_type"]) == (5, 7, "image/png")
    assert await sandbox.file(media["url"]) == PNG
    with pytest.raises(Refusal):
        await sandbox.file("/sandbox/files/5/a.png")


async def test_file_is_shown_by_a_component_or_below_the_message(bot: Bot) -> None:
    answer = (await post(bot, layout(text(), file("a.txt")), ("a.txt", b"abc"))).body
    other = (await post(bot, layout(text()), ("a.txt", b"abc"))).body
    assert [answer["components"][1][key] for key in ("name", "size")] == ["a.txt", 3]
    assert answer["attachments"] == []
    assert [(entry["filename"], entry["size"]) for entry in other["attachments"]] == [("a.txt", 3)]
    assert [len(files_of(message)) for message in (answer, other)] == [1, 1]


async def test_description_goes_with_a_file(bot: Bot) -> None:
    described = layout(text()) | listed({"id": 0, "description": "Words"})
    (entry,) = (await post(bot, described, ("a.txt", b""))).body["attachments"]
    assert entry["description"] == "Words"
    tedious = layout(text()) | listed({"id": 0, "description": "x" * 1025})
    assert (await post(bot, tedious, ("a.txt", b""))).code == FORM


async def test_edit_has_the_files_that_it_lists(bot: Bot) -> None:
    message = await shown(bot)
    kept = pictures(message)[0]["media"]["attachment_id"]
    components = layout(text("new"), gallery("a.png"))
    nameless = await edit(bot, message, components | listed({"id": kept}))
    assert NOT_FOUND in complaints(nameless.body["errors"])
    entry = {"id": kept, "filename": "a.png"}
    same = (await edit(bot, message, components | listed(entry))).body
    assert [item["media"]["attachment_id"] for item in pictures(same)] == [kept]
    other = (await edit(bot, message, components | listed({"id": 0}), ("a.png", PNG + b"2"))).body
    (item,) = pictures(other)
    assert item["media"]["attachment_id"] != kept
    gone = await edit(bot, message, components | listed(entry))
    assert gone.code == FORM
    bare = (await edit(bot, message, layout(text()) | listed())).body
    assert pictures(bare) == bare["attachments"] == []


async def test_edit_that_lists_nothing_keeps_all(bot: Bot) -> None:
    message = await shown(bot)
    kept = (await edit(bot, message, layout(text("new"), gallery("a.png")))).body
    assert len(pictures(kept)) == 1


async def test_file_sent_but_not_listed_in_an_edit_cannot_be_shown(bot: Bot) -> None:
    """discord-api-docs#7529."""
    message = await bot.posted()
    answer = await edit(bot, message, layout(gallery("a.png")), ("a.png", PNG))
    assert NOT_FOUND in complaints(answer.body["errors"])
    named = layout(gallery("a.png")) | listed({"id": 0})
    assert (await edit(bot, message, named, ("a.png", PNG))).ok


async def test_replies_show_pictures_too(bot: Bot) -> None:
    made = bot.asked()
    data = layout(gallery("a.png")) | listed({"id": 0})
    path = f"/interactions/{made.id}/{made.token}/callback"
    sent = form({"type": MESSAGE, "data": data}, ("a.png", PNG))
    answer = await bot.call("POST", path, data=sent, params={"with_response": "1"})
    message = answer.body["resource"]["message"]
    assert len(pictures(message)) == 1
    pressed = bot.pressed(message)
    kept = {"id": pictures(message)[0]["media"]["attachment_id"], "filename": "a.png"}
    again = await bot.acknowledge(pressed, UPDATE, layout(gallery("a.png")) | listed(kept))
    assert again.ok


BAD = {
    "a picture that is not there": (layout(gallery("b.png")), NOT_FOUND),
    "a file that is not there": (layout(file("b.txt")), NOT_FOUND),
    "eleven pictures": (layout(gallery(*["a.png"] * 11)), "BASE_TYPE_BAD_LENGTH"),
    "no pictures": (layout(gallery()), "BASE_TYPE_BAD_LENGTH"),
    "a long description": (
        layout(gallery("a.png", description="x" * 1025)),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an empty description": (layout(gallery("a.png", description="")), "BASE_TYPE_BAD_LENGTH"),
    "another scheme": (
        layout({"type": 12, "items": [{"media": {"url": "ftp://a.png"}}]}),
        "URL_TYPE_INVALID_SCHEME",
    ),
    "no address": (layout({"type": 12, "items": [{"media": {}}]}), "BASE_TYPE_REQUIRED"),
    "an attachment that is not there": (
        layout(text()) | listed({"id": "77"}),
        "ATTACHMENT_NOT_FOUND",
    ),
}


@pytest.mark.parametrize("name", BAD)
async def test_unshowable_file_is_refused(bot: Bot, name: str) -> None:
    body, code = BAD[name]
    answer = await post(bot, body, ("a.png", PNG))
    assert answer.code == FORM
    assert code in complaints(answer.body["errors"])


async def test_too_large_and_too_many_files_are_refused(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.attachments.MAX_BYTES", 100)
    assert (await post(bot, layout(text()), ("a.png", bytes(100)))).ok
    answer = await post(bot, layout(text()), ("a.png", bytes(50)), ("b.png", bytes(51)))
    assert answer.code == (413, 40005)
    many = [(f"{place}.txt", b"") for place in range(11)]
    assert (await post(bot, layout(text()), *many)).code == FORM


async def test_file_needs_a_permission(bot: Bot, sandbox: Sandbox) -> None:
    message = await bot.posted()
    lacking = str(BOT_PERMISSIONS & ~ATTACH)
    await sandbox.send("channel", id=str(CHANNEL), bot_permissions=lacking)
    assert (await post(bot, layout(text()), ("a.txt", b""))).code == NO_PERMISSION
    assert (await edit(bot, message, layout(text()), ("a.txt", b""))).code == NO_PERMISSION


async def test_journal_has_the_files(bot: Bot, server: Server) -> None:
    await shown(bot, data=PNG + b"1")
    await shown(bot, data=PNG + b"2")
    first, second = [entry["files"]["a.png"] for entry in server.world.journal]
    assert first != second


async def test_loose_files_are_dropped_in_the_end(
    bot: Bot, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.world.MAX_LOOSE_FILES", 1)
    stays = await shown(bot)
    for message in [await shown(bot) for _ in range(3)]:
        await bot.call("DELETE", f"{MESSAGES}/{message['id']}")
    assert len(server.world.files) == 2
    assert int(pictures(stays)[0]["media"]["attachment_id"]) in server.world.files


async def test_files_wait_for_a_line_that_is_slow(server: Server, bot: Bot) -> None:
    server.weather.uplink.hold()
    upload = asyncio.create_task(shown(bot))
    await server.weather.uplink.waiting.wait()
    assert (await bot.post(layout(text("meanwhile")))).ok
    assert not upload.done()
    server.weather.uplink.free()
    assert pictures(await upload)


async def test_broken_off_request_is_not_carried_out(server: Server, bot: Bot) -> None:
    server.weather.uplink.hold()
    upload = asyncio.create_task(shown(bot))
    await server.weather.uplink.waiting.wait()
    upload.cancel()
    await asyncio.wait({upload})
    assert (await bot.post(layout(text("meanwhile")))).ok
    server.weather.uplink.free()
    assert (await bot.post(layout(text("later")))).ok
    assert len(bot.seen_by(ANA)) == 2
