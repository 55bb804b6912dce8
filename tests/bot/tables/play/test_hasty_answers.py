"""An answer that comes before the question could be read closes nothing: the question stays."""

from collections.abc import Awaitable, Callable

import pytest

from bot.games.info import ENTRY, PRACTICE, TABLE
from bot.kit.controls import read_click
from bot.kit.page import Button, Page
from bot.kit.slips import Slips
from bot.tables.desk.clicks import TableClicks
from tests.bot.contests.contest import HERE, Contests
from tests.bot.contests.contest import moves_on as moves_of_try
from tests.bot.discord.answering import press_at_table, press_on
from tests.bot.learning.practising import desk_of as practice_desk_of
from tests.bot.learning.practising import moves_on, start_practice, table_with_finished_deal
from tests.bot.tables.desk.desk_parts import PEOPLE, desk_of, page_of
from tests.bot.world import ANA, GUILD, World
from tests.manual_clock import ManualClock

Press = Callable[[str], Awaitable[Page]]


async def hand_at_table(world: World, clock: ManualClock) -> tuple[Page, Press]:
    """A hand at a table, and how to press on it."""
    table, clicks = await world.start_table(1), TableClicks(desk_of(world), Slips(clock, 0.4))
    assert table.awaited is not None
    asked = PEOPLE[table.awaited]

    async def press(custom_id: str) -> Page:
        click = read_click(custom_id, TABLE)
        assert click is not None
        return page_of(await press_at_table(clicks, asked, GUILD, click, private=True))

    return await press(f"t:{table.id}:{table.seq}:hand"), press


async def practice_position(world: World, clock: ManualClock) -> tuple[Page, Press]:
    """A position that is played on from."""
    table, desk = await table_with_finished_deal(world), practice_desk_of(world, Slips(clock, 0.4))

    async def press(custom_id: str) -> Page:
        shown = await press_on([desk], PEOPLE[ANA], HERE, custom_id)
        assert shown is not None
        return page_of(shown)

    return await start_practice(desk, table), press


async def try_position(world: World, clock: ManualClock) -> tuple[Page, Press]:
    """A try at a deal of the day."""
    contests = Contests(world)
    tries = contests.desk.tries
    tries._slips = Slips(clock, 0.4)

    async def press(custom_id: str) -> Page:
        shown = await press_on([tries], PEOPLE[ANA], HERE, custom_id)
        assert shown is not None
        return page_of(shown)

    return await contests.open_try(ANA, await contests.contest()), press


def a_move(page: Page) -> str:
    """The id of a move that the page offers."""
    button_ids = [
        button.id for button in (*moves_on(page), *moves_of_try(page)) if isinstance(button, Button)
    ]
    button_ids += [
        button.id
        for button in page.controls()
        if ":bid:" in button.id or button.id.endswith(":pass")
    ]
    return button_ids[0]


def question_about(move: str) -> str:
    """The id of the control that asks whether one is sure."""
    click = read_click(move, TABLE) or read_click(move, PRACTICE) or read_click(move, ENTRY)
    assert click is not None
    return f"{move.removesuffix(click.code)}sure:{click.code}"


def controls(page: Page) -> list[str]:
    """The ids of a page's controls."""
    return [button.id for button in page.controls()]


@pytest.mark.parametrize("playing", [hand_at_table, practice_position, try_position])
async def test_hasty_yes_leaves_the_question_open(
    world: World, playing: Callable[[World, ManualClock], Awaitable[tuple[Page, Press]]]
) -> None:
    """The bot said that nothing was done, and the question was gone."""
    clock = ManualClock()
    page, press = await playing(world, clock)
    move = a_move(page)
    clock.now += 10
    asked = await press(question_about(move))
    for _ in range(2):
        again = await press(move)
        assert "quick" in again.text and asked.text in again.text
        assert controls(again) == controls(asked)
        assert again.text.count("quick") == 1
    clock.now += 10
    done = await press(move)
    assert controls(done) != controls(asked) and "quick" not in done.text
