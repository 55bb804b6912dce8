"""Messages that Discord takes, and its complaints about the rest."""

from typing import Any

import pytest

from sandbox.callbacks import MESSAGE, UPDATE
from tests.sandbox.botside import Body, Bot, button, layout, row, select, text
from tests.sandbox.payloads import FORM, complaints


def buttons(number: int, first: int = 0) -> list[Body]:
    return [button(f"b{place}") for place in range(first, first + number)]


def rows(number: int) -> list[Body]:
    """Rows of five buttons: six components each."""
    return [row(*buttons(5, 5 * place)) for place in range(number)]


def values(number: int) -> list[str]:
    return [f"v{place}" for place in range(number)]


def container(*parts: Body) -> Body:
    return {"type": 17, "components": list(parts)}


def embed(**more: Any) -> Body:
    return {"content": "classic", "embeds": [more]}


GOOD: dict[str, Body] = {
    "a text": layout(text()),
    "4000 characters": layout(text("x" * 2000), text("y" * 2000)),
    "40 components": layout(*rows(6), *[text()] * 4),
    "40 components, some nested": layout(container(*rows(6), *[text()] * 3)),
    "five buttons in a row": layout(text(), row(*buttons(5))),
    "a label of 80": layout(row(button("a", "x" * 80))),
    "an emoji for a label": layout(row(button("a", "", emoji={"name": "♥"}))),
    "a link without an id": layout(
        row({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})
    ),
    "an id of 100": layout(row(button("x" * 100))),
    "a select of 25": layout(row(select("s", values(25), max_values=25, placeholder="x" * 150))),
    "a label and a value of 100": layout(row(select("s", ["x" * 100]))),
    "classic content of 2000": {"content": "x" * 2000},
    "five classic rows": {"content": "x", "components": rows(5)},
    "an embed": embed(title="x" * 256, description="y" * 4096),
}

BAD: dict[str, tuple[Body, str]] = {
    "4001 characters": (
        layout(text("x" * 2000), text("y" * 2001)),
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "4001 characters, nested": (
        layout(container(text("x" * 2000), text("y" * 2001))),
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "41 components": (
        layout(*rows(6), *[text()] * 5),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "41 components, some nested": (
        layout(container(*rows(6), *[text()] * 4)),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "no components": (layout(), "BASE_TYPE_REQUIRED"),
    "an empty text": (layout(text("")), "BASE_TYPE_REQUIRED"),
    "an id twice": (
        layout(row(button("a")), row(button("a"))),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "an id twice, in a select": (
        layout(row(button("a")), row(select("a", values(2)))),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "an id of 101": (layout(row(button("x" * 101))), "BASE_TYPE_BAD_LENGTH"),
    "no id": (layout(row(button(""))), "BASE_TYPE_REQUIRED"),
    "a label of 81": (layout(row(button("a", "x" * 81))), "BASE_TYPE_BAD_LENGTH"),
    "no label": (layout(row(button("a", ""))), "BUTTON_COMPONENT_INVALID"),
    "six buttons in a row": (layout(row(*buttons(6))), "BASE_TYPE_BAD_LENGTH"),
    "an empty row": (layout(row()), "BASE_TYPE_BAD_LENGTH"),
    "a select beside a button": (
        layout(row(select("s", values(1)), button("a"))),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a select of 26": (layout(row(select("s", values(26)))), "BASE_TYPE_BAD_LENGTH"),
    "a select of none": (layout(row(select("s", []))), "BASE_TYPE_BAD_LENGTH"),
    "a value twice": (
        layout(row(select("s", ["v", "v"]))),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "a value of 101": (layout(row(select("s", ["x" * 101]))), "BASE_TYPE_BAD_LENGTH"),
    "a prompt of 151": (
        layout(row(select("s", values(1), placeholder="x" * 151))),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "more to choose than there is": (
        layout(row(select("s", values(2), max_values=3))),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "least over most": (
        layout(row(select("s", values(3), min_values=3, max_values=2))),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a button outside a row": (layout(button("a")), "BASE_TYPE_CHOICES"),
    "content in version 2": (
        layout(text()) | {"content": "x"},
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "an embed in version 2": (
        layout(text()) | {"embeds": [{"title": "x"}]},
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "a text in a classic message": ({"content": "x", "components": [text()]}, "BASE_TYPE_CHOICES"),
    "six classic rows": ({"content": "x", "components": rows(6)}, "BASE_TYPE_BAD_LENGTH"),
    "classic content of 2001": ({"content": "x" * 2001}, "BASE_TYPE_BAD_LENGTH"),
    "an embed of 257": (embed(title="x" * 257), "BASE_TYPE_BAD_LENGTH"),
    "an embed field of 1025": (
        embed(fields=[{"name": "n", "value": "x" * 1025}]),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "26 embed fields": (
        embed(fields=[{"name": "n", "value": "v"}] * 26),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, "BASE_TYPE_MAX_LENGTH"),
    "embeds of 6001": (
        {"embeds": [{"description": "x" * 3000}, {"description": "y" * 3001}]},
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
}


@pytest.mark.parametrize("name", GOOD)
async def test_message_within_the_limits_is_taken(bot: Bot, name: str) -> None:
    assert (await bot.post(GOOD[name])).ok


@pytest.mark.parametrize("name", BAD)
async def test_message_over_a_limit_is_refused_everywhere(bot: Bot, name: str) -> None:
    """As a new message, as an edit, as an answer and as its edit; and nothing has changed."""
    body, code = BAD[name]
    classic = "content" in body or "embeds" in body
    base = {"content": "before"} if classic and "flags" not in body else layout(text("before"))
    posted = (await bot.post(base)).body
    made = bot.asked()
    await bot.acknowledge(made, MESSAGE, base)
    answers = [
        await bot.post(body),
        await bot.edit(posted["id"], body),
        await bot.acknowledge(bot.asked(), MESSAGE, body),
        await bot.acknowledge(bot.pressed(posted), UPDATE, body),
        await bot.hook("POST", made, body=body),
        await bot.hook("PATCH", made, "@original", body),
    ]
    for answer in answers:
        assert answer.code == FORM
        assert code in complaints(answer.body["errors"])
    contents = [
        (message.body["content"], message.body["components"]) for message in bot.seen_by(made.user)
    ]
    assert contents == [(posted["content"], posted["components"])] * 2


async def test_complaint_names_its_place(bot: Bot) -> None:
    answer = await bot.post({"content": "x" * 2001})
    assert answer.body["message"] == "Invalid Form Body"
    assert answer.body["errors"] == {
        "content": {
            "_errors": [
                {
                    "code": "BASE_TYPE_BAD_LENGTH",
                    "message": "Must be between 0 and 2000 in length.",
                }
            ]
        }
    }
