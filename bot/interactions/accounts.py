"""Looks up at Discord whether those whom somebody mentions are people."""

import logging
from collections.abc import Iterable
from typing import Final

import discord

from bot.bounded import Bounded
from bot.channel.lost_replies import LOST
from bot.tables.errors import Denied

logger = logging.getLogger(__name__)

MAX_REMEMBERED: Final = 10_000
"""How many accounts are remembered as those of people."""


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
