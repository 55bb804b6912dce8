"""Replies that do not arrive: which errors that are, and the line in the log."""

import logging

import discord

from bot.endpoint import UNREACHABLE

logger = logging.getLogger(__name__)

GONE = {10008, 10015, 10062, 40060, 40094, 50027}
"""Error codes that mean: this message or token is no longer there; nothing is wrong with us."""

LOST = (discord.HTTPException, discord.RateLimited, *UNREACHABLE)
"""What is raised when a reply does not arrive."""


def is_gone(error: Exception) -> bool:
    """Whether it is of no use to try once more."""
    return isinstance(error, discord.HTTPException) and error.code in GONE


def log_lost(error: Exception) -> None:
    """Note a reply that did not arrive; it is no trouble if its time was over."""
    level = logging.DEBUG if is_gone(error) else logging.WARNING
    logger.log(level, "a reply was lost: %s", error)
