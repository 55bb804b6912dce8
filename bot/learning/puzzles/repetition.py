"""When a puzzle comes back that was answered wrong: the schedule of ``fsrs``, in whole days."""

from datetime import UTC, datetime
from typing import NamedTuple

from fsrs import Card, Rating, Scheduler

QUICK_SECONDS = 8
"""A right answer within these is an easy one."""
MAX_PER_DAY = 5
"""Number of puzzles that come back on one day."""
MAX_OWN_PER_DAY = 5
"""Number of mistakes in a person's own deals that come before other puzzles on one day, when they
are shown for the first time."""
LEARNT = 2
"""Right answers in a row after which another puzzle of the theme comes in a puzzle's place: the
pattern shall be learnt, not the card."""
DAY_SECONDS = 24 * 60 * 60
SCHEDULER = Scheduler(
    desired_retention=0.9, learning_steps=(), relearning_steps=(), enable_fuzzing=False
)


class Schedule(NamedTuple):
    """A repetition of a puzzle."""

    card: str
    """The card of ``fsrs`` as JSON."""
    due: int
    """The time of the next repetition, in seconds."""
    successes: int
    """Right answers in a row."""


def after_answer(earlier: Schedule | None, *, is_right: bool, seconds: int, now: int) -> Schedule:
    """Return the schedule after an answer; ``earlier``: the one before it, if there was one."""
    at = datetime.fromtimestamp(now, UTC)
    card = Card(card_id=1, due=at) if earlier is None else Card.from_json(earlier.card)
    card, _ = SCHEDULER.review_card(card, _rating(seconds, is_right=is_right), at)
    successes = 0 if earlier is None else earlier.successes
    return Schedule(card.to_json(), int(card.due.timestamp()), successes + 1 if is_right else 0)


def _rating(seconds: int, *, is_right: bool) -> Rating:
    if not is_right:
        return Rating.Again
    return Rating.Easy if seconds <= QUICK_SECONDS else Rating.Good
