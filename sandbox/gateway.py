"""The gateway: HELLO, IDENTIFY, heartbeats, RESUME with what was missed, events by shard."""

import asyncio
import json
import time
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.faults import Weather
from sandbox.sessions import SESSION_LIFE, WHOLE, Session, Shard, Socket, guild_of
from sandbox.shapes import APPLICATION, UNKNOWN, bot_user
from sandbox.world import World

HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 1, 2, 6, 7, 9, 10, 11
HEARTBEAT_MS = 41_250
GOOD_BYE = (1000, 1001)
"""Codes by which a bot ends its session for good."""
RESUMABLE_CLOSE, AUTHENTICATION_FAILED, INVALID_SHARD, SHARDING_REQUIRED = 4000, 4004, 4010, 4011
MAX_GUILDS = 2500
"""The most servers that one session may hear of."""
MAX_STARTS = 1000
"""Sessions that may begin in a day."""
TRAVEL = 0.05
"""Seconds until a heartbeat is answered. An answer in no time arrives before discord.py has noted
when it asked, and it thinks itself a whole interval late."""


class Gateway:
    """All sessions of the bot.

    An event goes to each session of its shard: there may be several, as when one process follows
    another.
    """

    def __init__(self, world: World, weather: Weather) -> None:
        self.world = world
        self.weather = weather
        self.sessions: dict[str, Session] = {}
        self.current: dict[int, Session] = {}
        """The newest session, by shard."""
        self.count = 1
        """The number of shards that the bot has divided itself into."""
        self.shards = 1
        """The number of shards that it is told to use."""
        self.max_concurrency = 1
        """The shards that may identify at once: each key (shard modulo this) has its own limit."""
        self.most_guilds = MAX_GUILDS
        self.starts_left = MAX_STARTS
        """Sessions that may still begin today; a bot that begins more loses its token."""
        self.early_identifies = 0
        """The number of connections that identified before their turn."""
        self.cut_off: set[int] = set()
        """The shards that have no line."""
        self.ready = asyncio.Event()
        """Set while all shards are connected."""
        self.resumed = asyncio.Event()
        self.refuses: int | None = None
        """The code with which anyone who identifies is turned away."""
        self.heartbeat_ms = HEARTBEAT_MS
        self.silent = False
        """Whether heartbeats go unanswered, as if the line were cut."""
        self.shut = False
        """Whether all connections are refused."""
        self.refusals: list[int] = []
        """HTTP statuses with which the next connections are refused, in this order."""
        self.connection_refused = asyncio.Event()
        """Set when a connection was refused."""
        self.ready_sent_at = 0.0
        """When READY was last sent, by ``time.perf_counter``."""
        self._waiting: list[tuple[int, Socket]] = []
        """Connections of shards that have no line."""
        self._outbox: asyncio.Queue[tuple[float, Session, dict[str, Any]]] = asyncio.Queue()
        """Events: when each arrives, by the clock of the loop, and at which session."""
        self._sender: asyncio.Task[None] | None = None
        world.dispatch = self.dispatch

    def session_of(self, guild: int) -> Session | None:
        """The session that hears of a server; 0: of direct messages."""
        return next(
            (session for session in self.current.values() if session.shard.has(guild)), None
        )

    def dispatch(self, kind: str, data: dict[str, Any]) -> None:
        """Send an event to the bot, now or when it resumes."""
        self._forget()
        guild = guild_of(kind, data)
        sessions = [session for session in self._live_sessions() if session.shard.has(guild)]
        if not sessions:
            return
        # A copy: the world may still change what it has announced.
        copy = json.loads(json.dumps(data))
        arrival = asyncio.get_running_loop().time() + self.weather.hardness.latency
        for session in sessions:
            self._outbox.put_nowait((arrival, session, session.add(kind, copy)))
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send())

    def _live_sessions(self) -> list[Session]:
        """The sessions of the present sharding, including those that may still resume."""
        return [session for session in self.sessions.values() if session.shard.of == self.count]

    def _forget(self) -> None:
        """Drop sessions that have long had no line."""
        oldest = self.world.clock.now() - SESSION_LIFE
        for session in list(self.sessions.values()):
            if session.socket is None and session.left < oldest:
                del self.sessions[session.id]

    async def _send(self) -> None:
        while True:
            arrival, session, event = await self._outbox.get()
            # Users are as far away as the bot: they press only what it knows it has sent.
            await asyncio.sleep(max(0.0, arrival - asyncio.get_running_loop().time()))
            if session.socket is not None:
                await session.socket.send(event)

    async def close(self) -> None:
        """Stop sending."""
        if self._sender is not None:
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)
        for session in tuple(self.sessions.values()):
            if session.socket is not None:
                await session.socket.ws.close()

    # Disturbances: of one shard, or of all ----------------------------------------------------

    def _sessions(self, shard: int | None) -> list[Session]:
        return [session for session in self._live_sessions() if shard in (None, session.shard.id)]

    async def drop(self, shard: int | None = None) -> None:
        """Close the connection without a word."""
        await self.close_with(RESUMABLE_CLOSE, shard)

    async def close_with(self, code: int, shard: int | None = None) -> None:
        """Close the connection with one of Discord's codes."""
        for session in self._sessions(shard):
            await session.close(code, self.world.clock.now())

    async def ask_to_reconnect(self, shard: int | None = None) -> None:
        """Op 7: come back with RESUME."""
        for session in self._sessions(shard):
            if session.socket is not None:
                await session.socket.send({"op": RECONNECT, "d": None})

    async def invalidate(self, shard: int | None = None) -> None:
        """Op 9: the session is gone, identify again."""
        for session in self._sessions(shard):
            if session.socket is not None:
                self.sessions.pop(session.id, None)
                await session.socket.send({"op": INVALID, "d": False})

    async def cut(self, shard: int) -> None:
        """Take away the line to a shard: it connects, and hears nothing."""
        self.cut_off.add(shard)
        await self.drop(shard)

    async def join(self, shard: int) -> None:
        """Give a shard its line back."""
        self.cut_off.discard(shard)
        waiting = [socket for whose, socket in self._waiting if whose == shard]
        self._waiting = [entry for entry in self._waiting if entry[0] != shard]
        for socket in waiting:
            await socket.ws.close(code=RESUMABLE_CLOSE)

    # Connections ------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """A connection of the bot."""
        if self.shut:
            self.connection_refused.set()
            return web.Response(status=503)
        if self.refusals:
            return web.Response(status=self.refusals.pop(0))
        ws = web.WebSocketResponse(max_msg_size=0)
        await ws.prepare(request)
        compressed = request.query.get("compress") == "zlib-stream"
        socket = Socket(ws, compressed=compressed)
        await socket.send({"op": HELLO, "d": {"heartbeat_interval": self.heartbeat_ms}})
        async for message in ws:
            if message.type is WSMsgType.TEXT:
                await self._receive(socket, json.loads(message.data), request)
        for session in tuple(self.sessions.values()):
            if session.socket is socket:
                self._note_end(session, ws.close_code)
        return ws

    def _note_end(self, session: Session, code: int | None) -> None:
        """Note the end of a session's line; a bot that says good-bye does not come back."""
        session.hang_up(self.world.clock.now())
        if code in GOOD_BYE:
            self.sessions.pop(session.id, None)
        if not self._all_connected():
            self._announce_away()

    async def _receive(self, socket: Socket, payload: dict[str, Any], request: web.Request) -> None:
        kind = payload.get("op")
        if kind == HEARTBEAT:
            await asyncio.sleep(TRAVEL)
            if not self.silent:
                await socket.send({"op": ACK})
        elif kind == IDENTIFY:
            await self._admit(socket, payload["d"], request)
        elif kind == RESUME:
            await self._resume(socket, payload["d"])

    async def _admit(self, socket: Socket, data: dict[str, Any], request: web.Request) -> None:
        """Let an identifying connection in, or say why not."""
        shard = Shard(*map(int, data.get("shard") or WHOLE))
        if self._has_no_line(shard.id, socket):
            return
        if (code := self._refusal(str(data["token"]), shard)) is not None:
            await socket.ws.close(code=code)
        elif not self._may_identify(shard):
            self.early_identifies += 1
            await socket.send({"op": INVALID, "d": False})
        else:
            await self._identify(socket, shard, request)

    def _has_no_line(self, shard: int, socket: Socket) -> bool:
        if shard in self.cut_off:
            self._waiting.append((shard, socket))
            self.connection_refused.set()
        return shard in self.cut_off

    def _refusal(self, token: str, shard: Shard) -> int | None:
        if token.endswith(UNKNOWN) or self.starts_left <= 0:
            return AUTHENTICATION_FAILED
        if self.refuses is not None:
            return self.refuses
        if not shard.valid:
            return INVALID_SHARD
        guilds = sum(map(shard.has, self.world.guilds))
        return SHARDING_REQUIRED if guilds > self.most_guilds else None

    def _may_identify(self, shard: Shard) -> bool:
        key, now = shard.id % self.max_concurrency, self.world.clock.now()
        return self.weather.counted.may_identify(key, now)

    async def _identify(self, socket: Socket, shard: Shard, request: web.Request) -> None:
        self.starts_left -= 1
        session = Session(shard)
        self.sessions[session.id] = session
        if shard.of != self.count:
            self.count = shard.of
            self.current.clear()
        self.current[shard.id] = session
        guilds = list(filter(shard.has, self.world.guilds))
        ready = {
            "v": 10,
            "user": bot_user(),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": f"ws://{request.host}/gateway",
            "application": {"id": str(APPLICATION), "flags": 0},
            "shard": list(shard),
        }
        session.socket = socket
        await socket.send(session.add("READY", ready))
        self.ready_sent_at = time.perf_counter()
        for guild in guilds:
            await socket.send(session.add("GUILD_CREATE", self.world.guild(guild)))
        self._announce_ready()

    async def _resume(self, socket: Socket, data: dict[str, Any]) -> None:
        session = self.sessions.get(data.get("session_id") or "")
        if session is None or session.shard.of != self.count:
            await socket.send({"op": INVALID, "d": False})
            return
        if self._has_no_line(session.shard.id, socket):
            return
        self.current[session.shard.id] = session
        for event in session.events[int(data.get("seq") or 0) :]:
            await socket.send(event)
        session.socket = socket
        await socket.send(session.add("RESUMED", {}))
        self._announce_ready()
        self.resumed.set()

    def _all_connected(self) -> bool:
        """Whether each shard has a line."""
        connected = {
            session.shard.id for session in self._live_sessions() if session.socket is not None
        }
        return len(connected) == self.count

    def _announce_ready(self) -> None:
        if self._all_connected():
            self.ready.set()
            self.world.tell({"event": "ready"})

    def _announce_away(self) -> None:
        self.ready.clear()
        self.world.tell({"event": "away"})
