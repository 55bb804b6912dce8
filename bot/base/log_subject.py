"""What a task works on, so that its lines in the log can be found."""

from contextvars import ContextVar
from typing import NamedTuple


class Subject(NamedTuple):
    """The numbers of what a line is about; None: nothing."""

    interaction: int | None = None
    server: int | None = None
    table: int | None = None


NOTHING = Subject()

_now: ContextVar[Subject] = ContextVar("subject", default=NOTHING)


def subject() -> Subject:
    """What the current task works on."""
    return _now.get()


def by_interaction(interaction: int, server: int | None) -> None:
    """From now on this task answers somebody."""
    _now.set(Subject(interaction, server))


def at_table(table: int) -> None:
    """From now on it works at this table."""
    _now.set(_now.get()._replace(table=table))


def on_its_own(table: int) -> None:
    """From now on it works at this table, and no longer answers anybody."""
    _now.set(Subject(server=_now.get().server, table=table))
