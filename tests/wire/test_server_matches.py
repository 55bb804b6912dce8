"""Two servers play each other through Discord's wire, one person at each table."""

import random
from functools import partial

import pytest

from bot.base.database_address import DatabaseAddress
from sandbox import Body, Sandbox, Server, User, text_of
from tests.databases import direct_connection, on_each_database
from tests.wire.conftest import StartBot
from tests.wire.playing import wait_for_query
from tests.wire.screens import NONCE_IS_FORGOTTEN
from tests.wire.team_match_steps import (
    MOST_STEPS,
    OTHER,
    public_messages,
    seated_users,
    settled_secrets,
    start_server_match,
    take_step,
)

pytestmark = on_each_database

KILLS = (30, 90)
"""Steps after which the bot is killed."""


def is_called(user: User, seen: list[Body]) -> bool:
    """Whether somebody is called there."""
    return any(f"<@{user.id}>" in text_of(message) for message in seen)


@pytest.mark.timeout(300)
async def test_a_team_in_each_server(
    server: Server,
    start_bot: StartBot,
    sandbox: Sandbox,
    people: tuple[User, ...],
    database: DatabaseAddress,
) -> None:
    server.world.add_guild(OTHER, "Another")
    bot = await start_bot()
    await start_server_match(server, people)
    tables, chance = await seated_users(people, sandbox, database), random.Random(4)
    assert [len(table) for table in tables] == [1, 1, 1, 1]
    waiting = [user for table in tables for user in table]
    for user in waiting:  # they needn't know of the thread that was opened for them
        await user.wait_for(partial(is_called, user))
    for number in range(MOST_STEPS):
        if not waiting:
            break
        if number in KILLS:
            await bot.kill()
            await bot.start()
        user = chance.choice(waiting)
        if await take_step(user, chance):
            waiting = [other for other in waiting if other is not user]
    assert not waiting
    secrets = settled_secrets(database)
    text = "\n".join(
        [text_of(message) for table in tables for message in await public_messages(table[0])]
    )
    assert not any(secret in text for secret in secrets) and "+" not in text
    for captain in (people[0], people[2]):
        seen = await captain.wait_for(lambda ms: any("Σ" in text_of(message) for message in ms))
        assert any(all(secret in text_of(message) for secret in secrets) for message in seen)
    await wait_for_query(database, "SELECT min(told) FROM team_matches")
    await bot.stop()
    with direct_connection(
        database
    ) as db:  # the second one is told again, to know when all are done
        db.execute("UPDATE team_matches SET told = 0 WHERE id = 2")
    server.world.clock.advance(NONCE_IS_FORGOTTEN)
    await bot.start()
    await people[2].wait_for(lambda ms: len(result_texts(ms)) == 2)
    assert len(result_texts(await public_messages(people[0]))) == 1, (
        "it is told once, also after a start"
    )


def result_texts(messages: list[Body]) -> list[str]:
    """The messages about the match once it is over."""
    return [text for message in messages if "Σ" in (text := text_of(message))]
