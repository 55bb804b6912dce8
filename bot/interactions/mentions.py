"""People mentioned in the text of a command, and whether Discord knows them as people."""

import logging
import re
from collections.abc import Iterable
from typing import Final

import discord

from bot.bounded import Bounded
from bot.channel.lost_replies import LOST
from bot.tables.errors import Denied

logger = logging.getLogger(__name__)

MENTION: Final = re.compile(r"<@!?([0-9]{1,19})>")
NO_ID: Final = 1 << 63
"""No id is as large: the store takes none."""
MAX_REMEMBERED: Final = 10_000
"""How many accounts are remembered as those of people."""


def mentioned(text: str | None) -> tuple[int, ...]:
    """The users mentioned in a text, each once, in order.

    >>> mentioned("<@12> and <@!13>, <@12> again, and <@9999999999999999999>")
    (12, 13)
    """
    users = (int(number) for number in MENTION.findall(str(text or "")))
    return tuple(dict.fromkeys(user for user in users if user < NO_ID))


def user_id(text: str) -> int | None:
    """The id that a control carries; None if there can be no such user.

    >>> user_id("1575645730184364038"), user_id("٣"), user_id("9" * 19)
    (1575645730184364038, None, None)
    """
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(NO_ID))):
        return None
    return int(text) if int(text) < NO_ID else None


class Accounts:
    """Looks up whom a mention means: it may be a bot, or a number that nobody has."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._people = Bounded[int, None](MAX_REMEMBERED)
        """Users who are people: that never changes."""

    async def check_people(self, asking: int, users: Iterable[int]) -> None:
        """Raise Denied unless each of these, whom somebody names, is a person, as far as Discord
        tells."""
        for user in users:
            if user != asking and user not in self._people:
                await self._check(user)

    async def _check(self, user: int) -> None:
        us = self._client.user
        if us is not None and user == us.id:
            raise Denied("named-a-bot")
        try:
            account = await self._client.fetch_user(user)
        except discord.NotFound:
            raise Denied("named-nobody") from None
        except LOST as error:
            logger.info("an account could not be looked up: %s", error)
            return
        if account.bot:
            raise Denied("named-a-bot")
        self._people[user] = None
