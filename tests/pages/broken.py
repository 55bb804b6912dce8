"""Messages with a single fault, made from a valid one."""

import copy
from collections.abc import Iterator
from typing import Any, Final

from bot.kit.page import (
    Attachment,
    Button,
    Choice,
    Divider,
    Emoji,
    Page,
    Picture,
    Row,
    Select,
    Text,
)
from bot.pictures.scenes import Card, HandScene
from tests.pages.schemas import Body

HEART: Final = Emoji("h2_000000", 17)

FULL: Final = Page(
    (
        Text("A text, <@11>"),
        Divider(),
        Row(
            (
                Button("t:7:1:play:H2", "♥2", emoji=HEART),
                Button("t:7:1:bid:two", "Two", "primary"),
            )
        ),
        Select(
            "t:7:1:lay",
            "Two cards",
            (Choice("H2", "♥2", emoji=HEART), Choice("H3", "♥3", "note")),
            2,
            2,
        ),
        Picture(HandScene("classic", ((Card("H2"),),)), "♥2"),
    ),
    pings=(11,),
    attachment=Attachment("a.game", "tarok-record 1"),
    instead=lambda: Page((Text("♥2"),)),
)
"""A page with something of everything."""

TEXT: Final = ("components", 0)
RULE: Final = ("components", 1)
ROW: Final = ("components", 2)
BUTTON: Final = (*ROW, "components", 0)
SELECT: Final = ("components", 3, "components", 0)
OPTION: Final = (*SELECT, "options", 0)
GALLERY: Final = ("components", 4)
ITEM: Final = (*GALLERY, "items", 0)
FILE: Final = ("components", 5)

Path = tuple[str | int, ...]


class Nothing:
    """A marker in place of a value: the value is removed."""


def change_value(body: Body, path: Path, value: object) -> Body:
    """Return the message with another value in one place."""
    changed = copy.deepcopy(body)
    part: Any = changed
    for step in path[:-1]:
        part = part[step]
    if value is Nothing:
        del part[path[-1]]
    else:
        part[path[-1]] = value
    return changed


