"""How the host is told of an accident: what failed, where and how, and nothing else."""

import logging
from collections.abc import Callable
from traceback import format_tb
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

logger = logging.getLogger(__name__)

MOST = 10
"""How many errors of a chain are told, causes first."""


def note(error: BaseException, what: str, table: int | None = None) -> None:
    """Log that something has failed, at a table or in the whole bot, with the traceback."""
    logger.error("%s has failed, please report it:\n%s", named(what, table), traced(error))


def attempt(
    what: str, table: int | None, work: Callable[P, T], *a: P.args, **k: P.kwargs
) -> T | None:
    """The result of ``work``; None if it raises, which is noted.

    For what follows a move: the move stands, whatever comes of the rest.
    """
    try:
        return work(*a, **k)
    except Exception as error:
        note(error, what, table)
        return None


def named(what: str, table: int | None) -> str:
    """The name of something in the log, and as a task."""
    return what if table is None else f"table {table}: {what}"


def traced(error: BaseException) -> str:
    """The traceback of an error and of those that led to it, without their messages.

    Messages may name cards, hands or people, and the log never does.
    """
    chain: list[BaseException] = []
    cause: BaseException | None = error
    while cause is not None and cause not in chain and len(chain) < MOST:
        chain.insert(0, cause)
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return "\n".join(
        f"{''.join(format_tb(one.__traceback__))}{type(one).__qualname__}" for one in chain
    )
