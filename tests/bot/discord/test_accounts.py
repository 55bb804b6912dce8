"""Accounts of mentioned users are looked up at Discord as rarely as possible."""

from typing import Any

import pytest

from bot.discord.answering.accounts import LOOK_UPS, Accounts
from bot.kit.errors import Denied
from tests.bot.discord_stub import BOT_USER, StubClient, StubInteraction
from tests.bot.world import ANA, BOR

MUSIC_BOT = 8
FIRST = 1000


class Discord(StubClient):
    """A client, and the part of the bot that asks it about accounts."""

    def __init__(self) -> None:
        super().__init__(bots=[MUSIC_BOT])
        client: Any = self
        self._accounts = Accounts(client)

    async def check(self, user: int, *named: int, described: tuple[int, ...] = ()) -> None:
        """Let a user name others in a command; Discord may describe some of them with it."""
        interaction: Any = StubInteraction(user=user)
        if described:
            people = {
                str(account): {"id": str(account), "bot": account in self.bots}
                for account in described
            }
            interaction.data = {"resolved": {"users": people}}
        await self._accounts.check_people(interaction, named)


async def test_user_named_again_is_looked_up_once() -> None:
    discord = Discord()
    for _ in range(3):
        await discord.check(ANA, BOR, ANA)
    assert discord.users_fetched == [BOR]


async def test_user_described_in_the_interaction_is_not_looked_up() -> None:
    discord = Discord()
    await discord.check(ANA, BOR, described=(BOR,))
    with pytest.raises(Denied, match="named-a-bot"):
        await discord.check(ANA, MUSIC_BOT, described=(MUSIC_BOT,))
    assert not discord.users_fetched


async def test_user_over_the_look_up_limit_counts_as_a_person() -> None:
    discord = Discord()
    for number in range(10):
        await discord.check(ANA, *range(FIRST + 10 * number, FIRST + 10 * number + 10))
    await discord.check(ANA, MUSIC_BOT)
    assert len(discord.users_fetched) == LOOK_UPS.most
    with pytest.raises(Denied, match="named-a-bot"):
        await discord.check(BOR, MUSIC_BOT)
    with pytest.raises(Denied, match="named-a-bot"):
        await discord.check(ANA, BOT_USER)
