"""Replies that do not arrive: the errors for that, and the line in the log."""

import logging

import discord

from bot.discord.endpoint import UNREACHABLE

logger = logging.getLogger(__name__)

ANSWERED = 40060
"""Discord's code for an interaction acknowledged before."""

GONE = {10008, 10015, 10062, 40060, 40094, 50027}
"""Error codes that mean: this message or token is gone; nothing is wrong with us."""

TOO_LARGE = {413, 40005}
"""The status and the code that complain of the size."""
NOT_ABOUT_IT = {401, 429}
"""Statuses of refusals that are not about what was sent."""

LOST = (discord.HTTPException, discord.RateLimited, *UNREACHABLE)
"""What is raised if a reply does not arrive."""


def is_gone(error: Exception) -> bool:
    """True if there is no use in trying again."""
    return isinstance(error, discord.HTTPException) and error.code in GONE


def is_answered(error: Exception) -> bool:
    """True if the interaction was acknowledged before."""
    return isinstance(error, discord.HTTPException) and error.code == ANSWERED


def is_refused(error: Exception) -> bool:
    """True if Discord would take another answer in its place, but not this one."""
    if not isinstance(error, discord.HTTPException) or is_gone(error):
        return False
    return 400 <= error.status < 500 and error.status not in NOT_ABOUT_IT


def is_too_large(error: Exception) -> bool:
    """True if Discord complains of the size."""
    return isinstance(error, discord.HTTPException) and bool({error.status, error.code} & TOO_LARGE)


def log_lost(error: Exception) -> None:
    """Note a reply that did not arrive; if its time was over, that is no trouble."""
    level = logging.DEBUG if is_gone(error) else logging.WARNING
    logger.log(level, "a reply was lost: %s", error)
