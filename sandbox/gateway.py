"""The gateway: HELLO, IDENTIFY, heartbeats, RESUME with what was missed, events."""

import asyncio
import contextlib
import json
import secrets
import time
import zlib
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.faults import Weather
from sandbox.shapes import APPLICATION, GUILD, UNKNOWN, bot_user
from sandbox.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
HEARTBEAT_MS = 41_250
RESUMABLE_CLOSE, AUTHENTICATION_FAILED = 4000, 4004
TRAVEL = 0.05
"""Seconds until a heartbeat is answered. An answer within no time arrives before discord.py has
noted when it asked, and it believes to be late by a whole interval."""


class Session:
    """A bot's session: events are numbered, kept, and sent to whatever socket it has now."""

    def __init__(self) -> None:
        self.id = secrets.token_hex(16)
        self.events: list[dict[str, Any]] = []
        self.socket: Socket | None = None

    def add(self, kind: str, data: dict[str, Any]) -> dict[str, Any]:
        """Number and keep an event."""
        event = {"op": DISPATCH, "t": kind, "s": len(self.events) + 1, "d": data}
        self.events.append(event)
        return event


class Socket:
    """A connection, compressed if the bot asked for it."""

    def __init__(self, ws: web.WebSocketResponse, *, compressed: bool) -> None:
        self.ws = ws
        self._zlib = zlib.compressobj() if compressed else None
        self._lock = asyncio.Lock()

    async def send(self, payload: dict[str, Any]) -> None:
        """Send one payload; a socket that is gone swallows it."""
        text = json.dumps(payload)
        async with self._lock:
            with contextlib.suppress(ConnectionError, RuntimeError):
                if self._zlib is None:
                    await self.ws.send_str(text)
                else:
                    data = self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                    await self.ws.send_bytes(data)


class Gateway:
    """All sessions of the bot; events go to the newest."""

    def __init__(self, world: World, weather: Weather) -> None:
        self.world = world
        self.weather = weather
        self.sessions: dict[str, Session] = {}
        self.current: Session | None = None
        self.ready = asyncio.Event()
        self.resumed = asyncio.Event()
        self.refuses: int | None = None
        """The code with which whoever identifies is turned away."""
        self.heartbeat_ms = HEARTBEAT_MS
        self.silent = False
        """It answers no heartbeat, as if the line were cut."""
        self.shut = False
        """Nobody comes in."""
        self.knocked = asyncio.Event()
        """Somebody has tried to meanwhile."""
        self.greeted = 0.0
        """When READY was sent last, by the clock of ``time.perf_counter``."""
        self._outbox: asyncio.Queue[tuple[float, Session, dict[str, Any]]] = asyncio.Queue()
        """When each is there, by the clock of the loop, and whose it is."""
        self._sender: asyncio.Task[None] | None = None
        world.dispatch = self.dispatch

    def dispatch(self, kind: str, data: dict[str, Any]) -> None:
        """Send an event to the bot, now or when it resumes."""
        if self.current is None:
            return
        # A copy: the world goes on changing what it has announced.
        event = self.current.add(kind, json.loads(json.dumps(data)))
        there = asyncio.get_running_loop().time() + self.weather.hardness.latency
        self._outbox.put_nowait((there, self.current, event))
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while True:
            there, session, event = await self._outbox.get()
            # People are as far away as the bot: nobody presses what it does not know it has sent.
            await asyncio.sleep(max(0.0, there - asyncio.get_running_loop().time()))
            if session.socket is not None:
                await session.socket.send(event)

    async def close(self) -> None:
        """Stop sending."""
        if self._sender is not None:
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)
        for session in self.sessions.values():
            if session.socket is not None:
                await session.socket.ws.close()

    async def drop(self) -> None:
        """Close the connection without a word."""
        await self.close_with(RESUMABLE_CLOSE)

    async def close_with(self, code: int) -> None:
        """Close the connection with a code of Discord's."""
        if self.current is not None and self.current.socket is not None:
            socket, self.current.socket = self.current.socket, None
            await socket.ws.close(code=code)

    async def ask_to_reconnect(self) -> None:
        """Op 7: come back with RESUME."""
        if self.current is not None and self.current.socket is not None:
            await self.current.socket.send({"op": RECONNECT, "d": None})

    async def invalidate(self) -> None:
        """Op 9: the session is gone, identify anew."""
        if self.current is not None and self.current.socket is not None:
            socket = self.current.socket
            self.sessions.pop(self.current.id, None)
            await socket.send({"op": INVALID, "d": False})

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """A connection of the bot."""
        if self.shut:
            self.knocked.set()
            return web.Response(status=503)
        ws = web.WebSocketResponse(max_msg_size=0)
        await ws.prepare(request)
        compressed = request.query.get("compress") == "zlib-stream"
        socket = Socket(ws, compressed=compressed)
        await socket.send({"op": HELLO, "d": {"heartbeat_interval": self.heartbeat_ms}})
        async for message in ws:
            if message.type is WSMsgType.TEXT:
                await self._receive(socket, json.loads(message.data), request)
        if self.current is not None and self.current.socket is socket:
            self.current.socket = None
            self._away()
        return ws

    async def _receive(self, socket: Socket, payload: dict[str, Any], request: web.Request) -> None:
        kind = payload.get("op")
        if kind == HEARTBEAT:
            await asyncio.sleep(TRAVEL)
            if not self.silent:
                await socket.send({"op": ACK})
        elif kind == IDENTIFY and str(payload["d"]["token"]).endswith(UNKNOWN):
            await socket.ws.close(code=AUTHENTICATION_FAILED)
        elif kind == IDENTIFY and self.refuses is not None:
            await socket.ws.close(code=self.refuses)
        elif kind == IDENTIFY:
            await self._identify(socket, request)
        elif kind == RESUME:
            await self._resume(socket, payload["d"])

    async def _identify(self, socket: Socket, request: web.Request) -> None:
        session = Session()
        self.sessions[session.id] = session
        self.current = session
        host = request.host
        ready = {
            "v": 10,
            "user": bot_user(),
            "guilds": [{"id": str(GUILD), "unavailable": True}],
            "session_id": session.id,
            "resume_gateway_url": f"ws://{host}/gateway",
            "application": {"id": str(APPLICATION), "flags": 0},
            "shard": [0, 1],
        }
        await socket.send(session.add("READY", ready))
        self.greeted = time.perf_counter()
        await socket.send(session.add("GUILD_CREATE", self.world.guild()))
        session.socket = socket
        self._here()

    async def _resume(self, socket: Socket, data: dict[str, Any]) -> None:
        session = self.sessions.get(data.get("session_id", ""))
        if session is None:
            await socket.send({"op": INVALID, "d": False})
            return
        self.current = session
        for event in session.events[int(data.get("seq") or 0) :]:
            await socket.send(event)
        session.socket = socket
        await socket.send(session.add("RESUMED", {}))
        self._here()
        self.resumed.set()

    def _here(self) -> None:
        self.ready.set()
        self.world.tell({"event": "ready"})

    def _away(self) -> None:
        self.ready.clear()
        self.world.tell({"event": "away"})
