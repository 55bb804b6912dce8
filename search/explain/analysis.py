"""Where points were lost: a decision of a finished deal beside a hint's advice.

Once by what the player could know then, in worlds that fit their view, by the same ``weighing`` as
a hint; and once with all cards open. No clock and no chance: the position decides all.
"""

from collections.abc import Iterator

import numpy as np

from engine import Action, Deal, Play, View, decode, encode, observe
from search.explain.decisions import Decision
from search.explain.grades import Gap
from search.explain.hints import reasons_against
from search.explain.nudges import Fact, Reason
from search.explain.verdicts import Verdict, Weighed
from search.explain.weighing import (
    FRESH,
    LAST,
    RECHECK_EFFORT,
    USUAL_EFFORT,
    Effort,
    Weighing,
    moves_to_weigh,
    representative,
    weigh,
    weigh_again,
)
from search.judging.exact_endings import cards_left, exact_values, is_late
from search.judging.likely_worlds import standard_error
from search.judging.trials import Trials, try_moves
from search.kernel.contract_row import NotInKernel
from search.kernel.exact_value import Memory

OPEN_FIRST, OPEN_SECOND = 8, 24
"""Play-outs of the real deal with all cards open: of each move, then afresh of the best one."""
MAX_CLOSER = 640
"""Worlds of a closer look."""
SEARCHED_FROM = 20
"""The number of cards left in all hands from which every line of play is searched."""


def verdict(
    decision: Decision, first: Effort = USUAL_EFFORT, second: Effort = RECHECK_EFFORT
) -> Verdict | None:
    """The verdict on a decision; None: it cannot be judged."""
    first_verdict = first_look(decision, first)
    return (
        first_verdict
        if first_verdict is None or first_verdict.settled
        else second_look(decision, first_verdict, second)
    )


def first_look(decision: Decision, effort: Effort = USUAL_EFFORT) -> Verdict | None:
    """The advice of a hint, and whether the move made may be worse: then a second look is due.

    None: it cannot be judged.
    """
    view = observe(decision.deal, decision.player)
    if decision.made not in moves_of_a_kind(view, decision.made):
        return None
    made = representative(view, decision.made)
    weighing = weigh(view, effort, made, decision.shown)
    opened = weighing and _opened(decision, moves_to_weigh(view, made), made, weighing.seed)
    if weighing is None or opened is None:
        return None
    gap, best = weighing.gap(made), made == weighing.advised
    return Verdict(
        step=decision.step,
        phase=view.phase,
        trick=len(view.tricks) + (view.phase == "play"),
        made=encode(view.rules.pack, decision.made),
        grade="best" if best else gap.grade,
        known=_weighed(weighing, made, decision.made),
        worlds=weighing.looked_at,
        open=opened,
        weight=weighing.weight,
        settled=best or gap.grade == "as-good",
    )


def second_look(decision: Decision, first: Verdict, effort: Effort = RECHECK_EFFORT) -> Verdict:
    """The verdict with the advised move set against the one made in fresh worlds.

    The highest of many means is too high by chance, so both are valued anew. If that says too
    little, there is one more look, in more worlds.
    """
    view = observe(decision.deal, decision.player)
    made, advised = representative(view, decision.made), decode(view.rules.pack, first.known.best)
    weighing = weigh_again(view, advised, made, effort, shown=decision.shown)
    if weighing is not None and weighing.gap(made).grade == "not-sure":
        more = weigh_again(view, advised, made, effort.doubled, LAST, decision.shown)
        weighing = more or weighing
    if weighing is None:
        return first._replace(grade="not-sure", settled=True)
    gap = weighing.gap(made)
    return first._replace(
        grade=gap.grade,
        known=_weighed(weighing, made, decision.made),
        worlds=weighing.looked_at,
        reasons=tuple(_against(weighing, made, decision.made)) if gap.grade == "costs" else (),
        settled=True,
    )


def closer_look(decision: Decision, verdict: Verdict, look: int) -> Verdict:
    """The verdict with both moves tried in as many fresh worlds again, up to ``MAX_CLOSER``.

    ``look``: a number from 1 that no other closer look at this decision has.
    """
    view = observe(decision.deal, decision.player)
    made, advised = representative(view, decision.made), decode(view.rules.pack, verdict.known.best)
    worlds = min(verdict.worlds, MAX_CLOSER)
    effort = Effort(worlds, worlds)
    weighing = weigh_again(view, advised, made, effort, FRESH + look, decision.shown)
    if weighing is None:
        return verdict
    known = _together(verdict.known, _weighed(weighing, made, decision.made))
    gap = Gap(known.difference, known.error, verdict.worlds + weighing.looked_at, weighing.unit)
    reasons = verdict.reasons or tuple(_against(weighing, made, decision.made))
    return verdict._replace(
        grade=gap.grade,
        known=known,
        worlds=gap.deals,
        reasons=reasons if gap.grade == "costs" else (),
    )


