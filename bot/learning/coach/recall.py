"""Questions about what the first lessons taught, between a newcomer's deals.

Each subject has several questions, with other cards: after a wrong answer it comes back as the
schedule of the puzzles has it, until the answers to it are right.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from bot.kit.l10n import FALLBACK
from bot.learning.lessons.library import scripts
from bot.learning.lessons.script import Step
from bot.learning.puzzles.repetition import LEARNT, Schedule, after_answer

SCRIPT = "5_recall"
"""The record in ``data/lessons`` with the questions: one of each subject, and so again."""
SUBJECTS = 3


class Recalled(NamedTuple):
    """A subject that a person was asked about."""

    subject: int
    asked: int
    """How often."""
    schedule: Schedule | None
    """When it comes back; None: it does not."""


class Question(NamedTuple):
    """A question that is put to a person."""

    subject: int
    asked: int
    """How often they were asked about the subject before."""
    at: int
    """When it is asked, in seconds."""

    def step(self, language: str) -> Step:
        """Return the question in a language, with its answers."""
        steps = scripts(language)[SCRIPT].steps
        variants = len(steps) // SUBJECTS
        return steps[self.subject + SUBJECTS * (self.asked % variants)]


@cache
def game() -> tuple[str, int]:
    """Return the variant and the number of players that the questions are about."""
    rules = scripts(FALLBACK)[SCRIPT].end.rules
    return rules.variant, rules.players


def next_question(
    recalled: tuple[Recalled, ...], now: int, *, is_newcomer: bool
) -> Question | None:
    """Return the question to ask: of a subject that is due, or, of newcomers, of a new one."""
    return next(_questions(recalled, now, is_newcomer=is_newcomer), None)


def _questions(
    recalled: tuple[Recalled, ...], now: int, *, is_newcomer: bool
) -> Iterator[Question]:
    for subject, asked, schedule in recalled:
        if schedule is not None and schedule.due <= now:
            yield Question(subject, asked, now)
    known = {subject for subject, _, _ in recalled}
    if is_newcomer:
        yield from (Question(n, 0, now) for n in range(SUBJECTS) if n not in known)


def after(
    recalled: tuple[Recalled, ...], question: Question, now: int, *, is_right: bool
) -> tuple[Recalled, ...]:
    """Return the subjects after the answer to a question."""
    by_subject = {subject.subject: subject for subject in recalled}
    before = by_subject.get(question.subject)
    earlier = None if before is None else before.schedule
    schedule = None
    if earlier is not None or not is_right:
        seconds = now - question.at
        schedule = after_answer(earlier, is_right=is_right, seconds=seconds, now=now)
        schedule = schedule if schedule.successes < LEARNT else None
    by_subject[question.subject] = Recalled(question.subject, question.asked + 1, schedule)
    return tuple(by_subject.values())


def packed(recalled: tuple[Recalled, ...]) -> str:
    """Return subjects as they are stored, a line each."""
    return "\n".join(
        " ".join((f"{subject} {asked}", *([] if schedule is None else _words(schedule))))
        for subject, asked, schedule in recalled
    )


def _words(schedule: Schedule) -> tuple[str, ...]:
    return str(schedule.due), str(schedule.successes), schedule.card


def unpacked(text: str) -> tuple[Recalled, ...]:
    """Return subjects out of the store."""
    return tuple(map(_unpacked, text.splitlines()))


def _unpacked(line: str) -> Recalled:
    subject, asked, *rest = line.split(" ", 4)
    schedule = Schedule(rest[2], int(rest[0]), int(rest[1])) if rest else None
    return Recalled(int(subject), int(asked), schedule)
