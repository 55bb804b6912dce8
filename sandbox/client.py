"""Users for tests and scripts: what a person can do and see, over the control API."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Self

import aiohttp

from sandbox.limits import FILE, GALLERY, TEXT, walk

Body = dict[str, Any]


class Refusal(Exception):
    """Discord's client would not let a user do that."""


@dataclass(frozen=True)
class Answer:
    """The outcome of an interaction."""

    failed: bool
    """Whether Discord says "This interaction failed"."""
    kind: int
    """Discord's type of the bot's callback; 0: it has not answered."""
    message: Body | None
    ephemeral: bool
    data: Body
    """Data of the callback, such as the fields of a modal."""
    away: bool = False
    """Whether it failed because the bot is not connected."""


def _parts(message: Body) -> list[Body]:
    return walk(message.get("components", []))


def controls(message: Body) -> list[Body]:
    """The buttons and selects of a message."""
    return [part for part in _parts(message) if part.get("custom_id")]


def text_of(message: Body) -> str:
    """All the text of a message; empty for no message (``{}``)."""
    parts = [part["content"] for part in _parts(message) if part.get("type") == TEXT]
    return "\n".join([message.get("content") or "", *parts]).strip()


def pictures(message: Body) -> list[Body]:
    """The pictures that a message shows: gallery items with their address and description."""
    galleries = [part for part in _parts(message) if part.get("type") == GALLERY]
    return [item for part in galleries for item in part["items"]]


def files_of(message: Body) -> list[Body]:
    """The files that can be downloaded from a message, each with its address."""
    shown = [part["file"] for part in _parts(message) if part.get("type") == FILE]
    return [*shown, *message["attachments"]]


class Sandbox:
    """A connection to a stand-in; an async context manager."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession()
        return self

    async def __aexit__(self, *error: object) -> None:
        assert self._session is not None
        await self._session.close()

    async def get(self, path: str, **query: str) -> Any:
        """Return the answer to a GET."""
        assert self._session is not None
        async with self._session.get(f"{self.address}/sandbox/{path}", params=query) as answer:
            return await answer.json()

    async def file(self, address: str) -> bytes:
        """A file of a message, by its address there. Raises Refusal if it is gone."""
        assert self._session is not None
        async with self._session.get(self.address + address) as answer:
            if not answer.ok:
                raise Refusal(f"no file {address}")
            return await answer.read()

    async def send(self, path: str, /, **body: Any) -> Any:
        """Return the answer to a POST. Raises Refusal."""
        assert self._session is not None
        async with self._session.post(f"{self.address}/sandbox/{path}", json=body) as answer:
            reply = await answer.json()
            if answer.status == 400:
                raise Refusal(reply["impossible"])
            answer.raise_for_status()
            return reply

    @asynccontextmanager
    async def events(self, user: str) -> AsyncIterator[aiohttp.StreamReader]:
        """The stream of the events that a user sees; it lasts as long as it is read."""
        assert self._session is not None
        address = f"{self.address}/sandbox/events"
        endless = aiohttp.ClientTimeout(total=None)  # a session's own ends any answer after 300 s
        async with self._session.get(address, params={"user": user}, timeout=endless) as answer:
            await answer.content.readline()
            yield answer.content

    async def user(self, name: str) -> "User":
        """A user by name, created if missing."""
        state = await self.get("state")
        existing = next((user for user in state["users"] if user["name"] == name), None)
        made = existing or await self.send("user", name=name)
        return User(self, made["id"], name, state["channels"][0]["id"])

    async def journal(self) -> list[Body]:
        """All requests of the bot."""
        requests: list[Body] = await self.get("journal")
        return requests


class User:
    """A person at their Discord client, looking at one channel."""

    def __init__(self, sandbox: Sandbox, number: str, name: str, channel: str) -> None:
        self.sandbox = sandbox
        self.id = number
        self.name = name
        self.channel = channel

    async def use_discord_in(self, locale: str) -> None:
        """Choose the language of Discord's client, such as ``de``."""
        await self.sandbox.send("user", id=self.id, locale=locale)

    async def messages(self) -> list[Body]:
        """The messages that the user sees in the channel."""
        messages: list[Body] = await self.sandbox.get(
            "messages", channel=self.channel, user=self.id
        )
        return messages

    async def _act(self, path: str, **body: Any) -> Answer:
        answer = await self.sandbox.send(path, user=self.id, channel=self.channel, **body)
        return Answer(**answer)

    async def say(self, text: str) -> None:
        """Write a message."""
        await self.sandbox.send("say", user=self.id, channel=self.channel, text=text)

    async def slash(self, command: str, **options: Any) -> Answer:
        """Invoke a command such as ``cards deal``."""
        return await self._act("slash", command=command, options=options)

    async def autocomplete(self, command: str, option: str, text: str = "") -> list[Body]:
        """The choices that appear while an option is typed."""
        choices: list[Body] = await self.sandbox.send(
            "autocomplete", user=self.id, channel=self.channel, command=command, option=option,
            text=text,
        )  # fmt: skip
        return choices

    async def click(self, message: Body, custom_id: str, *, stale: bool = False) -> Answer:
        """Press a button of a message; ``stale``: one that it had once."""
        return await self._act("click", message=message["id"], custom_id=custom_id, stale=stale)

    async def press(self, message: Body, label: str) -> Answer:
        """Press a button by its label."""
        for control in controls(message):
            if control.get("label") == label:
                return await self.click(message, control["custom_id"])
        raise Refusal(f"no button {label!r}")

    async def select(self, message: Body, custom_id: str, values: list[str]) -> Answer:
        """Choose in a select."""
        return await self._act("select", message=message["id"], custom_id=custom_id, values=values)

    async def wait_for(
        self, wanted: Callable[[list[Body]], Any], patience: float = 120.0
    ) -> list[Body]:
        """Wait until ``wanted`` is true of the messages that the user sees; return them."""
        async with asyncio.timeout(patience), self.sandbox.events(self.id) as stream:
            while not wanted(seen := await self.messages()):
                await _event(stream)
            return seen


async def _event(stream: aiohttp.StreamReader) -> Body:
    while True:
        line = await stream.readline()
        if line.startswith(b"data: "):
            event: Body = json.loads(line[6:])
            return event
        if not line:
            raise ConnectionError("the sandbox is gone")
