"""Fallbacks to plainer pages, so that a failed drawing never blocks a table."""

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from traceback import extract_tb
from typing import Protocol

from bot.kit.errors import Denied
from bot.kit.look import Look
from bot.kit.page import Page

logger = logging.getLogger(__name__)


class Numbered(Protocol):
    """A table with its number and next move, for log lines."""

    @property
    def id(self) -> int: ...

    @property
    def seq(self) -> int: ...


def draw_with_fallback(table: Numbered, what: str, *renderers: Callable[[], Page]) -> Page:
    """Draw with the first renderer that works; the last one, of a plain page, cannot fail.

    The page without its pictures, drawn later, falls back to the remaining renderers. Raises
    Denied, which is no failure to draw.
    """
    *finer, plain = renderers
    for place, draw in enumerate(finer, 1):
        try:
            page = draw()
        except Denied:
            raise
        except Exception as error:
            log_undrawable(table.id, table.seq, what, error)
        else:
            if page.instead is None:
                return page
            in_text = partial(draw_with_fallback, table, what, page.instead, *renderers[place:])
            return replace(page, instead=in_text)
    return plain()


def or_text(look: Look) -> tuple[Look, ...]:
    """The looks to try, in order: the player's own, then text."""
    return (look,) if look.style == "text" else (look, look.in_text)


def log_undrawable(table: int, move: int, what: str, error: Exception) -> None:
    """Log once for each table and move that a page could not be drawn.

    An error's message may name cards: the line has only its type and source line.
    """
    frames = extract_tb(error.__traceback__)
    last = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"
    _log_once(table, move, what, f"{type(error).__name__} at {last}")


@lru_cache(maxsize=1000)
def _log_once(table: int, move: int, what: str, why: str) -> None:
    """Log a failure; a repeat for the same table, move and page hits the cache instead."""
    logger.error(
        "table %d: %s at move %d cannot be drawn (%s): please report it. The game goes on.",
        table, what, move, why,
    )  # fmt: skip
