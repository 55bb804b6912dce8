"""The traveller of a closed deal of the day, through Discord's wire."""

import random

from bot.base.database_address import DatabaseAddress
from sandbox import Body, BotProcess, User, controls, text_of
from tests.databases import direct_connection, on_each_database
from tests.wire.conftest import ONE_DAY
from tests.wire.contest_steps import open_daily_deal, play_try
from tests.wire.playing import labels, wait_for_query

pytestmark = [on_each_database, ONE_DAY]

OVER = "UPDATE contests SET opens = 1, closes = 2 WHERE id IN (SELECT contest FROM entries)"
SETTLED = "SELECT count(*) FROM contests WHERE settled = 1"


def choices(page: Body, view: str) -> tuple[str, list[str]]:
    """A traveller's list: its custom_id, and the values that can be chosen."""
    (chosen,) = [
        control for control in controls(page) if control["custom_id"].split(":")[3:] == [view]
    ]
    return chosen["custom_id"], [option["value"] for option in chosen["options"]]


async def choose(user: User, page: Body, view: str, value: str) -> Body:
    """The page of a choice in a traveller's list."""
    shown = await user.select(page, choices(page, view)[0], [value])
    assert shown.message is not None
    return shown.message


def heading(page: Body) -> str:
    """The text above a page's table: house players go on playing the deal meanwhile."""
    return text_of(page).partition("```")[0]


async def line_with_reader(user: User, traveller: Body) -> Body:
    """The line with the reader's own result: house players may stand in lines above it."""
    for value in choices(traveller, "l")[1]:
        line = await choose(user, traveller, "l", value)
        if "you" in text_of(line):
            return line
        traveller = (await user.press(line, "All lines")).message or {}
    raise AssertionError("no line has the reader's result")


async def close_deal(bot: BotProcess, user: User, database: DatabaseAddress) -> None:
    """Let the day pass, and have what is over settled."""
    await bot.stop()
    with direct_connection(database) as db:
        db.execute(OVER)
    await bot.start()
    await user.slash("tarok daily")  # the first wish of a day has what is over settled
    await wait_for_query(database, SETTLED)


async def open_traveller(user: User) -> Body:
    """The traveller of the deal of the day, from its result."""
    result = (await user.slash("tarok daily")).message
    assert result is not None and "Traveller" in labels(result)
    traveller = (await user.press(result, "Traveller")).message
    assert traveller is not None and "▸" in text_of(traveller)
    return traveller


async def test_finisher_looks_at_the_deal_of_another_from_the_traveller(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    ana, bor = people[:2]
    for user in (ana, bor):
        intro = (await user.slash("tarok daily")).message
        assert intro is not None and "can look at how you played it" in text_of(intro)
        await play_try(user, await open_daily_deal(user), random.Random(1))
    await close_deal(bot, ana, database)
    traveller = await open_traveller(bor)
    line = await line_with_reader(bor, traveller)  # they have played alike
    anas, bors = [value for value in choices(line, "r")[1] if value.startswith("t")]
    cards = await choose(bor, line, "r", anas)
    assert "Ana" in text_of(cards) and "Bor" not in text_of(cards)
    said = (await bor.press(cards, "Next ▶")).message
    assert said is not None and "Ana" in text_of(said)
    back = (await bor.press(said, "All")).message
    assert back is not None and bors in choices(back, "r")[1]


async def test_traveller_of_a_closed_deal_leads_to_a_deal_played_there(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    ana = people[0]
    page = await play_try(ana, await open_daily_deal(ana), random.Random(1))
    assert "Traveller" not in labels(page)
    await close_deal(bot, ana, database)
    traveller = await open_traveller(ana)
    line = await line_with_reader(ana, traveller)
    (hers,) = [value for value in choices(line, "r")[1] if value.startswith("t")]
    deal = await choose(ana, line, "r", hers)
    assert "Next ▶" in labels(deal) and "Ana" in text_of(deal)
    back = (await ana.press(deal, "All")).message
    assert back is not None and heading(back) == heading(line) and "you" in text_of(back)
