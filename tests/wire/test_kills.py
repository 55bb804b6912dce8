"""SIGKILL after every single move that was acknowledged.

In a deal of the day, a rated one and a challenge: one try stays one try, and its page stands as it
was shown.
"""

import random
import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.contests.daily.service import day_of, opening_time
from sandbox import Body, BotProcess, User, controls, text_of
from tests.databases import sqlite_connection
from tests.wire.conftest import ONE_DAY
from tests.wire.contest_steps import (
    accept_challenge,
    move_controls,
    open_challenge,
    open_challenge_deal,
    send_challenge,
    step_of,
    stored_moves,
    use_control,
)

pytestmark = [pytest.mark.long, ONE_DAY]

Resume = Callable[[User], Awaitable[Body]]
"""How somebody comes to the page of their try, once the bot is there again."""


async def play_with_kills(
    bot: BotProcess, user: User, database: Path, page: Body, again: Resume
) -> int:
    """Random moves, with the bot killed after each; returns how many there were."""
    chance, moves = random.Random(11), 0
    while offered := move_controls(page):
        press = chance.choice(offered)
        entry = int(press.id.split(":")[1])
        answer = await use_control(user, page, press, chance)
        assert answer.message is not None
        await bot.kill()
        shown, kept = move_controls(answer.message), stored_moves(database, entry)
        done = max((int(str(row[3])) for row in kept), default=0)
        assert done >= (step_of(answer.message) if shown else press.step)
        await bot.start()
        page = await again(user)
        assert stored_moves(database, entry)[: len(kept)] == kept
        now = move_controls(page)
        if now and int(now[0].id.split(":")[1]) == entry:
            assert step_of(page) == done, "as its last written move left it"
        moves += 1
    return moves


def tries_by_deal(database: Path) -> list[tuple[int, int, int]]:
    """For each deal, how many tries there are, and how many were finished in time."""
    with sqlite_connection(database) as db:
        query = (
            "SELECT deal, count(*), sum(points IS NOT NULL AND late = 0) FROM entries GROUP BY 1"
        )
        return db.execute(query).fetchall()


def make_rated(database: Path) -> None:
    """Make today's rated deals, which are normally made in advance when nobody waits."""
    today = day_of(int(time.time()))
    times = opening_time(today), opening_time(today + 1)
    with sqlite_connection(database) as db:
        game = db.execute("SELECT variant, players FROM contests WHERE kind = 'daily'").fetchone()
        made = db.execute(
            """INSERT INTO contests (kind, number, variant, players, options, house, opens, closes)
            VALUES ('rated', ?, ?, ?, '{}', 'club 0 1', ?, ?)""",
            (today, *game, *times),
        )
        rows = [(made.lastrowid, deal, secrets.token_hex(32)) for deal in range(20)]
        db.executemany("INSERT INTO contest_deals VALUES (?, ?, ?)", rows)


async def press_if_shown(user: User, page: Body, label: str) -> Body:
    """Press the button of that name, if there is one; else return the page."""
    if label not in {control.get("label") for control in controls(page)}:
        return page
    shown = (await user.press(page, label)).message
    assert shown is not None
    return shown


async def open_daily_try(user: User) -> Body:
    """The page of somebody's try, just opened or resumed, or its result."""
    page = (await user.slash("tarok daily")).message
    assert page is not None
    return await press_if_shown(user, page, "Open the deal")


async def open_rated_try(user: User) -> Body:
    """Play a user's rated deal."""
    page = (await user.slash("tarok daily")).message
    assert page is not None
    page = await press_if_shown(user, page, "Rated deal")
    return await press_if_shown(user, page, "Open the deal")


async def test_a_deal_of_the_day(bot: BotProcess, people: tuple[User, ...], database: Path) -> None:
    ana = people[0]
    moves = await play_with_kills(bot, ana, database, await open_daily_try(ana), open_daily_try)
    assert moves >= 3 and tries_by_deal(database) == [(0, 1, 1)]
    assert "You made" in text_of(await open_daily_try(ana))


async def test_a_rated_deal(bot: BotProcess, people: tuple[User, ...], database: Path) -> None:
    """Two people, each with one try at their own deal."""
    await people[0].slash("tarok daily")  # so that the store is there
    make_rated(database)
    for user in people[:2]:
        await play_with_kills(bot, user, database, await open_rated_try(user), open_rated_try)
        assert "You made" in text_of(await open_rated_try(user))
    tries = tries_by_deal(database)
    assert sum(number for _, number, _ in tries) == sum(done for *_, done in tries) == 2


async def test_a_challenge(bot: BotProcess, people: tuple[User, ...], database: Path) -> None:
    ana, bor = people[:2]
    message = await send_challenge(ana, bor, 2)
    await accept_challenge(bor, message)

    async def again(user: User) -> Body:
        page = await open_challenge(user)
        return await open_challenge_deal(user) if "duel:play:" in str(page) else page

    await play_with_kills(bot, ana, database, await again(ana), again)
    assert tries_by_deal(database) == [(0, 1, 1), (1, 1, 1)]
