"""The second and third deal of the day: in order, one try each, and what ladders make of it."""

import random
from statistics import fmean

import pytest

from bot.contests.core.comparing import MIN_COMPARED
from bot.contests.core.deals import commitment_of
from bot.contests.core.rows import Contest, EntryFinish, Ghost, NewContest, NewEntry
from bot.contests.daily.board import FinalBoards
from bot.contests.daily.board_page import daily_board
from bot.contests.daily.ladder_rows import (
    UNDECIDED,
    CountedTry,
    LadderQuery,
    LadderRows,
    Rung,
    sums_of,
)
from bot.contests.daily.ladders import period_of, rank_all
from bot.contests.daily.ranked import DAILY, RATED
from bot.contests.daily.rows import DailyChannelRows
from bot.contests.daily.service import headline, opening_time
from bot.features import PERSONAL
from bot.kit.errors import Denied
from bot.kit.page import Button, Page
from bot.kit.wishes import Public
from bot.privacy.rows import PrivacyRows
from tests.bot.contests.contest import HERE, PEOPLE, TODAY, Contests, add_ghost_results
from tests.bot.discord.answering import press_on
from tests.bot.world import ANA, BOR, CILKA, DANE, GUILD, World

WEEK = period_of("week", TODAY)
NAMES = {ANA: "Ana", BOR: "Bor", CILKA: "Cilka", DANE: "Dane"}
DEALS = 3


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


async def play(contests: Contests, user: int, contest: Contest, deal: int) -> Page:
    """Play a deal of the day to its end."""
    where = f"{contest.id}:{deal}" if deal else f"{contest.id}"
    return await contests.play_to_end(user, await contests.wish(user, f"daily:open:{where}"))


def buttons(page: Page) -> dict[str, str]:
    """The ids of a page's buttons, by their labels."""
    return {str(getattr(control, "label", "")): control.id for control in page.controls()}


# Playing ------------------------------------------------------------------------------------------


async def test_three_deals_are_offered_one_after_another(contests: Contests) -> None:
    contest = await contests.contest(*headline(TODAY))
    page = await play(contests, ANA, contest, 0)
    assert "deals of the day" not in page.text and "Third deal" not in buttons(page)
    for deal, label in ((1, "Second deal"), (2, "Third deal")):
        intro = await contests.wish(ANA, buttons(page)[label])
        assert commitment_of(contest, deal) in intro.text and f"deal {deal + 1}" in intro.text
        assert "counts as 0%" in intro.text
        page = await contests.play_to_end(
            ANA, await contests.wish(ANA, buttons(intro)["Open the deal"])
        )
        assert f"{deal + 1} of 3 deals of the day finished" in page.text
        again = await contests.wish(ANA, buttons(intro)["Open the deal"])
        assert again == page, "there is one try"
    assert not {"Second deal", "Third deal"} & {*buttons(page)}
    assert not any(secret in page.text for secret in contest.secrets)
    first = await contests.wish(ANA, f"daily:open:{contest.id}")
    assert "Second deal" in buttons(first), "the way to its result"


async def test_further_deal_is_refused_before_the_one_before_it_is_finished(
    contests: Contests,
) -> None:
    contest = await contests.contest(*headline(TODAY))
    forged = [f"{contest.id}:{deal}" for deal in (0, 1, 2, 3, 10**9)]

    async def refused(where: str) -> None:
        for wish in ("show", "open"):
            with pytest.raises(Denied, match="daily-deal-before"):
                await contests.wish(ANA, f"daily:{wish}:{where}")

    for where in forged:
        await refused(where)
    await contests.open_try(ANA, contest)
    for where in forged:
        await refused(where)
    await play(contests, ANA, contest, 0)
    for where in forged[:1] + forged[2:]:
        await refused(where)
    await contests.wish(ANA, f"daily:open:{contest.id}:1")
    await refused(f"{contest.id}:2")
    with pytest.raises(Denied, match="daily-deal-before"):
        await contests.wish(BOR, f"daily:open:{contest.id}:1")


