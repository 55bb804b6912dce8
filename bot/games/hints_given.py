"""Help given to a player: a hint, with its level of detail and its move; the coach's sentence."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from bot.kit.l10n import Words
from bot.kit.page import Button
from engine import View
from search.explain.nudges import Hint

NUDGE = 1
"""First level of a hint: a nudge."""
MOVE = 2
"""Second level: the move."""
REASONS = 3
"""Third level: the reasons."""


def has_choice(view: View) -> bool:
    """True if the viewer has a choice that hints can help with.

    People who may speak before their turn (SLO-OPT-34) are told what to say once it comes.
    """
    return view.turn == view.viewer and sum(offer.size for offer in view.offers) > 1


class GivenHint(NamedTuple):
    """A hint that a player has been given, in memory only."""

    deal: int
    seq: int
    """Number of the next move on the player's buttons: the hint is stale after that."""
    step: int
    hint: Hint


def takes_room(given: GivenHint | None, *, first_deals: bool) -> bool:
    """Whether a hint replaces the notes above it: explanations of first deals fill a phone."""
    return first_deals and given is not None


Say: TypeAlias = Callable[[Words], str]
"""Says something in a reader's language."""
MakeButtons: TypeAlias = Callable[[Words], tuple[Button, ...]]
"""Makes buttons for a reader of some language."""


def no_buttons(_words: Words) -> tuple[Button, ...]:
    """Make none."""
    return ()


class Said(NamedTuple):
    """A sentence of the coach, and the buttons below it."""

    say: Say
    ways: MakeButtons = no_buttons


class CoachLine(NamedTuple):
    """Sentences of the coach on a player's page, in memory only."""

    deal: int
    seq: int | None
    """Number of the next move on the player's buttons, as in ``GivenHint``; None: below the deal's
    score."""
    said: tuple[Said, ...]


class LessonOffer(NamedTuple):
    """A lesson offered on a player's hand, in memory only."""

    deal: int
    """The number of the deal before it, in which the lesson's matter came up."""
    ways: MakeButtons
