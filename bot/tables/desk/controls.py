"""A control at a table, as rooms hand it in."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.kit.controls import Click
from bot.kit.wishes import Person, Response
from bot.tables.desk.responses import TableWish
from bot.tables.model.table import Table

Answer = Callable[[Person, Table, Click], Awaitable[Response]]


class TableControl(NamedTuple):
    """A control at a table, by the beginning of its code."""

    code: str
    """With ``#`` for a number: ``word:#``."""
    answer: Answer
    in_place: Answer | None = None
    """Answers it on a private message, whose place a note would take; None: ``answer`` does."""
    on_hand: bool = False
    """It stands on a hand: that of an earlier deal is left alone, and a slip is no press."""
    harmless: bool = False
    """It changes nothing: it may follow another press at any speed."""
    greets: bool = False
    """It brings a greeting to people who were away; any other press brings them back, too."""
    edits_public: bool = False
    """It redraws the public message it stands on."""
    opens_form: bool = False
    """It opens a window to type in."""


def whole(wish: TableWish) -> Answer:
    """Answer with a wish that is about nothing but the table."""
    return lambda person, table, _: wish(person, table)
