"""Servers without the bot, where a person who has installed it for themselves plays."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.choices.desk import PreferenceDesk
from bot.choices.habits import Habits
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import ChoiceRows
from bot.features import PERSONAL
from bot.kit.errors import Denied
from bot.kit.wishes import Person
from bot.privacy.rows import PrivacyRows
from tests.bot.discord.answering import replies_with
from tests.bot.discord_stub import StubInteraction
from tests.bot.world import GUILD, World


async def manager_of(*, added: bool) -> Person:
    """Return a person who may manage a server; ``added``: to which the bot was added."""
    interaction: Any = StubInteraction()
    interaction.permissions = SimpleNamespace(manage_channels=True, manage_guild=True)
    interaction.is_guild_integration = lambda: added
    return await replies_with().person_of(interaction)


async def test_manager_of_a_server_without_the_bot_settles_nothing_there(world: World) -> None:
    """With settings but without the bot it would be deleted after a month, matches and all."""
    rows = ChoiceRows(world.store)
    desk = PreferenceDesk(Looks(rows), Languages(rows=rows), Habits())
    guest = await manager_of(added=False)
    with pytest.raises(Denied, match="may-not-look"):
        await desk.look(guest, GUILD, "server", style="text")
    with pytest.raises(Denied, match="may-not-choose-language"):
        await desk.language(guest, GUILD, "server", "de")
    assert await PrivacyRows(world.store).servers(PERSONAL) == ()
    await desk.look(await manager_of(added=True), GUILD, "server", style="emojis")
    assert await PrivacyRows(world.store).servers(PERSONAL) == (GUILD,)
