"""The emojis of the application: made, named, taken away, and used in messages."""

import base64
from typing import Any

import pytest

from sandbox import emojis
from sandbox.server import Server
from sandbox.shapes import APPLICATION
from tests.sandbox.botside import Answer, Body, Bot, button, layout, row, select
from tests.sandbox.payloads import FORM, complaints

EMOJIS = f"/applications/{APPLICATION}/emojis"
PNG = b"\x89PNG\r\n\x1a\n"


def image(data: bytes = PNG, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


async def create(bot: Bot, name: str = "card", picture: Any = None) -> Answer:
    return await bot.call("POST", EMOJIS, {"name": name, "image": picture or image()})


async def test_emoji_is_made_listed_renamed_and_taken_away(bot: Bot, server: Server) -> None:
    made = (await create(bot)).body
    route = f"{EMOJIS}/{made['id']}"
    assert (await bot.call("GET", EMOJIS)).body == {"items": [made]}
    assert (await bot.call("GET", route)).body == made
    async with bot.session.get(f"{server.address}/sandbox/emojis/{made['id']}") as answer:
        assert (await answer.read(), answer.content_type) == (PNG, "image/png")
    assert (await bot.call("PATCH", route, {"name": "other"})).body["name"] == "other"
    assert (await bot.call("DELETE", route)).status == 204
    for method in ("GET", "DELETE"):
        assert (await bot.call(method, route)).code == (404, 10014)


@pytest.mark.parametrize(
    ("name", "picture", "code"),
    [
        ("x", None, "BASE_TYPE_BAD_LENGTH"),
        ("x" * 33, None, "BASE_TYPE_BAD_LENGTH"),
        ("a-b", None, "STRING_TYPE_REGEX"),
        ("taken", None, "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        ("large", image(PNG + bytes(256 << 10)), "BINARY_TYPE_MAX_SIZE"),
        ("text", image(b"text"), "IMAGE_INVALID"),
        ("svg", image(PNG, "image/svg+xml"), "IMAGE_INVALID"),
        ("plain", "aaaa", "IMAGE_INVALID"),
    ],
)
async def test_invalid_emoji_is_refused(bot: Bot, name: str, picture: Any, code: str) -> None:
    assert (await create(bot, "taken")).ok
    answer = await create(bot, name, picture)
    assert answer.code == FORM
    assert code in complaints(answer.body["errors"])


async def test_number_of_emojis_is_limited(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(emojis, "MAX_EMOJIS", 1)
    assert (await create(bot, "one")).ok
    assert (await create(bot, "two")).code == (400, 30008)


def with_emoji(**emoji: Any) -> list[Body]:
    """A button and a select with an emoji."""
    chosen = select("s", ["v"])
    chosen["options"][0]["emoji"] = emoji
    return [layout(row(button("b", emoji=emoji))), layout(row(chosen))]


async def test_message_may_use_only_existing_emojis(bot: Bot) -> None:
    made = (await create(bot)).body
    for body in (*with_emoji(id=made["id"], name="card"), *with_emoji(name="♥")):
        assert (await bot.post(body)).ok
    for body in (*with_emoji(id="5", name="card"), *with_emoji(name="heart")):
        answer = await bot.post(body)
        assert answer.code == FORM
        assert "BUTTON_COMPONENT_INVALID_EMOJI" in complaints(answer.body["errors"])
