"""How a day's deals compare, by direct message once the day has closed."""

import json
from collections.abc import Callable

import aiohttp
import pytest

from bot.choices.languages import Languages
from bot.choices.rows import ChoiceRows
from bot.contests.afterwards import notices as notices_module
from bot.contests.afterwards.notices import ClosingNotices
from bot.contests.core.judging import decisions_of, line_of
from bot.contests.core.rows import Contest
from bot.contests.daily.rows import DailyChannelRows, Reminder, ReminderRows
from bot.contests.daily.service import MAX_WAIT, MIN_WAIT, opening_time
from bot.features import PERSONAL
from bot.kit.page import Page
from bot.learning.puzzles.rows import PuzzleRows
from bot.privacy.rows import PrivacyRows
from bot.store import StoreError
from bot.thinkers.study import Study
from engine import encode
from search.explain.verdicts import VERSION, Verdict, Weighed
from tests.bot.contests.contest import TODAY, Contests, add_ghost_results
from tests.bot.discord_stub import StubMessages
from tests.bot.world import ANA, BOR, CILKA, World, refuse_write

COST = 7.5


class AwakeStudy(Study):
    """Workers that can judge."""

    open = True

    def __init__(self) -> None:
        pass

    async def ready(self) -> None:
        pass


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


@pytest.fixture
def post() -> StubMessages:
    return StubMessages()


Begin = Callable[..., ClosingNotices]


@pytest.fixture
def begin(contests: Contests, post: StubMessages) -> Begin:
    """The part that tells people, as after a start; ``study``: who judges, else nobody does."""

    def begin(study: Study | None = None) -> ClosingNotices:
        store = contests.store
        return ClosingNotices(
            rows=ReminderRows(store),
            channels=DailyChannelRows(store),
            contests=contests.rows,
            puzzles=PuzzleRows(store),
            study=study or contests.study,
            messages=post,
            directly=post.directly,
            languages=Languages(rows=ChoiceRows(store)),
            now=lambda: contests.now,
        )

    return begin


async def play(contests: Contests, user: int, contest: Contest) -> int:
    """Play a deal that enough ghosts have played, and return the number of the try."""
    await add_ghost_results(contests, contest)
    await contests.play_to_end(user, await contests.open_try(user, contest))
    entry = await contests.rows.entry_of(contest.id, user)
    assert entry is not None
    return entry


async def subscribe(contests: Contests, user: int, entry: int) -> None:
    await contests.wish(user, f"daily:remind:{entry}")


async def judge(contests: Contests, entry: int, contest: Contest, cost: float = COST) -> int:
    """Store a verdict in which the last decision of a try cost something; return its move."""
    stored = await contests.rows.entry(entry)
    assert stored is not None
    *_, decision = decisions_of(stored, line_of(stored, contest))
    made = encode(decision.deal.rules.pack, decision.made)
    known = Weighed(made, 0.0, cost, 0.5, 320)
    verdict = Verdict(
        step=decision.step, phase="play", trick=12, made=made, grade="costs", known=known,
        worlds=80, open=known, weight=9.0,
    )  # fmt: skip
    record = {
        "version": VERSION, "squares": (0, 0, 1, 2), "cost": cost, "error": 0.4,
        "verdicts": [verdict.as_json()] if cost else [],
    }  # fmt: skip
    await contests.rows.note_verdict(entry, json.dumps(record))
    return decision.step


def buttons(page: Page) -> list[str]:
    return [control.id for control in page.controls()]


async def test_closing_notice_tells_rank_cost_and_costliest_decision(
    contests: Contests, post: StubMessages, begin: Begin
) -> None:
    contest = await contests.contest()
    await add_ghost_results(contests, contest)
    for user in (BOR, ANA):
        entry = await play(contests, user, contest)
    await subscribe(contests, ANA, entry)
    step = await judge(contests, entry, contest)
    await begin().attend()
    assert not post.pages, "it is open for others"
    await contests.close()
    await begin().attend()
    assert post.people == [ANA]
    (page,) = post.pages
    assert f"Tarok {TODAY}" in page.text
    assert "Your rank in the server where you played it: **1** of 2." in page.text
    assert "about **7.5 ± 0.4**" in page.text and "house player" in page.text
    assert "**Your costliest decision:** In trick 12 you chose" in page.text
    stored = await contests.rows.entry(entry)
    assert stored is not None and stored.table is not None
    assert buttons(page) == [
        f"analyse:{stored.table}:1:{step}:m",
        f"practise:{stored.table}:1:{step}",
        "daily:quiet:0",
    ]


async def test_closing_notice_is_sent_once_by_any_process_after_any_restart(
    contests: Contests, post: StubMessages, begin: Begin
) -> None:
    contest = await contests.contest()
    await subscribe(contests, ANA, await play(contests, ANA, contest))
    await contests.close()
    for _ in range(2):
        await begin().attend()
        await contests.restart()
    notices = begin()
    for _ in range(2):
        await notices.attend()
        contests.now += 60
    assert post.people == [ANA]


