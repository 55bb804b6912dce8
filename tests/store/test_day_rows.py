"""The repository of a person's days, on both databases."""

import pytest

from bot.contests.core.rows import ContestRows, EntryFinish, Ghost
from bot.contests.daily.ladder_rows import LadderRows, Marked, RankedTry
from bot.contests.days.rows import DayResult, DayRows, JudgedTry
from bot.store import Store
from tests.bot.store.store_examples import ANA, BOR, GUILD
from tests.store.contest_examples import laid_open_deal, new_contest, new_entry

FOUND = '{"squares": [0, 1, 2, 0], "cost": 6.5}'


@pytest.fixture
def rows(store: Store) -> DayRows:
    """The repository on an empty store."""
    return DayRows(store)


async def store_try(
    rows: DayRows,
    day: int,
    person: int = ANA,
    kind: str = "daily",
    *,
    late: bool = False,
    by_house: bool = False,
) -> int:
    """Store a finished and judged try, and how it compares."""
    contests = ContestRows(rows.store)
    await contests.make(new_contest(kind, day))
    (contest,) = await contests.find_by_number(kind, day)
    entry = await contests.open_entry(new_entry(person, contest.id, late=late), ())
    await contests.append_moves(entry.id, 0, (), EntryFinish(35, 500, by_house))
    await contests.note_verdict(entry.id, FOUND)
    ranked = RankedTry(entry.id, person, GUILD, "Ana", 35)
    await LadderRows(rows.store).rank(kind, (GUILD,), ranked, Marked(entry.id, 80, 0.25, 1.0), ())
    return entry.id


async def settle(rows: DayRows, day: int, kind: str = "daily") -> None:
    """Settle a contest."""
    contests = ContestRows(rows.store)
    (contest,) = await contests.find_by_number(kind, day)
    await contests.settle(contest.id)


async def test_held_days_of_a_person_are_those_of_all_people(rows: DayRows) -> None:
    for day, person, kind in ((1, ANA, "daily"), (3, BOR, "daily"), (2, ANA, "rated")):
        await store_try(rows, day, person, kind)
    assert await rows.held_days("daily", 1, 9, "") == (1, 3)


async def test_results_of_open_deals_have_no_percentile_and_no_cost(rows: DayRows) -> None:
    first, second = await store_try(rows, 1), await store_try(rows, 2)
    await settle(rows, 1)
    unsettled = DayResult(
        second, "daily", 2, 0, "slovenian", 4,
        settled=False, played=True, percent=None, cost=None, ghosts=0,
    )  # fmt: skip
    settled = unsettled._replace(entry=first, day=1, settled=True, percent=80, cost=0.25)
    assert await rows.results(ANA) == (unsettled, settled)
    assert len(await rows.results(ANA, 1)) == 1


async def test_results_leave_out_late_tries_other_contests_and_other_people(rows: DayRows) -> None:
    await store_try(rows, 1, late=True)
    await store_try(rows, 1, BOR)
    await store_try(rows, 1, kind="challenge")
    rated = await store_try(rows, 1, kind="rated")
    assert [result.entry for result in await rows.results(ANA)] == [rated]


async def test_result_that_the_house_has_finished_is_not_played(rows: DayRows) -> None:
    await store_try(rows, 1, by_house=True)
    await settle(rows, 1)
    (result,) = await rows.results(ANA)
    assert (result.played, result.percent, result.cost) == (False, None, None)
    assert await rows.verdicts(ANA, 1, 2) == {}


async def test_verdicts_are_of_the_days_asked_for_and_ghosts_of_the_try(rows: DayRows) -> None:
    entries = [await store_try(rows, day) for day in (1, 2, 3)]
    contests = ContestRows(rows.store)
    for number in (1, 2, 3):
        await contests.keep_ghost(Ghost(2, 0, 0, "club", number, 0, ""), {})
    await contests.keep_ghost(Ghost(2, 0, 1, "club", 1, 0, ""), {})
    assert await rows.verdicts(ANA, 2, 3) == {entries[1]: FOUND}
    assert await rows.verdicts_on((entries[0], 99)) == (FOUND, None)
    assert [result.ghosts for result in await rows.results(ANA)] == [0, 3, 0]


async def test_judged_tries_are_laid_open_ones_of_settled_contests(rows: DayRows) -> None:
    contests = ContestRows(rows.store)
    first, second = await store_try(rows, 1), await store_try(rows, 2)
    table = await contests.lay_open(first, laid_open_deal())
    await settle(rows, 2)
    assert await rows.judged(ANA, 1) == ()
    await settle(rows, 1)
    assert table is not None
    expected = JudgedTry(first, "daily", 1, 0, "slovenian", 4, table, FOUND)
    assert await rows.judged(ANA, 1) == (expected,)
    await contests.lay_open(second, laid_open_deal())
    assert [judged.entry for judged in await rows.judged(ANA, 1)] == [second, first]
    assert [judged.entry for judged in await rows.judged(ANA, 2)] == [second]
    assert [judged.entry for judged in await rows.judged(ANA, 1, 1)] == [second]
