"""The state of the stand-in: people, channels, messages, interactions, commands, and a journal."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from sandbox import guests
from sandbox.attachments import (
    Attached,
    Upload,
    check_media,
    files_after_request,
    files_referable_by_name,
    resolve_references,
    unshown,
)
from sandbox.charges import Charges
from sandbox.emojis import Emoji, Emojis
from sandbox.errors import (
    dead_token,
    empty_message,
    missing_access,
    missing_permissions,
    thread_archived,
    thread_locked,
    unknown_channel,
    unknown_message,
)
from sandbox.limits import EPHEMERAL, check_message
from sandbox.shapes import (
    APPLICATION,
    CHANNELS,
    DIRECT,
    EPOCH_MS,
    EVERYTHING,
    FIRST_PERSON,
    GROUP,
    GUILD,
    IN_THREADS,
    MEMBER_PERMISSIONS,
    NONCE_LIFE,
    PEOPLE,
    SEND,
    TEXT,
    THREAD,
    TIME_TO_ACKNOWLEDGE,
    TOKEN_LIFE,
    VIEW,
    Channel,
    Clock,
    Interaction,
    Message,
    Person,
    bot_user,
    channel_object,
    guild_object,
)

Thing = Person | Channel | Message | Emoji
CREATED, UPDATED, DELETED = "create", "update", "delete"

MAX_LOOSE_FILES = 500
"""The number of kept files that no message has any more."""


class World:
    """The whole state of the stand-in, and who may see what."""

    def __init__(self, time_to_acknowledge: float = TIME_TO_ACKNOWLEDGE) -> None:
        self.clock = Clock()
        self.time_to_acknowledge = time_to_acknowledge
        self.people = {
            FIRST_PERSON + place: Person(FIRST_PERSON + place, name)
            for place, name in enumerate(PEOPLE)
        }
        self.people[FIRST_PERSON].permissions = EVERYTHING
        self.guilds = {GUILD: "Sandbox"}
        """The servers that the bot is in, and their names."""
        self.switches: dict[str, Any] = {}
        """Fields of the application that differ from those of a well-made one."""
        self.channels = {number: Channel(number, name) for number, name in CHANNELS.items()}
        self.commands: list[dict[str, Any]] = []
        self.interactions: dict[str, Interaction] = {}
        self.files: dict[int, Attached] = {}
        self._loose: deque[int] = deque()
        self.emojis = Emojis(self.snowflake)
        self.journal: list[dict[str, Any]] = []
        self.charges = Charges()
        self.dispatch: Callable[[str, dict[str, Any]], None] = lambda _kind, _data: None
        self.keep: Callable[[str, Thing], None] = lambda _what, _thing: None
        self.watchers: set[asyncio.Queue[dict[str, Any]]] = set()
        self.synced = asyncio.Event()
        self.duplicates = 0
        """The number of interactions to be delivered twice; below 0: all."""
        self._count = 0

    def duplicates_next(self) -> bool:
        """Whether to deliver the next interaction twice; counts it."""
        repeats = self.duplicates != 0
        self.duplicates -= self.duplicates > 0
        return repeats

    def snowflake(self) -> int:
        """A new id."""
        self._count += 1
        return (int(self.clock.now() * 1000) - EPOCH_MS << 22) + self._count % (1 << 22)

    def guild(self, number: int = GUILD) -> dict[str, Any]:
        """A guild as Discord describes it."""
        inside = [channel for channel in self.channels.values() if channel.guild == number]
        return guild_object(number, self.guilds[number], inside, len(self.people) + 1)

    def add_guild(self, number: int, name: str) -> None:
        """The bot is invited to a server with this id, which decides its shard."""
        self.guilds[number] = name
        self.dispatch("GUILD_CREATE", self.guild(number))

    def add_person(self, name: str, permissions: int = MEMBER_PERMISSIONS) -> Person:
        """A new user in the guild."""
        person = Person(self.snowflake(), name, permissions)
        self.people[person.id] = person
        self.keep(CREATED, person)
        self.tell({"event": "places"})
        return person

    def add_channel(self, name: str, *, parent: int | None = None, guild: int = GUILD) -> Channel:
        """A new channel, or a thread in one."""
        kind = TEXT if parent is None else THREAD
        channel = self._add(Channel(self.snowflake(), name, kind, parent, guild=guild))
        if guild in self.guilds:
            self.dispatch("THREAD_CREATE" if parent else "CHANNEL_CREATE", channel_object(channel))
        return channel

    def add_private(self, name: str, members: list[int]) -> Channel:
        """Direct messages with the bot or of two people, or a group; each is made only once."""
        for channel in self.channels.values():
            if channel.guild is None and channel.members == members:
                return channel
        kind = GROUP if len(members) > 2 else DIRECT
        return self._add(Channel(self.snowflake(), name, kind, guild=None, members=members))

    def _add(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        self.keep(CREATED, channel)
        self.tell({"event": "places"})
        return channel

    def remove_channel(self, number: int) -> None:
        """A moderator deletes a channel or a thread."""
        channel = self.channels.pop(number)
        self.keep(DELETED, channel)
        self.tell({"event": "places"})
        kind = "CHANNEL_DELETE" if channel.parent is None else "THREAD_DELETE"
        self.dispatch(kind, channel_object(channel))

    def archive(self, channel: Channel, *, asleep: bool = True, locked: bool = False) -> None:
        """A thread falls asleep, or wakes; only moderators wake a ``locked`` one."""
        if (channel.archived, channel.locked) == (asleep, locked):
            return
        channel.archived, channel.locked = asleep, locked
        self.keep(UPDATED, channel)
        self.dispatch("THREAD_UPDATE", channel_object(channel))

    def send_away(self, guild: int = GUILD) -> None:
        """The bot is removed from a guild, and sees its channels no more."""
        for channel in self.channels.values():
            if channel.guild == guild:
                channel.bot_permissions = 0
        self.dispatch("GUILD_DELETE", {"id": str(guild)})
        del self.guilds[guild]

    # Messages -------------------------------------------------------------------------------

    def channel(self, number: int, needed: int = VIEW) -> Channel:
        """A channel, if the bot may do there what is needed. Raises ApiError."""
        channel = self.channels.get(number)
        if channel is None:
            raise unknown_channel()
        if channel.guest or not channel.bot_permissions & VIEW:
            raise missing_access()
        if needed & SEND and channel.type == THREAD:
            needed = needed & ~SEND | IN_THREADS
        if needed & ~channel.bot_permissions:
            raise missing_permissions()
        if needed & (SEND | IN_THREADS) and channel.archived and channel.locked:
            raise thread_locked()
        return channel

    def changeable(self, number: int, message: int, needed: int = VIEW) -> tuple[Channel, Message]:
        """A public message of a channel that is awake. Raises ApiError."""
        channel = self.channel(number, needed)
        if channel.archived:
            raise thread_archived()
        return channel, self.message(channel, message)

    def message(self, channel: Channel, number: int) -> Message:
        """A public message of a channel. Raises ApiError: ephemeral ones have no such address."""
        message = channel.messages.get(number)
        if message is None or message.viewer is not None:
            raise unknown_message()
        return message

    def post(
        self, channel: Channel, payload: dict[str, Any], files: list[Upload],
        viewer: int | None = None, *, calls: bool = True,
    ) -> Message:  # fmt: skip
        """A new message of the bot; ``calls``: it notifies people. Raises ApiError."""
        flags = int(payload.get("flags") or 0)
        check_message(payload, flags)
        self.emojis.check(payload.get("components") or [])
        attached = files_after_request([], payload, files, self.snowflake, new=True)
        check_media(payload.get("components") or [], attached)
        if not files and not any(payload.get(key) for key in ("content", "embeds", "components")):
            raise empty_message()
        if (earlier := self._posted_before(channel, payload)) is not None:
            return earlier
        message = self.blank(channel, flags | (EPHEMERAL if viewer else 0), payload.get("nonce"))
        message.viewer, message.pinged = viewer, _notified(payload) if calls else []
        self._fill(message, payload, attached)
        self._append(channel, message)
        return message

    def say(self, channel: Channel, person: Person, text: str) -> None:
        """A person writes a message."""
        message = self.blank(channel, 0)
        message.body |= {"author": person.user(), "content": text}
        self._append(channel, message)

    def _append(self, channel: Channel, message: Message) -> None:
        channel.messages[message.id] = message
        self.archive(channel, asleep=False, locked=channel.locked)  # a message wakes it
        self.keep(CREATED, message)
        self.announce(CREATED, message)

    def blank(self, channel: Channel, flags: int, nonce: object = None) -> Message:
        """A message of the bot with nothing in it, which is nowhere yet."""
        body: dict[str, Any] = {
            "id": str(self.snowflake()),
            "channel_id": str(channel.id),
            "author": bot_user(),
            "timestamp": self.timestamp(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "content": "",
            "pinned": False,
            "type": 0,
            "flags": flags,
            "nonce": nonce,
        }
        return Message(body)

    def _posted_before(self, channel: Channel, payload: dict[str, Any]) -> Message | None:
        """An earlier message with the same nonce, if the bot asked for no repetition."""
        nonce = payload.get("nonce") if payload.get("enforce_nonce") else None
        oldest = self.clock.now() - NONCE_LIFE
        for message in channel.messages.values():
            if nonce is not None and message.body["nonce"] == nonce and message.at >= oldest:
                return message
        return None

    def edit(self, message: Message, payload: dict[str, Any], files: list[Upload]) -> None:
        """Change a message of the bot. Raises ApiError."""
        flags = int(payload.get("flags") or 0) | int(message.body["flags"])
        check_message({**_stored_fields(message.body), **payload}, flags)
        self.emojis.check(payload.get("components") or [])
        attached = files_after_request(message.files, payload, files, self.snowflake, new=False)
        referable = files_referable_by_name(message.files, attached, payload)
        check_media(payload.get("components") or [], referable)
        message.body["flags"] = flags
        message.body["edited_timestamp"] = self.timestamp()
        self._fill(message, payload, attached)
        self.keep(UPDATED, message)
        self.announce(UPDATED, message)

    def _fill(self, message: Message, payload: dict[str, Any], attached: list[Attached]) -> None:
        for key in ("content", "embeds"):
            if payload.get(key) is not None:
                message.body[key] = payload[key]
        if payload.get("components") is not None:
            message.body["components"] = resolve_references(payload["components"], attached)
        self._let_go(file for file in message.files if file not in attached)
        message.files = attached
        message.body["attachments"] = unshown(message.body["components"], attached)
        self.files |= {file.id: file for file in attached}

    def _let_go(self, files: Iterable[Attached]) -> None:
        """Keep files that no message has for a while: a user may still be looking at them."""
        self._loose += [file.id for file in files]
        while len(self._loose) > MAX_LOOSE_FILES:
            self.files.pop(self._loose.popleft(), None)

    def delete(self, channel: Channel, message: Message) -> None:
        """Take a message away."""
        self.forget(channel, message)
        self.announce(DELETED, message)

    def forget(self, channel: Channel, message: Message) -> None:
        """Delete a message without telling anybody."""
        self._let_go(message.files)
        del channel.messages[message.id]
        self.keep(DELETED, message)

    def timestamp(self) -> str:
        """The time as Discord writes it."""
        return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(self.clock.now())) + ".000000+00:00"

    def announce(self, what: str, message: Message) -> None:
        """Tell the page and the gateway that a message has changed."""
        event = {
            "event": what,
            "message": message.body,
            "viewer": message.viewer,
            "pinged": message.pinged,
        }
        self.tell(event)
        channel = self.channels.get(int(message.body["channel_id"]))
        # A bot does not hear what is said outside its servers.
        if message.viewer is None and channel is not None and channel.guild in self.guilds:
            data = message.for_bot() | {"guild_id": str(channel.guild)}
            self.dispatch(f"MESSAGE_{what.upper()}", data)

    def tell(self, event: dict[str, Any]) -> None:
        """Send an event to all who watch."""
        for watcher in self.watchers:
            watcher.put_nowait(event)

    def note(self, route: str, payload: Any, message: Message, files: list[Upload]) -> None:
        """Keep what the bot sent, where and who can see it, for a later search."""
        sent = {upload.name: upload.sha256 for upload in files}
        channel = self.channels.get(int(message.body["channel_id"]))
        entry = {
            "route": route,
            "payload": payload,
            "viewer": message.viewer,
            "guild": channel.guild if channel is not None else None,
            "files": sent,
        }
        self.journal.append(entry)

    # Interactions ---------------------------------------------------------------------------

    def interaction(self, token: str) -> Interaction:
        """An interaction whose token lives. Raises ApiError."""
        interaction = self.interactions.get(token)
        if interaction is None or self.clock.now() - interaction.at > TOKEN_LIFE:
            raise dead_token()
        return interaction

    def new_interaction(
        self, kind: int, user: int, channel: int, source: Message | None = None
    ) -> Interaction:
        """A user does something; the bot has three seconds to acknowledge it."""
        made = Interaction(
            id=self.snowflake(),
            token=secrets.token_urlsafe(48),
            kind=kind,
            user=user,
            channel=channel,
            at=self.clock.now(),
            source=source,
        )
        self.interactions[made.token] = made
        return made

    def fail_pending(self) -> None:
        """The bot is gone: fail all open interactions, as users see it."""
        for made in self.interactions.values():
            if not made.answered:
                made.done.set()
            made.completed.set()

    def interaction_object(self, made: Interaction, data: dict[str, Any]) -> dict[str, Any]:
        """An interaction as the gateway sends it."""
        person, channel = self.people[made.user], self.channels[made.channel]
        body: dict[str, Any] = {
            "id": str(made.id),
            "application_id": str(APPLICATION),
            "type": made.kind,
            "token": made.token,
            "version": 1,
            "channel_id": str(channel.id),
            "channel": channel_object(channel, self.people.values()),
            "data": data,
            "locale": person.locale,
            "entitlements": [],
            "attachment_size_limit": 10 << 20,
        } | guests.place_fields(made, channel, person)
        if made.source is not None:
            body["message"] = made.source.body
        return body


def _stored_fields(body: dict[str, Any]) -> dict[str, Any]:
    return {key: body[key] for key in ("content", "embeds", "components")}


def _notified(payload: dict[str, Any]) -> list[str]:
    """The users and roles that the message notifies."""
    allowed = payload.get("allowed_mentions") or {}
    return [str(number) for kind in ("users", "roles") for number in allowed.get(kind) or ()]


def visible(messages: Iterable[Message], user: int) -> list[dict[str, Any]]:
    """The messages that a user sees."""
    return [message.body for message in messages if message.viewer in (None, user)]
