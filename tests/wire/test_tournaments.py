"""Tournaments through Discord's wire: one try stays one try, whenever the bot is killed."""

import asyncio
import random
from collections.abc import Callable
from functools import partial

import pytest

from bot.base.database_address import DatabaseAddress
from sandbox import Answer, Body, BotProcess, Server, User, controls, pictures, text_of
from tests.databases import direct_connection, on_each_database, sqlite_only
from tests.timeout import poll_until
from tests.wire.conftest import StartBot
from tests.wire.contest_steps import (
    ENDED,
    announce_tournament,
    count_steps,
    move_controls,
    open_tournament,
    open_tournament_deal,
    play_try,
    step_of,
    use_control,
)
from tests.wire.daily_channels import public_messages
from tests.wire.killing import kill_during_click

pytestmark = on_each_database

SUITS = {"♠", "♥", "♦", "♣"}


def board_finder(sentence: str) -> Callable[[list[Body]], Body | None]:
    """A public board that says something."""

    def find(messages: list[Body]) -> Body | None:
        matching = [
            message for message in public_messages(messages) if sentence in text_of(message)
        ]
        return matching[-1] if matching else None

    return find


async def wait_for_board(user: User, sentence: str) -> Body:
    """The board, once it says something."""
    find = board_finder(sentence)
    board = find(await user.wait_for(lambda seen: find(seen) is not None))
    assert board is not None
    return board


async def open_next_deal(user: User) -> Body:
    """Take the next turn; a deal left at its end by a kill is finished on the way."""
    page = await open_tournament_deal(user)
    return page if move_controls(page) else await open_tournament_deal(user)


async def restart_during(
    server: Server, bot: BotProcess, doing: asyncio.Task[Answer], after: int
) -> None:
    """Kill the bot in the middle of something, and restart it."""
    await kill_during_click(server, bot, doing, after)
    await bot.start()


@pytest.mark.parametrize(
    "every",
    [pytest.param(1, marks=(pytest.mark.soak, sqlite_only)), 4],
    ids=lambda every: f"each-{every}",
)
async def test_kills_leave_one_tournament_try(
    server: Server, bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress, every: int
) -> None:
    """The bot is killed when a tournament is announced, entered and opened.

    And at each acknowledged move (or every fourth) of two deals.
    """
    ana, chance = people[0], random.Random(5)
    announcing = asyncio.create_task(ana.slash("tarok tournament new", game="slovenian", deals=2))
    await restart_during(server, bot, announcing, 1)
    listed = (await ana.slash("tarok tournament show")).message
    if listed is None or not controls(listed):  # nothing was acknowledged, and nothing is kept
        await announce_tournament(ana, 2)
    page = await open_tournament(ana)
    await restart_during(server, bot, asyncio.create_task(ana.press(page, "Enter")), 1)
    page = await open_tournament(ana)
    if "Enter" in str(page):
        page = (await ana.press(page, "Enter")).message or {}
    await restart_during(server, bot, asyncio.create_task(ana.press(page, "Play")), 1)
    kills, moves, page = 3, 0, Body()
    while offered := move_controls(page) or move_controls(page := await open_next_deal(ana)):
        press = chance.choice(offered)
        moves += 1
        if moves % every:
            page = (await use_control(ana, page, press, chance)).message or {}
            continue
        await restart_during(
            server, bot, asyncio.create_task(use_control(ana, page, press, chance)), 1
        )
        kills += 1
        page = await open_next_deal(
            ana
        )  # so the server has done what the killed process had sent it
        made = count_steps(database, press)
        assert made in (press.step, press.step + 1)
        same = [
            same_press
            for same_press in move_controls(page)
            if same_press.id.split(":")[1] == press.id.split(":")[1]
        ]
        assert not same or step_of(page) == made, "as its last written move left it"
    with direct_connection(database) as db:
        tries = db.execute("SELECT deal, count(*) FROM entries GROUP BY deal").fetchall()
        finished = db.execute("SELECT count(*) FROM entries WHERE points IS NOT NULL").fetchone()
        counts = db.execute("SELECT count(*), sum(gone) FROM entrants").fetchall()
    assert kills > 20 // every
    assert tries == [(0, 1), (1, 1)] and finished == (2,) and counts == [(1, 0)]


