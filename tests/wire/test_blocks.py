"""The host blocks a person, and a server, in mid-match, by the commands of the terminal."""

import asyncio
import json
import random
from pathlib import Path

import pytest

from bot.base.database_address import DatabaseAddress
from bot.host import blocking
from sandbox import GUILD, Body, BotProcess, Sandbox, User, files_of, text_of
from tests.databases import on_each_database
from tests.timeout import TIMEOUT
from tests.wire.playing import Game, press_on_board, wait_for_query

pytestmark = on_each_database

WHY = "Insults at three tables."
BLOCKED = "kept from playing"


async def run(command: str, *words: object) -> None:
    """Run a command of the host's terminal."""
    assert await asyncio.to_thread(getattr(blocking, command), *words) == 0


async def private_text(user: User, command: str, **options: str) -> str:
    """The text of the private answer to a command."""
    answer = await user.slash(command, **options)
    assert answer.ephemeral and answer.message is not None
    return text_of(answer.message)


async def exported(sandbox: Sandbox, user: User) -> dict[str, list[Body]]:
    """A user's data as they are given them."""
    message = (await user.slash("tarok privacy export")).message
    (file,) = files_of(message or {})
    data: dict[str, list[Body]] = json.loads(await sandbox.file(file["url"]))
    return data


async def wait_until_let_in(user: User) -> None:
    """Wait until a user's commands are granted again."""
    async with asyncio.timeout(TIMEOUT):
        while BLOCKED in await private_text(user, "tarok help"):
            pass  # the bot polls


async def start_match(people: tuple[User, ...]) -> Game:
    """Start a match of one deal, with a first move."""
    game = Game(people, random.Random(4))
    await game.open(deals=1)
    assert await game.step()
    return game


@pytest.mark.timeout(300)
async def test_blocked_person_is_told_once_and_the_match_goes_on_without_them(
    bot: BotProcess,
    people: tuple[User, ...],
    sandbox: Sandbox,
    database: DatabaseAddress,
    log: Path,
) -> None:
    await start_match(people)
    bor = people[1]
    await run("block", database, "user", bor.id, WHY)
    await wait_for_query(database, f'SELECT house = 1 FROM seats WHERE "user" = {bor.id}')
    first = await press_on_board(bor, "hand")
    assert first.ephemeral and f"> {WHY}" in text_of(first.message or {})
    await bot.kill()
    await bot.start()
    text = await private_text(bor, "tarok new", game="slovenian")
    assert BLOCKED in text and WHY not in text
    name = f"<@{bor.id}>"
    for command, options in (
        ("tarok challenge", {"friend": name}),
        ("tarok tournament teams", {"game": "slovenian", "first": name}),
    ):
        refused = await private_text(people[0], command, **options)
        assert f"{name} can't play on this bot at present" in refused
    assert [row["why"] for row in (await exported(sandbox, bor))["blocked"]] == [WHY]
    asked = (await bor.slash("tarok privacy forget")).message
    assert asked is not None
    forgotten = (await bor.press(asked, "Forget me")).message
    assert forgotten is not None and "you've been forgotten" in text_of(forgotten)
    left = {name: rows for name, rows in (await exported(sandbox, bor)).items() if rows}
    assert list(left) == ["blocked"], "it is the host's own list"
    assert BLOCKED in await private_text(bor, "tarok help")
    await Game((people[0], *people[2:]), random.Random(4)).play()
    await run("unblock", database, "user", bor.id)
    await wait_until_let_in(bor)
    assert bor.id not in log.read_text("utf-8"), "logs name no people"


async def test_blocked_server_has_no_tables_and_can_be_let_in_again(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    del bot
    await start_match(people)
    await run("block", database, "server", str(GUILD), WHY)
    await wait_for_query(database, "SELECT state = 'stopped' FROM tables")
    for _ in range(2):
        text = await private_text(people[0], "tarok new", game="slovenian")
        assert BLOCKED in text and f"> {WHY}" in text
    assert "/tarok privacy forget" in await private_text(people[0], "tarok privacy show")
    await run("unblock", database, "server", str(GUILD))
    await wait_until_let_in(people[0])
