"""A team match through Discord's wire: two teams at two tables, and SIGKILL on the way."""

import asyncio
import contextlib
import random

import pytest

from bot.base.database_address import DatabaseAddress
from sandbox import Answer, Body, BotProcess, Refusal, Sandbox, Server, User, controls, text_of
from tests.databases import direct_connection, on_each_database, sqlite_only
from tests.wire.playing import (
    EPHEMERAL,
    Game,
    control,
    controls_of,
    newest_public_with,
    press_on_board,
)
from tests.wire.test_practice import kill_during_click

pytestmark = on_each_database

KILL_EVERY = 4
MOST_STEPS = 2000


def match_of(messages: list[Body]) -> Body | None:
    """The public message of the match."""
    matching = [message for message in messages if "### Team match" in text_of(message)]
    return matching[-1] if matching else None


async def open_team_match(people: tuple[User, ...], deals: int) -> Body:
    """Ana gathers people for a match, and all join: Ana and Bor against Cilka and Dane."""
    ana = people[0]
    await ana.slash("tarok tournament teams", game="slovenian", deals=deals)
    message = match_of(await ana.wait_for(lambda ms: match_of(ms) is not None))
    assert message is not None
    for number, user in enumerate(people):
        await user.press(message, f"Join Team {'AABB'[number]}")
    return message


SEATED = """
SELECT tables.id, channel, "user" FROM tables JOIN seats ON table_id = tables.id
WHERE contest IS NOT NULL AND "user" IS NOT NULL ORDER BY tables.id, player
"""


async def seated_users(
    people: tuple[User, ...], sandbox: Sandbox, database: DatabaseAddress
) -> list[list[User]]:
    """The people of each table, each in its thread."""
    with direct_connection(database) as db:
        rows = db.execute(SEATED).fetchall()
    users_by_table: dict[int, list[User]] = {}
    for table, channel, number in rows:
        seated_user = next(user for user in people if int(user.id) == number)
        users_by_table.setdefault(table, []).append(
            User(sandbox, seated_user.id, seated_user.name, str(channel))
        )
    return [*users_by_table.values()]


def is_table_done(messages: list[Body]) -> bool:
    """Whether a thread says that its table is done."""
    return any("played all its deals" in text_of(message) for message in messages)


async def take_step(user: User, chance: random.Random) -> bool:
    """Open a user's page, and move or go on if asked; returns whether the table is done."""
    seen = await user.wait_for(
        lambda ms: is_table_done(ms) or newest_public_with("hand", ms) is not None
    )
    if is_table_done(seen):
        return True
    board = newest_public_with("hand", seen)
    assert board is not None
    with contextlib.suppress(Refusal):
        hand = (await user.click(board, control(board, "hand").id, stale=True)).message
        controls = controls_of(hand or {})
        if hand is not None and any(hand_control.moves for hand_control in controls):
            await Game((user,), chance).move(user, hand)
        elif hand is not None and any(hand_control.code == "next" for hand_control in controls):
            await user.click(hand, control(hand, "next").id, stale=True)
    return False


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


def settled_secrets(database: DatabaseAddress) -> list[str]:
    """Check a finished match, and return its deals' secrets.

    The cards are the same at both tables, and it counts for nobody's career.
    """
    decks = "SELECT DISTINCT deck FROM deals WHERE state = 'finished' AND scores <> '[]'"
    with direct_connection(database) as db:
        assert len(db.execute(decks).fetchall()) == 1
        assert db.execute("SELECT settled FROM contests").fetchall() == [(1,)]
        assert db.execute("SELECT count(*) FROM played").fetchall() == [(0,)]
        return [row[0] for row in db.execute("SELECT secret FROM contest_deals")]


async def public_messages(user: User) -> list[Body]:
    """The messages that everyone sees there."""
    return [message for message in await user.messages() if not message["flags"] & EPHEMERAL]


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
        for command in ("hand", "score", "match last", "match export", "stop", "match verify"):
            refusal = (await here.slash(f"tarok {command}")).message
            assert refusal is not None and not controls(refusal), command
    own_score = await first[0].slash("tarok score")
    assert "when the team match is over" in text_of(own_score.message or {})
