"""Standings of a tournament so far, and the places stored once it is over."""

import asyncio
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.base.bounded import Bounded
from bot.contests.core.comparing import is_played
from bot.contests.core.points_ahead import PARTS, measure
from bot.contests.core.rows import Contest, ContestRows, Try, TryScore
from bot.contests.tournaments.ranking_rules import cap_of, rank_results
from bot.contests.tournaments.rows import (
    StoredTournament,
    TournamentEntrant,
    TournamentRank,
    TournamentRows,
)

FRESH = 10.0
"""Seconds for which the places of a tournament that goes on are shown again as they were."""
MAX_CACHED = 100
"""Tournaments whose places are kept so."""


class Worked(NamedTuple):
    """Places as they were worked out, and when."""

    at: float
    rows: tuple[TournamentRank, ...]


class RunningStandings:
    """The places of tournaments that go on: worked out once for many who look."""

    def __init__(self, rows: TournamentRows, contests: ContestRows) -> None:
        self._rows = rows
        self._contests = contests
        self._kept = Bounded[int, Worked](MAX_CACHED)
        self._working = asyncio.Lock()

    async def of(self, stored: StoredTournament, person: int) -> tuple[TournamentRank, ...]:
        """The places, as they were a moment ago at most; ``person`` has one. Raises StoreError."""
        async with self._working:
            kept = self._kept.get(stored.id)
            if kept is None or not _is_fresh(kept, person):
                kept = Worked(
                    time.monotonic(), await standings_now(self._rows, self._contests, stored)
                )
                self._kept[stored.id] = kept
            return kept.rows


def _is_fresh(kept: Worked, person: int) -> bool:
    young = time.monotonic() - kept.at < FRESH
    return young and any(rank.person == person for rank in kept.rows)


async def standings_now(
    rows: TournamentRows, contests: ContestRows, stored: StoredTournament
) -> tuple[TournamentRank, ...]:
    """All who take part and have finished a deal, the best first. Raises StoreError."""
    entrants, tries = await rows.entrants(stored.id), await contests.tries_of(stored.contest)
    # With two thousand people that takes a while, and others click meanwhile.
    return await asyncio.to_thread(_standings, stored, entrants, tries)


def _standings(
    stored: StoredTournament, entrants: Sequence[TournamentEntrant], tries: Iterable[Try]
) -> tuple[TournamentRank, ...]:
    entrant_of: Mapping[int | None, TournamentEntrant] = {
        attempt.person: attempt for attempt in entrants
    }
    results: dict[int, list[int | None]] = {}
    for attempt in tries:
        if attempt.points is None or not is_played(attempt):
            continue
        if attempt.person in entrant_of:
            made = results.setdefault(entrant_of[attempt.person].number, [None] * stored.deals)
            made[attempt.deal] = measure(TryScore(attempt.entry, attempt.points, attempt.ahead))
    cap = PARTS * cap_of(stored.variant, stored.players)
    ranks = rank_results(dict(sorted(results.items())), stored.ranking, cap)
    unit = PARTS if stored.ranking == "differences" else 1
    named = {attempt.number: attempt for attempt in entrant_of.values()}
    return tuple(
        TournamentRank(
            attempt.place,
            attempt.who,
            named[attempt.who].person,
            named[attempt.who].name,
            attempt.score / unit,
            attempt.deals,
        )
        for attempt in ranks
    )


def of_those_done(ranks: Iterable[TournamentRank], deals: int) -> Iterator[TournamentRank]:
    """Only those who have finished all deals, with their places among each other."""
    last, place = 0, 0
    done = (rank for rank in ranks if rank.deals == deals)
    for number, rank in enumerate(done, 1):
        place = place if rank.place == last else number
        last = rank.place
        yield rank._replace(place=place)


async def keep_standings(rows: TournamentRows, contests: ContestRows, contest: Contest) -> None:
    """Note all places of a finished tournament, unless it was called off or is gone.

    Raises StoreError.
    """
    stored = await rows.find(contest.number)
    if stored is not None and not stored.called_off:
        await rows.note_standings(stored.id, await standings_now(rows, contests, stored))
