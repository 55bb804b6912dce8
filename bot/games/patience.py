"""How long the others wait for a person's move: what there is to choose.

``deadlines.py`` makes a time of it, ``clock.py`` carries it out.
"""

from typing import Final

from bot.kit.errors import Denied

OFF: Final = 0
"""Nobody is ever hurried."""

TIMES: Final = {"30s": 30, "2m": 120, "10m": 600, "1h": 3600, "1d": 86400, "off": OFF}
"""The choices by their names in controls: seconds for a move."""

USUAL: Final = TIMES["10m"]
"""Seconds for a move if neither table nor server nor host has chosen."""

OFTEN_LATE: Final = 3
"""Running out of time so often in a match means being hurried from then on."""

HURRIED: Final = 30
"""The most seconds they then have for a move."""

UNITS: Final = {"day": 86400, "hour": 3600, "minute": 60, "second": 1}


def known_patience(key: str) -> int:
    """Seconds, by their name in controls. Raises Denied."""
    if key not in TIMES:
        raise Denied("no-such-value-of", option="patience")
    return TIMES[key]


def parts(seconds: int) -> tuple[str, int]:
    """The greatest unit in which a time is a whole number, and that number.

    >>> parts(7200), parts(90)
    (('hour', 2), ('second', 90))
    """
    unit = next(unit for unit, length in UNITS.items() if seconds % length == 0)
    return unit, seconds // UNITS[unit]
