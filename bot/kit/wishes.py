"""Who wishes something, and what they are shown for it."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Literal, NamedTuple

from bot.kit.l10n import FALLBACK, Words
from bot.kit.page import Form, Page
from bot.store import Reach
from bot.tables.model.table import Table


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
class Place:
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


ShownAs = Literal[
    "note",
    "panel",
    "aside",
    "hand",
    "watch",
    "still",
    "lobby",
    "seat",
    "elsewhere",
    "public",
    "anew",
]


class Shown(NamedTuple):
    """What a person is shown; without a page what they look at is redrawn by itself.

    - ``note``: a page for them alone, in place of the private message they pressed on
    - ``panel``: the same, in place of an earlier one, too: a person has only one
    - ``aside``: the same, and the private message stays as it is
    - ``hand``: their hand at ``table``, kept up to date from now on
    - ``watch``: ``table`` as everybody sees it, kept up to date as well
    - ``still``: a note at ``table`` that nothing is drawn over: what they watched stands still
    - ``lobby``: the public message of ``table``; their hand will follow when the match starts
    - ``seat``: a note, and their hand at ``table`` will follow
    - ``elsewhere``: a note in place of an old hand, and their hand at ``table`` below the board
    - ``public``: a page for everybody in the channel
    - ``anew``: a page in place of the public message they pressed on
    """

    page: Page | None = None
    kind: ShownAs = "note"
    table: Table | None = None
    bare: bool = False
    """Nothing is beside the hand: a redraw shows the same."""
    below: bool = False
    """The board is posted anew, below it."""
    form: Form | None = None
    """A window to type in, instead of a page."""
    later: Callable[[], Awaitable[Page]] | None = None
    """Makes the page that replaces it after a while. Raises Denied, StoreError."""
    leads_to: str = ""
    """The custom_id of a control that would bring that page: another process goes by it."""
    once: str = ""
    """Names it if it is shared: whoever shares it again in the same channel is told that it stands
    there, while it does."""
