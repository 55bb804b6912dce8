"""How an accident is told to the host: what failed, where and in which way, and nothing else."""

import logging
from collections.abc import Callable
from traceback import format_tb
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

logger = logging.getLogger(__name__)

MOST = 10
"""Errors of a chain that are told: one that led to another stands before it."""


def note(error: BaseException, what: str, table: int | None = None) -> None:
    """Log that something has failed, of a table or of the whole bot, with the traceback."""
    logger.error("%s has failed, please report it:\n%s", named(what, table), traced(error))


def attempt(
    what: str, table: int | None, work: Callable[P, T], *a: P.args, **k: P.kwargs
) -> T | None:
    """What ``work`` gives; None if it raises, which is noted.

    For what follows from a move that has been made: it stands, whatever comes of the rest.
    """
    try:
        return work(*a, **k)
    except Exception as error:
        note(error, what, table)
        return None


def named(what: str, table: int | None) -> str:
    """What something is called in the log, and as a task."""
    return what if table is None else f"table {table}: {what}"


def traced(error: BaseException) -> str:
    """The traceback of an error and of those that led to it, without their own words.

    Those may name cards, hands or people, which no line of a log does.
    """
    chain: list[BaseException] = []
    cause: BaseException | None = error
    while cause is not None and cause not in chain and len(chain) < MOST:
        chain.insert(0, cause)
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return "\n".join(
        f"{''.join(format_tb(one.__traceback__))}{type(one).__qualname__}" for one in chain
    )
