"""Discord's own description of its API takes the messages; skipped where the file is not there."""

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from bot.pages.hand import hand
from bot.pages.manual import help_page, manual
from bot.pages.page import Attachment, Page, Text
from engine import observe
from tests.laws.playing import RULES, random_deal
from tests.pages.drawn import ROOT, WORDS, during, payload, plain_info, tables
from tests.pages.test_golden import PAGES

FILE = ROOT.parent / "shared" / "discord" / "openapi.json"

pytestmark = pytest.mark.skipif(not FILE.is_file(), reason="Discord's OpenAPI file is not here")

CREATE = "/channels/{channel_id}/messages"
EDIT = "/channels/{channel_id}/messages/{message_id}"


@cache
def validator(path: str, method: str) -> Draft202012Validator:
    """What checks the JSON body of a request."""
    described = json.loads(FILE.read_text("utf-8"))
    body = described["paths"][path][method]["requestBody"]["content"]["application/json"]
    # References in the file start from its root, so all the shared schemas come along.
    return Draft202012Validator(body["schema"] | {"components": described["components"]})


def written(body: dict[str, Any]) -> dict[str, Any]:
    """Ids as texts, as the description has them: Discord takes the numbers of discord.py too."""
    mentions = dict(body["allowed_mentions"])
    if "users" in mentions:
        mentions["users"] = [str(user) for user in mentions["users"]]
    files = [file | {"id": str(file["id"])} for file in body.get("attachments", ())]
    return body | {"allowed_mentions": mentions, "attachments": files}


def complaints(body: dict[str, Any], path: str = CREATE, method: str = "post") -> list[str]:
    """What the description says against a message."""
    known = validator(path, method).schema["components"]["schemas"]
    assert set(body) <= set(known["MessageCreateRequest"]["properties"])
    return [error.message for error in validator(path, method).iter_errors(written(body))]


@pytest.mark.parametrize("name", PAGES)
async def test_every_kind_of_page_is_a_message(name: str) -> None:
    body = payload(PAGES[name]())
    assert not complaints(body)
    assert not complaints(body, EDIT, "patch")


@tables
async def test_the_pages_of_a_deal_are_messages(table: tuple[str, int]) -> None:
    played = random_deal(RULES[table], Random(5))
    steps = {step.deal.phase: step for step in played.steps}
    for step in steps.values():
        for page in during(step.deal, plain_info(table[1])):
            assert not complaints(payload(page))


OTHERS: dict[str, Callable[[], Page]] = {
    "help": lambda: help_page(WORDS),
    "manual": lambda: manual("slovenian", 1, WORDS),
    "file": lambda: Page((Text("The record"),), attachment=Attachment("a.game", "tarok-record 1")),
}


@pytest.mark.parametrize("name", OTHERS)
async def test_the_other_pages_are_messages(name: str) -> None:
    assert not complaints(payload(OTHERS[name]()))


async def test_the_description_does_refuse() -> None:
    """Else all of the above would say nothing."""
    step = random_deal(RULES["slovenian", 4], Random(1)).steps[0]
    body = payload(hand(plain_info(4), observe(step.deal, step.player), WORDS))
    row = next(part for part in body["components"] if part["type"] == 1)
    row["components"][0]["label"] = "x" * 81
    assert complaints(body)
    row["components"][0] |= {"label": "x", "style": 99}
    assert complaints(body)
    row["components"] = []
    assert complaints(body)
