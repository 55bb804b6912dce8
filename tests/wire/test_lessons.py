"""Lessons through Discord's wire: wherever people are, and with the bot killed on the way."""

import asyncio

import pytest

from bot.base.database_address import DatabaseAddress
from bot.help.manual import PLAY_FIRST
from bot.learning.lessons.library import FIRST_SERIES, Stage, lessons
from bot.learning.lessons.pages import ANSWER
from sandbox import THREAD, Body, BotProcess, Sandbox, Server, User, controls
from tests.databases import direct_connection, on_each_database
from tests.wire.killing import kill_during_click, wait_for_release
from tests.wire.table_steps import move_to_place

pytestmark = on_each_database

LESSON = lessons("en")[FIRST_SERIES[0]]
KILLED_AT = {1: 0, 2: 1}
"""For each step at which the bot is killed in mid-press: the stage of the press."""


def codes(page: Body) -> dict[str, str]:
    """The custom_ids of the lesson's own controls by their codes."""
    ids = [control["custom_id"] for control in controls(page)]
    return {each.split(":", 3)[3]: each for each in ids if each.startswith("l:")}


def right_control(page: Body, stage: Stage) -> str:
    """The custom_id of the control that gives the record's own answer."""
    offered = codes(page)
    if stage.step.is_move:
        return offered[stage.recorded]
    answers = stage.step.answers
    return next(offered[f"{ANSWER}:{n}"] for n, answer in enumerate(answers) if answer.is_right)


async def open_lesson(user: User) -> Body:
    """Type the command; only this person sees its page."""
    answer = await user.slash("tarok learn")
    assert answer.message is not None
    assert answer.ephemeral
    return answer.message


async def click(user: User, page: Body, custom_id: str) -> Body:
    """Press a control; the page is redrawn in the message."""
    answer = await user.click(page, custom_id)
    assert answer.message is not None
    assert answer.message["id"] == page["id"]
    return answer.message


@pytest.mark.parametrize("place", ["", "Bot", "foreign"], ids=["server", "direct", "installed"])
async def test_lesson_is_played_in_one_message(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, place: str
) -> None:
    ana = people[0]
    if place:
        await move_to_place(place, sandbox, ana)
    page = await open_lesson(ana)
    for stage in LESSON.stages:
        page = await click(ana, page, right_control(page, stage))
    following = f"learn:start:{FIRST_SERIES[1]}"
    assert following in [control["custom_id"] for control in controls(page)]
    page = await click(ana, page, following)
    assert codes(page)
    page = await click(ana, page, codes(page)["stop"])
    page = await click(ana, page, "learn:on")
    assert codes(page)


def stored_step(database: DatabaseAddress) -> int:
    with direct_connection(database) as db:
        ((step,),) = db.execute("SELECT step FROM lesson_runs").fetchall()
    return int(step)


async def test_lesson_goes_on_at_its_step_after_kills(
    server: Server, bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    ana = people[0]
    page = await open_lesson(ana)
    step = 0
    while step < len(LESSON.stages):
        control = right_control(page, LESSON.stages[step])
        if step in KILLED_AT:
            press = asyncio.create_task(ana.click(page, control))
            await kill_during_click(server, bot, press, KILLED_AT[step])
            await wait_for_release(database)
            after = stored_step(database)
            assert after in (step, step + 1)
            await bot.start()
            page = await open_lesson(ana)
            assert stored_step(database) == after
            if after == step:
                page = await click(ana, page, right_control(page, LESSON.stages[step]))
        else:
            page = await click(ana, page, control)
        step += 1
        assert stored_step(database) == step
    with direct_connection(database) as db:
        counts = db.execute("SELECT answered FROM lesson_steps WHERE answered > 0").fetchall()
    assert counts == [(1,)] * len(LESSON.stages), "no press is counted twice"


async def test_play_opens_a_thread_in_a_busy_channel_of_several_tables(
    bot: BotProcess, people: tuple[User, ...], server: Server
) -> None:
    del bot
    ana, bor, *_ = people
    assert (await bor.slash("tarok new", game="taper")).message is not None
    settings = (await ana.slash("tarok server defaults")).message
    assert settings is not None
    await ana.press(settings, "Allow several tables")
    page = await open_lesson(ana)
    await ana.click(page, f"{PLAY_FIRST}:slovenian")
    threads = [channel for channel in server.world.channels.values() if channel.type == THREAD]
    assert len(threads) == 1
