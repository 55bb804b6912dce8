"""Leagues from joining to the result: formed once, closed once, seen by those who may."""

import random
import re
from collections import Counter, defaultdict
from typing import Any

import pytest

from bot.contests.core.rows import ContestRows
from bot.contests.daily.ladders import SEVEN
from bot.contests.daily.ranked import DAILY
from bot.contests.daily.service import MAX_WAIT, MIN_WAIT, games, headline, opening_time
from bot.contests.leagues.rows import LeagueRows, Week
from bot.contests.leagues.service import Leagues
from bot.contests.leagues.standings import MAX_SIZE, ZONE
from bot.features import PERSONAL
from bot.kit.errors import Denied
from bot.privacy.rows import PrivacyRows
from bot.servers.rows import ServerRows
from bot.store import StoreError
from tests.bot.contests.contest import Contests, add_ghost_results
from tests.bot.contests.leagues.league_steps import OTHER_GUILD, WEEK, LeagueContests, name_of
from tests.bot.tables.desk.desk_parts import WORDS
from tests.bot.world import ANA, BOR, CILKA, DANE, GUILD, World
from tests.minigame.rules import LITTLE

MADE_UP = WORDS("league-names").split(", ")
MONDAY, NEXT_MONDAY = WEEK.begins, WEEK.ends


@pytest.fixture
async def contests(world: World) -> LeagueContests:
    contests = LeagueContests(world)
    await contests.allow()
    return contests


def names_on(text: str) -> list[str]:
    """The names in a league's table, from the first on."""
    return re.findall(r"^.. \d+\. (\S+)", text, re.MULTILINE)


async def test_person_who_joins_plays_from_the_next_monday_on(contests: LeagueContests) -> None:
    before = await contests.look(ANA)
    assert "If you join now, you start on" in before.text
    joined = await contests.look(ANA, "leagues:join")
    assert "You're in." in joined.text
    await contests.see_to(MONDAY)
    assert names_on((await contests.look(ANA)).text) == [name_of(ANA)]
    left = await contests.look(ANA, "leagues:leave")
    assert "If you join now" in left.text
    await contests.join(ANA)
    assert "You're in." in (await contests.look(ANA)).text, "from the next Monday on"


async def test_people_of_other_servers_have_made_up_names(contests: LeagueContests) -> None:
    await contests.join(ANA, BOR)
    await contests.join(CILKA, guild=OTHER_GUILD)
    await contests.see_to(MONDAY)
    names = names_on((await contests.look(ANA)).text)
    assert {name_of(ANA), name_of(BOR)} < set(names)
    (made_up,) = set(names) - {name_of(ANA), name_of(BOR)}
    assert made_up in MADE_UP
    text = (await contests.look(CILKA, guild=OTHER_GUILD)).text
    assert name_of(CILKA) in text and name_of(ANA) not in text
    assert f"There you are called {made_up}." in text
    assert names_on((await contests.look(BOR)).text).count(made_up) == 1, "the same for all"
    elsewhere = (await contests.look(ANA, guild=OTHER_GUILD)).text
    assert name_of(ANA) not in elsewhere and name_of(CILKA) in elsewhere


async def test_league_read_in_another_server_tells_the_name_used_there(
    contests: LeagueContests,
) -> None:
    await contests.join(ANA, BOR)
    waiting = (await contests.look(ANA, guild=OTHER_GUILD)).text
    assert "You joined on another server" in waiting and "On this server" not in waiting
    assert "On this server you go by your name" in (await contests.look(ANA)).text
    assert "On this server" in (await contests.look(CILKA, guild=OTHER_GUILD)).text, "not in yet"
    await contests.see_to(MONDAY)
    text = (await contests.look(ANA, guild=OTHER_GUILD)).text
    alias = re.search(r"here you are called (\w+)\.", text)
    assert alias is not None and alias[1] in names_on(text) and "There you" not in text
    assert f"There you are called {alias[1]}." in (await contests.look(ANA)).text


