"""Errors of Discord and of the network: one-line summaries, and which are temporary.

Discord's proxy answers with web pages, of which only the title is shown.
"""

import math
import re

import aiohttp
import discord

MAX_SUMMARY = 300
"""Maximum number of characters of a summary."""
TITLE = re.compile(r"<title>([^<]{1,100})</title>", re.IGNORECASE)

TEMPORARY_STATUSES = (403, 408, 429)
"""Statuses of temporary refusals, besides all from 500 on."""
SERVER_ERROR = 500
MAX_RETRY_AFTER = 24 * 60 * 60.0
"""Upper bound of the seconds that a refusal can ask for."""


def summary(error: BaseException) -> str:
    """Sum up an error in one line."""
    if isinstance(error, discord.HTTPException) and is_page(error):
        title = TITLE.search(error.text)
        page = f'a web page, "{" ".join(title[1].split())}"' if title else "a web page"
        return f"{error.status} {error.response.reason or ''}".strip() + f" ({page})"
    lines = (line.strip() for line in str(error).splitlines())
    text = "; ".join(line for line in lines if line) or type(error).__name__
    return text if len(text) <= MAX_SUMMARY else f"{text[: MAX_SUMMARY - 3]}..."


def is_page(error: discord.HTTPException) -> bool:
    """True if Discord's proxy has answered, with a web page."""
    return error.text.lstrip().startswith("<")


def is_temporary(error: Exception) -> bool:
    """True for a temporary refusal of Discord, or of its proxy."""
    match error:
        case discord.RateLimited():
            return True
        case discord.HTTPException(status=status) | aiohttp.WSServerHandshakeError(status=status):
            return status in TEMPORARY_STATUSES or status >= SERVER_ERROR
    return False


def retry_after(error: Exception) -> float:
    """Seconds that a refusal asks to wait; 0 if it names none."""
    if isinstance(error, discord.RateLimited):
        return _seconds(error.retry_after)
    if isinstance(error, discord.HTTPException):
        return _seconds(error.response.headers.get("Retry-After"))
    if isinstance(error, aiohttp.WSServerHandshakeError) and error.headers:
        return _seconds(error.headers.get("Retry-After"))
    return 0.0


def _seconds(value: float | str | None) -> float:
    """Parse a number of seconds; 0 for a date, or anything else."""
    try:
        seconds = float(value or 0.0)
    except ValueError:
        return 0.0
    return min(MAX_RETRY_AFTER, max(0.0, seconds)) if math.isfinite(seconds) else 0.0
