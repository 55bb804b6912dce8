"""Leagues through Discord's wire: allowed by a server, joined, looked at, and left for others."""

import time

from bot.base.database_address import DatabaseAddress
from bot.contests.core.rows import ContestRows, EntryFinish
from bot.contests.daily.ladder_rows import LadderRows, Marked, RankedTry
from bot.contests.daily.ladders import SEVEN, period_of
from bot.contests.daily.service import SATURDAY, day_of, headline, opening_time
from bot.contests.leagues.rows import Enrolment, LeagueRows, Placed
from bot.store import Store
from bot.store.open_store import open_store
from sandbox import Body, BotProcess, Server, User, text_of
from tests.databases import direct_connection, on_each_database
from tests.store.contest_examples import new_contest, new_entry
from tests.wire.conftest import ONE_DAY
from tests.wire.playing import labels, wait_for_query

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


async def allow_leagues(manager: User) -> None:
    """The person who manages the server allows leagues."""
    settings = (await manager.slash("tarok server defaults")).message
    assert settings is not None and "**Leagues:** off." in text_of(settings)
    allowed = await pressed(manager, settings, "Allow leagues")
    assert "**Leagues:** allowed." in text_of(allowed)


async def join_leagues(person: User) -> None:
    """A person joins from the ladder."""
    page = await pressed(person, await open_ladder(person), "Leagues")
    assert "You're in." in text_of(await pressed(person, page, "Join the leagues"))


def this_monday() -> int:
    """The day of the Monday of this week."""
    return period_of("week", day_of(int(time.time()))).begins


async def play_last_week(
    store: Store, guild: int, percents: tuple[tuple[tuple[int, int], ...], ...]
) -> None:
    """Make last week's leagues, whose people have played the headline of its Saturday.

    At weekends it is always the same game. On other days it depends on how many games there are,
    and here is one of the tests that the bot's process does not have.

    ``percents``: for each league the numbers of its people, each with their percentile.
    """
    rows, monday = ContestRows(store), this_monday() - SEVEN
    saturday = monday + SATURDAY
    variant, players = headline(saturday)
    times = {"opens": opening_time(saturday), "closes": opening_time(saturday + 1)}
    deal = new_contest("daily", saturday, variant=variant, players=players, **times)
    contest = await rows.make(deal)
    assert contest is not None
    league_rows, placed = LeagueRows(store), []
    for league, people in enumerate(percents, 1):
        for alias, (person, percent) in enumerate(people):
            if await league_rows.enrolment(person) is None:
                await league_rows.join(Enrolment(person, guild, f"P{person}"))
            entry = await rows.open_entry(new_entry(person, contest, home=guild), ())
            await rows.append_moves(entry.id, 0, (), EntryFinish(35, opening_time(saturday) + 60))
            ranked = RankedTry(entry.id, person, guild, "", 35)
            marked = Marked(entry.id, percent, cost=None, weight=1.0)
            await LadderRows(store).rank("daily", (), ranked, marked, ())
            placed.append(Placed(person, league, alias))
    await rows.settle(contest)
    await league_rows.form(monday, tuple(placed))


async def test_people_read_on_monday_that_they_went_up_stayed_or_went_down(
    server: Server, bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    """Ana was the fourth of league 2, Bor the fifth, Cilka the last of league 1."""
    ana, bor, cilka = people[:3]
    await allow_leagues(ana)
    for person in (ana, bor, cilka):
        await join_leagues(person)
    guild = server.world.channels[int(ana.channel)].guild
    assert guild is not None
    await bot.stop()
    with direct_connection(database) as db:
        db.execute("DELETE FROM league_weeks")
    first = (*((person, 50 + person) for person in range(1, 16)), (int(cilka.id), 40))
    upper = *((person, 60 + person) for person in range(21, 24)), (int(ana.id), 80)
    lower = (int(bor.id), 79), *((person, 78 - person) for person in range(31, 41))
    store = await open_store(database)
    await play_last_week(store, guild, (first, (*upper, *lower)))
    await store.close()
    await bot.start()
    await wait_for_query(database, "SELECT count(*) = 2 FROM league_weeks")
    for person, result in (
        (ana, "rank 4 in league 2, points: 80. You've gone up to league 1."),
        (bor, "rank 5 in league 2, points: 79. You stay in league 2."),
        (cilka, "rank 16 in league 1, points: 40. You've gone down to league 2."),
    ):
        page = text_of(await pressed(person, await open_ladder(person), "Leagues"))
        assert f"Your last week: {result}" in page
        assert f"### League {1 if person is ana else 2} of 2" in page


async def test_leagues_are_allowed_joined_and_name_nobody_of_another_server(
    bot: BotProcess, people: tuple[User, ...], database: DatabaseAddress
) -> None:
    ana, bor = people[:2]
    assert "Leagues" not in labels(await open_ladder(bor))
    await allow_leagues(ana)
    for person in (ana, bor):
        await join_leagues(person)
    monday = this_monday()
    with direct_connection(database) as db:
        db.execute("INSERT INTO league_people VALUES (1, 1, ?, 0, 0, 0)", (STRANGER,))
        db.execute("INSERT INTO league_weeks VALUES (?, 0) ON CONFLICT DO NOTHING", (monday,))
        db.execute(PUT_INTO_ONE_LEAGUE, (monday,))
    shown = text_of(await pressed(ana, await open_ladder(ana), "Leagues"))
    assert "League 1 of 1" in shown and "Badger" in shown
    assert ana.name in shown and bor.name in shown and STRANGER not in shown
    page = await pressed(ana, await open_ladder(ana), "Leagues")
    assert "If you join now" in text_of(await pressed(ana, page, "Leave the leagues"))
