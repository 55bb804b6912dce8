"""Draws plainly what cannot be drawn otherwise, so that it never blocks what comes after."""

import logging
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from traceback import extract_tb
from typing import Protocol

from bot.kit.errors import Denied
from bot.kit.look import TEXT, Look
from bot.kit.page import Page

logger = logging.getLogger(__name__)


class Numbered(Protocol):
    """What is drawn: a table, whose number tells the host where to look, and its next move."""

    @property
    def id(self) -> int: ...

    @property
    def seq(self) -> int: ...


def with_fallback(table: Numbered, what: str, *ways: Callable[[], Page]) -> Page:
    """The page drawn by the first way that works; the last one, a plain page, cannot fail.

    Raises Denied: that is no accident.
    """
    *finer, plain = ways
    for draw in finer:
        try:
            return draw()
        except Denied:
            raise
        except Exception as error:
            complain(table.id, table.seq, what, error)
    return plain()


def or_text(look: Look) -> tuple[Look, ...]:
    """The ways to draw cards for somebody: as they wish, else in text."""
    return (look,) if look.style == "text" else (look, TEXT)


def complain(table: int, move: int, what: str, error: Exception) -> None:
    """Tell the host once a table and move that something could not be drawn.

    An error's own words may name cards: the line has its kind and its place alone.
    """
    places = extract_tb(error.__traceback__)
    last = f"{Path(places[-1].filename).name}:{places[-1].lineno}" if places else "?"
    _say(table, move, what, f"{type(error).__name__} at {last}")


@lru_cache(maxsize=1000)
def _say(table: int, move: int, what: str, why: str) -> None:
    """Log it, but not again for the same table, move and page: the cache answers then."""
    logger.error(
        "table %d: %s at move %d cannot be drawn (%s): please report it. The game goes on.",
        table, what, move, why,
    )  # fmt: skip
