"""Payloads of requests in tests: commands, messages with files, and complaints about them."""

import json
from collections.abc import Iterator
from typing import Any

import aiohttp

from sandbox.shapes import APPLICATION
from tests.sandbox.botside import CHANNEL, Answer, Body, Bot

FORM = (400, 50035)
"""Status and code of an invalid form."""
COMMANDS = f"/applications/{APPLICATION}/commands"
MESSAGES = f"/channels/{CHANNEL}/messages"
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x05\0\0\0\x07"


def command(name: str = "play", *options: Body, **more: Any) -> Body:
    return {"name": name, "description": "A command", "options": list(options), **more}


def gallery(*names: str, **more: Any) -> Body:
    items = [{"media": {"url": f"attachment://{name}"}, **more} for name in names]
    return {"type": 12, "items": items}


def file(name: str) -> Body:
    return {"type": 13, "file": {"url": f"attachment://{name}"}}


def form(payload: Body, *sent: tuple[str, bytes]) -> aiohttp.FormData:
    """A request with files."""
    made = aiohttp.FormData()
    made.add_field("payload_json", json.dumps(payload), content_type="application/json")
    for place, (name, data) in enumerate(sent):
        made.add_field(f"files[{place}]", data, filename=name)
    return made


async def post(bot: Bot, payload: Body, *sent: tuple[str, bytes]) -> Answer:
    return await bot.call("POST", MESSAGES, data=form(payload, *sent))


async def edit(bot: Bot, message: Body, payload: Body, *sent: tuple[str, bytes]) -> Answer:
    return await bot.call("PATCH", f"{MESSAGES}/{message['id']}", data=form(payload, *sent))


def complaints(errors: Any) -> Iterator[str]:
    """The codes in the nested errors of a form."""
    for key, value in errors.items():
        if key == "_errors":
            yield from (complaint["code"] for complaint in value)
        else:
            yield from complaints(value)
