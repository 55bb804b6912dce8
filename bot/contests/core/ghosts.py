"""Ghosts: house players who play a contest's seats before people come, so that a result has
something to compare with from the first minute.

They meet the same house as people do. Its answers are remembered while other ghosts
play the same deal; an answer that two of them met is kept in the store.
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

FEW = 2
"""So many of each level check whether a deal matters."""
BATCH = 10
"""At most so many play in one job."""


def wanted(
    there: tuple[Ghost, ...], seat: int, *, searching: bool, of_each: int
) -> Iterator[GhostTask]:
    """A seat's missing ghosts, ``of_each`` level, one of each in turn; masters only with a
    search."""
    done = {(one.level, one.number) for one in there}
    for number in range(1, of_each + 1):
        for level in LEVELS:
            if (searching or level != MASTER) and (level, number) not in done:
                yield GhostTask(seat, level, number)


class GhostTable:
    """A contest's deal that ghosts play one after another."""

    def __init__(
        self, rows: ContestRows, contest: Contest, deal: int, jobs: Jobs, find: Find = answer
    ) -> None:
        """``find``: how masters think, where the jobs are done."""
        self._rows = rows
        self._contest = contest
        self._deal = deal
        self._jobs = jobs
        self._find = find
        self._known: dict[tuple[int, str], str] = {}
        """The house's answers: one deal's, dropped with this table."""

    async def remember(self, answers: Answers) -> None:
        """Begin with the answers the house has given."""
        self._known = dict(answers)

    async def play(self, *ghosts: GhostTask) -> bool:
        """Have ghosts play; returns whether all are kept. False: nobody can search now, or the
        house has answered otherwise meanwhile. Raises StoreError."""
        kept = 0
        async for ghost, found in self._played(ghosts):
            came, met = found.came, dict(found.met)
            assert came is not None
            line = " ".join(found.line)
            made = Ghost(self._contest.id, self._deal, *ghost, came.points, line, came.ahead)
            shared = {
                DecisionPoint(self._contest.id, self._deal, player, seen): code
                for (player, seen), code in met.items()
                if (player, seen) in self._known
            }
            self._known |= met
            if not await self._rows.keep_ghost(made, shared):
                await self.remember(await self._rows.answers(self._contest.id, self._deal))
                return False
            kept += 1
        return kept == len(ghosts)

    async def tried(self, *ghosts: GhostTask) -> list[int]:
        """The results that ghosts would have, keeping nothing in the store; fewer if nobody can
        search now."""
        results = []
        async for _, found in self._played(ghosts):
            assert found.came is not None
            self._known |= dict(found.met)
            results.append(measure(found.came))
        return results

    async def _played(
        self, ghosts: tuple[GhostTask, ...]
    ) -> AsyncIterator[tuple[GhostTask, GhostResult]]:
        """The deals of ghosts, each when it is over; fewer if nobody can search now."""
        begun, rest = GhostResult((), (), None), ghosts
        while rest:
            pieces = await self._piece(rest[:BATCH], begun.line)
            if pieces is None:
                return
            for piece in pieces:
                found = piece._replace(met=(*begun.met, *piece.met))
                if piece.came is None:
                    begun = found
                    continue
                ghost, rest, begun = rest[0], rest[1:], GhostResult((), (), None)
                yield ghost, found

    async def _piece(
        self, ghosts: tuple[GhostTask, ...], line: tuple[str, ...]
    ) -> tuple[GhostResult, ...] | None:
        searches = house_searches(self._contest) or any(ghost.level == MASTER for ghost in ghosts)
        run = self._jobs.search if searches else self._jobs.do
        return await run(play_on, self._contest, self._deal, ghosts, line, self._known, self._find)


async def is_lively(
    rows: ContestRows, contest: Contest, deal: int, jobs: Jobs, find: Find = answer
) -> bool:
    """Whether a few ghosts get different results among the players who are a contest's house; none
    of it need be kept. Rules of thumb have checked that already; and without a search nobody can
    tell."""
    if not house_searches(contest):
        return True
    few = tuple(GhostTask(SEAT, level, number + 1) for number in range(FEW) for level in LEVELS)
    results = await GhostTable(rows, contest, deal, jobs, find).tried(*few)
    return len(results) < len(few) or len(set(results)) > 1


def house_searches(contest: Contest) -> bool:
    """Whether a contest's house searches, so that nobody can play in it without."""
    return House.of(contest.house).level == MASTER
