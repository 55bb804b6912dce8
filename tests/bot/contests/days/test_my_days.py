"""A person's days: recounted over a simulated year, and what of them is shown when."""

import json
from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import partial
from random import Random
from statistics import fmean

import pytest

from bot.contests.core import rows as core
from bot.contests.core.rows import EntryFinish
from bot.contests.daily.ladder_rows import CountedTry, sums_of
from bot.contests.daily.service import FIRST, opening_time
from bot.contests.days.calendar import CalendarMonth, Month, calendar_month, points_lost
from bot.contests.days.calendar_page import calendar_page
from bot.contests.days.decisions import decisions_of
from bot.contests.days.decisions_page import decisions_page
from bot.contests.days.records import CURVE_DAYS, MIN_MONTH_DAYS, ROLLING_DAYS, records
from bot.contests.days.records_page import curves_of, records_page
from bot.contests.days.rows import DayResult, DayRows
from bot.contests.days.service import MyDays
from bot.features import PERSONAL
from bot.kit.look import TEXT
from bot.learning.puzzles.rows import GivenAnswer, PuzzleRows, StoredSolver
from bot.privacy.rows import PrivacyRows
from bot.store import Store
from bot.store.database import Database
from engine import variant
from search.explain.grades import whole_percent
from tests.pages.days import PICTURES, judged_try
from tests.pages.drawn import WORDS
from tests.store.contest_examples import new_contest, new_entry

ANA = 11
YEAR_BEGINS, TODAY = 320, 697
GAMES = (("slovenian", 4), ("romanian", 3), ("lombardia", 4))
SUITS = {*"♠♥♦♣"}
DAY_BEFORE_FIRST = date(2024, 12, 31)


@dataclass(frozen=True)
class SimulatedTry:
    """A try of a simulated year."""

    kind: str
    day: int
    game: tuple[str, int]
    percent: int | None
    cost: float | None
    squares: tuple[int, ...]
    left: bool
    """The house has finished it."""


def simulate_year(chance: Random) -> list[SimulatedTry]:
    """Two of three days are played, with one to three deals; some are left."""
    tries = list[SimulatedTry]()
    for day in range(YEAR_BEGINS, TODAY):
        if chance.random() < 0.3:
            continue
        for game in chance.sample(GAMES, chance.choice((1, 1, 1, 2, 3))):
            tries.append(
                SimulatedTry(
                    kind=chance.choice(("daily", "daily", "rated")),
                    day=day,
                    game=game,
                    percent=chance.choice((None, *range(0, 101, 4))),
                    cost=chance.choice((None, 0.0, 0.125, 0.5)),
                    squares=tuple(chance.randrange(3) for _ in range(4)),
                    left=chance.random() < 0.1,
                )
            )
    return tries


def store_try(db: Database, simulated: SimulatedTry, *, settled: bool = True) -> None:
    """Store a try of Ana's, judged and compared; also if its contest is still open."""
    variant_key, players = simulated.game
    new = new_contest(simulated.kind, simulated.day, variant=variant_key, players=players)
    contest = core.make(db, new)
    assert contest is not None
    entry = core.open_entry(db, new_entry(ANA, contest), ())
    core.append_moves(db, entry.id, 0, (), EntryFinish(35, 500, simulated.left))
    verdict = {"squares": simulated.squares, "cost": 1.0, "error": 1.5}
    core.note_verdict(db, entry.id, json.dumps(verdict))
    core.note_comparison(db, entry.id, percent=simulated.percent, cost=simulated.cost, weight=1.0)
    if settled:
        core.settle(db, contest)


def store_tries(db: Database, tries: list[SimulatedTry], down: Collection[int]) -> None:
    """Store tries, and a deal of each other day on which the bot was not down."""
    for simulated in tries:
        store_try(db, simulated)
    for day in range(YEAR_BEGINS, TODAY + 1):
        if day not in down:
            core.make(db, new_contest("daily", day, variant="romanian", players=4))