async def test_four_play_and_the_channel_learns_the_places_when_it_is_over(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    """Ana, who manages the server, and Bor play both deals, Cilka one; Dane only joins."""
    ana, bor, cilka, dane = people[:4]
    await announce_tournament(ana, 2)
    await wait_for_board(dane, "Nobody has entered")
    for user, deals in ((ana, 2), (bor, 2), (cilka, 1)):
        for number in range(deals):
            last = await play_try(user, await open_tournament_deal(user), random.Random(number))
            assert "when the tournament is over" in text_of(last)
    await dane.press(await open_tournament(dane), "Enter")
    text = text_of(board := await wait_for_board(dane, "Dane"))
    assert "Ana · 2 of 2" in text and "Cilka · 1 of 2" in text and "Dane · 0 of 2" in text
    with direct_connection(database) as db:
        made = [row[0] for row in db.execute("SELECT points FROM entries") if row[0]]
        secrets = [row[0] for row in db.execute("SELECT secret FROM contest_deals")]
    assert not SUITS & set(text) and not any(f"{points:+d}" in text for points in made)
    places = (await ana.press(await open_tournament(ana), "Standings")).message
    assert places is not None and "Bor" in text_of(places) and "Cilka" not in text_of(places)
    assert "Standings" not in {
        control.get("label") for control in controls(await open_tournament(cilka))
    }
    await bot.stop()
    with direct_connection(database) as db:
        db.execute(ENDED)
    await bot.start()
    text = text_of(board := await wait_for_board(dane, "It is over"))
    assert "Ana" in text and "Bor" in text and "Cilka" in text and "1." in text
    seen = str(await dane.messages())
    assert not any(secret in seen for secret in secrets)
    places = (await dane.press(board, "Standings")).message
    assert places is not None and "1/2" in text_of(places)
    assert "You aren't ranked" in text_of(await open_tournament(dane)) and "Your rank" in text_of(
        await open_tournament(cilka)
    )
    boards = [seen for seen in public_messages(await dane.messages()) if "It is over" in str(seen)]
    assert len(boards) == 1


async def test_standings_of_running_tournament_do_not_name_a_forgotten_person(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    """Ana has looked at them just before, so they are kept."""
    del bot
    ana, bor = people[:2]
    await announce_tournament(ana, 1)
    for user in (bor, ana):
        await play_try(user, await open_tournament_deal(user), random.Random(1))
    page = await open_tournament(ana)
    standings = (await ana.press(page, "Standings")).message
    assert standings is not None and "Bor" in text_of(standings)
    asked = (await bor.slash("tarok privacy forget")).message
    assert asked is not None
    await bor.press(asked, "Forget me")
    page = await open_tournament(ana)
    assert "1 person has entered" in text_of(page)
    standings = (await ana.press(page, "Standings")).message
    assert standings is not None and "Ana" in text_of(standings)
    assert "Bor" not in text_of(standings)


ENDED_YESTERDAY = """
UPDATE contests SET opens = opens - 259200, closes = closes - 259200 WHERE kind = 'tournament'
"""


def is_first_settled(database: DatabaseAddress) -> bool:
    """Next week's tournament may be there a moment later."""
    with direct_connection(database) as db:
        first = db.execute("SELECT settled FROM contests ORDER BY id LIMIT 1").fetchone()
    return bool(first[0])


async def test_weekly_tournament_mentions_its_winner_once_and_is_announced_anew(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    """Ana wins alone; the bot is restarted again and again."""
    ana, dane = people[0], people[3]
    answer = await ana.slash(
        "tarok tournament new",
        game="slovenian",
        deals=1,
        starts="0",
        title="Friday Cup",
        weekly=True,
    )
    assert "It repeats every week" in text_of(answer.message or {})
    await play_try(ana, await open_tournament_deal(ana), random.Random(1))
    await bot.stop()
    with direct_connection(database) as db:
        db.execute(ENDED_YESTERDAY)
    await bot.start()
    await poll_until(partial(is_first_settled, database))
    for _ in range(2):
        await bot.kill()
        await bot.start()
        await wait_for_board(dane, "It begins")
    messages = public_messages(await dane.messages())
    assert [ana.id in message["pinged"] for message in messages] == [False, True, False]
    assert ["Friday Cup" in text_of(message) for message in messages] == [True] * 3
    profile = await dane.slash("tarok profile", player=f"<@{ana.id}>")
    assert "Friday Cup" not in text_of(profile.message or {}), "nobody came after Ana"


async def test_at_the_end_the_places_are_a_picture(
    start_bot: StartBot, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    """If the server has pictures, with its words; before that there is none."""
    bot = await start_bot(TAROK_LOOK="pictures")
    ana, bor = people[:2]
    await announce_tournament(ana, 1)
    await play_try(bor, await open_tournament_deal(bor), random.Random(1))
    assert not pictures(await wait_for_board(ana, "Bor"))
    await bot.stop()
    with direct_connection(database) as db:
        db.execute(ENDED)
    await start_bot(TAROK_LOOK="pictures")
    (drawn,) = pictures(await wait_for_board(ana, "Bor has won"))
    assert "1. Bor, 50.0%" in drawn["description"]


async def test_tournament_commands_need_a_server_manager(
    bot: BotProcess, people: tuple[User, ...]
) -> None:
    del bot
    ana, bor = people[:2]
    answer = await bor.slash("tarok tournament new", game="slovenian", deals=1)
    assert answer.ephemeral and "Only those who manage" in text_of(answer.message or {})
    await announce_tournament(ana, 1)
    assert "Cancel the tournament" not in {
        control.get("label") for control in controls(await open_tournament(bor))
    }
    sure = (await ana.press(await open_tournament(ana), "Cancel the tournament")).message
    assert sure is not None
    await ana.press(sure, "Cancel the tournament")
    await wait_for_board(bor, "cancelled")
