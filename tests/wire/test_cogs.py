"""Cogs are unloaded and reloaded while people play."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import Tarok
from bot.features import EXTENSIONS
from bot.store.sqlite.store import SqliteStore
from sandbox import Fault, Server, User, text_of
from tests.timeout import TIMEOUT
from tests.wire.playing import Game
from tests.wire.valid_ids import settings_of

A_COMMAND = {
    "bot.cogs.tables": "tarok table",
    "bot.cogs.play": "tarok hand",
    "bot.cogs.archive": "tarok match score",
    "bot.cogs.analyses": "tarok match analyse",
    "bot.cogs.fairness": "tarok match verify",
    "bot.cogs.careers": "tarok profile",
    "bot.cogs.daily": "tarok daily",
    "bot.cogs.challenges": "tarok challenge",
    "bot.cogs.tournaments": "tarok tournament show",
    "bot.cogs.teams": "tarok tournament teams",
    "bot.cogs.lessons": "tarok match evaluate",
    "bot.cogs.choices": "tarok look",
    "bot.cogs.help": "tarok help",
    "bot.cogs.servers": "tarok server defaults",
    "bot.cogs.privacy": "tarok privacy show",
    "bot.hosting.commands": "tarok host stats",
}
"""One command from each extension."""
UNLISTED = "bot.hosting.commands"
"""The extension whose commands the help leaves out."""


@pytest.fixture
def refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord accepts no commands for a while, and the bot is in a hurry."""
    monkeypatch.setattr("bot.discord.commands.publish.FIRST_PAUSE", 0.01)
    server.weather.faults.append(Fault("PUT", "/commands$", "30034", times=3))


@pytest.fixture
async def tarok(
    server: Server, database: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Tarok]:
    """The bot in the test's process, so that its cogs are at hand."""
    monkeypatch.setattr("bot.tables.board.board_drawing.MAX_LAG_SECONDS", 0)
    monkeypatch.setattr("discord.http.Route.BASE", "")  # to be put back after the test
    monkeypatch.setattr("discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY", None)
    settings = settings_of(server, database)
    store = await SqliteStore.open(database)
    async with Tarok(settings, store) as tarok:
        running = asyncio.create_task(tarok.start(settings.token))
        await server.gateway.ready.wait()
        yield tarok
        await tarok.close()
        await running
    await store.close()


async def type_command(user: User, command: str) -> str:
    answer = await user.slash(command)
    assert not answer.failed and answer.ephemeral and answer.message is not None
    return text_of(answer.message)


async def test_each_cog_is_unloaded_and_loaded_while_a_match_goes_on(
    tarok: Tarok, server: Server, people: tuple[User, ...], caplog: pytest.LogCaptureFixture
) -> None:
    await asyncio.wait_for(server.world.synced.wait(), TIMEOUT)
    ana = people[0]
    game = Game(people, random.Random(2))
    await game.open(deals=2)  # one may be over before all have had their turn
    assert set(A_COMMAND) == set(EXTENSIONS)
    for extension, command in A_COMMAND.items():
        before = await type_command(ana, "tarok help")
        name = command.removeprefix("tarok ")
        assert (f"/tarok {name}`" in before) is (extension != UNLISTED)
        await tarok.unload_extension(extension)
        assert "has changed" in await type_command(ana, command)  # Discord lists it as before
        if command != "tarok help":
            assert f"/tarok {name}`" not in await type_command(ana, "tarok help")
        for _ in range(2):
            assert await game.step()
        await tarok.load_extension(extension)
        assert "has changed" not in await type_command(ana, command)
        assert sorted((await type_command(ana, "tarok help")).splitlines()) == sorted(
            before.splitlines()
        )
    for _ in people:
        assert await game.step()
    assert "Traceback" not in caplog.text


async def test_commands_that_could_not_be_written_are_written_later(
    refused: None, tarok: Tarok, server: Server, people: tuple[User, ...]
) -> None:
    await asyncio.wait_for(server.world.synced.wait(), TIMEOUT)
    assert "Tarok" in await type_command(people[0], "tarok help")


def test_every_file_of_commands_is_loaded() -> None:
    folder = Path(__file__).parents[2] / "bot" / "cogs"
    files = {f"bot.cogs.{file.stem}" for file in folder.glob("*.py")}
    assert files - set(EXTENSIONS) == {"bot.cogs.__init__", "bot.cogs.parts"}


async def test_an_event_that_comes_while_the_bot_closes_is_no_trouble(tarok: Tarok) -> None:
    """Discord's last word may come when there is no event loop left to answer it."""
    await tarok.close()
    tarok.dispatch("ready")