async def test_only_the_headline_has_further_deals(contests: Contests) -> None:
    await contests.dailies.attend()
    for contest in await contests.dailies.of_day(TODAY):
        is_headline = (contest.variant, contest.players) == headline(TODAY)
        assert len(contest.secrets) == (DEALS if is_headline else 1)
    assert len({*(await contests.contest(*headline(TODAY))).secrets}) == DEALS
    assert [DAILY.ghosts_at(deal) for deal in range(DEALS)] == [20, 10, 10]
    assert not any(RATED.is_further(deal) for deal in range(RATED.deals))


async def test_deals_of_one_day_count_once_in_a_streak(contests: Contests) -> None:
    contest = await contests.contest(*headline(TODAY))
    for deal in range(DEALS):
        page = await play(contests, ANA, contest, deal)
        assert "🔥" not in page.text and "days in a row" not in page.text
    assert await contests.rows.days_of(ANA, "daily") == (TODAY,)


async def test_mean_of_finished_deals_is_shown_and_shared(contests: Contests) -> None:
    contest = await contests.contest(*headline(TODAY))
    percents = []
    for deal in range(DEALS):
        await play(contests, ANA, contest, deal)
        entry = await contests.rows.entry(deal + 1)
        assert entry is not None and entry.points is not None and entry.deal == deal
        points, ahead = entry.points - 1 + deal, (entry.ahead or 0) - 12 + 12 * deal
        lead = ahead if contest.ahead else None
        for number in range(MIN_COMPARED):
            ghost = Ghost(contest.id, deal, 0, "club", number, points, "", lead)
            await contests.rows.keep_ghost(ghost, {})
        percents.append((100, 50, 0)[deal])
    await contests.restart()
    page = await contests.wish(ANA, "daily:result:3")
    assert "3 of 3 deals of the day: on average, better than **50%**" in page.text
    public = await press_on([contests], PEOPLE[ANA], HERE, "daily:share:3")
    assert isinstance(public, Public)
    assert "Tarok 700, deal 3 · better than 0% · 3 deals: 50% on average" in public.page.text
    assert not any(":3" in custom_id for custom_id in buttons(public.page).values())
    first = await press_on([contests], PEOPLE[ANA], HERE, "daily:share:1")
    assert isinstance(first, Public) and "Tarok 700 · better than 100% · 3 deals" in first.page.text


async def test_mean_waits_until_all_finished_deals_have_ghosts(contests: Contests) -> None:
    contest = await contests.contest(*headline(TODAY))
    await play(contests, ANA, contest, 0)
    await play(contests, ANA, contest, 1)
    await add_ghost_results(contests, contest, 0)
    await contests.restart()
    page = await contests.wish(ANA, "daily:result:1")
    assert "2 of 3 deals of the day finished." in page.text
    public = await press_on([contests], PEOPLE[ANA], HERE, "daily:share:1")
    assert isinstance(public, Public)
    assert "better than" in public.page.text and "on average" not in public.page.text


async def style_of_second_deal(contests: Contests, contest: Contest) -> str:
    """The style of the button to the second deal below Ana's result of the first."""
    page = await contests.wish(ANA, f"daily:open:{contest.id}")
    (button,) = (way for way in page.controls() if way.id == f"daily:show:{contest.id}:1")
    assert isinstance(button, Button)
    return button.style


async def test_button_of_a_further_deal_is_green_until_it_is_finished(contests: Contests) -> None:
    contest = await contests.contest(*headline(TODAY))
    await play(contests, ANA, contest, 0)
    assert await style_of_second_deal(contests, contest) == "success"
    await contests.wish(ANA, f"daily:open:{contest.id}:1")
    assert await style_of_second_deal(contests, contest) == "success"
    await play(contests, ANA, contest, 1)
    assert await style_of_second_deal(contests, contest) == "secondary"


async def test_button_of_a_further_deal_is_grey_once_it_was_left(
    contests: Contests,
) -> None:
    contest = await contests.contest(*headline(TODAY))
    await play(contests, ANA, contest, 0)
    await contests.wish(ANA, f"daily:open:{contest.id}:1")
    await contests.close()
    assert await style_of_second_deal(contests, contest) == "secondary", "the house finished it"