async def test_joining_on_monday_before_leagues_are_formed_starts_at_once(
    contests: LeagueContests,
) -> None:
    """The week before is closed once its deals are counted; until then, people still get in."""
    await contests.join(ANA)
    await contests.see_to(MONDAY)
    await contests.join(BOR)
    noon = {
        day: f"<t:{opening_time(day) + 43_200}:D>" for day in (NEXT_MONDAY, NEXT_MONDAY + SEVEN)
    }
    assert noon[NEXT_MONDAY] in (await contests.look(BOR)).text
    sunday = await contests.close_day(NEXT_MONDAY - 1, settled=False)
    await contests.see_to(NEXT_MONDAY)
    for user in (BOR, CILKA):
        assert noon[NEXT_MONDAY] in (await contests.look(user)).text
    await contests.join(CILKA)
    await ContestRows(contests.store).settle(sunday)
    await contests.leagues.attend()
    assert len(names_on((await contests.look(BOR)).text)) == 3
    assert noon[NEXT_MONDAY + SEVEN] in (await contests.look(DANE)).text


async def test_page_of_leagues_does_not_promise_moves_that_new_people_change(
    contests: LeagueContests,
) -> None:
    """Strong people join: somebody who was to go up stays, and the page says that this can be."""
    people = range(1000, 1060)
    await contests.join(*people)
    await contests.see_to(MONDAY)
    before = await _current_leagues(contests, people)
    await contests.play_day(MONDAY, {person: 50 - (person - 1000) // 2 for person in people})
    text = (await contests.look(people[0])).text
    assert "others may move as well, or somebody stays after all" in text
    newcomers = range(2000, 2008)
    await contests.join(*newcomers)
    for day in range(MONDAY + 1, NEXT_MONDAY):
        await contests.play_day(day, dict.fromkeys(newcomers, 99))
    await contests.see_to(NEXT_MONDAY)
    closed = await _leagues_of(contests)
    after = await _current_leagues(contests, people)
    assert any(after[person] != closed[person][0] for person in people), "new people come first"
    assert {after[person] - before[person] for person in people} >= {0, 1}


async def test_points_are_shown_once_their_day_is_over(contests: LeagueContests) -> None:
    await contests.join(ANA, BOR)
    await contests.see_to(MONDAY)
    deal = (await contests.dailies.of_day(MONDAY))[0]
    await add_ghost_results(contests, deal)
    played = await contests.open_try(BOR, deal)
    await contests.play_to_end(BOR, played)
    open_day = (await contests.look(ANA)).text
    assert re.search(rf"{name_of(BOR)} +0 +0$", open_day, re.MULTILINE)
    contests.now += 86_400
    await contests.dailies.attend()
    closed_day = (await contests.look(ANA)).text
    assert re.search(rf"{name_of(BOR)} +\d+ +1$", closed_day, re.MULTILINE)


async def test_day_left_unfinished_is_marked_and_brings_no_points(
    contests: LeagueContests,
) -> None:
    await contests.join(ANA, BOR)
    await contests.see_to(MONDAY)
    deal = (await contests.dailies.of_day(MONDAY))[0]
    await add_ghost_results(contests, deal)
    await contests.open_try(BOR, deal)
    assert "left unfinished" not in (await contests.look(ANA)).text
    contests.now += 86_400
    await contests.dailies.attend()
    text = (await contests.look(ANA)).text
    assert re.search(rf"{name_of(BOR)} +0 +0 +1$", text, re.MULTILINE)
    assert re.search(rf"{name_of(ANA)} +0 +0 *$", text, re.MULTILINE)
    assert "`*`: left unfinished." in text


async def test_headline_played_before_a_release_with_another_game_still_counts(
    contests: LeagueContests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The release changes whose turn it is on each day: another deal counted, and was shown."""
    later, where = games(), "bot.contests.daily.service.games"
    earlier = tuple(game for game in later if game[0] != LITTLE.key)
    monkeypatch.setattr(where, lambda: earlier)
    await contests.join(BOR)
    await contests.see_to(MONDAY)
    deal, *_ = await contests.dailies.of_day(MONDAY)
    await add_ghost_results(contests, deal)
    await contests.play_to_end(BOR, await contests.open_try(BOR, deal))
    monkeypatch.setattr(where, lambda: later)
    assert headline(MONDAY) != (deal.variant, deal.players)
    first, *others = await contests.dailies.of_day(MONDAY)
    assert first == deal and {len(other.secrets) for other in others} == {DAILY.deals}
    assert len(others) == len(later) - 1 >= len(earlier)
    contests.now += 86_400
    await contests.dailies.attend()
    page = (await contests.look(BOR)).text
    assert re.search(rf"{name_of(BOR)} +\d+ +1$", page, re.MULTILINE)


async def test_only_the_headline_counts(contests: LeagueContests) -> None:
    await contests.join(ANA, BOR)
    await contests.see_to(MONDAY)
    deals = await contests.dailies.of_day(MONDAY)
    played = await contests.play_to_end(ANA, await contests.open_try(ANA, deals[1]))
    assert played
    await add_ghost_results(contests, deals[1])
    contests.now += 86_400
    await contests.dailies.attend()
    assert re.search(rf"{name_of(ANA)} +0 +0$", (await contests.look(ANA)).text, re.MULTILINE)


async def test_server_that_allows_no_leagues_has_no_way_to_them(contests: LeagueContests) -> None:
    ladder = f"ladder:week:{MONDAY}:0::o"
    assert "leagues" in {control.id for control in (await contests.look(ANA, ladder)).controls()}
    await contests.join(ANA)
    await contests.join(BOR, guild=OTHER_GUILD)
    await contests.see_to(MONDAY)
    await ServerRows(contests.store).allow_leagues(GUILD, False)
    page = await contests.look(ANA, ladder)
    assert "leagues" not in {control.id for control in page.controls()}
    for control in ("leagues", "leagues:join"):
        with pytest.raises(Denied, match="no-leagues-here"):
            await contests.look(ANA, control)
    await contests.see_to(NEXT_MONDAY)
    assert await contests.league_rows.enrolment(ANA) is None, "out from the next Monday on"
    assert len(names_on((await contests.look(BOR, guild=OTHER_GUILD)).text)) == 1


async def test_leaving_where_leagues_are_off_is_confirmed(contests: LeagueContests) -> None:
    await contests.join(ANA)
    await ServerRows(contests.store).allow_leagues(GUILD, False)
    left = await contests.look(ANA, "leagues:leave")
    assert left.text == "You've left the leagues."
    assert await contests.league_rows.enrolment(ANA) is None


async def test_leagues_are_formed_and_closed_once(contests: LeagueContests) -> None:
    """Whatever process looks, and however often."""
    people = range(1000, 1040)
    await contests.join(*people)
    other = Leagues(
        LeagueRows(contests.store), ContestRows(contests.store), lambda: contests.now,
        random.Random(9),
    )  # fmt: skip
    await contests.see_to(MONDAY)
    before = (await contests.look(1000)).text
    for leagues in (other, contests.leagues, other):
        await leagues.attend()
    assert (await contests.look(1000)).text == before
    await other._form(MONDAY)
    assert (await contests.look(1000)).text == before
    await contests.play_day(MONDAY, {person: person - 990 for person in people})
    await contests.see_to(NEXT_MONDAY)
    after = await _leagues_of(contests)
    for leagues in (other, contests.leagues):
        await leagues.attend()
    await other._close(Week(MONDAY, False, 2))
    assert await _leagues_of(contests) == after


async def _leagues_of(contests: LeagueContests) -> dict[int, tuple[int, int]]:
    """Where everybody's last week has led them, and its points."""
    entrants = await contests.league_rows.entrants(0, 500)
    return {entrant.person: (entrant.league, entrant.points) for entrant in entrants}


async def test_closing_broken_off_goes_on_where_it_stopped(
    contests: LeagueContests, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = range(1000, 1045)
    await contests.join(*people)
    await contests.see_to(MONDAY)
    league_of = await _current_leagues(contests, people)
    await contests.play_day(MONDAY, {person: person - 990 for person in people})
    close_league = contests.league_rows.close_league

    async def fail_later(begins: int, league: int, standings: Any) -> None:
        if league > 1:
            raise StoreError
        await close_league(begins, league, standings)

    with monkeypatch.context() as patch:
        patch.setattr(contests.leagues._rows, "close_league", fail_later)
        with pytest.raises(StoreError):
            await contests.see_to(NEXT_MONDAY)
    await contests.restart()
    await contests.see_to(NEXT_MONDAY)
    moved = Counter(
        league - league_of[person] for person, (league, _) in (await _leagues_of(contests)).items()
    )
    assert moved == {1: ZONE, -1: ZONE, 0: 45 - 2 * ZONE}


async def _current_leagues(contests: LeagueContests, people: range) -> dict[int, int]:
    weeks = {person: await contests.league_rows.own_weeks(person, 1) for person in people}
    return {person: week.league for person, (week,) in weeks.items()}


async def test_week_is_closed_when_all_its_deals_are_counted(contests: LeagueContests) -> None:
    await contests.join(ANA)
    await contests.see_to(MONDAY)
    sunday = await contests.close_day(NEXT_MONDAY - 1, settled=False)
    await contests.see_to(NEXT_MONDAY)
    assert await contests.league_rows.latest_week() == (MONDAY, False, 1)
    await ContestRows(contests.store).settle(sunday)
    await contests.leagues.attend()
    assert await contests.league_rows.latest_week() == (NEXT_MONDAY, False, 1)


async def test_week_waits_some_hours_for_the_ghosts_of_its_headlines(
    contests: LeagueContests,
) -> None:
    await contests.join(ANA)
    await contests.see_to(MONDAY)
    await contests.play_day(NEXT_MONDAY - 1, {ANA: None})
    await contests.see_to(NEXT_MONDAY)
    assert await contests.league_rows.latest_week() == (MONDAY, False, 1)
    contests.now = opening_time(NEXT_MONDAY) + MAX_WAIT
    await contests.leagues.attend()
    assert await contests.league_rows.latest_week() == (NEXT_MONDAY, False, 1)


async def test_week_closed_on_a_tuesday_counts_its_monday_with_late_ghosts(
    contests: LeagueContests,
) -> None:
    """The bot was down for a week."""
    await contests.join(ANA)
    await contests.see_to(MONDAY)
    deal = (await contests.dailies.of_day(MONDAY))[0]
    await contests.play_to_end(ANA, await contests.open_try(ANA, deal))
    contests.now = opening_time(NEXT_MONDAY + 1) + 5
    await contests.restart()
    await contests.dailies.attend()
    await contests.leagues.attend()
    assert await contests.league_rows.latest_week() == (MONDAY, False, 1)
    await contests.dailies.compare_late(set())
    await contests.leagues.attend()
    assert await contests.league_rows.latest_week() == (NEXT_MONDAY, False, 1)
    assert await contests.league_rows.percents((ANA,), (deal.id,)) != ()


async def test_week_with_a_day_that_cannot_be_settled_is_closed_without_it(
    contests: LeagueContests,
) -> None:
    await contests.join(ANA, BOR)
    await contests.see_to(MONDAY)
    await contests.play_day(MONDAY, {ANA: 60})
    page = await contests.look(ANA)
    assert f"final by <t:{opening_time(NEXT_MONDAY) + MAX_WAIT}:f>" in page.text
    assert "only one league" in page.text
    sunday = await contests.close_day(NEXT_MONDAY - 1, settled=False)
    await contests.see_to(NEXT_MONDAY)
    contests.now = opening_time(NEXT_MONDAY) + MAX_WAIT
    await contests.restart()
    await contests.leagues.attend()
    assert await contests.league_rows.latest_week() == (MONDAY, False, 1)
    contests.now += MIN_WAIT
    await contests.leagues.attend()
    assert await contests.league_rows.latest_week() == (NEXT_MONDAY, False, 1)
    assert "rank 1 in league 1, points: 60." in (await contests.look(ANA)).text
    await ContestRows(contests.store).settle(sunday)
    await contests.leagues.attend()
    assert await contests.league_rows.latest_week() == (NEXT_MONDAY, False, 1)


async def test_week_left_open_by_a_bot_that_was_down_is_closed_first(
    contests: LeagueContests,
) -> None:
    await contests.join(ANA, BOR)
    await contests.see_to(MONDAY)
    await contests.play_day(MONDAY, {ANA: 60})
    wednesday = MONDAY + 3 * SEVEN + 2
    await contests.see_to(wednesday)
    assert await contests.league_rows.latest_week() == (wednesday - 2, False, 1)
    text = (await contests.look(ANA)).text
    assert "Your last week: rank 1 in league 1, points: 60." in text
    assert "You stay" not in text, "that was weeks ago"


async def test_person_without_a_day_in_two_weeks_is_out(contests: LeagueContests) -> None:
    await contests.join(ANA, BOR)
    for week in range(3):
        monday = MONDAY + week * SEVEN
        await contests.see_to(monday)
        if week < 2:
            assert len(names_on((await contests.look(ANA)).text)) == 2
            await contests.play_day(monday, {ANA: 60})
    assert names_on((await contests.look(ANA)).text) == [name_of(ANA)]
    assert "If you join now" in (await contests.look(BOR)).text


async def test_forgotten_person_leaves_no_trace(contests: LeagueContests) -> None:
    await contests.join(ANA, BOR)
    await contests.see_to(MONDAY)
    await contests.play_day(MONDAY, {BOR: 90})
    await PrivacyRows(contests.store).forget_person(PERSONAL, BOR, {"en": "a former player"})
    assert names_on((await contests.look(ANA)).text) == [name_of(ANA)]
    await contests.see_to(NEXT_MONDAY)
    assert not await contests.league_rows.own_weeks(BOR, 9)
    await PrivacyRows(contests.store).forget_server(PERSONAL, GUILD)
    assert not await contests.league_rows.entrants(0, 9)


async def test_new_name_is_shown_once_its_person_has_looked(contests: LeagueContests) -> None:
    await contests.join(ANA, BOR)
    await contests.see_to(MONDAY)
    await contests.leagues.note_name(ANA, GUILD, "Anica")
    await contests.leagues.note_name(ANA, OTHER_GUILD, "Elsewhere")
    assert "Anica" in names_on((await contests.look(BOR)).text)


# The law ------------------------------------------------------------------------------------------


async def test_leagues_hold_their_laws_for_weeks(contests: LeagueContests) -> None:
    """Seventy people of three servers: sizes, moves, and nobody's name in another server."""
    chance = random.Random(7)
    guilds = [GUILD, OTHER_GUILD, GUILD + 2]
    await contests.allow(*guilds)
    home = {person: chance.choice(guilds) for person in range(1000, 1070)}
    for person, guild in home.items():
        await contests.join(person, guild=guild)
    was: dict[int, int] = {}
    for week in range(2):
        monday = MONDAY + week * SEVEN
        await contests.see_to(monday)
        members = await _check_pages(contests, home)
        groups = defaultdict[int, list[int]](list)
        for person, league in members.items():
            groups[league].append(person)
        assert [len(groups[league]) for league in sorted(groups)] == [30, 20, 20]
        if was:
            moves = Counter((was[person], members[person]) for person in home)
            assert {way: moves[way] for way in moves if way[0] != way[1]} == {
                (1, 2): 4, (2, 1): 4, (2, 3): 4, (3, 2): 4,
            }  # fmt: skip
        was = members
        for day in range(2):
            percents = {person: chance.randrange(1, 101) for person in home}
            await contests.play_day(monday + day, percents)


async def _check_pages(contests: Contests, home: dict[int, int]) -> dict[int, int]:
    """Everybody looks; return their leagues."""
    assert isinstance(contests, LeagueContests)
    leagues = {}
    for person, guild in home.items():
        text = (await contests.look(person, guild=guild)).text
        named = {other for other in home if re.search(rf"\b{name_of(other)}\b", text)}
        assert person in named and {home[other] for other in named} == {guild}
        names = names_on(text)
        assert len(set(names)) == len(names) <= MAX_SIZE
        assert {name for name in names if not name.startswith("Zz")} <= set(MADE_UP)
        leagues[person] = int(text.split("### League ")[1].split()[0])
    return leagues
