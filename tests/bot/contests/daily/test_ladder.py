"""Ladders of daily deals: who has a place, in which order, and when results count."""

import random
from collections.abc import Iterable

import pytest

from bot.contests.core.comparing import MIN_COMPARED
from bot.contests.core.deals import SEAT
from bot.contests.core.rows import Contest, ContestRows, EntryFinish, Ghost, NewContest, NewEntry
from bot.contests.daily.desk import LadderDesk
from bot.contests.daily.ladder_pages import read_control
from bot.contests.daily.ladder_rows import LadderQuery, LadderRows, Marked, Period, RankedTry, Rung
from bot.contests.daily.ladders import SPANS, days_needed, period_of, rank_again, rank_all
from bot.contests.daily.ranked import DAILY
from bot.contests.daily.service import DAY, opening_time
from bot.features import PERSONAL
from bot.privacy.rows import PrivacyRows
from bot.store import Store
from tests.bot.contests.contest import TODAY, Contests, add_ghost_results
from tests.bot.world import ANA, BOR, CILKA, DANE, GUILD, World

WEEK = period_of("week", TODAY)
GAMES = (("slovenian", 4), ("romanian", 3))
NAMES = {ANA: "Ana", BOR: "Bor", CILKA: "Cilka", DANE: "Dane"}


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


async def deal(store: Store, day: int, game: tuple[str, int] = GAMES[0]) -> int:
    """A daily deal that a hundred house players have played.

    Each result is a point better than the one before.
    """
    contests = ContestRows(store)
    new = NewContest(
        kind="daily", number=day, variant=game[0], players=game[1], house="club 0 1",
        opens=opening_time(day), closes=opening_time(day + 1), secrets=("5a" * 32,),
    )  # fmt: skip
    await contests.make(new)
    (contest,) = [stored for stored in await contests.find_by_number("daily", day)
                if (stored.variant, stored.players) == game]  # fmt: skip
    for number in range(100):
        await contests.keep_ghost(Ghost(contest.id, 0, 0, "club", number, 2 * number, ""), {})
    return contest.id


async def store_finished_try(
    store: Store,
    contest: int,
    person: int,
    percent: int,
    cost: float | None = None,
    home: int = GUILD,
    *,
    by_house: bool = False,
    deal: int = 0,
) -> None:
    """Store a person's finished try at it, better than this many of a hundred."""
    contests = ContestRows(store)
    begun = NewEntry(
        contest=contest, deal=deal, seat=0, person=person, mark=str(person),
        name=NAMES.get(person, str(person)),
        home=home, reach="server", language="en", late=False, opened_at=1,
    )  # fmt: skip
    entry = await contests.open_entry(begun, ())
    await contests.append_moves(entry.id, 0, (), EntryFinish(2 * percent - 1, 5, by_house))
    if cost is not None:
        await contests.note_verdict(entry.id, f'{{"squares": [0, 0, 0, 0], "cost": {cost}}}')


async def rank_contests(store: Store, *contests: int) -> None:
    rows = ContestRows(store)
    for number in contests:
        contest = await rows.find(number)
        assert contest is not None
        await rank_all(LadderRows(store), rows, contest, among_people=False)


async def places(store: Store, period: Period = WEEK, game: str = "", days: int = 1) -> list[Rung]:
    query = LadderQuery("daily", GUILD, period, game, days)
    return list(await LadderRows(store).rungs(query, 1, 10))


async def test_ladder_ranks_by_mean_then_cost(world: World) -> None:
    store = world.store
    for number, day in enumerate((WEEK.begins, WEEK.begins + 1)):
        contest = await deal(store, day)
        await store_finished_try(store, contest, ANA, 60, cost=9.0)
        await store_finished_try(store, contest, BOR, 50 + 20 * number, cost=3.0)
        await store_finished_try(store, contest, CILKA, 90 - 80 * number)
        await store_finished_try(store, contest, DANE, 60)
        await rank_contests(store, contest)
    rungs = await places(store)
    assert [place.person for place in rungs] == [BOR, ANA, DANE, CILKA], "unknown costs come last"
    assert [place.percent for place in rungs] == [60, 60, 60, 50]
    assert {(place.days, place.tries) for place in rungs} == {(2, 2)}


