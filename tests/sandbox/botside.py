"""The bot's side of the stand-in without a bot library: plain HTTP and a plain websocket."""

import json
import zlib
from typing import Any, NamedTuple

import aiohttp

from sandbox.callbacks import COMMAND, COMPONENT
from sandbox.limits import EPHEMERAL, LAYOUT
from sandbox.rest import API
from sandbox.server import Server
from sandbox.shapes import APPLICATION, CHANNELS, FIRST_PERSON, Interaction, Message

Body = dict[str, Any]

CHANNEL, OTHER_CHANNEL = CHANNELS
ANA, BOR = FIRST_PERSON, FIRST_PERSON + 1

HELLO, IDENTIFY, RESUME = 10, 2, 6


class Answer(NamedTuple):
    """An answer of the API."""

    status: int
    body: Any
    headers: Any

    @property
    def code(self) -> tuple[int, int]:
        """HTTP status and Discord's code."""
        return self.status, self.body["code"]

    @property
    def ok(self) -> bool:
        return self.status in (200, 201, 204)


def text(content: str = "Hello") -> Body:
    """A component of version 2 that shows a text."""
    return {"type": 10, "content": content}


def button(custom_id: str, label: str = "Press", **more: Any) -> Body:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": label, **more}


def select(custom_id: str, values: list[str], **more: Any) -> Body:
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": custom_id, "options": options, **more}


def row(*parts: Body) -> Body:
    return {"type": 1, "components": list(parts)}


def layout(*parts: Body, private: bool = False) -> Body:
    """A message of version 2."""
    return {"flags": LAYOUT | EPHEMERAL * private, "components": list(parts)}


class Bot:
    """A bot at a server; an async context manager."""

    def __init__(self, server: Server, token: str = "sandbox") -> None:
        self.server = server
        self.headers = {"Authorization": f"Bot {token}"} if token else {}

    async def __aenter__(self) -> "Bot":
        self.session = aiohttp.ClientSession()
        self._lines: list[Line] = []
        return self

    async def __aexit__(self, *error: object) -> None:
        for line in self._lines:
            await line.ws.close()
        await self.session.close()

    async def call(self, method: str, path: str, body: Any = None, **more: Any) -> Answer:
        """A request to the API."""
        address = self.server.address + API + path
        sent = {"json": body} if body is not None else {}
        async with self.session.request(
            method, address, headers=self.headers, **sent, **more
        ) as answer:
            text = await answer.text()
            return Answer(answer.status, json.loads(text) if text else None, answer.headers)

    # Messages -------------------------------------------------------------------------------

    async def post(self, body: Body, channel: int = CHANNEL) -> Answer:
        return await self.call("POST", f"/channels/{channel}/messages", body)

    async def edit(self, message: str, body: Body, channel: int = CHANNEL) -> Answer:
        return await self.call("PATCH", f"/channels/{channel}/messages/{message}", body)

    async def posted(self, *parts: Body) -> Body:
        """A message that is there."""
        answer = await self.post(layout(*(parts or (text(),))))
        assert answer.ok, answer.body
        body: Body = answer.body
        return body

    # Interactions ---------------------------------------------------------------------------

    def asked(self, kind: int = COMMAND, *, source: Body | None = None) -> Interaction:
        """Ana has done something, and the bot has not answered yet."""
        world = self.server.world
        message = source and world.channels[CHANNEL].messages[int(source["id"])]
        return world.new_interaction(kind, ANA, CHANNEL, message or None)

    def pressed(self, source: Body) -> Interaction:
        """Ana has pressed a button of a message."""
        return self.asked(COMPONENT, source=source)

    async def acknowledge(
        self, made: Interaction, kind: int, data: Body | None = None, **query: str
    ) -> Answer:
        body = {"type": kind} | ({} if data is None else {"data": data})
        path = f"/interactions/{made.id}/{made.token}/callback"
        return await self.call("POST", path, body, params=query)

    async def hook(
        self, method: str, made: Interaction, which: str = "", body: Body | None = None
    ) -> Answer:
        """A request through the token of an interaction."""
        path = f"/webhooks/{APPLICATION}/{made.token}" + (f"/messages/{which}" if which else "")
        return await self.call(method, path, body)

    def seen_by(self, user: int) -> list[Message]:
        """The messages of the channel that a user sees."""
        messages = self.server.world.channels[CHANNEL].messages.values()
        return [message for message in messages if message.viewer in (None, user)]

    # The gateway ----------------------------------------------------------------------------

    async def connect(self, *, compressed: bool = False) -> "Line":
        """A connection to the gateway."""
        query = "?v=10&encoding=json" + ("&compress=zlib-stream" if compressed else "")
        address = self.server.environment["TAROK_DISCORD_GATEWAY"] + query
        line = Line(await self.session.ws_connect(address), compressed=compressed)
        self._lines.append(line)
        return line

    async def asked_in(self, *shard: int) -> "Line":
        """A connection that has identified, as the whole bot or as one of several shards."""
        line = await self.connect()
        assert (await line.next())["op"] == HELLO
        whose = {"shard": shard} if shard else {}
        await line.send(IDENTIFY, {"token": "sandbox", "intents": 0, "properties": {}} | whose)
        return line

    async def identified(self) -> "Line":
        """A connection that is ready."""
        line = await self.asked_in()
        line.session = (await line.event("READY"))["session_id"]
        await line.event("GUILD_CREATE")
        return line


class Line:
    """A gateway connection."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse, *, compressed: bool) -> None:
        self.ws = ws
        self.session = ""
        self.seq = 0
        self._inflate = zlib.decompressobj() if compressed else None

    async def next(self) -> Body:
        """The next payload."""
        if self._inflate is not None:
            received = self._inflate.decompress(await self.ws.receive_bytes()).decode()
        else:
            received = await self.ws.receive_str()
        payload: Body = json.loads(received)
        self.seq = payload.get("s") or self.seq
        return payload

    async def event(self, kind: str) -> Body:
        """The next event, which is of this kind."""
        payload = await self.next()
        assert payload.get("t") == kind, payload
        data: Body = payload["d"]
        return data

    async def closed(self) -> int | None:
        """The code with which it is closed now."""
        message = await self.ws.receive()
        assert message.type is aiohttp.WSMsgType.CLOSE, message
        return self.ws.close_code

    async def send(self, op: int, data: Any = None) -> None:
        await self.ws.send_json({"op": op, "d": data})

    async def resume(self, session: str, seq: int) -> None:
        await self.send(RESUME, {"token": "sandbox", "session_id": session, "seq": seq})
