"""Subject of a task: the ids that its log lines carry."""

from contextvars import ContextVar
from typing import NamedTuple


class Subject(NamedTuple):
    """The ids attached to a log line; None if unknown."""

    interaction: int | None = None
    server: int | None = None
    table: int | None = None


NOTHING = Subject()

_current: ContextVar[Subject] = ContextVar("subject", default=NOTHING)


def subject() -> Subject:
    """Subject of the current task."""
    return _current.get()


def set_interaction(interaction: int, server: int | None) -> None:
    """Tag this task's log lines with an interaction and its server."""
    _current.set(Subject(interaction, server))


def set_table(table: int) -> None:
    """Tag this task's log lines with a table, too."""
    _current.set(_current.get()._replace(table=table))


def detach_from_interaction(table: int) -> None:
    """Tag this task's log lines with a table, and drop the interaction."""
    _current.set(Subject(server=_current.get().server, table=table))
