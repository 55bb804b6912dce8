"""When a tournament opens, as its organizer types it."""

import re
from datetime import UTC, datetime

from bot.kit.errors import Denied

HOUR, DAY = 3600, 86_400
MAX_DAYS = 14
"""Days within which it opens."""
HOURS = re.compile(r"[0-9]{1,3}")
TIMESTAMP = re.compile(r"<t:([0-9]{1,12})(?::[a-zA-Z])?>")
MOMENT = "%Y-%m-%d %H:%M"
"""A date and time in UTC."""


def is_in_hours(typed: str | None) -> bool:
    """Whether a number of hours is typed, in place of a moment."""
    return typed is not None and HOURS.fullmatch(typed.strip()) is not None


def opening(typed: str | None, now: int) -> int:
    """Return when a tournament opens; None: now.

    ``typed``: a number of hours, a date and time in UTC, or a timestamp as Discord writes it.
    Raises Denied if it is none of these, is past, or is too far away.
    """
    opens = now if typed is None else _parse(typed.strip(), now)
    if opens is None or not now <= opens <= now + MAX_DAYS * DAY:
        example = _moment(now + DAY, "%Y-%m-%d 19:00")
        raise Denied("tournament-starts", days=MAX_DAYS, example=example, now=_moment(now, MOMENT))
    return opens


def _parse(text: str, now: int) -> int | None:
    """Parse the text; None: it cannot be read."""
    if is_in_hours(text):
        return now + HOUR * int(text)
    if timestamp := TIMESTAMP.fullmatch(text):
        return int(timestamp[1])
    try:
        return int(datetime.strptime(text, MOMENT).replace(tzinfo=UTC).timestamp())
    except ValueError:
        return None


def _moment(at: int, layout: str) -> str:
    return datetime.fromtimestamp(at, UTC).strftime(layout)
