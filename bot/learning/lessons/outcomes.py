"""Outcomes of answers: the trick after a wrong card, and the ends of both ways."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.kit.l10n import FALLBACK
from bot.learning.lessons.library import Lesson, Stage, scripts
from bot.learning.lessons.script import LEARNER, Script
from bot.learning.lessons.service import Run
from bot.tables.model.house_moves import move_by_thumb
from engine import Deal, Trick, View, act, decode, observe


class Way(NamedTuple):
    """An answer, and the deal at its end."""

    code: str
    end: Deal


def trick_after(stage: Stage, code: str) -> tuple[View, Trick] | None:
    """Return the trick that a card would have led to, with the house for all others.

    None: the answer is no card, or does not complete the trick.
    """
    if not code.startswith("play:"):
        return None
    lines = list(stage.step.branch[1:]) if _begins(stage, code) else []
    deal = act(stage.deal, LEARNER, decode(stage.deal.rules.pack, code))
    tricks = len(observe(stage.deal, None).tricks)
    while not deal.over and len(observe(deal, None).tricks) == tricks:
        if deal.turn == LEARNER and not lines:
            return None
        deal = _next(deal, lines)
    view = observe(deal, None)
    return (view, view.tricks[tricks]) if len(view.tricks) > tricks else None


def _begins(stage: Stage, code: str) -> bool:
    return stage.step.branch[:1] == (f"{LEARNER} {code}",)


def _next(deal: Deal, lines: list[str]) -> Deal:
    """The deal after the next move of the lines, or of the house if there are none left."""
    assert deal.turn is not None
    if lines:
        player, code = lines.pop(0).split()
        return act(deal, int(player), decode(deal.rules.pack, code))
    code = move_by_thumb(observe(deal, deal.turn))
    return act(deal, deal.turn, decode(deal.rules.pack, code))


def branch_ways(stage: Stage) -> tuple[Way, ...]:
    """Return the recorded way and the branch; none if the step has no branch."""
    script, branch = stage.script, stage.step.branch
    if not branch or not stage.step.is_free:
        return ()
    other = Script.play_out((*script.lines[: stage.step.line], *branch))
    return Way(stage.recorded, script.end), Way(branch[0].split()[1], other)


def record_ways(stage: Stage) -> Iterator[Way]:
    """Yield the ways that have records of their own."""
    for code, name in stage.step.ways:
        yield Way(code, scripts(FALLBACK)[name].end)


def stage_with_ways(run: Run, lesson: Lesson) -> Stage | None:
    """Return the step whose recorded ways the page shows; None: there is none.

    It is the step before, once it is answered; at the end of a lesson that has finished a deal, the
    step of an earlier lesson that began it, as these records show hands of that deal.
    """
    if run.is_over:
        last = lesson.stages[-1]
        steps = (step for step in last.script.steps if step.lesson != lesson.number)
        started = (Stage(last.script, step) for step in steps if step.ways)
        return next(started, None) if last.deal.over else None
    if not run.stored.step or not run.stored.answer or run.stored.misses or run.plays_freely:
        return None
    stage = lesson.stages[run.stored.step - 1]
    return stage if stage.step.ways else None


def ways_of(run: Run) -> tuple[Way, ...]:
    """Return the ways of that step, with the deal at the end of each."""
    stage = stage_with_ways(run, run.lesson)
    return tuple(record_ways(stage)) if stage else ()


def ways_to_look_at(run: Run) -> tuple[Way, ...]:
    """Return those ways, unless the learner is still playing with the same cards."""
    ways = ways_of(run)
    if not run.deal.over and any(way.end.dealt == run.deal.dealt for way in ways):
        return ()
    return ways


def tricks_since(stage: Stage, end: Deal) -> tuple[Trick, ...]:
    """Return the tricks of a way from the step on."""
    return observe(end, None).tricks[len(observe(stage.deal, None).tricks) :]
