"""Outcomes of answers: the trick after a wrong card, and the ends of both ways."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.kit.l10n import FALLBACK
from bot.learning.lessons.library import Stage, scripts
from bot.learning.lessons.script import LEARNER, Script
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


def tricks_since(stage: Stage, end: Deal) -> tuple[Trick, ...]:
    """Return the tricks of a way from the step on."""
    return observe(end, None).tricks[len(observe(stage.deal, None).tricks) :]
