"""Time limits for a person's move: the choices.

``deadlines.py`` computes deadlines from them, ``clock.py`` enforces these.
"""

from typing import Final

from bot.kit.errors import Denied

OFF: Final = 0
"""No time limit."""

TIMES: Final = {"30s": 30, "2m": 120, "10m": 600, "1h": 3600, "1d": 86400, "off": OFF}
"""The choices by their names in controls: seconds for a move."""

DEFAULT_PATIENCE: Final = TIMES["10m"]
"""Default seconds for a move."""

OFTEN_LATE: Final = 3
"""Number of timeouts in a match after which a player's limit is reduced."""

HURRIED: Final = 30
"""The reduced limit, in seconds."""

UNITS: Final = {"day": 86400, "hour": 3600, "minute": 60, "second": 1}


def patience_seconds(key: str) -> int:
    """Seconds for a move by their name in controls. Raises Denied."""
    if key not in TIMES:
        raise Denied("no-such-value-of", option="patience")
    return TIMES[key]


def largest_unit(seconds: int) -> tuple[str, int]:
    """The greatest unit in which a time is a whole number, and that number.

    >>> largest_unit(7200), largest_unit(90)
    (('hour', 2), ('second', 90))
    """
    unit = next(unit for unit, length in UNITS.items() if seconds % length == 0)
    return unit, seconds // UNITS[unit]
