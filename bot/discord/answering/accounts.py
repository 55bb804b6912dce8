"""Looks up at Discord whether mentioned users are people or bots."""

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
"""Limit on accounts looked up for a person. Over it, mentioned users silently count as people."""

MAX_REMEMBERED: Final = 10_000
"""Number of users that are remembered as people."""


class Accounts:
    """Checks mentioned users: one may be a bot, or not exist."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._people = Bounded[int, None](MAX_REMEMBERED)
        """Users known to be people, which never changes."""
        self._rate_limiter = RateLimiter(LOOK_UPS, time.monotonic)

    async def check_people(self, interaction: discord.Interaction, users: Iterable[int]) -> None:
        """Raise Denied if a user named in a command is known not to be a person."""
        asker, described = interaction.user.id, _described_users(interaction)
        for user in users:
            if user != asker and user not in self._people:
                await self._check(user, described.get(user), asker)

    async def _check(self, user: int, bot: bool | None, asker: int) -> None:
        """Raise Denied unless a user is a person. ``bot``: as described in the interaction."""
        us = self._client.user
        if us is not None and user == us.id:
            raise Denied("named-a-bot")
        if bot is None:
            bot = await self._is_bot(user, asker)
        if bot:
            raise Denied("named-a-bot")
        if bot is not None:
            self._people[user] = None

    async def _is_bot(self, user: int, asker: int) -> bool | None:
        """Look up an account; None: unknown for now. Raises Denied if it does not exist."""
        try:
            self._rate_limiter.note(asker)
        except Denied:
            return None
        try:
            return (await self._client.fetch_user(user)).bot
        except discord.NotFound:
            raise Denied("named-nobody") from None
        except LOST as error:
            logger.info("an account could not be looked up: %s", error)
            return None


def _described_users(interaction: discord.Interaction) -> dict[int, bool]:
    """Users that Discord describes in an interaction, and whether they are bots."""
    data: Any = interaction.data or {}
    users = data.get("resolved", {}).get("users", {})
    return {int(number): bool(user.get("bot")) for number, user in users.items()}
