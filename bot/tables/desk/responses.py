"""Responses to wishes at a table, besides those of ``bot.kit.wishes``."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.kit.wishes import Person, Response, Shown
from bot.tables.model.table import Table


@dataclass(frozen=True)
class TableResponse(Response):
    """A response that also changes what is shown of a table."""

    table: Table


@dataclass(frozen=True)
class Hand(TableResponse, Shown):
    """The person's hand, kept up to date from now on."""

    hand_only: bool
    """Nothing is beside the hand: a redraw shows the same."""


@dataclass(frozen=True)
class Watch(TableResponse, Shown):
    """The public view of the table, kept up to date from now on."""


@dataclass(frozen=True)
class Freeze(TableResponse, Shown):
    """A page that is not redrawn: the person stops watching the table there."""


@dataclass(frozen=True)
class Lobby(TableResponse, Shown):
    """The public message of a lobby; the person's hand follows when the match starts."""


@dataclass(frozen=True)
class Seated(TableResponse, Shown):
    """A note, which the person's hand follows."""


@dataclass(frozen=True)
class HandFollows(TableResponse):
    """No page: the person's hand follows, and the message pressed on is redrawn by itself."""


@dataclass(frozen=True)
class Moved(TableResponse, Shown):
    """A note in place of an old hand; the person's hand comes below the board."""


@dataclass(frozen=True)
class Below(TableResponse, Shown):
    """A page below which the board is posted anew."""

    public: bool = False
    """The page is for everyone in the channel, rather than for the person alone."""


TableWish = Callable[[Person, Table], Awaitable[Response]]
