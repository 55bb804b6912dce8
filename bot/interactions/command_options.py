"""Options of commands as they come: Discord has checked them, but against yesterday's commands."""

from bot.tables.errors import Denied

GREATEST = 1_000_000
"""No number that anybody means is greater."""


def whole(value: object, least: int = 1) -> int | None:
    """A whole number from the least; None: the option was left out. Raises Denied for anything
    else."""
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= GREATEST:
        raise Denied("no-such-value")
    return value
