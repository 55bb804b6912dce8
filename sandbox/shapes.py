"""The things of the stand-in, and how Discord describes them."""

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sandbox.attachments import Attached

EPOCH_MS = 1_420_070_400_000
APPLICATION, GUILD = 900_000_000_000_000_001, 900_000_000_000_000_100
FOREIGN = 900_000_000_000_000_101
"""A server that the bot is not in: people bring it along."""
CHANNELS = {900_000_000_000_000_200: "tarok", 900_000_000_000_000_201: "cards"}
PEOPLE = ("Ana", "Bor", "Cilka", "Dane")
FIRST_PERSON = 900_000_000_000_000_300
UNKNOWN = "wrong"
"""A bot token that ends like this is not known."""
TEXT, DIRECT, GROUP, THREAD = 0, 1, 3, 11
"""Types of channels."""
IN_GUILD, WITH_BOT, IN_PRIVATE = 0, 1, 2
"""Contexts of interactions and commands."""

VIEW, SEND, ATTACH, HISTORY, IN_THREADS = 1 << 10, 1 << 11, 1 << 15, 1 << 16, 1 << 38
MANAGE_THREADS, OPEN_THREADS = 1 << 34, 1 << 35
MANAGE_CHANNELS, ADMINISTRATOR = 1 << 4, 1 << 3
BOT_PERMISSIONS = VIEW | SEND | ATTACH | HISTORY | OPEN_THREADS | IN_THREADS
EXTERNAL_APPS = 1 << 50
"""Lets everybody see the answers of an app that only its user has installed."""
MEMBER_PERMISSIONS = VIEW | SEND | HISTORY | IN_THREADS | 1 << 31 | EXTERNAL_APPS
EVERYTHING = (1 << 51) - 1

TIME_TO_ACKNOWLEDGE = 3.0
TOKEN_LIFE = 15 * 60.0
NONCE_LIFE = 3 * 60.0
"""Seconds within which a nonce is not posted twice: "a few minutes", in Discord's words."""


class Clock:
    """Wall time that can be moved forward by hand."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Move the time forward."""
        self._ahead += seconds


@dataclass
class Person:
    """A user of the guild."""

    id: int
    name: str
    permissions: int = MEMBER_PERMISSIONS
    locale: str = "en-US"
    """The language in which they use Discord."""
    installed: bool = True
    """They have installed the bot for themselves, and can type its commands anywhere."""
    bot: bool = False
    """Whether it is another bot."""
    nicks: dict[str, str] = field(default_factory=dict)
    """Nicknames by server id."""

    def user(self) -> dict[str, Any]:
        """The user object."""
        return user_object(self.id, self.name, bot=self.bot)

    def member(self, guild: int) -> dict[str, Any]:
        """The member object of an interaction in a server."""
        fields = {"nick": self.nicks.get(str(guild)), "permissions": str(self.permissions)}
        return member_object(self.user()) | fields


@dataclass
class Channel:
    """A text channel or a public thread of a guild, direct messages, or a group."""

    id: int
    name: str
    type: int = TEXT
    parent: int | None = None
    bot_permissions: int = BOT_PERMISSIONS
    archived: bool = False
    """Whether a thread sleeps until the next message."""
    locked: bool = False
    """Of an archived thread: only moderators wake it."""
    guild: int | None = GUILD
    members: list[int] = field(default_factory=list)
    """The people of a group or of direct messages; only one: they talk with the bot."""
    messages: dict[int, "Message"] = field(default_factory=dict)

    @property
    def context(self) -> int:
        """Discord's number for the kind of place, in interactions and commands."""
        if self.guild is not None:
            return IN_GUILD
        return WITH_BOT if len(self.members) == 1 else IN_PRIVATE

    @property
    def guest(self) -> bool:
        """Whether the bot is not there, and only answers those who bring it along."""
        return self.guild == FOREIGN or self.context == IN_PRIVATE

    def open_to(self, user: int) -> bool:
        """Whether a user may enter."""
        return not self.members or user in self.members


