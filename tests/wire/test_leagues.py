"""Leagues through Discord's wire: allowed by a server, joined, and looked at."""

import time

from bot.base.database_address import DatabaseAddress
from bot.contests.daily.ladders import period_of
from bot.contests.daily.service import day_of
from sandbox import Body, BotProcess, User, text_of
from tests.databases import direct_connection, on_each_database
from tests.wire.conftest import ONE_DAY
from tests.wire.playing import labels

pytestmark = [on_each_database, ONE_DAY]

STRANGER = "Zora Neznanka"
PUT_INTO_ONE_LEAGUE = """
INSERT INTO league_members (begins, person, league, alias)
SELECT ?, person, 1, CASE person WHEN 1 THEN 0 ELSE 1 END FROM league_people
WHERE true ON CONFLICT DO NOTHING
"""


async def open_ladder(user: User) -> Body:
    """The ladder, from the deal of the day."""
    daily = (await user.slash("tarok daily")).message
    assert daily is not None
    return await pressed(user, daily, "Ladder")


async def pressed(user: User, message: Body, label: str) -> Body:
    """The page that a button leads to."""
    page = (await user.press(message, label)).message
    assert page is not None
    return page


async def test_leagues_are_allowed_joined_and_name_nobody_of_another_server(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    ana, bor = people[:2]
    assert "Leagues" not in labels(await open_ladder(bor))
    settings = (await ana.slash("tarok server defaults")).message
    assert settings is not None and "**Leagues:** off." in text_of(settings)
    assert "**Leagues:** allowed." in text_of(await pressed(ana, settings, "Allow leagues"))
    for person in (ana, bor):
        page = await pressed(person, await open_ladder(person), "Leagues")
        page = await pressed(person, page, "Join the leagues")
        assert "You're in." in text_of(page)
    monday = period_of("week", day_of(int(time.time()))).begins
    with direct_connection(database) as db:
        db.execute("INSERT INTO league_people VALUES (1, 1, ?, 0, 0, 0)", (STRANGER,))
        db.execute("INSERT INTO league_weeks VALUES (?, 0) ON CONFLICT DO NOTHING", (monday,))
        db.execute(PUT_INTO_ONE_LEAGUE, (monday,))
    shown = text_of(await pressed(ana, await open_ladder(ana), "Leagues"))
    assert "League 1 of 1" in shown and "Badger" in shown
    assert ana.name in shown and bor.name in shown and STRANGER not in shown
    page = await pressed(ana, await open_ladder(ana), "Leagues")
    assert "If you join now" in text_of(await pressed(ana, page, "Leave the leagues"))
