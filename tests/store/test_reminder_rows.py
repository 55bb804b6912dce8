"""The repository of reminders, on both databases."""

from functools import partial

import pytest

from bot.blocks.rows import BlockRows
from bot.contests.core.rows import ContestRows, EntryFinish, EntryMove, NewEntry
from bot.contests.daily.rows import Reminder, ReminderRows, UntoldTry, note_opened
from bot.store import Store
from tests.bot.store.store_examples import ANA, BOR
from tests.store.contest_examples import new_contest, new_entry


@pytest.fixture
def rows(store: Store) -> ReminderRows:
    """The repository on an empty store."""
    return ReminderRows(store)


async def open_try(contests: ContestRows, new: NewEntry) -> None:
    """Begin a try at a deal of the day, and note that for its person's reminder."""
    assert new.person is not None
    await contests.open_entry(new, (partial(note_opened, person=new.person, at=new.opened_at),))


async def test_subscription_lasts_until_it_is_ended(rows: ReminderRows) -> None:
    assert not await rows.is_subscribed(ANA)
    await rows.subscribe(Reminder(ANA, "sl"), 0)
    assert await rows.is_subscribed(ANA)
    assert not await rows.is_subscribed(BOR)
    await rows.unsubscribe(ANA)
    assert not await rows.is_subscribed(ANA)


async def test_reminder_is_due_for_people_whose_last_deal_lies_in_the_span(
    store: Store, rows: ReminderRows
) -> None:
    contests = ContestRows(store)
    await contests.make(new_contest("daily"))
    await open_try(contests, new_entry(ANA, opened_at=100))
    await rows.subscribe(Reminder(ANA, "sl"), 0)
    await rows.subscribe(Reminder(BOR, "en"), 0)
    assert await rows.due(99, 100) == (Reminder(ANA, "sl"),)
    assert await rows.due(100, 200) == await rows.due(0, 99) == ()
    await open_try(contests, new_entry(BOR, opened_at=150))
    assert await rows.due(0, 150) == (Reminder(ANA, "sl"), Reminder(BOR, "en"))


async def test_blocked_person_is_neither_reminded_nor_told_of_their_day(
    store: Store, rows: ReminderRows
) -> None:
    contests = ContestRows(store)
    await contests.make(new_contest("daily"))
    for number, person in enumerate((ANA, BOR), 1):
        await open_try(contests, new_entry(person, opened_at=100))
        await contests.append_moves(number, 0, (EntryMove(0, "pass", 1),), EntryFinish(35, 5))
        await rows.subscribe(Reminder(person, "sl"), 0)
    await BlockRows(store).block("user", ANA, "insults", 90)
    assert await rows.due(0, 200) == (Reminder(BOR, "sl"),)
    assert await rows.untold(1, 1, 1) == (UntoldTry(BOR, "sl", 2, False, True),)


async def test_reminded_person_is_due_again_after_another_deal(
    store: Store, rows: ReminderRows
) -> None:
    contests = ContestRows(store)
    for number in (1, 2):
        await contests.make(new_contest("daily", number))
    await open_try(contests, new_entry(ANA, opened_at=100))
    await rows.subscribe(Reminder(ANA, "sl"), 0)
    await rows.note_reminded(ANA, 120)
    assert await rows.due(0, 200) == ()
    await rows.subscribe(Reminder(ANA, "en"), 0)
    await open_try(contests, new_entry(ANA, contest=2, opened_at=150))
    assert await rows.due(0, 200) == (Reminder(ANA, "en"),)


async def test_subscribers_are_told_once_about_a_day_they_have_finished(
    store: Store, rows: ReminderRows
) -> None:
    contests = ContestRows(store)
    await contests.make(new_contest("daily", 3))
    finish = EntryFinish(35, 5)
    for number, person in enumerate((ANA, BOR), 1):
        await open_try(contests, new_entry(person))
        await contests.append_moves(number, 0, (EntryMove(0, "pass", 1),), finish)
    await contests.note_verdict(1, "{}")
    await rows.subscribe(Reminder(ANA, "sl"), 2)
    await rows.subscribe(Reminder(BOR, "en"), 3)
    for first in (3, 4):
        assert await rows.untold(1, 3, first) == (UntoldTry(ANA, "sl", 1, True, True),)
    await rows.note_told(ANA, 3)
    assert await rows.untold(1, 3, 3) == ()


async def test_deal_opened_earlier_does_not_move_the_reminder_back(
    store: Store, rows: ReminderRows
) -> None:
    contests = ContestRows(store)
    await contests.make(new_contest("daily"))
    await rows.subscribe(Reminder(ANA, "sl"), 0)
    for opened_at in (150, 100):
        await open_try(contests, new_entry(ANA, opened_at=opened_at))
    assert await rows.due(149, 150) == (Reminder(ANA, "sl"),)
