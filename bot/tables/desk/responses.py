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

    bare: bool
    """Nothing is beside the hand: a redraw shows the same."""


@dataclass(frozen=True)
class Watch(TableResponse, Shown):
    """The table as everybody sees it, kept up to date as well."""


@dataclass(frozen=True)
class Freeze(TableResponse, Shown):
    """A note that nothing is drawn over: what the person watched stands still."""


@dataclass(frozen=True)
class Lobby(TableResponse, Shown):
    """The public message of a lobby; the person's hand follows when the match starts."""


@dataclass(frozen=True)
class Seated(TableResponse, Shown):
    """A note, which the person's hand follows."""


@dataclass(frozen=True)
class HandFollows(TableResponse):
    """The person's hand alone follows: what they look at is redrawn by itself."""


@dataclass(frozen=True)
class Moved(TableResponse, Shown):
    """A note in place of an old hand; the person's hand comes below the board."""


@dataclass(frozen=True)
class Below(TableResponse, Shown):
    """A page below which the board is posted anew."""

    public: bool = False
    """It is for everybody in the channel, rather than for the person alone."""


TableWish = Callable[[Person, Table], Awaitable[Response]]
