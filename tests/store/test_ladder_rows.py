"""The repository of ladders, on both databases."""

import random
from typing import Any

import pytest

from bot.contests.core.rows import ContestRows, EntryFinish
from bot.contests.daily.ladder_rows import (
    EVERYWHERE,
    LadderQuery,
    LadderRows,
    Marked,
    Period,
    RankedTry,
    Rung,
)
from bot.features import PERSONAL
from bot.privacy.rows import PrivacyRows
from bot.store import Store
from tests.bot.store.store_examples import ANA, BOR, CVET, GUILD
from tests.store.contest_examples import new_contest, new_entry

WEEK = Period("week", 1, 8)
NEXT_WEEK = Period("week", 8, 15)
SLOVENIAN = LadderQuery("daily", GUILD, WEEK)
FORMER = {"en": "somebody"}


@pytest.fixture
def rows(store: Store) -> LadderRows:
    """The repository on an empty store."""
    return LadderRows(store)


async def finish_try(rows: LadderRows, day: int, person: int, home: int = GUILD) -> RankedTry:
    """Have a person finish a try at a deal of a day."""
    contests = ContestRows(rows.store)
    await contests.make(new_contest("daily", day))
    (contest,) = await contests.find_by_number("daily", day)
    entry = await contests.open_entry(new_entry(person, contest.id, home=home), ())
    await contests.append_moves(entry.id, 0, (), EntryFinish(35, 500, ahead=7))
    return RankedTry(entry.id, person, home, f"person {person}", 35, 7)


async def rank_try(
    rows: LadderRows, day: int, person: int, percent: int | None, cost: float | None = None
) -> RankedTry:
    """Have a person finish a try, and count it in a week."""
    done = await finish_try(rows, day, person)
    await rows.rank("daily", (GUILD,), done, Marked(done.entry, percent, cost, 0.5), (WEEK,))
    return done


async def ranked_people(rows: LadderRows, query: LadderQuery = SLOVENIAN) -> list[int]:
    """The people with a place, from the first on."""
    return [rung.person for rung in await rows.rungs(query, 1, 100)]


async def test_held_days_of_a_ladder_are_those_of_all_servers_in_its_period(
    rows: LadderRows,
) -> None:
    for day, home in ((1, GUILD), (2, GUILD + 1), (WEEK.ends, GUILD)):
        await finish_try(rows, day, ANA, home)
    assert await rows.held_days("daily", WEEK.begins, WEEK.ends, "slovenian 4") == (1, 2)
    assert await rows.held_days("daily", WEEK.begins, WEEK.ends, "romanian 3") == ()


async def test_tries_to_rank_are_finished_ones_of_people_who_may_be_named(
    rows: LadderRows, store: Store
) -> None:
    done = await finish_try(rows, 1, ANA)
    contests = ContestRows(store)
    await contests.open_entry(new_entry(BOR), ())
    for person, changes in ((104, {"late": True}), (105, {"home": 0}), (CVET, {})):
        entry = await contests.open_entry(new_entry(person, **changes), ())
        await contests.append_moves(entry.id, 0, (), EntryFinish(35, 500))
    await PrivacyRows(store).forget_person(PERSONAL, CVET, FORMER)
    assert await rows.tries_to_rank(1) == (done,)
    assert await rows.tries_to_rank(99) == ()


async def test_place_follows_the_mean_and_then_what_decisions_cost(rows: LadderRows) -> None:
    for person, cost in ((ANA, None), (BOR, 0.5), (CVET, 0.25)):
        await rank_try(rows, 1, person, 60, cost)
    await rank_try(rows, 2, ANA, 61)
    await rank_try(rows, 2, BOR, 60, 0.5)
    assert await rows.rungs(SLOVENIAN, 1, 9) == (
        Rung(1, ANA, f"person {ANA}", days=2, tries=2, percent=60.5, left=0),
        Rung(2, CVET, f"person {CVET}", days=1, tries=1, percent=60.0, left=0),
        Rung(3, BOR, f"person {BOR}", days=2, tries=2, percent=60.0, left=0),
    )


async def test_unknown_cost_comes_last_and_people_with_equal_sums_by_number(
    rows: LadderRows,
) -> None:
    for person, cost in ((CVET, 9.0), (BOR, None), (ANA, None)):
        await rank_try(rows, 1, person, 60, cost)
    assert await ranked_people(rows) == [CVET, ANA, BOR]


