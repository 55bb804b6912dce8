"""When missed puzzles come back."""

from bot.learning.puzzles.repetition import DAY_SECONDS, QUICK_SECONDS, Schedule, after_answer

NOW = 1_800_000_000


def days_until_due(schedule: Schedule, now: int) -> int:
    """Whole days until a puzzle comes back."""
    assert (schedule.due - now) % DAY_SECONDS == 0
    return (schedule.due - now) // DAY_SECONDS


def test_missed_puzzle_comes_back_the_next_day() -> None:
    schedule = after_answer(None, is_right=False, seconds=30, now=NOW)
    assert days_until_due(schedule, NOW) == 1
    assert schedule.successes == 0


def test_each_right_answer_makes_the_pause_longer() -> None:
    schedule = after_answer(None, is_right=False, seconds=30, now=NOW)
    pauses = []
    for _ in range(4):
        now = schedule.due
        schedule = after_answer(schedule, is_right=True, seconds=30, now=now)
        pauses.append(days_until_due(schedule, now))
    assert pauses == sorted(set(pauses))
    assert schedule.successes == 4


def test_quick_answer_makes_a_longer_pause_than_a_slow_one() -> None:
    missed = after_answer(None, is_right=False, seconds=30, now=NOW)
    quick, slow = (
        after_answer(missed, is_right=True, seconds=seconds, now=missed.due)
        for seconds in (QUICK_SECONDS, QUICK_SECONDS + 1)
    )
    assert quick.due > slow.due


def test_schedule_follows_from_the_answers_alone() -> None:
    """Without fuzzing the same answers make the same days."""
    first, second = (after_answer(None, is_right=False, seconds=3, now=NOW) for _ in range(2))
    assert first == second


def test_missed_repetition_begins_counting_anew() -> None:
    schedule = after_answer(None, is_right=False, seconds=30, now=NOW)
    schedule = after_answer(schedule, is_right=True, seconds=30, now=schedule.due)
    assert after_answer(schedule, is_right=False, seconds=30, now=schedule.due).successes == 0
