"""The repository of leagues, on both databases."""

import pytest

from bot.contests.core.rows import ContestRows, EntryFinish
from bot.contests.daily.ladder_rows import LadderRows, Marked, RankedTry
from bot.contests.leagues.rows import (
    Enrolment,
    LeagueRows,
    Member,
    Membership,
    Placed,
    Week,
)
from bot.contests.leagues.standings import Standing
from bot.features import PERSONAL
from bot.privacy.rows import PrivacyRows
from bot.servers.rows import ServerRows
from bot.store import Store
from tests.bot.store.store_examples import ANA, BOR, CVET, GUILD
from tests.store.contest_examples import new_contest, new_entry

MONDAY, NEXT_MONDAY = 6, 13


@pytest.fixture
async def rows(store: Store) -> LeagueRows:
    """The repository on a store in which two people have joined from one server."""
    rows = LeagueRows(store)
    for person, name in ((ANA, "Ana"), (BOR, "Bor")):
        await rows.join(Enrolment(person, GUILD, name))
    return rows


async def test_enrolment_has_the_latest_home_and_name(rows: LeagueRows) -> None:
    assert await rows.enrolment(CVET) is None
    await rows.join(Enrolment(ANA, GUILD + 1, "Anica"))
    assert await rows.enrolment(ANA) == Enrolment(ANA, GUILD + 1, "Anica")
    await rows.leave(ANA)
    assert await rows.enrolment(ANA) is None


async def test_entrants_come_in_parts_and_say_whether_their_server_allows_leagues(
    rows: LeagueRows, store: Store
) -> None:
    await ServerRows(store).allow_leagues(GUILD, True)
    await rows.join(Enrolment(CVET, GUILD + 1, "Cvet"))
    people = sorted((ANA, BOR, CVET))
    first = await rows.entrants(0, 2)
    second = await rows.entrants(first[-1].person, 2)
    assert [entrant.person for entrant in (*first, *second)] == people
    allowed = {entrant.person: entrant.allowed for entrant in (*first, *second)}
    assert allowed == {ANA: True, BOR: True, CVET: False}


async def test_week_is_formed_once_without_those_who_have_left(rows: LeagueRows) -> None:
    assert await rows.latest_week() is None
    await rows.form(MONDAY, (Placed(ANA, 1, 7), Placed(BOR, 2, 8), Placed(CVET, 2, 9)))
    await rows.form(MONDAY, (Placed(ANA, 2, 1),))
    assert await rows.latest_week() == Week(MONDAY, False, 2)
    assert await rows.members(MONDAY, 1) == (Member(ANA, GUILD, "Ana", 7),)
    assert await rows.members(MONDAY, 2) == (Member(BOR, GUILD, "Bor", 8),)
    await rows.leave(BOR)
    assert await rows.members(MONDAY, 2) == ()


async def test_results_of_a_league_count_once(rows: LeagueRows) -> None:
    await rows.form(MONDAY, (Placed(ANA, 2, 0), Placed(BOR, 2, 1)))
    standings = Standing(ANA, 1, 300, 5, 1), Standing(BOR, 2, 0, 0, 0)
    for _ in range(2):
        await rows.close_league(MONDAY, 2, standings)
    await rows.close_week(MONDAY)
    assert await rows.latest_week() == Week(MONDAY, True, 2)
    assert await rows.own_weeks(ANA, 2) == (Membership(MONDAY, 2, 300, 1),)
    assert {entrant[:3] for entrant in await rows.entrants(0, 9)} == {(ANA, 1, 300), (BOR, 2, 0)}
    await rows.leave(ANA)
    assert len(await rows.own_weeks(ANA, 2)) == 1, "the result stays"


async def test_person_who_does_not_play_for_two_weeks_is_out(rows: LeagueRows) -> None:
    for begins in (MONDAY, NEXT_MONDAY):
        assert await rows.enrolment(BOR) is not None
        await rows.form(begins, (Placed(ANA, 1, 0), Placed(BOR, 1, 1)))
        standings = Standing(ANA, 1, 80, 1, 0), Standing(BOR, 2, 0, 0, 0)
        await rows.close_league(begins, 1, standings)
    assert await rows.enrolment(BOR) is None
    assert await rows.enrolment(ANA) is not None


async def test_percents_are_those_of_finished_deals_that_are_over(
    rows: LeagueRows, store: Store
) -> None:
    contests = ContestRows(store)
    for number in (1, 2):
        await contests.make(new_contest("daily", number))
    for person, percent in ((ANA, 70), (BOR, None)):
        entry = await contests.open_entry(new_entry(person, contest=1), ())
        await contests.append_moves(entry.id, 0, (), EntryFinish(35, 500))
        done = RankedTry(entry.id, person, GUILD, "somebody", 35)
        marked = Marked(entry.id, percent, None, 1.0)
        await LadderRows(store).rank("daily", (GUILD,), done, marked, ())
    assert await rows.percents((ANA, BOR), (1, 2)) == ((ANA, 70),)
    assert await rows.uncompared_deals(1) == (0,), "too few house players have played Bor's"
    assert await rows.percents((BOR,), (1, 2)) == await rows.percents((ANA,), (2,)) == ()


async def test_left_days_are_those_that_the_house_finished(rows: LeagueRows, store: Store) -> None:
    contests = ContestRows(store)
    for number in (1, 2):
        await contests.make(new_contest("daily", number))
        for person in (ANA, BOR):
            entry = await contests.open_entry(new_entry(person, contest=number), ())
            finish = EntryFinish(35, 500, by_house=person == BOR)
            await contests.append_moves(entry.id, 0, (), finish)
    await rows.form(MONDAY, (Placed(ANA, 1, 0), Placed(BOR, 1, 1)))
    assert await rows.left_days(MONDAY, 1, (1, 2)) == {ANA: 0, BOR: 2}
    assert await rows.left_days(MONDAY, 1, (2,)) == {ANA: 0, BOR: 1}
    assert await rows.left_days(MONDAY, 2, (1, 2)) == {}


async def test_forgotten_people_and_servers_are_in_no_league(
    rows: LeagueRows, store: Store
) -> None:
    await rows.form(MONDAY, (Placed(ANA, 1, 0), Placed(BOR, 1, 1)))
    await PrivacyRows(store).forget_person(PERSONAL, ANA, {"en": "somebody"})
    assert [member.person for member in await rows.members(MONDAY, 1)] == [BOR]
    assert await rows.own_weeks(ANA, 9) == ()
    assert GUILD in await PrivacyRows(store).servers(PERSONAL)
    await PrivacyRows(store).forget_server(PERSONAL, GUILD)
    assert not await rows.entrants(0, 9)
    assert not await rows.own_weeks(BOR, 9)