def places(part: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every place in a message, with its value."""
    if path:
        yield path, part
    if isinstance(part, dict):
        for key, value in part.items():
            yield from places(value, (*path, key))
    elif isinstance(part, list):
        for index, value in enumerate(part):
            yield from places(value, (*path, index))


ODD: Final[tuple[object, ...]] = (
    Nothing, None, True, -1, 0, 5, 26, "", "x", "x" * 101, "x" * 1025, "x" * 4001,
    [], {}, ["x"], ["11", "11"], [{}] * 41, {"type": 1},
)  # fmt: skip
"""Values that may stand where they do not belong."""


def mutants(body: Body) -> Iterator[Body]:
    """Messages with an odd value in each of their places, one at a time."""
    for path, _ in places(body):
        for value in ODD:
            yield change_value(body, path, value)


def text(length: int) -> Body:
    return {"type": 10, "content": "x" * length}


def button(number: int) -> Body:
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"b{number}"}


def row(first: int, number: int) -> Body:
    return {"type": 1, "components": [button(first + offset) for offset in range(number)]}


def options(number: int) -> list[Body]:
    return [{"label": "x", "value": str(index)} for index in range(number)]


BROKEN: dict[str, tuple[Path, object]] = {
    "a label of 81": ((*BUTTON, "label"), "x" * 81),
    "a label that is a number": ((*BUTTON, "label"), 7),
    "a style that there is not": ((*BUTTON, "style"), 99),
    "no style": ((*BUTTON, "style"), Nothing),
    "an empty id": ((*BUTTON, "custom_id"), ""),
    "an id of 101": ((*BUTTON, "custom_id"), "x" * 101),
    "a button that is perhaps disabled": ((*BUTTON, "disabled"), "perhaps"),
    "a component without a type": ((*BUTTON, "type"), Nothing),
    "a component of no known type": ((*TEXT, "type"), 99),
    "a row without parts": ((*ROW, "components"), Nothing),
    "an empty row": ((*ROW, "components"), []),
    "a row of six": ((*ROW, "components"), row(0, 6)["components"]),
    "a text in a row": (BUTTON, text(1)),
    "a row in a row": (BUTTON, row(0, 1)),
    "a button without a row": (TEXT, button(1)),
    "a select without a row": (
        TEXT,
        {"type": 3, "custom_id": "s", "options": options(1)},
    ),
    "a select without an id": ((*SELECT, "custom_id"), Nothing),
    "a select without options": ((*SELECT, "options"), Nothing),
    "a select of none": ((*SELECT, "options"), []),
    "a select of 26": ((*SELECT, "options"), options(26)),
    "a prompt of 151": ((*SELECT, "placeholder"), "x" * 151),
    "less than nothing to choose": ((*SELECT, "min_values"), -1),
    "nothing to choose at most": ((*SELECT, "max_values"), 0),
    "26 to choose": ((*SELECT, "max_values"), 26),
    "an option without a label": ((*OPTION, "label"), Nothing),
    "an option with an empty label": ((*OPTION, "label"), ""),
    "an option with a label of 101": ((*OPTION, "label"), "x" * 101),
    "an option without a value": ((*OPTION, "value"), Nothing),
    "an option with a value of 101": ((*OPTION, "value"), "x" * 101),
    "an option with a note of 101": ((*OPTION, "description"), "x" * 101),
    "no text": ((*TEXT, "content"), Nothing),
    "an empty text": ((*TEXT, "content"), ""),
    "a text of 4001": ((*TEXT, "content"), "x" * 4001),
    "a rule as wide as it likes": ((*RULE, "spacing"), 3),
    "a file that is a text": ((*FILE, "file"), "attachment://a.game"),
    "a file without an address": ((*FILE, "file"), {}),
    "a gallery without pictures": ((*GALLERY, "items"), []),
    "eleven pictures": (
        (*GALLERY, "items"),
        [{"media": {"url": "attachment://a.png"}, "description": "x"}] * 11,
    ),
    "a picture without an address": ((*ITEM, "media"), {}),
    "an alt text of 1025": ((*ITEM, "description"), "x" * 1025),
    "an empty alt text": ((*ITEM, "description"), ""),
    "an emoji without a name": ((*BUTTON, "emoji"), {"id": "17"}),
    "an emoji with a name of 33": ((*BUTTON, "emoji", "name"), "x" * 33),
    "an emoji that is a text": ((*OPTION, "emoji"), "h2"),
    "41 parts side by side": (("components",), [text(1)] * 41),
    "parts that are no list": (("components",), text(1)),
    "flags in words": (("flags",), "ephemeral"),
    "an attachment without a number": (("attachments", 0, "id"), Nothing),
    "an attachment without a name": (("attachments", 0, "filename"), ""),
    "eleven attachments": (
        ("attachments",),
        [{"id": str(number), "filename": "x"} for number in range(11)],
    ),
    "mentions of what there is not": (("allowed_mentions", "parse"), ["cats"]),
    "somebody mentioned twice": (("allowed_mentions", "users"), ["11", "11"]),
    "somebody mentioned by name": (("allowed_mentions", "users"), ["Ana"]),
    "101 people mentioned": (("allowed_mentions", "users"), [str(user) for user in range(101)]),
}
"""Values that Discord's description refuses, as ours does, by place."""

UNTOLD: dict[str, tuple[Path, object]] = {
    "neither label nor emoji": ((*ROW, "components", 1, "label"), Nothing),
    "an empty label": ((*BUTTON, "label"), ""),
    "a button without an id": ((*BUTTON, "custom_id"), Nothing),
    "a link without an address": ((*BUTTON, "style"), 5),
    "an id twice in a row": ((*BUTTON, "custom_id"), "t:7:1:bid:two"),
    "an id twice, in a select": ((*BUTTON, "custom_id"), "t:7:1:lay"),
    "a select beside a button": (
        BUTTON,
        {"type": 3, "custom_id": "s", "options": options(1)},
    ),
    "a value twice": ((*SELECT, "options"), options(1) * 2),
    "more to choose than there is": ((*SELECT, "max_values"), 3),
    "least over most": ((*SELECT, "max_values"), 1),
    "41 components, nested": (
        ("components",),
        [*(row(5 * place, 5) for place in range(6)), *[text(1)] * 5],
    ),
    "4001 characters in two texts": (("components",), [text(2000), text(2001)]),
    "no components": (("components",), []),
    "a file from elsewhere": ((*FILE, "file", "url"), "https://example.org/a.game"),
    "content beside components": (("content",), "x"),
    "an embed beside components": (("embeds",), [{"title": "x"}]),
    "no flags": (("flags",), Nothing),
    "flags of a classic message": (("flags",), 0),
    "everybody mentioned": (("allowed_mentions", "parse"), ["everyone"]),
    "mentions left to Discord": (("allowed_mentions",), Nothing),
    "a picture without words": ((*ITEM, "description"), Nothing),
    "a picture from elsewhere": ((*ITEM, "media", "url"), "https://example.org/a.png"),
    "an emoji of nobody": ((*BUTTON, "emoji", "id"), Nothing),
    "a field that there is not": (("colour",), "red"),
    "a field that a button has not": ((*BUTTON, "colour"), "red"),
}
"""Values refused by Discord, or never sent, though Discord's description allows them."""