async def test_try_ranked_again_counts_once_with_its_latest_cost(
    rows: LadderRows,
) -> None:
    await rank_try(rows, 1, ANA, 60, 0.5)
    again = await rank_try(rows, 1, BOR, 60)
    assert await ranked_people(rows) == [ANA, BOR]
    for _ in range(2):
        await rows.rank("daily", (GUILD,), again, Marked(again.entry, 60, 0.25, 0.5), (WEEK,))
    assert await ranked_people(rows) == [BOR, ANA]
    own_rung = await rows.own_rung(SLOVENIAN, BOR)
    assert own_rung is not None
    assert (own_rung.days, own_rung.tries) == (1, 1)


async def test_try_compared_with_nobody_has_no_place(rows: LadderRows) -> None:
    await rank_try(rows, 1, ANA, None, 0.5)
    assert await ranked_people(rows) == []
    assert await rows.own_rung(SLOVENIAN, ANA) is None


async def test_percentile_that_was_counted_stays_if_there_are_too_few_to_compare_with(
    rows: LadderRows, store: Store
) -> None:
    done = await rank_try(rows, 1, ANA, 60)
    for day in (2, 3):
        await rank_try(rows, day, BOR, None)
    await rows.rank("daily", (GUILD,), done, Marked(done.entry, None, 0.25, 1.0), (WEEK,))
    stored = await ContestRows(store).entry(done.entry)
    assert stored is not None and stored.percent == 60
    assert await ranked_people(rows) == [ANA]
    assert [len(await rows.uncompared_contests("daily", day)) for day in (1, 3, 4)] == [2, 1, 0]
    assert await rows.uncompared_contests("rated", 1) == ()


async def test_uncompared_deals_are_those_of_tries_counted_without_a_percentile(
    rows: LadderRows, store: Store
) -> None:
    await finish_try(rows, 1, CVET)
    assert await rows.uncompared_deals(1) == (), "it is not counted yet"
    await rank_try(rows, 1, ANA, 50)
    await rank_try(rows, 1, BOR, None)
    await rank_try(rows, 2, BOR, 50)
    (other,) = await ContestRows(store).find_by_number("daily", 2)
    assert await rows.uncompared_deals(1) == (0,) and await rows.uncompared_deals(other.id) == ()
    await PrivacyRows(store).forget_person(PERSONAL, BOR, FORMER)
    assert await rows.uncompared_deals(1) == ()
    await rank_try(rows, 2, CVET, None)
    assert await rows.uncompared_deals(other.id) == (0,)
    await PrivacyRows(store).forget_server(PERSONAL, GUILD)
    assert await rows.uncompared_deals(other.id) == ()


async def test_ladders_are_apart_by_home_period_game_and_kind(rows: LadderRows) -> None:
    for day, home in ((1, GUILD), (2, GUILD + 1), (9, GUILD)):
        done = await finish_try(rows, day, ANA, home)
        homes, periods = (home, EVERYWHERE), (WEEK if day < 8 else NEXT_WEEK,)
        await rows.rank("daily", homes, done, Marked(done.entry, 10 * day, None, 0.5), periods)
    counts = {
        query: [(rung.tries, rung.percent) for rung in await rows.rungs(query, 1, 9)]
        for query in (
            SLOVENIAN,
            SLOVENIAN._replace(home=GUILD + 1),
            SLOVENIAN._replace(home=EVERYWHERE),
            SLOVENIAN._replace(period=NEXT_WEEK),
            SLOVENIAN._replace(game="slovenian 4"),
            SLOVENIAN._replace(game="slovenian 3"),
            SLOVENIAN._replace(kind="rated"),
        )
    }
    assert [*counts.values()] == [
        [(1, 10.0)], [(1, 20.0)], [(2, 15.0)], [(1, 90.0)], [(1, 10.0)], [], [],
    ]  # fmt: skip


async def test_place_needs_as_many_days_as_are_asked_for(rows: LadderRows) -> None:
    await rank_try(rows, 1, ANA, 90)
    for day in (1, 2):
        await rank_try(rows, day, BOR, 50)
    assert await ranked_people(rows, SLOVENIAN._replace(days=2)) == [BOR]
    assert await ranked_people(rows, SLOVENIAN._replace(days=3)) == []
    assert await rows.own_rung(SLOVENIAN._replace(days=2), ANA) is None


