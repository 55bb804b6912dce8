"""Looks up at Discord whom the application belongs to."""

import asyncio
import time

import discord

from bot.kit.errors import Denied

CACHE_SECONDS = 300.0
"""Seconds after which the owners are looked up again."""

READ_ONLY = "read_only"
"""Role of team members who may only look at the application."""


class Owners:
    """The owner of the application, or the members of its team."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._owners: frozenset[int] = frozenset()
        self._expires_at = 0.0
        self._looking_up = asyncio.Lock()

    async def check(self, user: int) -> None:
        """Raise Denied unless the application belongs to a user; or Discord's error."""
        async with self._looking_up:
            if time.monotonic() >= self._expires_at:
                self._owners = _owners(await self._client.application_info())
                self._expires_at = time.monotonic() + CACHE_SECONDS
        if user not in self._owners:
            raise Denied("host-only")


def _owners(application: discord.AppInfo) -> frozenset[int]:
    """Owner of an application, or its team's owner and members who may change it."""
    team = application.team
    if team is None:
        return frozenset({application.owner.id})
    members = {
        member.id
        for member in team.members
        if member.membership_state is discord.TeamMembershipState.accepted
        and str(getattr(member.role, "value", member.role)) != READ_ONLY
    }
    return frozenset(members if team.owner_id is None else {*members, team.owner_id})