async def test_closing_notice_waits_for_judging(
    contests: Contests, post: StubMessages, begin: Begin
) -> None:
    contest = await contests.contest()
    for user in (ANA, BOR):
        await subscribe(contests, user, await play(contests, user, contest))
    await contests.close()
    notices = begin(AwakeStudy())
    await judge(contests, 2, contest)
    await notices.attend()
    assert post.people == [BOR]
    contests.now += 3600
    await judge(contests, 1, contest, 0.0)
    await notices.attend()
    assert post.people == [BOR, ANA]
    assert "Nothing in this deal cost you much." in post.pages[1].text
    assert buttons(post.pages[1]) == ["daily:quiet:0"]


@pytest.mark.parametrize("compared", [True, False])
async def test_closing_notice_waits_some_hours_for_late_ghosts(
    contests: Contests, post: StubMessages, begin: Begin, compared: bool
) -> None:
    contest = await contests.contest()
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    await subscribe(contests, ANA, 1)
    await contests.close()
    notices = begin()
    await notices.attend()
    assert not post.pages
    if compared:
        await contests.dailies.compare_late(set())
    else:
        contests.now += MAX_WAIT
    await notices.attend()
    (page,) = post.pages
    assert ("house players who had the same cards" in page.text) == compared


async def test_closing_notice_of_an_unjudged_day_comes_once_after_some_hours(
    contests: Contests, post: StubMessages, begin: Begin
) -> None:
    contest = await contests.contest()
    await add_ghost_results(contests, contest)
    await play(contests, BOR, contest)
    entry = await play(contests, ANA, contest)
    await subscribe(contests, ANA, entry)
    await contests.close()
    study = AwakeStudy()
    notices = begin(study)
    await notices.attend()
    contests.now = opening_time(TODAY + 1) + MAX_WAIT - 1
    await notices.attend()
    assert not post.pages
    contests.now += 1
    await begin(study).attend()
    assert not post.pages, "after a start there is some time for judging"
    await notices.attend()
    (page,) = post.pages
    assert "aren't known yet" in page.text and "My days" in page.text
    assert "house player" in page.text and "**1** of 2" in page.text
    assert "costliest" not in page.text and "cost you much" not in page.text
    await judge(contests, entry, contest)
    for later in (notices, begin(study)):
        await later.attend()
    assert post.people == [ANA]


async def test_closing_notice_comes_after_a_start_just_before_the_next_day_ends(
    contests: Contests, post: StubMessages, begin: Begin
) -> None:
    contest = await contests.contest()
    await subscribe(contests, ANA, await play(contests, ANA, contest))
    await contests.close()
    notices = begin(AwakeStudy())
    contests.now = opening_time(TODAY + 2) - 60
    await notices.attend()
    assert not post.pages, "after a start there is some time for judging"
    contests.now += MIN_WAIT
    for _ in range(2):
        await notices.attend()
    assert post.people == [ANA] and f"Tarok {TODAY}" in post.pages[0].text


async def test_closing_notices_of_two_days_come_in_their_order_once_each(
    contests: Contests, post: StubMessages, begin: Begin
) -> None:
    first = await contests.contest()
    await subscribe(contests, ANA, await play(contests, ANA, first))
    await contests.close()
    second, *_ = await contests.dailies.of_day(TODAY + 1)
    entry = await play(contests, ANA, second)
    contests.now = opening_time(TODAY + 2) + 1
    await contests.dailies.attend()
    await judge(contests, entry, second)
    notices = begin(AwakeStudy())
    await notices.attend()
    assert not post.pages, "the first day's deal is yet to be judged"
    await judge(contests, 1, first)
    for later in (notices, notices, begin(AwakeStudy())):
        await later.attend()
    assert [f"Tarok {day}" in page.text for day, page in enumerate(post.pages, TODAY)] == [True] * 2
    contests.now = opening_time(TODAY + 4) + 1
    await begin(AwakeStudy()).attend()
    assert len(post.pages) == 2


async def test_closing_notice_promises_no_days_that_may_still_be_missed(
    contests: Contests, post: StubMessages, begin: Begin
) -> None:
    """Another day may have begun, played or missed."""
    for day in (TODAY, TODAY + 1):
        contest, *_ = await contests.dailies.of_day(day)
        entry = await play(contests, ANA, contest)
        await contests.dailies.attend()
        contests.now = opening_time(day + 1) + 5
    await ReminderRows(contests.store).subscribe(Reminder(ANA, "en"), TODAY)
    await judge(contests, entry, contest)
    await contests.dailies.attend()
    await begin().attend()
    (page,) = post.pages
    assert "2 days in a row" in page.text and "still miss" not in page.text