async def test_pages_and_own_places_follow_one_order(rows: LadderRows) -> None:
    chance, persons = random.Random(3), range(1000, 1035)
    results = dict[int, tuple[int, float]]()
    for person in persons:
        percent, cost = chance.randrange(5, 12), chance.choice((1.0, 2.0))
        await rank_try(rows, 1, person, percent, cost)
        results[person] = percent, -cost
    order: list[Rung] = []
    for first in range(1, 40, 10):
        order += await rows.rungs(SLOVENIAN, first, first + 9)
    assert len(set(order)) == 35
    assert [rung.place for rung in order] == [
        1 + sum(results[other.person] > results[rung.person] for other in order) for rung in order
    ], "equal results share a place, also across pages"
    for rung in order:
        assert await rows.own_rung(SLOVENIAN, rung.person) == rung


async def test_forgotten_person_and_server_have_no_place(rows: LadderRows, store: Store) -> None:
    for person, percent in ((ANA, 60), (BOR, 50)):
        await rank_try(rows, 1, person, percent)
    await PrivacyRows(store).forget_person(PERSONAL, ANA, FORMER)
    own_rung = await rows.own_rung(SLOVENIAN, BOR)
    assert await ranked_people(rows) == [BOR]
    assert own_rung is not None
    assert own_rung.place == 1
    await PrivacyRows(store).forget_server(PERSONAL, GUILD)
    assert await ranked_people(rows) == []
    assert await rows.own_rung(SLOVENIAN, BOR) is None


async def test_unranked_people_are_those_with_too_few_days_most_first(rows: LadderRows) -> None:
    for day, people in ((1, (ANA, BOR, CVET)), (2, (BOR, CVET)), (3, (CVET,))):
        for person in people:
            await rank_try(rows, day, person, 90 if person == ANA else 50)
    unranked, number = await rows.unranked(SLOVENIAN._replace(days=3), 10)
    assert [(person.person, person.days) for person in unranked] == [(BOR, 2), (ANA, 1)]
    assert number == 2
    some = await rows.unranked(SLOVENIAN._replace(days=3), 1)
    assert [person.person for person in some.people] == [BOR], "most days first, not the best"
    assert some.number == 2
    assert await rows.unranked(SLOVENIAN, 10) == ((), 0)


async def leave_try(
    rows: LadderRows, day: int, person: int, *, settled: bool = True, **changes: Any
) -> int:
    """Have the house finish a try that a person has left at a deal of a day; return its id."""
    contests = ContestRows(rows.store)
    game = changes.pop("variant", "slovenian")
    await contests.make(new_contest("daily", day, variant=game))
    of_day = await contests.find_by_number("daily", day)
    (contest,) = [contest for contest in of_day if contest.variant == game]
    mark = f"{person} {changes}"
    entry = await contests.open_entry(new_entry(person, contest.id, mark=mark, **changes), ())
    await contests.append_moves(entry.id, 0, (), EntryFinish(35, 500, by_house=True, ahead=7))
    if settled:
        await contests.settle(contest.id)
    return entry.id


async def left_days(rows: LadderRows, query: LadderQuery) -> dict[int, int]:
    """On how many days people with a place and without one left a deal, by person."""
    ranked = {rung.person: rung.left for rung in await rows.rungs(query, 1, 9)}
    unranked, _ = await rows.unranked(query, 9)
    return ranked | {person.person: person.left for person in unranked}


async def test_left_days_are_those_of_the_ladder_that_are_over(rows: LadderRows) -> None:
    for day in (1, 2):
        await rank_try(rows, day, ANA, 50)
    await rank_try(rows, 1, BOR, 50)
    for person in (ANA, BOR):
        await leave_try(rows, 3, person)
        await leave_try(rows, 3, person, variant="romanian")
        await leave_try(rows, 4, person, variant="romanian")
        await leave_try(rows, 5, person, home=GUILD + 1)
        await leave_try(rows, 6, person, late=True)
        await leave_try(rows, 7, person, settled=False)
        await leave_try(rows, 8, person)
    for days in (1, 2, 3):
        assert await left_days(rows, SLOVENIAN._replace(days=days)) == {ANA: 2, BOR: 2}
    assert await left_days(rows, SLOVENIAN._replace(game="slovenian 4")) == {ANA: 1, BOR: 1}
    own_rung = await rows.own_rung(SLOVENIAN, BOR)
    assert own_rung is not None
    assert own_rung.left == 2


