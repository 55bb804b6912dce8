"""A team match through Discord's wire: two teams at two tables, and SIGKILL on the way."""

import asyncio
import random

import pytest

from bot.base.database_address import DatabaseAddress
from sandbox import Answer, BotProcess, Sandbox, Server, User, controls, text_of
from tests.databases import direct_connection, on_each_database, sqlite_only
from tests.wire.killing import kill_during_click
from tests.wire.playing import (
    newest_public_with,
    press_on_board,
)
from tests.wire.team_match_steps import (
    MOST_STEPS,
    open_team_match,
    public_messages,
    seated_users,
    settled_secrets,
    take_step,
)

pytestmark = on_each_database

KILL_EVERY = 4


async def click_once(user: User, chance: random.Random) -> Answer:
    """Take a step that may be broken off half-way."""
    await take_step(user, chance)
    return Answer(failed=False, kind=0, message=None, ephemeral=False, data={})


def stored_moves(database: DatabaseAddress) -> list[tuple[object, ...]]:
    """All that is kept of the play, in order."""
    with direct_connection(database) as db:
        query = "SELECT table_id, deal, seq, player, code FROM moves ORDER BY 1, 2, 3"
        return list(db.execute(query).fetchall())


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    "most", [3, pytest.param(24, marks=(pytest.mark.long, sqlite_only))], ids=str
)
async def test_two_teams_play_a_match_at_two_tables(
    server: Server,
    bot: BotProcess,
    sandbox: Sandbox,
    people: tuple[User, ...],
    database: DatabaseAddress,
    most: int,
) -> None:
    """Killed at moves, a match of two teams loses none.

    The threads tell nothing about the cards; once both tables are done, everything is told.
    """
    ana, chance, kills = people[0], random.Random(3), 0
    message = await open_team_match(people, deals=1)
    await ana.press(message, "Start")
    tables = await seated_users(people, sandbox, database)
    assert [len(table) for table in tables] == [2, 2]
    waiting = [user for table in tables for user in table]
    for _ in range(MOST_STEPS):
        if not waiting:
            break
        user = chance.choice(waiting)
        if kills < most and chance.randrange(KILL_EVERY) == 0:
            before = stored_moves(database)
            click = asyncio.create_task(click_once(user, chance))
            await kill_during_click(server, bot, click, chance.randrange(2))
            kills += 1
            await bot.start()
            assert set(before) <= set(stored_moves(database))
        elif await take_step(user, chance):
            waiting = [other for other in waiting if other.channel != user.channel]
    assert not waiting and kills == most
    secrets = settled_secrets(database)
    text = "\n".join(
        [text_of(message) for table in tables for message in await public_messages(table[0])]
    )
    assert not any(secret in text for secret in secrets)
    assert "♠" not in text and "♥" not in text and "+" not in text and "wins" not in text
    seen = await ana.wait_for(lambda ms: any("Σ" in text_of(message) for message in ms))
    (over,) = [text_of(message) for message in seen if "Σ" in text_of(message)]
    assert all(secret in over for secret in secrets) and "Table 1" in over


async def test_strangers_and_people_of_the_other_table_see_nothing(
    bot: BotProcess, sandbox: Sandbox, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    del bot
    message = await open_team_match(people, deals=1)
    await people[0].press(message, "Start")
    first, second = await seated_users(people, sandbox, database)
    seen = await first[0].wait_for(lambda ms: newest_public_with("hand", ms) is not None)
    board = newest_public_with("hand", seen)
    ways = [component["custom_id"].partition(":")[0] for component in controls(board or {})]
    assert board is not None and ways == ["t", "teams"], "there is no way to look on"
    here = User(sandbox, first[1].id, first[1].name, first[0].channel)
    match = text_of((await here.press(board, "How the match stands")).message or {})
    assert "Ana (A)" in match and "Cilka (B)" in match, "who is of one's team"
    eva = await sandbox.user("Eva")
    for other in (eva, *second):
        here = User(sandbox, other.id, other.name, first[0].channel)
        answer = await press_on_board(here, "hand")
        assert answer.ephemeral and "only who sits here may look" in text_of(answer.message or {})
        for command in (
            "hand",
            "match score",
            "match last",
            "match export",
            "stop",
            "match verify",
        ):
            refusal = (await here.slash(f"tarok {command}")).message
            assert refusal is not None and not controls(refusal), command
    own_score = await first[0].slash("tarok match score")
    assert "when the team match is over" in text_of(own_score.message or {})
