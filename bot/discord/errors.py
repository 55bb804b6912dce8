"""Errors of Discord and of the network in one line, and whether they pass by waiting.

Discord's proxy answers with web pages. Nothing of one is repeated but its title.
"""

import math
import re

import aiohttp
import discord

LONGEST_LINE = 300
"""Characters of a summary."""
TITLE = re.compile(r"<title>([^<]{1,100})</title>", re.IGNORECASE)

PASSING = (403, 408, 429)
"""Statuses of refusals that pass, as do all from 500 on."""
SERVER_ERROR = 500
LONGEST_WAIT = 24 * 60 * 60.0
"""Most seconds that a refusal can ask for."""


def summary(error: BaseException) -> str:
    """Sum up an error in one line."""
    if isinstance(error, discord.HTTPException) and is_page(error):
        title = TITLE.search(error.text)
        page = f'a web page, "{" ".join(title[1].split())}"' if title else "a web page"
        return f"{error.status} {error.response.reason or ''}".strip() + f" ({page})"
    lines = (line.strip() for line in str(error).splitlines())
    text = "; ".join(line for line in lines if line) or type(error).__name__
    return text if len(text) <= LONGEST_LINE else f"{text[: LONGEST_LINE - 3]}..."


def is_page(error: discord.HTTPException) -> bool:
    """True if Discord's proxy has answered, with a web page, and not Discord itself."""
    return error.text.lstrip().startswith("<")


def passes(error: Exception) -> bool:
    """True if it is a refusal of Discord, or of the proxy before it, that waiting outlasts."""
    match error:
        case discord.RateLimited():
            return True
        case discord.HTTPException(status=status) | aiohttp.WSServerHandshakeError(status=status):
            return status in PASSING or status >= SERVER_ERROR
    return False


def retry_after(error: Exception) -> float:
    """Seconds that a refusal asks to wait; 0: it names none."""
    if isinstance(error, discord.RateLimited):
        return _seconds(error.retry_after)
    if isinstance(error, discord.HTTPException):
        return _seconds(error.response.headers.get("Retry-After"))
    if isinstance(error, aiohttp.WSServerHandshakeError) and error.headers:
        return _seconds(error.headers.get("Retry-After"))
    return 0.0


def _seconds(value: float | str | None) -> float:
    """A number of seconds as it is named; 0 for a date, or anything else."""
    try:
        seconds = float(value or 0.0)
    except ValueError:
        return 0.0
    return min(LONGEST_WAIT, max(0.0, seconds)) if math.isfinite(seconds) else 0.0
