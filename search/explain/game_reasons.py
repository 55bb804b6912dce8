"""Reasons that only some games know: cards on piles, deals given up, the Fool's price."""

from collections.abc import Iterator, Sequence

from engine import Action, Cards, Give, Pass, Play, View, Word
from engine.actions import AGREE, MONTE, SURRENDER
from engine.cards import NONE
from search.explain.chances import EVEN_PERCENT, won
from search.explain.ends import Compared
from search.explain.grades import SAME_ERRORS, whole_percent
from search.explain.nudges import Reason

POOR = 4.0
"""Units that a deal must cost to be thrown in."""


def turns_up(view: View, move: Action, rival: Action) -> Iterator[Reason]:
    """A reason: the card lies on a pile with more below it, unlike the rival (STR-STRAW-4)."""
    if isinstance(move, Play) and isinstance(rival, Play):
        covers = _covering(view)
        if move.card & covers and not rival.card & covers:
            yield Reason("turns-up", {})


def _covering(view: View) -> Cards:
    """The cards of the viewer's straw men on which others wait to be turned up."""
    if view.straw is None or view.viewer is None:
        return NONE
    piles = zip(view.straw.tops[view.viewer], view.straw.hidden[view.viewer], strict=True)
    return sum(top for top, hidden in piles if hidden)


def by_rule(view: View, move: Action, value: float, error: float) -> Reason | None:
    """The reason for a move by the rules alone, which makes others needless."""
    return _stays(view, move) or thrown_in(view, move, value, error)


def _stays(view: View, move: Action) -> Reason | None:
    """A reason: the card for the Fool goes to the partner, who won the trick (LOM-FOOL-8)."""
    taker = next((t.winner for t in view.tricks if view.rules.fool in t.cards), None)
    return Reason("fool-stays", {}) if isinstance(move, Give) and taker in view.own_side else None


def thrown_in(view: View, move: Action, value: float, error: float) -> Reason | None:
    """The reason for playing a deal, or for throwing it in (LOM-MONTE-3).

    That the others rarely agree is not all there is to say: if they do, it brings nothing.
    """
    if view.phase != "monte":
        return None
    if move in (Word(MONTE), Word(AGREE)):
        return Reason("monte-rid", {}) if value < 0 else None
    if value > SAME_ERRORS * error:
        return Reason("monte-kept", {})
    poor = value < -SAME_ERRORS * error
    return Reason("monte-free" if poor else "monte-seldom", {}) if isinstance(move, Pass) else None


def rid_of_it(
    view: View, moves: Sequence[Action], value: float, error: float, unit: float
) -> Action | None:
    """The word for throwing a poor deal in, which costs nothing if the others do not agree.

    In the deals tried they hardly ever do, so those say nothing about it.
    """
    if view.phase != "monte" or value > -max(SAME_ERRORS * error, POOR * unit):
        return None
    return next((move for move in moves if move in (Word(MONTE), Word(AGREE))), None)


def gives_up(two: Compared) -> bool:
    """Whether one of the moves gives the deal up."""
    return Word(SURRENDER) in (two.move, two.rival)


def played_on(two: Compared) -> Iterator[Reason]:
    """The chances of the game if it is played on, where it may be given up."""
    if not gives_up(two):
        return
    gave = two.move == Word(SURRENDER)
    rate = won(two.view, two.second if gave else two.first)
    if rate is not None and (whole_percent(rate) < EVEN_PERCENT) == gave:
        yield Reason("played-on-seldom" if gave else "played-on", {"share": whole_percent(rate)})