async def test_ladder_does_not_count_a_try_that_the_house_finished(world: World) -> None:
    store = world.store
    contest = await deal(store, WEEK.begins)
    await store_finished_try(store, contest, ANA, 60)
    await store_finished_try(store, contest, BOR, 90, by_house=True)
    await rank_contests(store, contest)
    rows = ContestRows(store)
    stored, entry = await rows.find(contest), await rows.entry(2)
    assert stored is not None and entry is not None and entry.person == BOR
    await rank_again(LadderRows(store), rows, stored, entry)
    assert [place.person for place in await places(store)] == [ANA]


async def test_ladder_counts_a_try_once(world: World) -> None:
    """After a kill between two tries, the whole contest is counted once more."""
    store = world.store
    contest = await deal(store, WEEK.begins)
    await store_finished_try(store, contest, ANA, 60)
    await rank_contests(store, contest)
    await rank_contests(store, contest)
    assert [(place.days, place.tries) for place in await places(store)] == [(1, 1)]


async def test_ladder_covers_one_server_and_one_or_all_games(world: World) -> None:
    store, numbers = world.store, []
    for game, percent in zip(GAMES, (80, 40), strict=True):
        numbers.append(await deal(store, WEEK.begins, game))
        await store_finished_try(store, numbers[-1], ANA, percent)
        await store_finished_try(store, numbers[-1], BOR, 70, home=GUILD + 1)
    await rank_contests(store, *numbers)
    assert [
        (place.person, place.percent, place.days, place.tries) for place in await places(store)
    ] == [(ANA, 60, 1, 2)]
    for (name, players), percent in zip(GAMES, (80, 40), strict=True):
        rungs = await places(store, game=f"{name} {players}")
        assert [(place.person, place.percent) for place in rungs] == [(ANA, percent)]


async def test_ladder_adds_late_costs(world: World) -> None:
    store = world.store
    contests = ContestRows(store)
    contest = await deal(store, WEEK.begins)
    for person in (ANA, BOR):
        await store_finished_try(store, contest, person, 60)
    await rank_contests(store, contest)
    assert [place.person for place in await places(store)] == [ANA, BOR]
    await contests.note_verdict(2, '{"squares": [0, 0, 0, 0], "cost": 1.0}')
    again, entry = await contests.find(contest), await contests.entry(2)
    assert again is not None and entry is not None
    await rank_again(LadderRows(store), contests, again, entry)
    assert [place.person for place in await places(store)] == [BOR, ANA]


async def test_deleted_person_has_no_ladder_place(world: World) -> None:
    contest = await deal(world.store, WEEK.begins)
    await store_finished_try(world.store, contest, ANA, 60)
    await store_finished_try(world.store, contest, BOR, 50)
    await rank_contests(world.store, contest)
    await PrivacyRows(world.store).forget_person(PERSONAL, ANA, {"en": "a former player"})
    assert [place.person for place in await places(world.store)] == [BOR]
    await PrivacyRows(world.store).forget_server(PERSONAL, GUILD)
    assert not await places(world.store)


async def test_week_ladder_counts_best_five_of_seven_days(world: World) -> None:
    """Ana has played on four days of a week, Bor on five."""
    for number in range(5):
        contest = await deal(world.store, WEEK.begins + number)
        if number < 4:
            await store_finished_try(world.store, contest, ANA, 90)
        await store_finished_try(world.store, contest, BOR, 50)
        await rank_contests(world.store, contest)
    for today, expected in (
        (WEEK.begins + 5, [ANA, BOR]),
        (WEEK.ends, [BOR]),
        (WEEK.ends + 99, [BOR]),
    ):
        needed = days_needed(WEEK, today, WEEK.begins, range(*WEEK[1:]))
        rungs = await places(world.store, days=needed)
        assert [place.person for place in rungs] == expected


