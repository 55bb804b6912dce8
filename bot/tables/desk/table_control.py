"""A control at a table, as capabilities add it."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.kit.controls import Click
from bot.kit.wishes import Person, Response
from bot.tables.desk.responses import TableWish
from bot.tables.model.table import Table

ClickAnswer = Callable[[Person, Table, Click], Awaitable[Response]]


class TableControl(NamedTuple):
    """A control at a table, by the beginning of its code."""

    code: str
    """The beginning of the code, with ``#`` for a number: ``word:#``."""
    answer: ClickAnswer
    in_place: ClickAnswer | None = None
    """The handler on a private message, which a note would replace; None: ``answer``."""
    on_hand: bool = False
    """It is on a hand: one of an earlier deal has no effect, and neither has a slip."""
    changes_nothing: bool = False
    """It changes nothing, so that it may follow another press at any speed."""
    welcomes_back: bool = False
    """It welcomes people back who were away; other presses bring them back silently."""
    edits_public: bool = False
    """It edits the public message it is on."""
    opens_form: bool = False
    """It opens a modal."""


def about_table(wish: TableWish) -> ClickAnswer:
    """A handler for a wish that needs nothing but the table."""
    return lambda person, table, _: wish(person, table)
