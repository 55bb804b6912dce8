"""Errors of replies that do not arrive, and their line in the log."""

import logging

import discord

from bot.discord.endpoint import UNREACHABLE

logger = logging.getLogger(__name__)

ANSWERED = 40060
"""Discord's code for an interaction that is already acknowledged."""

GONE = {10008, 10015, 10062, 40060, 40094, 50027}
"""Error codes for a message or token that is gone, which is no fault of ours."""

TOO_LARGE = {413, 40005}
"""Status and error code for a message that is too large."""
UNRELATED_STATUSES = {401, 429}
"""Statuses of refusals that are not about the message itself."""

LOST = (discord.HTTPException, discord.RateLimited, *UNREACHABLE)
"""Errors raised if a reply does not arrive."""


def is_gone(error: Exception) -> bool:
    """True if a retry is useless: the message or token is gone."""
    return isinstance(error, discord.HTTPException) and error.code in GONE


def is_answered(error: Exception) -> bool:
    """True if the interaction was acknowledged before."""
    return isinstance(error, discord.HTTPException) and error.code == ANSWERED


def is_refused(error: Exception) -> bool:
    """True if Discord refuses this message, but would take another in its place."""
    if not isinstance(error, discord.HTTPException) or is_gone(error):
        return False
    return 400 <= error.status < 500 and error.status not in UNRELATED_STATUSES


def is_too_large(error: Exception) -> bool:
    """True if Discord refuses a message for its size."""
    return isinstance(error, discord.HTTPException) and bool({error.status, error.code} & TOO_LARGE)


def log_lost(error: Exception) -> None:
    """Log a reply that did not arrive: a warning, unless its message or token is gone."""
    level = logging.DEBUG if is_gone(error) else logging.WARNING
    logger.log(level, "a reply was lost: %s", error)
