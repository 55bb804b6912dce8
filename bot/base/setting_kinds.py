"""Kinds of values that settings take: how each is parsed and described."""

import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

DECIMAL = re.compile(r"[0-9]+\.?[0-9]*|\.[0-9]+")
WHOLE = re.compile(r"[0-9]{1,9}")

MAX_PORT = 65535

MAX_SHOWN = 60
"""Number of characters of a value that an error message shows."""

KUBERNETES_VALUES = re.compile(r"(tcp|udp|sctp)://\S+")
"""Values that Kubernetes sets in every container, for each of its services."""
KUBERNETES_NAMES = re.compile(
    r"TAROK_(\w+_)?(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)"
)


class BadSetting(ValueError):
    """A setting that cannot be used: a sentence that says which one and what it takes."""


class InvalidValue(ValueError):
    """A rejected value; the text follows the name of the setting."""


class SettingKind(NamedTuple):
    """A kind of value. ``read`` raises ValueError, or InvalidValue with a reason."""

    takes: str
    """Description of the values, for "X takes a whole number"."""
    read: Callable[[str], Any]
    bounds: str = ""
    """Least and greatest value, for the page that lists the settings."""


def number(*, least: int = 0, most: int, unit: str = "", or_zero: bool = False) -> SettingKind:
    """A whole number from ``least`` to ``most``; with ``or_zero``, 0 as well."""

    def read(text: str) -> int:
        if not WHOLE.fullmatch(text):
            raise ValueError
        return int(_within(int(text), least, most, or_zero=or_zero))

    noun = f"a whole number of {unit}" if unit else "a number"
    return SettingKind(
        _usage(noun, least, most, or_zero=or_zero), read, _bounds(least, most, or_zero)
    )


def decimal(unit: str, *, least: float = 0, most: float, or_zero: bool = False) -> SettingKind:
    """A number of units from ``least`` to ``most``; with ``or_zero``, 0 as well."""

    def read(text: str) -> float:
        if not DECIMAL.fullmatch(text):
            raise ValueError
        return _within(float(text), least, most, or_zero=or_zero)

    takes = _usage(f"a number of {unit}", least, most, or_zero=or_zero)
    return SettingKind(takes, read, _bounds(least, most, or_zero))


def _within(value: float, least: float, most: float, *, or_zero: bool) -> float:
    if not (least <= value <= most or (or_zero and value == 0)):
        raise ValueError
    return value


def _usage(noun: str, least: float, most: float, *, or_zero: bool) -> str:
    return f"{'0, or ' if or_zero else ''}{noun} from {least:g} to {most:.0f}"


def _bounds(least: float, most: float, or_zero: bool) -> str:
    return f"{'else ' if or_zero else ''}{least:g} to {most:.0f}"


def number_or_auto(most: int) -> SettingKind:
    """A whole number from 1 on, or ``auto``, which is read as None."""
    whole = number(least=1, most=most)

    def read(text: str) -> int | None:
        return None if text.lower() == "auto" else int(whole.read(text))

    return SettingKind(f"{whole.takes}, or auto", read, whole.bounds)


def one_of(*words: str) -> SettingKind:
    """One of these words, in any case."""

    def read(text: str) -> str:
        for word in words:
            if word.lower() == text.lower():
                return word
        raise ValueError

    return SettingKind(f"one of {', '.join(words)}", read)


def address(*schemes: str, example: str) -> SettingKind:
    """An address with one of these schemes and a host."""

    def read(text: str) -> str:
        url = urlsplit(text)
        printable = text.isascii() and text.isprintable() and " " not in text
        if not printable or url.scheme not in schemes or not url.hostname or url.port == 0:
            raise ValueError
        return text

    return SettingKind(f"an address such as {example}", read)


def _folder(text: str) -> str:
    if not text.isprintable():
        raise ValueError
    try:
        existing_part = nearest_existing(Path(text))
        is_folder = stat.S_ISDIR(file_mode(existing_part) or 0)
    except OSError:
        raise ValueError from None
    if not is_folder:
        raise InvalidValue(f"takes the name of a folder: {existing_part} is a file.")
    return text


def nearest_existing(path: Path) -> Path:
    """Resolved path, or its nearest parent that exists, as far as we may see.

    Raises OSError for a name that no file can have.
    """
    try:
        path = path.resolve()
    except RuntimeError as error:  # a loop of symbolic links
        raise OSError(str(error)) from None
    return next(each for each in (path, *path.parents) if _exists(each))


def _exists(path: Path) -> bool:
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError, PermissionError):
        return False
    return True


def file_mode(path: Path) -> int | None:
    """Kind and permissions of what a path leads to; None if there is nothing.

    Raises OSError if that cannot be seen. From Python 3.14 on, ``Path.is_file`` says no then.
    """
    try:
        return path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        return None


def _switch(text: str) -> bool:
    if text not in ("0", "1"):
        raise ValueError
    return text == "1"


def _port(text: str) -> int:
    if KUBERNETES_VALUES.fullmatch(text):
        raise InvalidValue(
            f"is set to {shorten(text)}, as Kubernetes does for a service called tarok: set "
            "enableServiceLinks: false for the pod, or give the service another name."
        )
    return int(PLAIN_PORT.read(text))


def shorten(text: str) -> str:
    """A value for an error message, cut off if it is long."""
    return repr(text if len(text) <= MAX_SHOWN else f"{text[:MAX_SHOWN]}...")


PLAIN_PORT = number(most=MAX_PORT)
PORT = PLAIN_PORT._replace(read=_port)
SWITCH = SettingKind("1 or 0", _switch)
FOLDER = SettingKind("the name of a folder", _folder)
