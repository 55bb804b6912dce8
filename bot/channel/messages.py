"""Messages in a channel: posted, edited, deleted; and what Discord makes of it, without a raise."""

import logging
from collections.abc import Awaitable
from enum import Enum
from typing import NamedTuple

import discord

from bot.channel.compose import compose
from bot.endpoint import UNREACHABLE
from bot.pages.page import Page

logger = logging.getLogger(__name__)


ARCHIVED = 50083
"""Discord's code for a thread that is archived: nothing can be changed in it."""


class Outcome(Enum):
    """What became of a request."""

    DONE = "done"
    GONE = "gone"
    """The message or the channel is not there any more."""
    REFUSED = "refused"
    """The bot may not do that there."""
    FAILED = "failed"
    """Discord is in trouble, or out of reach: it may work later."""


class Sent(NamedTuple):
    """What became of a request; ``message`` is the new one's id, ``reason`` why it was refused."""

    outcome: Outcome
    message: int | None = None
    reason: str = ""


class Messages:
    """The channels, as a place to draw pages."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def post(self, channel: int, page: Page, once: str | None = None) -> Sent:
        """A new message. Of two posts with the same ``once`` Discord keeps the first alone."""
        place = self._client.get_partial_messageable(channel)
        arguments = compose(page).send()
        if once is not None:
            arguments["nonce"] = once
        return await _attempt(place.send(**arguments))

    async def edit(self, channel: int, message: int, page: Page) -> Sent:
        """Draw the page over a message."""
        return await _attempt(self._message(channel, message).edit(**compose(page).edit()))

    async def delete(self, channel: int, message: int) -> Sent:
        """Take a message away."""
        return await _attempt(self._message(channel, message).delete())

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)


async def _attempt(request: Awaitable[object]) -> Sent:
    try:
        done = await request
    except discord.Forbidden as error:
        logger.warning("not allowed in a channel: %s", error.text)
        return Sent(Outcome.REFUSED, reason=error.text)
    except discord.NotFound:
        return Sent(Outcome.GONE)
    except (discord.HTTPException, *UNREACHABLE) as error:
        logger.warning("Discord did not take a message: %s", error)
        if isinstance(error, discord.HTTPException) and error.code == ARCHIVED:
            return Sent(Outcome.REFUSED, reason=error.text)
        return Sent(Outcome.FAILED)
    return Sent(Outcome.DONE, message=getattr(done, "id", None))
