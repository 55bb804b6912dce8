"""Looks up at Discord whether those whom somebody mentions are people."""

import logging
import time
from collections.abc import Iterable
from typing import Any, Final

import discord

from bot.base.bounded import Bounded
from bot.discord.answering.lost_replies import LOST
from bot.kit.errors import Denied
from bot.kit.limits import CLICKS, RateLimiter

logger = logging.getLogger(__name__)

LOOK_UPS: Final = CLICKS._replace(most=20, seconds=60)
"""Accounts looked up for somebody. Nobody over it is told so: whoever they name is taken for a
person."""

MAX_REMEMBERED: Final = 10_000
"""How many accounts are remembered as those of people."""


class Accounts:
    """Looks up whom a mention means: it may be a bot, or a number that nobody has."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._people = Bounded[int, None](MAX_REMEMBERED)
        """Users who are people: that never changes."""
        self._lately = RateLimiter(LOOK_UPS, time.monotonic)

    async def check_people(self, interaction: discord.Interaction, users: Iterable[int]) -> None:
        """Raise Denied unless each of these, whom somebody names in a command, is a person, as far
        as Discord tells."""
        asking, told = interaction.user.id, _told(interaction)
        for user in users:
            if user != asking and user not in self._people:
                await self._check(user, told.get(user), asking)

    async def _check(self, user: int, bot: bool | None, asking: int) -> None:
        """Raise Denied unless a user is a person. ``bot``: what Discord has told already."""
        us = self._client.user
        if us is not None and user == us.id:
            raise Denied("named-a-bot")
        if bot is None:
            bot = await self._is_bot(user, asking)
        if bot:
            raise Denied("named-a-bot")
        if bot is not None:
            self._people[user] = None

    async def _is_bot(self, user: int, asking: int) -> bool | None:
        """Look up what an account is; None: unknown now. Raises Denied for nobody's."""
        try:
            self._lately.note(asking)
        except Denied:
            return None
        try:
            return (await self._client.fetch_user(user)).bot
        except discord.NotFound:
            raise Denied("named-nobody") from None
        except LOST as error:
            logger.info("an account could not be looked up: %s", error)
            return None


def _told(interaction: discord.Interaction) -> dict[int, bool]:
    """True if those whom Discord describes in an interaction are bots."""
    data: Any = interaction.data or {}
    users = data.get("resolved", {}).get("users", {})
    return {int(number): bool(one.get("bot")) for number, one in users.items()}
