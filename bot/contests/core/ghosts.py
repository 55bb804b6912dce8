"""Ghosts: house players who play a contest's seat before people do.

So the first result can be compared with others.

They meet the same house as people. Its answers are cached while other ghosts play the same deal; an
answer that two of them met is kept in the store.
"""

from collections.abc import AsyncIterator, Iterator

from bot.contests.core.deals import SEAT
from bot.contests.core.ghost_moves import Find, GhostResult, GhostTask, play_on
from bot.contests.core.house import House
from bot.contests.core.points_ahead import measure
from bot.contests.core.rows import Answers, Contest, ContestRows, DecisionPoint, Ghost
from bot.games.levels import LEVELS, MASTER
from bot.thinkers.side_jobs import Jobs
from bot.thinkers.work import answer

SAMPLES_PER_LEVEL = 2
"""Ghosts of each level that check whether a deal is lively."""
MAX_GHOSTS_IN_JOB = 10
"""Ghosts that play in one job."""


def missing_ghosts(
    existing: tuple[Ghost, ...], seat: int, *, searching: bool, of_each: int
) -> Iterator[GhostTask]:
    """Yield a seat's missing ghosts, ``of_each`` per level, the levels in turn.

    Masters only if the bot can search.
    """
    existing_keys = {(ghost.level, ghost.number) for ghost in existing}
    for number in range(1, of_each + 1):
        for level in LEVELS:
            if (searching or level != MASTER) and (level, number) not in existing_keys:
                yield GhostTask(seat, level, number)


class GhostTable:
    """A contest's deal that ghosts play one after another."""

    def __init__(
        self, rows: ContestRows, contest: Contest, deal: int, jobs: Jobs, find: Find = answer
    ) -> None:
        """``find``: finds masters' moves in the worker."""
        self._rows = rows
        self._contest = contest
        self._deal = deal
        self._jobs = jobs
        self._find = find
        self._known: dict[tuple[int, str], str] = {}
        """The house's answers at this deal."""

    async def remember(self, answers: Answers) -> None:
        """Start with the answers that the house has given."""
        self._known = dict(answers)

    async def play(self, *ghosts: GhostTask) -> bool:
        """Let ghosts play and store them; return whether all were stored.

        False: no worker can search now, or the house has answered differently meanwhile. Raises
        StoreError.
        """
        kept_count = 0
        async for ghost, result in self._play_each(ghosts):
            came, answers = result.came, dict(result.met)
            assert came is not None
            line = " ".join(result.line)
            ghost_record = Ghost(
                self._contest.id, self._deal, *ghost, came.points, line, came.ahead, result.ending
            )
            shared = {
                DecisionPoint(self._contest.id, self._deal, player, seen): code
                for (player, seen), code in answers.items()
                if (player, seen) in self._known
            }
            self._known |= answers
            if not await self._rows.keep_ghost(ghost_record, shared):
                await self.remember(await self._rows.answers(self._contest.id, self._deal))
                return False
            kept_count += 1
        return kept_count == len(ghosts)

    async def try_out(self, *ghosts: GhostTask) -> list[int]:
        """Return the results of ghosts without storing them; fewer if no worker can search now."""
        results = []
        async for _, result in self._play_each(ghosts):
            assert result.came is not None
            self._known |= dict(result.met)
            results.append(measure(result.came))
        return results

    async def _play_each(
        self, ghosts: tuple[GhostTask, ...]
    ) -> AsyncIterator[tuple[GhostTask, GhostResult]]:
        """Yield each ghost when its deal is over; fewer if no worker can search now."""
        partial, remaining = GhostResult((), (), None), ghosts
        while remaining:
            pieces = await self._piece(remaining[:MAX_GHOSTS_IN_JOB], partial.line)
            if pieces is None:
                return
            for piece in pieces:
                joined = piece._replace(met=(*partial.met, *piece.met))
                if piece.came is None:
                    partial = joined
                    continue
                ghost, remaining, partial = remaining[0], remaining[1:], GhostResult((), (), None)
                yield ghost, joined

    async def _piece(
        self, ghosts: tuple[GhostTask, ...], line: tuple[str, ...]
    ) -> tuple[GhostResult, ...] | None:
        searches = house_searches(self._contest) or any(ghost.level == MASTER for ghost in ghosts)
        run = self._jobs.search if searches else self._jobs.do
        return await run(play_on, self._contest, self._deal, ghosts, line, self._known, self._find)


async def is_lively(
    rows: ContestRows, contest: Contest, deal: int, jobs: Jobs, find: Find = answer
) -> bool:
    """Return whether a few ghosts get different results at a deal against the contest's house.

    True without a search: rules of thumb have checked the deal already. Nothing is stored.
    """
    if not house_searches(contest):
        return True
    samples = tuple(
        GhostTask(SEAT, level, number)
        for number in range(1, SAMPLES_PER_LEVEL + 1)
        for level in LEVELS
    )
    results = await GhostTable(rows, contest, deal, jobs, find).try_out(*samples)
    return len(results) < len(samples) or len(set(results)) > 1


def house_searches(contest: Contest) -> bool:
    """Return whether a contest's house searches, so that it cannot be played without workers."""
    return House.of(contest.house).level == MASTER