async def test_button_of_a_further_deal_is_grey_once_it_was_practised(contests: Contests) -> None:
    contest = await contests.contest(*headline(TODAY))
    await contests.close()
    await play(contests, ANA, contest, 0)
    assert await style_of_second_deal(contests, contest) == "success"
    await play(contests, ANA, contest, 1)
    assert await style_of_second_deal(contests, contest) == "secondary"


async def test_forgotten_person_gets_no_further_deal(contests: Contests) -> None:
    contest = await contests.contest(*headline(TODAY))
    await play(contests, ANA, contest, 0)
    await play(contests, ANA, contest, 1)
    await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, {"en": "a former player"})
    for where, refusal in (("", "contest-tried"), (":1", "before"), (":2", "before")):
        with pytest.raises(Denied, match=refusal):
            await contests.wish(ANA, f"daily:open:{contest.id}{where}")


async def test_deals_of_a_past_day_are_practised_in_any_order(contests: Contests) -> None:
    contest = await contests.contest(*headline(TODAY))
    await contests.close()
    page = await play(contests, ANA, contest, 2)
    assert contest.secrets[2] in page.text and contest.secrets[0] not in page.text
    assert "deals of the day" not in page.text
    assert await contests.rows.days_of(ANA, "daily") == ()


async def test_past_day_leads_from_each_deal_to_the_others(contests: Contests) -> None:
    contest = await contests.contest(*headline(TODAY))
    before = await contests.wish(ANA, f"daily:show:{contest.id}")
    assert not {"Second deal", "Third deal"} & {*buttons(before)}
    await contests.close()
    first = await contests.wish(ANA, f"daily:show:{contest.id}")
    third = await contests.wish(ANA, buttons(first)["Third deal"])
    assert "deal 3" in third.text and "Third deal" not in buttons(third)
    second = await contests.wish(ANA, buttons(third)["Second deal"])
    assert "deal 2" in second.text and "Play for practice" in buttons(second)


async def test_practised_deals_are_not_counted_among_those_of_the_day(contests: Contests) -> None:
    contest = await contests.contest(*headline(TODAY))
    await add_ghost_results(contests, contest, 0)
    await play(contests, ANA, contest, 0)
    await contests.close()
    await add_ghost_results(contests, contest, 1)
    await play(contests, ANA, contest, 1)
    page = await contests.wish(ANA, "daily:result:1")
    assert "deals of the day" not in page.text and "2 deals" not in page.text
    public = await press_on([contests], PEOPLE[ANA], HERE, "daily:share:1")
    assert isinstance(public, Public) and "on average" not in public.page.text


async def test_shared_further_deal_leads_to_it_once_those_before_are_finished(
    contests: Contests,
) -> None:
    contest = await contests.contest(*headline(TODAY))
    for deal in range(2):
        await add_ghost_results(contests, contest, deal)
        await play(contests, ANA, contest, deal)
    public = await press_on([contests], PEOPLE[ANA], HERE, "daily:share:2")
    assert isinstance(public, Public)
    too = buttons(public.page)["Play it too"]
    assert "deal 2" not in (await contests.wish(BOR, too)).text, "the first one comes first"
    await play(contests, BOR, contest, 0)
    page = await contests.wish(BOR, too)
    assert "deal 2" in page.text and "Open the deal" in buttons(page)
    forged = await contests.wish(BOR, f"daily:too:{contest.id}:{10**9}")
    assert "deal 2" in forged.text, "the last one that may be played"


async def test_board_names_those_who_finished_all_deals(contests: Contests) -> None:
    contest = await contests.contest(*headline(TODAY))
    for deal in range(DEALS):
        await add_ghost_results(contests, contest, deal)
        await play(contests, ANA, contest, deal)
    await play(contests, BOR, contest, 0)
    await contests.wish(BOR, f"daily:open:{contest.id}:1")
    await contests.close()
    rows = DailyChannelRows(contests.store)
    finishers = await rows.finishers(contest.id, GUILD)
    assert [finisher.name for finisher in finishers] == ["Ana", "Bor"], "of the first deal, once"
    settled = await contests.rows.find(contest.id)
    assert settled is not None
    board = await FinalBoards(rows, contests.rows).of(settled, GUILD, ("Alice",) * 4)
    assert board.final is not None and [*board.final.all_deals] == [ANA]
    text = daily_board(board, PEOPLE[ANA].words).text
    assert "All 3 deals, better than (on average):** Ana " in text
    left = await contests.wish(BOR, f"daily:open:{contest.id}:1")
    assert "counts as not played" in left.text and "On the ladder it counts as 0%." in left.text