async def note_left_try(rows: LadderRows, day: int, person: int, game: str) -> None:
    """Have a person leave a deal of a day, and note it on a week's ladders."""
    variant, _ = game.split()
    entry = await leave_try(rows, day, person, variant=variant)
    left = RankedTry(entry, person, GUILD, f"person {person}", 35, 7)
    await rows.note_left("daily", left, game, (WEEK,))


async def test_person_with_left_days_alone_is_unranked_with_no_days(rows: LadderRows) -> None:
    await rank_try(rows, 1, BOR, 1)
    for day in (2, 3):
        await note_left_try(rows, day, ANA, "slovenian 4")
    await note_left_try(rows, 4, ANA, "romanian 4")
    of_game = SLOVENIAN._replace(game="slovenian 4")
    for query, left in ((SLOVENIAN, 3), (of_game, 2)):
        unranked, _ = await rows.unranked(query._replace(days=2), 9)
        assert [person[1:] for person in unranked] == [
            (f"person {BOR}", 1, 0),
            (f"person {ANA}", 0, left),
        ]
        assert await ranked_people(rows, query) == [BOR], "no day is none to be ranked by"
        assert await rows.own_rung(query, ANA) is None


async def test_person_without_a_place_is_ranked_once_they_have_played(rows: LadderRows) -> None:
    await note_left_try(rows, 2, ANA, "slovenian 4")
    await rank_try(rows, 3, ANA, 50)
    assert await ranked_people(rows) == [ANA]
    assert not (await rows.unranked(SLOVENIAN, 9)).people, "their sum of no days is gone"
    await note_left_try(rows, 4, ANA, "slovenian 4")
    own_rung = await rows.own_rung(SLOVENIAN, ANA)
    assert own_rung is not None
    assert (own_rung.days, own_rung.percent, own_rung.left) == (1, 50.0, 2)


async def test_forgotten_person_with_left_days_alone_leaves_nothing(
    rows: LadderRows, store: Store
) -> None:
    await note_left_try(rows, 2, ANA, "slovenian 4")
    await PrivacyRows(store).forget_person(PERSONAL, ANA, FORMER)
    assert await rows.unranked(SLOVENIAN, 9) == ((), 0)


async def test_person_forgotten_before_their_left_try_is_noted_is_not_written_back(
    rows: LadderRows, store: Store
) -> None:
    entry = await leave_try(rows, 2, ANA)
    await PrivacyRows(store).forget_person(PERSONAL, ANA, FORMER)
    left = RankedTry(entry, ANA, GUILD, "Ana", 35, 7)
    await rows.note_left("daily", left, "slovenian 4", (WEEK,))
    kept = await PrivacyRows(store).data_of(PERSONAL, ANA)
    assert [name for name, of_kind in kept.items() if of_kind] == []


async def test_left_further_deal_that_counts_is_no_left_day(rows: LadderRows) -> None:
    await rank_try(rows, 1, ANA, 50)
    await leave_try(rows, 1, ANA, deal=1)
    left = RankedTry(2, ANA, GUILD, "Ana", 35, 7)
    assert await left_days(rows, SLOVENIAN) == {ANA: 1}
    await rows.rank("daily", (GUILD,), left, Marked(2, 0, None, 0.5), (WEEK,))
    assert await left_days(rows, SLOVENIAN) == {ANA: 0}


async def test_left_days_of_a_ladder_of_all_servers_are_of_all(rows: LadderRows) -> None:
    done = await finish_try(rows, 1, ANA)
    await rows.rank("daily", (EVERYWHERE,), done, Marked(done.entry, 50, None, 0.5), (WEEK,))
    for number in range(2):
        await leave_try(rows, 2 + number, ANA, home=GUILD + number)
    assert await left_days(rows, SLOVENIAN._replace(home=EVERYWHERE)) == {ANA: 2}


async def test_first_day_of_a_home_is_the_earliest_that_was_compared(
    rows: LadderRows, store: Store
) -> None:
    assert await rows.first_day("daily", GUILD) is None
    await rank_try(rows, 2, ANA, None)
    assert await rows.first_day("daily", GUILD) is None
    for day in (5, 3, 6):
        await rank_try(rows, day, BOR, 50)
    assert await rows.first_day("daily", GUILD) == 3
    assert await rows.first_day("rated", GUILD) is None
    await PrivacyRows(store).forget_person(PERSONAL, ANA, FORMER)
    assert await rows.first_day("daily", GUILD) == 3
    await PrivacyRows(store).forget_person(PERSONAL, BOR, FORMER)
    assert await rows.first_day("daily", GUILD) is None, "nobody has played there"
