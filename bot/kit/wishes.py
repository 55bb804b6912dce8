"""Requests of people, and the responses to them."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Literal

from bot.kit.l10n import FALLBACK, Words
from bot.kit.page import Page, TextForm, note

Reach = Literal["server", "direct", "guest"]
"""The bot's place where a table stands: in the server, in direct messages, or a guest.

A guest only answers interactions.
"""


@dataclass(frozen=True)
class Person:
    """A person with a request: Discord's id, the name shown, the words they read."""

    user: int
    name: str
    words: Words
    may_manage: bool = False
    """The person may manage the channel."""
    may_manage_server: bool = False
    """The person may manage the server, and the bot was added to it: a guest has no settings."""
    locale: str = FALLBACK
    """Locale of the person's Discord."""
    server_locale: str = FALLBACK
    """Locale that Discord has for the server."""
    global_name: str = ""
    """Discord's name outside of servers, for readers elsewhere: ``name`` is that on this server.
    Empty: unknown."""


@dataclass(frozen=True)
class Venue:
    """A channel, and its language."""

    guild: int
    """The server; where there is none, the channel again."""
    channel: int
    language: str
    open_thread: Callable[[str], AbstractAsyncContextManager[int]] | None = None
    """Opens a thread with a name, for a table that is made in the block, and yields its id. Raises
    Denied. None: the channel has no threads."""
    reach: Reach = "server"
    """Reach of the bot in the channel."""


class Response:
    """A response to a request: one of the kinds below, or of a room's own."""


Gate = Callable[[Person, int], Awaitable[Response | None]]
"""Answers a request in place of its desk if the person, or their server (0: none), is kept from
playing; None: the desk answers. Raises StoreError."""


@dataclass(frozen=True)
class Shown(Response):
    """A response that shows a page."""

    page: Page


@dataclass(frozen=True)
class Later:
    """A page that replaces the one shown, after a while."""

    make: Callable[[], Awaitable[Shown]]
    """Raises Denied, StoreError."""
    custom_id: str
    """The custom_id of a control that would bring that page, by which another process resumes."""
    progress: Callable[[], Page] | None = None
    """Draws the page shown meanwhile, as far as ``make`` is now."""


@dataclass(frozen=True)
class Note(Shown):
    """A page for the person alone, in place of the private message pressed on."""

    then: Later | None = None
    brief: bool = False
    """True for a sentence that is deleted after a while, as refusals are: then it has been read."""


@dataclass(frozen=True)
class Aside(Shown):
    """A page for the person alone; the private message pressed on stays as it is."""

    then: Later | None = None
    brief: bool = False
    """As in a ``Note``."""


@dataclass(frozen=True)
class Panel(Shown):
    """A note that also replaces an earlier panel: a person has one in each channel."""

    lobby: int | None = None
    """The table whose lobby the panel is about: it is deleted when the match starts."""


@dataclass(frozen=True)
class Public(Shown):
    """A page for everybody in the channel."""

    dedupe_key: str = ""
    """Deduplication key of a shared page: as long as its message stands in the channel, sharing it
    again is refused, or edits that message if the page has changed."""
    on_posted: Callable[[int], Awaitable[None]] | None = field(default=None, compare=False)
    """Is called with the message's id, if Discord has told it."""


@dataclass(frozen=True)
class Replace(Shown):
    """A page in place of the public message pressed on."""

    current: Callable[[], Awaitable[Page]] | None = field(default=None, compare=False)
    """Draws the page again, to be shown if it has changed meanwhile: people press at once, and an
    earlier page may arrive last. None: it changes no more."""


@dataclass(frozen=True)
class Ask(Response):
    """A form to type in."""

    form: TextForm


def brief_note(text: str) -> Note:
    """A sentence in place of the private message pressed on, which is deleted after a while."""
    return Note(note(text), brief=True)