# Ladders ------------------------------------------------------------------------------------------


def percent_of(tries: list[CountedTry]) -> float:
    """The mean that ranks a person."""
    return sums_of(tries)[2]


def random_tries(chance: random.Random) -> list[CountedTry]:
    """Tries of some days, up to three a day."""
    return [
        CountedTry(day, chance.randrange(101), None, chance.choice((0.0, 0.25, 0.6, 1.0, None)))
        for day in range(chance.randrange(1, 8))
        for _ in range(chance.randrange(1, DEALS + 1))
    ]


@pytest.mark.parametrize("seed", range(50))
def test_ladder_mean_rises_with_each_result_in_any_order(seed: int) -> None:
    chance = random.Random(seed)
    tries = random_tries(chance)
    mean = percent_of(tries)
    assert 0 <= mean <= 100
    assert percent_of(chance.sample(tries, len(tries))) == mean
    number = chance.randrange(len(tries))
    better = [*tries]
    better[number] = better[number]._replace(percent=chance.randint(tries[number].percent, 100))
    assert percent_of(better) >= mean
    left = [*tries]
    left[number] = left[number]._replace(percent=0)
    assert percent_of(left) <= mean, "leaving a deal is never better than finishing it"


@pytest.mark.parametrize("seed", range(20))
def test_day_weighs_more_with_each_deal(seed: int) -> None:
    """The more deals of a good day, the more it lifts the others' mean."""
    chance = random.Random(seed)
    others = [CountedTry(day, 40, None, chance.uniform(0.25, 1)) for day in range(4)]
    means = [
        percent_of([*others, *[CountedTry(9, 80, None, chance.uniform(0.25, 1))] * deals])
        for deals in range(DEALS + 1)
    ]
    weightless = CountedTry(9, 100, None, 0.0)
    assert percent_of([*others, weightless]) == percent_of(others) == 40
    assert percent_of([weightless]) == UNDECIDED
    day = [CountedTry(9, 80, None, 0.5)]
    sums = [percent_of([*others, *day * deals]) for deals in range(DEALS + 1)]
    assert sums == sorted(sums) and len({*sums}) == DEALS + 1 and means[0] == 40


def test_stopping_after_a_good_deal_gains_nothing() -> None:
    """Players who go on only after a bad deal have the mean of those who always play three."""
    chance = random.Random(7)

    def season(*, stops: bool) -> float:
        tries = []
        for day in range(20_000):
            for _ in range(DEALS):
                tries.append(CountedTry(day, chance.randrange(101), None, chance.choice((0.25, 1))))
                if stops and tries[-1].percent > 50:
                    break
        return percent_of(tries)

    def mean_of_days() -> float:
        """By comparison: if all days weighed the same."""
        days = []
        for _ in range(20_000):
            percents = [chance.randrange(101)]
            while len(percents) < DEALS and percents[-1] <= 50:
                percents.append(chance.randrange(101))
            days.append(fmean(percents))
        return fmean(days)

    assert abs(season(stops=True) - season(stops=False)) < 1
    assert mean_of_days() > 54


