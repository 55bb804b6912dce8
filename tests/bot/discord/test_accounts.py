"""Discord is asked about the people whom somebody names as rarely as can be."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord.answering.accounts import LOOK_UPS, Accounts
from bot.kit.errors import Denied
from tests.bot.world import ANA, BOR

US, MUSIC = 7, 8
FIRST = 1000


class Discord:
    """What stands for discord.py's client: it counts what is looked up."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.user = SimpleNamespace(id=US)
        client: Any = self
        self.bot = Accounts(client)

    async def fetch_user(self, user: int) -> Any:
        self.asked.append(user)
        return SimpleNamespace(bot=user == MUSIC)

    async def check(self, asking: int, *users: int, told: tuple[int, ...] = ()) -> None:
        """Somebody names these in a command; ``told``: with it, Discord describes some."""
        known = {str(one): {"id": str(one), "bot": one == MUSIC} for one in told}
        data = {"resolved": {"users": known}} if told else {}
        interaction: Any = SimpleNamespace(user=SimpleNamespace(id=asking), data=data)
        await self.bot.check_people(interaction, users)


async def test_people_named_again_are_looked_up_once() -> None:
    discord = Discord()
    for _ in range(3):
        await discord.check(ANA, BOR, ANA)
    assert discord.asked == [BOR]


async def test_people_whom_discord_describes_are_not_looked_up() -> None:
    discord = Discord()
    await discord.check(ANA, BOR, told=(BOR,))
    with pytest.raises(Denied, match="named-a-bot"):
        await discord.check(ANA, MUSIC, told=(MUSIC,))
    assert not discord.asked


async def test_person_who_names_many_is_refused_nothing_and_has_a_few_looked_up() -> None:
    discord = Discord()
    for number in range(10):
        await discord.check(ANA, *range(FIRST + 10 * number, FIRST + 10 * number + 10))
    await discord.check(ANA, MUSIC)
    assert len(discord.asked) == LOOK_UPS.most
    with pytest.raises(Denied, match="named-a-bot"):
        await discord.check(BOR, MUSIC)
    with pytest.raises(Denied, match="named-a-bot"):
        await discord.check(ANA, US)
