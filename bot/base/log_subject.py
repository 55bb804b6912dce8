"""What a task works on, so that its lines in the log can be found."""

from contextvars import ContextVar
from typing import NamedTuple


class Subject(NamedTuple):
    """The ids attached to a log line; None if unknown."""

    interaction: int | None = None
    server: int | None = None
    table: int | None = None


NOTHING = Subject()

_now: ContextVar[Subject] = ContextVar("subject", default=NOTHING)


def subject() -> Subject:
    """What the current task works on."""
    return _now.get()


def set_interaction(interaction: int, server: int | None) -> None:
    """Tag this task's log lines with an interaction and its server."""
    _now.set(Subject(interaction, server))


def set_table(table: int) -> None:
    """From now on it works at this table."""
    _now.set(_now.get()._replace(table=table))


def detach_from_interaction(table: int) -> None:
    """Tag this task's log lines with a table, and drop the interaction."""
    _now.set(Subject(server=_now.get().server, table=table))