async def make_day(contests: Contests, day: int, results: list[list[int]]) -> Contest:
    """A headline whose deals house players have played: novices, and club players by these points.

    All novices make 0 points.
    """
    new = NewContest(
        kind="daily", number=day, variant="slovenian", players=4, house="club 0 1",
        opens=opening_time(day), closes=opening_time(day + 1),
        secrets=tuple(f"{day:032x}{deal:032x}" for deal in range(DEALS)),
    )  # fmt: skip
    await contests.rows.make(new)
    (contest,) = await contests.rows.find_by_number("daily", day)
    for deal, points in enumerate(results):
        for number, made in enumerate(points * (MIN_COMPARED // 4)):
            await contests.rows.keep_ghost(Ghost(contest.id, deal, 0, "novice", number, 0, ""), {})
            await contests.rows.keep_ghost(Ghost(contest.id, deal, 0, "club", number, made, ""), {})
    return contest


async def store_try(
    contests: Contests, contest: Contest, user: int, deal: int, points: int, *, left: bool = False
) -> None:
    """Store that a person has made so many points, or left the deal to the house."""
    begun = NewEntry(
        contest=contest.id, deal=deal, seat=0, person=user, mark=f"{user} {deal}",
        name=NAMES[user], home=GUILD, reach="server", language="en", late=False, opened_at=1,
    )  # fmt: skip
    entry = await contests.rows.open_entry(begun, ())
    await contests.rows.append_moves(entry.id, 0, (), EntryFinish(points, 5, by_house=left))


async def places(contests: Contests, contest: Contest) -> list[Rung]:
    """The ladder of the week, after the contest's tries have been counted."""
    ladders = LadderRows(contests.store)
    await rank_all(ladders, contests.rows, contest, among_people=False)
    return list(await ladders.rungs(LadderQuery("daily", GUILD, WEEK), 1, 10))


GOOD, EVEN, DULL = [10, 10], [10, -10], [0, 0]
"""Club players always win, as often as they lose, or make the same as novices."""


async def test_ladder_weighs_deals_by_what_they_tell(contests: Contests) -> None:
    contest = await make_day(contests, WEEK.begins, [GOOD, EVEN, DULL])
    for deal, points in enumerate((99, -99, 99)):
        await store_try(contests, contest, ANA, deal, points)
    (ana,) = await places(contests, contest)
    assert (ana.percent, ana.days, ana.tries) == (80, 1, 3), "weights of 1, 0.25 and 0"


async def test_left_further_deal_counts_as_nothing_won_on_the_ladder(contests: Contests) -> None:
    contest = await make_day(contests, WEEK.begins, [GOOD, GOOD, GOOD])
    for user, second, left in ((ANA, 5, False), (BOR, 99, True), (CILKA, -99, False)):
        await store_try(contests, contest, user, 0, 99)
        await store_try(contests, contest, user, 1, second, left=left)
    await store_try(contests, contest, DANE, 0, 99, left=True)
    rungs = await places(contests, contest)
    percents = {rung.person: rung.percent for rung in rungs}
    assert percents == {ANA: 75, BOR: 50, CILKA: 50}, "a first deal that was left is no result"


async def test_ladder_of_random_days_is_the_weighted_mean_after_any_restart(
    contests: Contests,
) -> None:
    """Days are counted twice with a restart in between; a forgotten person leaves no trace."""
    chance = random.Random(4)
    expected: dict[int, list[CountedTry]] = {user: [] for user in NAMES}
    for day in range(WEEK.begins, WEEK.ends):
        results = [chance.choice((GOOD, EVEN, DULL)) for _ in range(DEALS)]
        contest = await make_day(contests, day, results)
        for user in NAMES:
            for deal in range(chance.randrange(DEALS + 1)):
                left, won = chance.random() < 0.2, chance.random() < 0.5
                await store_try(contests, contest, user, deal, 99 if won else -99, left=left)
                weight = {id(GOOD): 1.0, id(EVEN): 0.25, id(DULL): 0.0}[id(results[deal])]
                if deal or not left:
                    percent = 100 * (won and not left)
                    expected[user].append(CountedTry(day, percent, None, weight))
                if left:
                    break
        await places(contests, contest)
        await contests.restart()
        rungs = await places(contests, contest)
        assert {rung.person: (rung.percent, rung.days, rung.tries) for rung in rungs} == {
            user: (percent_of(tries), len({attempt.day for attempt in tries}), len(tries))
            for user, tries in expected.items()
            if tries
        }
    before = {rung.person: rung.percent for rung in rungs}
    await PrivacyRows(contests.store).forget_person(PERSONAL, BOR, {"en": "a former player"})
    after = {rung.person: rung.percent for rung in await places(contests, contest)}
    assert after == {user: percent for user, percent in before.items() if user != BOR}
