"""Challenges once both have played, or time is up: closed, judged, decided, laid open.

All of it can break off at any moment: the next round, or whoever looks, finds what is missing and
does it.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import NamedTuple

from bot.contests.challenges.results import both_played, outcome, sides_of
from bot.contests.challenges.rows import ChallengeRows, StoredChallenge
from bot.contests.core.keeping import ContestMaintenance
from bot.contests.core.rows import Contest, ContestRows, Try
from bot.kit.errors import Denied

JUDGED_WITHIN = 86_400
"""Seconds after its end at which points decide a challenge, if not all of its play could be judged
by then."""


class Stands(NamedTuple):
    """A challenge as it stands, with all that is kept of it."""

    stored: StoredChallenge
    contest: Contest | None = None
    """The deals, once it is accepted."""
    tries: tuple[Try, ...] = ()
    found: Mapping[int, str] = {}
    """Verdicts on the decisions of each try, once the challenge is over."""


class Deciding:
    """Makes sure that challenges get decided. Every method may raise StoreError."""

    def __init__(
        self,
        rows: ChallengeRows,
        contests: ContestRows,
        keeping: ContestMaintenance,
        now: Callable[[], int],
        *,
        judges: bool,
    ) -> None:
        """``judges``: whether anybody can judge decisions."""
        self._rows = rows
        self._contests = contests
        self._keeping = keeping
        self._now = now
        self.judges = judges
        self._lock = asyncio.Lock()

    async def stands(self, challenge_id: int) -> Stands | None:
        """A challenge; a finished one decided, if that can be said, and then laid open."""
        stored = await self._rows.find(challenge_id)
        if stored is None or stored.contest is None:
            return None if stored is None else Stands(stored)
        contest = await self._close_if_played(stored, stored.contest)
        tries = await self._contests.tries_of(contest.id)
        if not self._is_over(contest):
            return Stands(stored, contest, tries)
        by_cost = stored.counts == "cost"
        verdicts = await self._rows.verdicts(contest.id) if by_cost else {}
        if stored.decided is None:
            waits = self.judges and self._now() < contest.closes + JUDGED_WITHIN
            result = outcome(stored, sides_of(stored, tries), verdicts, waits=waits)
            if result is not None:
                await self._lay_open(contest)
                await self._rows.decide(challenge_id, result)
                stored = await self._rows.find(challenge_id) or stored
                contest = await self._contests.find(contest.id) or contest
        return Stands(stored, contest, tries, verdicts)

    def _is_over(self, contest: Contest) -> bool:
        return contest.settled or self._now() >= contest.closes

    async def _close_if_played(self, stored: StoredChallenge, contest_id: int) -> Contest:
        """Close its deals if both have played them; let the house finish them if it is over."""
        contest = await self._contests.find(contest_id)
        assert contest is not None
        if contest.settled:
            return contest
        tries = await self._contests.tries_of(contest_id)
        if not self._is_over(contest):
            if not both_played(stored, sides_of(stored, tries)):
                return contest
            await self._contests.close(contest_id, self._now())
            contest = await self._contests.find(contest_id) or contest
        async with self._lock:
            await self._keeping.play_on(contest)
        return contest

    async def _lay_open(self, contest: Contest) -> None:
        """All of it is told from now on."""
        async with self._lock:
            current = await self._contests.find(contest.id)
            if current is not None and not current.settled:
                await self._keeping.settle(current)

    async def judge(self, challenge_id: int) -> None:
        """Judge all decisions in a challenge that waits for it, and decide it if possible."""
        situation = await self.stands(challenge_id)
        if situation is None or situation.contest is None or not self._is_over(situation.contest):
            return
        if situation.stored.decided is not None:
            return
        for attempt in situation.tries if self._keeping.judges else ():
            stored = (
                None
                if attempt.entry in situation.found
                else await self._contests.entry(attempt.entry)
            )
            if stored is not None:
                with suppress(Denied):
                    await self._keeping.judge_finished(stored, situation.contest)
        await self.stands(challenge_id)
