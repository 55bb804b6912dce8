"""Reminders of the daily deal: for those who asked, once, 23 hours after their last deal."""

from dataclasses import replace

import aiohttp
import pytest

from bot.choices.languages import Languages
from bot.choices.rows import ChoiceRows
from bot.contests.daily.reminders import LATER, LATEST, Reminders
from bot.contests.daily.rows import DailyChannelRows, ReminderRows
from bot.features import PERSONAL
from bot.kit.wishes import Aside
from bot.learning.puzzles.rows import PuzzleRows
from bot.privacy.rows import PrivacyRows
from bot.store import StoreError
from tests.bot.contests.contest import HERE, PEOPLE, TODAY, Contests, add_ghost_results
from tests.bot.discord.answering import press_on
from tests.bot.discord_stub import StubMessages
from tests.bot.world import ANA, BOR, World, refuse_write
from tests.store.contest_examples import new_entry

HOUR = 3600


@pytest.fixture
def contests(world: World) -> Contests:
    contests = Contests(world)
    contests.now += 2 * HOUR
    return contests


@pytest.fixture
def post() -> StubMessages:
    return StubMessages()


@pytest.fixture
def reminders(contests: Contests, post: StubMessages) -> Reminders:
    store = contests.store
    languages = Languages(rows=ChoiceRows(store))
    return Reminders(
        rows=ReminderRows(store),
        dailies=contests.dailies,
        contests=contests.rows,
        puzzles=PuzzleRows(store),
        channels=DailyChannelRows(store),
        messages=post,
        languages=languages,
        now=lambda: contests.now,
        directly=post.directly,
    )


