"""Hints in practice: anybody who practises may ask; nothing is noted, and no hint is kept for
long."""

from bot.base.bounded import Bounded
from bot.games.hints_given import NUDGE, REASONS, Given, decides
from bot.kit.errors import Stale
from bot.kit.limits import WaitingLimits
from bot.learning.hints.service import Think, nobody_thinks
from bot.learning.practice.service import Practice
from search.explain.nudges import hint_by_thumb

MOST_KEPT = 1000
"""How many practices' newest hints are kept."""


class PracticeHints:
    """Gives hints to people practising."""

    def __init__(self, think: Think = nobody_thinks, waiting: WaitingLimits | None = None) -> None:
        self._think = think
        self._waiting = waiting or WaitingLimits()
        self._given: Bounded[int, Given] = Bounded(MOST_KEPT)

    def given_to(self, practice: Practice) -> Given | None:
        """The hint given for the current question."""
        given = self._given.get(practice.stored.id)
        return given if given is not None and given.seq == practice.info.seq else None

    async def give(self, practice: Practice, step: int) -> None:
        """Give a hint up to a step; the furthest one counts. Raises Stale if there is no choice,
        and Denied."""
        view, step = practice.view, max(NUDGE, min(step, REASONS))
        if not decides(view):
            raise Stale
        given = self.given_to(practice)
        if given is None:
            user = practice.stored.user
            with self._waiting.waiting(user):
                found = await self._think(view, user, practice.earlier)
            hint = found or hint_by_thumb(view)
            given = Given(practice.stored.deal, practice.info.seq, step, hint)
        self._given[practice.stored.id] = given._replace(step=max(step, given.step))
