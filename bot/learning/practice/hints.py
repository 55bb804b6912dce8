"""Hints in practice: nothing is recorded, and hints are kept in memory only."""

from bot.base.bounded import Bounded
from bot.games.hints_given import NUDGE, REASONS, GivenHint, has_choice
from bot.kit.errors import Stale
from bot.kit.limits import WaitingLimits
from bot.learning.hints.service import FindHint
from bot.learning.practice.service import Practice
from search.explain.nudges import hint_by_thumb

MAX_HINTS = 1000
"""Size of the cache of practices' newest hints."""


class PracticeHints:
    """Gives hints to people practising."""

    def __init__(self, think: FindHint, waiting: WaitingLimits) -> None:
        self._think = think
        self._waiting = waiting
        self._given: Bounded[int, GivenHint] = Bounded(MAX_HINTS)

    def given_to(self, practice: Practice) -> GivenHint | None:
        """Return the hint given for the current decision."""
        given = self._given.get(practice.stored.id)
        return given if given is not None and given.seq == practice.info.seq else None

    async def give(self, practice: Practice, step: int) -> None:
        """Give a hint up to a step; the furthest one counts.

        Raises Denied, and Stale if there is no choice.
        """
        view = practice.view
        step = max(NUDGE, min(step, REASONS))
        if not has_choice(view):
            raise Stale
        number, seq = practice.stored.id, practice.info.seq
        given = self.given_to(practice)
        if given is None:
            user = practice.stored.user
            with self._waiting.hold_question(user):
                thought = await self._think(view, user, practice.earlier)
            given = GivenHint(practice.info.deal, seq, step, thought or hint_by_thumb(view))
        newest = self._given.get(number, given)  # other presses may have come first
        if newest.seq <= seq:
            given = newest if newest.seq == seq else given
            self._given[number] = given._replace(step=max(step, given.step))
