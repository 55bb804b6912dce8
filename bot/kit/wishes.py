"""Who wishes something, and what comes of it."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass

from bot.kit.l10n import FALLBACK, Words
from bot.kit.page import Form, Page
from bot.store import Reach


@dataclass(frozen=True)
class Person:
    """Somebody with a wish: Discord's id, the name shown, the words they read."""

    user: int
    name: str
    words: Words
    may_manage: bool = False
    """They may manage the channel."""
    may_manage_server: bool = False
    locale: str = FALLBACK
    """The language of their Discord."""
    server_locale: str = FALLBACK
    """The language Discord has for their server."""
    global_name: str = ""
    """What they are called everywhere, for readers elsewhere: ``name`` belongs to this server.
    Empty: unknown."""


@dataclass(frozen=True)
class Venue:
    """A channel, and its language."""

    guild: int
    """The server; where there is none, the channel again."""
    channel: int
    language: str
    open_thread: Callable[[str], AbstractAsyncContextManager[int]] | None = None
    """Opens a thread there, with a name, for a table that is made in the block; its id. Raises
    Denied. None: there are none."""
    reach: Reach = "server"
    """What the bot can do there."""


class Response:
    """What comes of a wish: one of the kinds below, or a kind that a room has of its own."""


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
    """Of a control that would bring that page: another process goes by it."""


@dataclass(frozen=True)
class Note(Shown):
    """A page for the person alone, in place of the private message pressed on."""

    then: Later | None = None


@dataclass(frozen=True)
class Aside(Shown):
    """A page for the person alone; the private message pressed on stays as it is."""

    then: Later | None = None


@dataclass(frozen=True)
class Panel(Shown):
    """A note that also replaces an earlier panel: a person has one in each channel."""

    lobby: int | None = None
    """The table whose lobby it is about: the panel goes when the match starts."""


@dataclass(frozen=True)
class Public(Shown):
    """A page for everybody in the channel."""

    once: str = ""
    """Names it if it is shared: whoever shares it again in the same channel is told that it stands
    there, while it does."""


@dataclass(frozen=True)
class Replace(Shown):
    """A page in place of the public message pressed on."""


@dataclass(frozen=True)
class Ask(Response):
    """A window to type in."""

    form: Form
