"""People at each place of the lessons, for tests of their pages."""

from collections.abc import Iterator
from typing import Any

from bot.learning.lessons.library import FIRST_SERIES, Stage, lessons
from bot.learning.lessons.rows import StoredRun
from bot.learning.lessons.script import ANY, LEARNER, legal_codes
from bot.learning.lessons.service import Run
from bot.tables.model.house_moves import move_by_thumb
from engine import act, decode, observe
from tests.pages.drawn import BIGGEST


def run_of(number: str, step: int, **state: Any) -> Run:
    """A person at a step; after the last one the lesson is over."""
    stored = StoredRun(id=BIGGEST, user=BIGGEST, lesson=number, step=step, **state)
    return Run(stored, lessons("en")[number])


def possible_answers(stage: Stage) -> set[str]:
    """The codes of all that a learner may answer."""
    named = {answer.code for answer in stage.step.answers} - {ANY}
    return named | set(legal_codes(stage.deal)) if stage.step.is_move else named


def runs(number: str) -> Iterator[Run]:
    """Every state of a lesson that is played as recorded."""
    for index, stage in enumerate(lessons("en")[number].stages):
        yield run_of(number, index)
        for code in sorted(possible_answers(stage)):
            answer = stage.step.answer_to(code)
            if answer is not None:
                yield run_of(number, index, misses=int(not answer.is_right), answer=code)
                yield run_of(number, index + 1, answer=code)


def freely_played() -> Iterator[Run]:
    """Each state of a deal that the learner plays freely as soon as they may."""
    number = FIRST_SERIES[-1]
    stages = lessons("en")[number].stages
    after = next(index for index, stage in enumerate(stages) if not stage.step.is_move)
    start = next(stage for stage in stages if stage.step.plays_on)
    deal, moves = start.deal, tuple[str, ...]()
    while not deal.over:
        assert deal.turn is not None
        code = move_by_thumb(observe(deal, deal.turn))
        moves = (*moves, f"{deal.turn} {code}")
        deal = act(deal, deal.turn, decode(deal.rules.pack, code))
        if deal.over or deal.turn == LEARNER:
            yield run_of(number, after, moves=moves, answer="play:T3")
    answers = stages[after].step.answers
    for answer in answers:
        yield run_of(number, after + 1, moves=moves, answer=answer.code)
