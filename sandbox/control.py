"""The users' side of the stand-in: JSON over HTTP, and a stream of events."""

import asyncio
import dataclasses
import json
import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from aiohttp import web

from sandbox.door import BadInput, Form
from sandbox.faults import Fault, Weather
from sandbox.gateway import Gateway
from sandbox.hardness import DISCORD, Hardness, Rate
from sandbox.shapes import FOREIGN, Channel, Interaction, channel_object
from sandbox.users import Impossible, Users
from sandbox.world import World, visible

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

PAGE = Path(__file__).parent / "page"
PATIENCE = 60.0
NUMBER = r"{number:\d{1,20}}"
MAX_TIME_SHIFT = 100 * 365 * 24 * 60 * 60.0
"""Most seconds by which time is moved: a century."""
CACHE_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "max-age=31536000, immutable",
}
"""Headers for an address whose content never changes."""


class Shortcut(NamedTuple):
    """A button of the page: a command as it is typed, then labels of buttons to press."""

    label: str
    steps: Sequence[str]


class Greeting(NamedTuple):
    """Words of the page for a newcomer: what the bot is, and the commands to begin with."""

    line: str
    commands: Sequence[str]


NO_GREETING = Greeting("", ())


class Control:
    """The routes under ``/sandbox``."""

    def __init__(
        self,
        world: World,
        weather: Weather,
        gateway: Gateway,
        shortcuts: Sequence[Shortcut],
        greeting: Greeting,
    ) -> None:
        self.world = world
        self.weather = weather
        self.gateway = gateway
        self.users = Users(world)
        self.shortcuts = [shortcut._asdict() for shortcut in shortcuts]
        self.greeting = greeting._asdict()

    def routes(self) -> list[web.RouteDef]:
        """All routes."""
        table: list[tuple[str, str, Handler]] = [
            ("GET", "/", self.page),
            ("GET", "/sandbox/state", self.state),
            ("GET", "/sandbox/messages", self.messages),
            ("GET", "/sandbox/events", self.events),
            ("GET", "/sandbox/journal", self.journal),
            ("GET", "/sandbox/charges", self.charges),
            ("GET", f"/sandbox/files/{NUMBER}/{{name}}", self.file),
            ("GET", f"/sandbox/emojis/{NUMBER}", self.emoji),
            ("POST", "/sandbox/say", self.say),
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
            channel_object(place, everybody) | {"name": place.name, "guest": place.guest}
            for place in self.world.channels.values()
        ]
        body = {
            "users": people,
            "channels": channels,
            "commands": self.world.commands,
            "shortcuts": self.shortcuts,
            "greeting": self.greeting,
            "newest_id": str(self.world.snowflake()),
            "emojis": [place.body() for place in self.world.emojis.all.values()],
            "ready": self.gateway.ready.is_set(),
        }
        return web.json_response(body)

    def _channel(self, number: int) -> Channel:
        """A channel. Raises BadInput if it does not exist."""
        channel = self.world.channels.get(number)
        if channel is None:
            raise BadInput("There is no such channel.")
        return channel

    async def messages(self, request: web.Request) -> web.StreamResponse:
        """The messages of a channel as a user sees them, with whom they notified."""
        form = await Form.read(request)
        channel, user = self._channel(form.number("channel")), form.number("user")
        seen = visible(channel.messages.values(), user) if channel.open_to(user) else []
        pinged = {str(number): message.pinged for number, message in channel.messages.items()}
        return web.json_response([body | {"pinged": pinged[body["id"]]} for body in seen])

    async def journal(self, _: web.Request) -> web.StreamResponse:
        """All requests of the bot, and the users who see their results."""
        return web.json_response(self.world.journal)

    async def charges(self, request: web.Request) -> web.StreamResponse:
        """Discord's charges so far, for a ``channel`` or for all."""
        form, charges = await Form.read(request), self.world.charges
        total = charges.charge_of(form.number("channel")) if form.has("channel") else charges.all
        return web.json_response(total._asdict())

    async def file(self, request: web.Request) -> web.StreamResponse:
        """A file of a message."""
        file = self.world.files.get(int(request.match_info["number"]))
        if file is None:
            raise web.HTTPNotFound
        return web.Response(body=file.data, content_type=file.type, headers=CACHE_HEADERS)

    async def emoji(self, request: web.Request) -> web.StreamResponse:
        """The picture of an emoji."""
        emoji = self.world.emojis.all.get(int(request.match_info["number"]))
        if emoji is None:
            raise web.HTTPNotFound
        return web.Response(body=emoji.data, content_type=emoji.type, headers=CACHE_HEADERS)

    async def events(self, request: web.Request) -> web.StreamResponse:
        """A stream of what changes, for one user's eyes (``user``), or all of it."""
        form = await Form.read(request)
        user = form.number("user") if form.has("user") else None
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        await response.prepare(request)
        queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.world.watchers.add(queue)
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
            await self.users.wait_until_settled(made, PATIENCE)
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

    async def say(self, request: web.Request) -> web.StreamResponse:
        """A user writes a message."""
        form = await Form.read(request)
        try:
            self.users.say(form.number("user"), form.number("channel"), form.text("text"))
        except Impossible as error:
            return web.json_response({"impossible": str(error)}, status=400)
        return web.json_response({})

    async def slash(self, request: web.Request) -> web.StreamResponse:
        """A user invokes a command."""
        form = await Form.read(request)
        user, channel, command = form.number("user"), form.number("channel"), form.text("command")
        return await self._answer(self.users.slash(user, channel, command, form.items("options")))

    async def autocomplete(self, request: web.Request) -> web.StreamResponse:
        """A user types into an option."""
        form = await Form.read(request)
        try:
            choices = await self.users.autocomplete(
                form.number("user"), form.number("channel"), form.text("command"),
                form.text("option"), form.text("text", ""), form.items("options"),
            )  # fmt: skip
        except Impossible as error:
            return web.json_response({"impossible": str(error)}, status=400)
        return web.json_response(choices)

    async def click(self, request: web.Request) -> web.StreamResponse:
        """A user presses a button; ``stale`` allows one that is no longer there."""
        form = await Form.read(request)
        press = self.users.forge if form.flag("stale") else self.users.click
        where = form.number("user"), form.number("channel"), form.number("message")
        return await self._answer(press(*where, form.text("custom_id")))

    async def select(self, request: web.Request) -> web.StreamResponse:
        """A user chooses in a select."""
        form = await Form.read(request)
        where = form.number("user"), form.number("channel"), form.number("message")
        chosen = form.text("custom_id"), form.texts("values")
        return await self._answer(self.users.select(*where, *chosen))

    async def submit(self, request: web.Request) -> web.StreamResponse:
        """A user sends a modal."""
        form = await Form.read(request)
        where = form.number("user"), form.number("channel")
        filled = form.text("custom_id"), form.items("fields")
        return await self._answer(self.users.submit(*where, *filled))

    async def user(self, request: web.Request) -> web.StreamResponse:
        """A new user, or a change to one: their language, whether they installed the bot."""
        form = await Form.read(request)
        if not form.has("id"):
            person = self.world.add_person(form.text("name"))
        elif (number := form.number("id")) in self.world.people:
            person = self.world.people[number]
        else:
            raise BadInput("There is no such user.")
        person.locale = form.text("locale", person.locale)
        person.installed = form.flag("installed", default=person.installed)
        return web.json_response({"id": str(person.id), "name": person.name})

    async def channel(self, request: web.Request) -> web.StreamResponse:
        """A new channel, or new permissions of the bot in one.

        ``members`` make it direct messages (with the bot, if there is one member) or a group;
        ``foreign`` makes it a channel of a server without the bot.
        """
        form = await Form.read(request)
        if form.has("members"):
            members = [
                Form({"member": member}).number("member") for member in form.texts("members")
            ]
            if set(members) - set(self.world.people):
                raise BadInput("There is no such user.")
            made = self.world.add_private(form.text("name"), members)
        elif form.flag("foreign"):
            made = self.world.add_channel(form.text("name"), guild=FOREIGN)
        elif form.has("id"):
            made = self._channel(form.number("id"))
        else:
            parent = self._channel(form.number("parent")).id if form.has("parent") else None
            made = self.world.add_channel(form.text("name"), parent=parent)
        if form.has("bot_permissions"):
            made.bot_permissions = form.number("bot_permissions")
        return web.json_response(channel_object(made, self.world.people.values()))

    async def fault(self, request: web.Request) -> web.StreamResponse:
        """Faults to come (see ``sandbox.faults.Fault``)."""
        form = await Form.read(request)
        times = form.number("times") if form.has("times") else Fault.times
        wait = form.seconds("retry_after") if form.has("retry_after") else Fault.retry_after
        path = form.text("path")
        try:
            re.compile(path)
        except re.error:
            raise BadInput("path takes a regular expression.") from None
        fault = Fault(form.text("method"), path, form.text("kind"), times, wait)
        self.weather.faults.append(fault)
        return web.json_response(dataclasses.asdict(fault))

    async def harden(self, request: web.Request) -> web.StreamResponse:
        """New values for rows of ``sandbox.hardness.Hardness``, from now on."""
        form = await Form.read(request)
        if unknown := set(form.fields) - set(Hardness._fields):
            raise BadInput(f"There is no row {', '.join(sorted(unknown))}.")
        self.weather.harden(**{name: _row(form, name) for name in form.fields})
        return web.json_response(self.weather.hardness._asdict())

    async def advance(self, request: web.Request) -> web.StreamResponse:
        """Move the stand-in's time, forward or back."""
        seconds = (await Form.read(request)).seconds("seconds")
        if abs(seconds) > MAX_TIME_SHIFT:
            raise BadInput("seconds takes less than a century.")
        self.world.clock.advance(seconds)
        return web.json_response({})

    async def disturb(self, request: web.Request) -> web.StreamResponse:
        """Disturb the bot's gateway connections, or only one ``shard``'s.

        ``drop``, ``reconnect`` and ``invalidate`` wait until all are back; ``cut`` cuts one off,
        ``join`` ends that.
        """
        form = await Form.read(request)
        what, shard = form.text("what"), form.number("shard") if form.has("shard") else None
        lines = {"cut": self.gateway.cut, "join": self.gateway.join}
        if what in lines:
            await lines[what](form.number("shard"))
            return web.json_response({})
        doing = {
            "drop": self.gateway.drop,
            "reconnect": self.gateway.ask_to_reconnect,
            "invalidate": self.gateway.invalidate,
        }
        if what not in doing:
            raise BadInput(f"what takes one of {', '.join((*lines, *doing))}.")
        self.gateway.resumed.clear()
        self.gateway.ready.clear()
        await doing[what](shard)
        try:
            await asyncio.wait_for(self.gateway.ready.wait(), PATIENCE)
        except TimeoutError:
            raise BadInput("The bot has not come back.") from None
        return web.json_response({"resumed": self.gateway.resumed.is_set()})

    async def dismiss(self, request: web.Request) -> web.StreamResponse:
        """A user dismisses an ephemeral message."""
        form = await Form.read(request)
        channel = self._channel(form.number("channel"))
        message = channel.messages.get(form.number("message"))
        if message is not None and message.viewer == form.number("user"):
            self.world.delete(channel, message)
        return web.json_response({})


def _row(form: Form, name: str) -> Rate | float:
    """A row of the limits as sent: two numbers, or one."""
    value = form.fields[name]
    if isinstance(getattr(DISCORD, name), Rate):
        if not isinstance(value, list) or len(value) != len(Rate._fields):
            raise BadInput(f"{name} takes two numbers.")
        most, seconds = (Form({name: field}).seconds(name) for field in value)
        return Rate(int(most), seconds)
    return form.seconds(name)