@dataclass
class Message:
    """A message; ``viewer`` None: everybody sees it, else only this user."""

    body: dict[str, Any]
    viewer: int | None = None
    pinged: list[str] = field(default_factory=list)
    """The users it notified when it was posted; edits notify no one."""
    files: list[Attached] = field(default_factory=list)
    """The attached files."""

    @property
    def id(self) -> int:
        """The message's id."""
        return int(self.body["id"])

    @property
    def at(self) -> float:
        """When it was posted, in seconds since 1970."""
        return ((self.id >> 22) + EPOCH_MS) / 1000

    @property
    def by_person(self) -> bool:
        """Whether a person wrote it, and not the bot."""
        return not self.body["author"]["bot"]

    def for_bot(self) -> dict[str, Any]:
        """The message as a bot without the message content intent gets it."""
        return self.body | {"content": ""} if self.by_person else self.body


@dataclass
class Interaction:
    """Something a user did, waiting for the bot's answer."""

    id: int
    token: str
    kind: int
    user: int
    channel: int
    at: float
    source: Message | None = None
    answered: str = ""
    """The kind of acknowledgement; empty: not yet acknowledged."""
    ephemeral: bool = False
    original: Message | None = None
    answer: dict[str, Any] = field(default_factory=dict)
    done: asyncio.Event = field(default_factory=asyncio.Event)
    completed: asyncio.Event = field(default_factory=asyncio.Event)
    """A deferred answer has been filled in."""
    sent: list[int] = field(default_factory=list)
    """The messages that followed the answer."""


def user_object(number: int, name: str, *, bot: bool = False) -> dict[str, Any]:
    """A user as Discord describes it."""
    return {
        "id": str(number),
        "username": name.lower(),
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
    }


def member_object(user: dict[str, Any]) -> dict[str, Any]:
    """A member as Discord describes it."""
    return {
        "user": user,
        "nick": None,
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def bot_user() -> dict[str, Any]:
    """The bot."""
    return user_object(APPLICATION, "Bot", bot=True)


def overwrites(channel: Channel) -> list[dict[str, Any]]:
    """The bot's permissions in the server that this channel takes away."""
    lacks = BOT_PERMISSIONS & ~channel.bot_permissions
    bot = {"id": str(APPLICATION), "type": 1, "allow": "0", "deny": str(lacks)}
    return [bot] if lacks else []


def channel_object(channel: Channel, people: Iterable[Person] = ()) -> dict[str, Any]:
    """A channel as Discord describes it; ``people``: whom a private one may list."""
    if channel.guild is None:
        members = [person.user() for person in people if person.id in channel.members]
        named = {"name": channel.name, "owner_id": members[0]["id"]} if len(members) > 1 else {}
        return {"id": str(channel.id), "type": channel.type, "recipients": members} | named
    body: dict[str, Any] = {
        "id": str(channel.id),
        "guild_id": str(channel.guild),
        "name": channel.name,
        "type": channel.type,
        "position": 0,
        "permission_overwrites": overwrites(channel),
        "parent_id": str(channel.parent) if channel.parent else None,
        "permissions": str(channel.bot_permissions),
    }
    if channel.type == THREAD:
        body |= {
            "owner_id": str(APPLICATION),
            "thread_metadata": {
                "archived": channel.archived,
                "auto_archive_duration": 1440,
                "archive_timestamp": "2026-01-01T00:00:00+00:00",
                "locked": channel.locked,
            },
            "message_count": sum(message.viewer is None for message in channel.messages.values()),
            "member_count": 1,
        }
    return body


def guild_object(
    number: int, name: str, channels: Iterable[Channel], members: int
) -> dict[str, Any]:
    """A guild as Discord describes it."""
    everyone = {
        "id": str(number),
        "name": "@everyone",
        "permissions": str(BOT_PERMISSIONS),
        "color": 0,
        "hoist": False,
        "position": 0,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return {
        "id": str(number),
        "name": name,
        "owner_id": str(FIRST_PERSON),
        "unavailable": False,
        "roles": [everyone],
        "emojis": [],
        "features": [],
        "channels": [channel_object(channel) for channel in channels if channel.type == TEXT],
        "threads": [channel_object(channel) for channel in channels if channel.type == THREAD],
        "members": [member_object(bot_user())],
        "member_count": members,
        "preferred_locale": "en-US",
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
