"""Playing on from a finished deal through Discord's wire, and SIGKILL on the way."""

import asyncio
import random
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.base.database_address import DatabaseAddress
from sandbox import Answer, Body, BotProcess, Server, User, controls, text_of
from tests.databases import direct_connection, on_each_database
from tests.timeout import TIMEOUT
from tests.wire.playing import EPHEMERAL, MOVES, SELECT, Game, is_over, wait_for_query
from tests.wire.test_boards import live_boards

pytestmark = on_each_database

KILL_EVERY = 3


class Press(NamedTuple):
    """A practice's control."""

    id: str
    step: int
    code: str
    body: Body


def presses(message: Body) -> list[Press]:
    """A practice's controls that make a move, or ask about one."""
    offered = []
    for body in controls(message):
        parts = body["custom_id"].split(":", 3)
        moves = parts[0] == "p" and parts[3].removeprefix("sure:").split(":")[0] in MOVES
        if moves:
            offered.append(Press(body["custom_id"], int(parts[2]), parts[3], body))
    return offered


def step_of(message: Body) -> int:
    """How many moves the person has made, according to the page's ids."""
    return max((press.step for press in presses(message)), default=-1)


async def use_control(user: User, message: Body, press: Press, chance: random.Random) -> Answer:
    if press.body["type"] != SELECT:
        return await user.click(message, press.id)
    values = [option["value"] for option in press.body["options"]]
    return await user.select(message, press.id, chance.sample(values, press.body["min_values"]))


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


async def kill_during_click(
    server: Server, bot: BotProcess, click: asyncio.Task[Answer], stage: int
) -> None:
    """Kill the bot while a click is in flight: before it has left, or after an event."""
    if stage:
        queue: asyncio.Queue[Body] = asyncio.Queue()
        server.world.watchers.add(queue)
        await asyncio.wait_for(queue.get(), TIMEOUT)
        server.world.watchers.discard(queue)
    else:
        await asyncio.sleep(0)
    await bot.kill()
    await click


NOBODY_ELSE = """
SELECT count(*) = 0 FROM pg_stat_activity
WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
"""


async def wait_for_release(database: DatabaseAddress) -> None:
    """Wait until nobody has it open: a server still does what a killed process has sent it."""
    if not isinstance(database, Path):
        await wait_for_query(database, NOBODY_ELSE)


async def redraw_page(server: Server, user: User, page: Body, hand: str) -> Body:
    """A page as a press draws it, though whoever follows acknowledges first, and draws then."""
    before = len(server.world.journal)
    await user.click(page, hand, stale=True)
    seen = await user.wait_for(lambda _: len(server.world.journal) > before)
    return next(message for message in seen if message["id"] == page["id"])


@pytest.mark.parametrize("most", [3, pytest.param(5, marks=pytest.mark.long)], ids=str)
async def test_no_acknowledged_move_of_a_practice_is_lost(
    server: Server, bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress, most: int
) -> None:
    """At least this many kills, over as many practices as it takes."""
    ana, chance = people[0], random.Random(3)
    game = Game(people[:1], chance)
    await game.open(deals=1, house=3)
    await game.play()
    seen = await people[1].wait_for(lambda ms: is_over(ms) and not live_boards(server))
    channel = [m for m in seen if not m["flags"] & EPHEMERAL]
    before, kills, ends = counted_rows(database), 0, 0
    while kills < most or not ends:
        answer = await ana.press(await open_replay(ana), "Play from here")
        page = answer.message
        assert page is not None and "Practice" in text_of(page)
        while offered := presses(page):
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
                assert step_of(page) in (steps, -1), "the page as its last written move left it"
                continue
            answer = await use_control(ana, page, press, chance)
            assert answer.message is not None and answer.message["id"] == page["id"]
            assert practice_state(database)[1] >= max(step_of(answer.message), press.step)
            page = answer.message
        assert "in the match it was" in text_of(page)
        back = await ana.press(page, "Back to the deal")
        assert back.message is not None and "the cards" in text_of(back.message)
        ends += 1
    assert counted_rows(database) == before, "none of it counts"
    after = [m for m in await people[1].messages() if not m["flags"] & EPHEMERAL]
    assert after == channel, "nobody else has seen any of it"