def _together(first: Weighed, second: Weighed) -> Weighed:
    """Two independent looks at the same two moves, each counting by the square of its error."""
    if not (first.error and second.error):
        return second
    share = second.error**-2 / (first.error**-2 + second.error**-2)
    return Weighed(
        best=second.best,
        made_value=first.made_value + share * (second.made_value - first.made_value),
        best_value=first.best_value + share * (second.best_value - first.best_value),
        error=(first.error**-2 + second.error**-2) ** -0.5,
        trials=first.trials + second.trials,
    )


def _against(weighing: Weighing, made: Action, as_made: Action) -> Iterator[Reason]:
    """The reasons against the move, in the name of the card that was played.

    The weighed move may stand for an equal one.
    """
    named = dict(zip(_names(weighing.view, made), _names(weighing.view, as_made), strict=True))
    searched = (
        [Reason("searched", {})] if isinstance(made, Play) and is_late(weighing.deals[0]) else []
    )
    for key, facts in reasons_against(weighing, made) or searched:
        yield Reason(key, {fact: named.get(value, value) for fact, value in facts.items()})


def _names(view: View, move: Action) -> list[Fact]:
    """The codes by which reasons name a move."""
    pack = view.rules.pack
    return [encode(pack, move), *([pack.code(move.card)] if isinstance(move, Play) else [])]


def moves_of_a_kind(view: View, made: Action) -> list[Action]:
    """The move, if such are judged: at play, cards alone; anything else then ends the deal."""
    return [made] if view.phase != "play" or isinstance(made, Play) else []


def _weighed(weighing: Weighing, made: Action, as_made: Action) -> Weighed:
    """The advised move and the move made; the error is that of their difference."""
    best = as_made if made == weighing.advised else weighing.advised
    return Weighed(
        best=encode(weighing.view.rules.pack, best),
        made_value=weighing.value(made),
        best_value=weighing.value(weighing.advised),
        error=weighing.gap(made).error,
        trials=weighing.trials.gains[:, 0].size,
    )


# With all cards open ------------------------------------------------------------------------


def _opened(decision: Decision, moves: list[Action], made: Action, seed: int) -> Weighed | None:
    """The moves with all cards open: searched to the end where that is quick, else played out."""
    deal, player = decision.deal, decision.player
    moves = [made, *(move for move in moves if move != made)]
    view = observe(deal, player)
    try:
        if view.phase == "play" and cards_left(deal) <= SEARCHED_FROM:
            return _exact(deal, moves, player)
        trials = try_moves([deal] * OPEN_FIRST, moves, player, seed + 2)
        if best := int(trials.gains.mean(axis=(0, 2)).argmax()):
            moves = [made, moves[best]]
            trials = try_moves([deal] * OPEN_SECOND, moves, player, seed + 3)
    except NotInKernel:
        return None
    return _best_of(trials, moves, view, bool(best))


def _best_of(trials: Trials, moves: list[Action], view: View, best: bool) -> Weighed:
    """The move made, which is the first of the moves, beside itself or the second."""
    by_deal, place = trials.gains.mean(axis=2), int(best)
    each = np.arange(len(by_deal))  # one deal, but played out differently each time
    return Weighed(
        best=encode(view.rules.pack, moves[place]),
        made_value=float(by_deal[:, 0].mean()),
        best_value=float(by_deal[:, place].mean()),
        error=standard_error(by_deal[:, place] - by_deal[:, 0], each),
        trials=trials.gains[:, 0].size,
    )


def _exact(deal: Deal, moves: list[Action], player: int) -> Weighed:
    """Every line of play, both sides at their best."""
    values = exact_values(deal, player, Memory())
    plays = [move for move in moves if isinstance(move, Play)]
    made = plays[0]
    best = max(plays, key=lambda move: (values[move.card], move == made))
    code = encode(deal.rules.pack, best)
    return Weighed(code, values[made.card], values[best.card], 0.0, 0)