async def test_ladder_needs_no_days_before_the_first_of_a_server(contests: Contests) -> None:
    """A season that began weeks ago asks a server for five of the seven days since it came."""
    season = period_of("season", TODAY)
    assert season.ends - season.begins > 80 and TODAY - season.begins > 20
    for number in range(7):
        contest = await deal(contests.store, TODAY - 7 + number)
        if number < 5:
            await store_finished_try(contests.store, contest, ANA, 90)
        await store_finished_try(contests.store, contest, BOR, 50, home=GUILD + number // 4)
        await rank_contests(contests.store, contest)
    page = await contests.wish(ANA, f"{DAILY.ladder}:season:{TODAY}:0::o")
    assert "1. Ana" in page.text and "at least 5 so far" in page.text
    assert "Bor · 4 of 5 days" in page.text and "Days are counted from <t:" in page.text
    ladders = contests.parts.get(LadderDesk)._ladders
    query = await ladders.query(GUILD + 1, "season", TODAY, "", "daily")
    assert query.days == 3, "three days since its first"
    query = await ladders.query(GUILD + 2, "season", TODAY, "", "daily")
    assert query.days == 1


def test_ladder_asks_for_no_days_without_a_deal() -> None:
    begins, ends = WEEK.begins, WEEK.ends
    in_the_middle = [begins, begins + 1, ends - 2, ends - 1]
    assert days_needed(WEEK, ends, begins, in_the_middle) == 3
    assert days_needed(WEEK, ends + 99, begins, range(begins, ends + 99)) == 5
    assert days_needed(WEEK, ends, begins, ()) == 1


def test_ladder_of_a_season_that_began_without_a_deal_counts_from_the_next_day() -> None:
    season = period_of("season", TODAY)
    held = range(season.begins + 1, season.ends)
    assert days_needed(season, season.begins + 8, 1, held) == 5, "seven days"
    assert days_needed(season, season.begins + 1, 1, held) == 1


def test_ladder_of_a_server_that_came_on_a_day_without_a_deal_counts_later_days() -> None:
    first = WEEK.begins + 2
    held = [day for day in range(WEEK.begins, WEEK.ends) if day != first]
    assert days_needed(WEEK, first + 1, first, held) == 1
    assert days_needed(WEEK, WEEK.ends, first, held) == 3, "four days"


def test_ladder_does_not_ask_for_the_running_day() -> None:
    held = range(*WEEK[1:])
    assert [days_needed(WEEK, WEEK.begins + day, 1, held) for day in range(4)] == [1, 1, 2, 3]


async def test_ladder_of_a_game_asks_for_days_of_that_game(contests: Contests) -> None:
    for day in range(WEEK.begins, WEEK.ends):
        contest = await deal(contests.store, day)
        await store_finished_try(contests.store, contest, ANA, 60)
        await rank_contests(contests.store, contest)
        if day > WEEK.ends - 3:
            await deal(contests.store, day, GAMES[1])
    contests.now = opening_time(WEEK.ends) + 5
    ladders = contests.parts.get(LadderDesk)._ladders
    for game, needed in (("", 5), ("slovenian 4", 5), ("romanian 3", 2)):
        query = await ladders.query(GUILD, "week", WEEK.begins, game, "daily")
        assert query.days == needed


async def test_ladder_names_people_without_a_place_below(contests: Contests) -> None:
    for number in range(4):
        contest = await deal(contests.store, WEEK.begins + number)
        for days, user in ((4, ANA), (2, BOR), (1, CILKA)):
            if number < days:
                await store_finished_try(contests.store, contest, user, 50)
        await rank_contests(contests.store, contest)
    for day in range(WEEK.begins + 4, WEEK.ends):
        await deal(contests.store, day)
    contests.now = opening_time(WEEK.ends) + 5
    way = f"{DAILY.ladder}:week:{WEEK.begins}:0::o"
    text = (await contests.wish(CILKA, way)).text
    assert "Nobody is ranked yet" in text
    lines = ["Ana · 4 of 5 days", "Bor · 2 of 5 days", "▸ Cilka · 1 of 5 days"]
    assert "\n".join(("**Not ranked yet:**", *lines)) in text
    await PrivacyRows(contests.store).forget_person(PERSONAL, BOR, {"en": "a former player"})
    assert "Bor" not in (await contests.wish(CILKA, way)).text


async def test_ladder_pages_include_own_place(world: World) -> None:
    """Many random results: pages follow one order.

    Everybody's own place is their place in it.
    """
    chance, people = random.Random(3), range(1000, 1035)
    contest = await deal(world.store, WEEK.begins)
    for person in people:
        NAMES[person] = f"P{person}"
        await store_finished_try(
            world.store, contest, person, chance.randrange(5, 12), chance.choice((1.0, 2.0))
        )
    await rank_contests(world.store, contest)
    rows = LadderRows(world.store)
    order: list[Rung] = []
    for first in range(1, 40, 10):
        order += await rows.rungs(LadderQuery("daily", GUILD, WEEK), first, first + 9)
    assert len(set(order)) == 35
    for ranked_person in order:
        query = LadderQuery("daily", GUILD, WEEK)
        assert await rows.own_rung(query, ranked_person.person) == ranked_person


@pytest.mark.parametrize("span", SPANS)
def test_every_day_belongs_to_one_period(span: str) -> None:
    kind = next(candidate for candidate in SPANS if candidate == span)
    day = 1
    while day < 2000:
        period = period_of(kind, day)
        assert all(
            period_of(kind, later_day) == period for later_day in range(max(day, 1), period.ends)
        )
        assert period.ends == period_of(kind, period.ends).begins
        day = period.ends


async def test_ladder_counts_day_when_it_is_over(contests: Contests) -> None:
    """From the button below a try to the line in the ladder."""
    contest = await contests.contest()
    await add_ghost_results(contests, contest)
    page = await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    (way,) = [
        control.id for control in page.controls() if control.id.startswith(f"{DAILY.ladder}:")
    ]
    assert "Nobody is ranked yet" in (await contests.wish(ANA, way)).text
    contests.now = opening_time(TODAY) + DAY + 1
    await contests.dailies.attend()
    text = (await contests.wish(ANA, way)).text
    assert "1. Ana" in text and "at least 1 so far" in text, "the server's first day"
    assert "You have played on none." in (await contests.wish(BOR, way)).text
    way = f"{DAILY.ladder}:month:{TODAY}:0::o"
    page = await contests.wish(BOR, way)
    assert "1. Ana" in page.text and "▸" not in page.text
    assert "▸ 1. Ana" in (await contests.wish(ANA, way)).text
    games = next(control.id for control in page.controls() if control.id.endswith(":g"))
    assert "1. Ana" in (await contests.wish(ANA, games, ("slovenian 4",))).text
    assert "Nobody is ranked" in (await contests.wish(ANA, games, ("romanian 4",))).text


async def test_ladder_counts_a_day_with_few_ghosts_once_enough_have_played(
    contests: Contests,
) -> None:
    """They play after the day has closed, too."""
    contest = await contests.contest()
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    await add_ghost_results(contests, contest, number=2)
    contests.now = opening_time(TODAY) + DAY + 1
    await contests.dailies.attend()
    rows = LadderRows(contests.store)
    assert await rows.uncompared_deals(contest.id) == (0,)
    way = f"{DAILY.ladder}:week:{TODAY}:0::o"
    assert "1. Ana" not in (await contests.wish(BOR, way)).text
    await contests.restart()
    await contests.dailies.compare_late(set())
    ghosts = await contests.rows.ghosts(contest.id, 0, SEAT)
    assert len(ghosts) == 2 * DAILY.ghosts
    assert "1. Ana" in (await contests.wish(BOR, way)).text
    assert await LadderRows(contests.store).uncompared_deals(contest.id) == ()


async def close_with_crowd(contests: Contests, contest: Contest, people: int) -> LadderRows:
    """Close a day whose deal more people have played than house players."""
    await add_ghost_results(contests, contest, number=2)
    for number in range(people):
        await store_finished_try(contests.store, contest.id, 1000 + number, number)
    contests.now = opening_time(TODAY) + DAY + 1
    await contests.dailies.attend()
    return LadderRows(contests.store)


async def test_late_ghosts_play_where_many_people_have_played(contests: Contests) -> None:
    contest = await contests.contest()
    rows = await close_with_crowd(contests, contest, MIN_COMPARED + 1)
    assert await rows.uncompared_deals(contest.id) == (0,) and not await places(contests.store)
    await contests.dailies.compare_late(set())
    assert len(await contests.rows.ghosts(contest.id, 0, SEAT)) == 2 * DAILY.ghosts
    assert len(await places(contests.store)) == 10


@pytest.mark.parametrize(
    ("searching", "people", "compared"),
    [(False, MIN_COMPARED + 1, True), (False, MIN_COMPARED, False), (True, 30, False)],
)
async def test_tries_are_compared_with_people_where_house_players_cannot_play(
    contests: Contests, searching: bool, people: int, compared: bool
) -> None:
    """Masters would have to play, and this host has no workers, or none that is awake."""
    contests.dailies._searching = searching
    new = NewContest(
        kind="daily", number=TODAY, variant="slovenian", players=4, house="master 24 1",
        opens=opening_time(TODAY), closes=opening_time(TODAY + 1), secrets=("5a" * 32,),
    )  # fmt: skip
    await contests.rows.make(new)
    (contest,) = await contests.rows.find_by_number("daily", TODAY)
    rows = await close_with_crowd(contests, contest, people)
    assert await rows.uncompared_deals(contest.id) == (0,)
    await contests.dailies.compare_late(set())
    assert await rows.uncompared_deals(contest.id) == (() if compared else (0,))


async def test_late_ghosts_play_when_further_days_have_passed(contests: Contests) -> None:
    contest = await contests.contest()
    rows = await close_with_crowd(contests, contest, 1)
    contests.now += 6 * DAY
    await contests.dailies.compare_late(set())
    assert await rows.uncompared_deals(contest.id) == ()


async def test_late_ghosts_of_a_day_that_closes_meanwhile_play_before_others(
    contests: Contests, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest, played = await contests.contest(), list[int]()
    play = contests.dailies.play_missing_ghosts

    async def play_some(of: Contest, deals: Iterable[int] | None = None) -> None:
        played.append(of.id)
        if len(played) == 1:
            await close_with_crowd(contests, contest, 1)
        if deals is not None:
            await play(of, deals)

    monkeypatch.setattr(contests.dailies, "play_missing_ghosts", play_some)
    await contests.dailies.play_all()
    assert played[1] == contest.id and len(played) > 2
    assert len(await places(contests.store)) == 1


async def test_late_ghosts_that_fail_at_a_deal_do_not_block_others(
    contests: Contests, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest = (await contests.dailies.of_day(TODAY))[0]
    await store_finished_try(contests.store, contest.id, ANA, 60)
    await store_finished_try(contests.store, contest.id, BOR, 60, deal=1)
    contests.now = opening_time(TODAY) + DAY + 1
    await contests.dailies.attend()
    play = contests.dailies.play_missing_ghosts

    async def fail_at_first(of: Contest, deals: Iterable[int]) -> None:
        assert 0 not in deals
        await play(of, deals)

    monkeypatch.setattr(contests.dailies, "play_missing_ghosts", fail_at_first)
    await contests.dailies.compare_late(set())
    assert [rung.person for rung in await places(contests.store)] == [BOR]
    assert await LadderRows(contests.store).uncompared_deals(contest.id) == (0,)


async def test_judging_keeps_a_percentile_that_was_counted_with_few_ghosts(
    contests: Contests,
) -> None:
    """An earlier release has counted it."""
    contest, rows = await contests.contest(), LadderRows(contests.store)
    await store_finished_try(contests.store, contest.id, ANA, 60)
    done = RankedTry(1, ANA, GUILD, "Ana", 119)
    await rows.rank("daily", (GUILD,), done, Marked(1, 70, None, 1.0), (WEEK,))
    await contests.rows.note_verdict(1, '{"squares": [0, 0, 0, 0], "cost": 1.0}')
    stored = await contests.rows.entry(1)
    assert stored is not None
    await rank_again(rows, contests.rows, contest, stored)
    again = await contests.rows.entry(1)
    assert again is not None and again.percent == 70
    assert [rung.percent for rung in await places(contests.store)] == [70]
    assert await rows.uncompared_deals(contest.id) == ()


async def test_late_ghosts_play_no_deal_for_which_no_try_waits(contests: Contests) -> None:
    contest = await contests.contest()
    await contests.open_try(ANA, contest)
    contests.now = opening_time(TODAY) + DAY + 1
    await contests.dailies.attend()
    await contests.dailies.compare_late(set())
    assert await contests.rows.ghosts(contest.id, 0, SEAT) == (), "Ana has left it"


async def test_ladder_marks_days_that_were_left(contests: Contests) -> None:
    """Ana and Bor leave the same day; a place needs more days than Bor has played."""
    for number, people in ((3, (ANA, BOR)), (2, (ANA,)), (1, (ANA, CILKA))):
        earlier = await deal(contests.store, TODAY - number)
        for person in people:
            await store_finished_try(contests.store, earlier, person, 60, cost=1.0)
        await rank_contests(contests.store, earlier)
        await ContestRows(contests.store).settle(earlier)
    contest = await contests.contest()
    await add_ghost_results(contests, contest)
    for person in (ANA, BOR):
        await contests.open_try(person, contest)
    way = f"{DAILY.ladder}:season:{TODAY}:0::o"
    assert "left unfinished" not in (await contests.wish(CILKA, way)).text, "the deal is open"
    contests.now = opening_time(TODAY) + DAY + 1
    await contests.dailies.attend()
    text = (await contests.wish(CILKA, way)).text
    assert "Days  *  Deals" in text and "`*`: left unfinished." in text
    (ana,) = [line.split() for line in text.split("\n") if line.startswith("1. Ana")]
    assert ana[-3:] == ["3", "1", "3"]
    assert "Bor · 1 of 3 days · `1*`" in text
    assert "Cilka · 1 of 3 days\n" in text


async def test_ladder_names_a_person_who_has_only_left_days(contests: Contests) -> None:
    contest = await contests.contest()
    await add_ghost_results(contests, contest)
    await contests.open_try(ANA, contest)
    await contests.play_to_end(BOR, await contests.open_try(BOR, contest))
    contests.now = opening_time(TODAY) + DAY + 1
    await contests.dailies.attend()
    way = f"{DAILY.ladder}:week:{TODAY}:0::o"
    text = (await contests.wish(ANA, way)).text
    assert "1. Bor" in text and "You have played on none." in text
    assert "▸ Ana · 0 of 1 day · `1*`" in text and "`*`: left unfinished." in text
    await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, {"en": "a former player"})
    assert "Ana" not in (await contests.wish(BOR, way)).text


async def test_ladder_controls_all_lead_to_pages(contests: Contests) -> None:
    seen, left = set[str](), [f"{DAILY.ladder}:week:{TODAY}:0::o"]
    while left and len(seen) < 60:
        control = left.pop(0)
        if control in seen:
            continue
        seen.add(control)
        page = await contests.wish(ANA, control, ("all",) if control.endswith(":g") else ())
        left += [control.id for control in page.controls()]
    assert {custom_id.split(":")[1] for custom_id in seen} == set(SPANS)


async def test_ladder_week_chosen_from_the_season_is_the_current_one(contests: Contests) -> None:
    season = await contests.wish(ANA, f"{DAILY.ladder}:season:{TODAY}:0::o")
    (week,) = [control.id for control in season.controls() if control.id.endswith(":w")]
    current = await contests.wish(ANA, f"{DAILY.ladder}:week:{TODAY}:0::o")
    assert (await contests.wish(ANA, week)).text == current.text


@pytest.mark.parametrize("control", [
    "ladder:day:1:0::o", "ladder:week:x:0::o", "ladder:week:1:-1::o", "ladder:week:1:0:chess 2:o",
    "ladder:week:1:0::o:o", "ladder:week:²:0::o", "ladder:week:1:10000000000::o", "leaders:1",
])  # fmt: skip
def test_forged_ladder_ids_are_rejected(control: str) -> None:
    assert read_control(control) is None