async def play_daily(contests: Contests, user: int) -> None:
    contest = (await contests.dailies.of_day((contests.now - 1_735_689_600) // 86_400 + 1))[0]
    await contests.play_to_end(user, await contests.open_try(user, contest))


async def test_subscriber_is_reminded_once(
    contests: Contests, post: StubMessages, reminders: Reminders
) -> None:
    for user in (ANA, BOR):
        await play_daily(contests, user)
    page = await contests.wish(ANA, "daily:remind:1")
    assert "daily:quiet:1" in [control.id for control in page.controls()]
    contests.now += LATER - 1
    await reminders.attend()
    assert not post.pages
    contests.now += 1
    for _ in range(3):
        await reminders.attend()
        contests.now += 60
    assert post.people == [ANA] and "" not in post.nonces
    shown = post.pages[0]
    assert "Tarok" in shown.text and [control.id.split(":")[1] for control in shown.controls()] == [
        "show",
        "quiet",
    ]


async def test_reminder_waits_for_the_day_after_the_last_deal(
    contests: Contests, post: StubMessages, reminders: Reminders
) -> None:
    """A deal that was opened right after midnight is not said to be open 23 hours later."""
    contests.now -= 2 * HOUR
    await play_daily(contests, ANA)
    await contests.wish(ANA, "daily:remind:1")
    contests.now += LATER + 60
    await reminders.attend()
    assert not post.pages
    contests.now += HOUR
    await reminders.attend()
    assert post.people == [ANA]


async def test_reminder_tells_hours_left_and_yesterdays_result(
    contests: Contests, post: StubMessages, reminders: Reminders
) -> None:
    for user in (ANA, BOR):
        await play_daily(contests, user)
    await contests.wish(ANA, "daily:remind:1")
    for _ in range(2):
        contests.now += LATER + HOUR
        await play_daily(contests, ANA)
    contests.now += LATER
    await contests.dailies.attend()
    (contest, *_) = await contests.dailies.of_day(TODAY + 2)
    await add_ghost_results(contests, contest)
    contests.now += HOUR
    await reminders.attend()
    text = post.pages[-1].text
    (today, *_) = await contests.dailies.of_day(TODAY + 3)
    assert f"<t:{today.closes}:R>" in text
    assert "🔥 3 days in a row. Days you may still miss: 2; if you miss today, 1." in text
    assert "Yesterday you did better than" in text


async def test_reminder_tells_yesterdays_rank_among_people_of_the_server(
    contests: Contests, post: StubMessages, reminders: Reminders
) -> None:
    for user in (ANA, BOR):
        await play_daily(contests, user)
    await contests.wish(ANA, "daily:remind:1")
    contests.now += LATER + HOUR
    await contests.dailies.attend()
    await reminders.attend()
    assert "Your rank in your server yesterday: **1** of 2." in post.pages[0].text
    assert "days in a row" not in post.pages[0].text


async def test_reminder_tells_no_rank_of_a_practised_deal(
    contests: Contests, post: StubMessages, reminders: Reminders
) -> None:
    """Ana played another game in time yesterday, and the headline for practice today."""
    first, other, *_ = await contests.dailies.of_day(TODAY)
    await play_daily(contests, BOR)
    await contests.play_to_end(ANA, await contests.open_try(ANA, other))
    await contests.wish(ANA, "daily:remind:2")
    contests.now += LATER
    await contests.dailies.attend()
    await add_ghost_results(contests, first)
    await contests.play_to_end(ANA, await contests.open_try(ANA, first))
    contests.now += HOUR
    await reminders.attend()
    assert post.people == [ANA]
    assert "rank" not in post.pages[0].text and "Yesterday" not in post.pages[0].text


async def test_subscriber_is_reminded_again_after_next_try(
    contests: Contests, post: StubMessages, reminders: Reminders
) -> None:
    await play_daily(contests, ANA)
    await contests.wish(ANA, "daily:remind:1")
    for times in (1, 2):
        contests.now += LATER + 60
        await reminders.attend()
        assert post.people == [ANA] * times
        contests.now += 3600
        await play_daily(contests, ANA)
    contests.now += LATER - 60
    await reminders.attend()
    assert len(post.pages) == 2


async def test_unsubscribed_person_is_not_reminded(
    contests: Contests, post: StubMessages, reminders: Reminders
) -> None:
    await play_daily(contests, ANA)
    await contests.wish(ANA, "daily:remind:1")
    page = await contests.wish(ANA, "daily:quiet:1")
    assert "daily:remind:1" in [control.id for control in page.controls()]
    await contests.wish(ANA, "daily:remind:1")
    shown = await press_on([contests], PEOPLE[ANA], HERE, "daily:quiet:0")
    assert shown is not None and isinstance(shown, Aside)
    contests.now += LATER + 1
    await reminders.attend()
    assert not post.pages


async def test_missed_reminder_is_skipped(
    contests: Contests, post: StubMessages, reminders: Reminders
) -> None:
    """The bot was away when the time came."""
    await play_daily(contests, ANA)
    await contests.wish(ANA, "daily:remind:1")
    contests.now += LATEST + 1
    await reminders.attend()
    assert not post.pages


async def test_failed_reminder_is_not_sent_twice(
    contests: Contests, post: StubMessages, reminders: Reminders
) -> None:
    await play_daily(contests, ANA)
    await contests.wish(ANA, "daily:remind:1")
    contests.now += LATER + 1
    with refuse_write(ReminderRows, "note_reminded"), pytest.raises(StoreError):
        await reminders.attend()
    assert not post.pages, "what is not noted is not sent"
    post.direct_error = aiohttp.ClientError()
    await reminders.attend()
    post.direct_error = None
    await reminders.attend()
    assert not post.pages


async def test_deleted_person_is_not_reminded(
    contests: Contests, post: StubMessages, reminders: Reminders
) -> None:
    await play_daily(contests, ANA)
    await contests.wish(ANA, "daily:remind:1")
    await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, {"en": "a former player"})
    assert not await ReminderRows(contests.store).is_subscribed(ANA)
    contests.now += LATER + 1
    await reminders.attend()
    assert not post.pages


@pytest.mark.parametrize(
    ("kind", "late", "counts"),
    [("daily", False, True), ("daily", True, False), ("rated", False, False)],
)
async def test_reminder_counts_from_deals_of_the_day_opened_in_time(
    contests: Contests, kind: str, late: bool, counts: bool
) -> None:
    contest = replace(await contests.contest(), kind=kind)
    opening = contests.kinds.find(contest).opening_writes(new_entry(ANA, late=late))
    assert bool(opening) is counts
