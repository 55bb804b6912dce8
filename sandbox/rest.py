"""REST v10: the routes that a bot of slash commands and components uses."""

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox import callbacks
from sandbox.attachments import Upload
from sandbox.errors import (
    edited_too_often,
    entry_point_left_out,
    invalid_form,
    missing_access,
    missing_permissions,
    takes_no_messages,
    unknown_user,
    written_by_another_user,
)
from sandbox.gateway import MAX_STARTS, Gateway
from sandbox.limits import CHAT_INPUT, ENTRY_POINT, MAX_THREAD_NAME, check_commands, check_length
from sandbox.shapes import (
    APPLICATION,
    ATTACH,
    GUILD,
    HISTORY,
    OPEN_THREADS,
    SEND,
    THREAD,
    VIEW,
    Channel,
    Message,
    bot_user,
    channel_object,
)

Files = list[Upload]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

API = "/api/v10"
DAY_MS = 24 * 60 * 60 * 1000


def _object(text: str) -> dict[str, Any]:
    """The JSON object of a form. Raises ApiError if it is another value, ValueError for no JSON."""
    payload = json.loads(text)
    if not isinstance(payload, dict):
        raise invalid_form(("", "DICT_TYPE_CONVERT", "Only dictionaries may be used"))
    return payload


