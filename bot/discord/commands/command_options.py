"""Options of commands as they arrive: Discord has checked them, but against yesterday's
commands."""

from bot.kit.errors import Denied

GREATEST = 1_000_000
"""Nobody means a greater number."""


def whole(value: object, least: int = 1) -> int | None:
    """A whole number, at least ``least``; None: the option was left out. Raises Denied for anything
    else."""
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= GREATEST:
        raise Denied("no-such-value")
    return value
