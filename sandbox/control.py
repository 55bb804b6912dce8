"""The users' side of the stand-in: JSON over HTTP, and a stream of events."""

import asyncio
import dataclasses
import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from aiohttp import web

from sandbox.faults import Fault, Weather
from sandbox.gateway import Gateway
from sandbox.hardness import Rate
from sandbox.shapes import FOREIGN, Interaction, channel_object
from sandbox.users import Impossible, Users
from sandbox.world import World, visible

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

PAGE = Path(__file__).parent / "page"
PATIENCE = 20.0
KEPT = {"X-Content-Type-Options": "nosniff", "Cache-Control": "max-age=31536000, immutable"}
"""Headers for an address whose content never changes."""


class Shortcut(NamedTuple):
    """A button of the page: a command as it is typed, then labels of buttons to press."""

    label: str
    steps: Sequence[str]


class Control:
    """The routes under ``/sandbox``."""

    def __init__(
        self,
        world: World,
        weather: Weather,
        gateway: Gateway,
        shortcuts: Sequence[Shortcut] = (),
    ) -> None:
        self.world = world
        self.weather = weather
        self.gateway = gateway
        self.users = Users(world)
        self.shortcuts = [shortcut._asdict() for shortcut in shortcuts]

    def routes(self) -> list[web.RouteDef]:
        """All routes."""
        table: list[tuple[str, str, Handler]] = [
            ("GET", "/", self.page),
            ("GET", "/sandbox/state", self.state),
            ("GET", "/sandbox/messages", self.messages),
            ("GET", "/sandbox/events", self.events),
            ("GET", "/sandbox/journal", self.journal),
            ("GET", "/sandbox/charges", self.charges),
            ("GET", "/sandbox/files/{number}/{name}", self.file),
            ("GET", "/sandbox/emojis/{number}", self.emoji),
            ("POST", "/sandbox/slash", self.slash),
            ("POST", "/sandbox/autocomplete", self.autocomplete),
            ("POST", "/sandbox/click", self.click),
            ("POST", "/sandbox/select", self.select),
            ("POST", "/sandbox/submit", self.submit),
            ("POST", "/sandbox/user", self.user),
            ("POST", "/sandbox/channel", self.channel),
            ("POST", "/sandbox/fault", self.fault),
            ("POST", "/sandbox/hardness", self.harden),
            ("POST", "/sandbox/advance", self.advance),
            ("POST", "/sandbox/gateway", self.disturb),
            ("POST", "/sandbox/dismiss", self.dismiss),
        ]
        return [web.route(method, path, handler) for method, path, handler in table]

    async def page(self, _: web.Request) -> web.StreamResponse:
        """The page on which a person plays."""
        return web.FileResponse(PAGE / "index.html")

    async def state(self, _: web.Request) -> web.StreamResponse:
        """Users, channels and commands."""
        people = [
            {"id": str(person.id), "name": person.name, "locale": person.locale}
            for person in self.world.people.values()
        ]
        everybody = self.world.people.values()
        channels = [
            channel_object(one, everybody) | {"name": one.name, "guest": one.guest}
            for one in self.world.channels.values()
        ]
        body = {
            "users": people,
            "channels": channels,
            "commands": self.world.commands,
            "shortcuts": self.shortcuts,
            "emojis": [one.body() for one in self.world.emojis.all.values()],
            "ready": self.gateway.ready.is_set(),
        }
        return web.json_response(body)

    async def messages(self, request: web.Request) -> web.StreamResponse:
        """The messages of a channel as a user sees them, with whom they notified."""
        channel = self.world.channels[int(request.query["channel"])]
        user = int(request.query["user"])
        seen = visible(channel.messages.values(), user) if channel.open_to(user) else []
        pinged = {str(number): one.pinged for number, one in channel.messages.items()}
        return web.json_response([body | {"pinged": pinged[body["id"]]} for body in seen])

    async def journal(self, _: web.Request) -> web.StreamResponse:
        """Everything that the bot has sent, with who can see it."""
        return web.json_response(self.world.journal)

    async def charges(self, request: web.Request) -> web.StreamResponse:
        """What Discord would have charged so far, for a ``channel`` or for all."""
        number, charges = request.query.get("channel"), self.world.charges
        found = charges.all if number is None else charges.of(int(number))
        return web.json_response(found._asdict())

    async def file(self, request: web.Request) -> web.StreamResponse:
        """A file of a message."""
        found = self.world.files.get(int(request.match_info["number"]))
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found.data, content_type=found.type, headers=KEPT)

    async def emoji(self, request: web.Request) -> web.StreamResponse:
        """The picture of an emoji."""
        found = self.world.emojis.all.get(int(request.match_info["number"]))
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found.data, content_type=found.type, headers=KEPT)

    async def events(self, request: web.Request) -> web.StreamResponse:
        """A stream of what changes, for one user's eyes (``user``), or all of it."""
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        await response.prepare(request)
        queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.world.watchers.add(queue)
        user = int(request.query["user"]) if "user" in request.query else None
        try:
            await response.write(b": hello\n\n")
            while True:
                event = await queue.get()
                if user is None or event.get("viewer") in (None, user):
                    await response.write(f"data: {json.dumps(event)}\n\n".encode())
        except (ConnectionError, asyncio.CancelledError):
            return response
        finally:
            self.world.watchers.discard(queue)

    async def _answer(self, work: Awaitable[Interaction]) -> web.StreamResponse:
        try:
            made = await work
        except Impossible as error:
            return web.json_response({"impossible": str(error)}, status=400)
        if made.answered:
            await self.users.settled(made, PATIENCE)
        original = made.original
        return web.json_response(
            {
                "failed": not made.answered,
                "away": not made.answered and not self.gateway.ready.is_set(),
                "kind": int(made.answered or 0),
                "message": original.body if original else None,
                "ephemeral": original is not None and original.viewer is not None,
                "data": made.answer,
            }
        )

    async def slash(self, request: web.Request) -> web.StreamResponse:
        """A user invokes a command."""
        body = await request.json()
        user, channel = int(body["user"]), int(body["channel"])
        given = body.get("options") or {}
        return await self._answer(self.users.slash(user, channel, body["command"], given))

    async def autocomplete(self, request: web.Request) -> web.StreamResponse:
        """A user types into an option."""
        body = await request.json()
        try:
            choices = await self.users.autocomplete(
                int(body["user"]), int(body["channel"]), body["command"], body["option"],
                body.get("text", ""), body.get("options") or {},
            )  # fmt: skip
        except Impossible as error:
            return web.json_response({"impossible": str(error)}, status=400)
        return web.json_response(choices)

    async def click(self, request: web.Request) -> web.StreamResponse:
        """A user presses a button; ``stale`` allows one that is no longer there."""
        body = await request.json()
        press = self.users.forge if body.get("stale") else self.users.click
        where = int(body["user"]), int(body["channel"]), int(body["message"])
        return await self._answer(press(*where, body["custom_id"]))

    async def select(self, request: web.Request) -> web.StreamResponse:
        """A user chooses in a select."""
        body = await request.json()
        where = int(body["user"]), int(body["channel"]), int(body["message"])
        return await self._answer(self.users.select(*where, body["custom_id"], body["values"]))

    async def submit(self, request: web.Request) -> web.StreamResponse:
        """A user sends a modal."""
        body = await request.json()
        where = int(body["user"]), int(body["channel"])
        return await self._answer(self.users.submit(*where, body["custom_id"], body["fields"]))

    async def user(self, request: web.Request) -> web.StreamResponse:
        """A new user, or a change to one: their language, whether they installed the bot."""
        body = await request.json()
        person = (
            self.world.people[int(body["id"])]
            if "id" in body
            else self.world.add_person(body["name"])
        )
        person.locale = str(body.get("locale", person.locale))
        person.installed = bool(body.get("installed", person.installed))
        return web.json_response({"id": str(person.id), "name": person.name})

    async def channel(self, request: web.Request) -> web.StreamResponse:
        """A new channel, or new permissions of the bot in one.

        ``members`` make it direct messages (with the bot, if there is one member) or a group;
        ``foreign`` makes it a channel of a server without the bot.
        """
        body = await request.json()
        if "members" in body:
            made = self.world.add_private(body["name"], [int(one) for one in body["members"]])
        elif body.get("foreign"):
            made = self.world.add_channel(body["name"], guild=FOREIGN)
        elif "id" not in body:
            parent = int(body["parent"]) if body.get("parent") else None
            made = self.world.add_channel(body["name"], parent=parent)
        else:
            made = self.world.channels[int(body["id"])]
        if "bot_permissions" in body:
            made.bot_permissions = int(body["bot_permissions"])
        return web.json_response(channel_object(made, self.world.people.values()))

    async def fault(self, request: web.Request) -> web.StreamResponse:
        """Faults to come (see ``sandbox.faults.Fault``)."""
        fault = Fault(**(await request.json()))
        self.weather.faults.append(fault)
        return web.json_response(dataclasses.asdict(fault))

    async def harden(self, request: web.Request) -> web.StreamResponse:
        """New values for rows of ``sandbox.hardness.Hardness``, from now on."""
        rows = {key: Rate(*row) if isinstance(row, list) else float(row)
                for key, row in (await request.json()).items()}  # fmt: skip
        self.weather.harden(**rows)
        return web.json_response(self.weather.hardness._asdict())

    async def advance(self, request: web.Request) -> web.StreamResponse:
        """Move the stand-in's time forward."""
        self.world.clock.advance(float((await request.json())["seconds"]))
        return web.json_response({})

    async def disturb(self, request: web.Request) -> web.StreamResponse:
        """``drop``, ``reconnect`` or ``invalidate`` the bot's gateway connections, or only one
        ``shard``'s, and wait until all are back; ``cut`` one off, or ``join`` it."""
        body = await request.json()
        what, shard = body["what"], body.get("shard")
        lines = {"cut": self.gateway.cut, "join": self.gateway.join}
        if what in lines:
            await lines[what](int(shard))
            return web.json_response({})
        self.gateway.resumed.clear()
        self.gateway.ready.clear()
        doing = {
            "drop": self.gateway.drop,
            "reconnect": self.gateway.ask_to_reconnect,
            "invalidate": self.gateway.invalidate,
        }
        await doing[what](shard)
        await asyncio.wait_for(self.gateway.ready.wait(), PATIENCE)
        return web.json_response({"resumed": self.gateway.resumed.is_set()})

    async def dismiss(self, request: web.Request) -> web.StreamResponse:
        """A user dismisses an ephemeral message."""
        body = await request.json()
        channel = self.world.channels[int(body["channel"])]
        message = channel.messages.get(int(body["message"]))
        if message is not None and message.viewer == int(body["user"]):
            self.world.delete(channel, message)
        return web.json_response({})