async def read_form(request: web.Request) -> tuple[dict[str, Any], Files]:
    """The JSON of a request and its files, multipart or not."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return _object(text) if text else {}, []
    payload: dict[str, Any] = {}
    files: Files = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):  # a multipart inside: discord.py sends none
            continue
        name = part.name or ""
        if name == "payload_json":
            payload = _object(await part.text())
        elif name.startswith("files"):
            index = int(digits[0]) if (digits := re.findall(r"\d+", name)) else len(files)
            files.append(Upload(index, part.filename or "file", bytes(await part.read())))
    return payload, files


def _path_pattern(path: str) -> str:
    """A path whose variable parts, but for tokens, are numbers, or ``@original``."""
    numbered = re.sub(r"\{(?!token|which)(\w+)\}", r"{\1:\\d{1,20}}", path)
    return numbered.replace("{which}", r"{which:\d{1,20}|@original}")


def _without_translations(part: Any) -> Any:
    """A command, or a part of one, without its translations."""
    if isinstance(part, dict):
        return {
            key: None if key.endswith("_localizations") else _without_translations(value)
            for key, value in part.items()
        }
    return [_without_translations(item) for item in part] if isinstance(part, list) else part


def _query_number(request: web.Request, name: str, default: int) -> int:
    """A number of the query. Raises ApiError for anything else."""
    text = request.query.get(name, str(default))
    if not re.fullmatch(r"[0-9]{1,20}", text):
        raise invalid_form((name, "NUMBER_TYPE_COERCE", "Value is not int."))
    return int(text)


class Rest:
    """The routes on a world."""

    def __init__(self, gateway: Gateway, address: Callable[[], str]) -> None:
        """``address``: where the gateway is."""
        self.world = gateway.world
        self.weather = gateway.weather
        self._gateway = gateway
        self._address = address

    def routes(self) -> list[web.RouteDef]:
        """All routes."""
        message = "/channels/{channel}/messages/{message}"
        hook = "/webhooks/{application}/{token}"
        emoji = "/applications/{application}/emojis/{emoji}"
        table: list[tuple[str, str, Handler]] = [
            ("GET", "/gateway", self.gateway),
            ("GET", "/gateway/bot", self.gateway),
            ("GET", "/users/@me", self.me),
            ("POST", "/users/@me/channels", self.directly),
            ("GET", "/users/{user}", self.user),
            ("GET", "/oauth2/applications/@me", self.application),
            ("GET", "/applications/{application}/commands", self.commands),
            ("PUT", "/applications/{application}/commands", self.set_commands),
            ("PUT", "/applications/{application}/guilds/{guild}/commands", self.set_commands),
            ("GET", "/applications/{application}/emojis", self.emojis),
            ("POST", "/applications/{application}/emojis", self.new_emoji),
            ("GET", emoji, self.emoji),
            ("PATCH", emoji, self.rename_emoji),
            ("DELETE", emoji, self.delete_emoji),
            ("GET", "/guilds/{guild}", self.guild),
            ("GET", "/guilds/{guild}/threads/active", self.threads),
            ("GET", "/channels/{channel}", self.channel),
            ("POST", "/channels/{channel}/messages", self.post),
            ("GET", "/channels/{channel}/messages", self.history),
            ("GET", message, self.get),
            ("PATCH", message, self.edit),
            ("DELETE", message, self.delete),
            ("POST", message + "/threads", self.thread),
            ("POST", "/channels/{channel}/threads", self.thread),
            ("POST", "/channels/{channel}/typing", self.typing),
            ("POST", "/interactions/{interaction}/{token}/callback", self.callback),
            ("POST", hook, self.follow_up),
            ("GET", hook + "/messages/{which}", self.get_answer),
            ("PATCH", hook + "/messages/{which}", self.edit_answer),
            ("DELETE", hook + "/messages/{which}", self.delete_answer),
        ]
        return [
            web.route(method, API + _path_pattern(path), handler) for method, path, handler in table
        ]

    async def _form(self, request: web.Request) -> tuple[dict[str, Any], Files]:
        """The fields and files of a whole request. Raises HTTPRequestTimeout if it broke off."""
        payload, files = await read_form(request)
        if files:
            await self.weather.uplink.wait_for_turn()
            size = sum(len(file.data) for file in files)
            await self.weather.uplink.carry(size, self.weather.hardness.uplink)
            if request.transport is None or request.transport.is_closing():
                raise web.HTTPRequestTimeout
        return payload, files

    def _message(self, request: web.Request, needed: int = VIEW) -> Message:
        channel = self.world.channel(int(request.match_info["channel"]), needed)
        return self.world.message(channel, int(request.match_info["message"]))

    def _changeable(self, request: web.Request, needed: int = VIEW) -> tuple[Channel, Message]:
        where = int(request.match_info["channel"]), int(request.match_info["message"])
        return self.world.changeable(*where, needed)

    async def gateway(self, _: web.Request) -> web.Response:
        """The address of the gateway, and its rules for connecting."""
        limit = {
            "total": MAX_STARTS,
            "remaining": self._gateway.starts_left,
            "reset_after": DAY_MS,
            "max_concurrency": self._gateway.max_concurrency,
        }
        answer = {"url": self._address(), "shards": self._gateway.shards}
        return web.json_response(answer | {"session_start_limit": limit})

    async def me(self, _: web.Request) -> web.Response:
        """The bot's user."""
        return web.json_response(bot_user())

    async def directly(self, request: web.Request) -> web.Response:
        """The bot's direct messages with a user, opened if need be."""
        person = int((await request.json())["recipient_id"])
        if person not in self.world.people:
            raise takes_no_messages()
        channel = self.world.add_private("Bot", [person])
        return web.json_response(channel_object(channel, self.world.people.values()))

    async def application(self, _: web.Request) -> web.Response:
        """The bot's application."""
        return web.json_response(
            {
                "id": str(APPLICATION),
                "name": "Bot",
                "icon": None,
                "description": "",
                "bot_public": True,
                "bot_require_code_grant": False,
                "verify_key": "0" * 64,
                "flags": 0,
                "team": None,
                "owner": next(iter(self.world.people.values())).user(),
                **self.world.switches,
            }
        )

    async def commands(self, request: web.Request) -> web.Response:
        """The registered commands; translated only if the query says so."""
        commands = self.world.commands
        if request.query.get("with_localizations") not in ("1", "true"):
            commands = [_without_translations(command) for command in commands]
        return web.json_response(commands)

    async def set_commands(self, request: web.Request) -> web.Response:
        """Replace all commands."""
        commands = await request.json()
        check_commands(commands)
        entries = {entry["id"] for entry in self.world.commands if entry.get("type") == ENTRY_POINT}
        if "guild" not in request.match_info and not entries <= {c.get("id") for c in commands}:
            raise entry_point_left_out()
        self.world.commands = [
            {
                "id": str(self.world.snowflake()),
                "application_id": str(APPLICATION),
                "version": "1",
                "type": CHAT_INPUT,
                "default_member_permissions": None,
                **command,
            }
            for command in commands
        ]
        self.world.synced.set()
        self.world.tell({"event": "commands"})
        return web.json_response(self.world.commands)

    async def emojis(self, _: web.Request) -> web.Response:
        """The emojis of the application."""
        return web.json_response(
            {"items": [emoji.body() for emoji in self.world.emojis.all.values()]}
        )

    async def new_emoji(self, request: web.Request) -> web.Response:
        """A new emoji."""
        made = self.world.emojis.create(await request.json())
        return web.json_response(made.body(), status=201)

    async def emoji(self, request: web.Request) -> web.Response:
        """An emoji."""
        emoji = self.world.emojis.find(int(request.match_info["emoji"]))
        return web.json_response(emoji.body())

    async def rename_emoji(self, request: web.Request) -> web.Response:
        """Rename an emoji."""
        number = int(request.match_info["emoji"])
        renamed = self.world.emojis.rename(number, await request.json())
        return web.json_response(renamed.body())

    async def delete_emoji(self, request: web.Request) -> web.Response:
        """Delete an emoji."""
        self.world.emojis.delete(int(request.match_info["emoji"]))
        return web.Response(status=204)

    async def guild(self, request: web.Request) -> web.Response:
        """A guild that the bot is in."""
        number = int(request.match_info["guild"])
        if number not in self.world.guilds:
            raise missing_access()
        return web.json_response(self.world.guild(number))

    async def user(self, request: web.Request) -> web.Response:
        """A user, or a bot."""
        number = int(request.match_info["user"])
        if number == APPLICATION:
            return web.json_response(bot_user())
        person = self.world.people.get(number)
        if person is None:
            raise unknown_user()
        return web.json_response(person.user())

    async def threads(self, request: web.Request) -> web.Response:
        """A server's active threads."""
        server = int(request.match_info["guild"])
        threads = [
            channel_object(thread)
            for thread in self.world.channels.values()
            if thread.guild == server and thread.type == THREAD and not thread.archived
        ]
        return web.json_response({"threads": threads, "members": []})

    async def channel(self, request: web.Request) -> web.Response:
        """A channel."""
        channel = self.world.channel(int(request.match_info["channel"]))
        return web.json_response(channel_object(channel))

    async def post(self, request: web.Request) -> web.Response:
        """A new message."""
        payload, files = await self._form(request)
        needed = VIEW | SEND | (ATTACH if files else 0)
        channel = self.world.channel(int(request.match_info["channel"]), needed)
        message = self.world.post(channel, payload, files)
        self.world.note("POST message", payload, message, files)
        return web.json_response(message.body)

    async def history(self, request: web.Request) -> web.Response:
        """The newest public messages, or the first ones ``after`` another; the newest first."""
        channel = self.world.channel(int(request.match_info["channel"]), VIEW | HISTORY)
        limit, after = _query_number(request, "limit", 50), _query_number(request, "after", 0)
        messages = [m for m in channel.messages.values() if m.viewer is None and m.id > after]
        public = [message.for_bot() for message in messages]
        some = public[:limit] if after else public[-limit:]
        return web.json_response(some[::-1])

    async def get(self, request: web.Request) -> web.Response:
        """A message."""
        return web.json_response(self._message(request, VIEW | HISTORY).for_bot())

    async def edit(self, request: web.Request) -> web.Response:
        """Edit a message."""
        payload, files = await self._form(request)
        channel, message = self._changeable(request, VIEW | (ATTACH if files else 0))
        if message.by_person:
            raise written_by_another_user()
        now = self.world.clock.now()
        if old := self.weather.counted.too_old(channel.id, now - message.at, now):
            raise edited_too_often(old.wait)
        self.world.edit(message, payload, files)
        self.world.note("PATCH message", payload, message, files)
        return web.json_response(message.body)

    async def delete(self, request: web.Request) -> web.Response:
        """Delete a message."""
        channel, message = self._changeable(request)
        if message.by_person:  # only moderators delete it
            raise missing_permissions()
        self.world.delete(channel, message)
        return web.Response(status=204)

    async def thread(self, request: web.Request) -> web.Response:
        """A new public thread."""
        parent = self.world.channel(int(request.match_info["channel"]), VIEW | OPEN_THREADS)
        name = (await request.json()).get("name", "")
        check_length("name", name, MAX_THREAD_NAME)
        guild = GUILD if parent.guild is None else parent.guild
        made = self.world.add_channel(name, parent=parent.id, guild=guild)
        return web.json_response(channel_object(made), status=201)

    async def typing(self, _: web.Request) -> web.Response:
        """The bot is typing."""
        return web.Response(status=204)

    async def callback(self, request: web.Request) -> web.Response:
        """The first answer to an interaction."""
        payload, files = await self._form(request)
        number, token = int(request.match_info["interaction"]), request.match_info["token"]
        answer = callbacks.acknowledge(self.world, number, token, payload, files)
        if request.query.get("with_response"):
            return web.json_response(answer)
        return web.Response(status=204)

    async def follow_up(self, request: web.Request) -> web.Response:
        """A further answer."""
        payload, files = await self._form(request)
        token = request.match_info["token"]
        message = callbacks.follow_up(self.world, token, payload, files)
        return web.json_response(message.body)

    def _answer(self, request: web.Request) -> Message:
        token, which = request.match_info["token"], request.match_info["which"]
        if which == "@original":
            return callbacks.original(self.world, token)
        return callbacks.follow_up_message(self.world, token, int(which))

    async def get_answer(self, request: web.Request) -> web.Response:
        """An answer."""
        return web.json_response(self._answer(request).body)

    async def edit_answer(self, request: web.Request) -> web.Response:
        """Edit an answer."""
        payload, files = await self._form(request)
        token = request.match_info["token"]
        if request.match_info["which"] == "@original":
            message = callbacks.edit_original(self.world, token, payload, files)
        else:
            message = self._answer(request)
            self.world.edit(message, payload, files)
            self.world.note("webhook", payload, message, files)
        return web.json_response(message.body)

    async def delete_answer(self, request: web.Request) -> web.Response:
        """Delete an answer."""
        message = self._answer(request)
        self.world.delete(self.world.channels[int(message.body["channel_id"])], message)
        return web.Response(status=204)