def down_days(tries: list[SimulatedTry], chance: Random) -> set[int]:
    """Half of the days on which nothing was played."""
    idle = sorted({*range(YEAR_BEGINS, TODAY)} - {each.day for each in tries})
    return {*chance.sample(idle, len(idle) // 2)}


def my_days(store: Store, today: int = TODAY) -> MyDays:
    return MyDays(DayRows(store), PuzzleRows(store), lambda: opening_time(today) + 60)


def streaks_by_hand(days: set[int], down: Collection[int], today: int) -> tuple[int, int, set[int]]:
    """The streak as of today, the longest one, and the missed days that did not end one."""
    length, spare, longest, gap, spared = 0, 2, 0, list[int](), set[int]()
    for day in range(min(days), today + 1):
        if day not in days:
            gap += [day] if day != today and day not in down else []
            continue
        if len(gap) > spare:
            length, spare = 0, 2
        else:
            spared |= {*gap}
            spare -= len(gap)
        gap, length = [], length + 1
        spare = min(2, spare + 1) if length % 7 == 0 else spare
        longest = max(longest, length)
    if len(gap) > spare:
        return 0, longest, spared
    return length, longest, spared | {*gap}


def check_month(
    shown: CalendarMonth, tries: list[SimulatedTry], spared: set[int], down: Collection[int]
) -> None:
    """Check each day of a month."""
    by_day = defaultdict[int, list[SimulatedTry]](list)
    for simulated in tries:
        if not simulated.left:
            by_day[simulated.day].append(simulated)
    first = min(simulated.day for simulated in tries)
    begin = date(shown.month.year, shown.month.month, 1)
    for number, day in enumerate(shown.every_day):
        assert day.at == begin + timedelta(days=number)
        of_day = by_day[(day.at - DAY_BEFORE_FIRST).days]
        percents = [each.percent for each in of_day if each.percent is not None]
        costs = [
            each.cost * variant(each.game[0]).spread(each.game[1])
            for each in reversed(of_day)  # newest first, as sums are rounded
            if each.cost is not None
        ]
        day_number = (day.at - DAY_BEFORE_FIRST).days
        if of_day:
            assert day.mark == "result"
        elif first <= day_number < TODAY and day_number not in down:
            assert day.mark == ("spare" if day_number in spared else "missed")
        else:
            assert day.mark == ("open" if day_number == TODAY else "blank")
        assert day.deals == len(of_day)
        assert (day.percent is None) == (not percents)
        if day.percent is not None:
            average = sum(percents) / len(percents)
            assert abs(day.percent - average) <= (0 if average == 100 else 10)
            assert day.percent == 100 or day.percent % 10 == 0, "there are no ghosts"
        is_costed = bool(of_day) and len(costs) == len(of_day)
        assert day.cost == (round(sum(costs), 1) if is_costed else None)
        assert day.squares == (of_day[0].squares if len(of_day) == 1 else ())
    weekdays = [week.index(day) for week in shown.weeks for day in week if day is not None]
    assert weekdays == [day.at.weekday() for day in shown.every_day]


@pytest.mark.parametrize("seed", [1, 2])
async def test_calendar_of_a_simulated_year_agrees_with_a_recount(store: Store, seed: int) -> None:
    tries = simulate_year(Random(seed))
    down = down_days(tries, Random(seed))
    await store.write(store_tries, tries, down)
    days, spared = my_days(store), set[int]()
    counting = {each.day for each in tries if each.kind == "daily" and not each.left}
    now, _, spared = streaks_by_hand(counting, down, TODAY)
    month = Month.of_day(YEAR_BEGINS)
    for _ in range(14):
        shown = await days.month(ANA, month)
        assert shown is not None and shown.month == month and shown.streak.days == now
        check_month(shown, tries, spared, down)
        assert shown.last == (month == Month(2026, 11))
        if shown.last:
            return
        month = month.later
    raise AssertionError


@pytest.mark.parametrize("seed", [3, 4])
async def test_records_of_a_simulated_year_agree_with_a_recount(store: Store, seed: int) -> None:
    tries = simulate_year(Random(seed))
    down = down_days(tries, Random(seed))
    await store.write(store_tries, tries, down)
    kept = await my_days(store).records(ANA)
    assert kept is not None
    played = [each for each in tries if not each.left]
    compared = [(each.percent, each) for each in played if each.percent is not None]
    assert (kept.days, kept.deals) == (len({each.day for each in played}), len(played))
    check_mean(kept.percent, compared)
    assert kept.best is not None
    best = max(percent for percent, _ in compared)
    assert kept.best.percent == best == kept.best_percent == 100
    assert kept.best.day == min(each.day for percent, each in compared if percent == best)
    counting = {each.day for each in played if each.kind == "daily"}
    now, longest, _ = streaks_by_hand(counting, down, TODAY)
    assert (kept.streak.days, kept.longest) == (now, longest)
    for form in kept.forms:
        of_form = [pair for pair in compared if pair[1].game == (form.variant, form.players)]
        spread = variant(form.variant).spread(form.players)
        assert form.deals == len(of_form)
        check_mean(form.percent, of_form)
        assert form.least is not None and points_lost(form.least) == min(
            each.cost * spread for _, each in of_form if each.cost is not None
        )
    assert {(form.variant, form.players) for form in kept.forms} == {*GAMES}
    months = defaultdict[int, list[tuple[int, SimulatedTry]]](list)
    for pair in compared:
        months[int(f"{DAY_BEFORE_FIRST + timedelta(days=pair[1].day):%Y%m}")].append(pair)
    means = {
        number: fmean(percent for percent, _ in pairs)
        for number, pairs in months.items()
        if len({each.day for _, each in pairs}) >= MIN_MONTH_DAYS
    }
    assert kept.best_month is not None
    assert kept.best_month.month.number == max(means, key=lambda number: means[number])
    check_mean(kept.best_month.percent, months[kept.best_month.month.number])


def check_mean(percent: int | None, pairs: Sequence[tuple[int, SimulatedTry]]) -> None:
    """Check that a mean over several days is a whole percent."""
    assert len({each.day for _, each in pairs}) > 1
    assert percent == round(fmean(each for each, _ in pairs)) < 100


@pytest.mark.parametrize("percents", [(55, 67, 62), (100, 100, 99), (0, 0, 1), (30, 31, 30)])
def test_mean_of_days_is_told_alike_by_records_curve_and_ladder(percents: tuple[int, ...]) -> None:
    """Each day is compared with only ten house players."""
    tries = [
        DayResult(number, "daily", TODAY - number, 0, *GAMES[0], True, True, percent, 0.1, 10)
        for number, percent in enumerate(percents, 1)
    ]
    kept = records(tries, (), range(TODAY), TODAY)
    month = calendar_month(Month.of_day(TODAY), tries, {}, (), range(TODAY), TODAY)
    counted = [CountedTry(each.day, each.percent or 0, each.cost, None) for each in tries]
    *_, of_ladder, _ = sums_of(counted)
    told_percents = {kept.percent, month.percent, kept.forms[0].percent, kept.curve[-1].percent}
    assert told_percents == {whole_percent(of_ladder / 100)}
    cells = {day.at.day: day.percent for day in month.every_day if day.percent is not None}
    assert all(percent % 5 == 0 for percent in cells.values()), "as the results of a day say it"


async def test_costs_of_days_and_least_costs_are_told_with_their_errors(store: Store) -> None:
    """Each is known to within 1.5 points, the sum of two to within 2.1."""
    game = GAMES[0]
    for kind, day in (("daily", 690), ("rated", 690), ("daily", 691)):
        simulated = SimulatedTry(kind, day, game, 60, 0.2, (0, 1, 0, 2), left=False)
        await store.write(store_try, simulated)
    days = my_days(store)
    month, kept = await days.month(ANA, None), await days.records(ANA)
    assert month is not None and kept is not None
    known = "Points lost to mistakes are estimates: ± {} or less."
    for look in (TEXT, PICTURES):
        assert known.format(2.1) in calendar_page(month, TODAY, WORDS, look).text
    assert known.format(1.5) in records_page(kept, WORDS).text


async def test_errors_are_not_vouched_for_if_an_earlier_release_did_not_say_one(
    store: Store,
) -> None:
    """Of costs without an error "± 1.5 or less" may be false."""

    def store_tries_of_two_releases(db: Database) -> None:
        store_try(db, SimulatedTry("daily", 690, GAMES[0], 60, 0.2, (0,), left=False))
        db.execute("UPDATE entries SET found = ?", ('{"squares": [0], "cost": 3}',))
        store_try(db, SimulatedTry("daily", 691, GAMES[0], 60, 0.1, (0,), left=False))

    await store.write(store_tries_of_two_releases)
    days = my_days(store)
    month, kept = await days.month(ANA, None), await days.records(ANA)
    assert month is not None and kept is not None
    assert "estimates" not in calendar_page(month, TODAY, WORDS).text
    assert "estimates" in records_page(kept, WORDS).text
    assert "estimates" not in records_page(replace(kept, errors=(1.5, None)), WORDS).text


async def test_curve_of_a_simulated_year_agrees_with_a_recount(store: Store) -> None:
    tries = simulate_year(Random(5))
    await store.write(store_tries, tries, ())
    kept = await my_days(store).records(ANA)
    compared = [each for each in tries if not each.left and each.percent is not None]
    days = sorted({each.day for each in compared if each.day > TODAY - CURVE_DAYS})
    assert kept is not None and len(kept.curve) == len(days) > 30
    for day, point in zip(days, kept.curve, strict=True):
        rolling = [each for each in compared if 0 <= day - each.day < ROLLING_DAYS]
        percents = [each.percent for each in rolling if each.percent is not None]
        costs = [each.cost for each in rolling if each.cost is not None]
        exact = sum(percents) / len(percents)
        if len({each.day for each in rolling}) > 1:
            assert point.percent == round(exact) < 100
        else:
            assert point.percent % 10 == 0 and abs(point.percent - exact) <= 10
        assert point.cost == (pytest.approx(sum(costs) / len(costs)) if costs else None)


@pytest.mark.parametrize(("cost", "label"), [(1.36, "136%"), (-0.07, "-7%"), (0.999, "100%")])
async def test_curve_of_mistakes_ends_with_its_own_last_value(
    store: Store, cost: float, label: str
) -> None:
    """Mistakes may cost more than the spread of the scores, or bring something: no share."""
    await store.write(store_tries, simulate_year(Random(5)), ())
    kept = await my_days(store).records(ANA)
    assert kept is not None
    *earlier, last = kept.curve
    curves = curves_of(replace(kept, curve=(*earlier, last._replace(cost=cost))), WORDS)
    assert curves[1].end == label and curves[1].sums[-1] == round(100 * cost)


@pytest.mark.parametrize("kind", ["daily", "rated"])
async def test_open_deal_shows_its_squares_alone(store: Store, kind: str) -> None:
    simulated = SimulatedTry(kind, TODAY, GAMES[0], 87, 0.5, (0, 1, 2, 0), left=False)
    await store.write(partial(store_try, simulated=simulated, settled=False))
    days = my_days(store)
    shown, kept = await days.month(ANA, None), await days.records(ANA)
    assert shown is not None and kept is not None
    (day,) = [day for day in shown.every_day if day.deals]
    assert (day.mark, day.percent, day.cost, day.squares) == ("waiting", None, None, (0, 1, 2, 0))
    assert (shown.percent, kept.percent, kept.best, kept.forms) == (None, None, None, ())
    assert await days.decisions(ANA) == decisions_of(())
    for look in (TEXT, PICTURES):
        page = calendar_page(shown, TODAY, WORDS, look)
        assert "87" not in page.text and not SUITS & {*page.text}
        assert all("87%" not in picture.alt for picture in page.pictures)


async def test_other_people_and_forgotten_people_have_no_days(store: Store) -> None:
    simulated = SimulatedTry("daily", TODAY - 1, GAMES[0], 87, 0.5, (0,) * 4, left=False)
    await store.write(store_try, simulated)
    days = my_days(store)
    assert await days.month(ANA + 1, None) is None
    assert await days.records(ANA + 1) is None
    assert await days.month(ANA, None) is not None
    await PrivacyRows(store).forget_person(PERSONAL, ANA, {"en": "somebody"})
    assert await days.month(ANA, None) is None
    assert await days.records(ANA) is None


async def answer_puzzles_of_days(store: Store, *days: int) -> None:
    """Have Ana answer the puzzles of these days."""
    rows = PuzzleRows(store)
    for seq, day in enumerate(days, 1):
        solver = StoredSolver(user=ANA, game="slovenian", puzzle=f"puzzle of {day}", seq=seq)
        await rows.show(solver)
        given = GivenAnswer(solver, "pass", True, 7, 1, solver.rating, None, day + FIRST)
        await rows.answer(given)


async def test_days_with_puzzles_alone_are_shown_with_their_streak(store: Store) -> None:
    days = my_days(store)
    assert await days.month(ANA, None) is None
    await answer_puzzles_of_days(store, TODAY - 2, TODAY - 1, TODAY)
    shown, kept = await days.month(ANA, None), await days.records(ANA)
    assert shown is not None and kept is not None
    assert [day.at.day for day in shown.every_day if day.mark == "puzzle"] == [26, 27, 28]
    assert (shown.days, shown.streak.days, shown.first) == (0, 3, True)
    assert (kept.days, kept.streak.days, kept.longest) == (0, 3, 3)
    for look in (TEXT, PICTURES):
        assert "3 days in a row" in calendar_page(shown, TODAY, WORDS, look).text
        assert "**3** now" in records_page(kept, WORDS, look).text


async def test_puzzles_before_the_first_deal_are_days_of_the_calendar(store: Store) -> None:
    await answer_puzzles_of_days(store, TODAY - 3, TODAY - 1)
    await store.write(
        store_try, SimulatedTry("daily", TODAY, GAMES[0], 87, 0.5, (0,) * 4, left=False)
    )
    shown = await my_days(store).month(ANA, None)
    assert shown is not None and shown.streak.days == 3
    assert [day.at.day for day in shown.every_day if day.mark == "puzzle"] == [25, 27]


async def test_later_month_than_this_one_is_this_one(store: Store) -> None:
    simulated = SimulatedTry("daily", TODAY - 1, GAMES[0], 87, 0.5, (0,) * 4, left=False)
    await store.write(store_try, simulated)
    shown = await my_days(store).month(ANA, Month(2030, 1))
    assert shown is not None and shown.month == Month(2026, 11)
    assert shown.first and shown.last


def test_numbers_that_are_no_month_are_none() -> None:
    assert Month.read(202612) == Month(2026, 12)
    assert [Month.read(number) for number in (202613, 202600, 7, 99_999_999)] == [None] * 4


def test_decisions_are_ranked_by_their_share_of_the_games_spread() -> None:
    tries = [judged_try(number) for number in range(1, 6)]
    decisions = decisions_of(tries)
    assert [decision.cost for decision in decisions.best] == [10, 9, 8]
    assert [decision.judged.entry for decision in decisions.dearest] == [1, 2, 3]


def test_decisions_of_an_earlier_version_or_unreadable_ones_are_left_out() -> None:
    old = replace_version(judged_try(1).found)
    tries = [judged_try(1, found=stored) for stored in (old, "{}", "[]", "?")]
    assert decisions_of(tries) == decisions_of(())


def replace_version(stored: str) -> str:
    return json.dumps({**json.loads(stored), "version": 1})


def test_each_decision_has_a_button_to_its_deal() -> None:
    page = decisions_page(decisions_of([judged_try(1), judged_try(2)]), WORDS)
    labels = {control.id: control.label for control in page.controls() if hasattr(control, "label")}
    looks = {custom_id for custom_id, label in labels.items() if label.startswith("Look at")}
    assert {custom_id.split(":")[1] for custom_id in looks} == {"71", "72"}
    assert {custom_id.split(":")[0] for custom_id in looks} == {"analyse", "replay"}
