"""The stand-in as one server on 127.0.0.1."""

import asyncio
import socket
from collections.abc import Sequence
from pathlib import Path

from aiohttp import web

from sandbox.control import NO_GREETING, PAGE, Control, Greeting, Shortcut
from sandbox.door import door
from sandbox.faults import Weather
from sandbox.gateway import Gateway
from sandbox.guard import guard
from sandbox.hardness import DISCORD, Counted, Hardness
from sandbox.history import History
from sandbox.rest import API, Rest
from sandbox.sessions import SESSION_LIFE
from sandbox.shapes import TIME_TO_ACKNOWLEDGE
from sandbox.world import World

HOST = "127.0.0.1"


async def stop_accepting(listening: socket.socket) -> None:
    """Accept no further connection, and wait until the server has every accepted one.

    To be called before an asyncio server closes: a connection that is accepted
    in the very turn of the loop in which it closes stays open forever, and its
    client waits (https://github.com/python/cpython/issues/109564).
    """
    asyncio.get_running_loop().remove_reader(listening)
    for _ in ("its transport is made", "its protocol hears of it"):
        await asyncio.sleep(0)


class Server:
    """Serves a world; an async context manager. ``port`` 0 takes a free one.

    ``history`` is the file in which the world is kept; without one it is forgotten.
    ``time_to_acknowledge``: the seconds that a bot has; Discord gives three.
    ``hardness``: what else a bot may do.
    """

    def __init__(
        self,
        port: int = 0,
        *,
        limit: int = 50,
        time_to_acknowledge: float = TIME_TO_ACKNOWLEDGE,
        history: Path | None = None,
        shortcuts: Sequence[Shortcut] = (),
        greeting: Greeting = NO_GREETING,
        hardness: Hardness = DISCORD,
    ) -> None:
        """Raises sqlite3.Error, OSError if the file cannot be written."""
        self.world = World(time_to_acknowledge)
        self._history = History(history) if history else None
        if self._history is not None:
            self._history.attach(self.world)
        self._shortcuts = shortcuts
        self._greeting = greeting
        self.weather = Weather(limit=limit, counted=Counted(hardness))
        self.gateway = Gateway(self.world, self.weather)
        self.port = port
        self._listening: socket.socket | None = None
        self._runner: web.AppRunner | None = None

    @property
    def address(self) -> str:
        """The address of the page."""
        return f"http://{HOST}:{self.port}"

    @property
    def environment(self) -> dict[str, str]:
        """The environment with which a bot process finds this server."""
        return {
            "DISCORD_TOKEN": "sandbox",
            "TAROK_DISCORD_API": self.address + API,
            "TAROK_DISCORD_GATEWAY": f"ws://{HOST}:{self.port}/gateway",
        }

    async def cut(self) -> None:
        """Cut the line to the bot: nothing goes out, and nothing comes in."""
        self.weather.cut = self.gateway.shut = True
        self.gateway.ready.clear()
        self.gateway.resumed.clear()
        await self.gateway.drop()

    def join(self, after: float) -> None:
        """Mend the line, and move the clock ``after`` seconds forward."""
        self.world.clock.advance(after)
        if after > SESSION_LIFE:
            self.gateway.sessions.clear()
        self.weather.cut = self.gateway.shut = False

    async def __aenter__(self) -> "Server":
        rest = Rest(self.gateway, lambda: f"ws://{HOST}:{self.port}/gateway")
        app = web.Application(middlewares=[door, guard(self.weather, self.world)])
        app.add_routes(rest.routes())
        control = Control(self.world, self.weather, self.gateway, self._shortcuts, self._greeting)
        app.add_routes(control.routes())
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_static("/page", PAGE)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        self._listening = socket.create_server((HOST, self.port))
        await web.SockSite(self._runner, self._listening).start()
        self.port = self._listening.getsockname()[1]
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.gateway.close()
        if self._listening is not None:
            await stop_accepting(self._listening)
            self._listening = None
        if self._runner is not None:
            await self._runner.cleanup()
        if self._history is not None:
            self._history.close()
