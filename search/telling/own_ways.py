"""Reasons that only some games know: cards on piles, and deals that may be thrown in."""

from collections.abc import Iterator

from engine import Action, Cards, Pass, Play, View, Word
from engine.actions import AGREE, MONTE
from engine.cards import NONE
from search.telling.grades import ALIKE
from search.telling.nudges import Told


def turns_up(view: View, move: Action, rival: Action) -> Iterator[Told]:
    """That the card lies on a pile with more below it, and the rival does not (STR-STRAW-4)."""
    if isinstance(move, Play) and isinstance(rival, Play):
        covers = _covering(view)
        if move.card & covers and not rival.card & covers:
            yield Told("turns-up", {})


def _covering(view: View) -> Cards:
    """The cards of the viewer's straw men on which others wait to be turned up."""
    if view.straw is None or view.viewer is None:
        return NONE
    piles = zip(view.straw.tops[view.viewer], view.straw.hidden[view.viewer], strict=True)
    return sum(top for top, hidden in piles if hidden)


def thrown_in(view: View, move: Action, value: float, error: float) -> Told | None:
    """What speaks for playing a deal, or for throwing it in (LOM-MONTE-3).

    That the others rarely agree is not all there is to say: if they do, it brings nothing.
    """
    if view.phase != "monte":
        return None
    if move in (Word(MONTE), Word(AGREE)):
        return Told("monte-rid", {}) if value < 0 else None
    if value > ALIKE * error:
        return Told("monte-kept", {})
    return Told("monte-seldom", {}) if isinstance(move, Pass) else None