async def test_person_never_told_of_a_day_is_told_of_the_last_one_alone(
    contests: Contests, post: StubMessages, begin: Begin
) -> None:
    """They asked for reminders in an earlier release."""
    for day in (TODAY, TODAY + 1):
        contest, *_ = await contests.dailies.of_day(day)
        await play(contests, ANA, contest)
        contests.now = opening_time(day + 1) + 5
        await contests.dailies.attend()
    await ReminderRows(contests.store).subscribe(Reminder(ANA, "en"), 0)
    for _ in range(2):
        await begin().attend()
    (page,) = post.pages
    assert f"Tarok {TODAY + 1}" in page.text


async def test_closing_notice_that_the_store_cannot_read_is_sent_at_the_next_look(
    contests: Contests, post: StubMessages, begin: Begin
) -> None:
    contest = await contests.contest()
    await subscribe(contests, ANA, await play(contests, ANA, contest))
    await contests.close()
    notices = begin()
    with refuse_write(contests.rows, "entry"), pytest.raises(StoreError):
        await notices.attend()
    assert not post.pages
    await notices.attend()
    assert post.people == [ANA]


async def test_closing_notice_that_cannot_be_made_is_tried_once(
    contests: Contests,
    post: StubMessages,
    begin: Begin,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    contest = await contests.contest()
    await subscribe(contests, ANA, await play(contests, ANA, contest))
    await contests.close()
    monkeypatch.setattr(notices_module, "closing_notice", lambda *_: 1 // 0)
    notices = begin()
    for _ in range(2):
        await notices.attend()
    assert not post.pages and caplog.text.count("ZeroDivisionError") == 1


async def test_closing_notice_of_a_day_that_cannot_be_settled_tells_of_settled_deals_alone(
    contests: Contests, post: StubMessages, begin: Begin
) -> None:
    headline, other, *_ = await contests.dailies.of_day(TODAY)
    entry = await play(contests, ANA, headline)
    await play(contests, ANA, other)
    await subscribe(contests, ANA, entry)
    contests.now = opening_time(TODAY + 1) + 5
    await contests.keeping.settle(headline)
    notices = begin()
    await notices.attend()
    assert not post.pages
    contests.now += MAX_WAIT
    await notices.attend()
    (page,) = post.pages
    assert page.text.count("### ") == 1
    assert "aren't known yet" not in page.text, "nobody will judge"
    await contests.dailies.attend()
    await notices.attend()
    assert post.people == [ANA]


async def test_late_verdict_is_kept_as_the_analysis_of_the_deal(contests: Contests) -> None:
    contest = await contests.contest()
    entry = await play(contests, ANA, contest)
    await contests.close()
    await judge(contests, entry, contest)
    played = await contests.rows.entry(entry)
    assert played is not None and played.table is not None
    assert await contests.rows.verdict_at(played.table, ANA) == played.found


async def test_closing_notice_covers_all_deals_of_the_day_headline_first(
    contests: Contests, post: StubMessages, begin: Begin
) -> None:
    headline, other, *_ = await contests.dailies.of_day(TODAY)
    later = await play(contests, ANA, other)
    first = await play(contests, ANA, headline)
    await subscribe(contests, ANA, first)
    await judge(contests, first, headline, 2.0)
    await judge(contests, later, other, 20.0)
    await contests.close()
    await begin().attend()
    (page,) = post.pages
    titles = [line for line in page.text.splitlines() if line.startswith("### ")]
    assert len(titles) == 2 and page.text.count("costliest") == 1
    stored = await contests.rows.entry(later)
    assert stored is not None
    assert buttons(page)[0].startswith(f"analyse:{stored.table}:")


async def test_unfinished_try_and_late_subscriber_get_no_closing_notice(
    contests: Contests, post: StubMessages, begin: Begin
) -> None:
    contest = await contests.contest()
    await contests.open_try(ANA, contest)
    await ReminderRows(contests.store).subscribe(Reminder(ANA, "en"), TODAY - 1)
    entry = await play(contests, BOR, contest)
    await contests.close()
    await subscribe(contests, BOR, entry)
    await begin().attend()
    assert not post.pages


async def test_closing_notice_that_fails_is_not_sent_twice(
    contests: Contests, post: StubMessages, begin: Begin
) -> None:
    contest = await contests.contest()
    await subscribe(contests, ANA, await play(contests, ANA, contest))
    await contests.close()
    with refuse_write(ReminderRows, "note_told"), pytest.raises(StoreError):
        await begin().attend()
    post.direct_error = aiohttp.ClientError()
    await begin().attend()
    post.direct_error = None
    await begin().attend()
    assert not post.pages


async def test_forgotten_and_unsubscribed_people_get_no_closing_notice(
    contests: Contests, post: StubMessages, begin: Begin
) -> None:
    contest = await contests.contest()
    for user in (ANA, BOR, CILKA):
        entry = await play(contests, user, contest)
        await subscribe(contests, user, entry)
    await contests.wish(CILKA, "daily:quiet:0")
    await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, {"en": "a former player"})
    await contests.close()
    await begin().attend()
    assert post.people == [BOR]
