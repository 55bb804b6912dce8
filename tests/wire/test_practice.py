"""Playing on from a finished deal through Discord's wire, and SIGKILL on the way."""

import asyncio
import random

import pytest

from bot.base.database_address import DatabaseAddress
from sandbox import Body, BotProcess, Server, User, text_of
from tests.databases import direct_connection, on_each_database
from tests.wire.contest_steps import move_controls, step_of, use_control
from tests.wire.killing import kill_during_click, redraw_page, wait_for_release
from tests.wire.playing import EPHEMERAL, Game, is_over
from tests.wire.screens import live_boards

pytestmark = on_each_database

KILL_EVERY = 3


def practice_state(database: DatabaseAddress) -> tuple[int, int]:
    """The number of the newest practice, and how many steps the person has made in it."""
    with direct_connection(database) as db:
        ((number,),) = db.execute("SELECT id FROM practices").fetchall()
        query = "SELECT coalesce(max(step), 0) FROM practice_moves WHERE practice = ?"
        ((steps,),) = db.execute(query, (number,)).fetchall()
    return number, steps


def counted_rows(database: DatabaseAddress) -> list[list[tuple[object, ...]]]:
    """Everything about a match that counts."""
    with direct_connection(database) as db:
        tables = ("deals", "moves", "results")
        return [db.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in tables]


async def open_replay(ana: User) -> Body:
    """The first page of the deal, which she opens with the button below its score."""
    answer = await ana.slash("tarok replay")
    assert answer.message is not None and answer.ephemeral
    return answer.message


@pytest.mark.parametrize("most", [3, pytest.param(5, marks=pytest.mark.long)], ids=str)
async def test_no_acknowledged_move_of_a_practice_is_lost(
    server: Server, bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress, most: int
) -> None:
    """At least this many kills, over as many practices as it takes."""
    ana, chance = people[0], random.Random(3)
    game = Game(people[:1], chance)
    await game.open(deals=1, house=3)
    await game.play()
    await people[1].wait_for(lambda ms: is_over(ms) and not live_boards(server))
    channel = [m for m in await people[1].messages() if not m["flags"] & EPHEMERAL]
    before, kills, ends = counted_rows(database), 0, 0
    while kills < most or not ends:
        answer = await ana.press(await open_replay(ana), "Play from here")
        page = answer.message
        assert page is not None and "Practice" in text_of(page)
        while offered := move_controls(page, "p"):
            press = chance.choice(offered)
            if kills < most and chance.randrange(KILL_EVERY) == 0:
                click = asyncio.create_task(use_control(ana, page, press, chance))
                await kill_during_click(server, bot, click, chance.randrange(2))
                kills += 1
                await wait_for_release(database)
                steps = practice_state(database)[1]
                assert steps in (press.step, press.step + 1)
                await bot.start()
                hand = f"p:{practice_state(database)[0]}:{press.step}:hand"
                page = await redraw_page(server, ana, page, hand)
                assert step_of(page, "p") in (steps, -1), (
                    "the page as its last written move left it"
                )
                continue
            answer = await use_control(ana, page, press, chance)
            assert answer.message is not None and answer.message["id"] == page["id"]
            assert practice_state(database)[1] >= max(step_of(answer.message, "p"), press.step)
            page = answer.message
        assert "in the match it was" in text_of(page)
        back = await ana.press(page, "Back to the deal")
        assert back.message is not None and "the cards" in text_of(back.message)
        ends += 1
    assert counted_rows(database) == before, "none of it counts"
    after = [m for m in await people[1].messages() if not m["flags"] & EPHEMERAL]
    assert after == channel, "nobody else has seen any of it"
