"""Reports unexpected errors to the host: what failed, and the traceback without messages."""

import logging
from collections.abc import Callable
from traceback import format_tb
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

logger = logging.getLogger(__name__)

MAX_CHAIN = 10
"""Maximum number of errors of a chain that are logged, causes first."""


def note(error: BaseException, what: str, table: int | None = None) -> None:
    """Log that something has failed, at a table or in the whole bot, with the traceback."""
    logger.error(
        "%s has failed, please report it:\n%s", task_name(what, table), format_traceback(error)
    )


def attempt(
    what: str, table: int | None, work: Callable[P, T], *a: P.args, **k: P.kwargs
) -> T | None:
    """Return the result of ``work``; log an error and return None if it raises.

    For steps after a move: the move stands even if they fail.
    """
    try:
        return work(*a, **k)
    except Exception as error:
        note(error, what, table)
        return None


def task_name(what: str, table: int | None) -> str:
    """Name for a task, in the log too."""
    return what if table is None else f"table {table}: {what}"


def format_traceback(error: BaseException) -> str:
    """The traceback of an error and of those that led to it, without their messages.

    Messages may name cards, hands or people, and the log never does.
    """
    chain: list[BaseException] = []
    cause: BaseException | None = error
    while cause is not None and cause not in chain and len(chain) < MAX_CHAIN:
        chain.insert(0, cause)
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return "\n".join(
        f"{''.join(format_tb(link.__traceback__))}{type(link).__qualname__}" for link in chain
    )
