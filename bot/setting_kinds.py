"""The kinds of values that settings take: how each is read, and how it is told."""

from collections.abc import Callable
from typing import Any, NamedTuple

LONGEST = 10_000_000


class BadSetting(ValueError):
    """A setting that cannot be used: a sentence that says which one and what it takes."""


class Kind(NamedTuple):
    """What a setting takes: how that is said, and how it is read. Reading raises ValueError."""

    takes: str
    read: Callable[[str], Any]


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 <= seconds <= LONGEST:
        raise ValueError
    return seconds


def number(most: int, least: int = 0) -> Kind:
    """A whole number within bounds."""

    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise ValueError
        return int(text)

    return Kind(f"a number from {least} to {most}", read)


def one_of(*words: str) -> Kind:
    """One of these words, in small letters or capitals."""

    def read(text: str) -> str:
        return next(word for word in words if word.lower() == text.lower())

    return Kind(f"one of {', '.join(words)}", read)


def _switch(text: str) -> bool:
    return {"1": True, "0": False}[text]


def number_or_auto(most: int) -> Kind:
    """A whole number from 1 on, or ``auto``, which is read as None."""
    whole = number(most, 1)

    def read(text: str) -> int | None:
        return None if text.lower() == "auto" else int(whole.read(text))

    return Kind(f"{whole.takes}, or auto", read)


SECONDS = Kind("a number of seconds", _seconds)
WHOLE_SECONDS = Kind(SECONDS.takes, lambda text: int(_seconds(text)))
HOURS = Kind("a number of hours", _seconds)
SWITCH = Kind("1 or 0", _switch)
