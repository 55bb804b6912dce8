"""Standings of a tournament so far, and the places stored once it is over."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.base.bounded import Bounded
from bot.contests.core.comparing import is_played
from bot.contests.core.points_ahead import PARTS, TryScore, measure
from bot.contests.core.rows import Contest, ContestRows, Try
from bot.contests.tournaments.ranking_rules import cap_of, rank_results
from bot.contests.tournaments.rows import (
    Crowd,
    StoredTournament,
    TournamentEntrant,
    TournamentRank,
    TournamentRows,
)

MAX_AGE_SECONDS = 60.0
"""Age up to which places are shown as kept: another process may have written meanwhile."""
MAX_CACHED = 100
"""Tournaments whose places are kept."""


class KeptStandings(NamedTuple):
    """Places as they were worked out, and when."""

    at: float
    done: tuple[TournamentRank, ...]
    """Those of the people who have finished all deals."""


class KeptCrowd(NamedTuple):
    """How many took part, and when."""

    at: float
    crowd: Crowd


class RunningStandings:
    """The places and crowds of tournaments that go on: kept until a try ends or a person enters."""

    def __init__(self, rows: TournamentRows, contests: ContestRows) -> None:
        self._rows = rows
        self._contests = contests
        self._kept = Bounded[int, KeptStandings](MAX_CACHED)
        self._crowds = Bounded[int, KeptCrowd](MAX_CACHED)
        self._changes = 0
        """Increases with each change; places worked out during one are not kept."""
        self._working = asyncio.Lock()

    def invalidate(self, tournament_id: int) -> None:
        """Work out a tournament's places anew when somebody asks for them next."""
        self._changes += 1
        self._kept.pop(tournament_id, None)
        self._crowds.pop(tournament_id, None)

    def forget(self) -> None:
        """Work out all places anew: they may name a person who is to be forgotten."""
        self._changes += 1
        self._kept.clear()
        self._crowds.clear()

    async def of(self, stored: StoredTournament, person: int) -> tuple[TournamentRank, ...]:
        """Return the places of those who are done; ``person`` is one. Raises StoreError."""
        async with self._working:
            kept, changes = self._kept.get(stored.id), self._changes
            if kept is None or not (_is_fresh(kept.at) and _has_place(kept.done, person)):
                ranks = await standings_now(self._rows, self._contests, stored)
                kept = KeptStandings(time.monotonic(), tuple(of_those_done(ranks, stored.deals)))
                if changes == self._changes:
                    self._kept[stored.id] = kept
            return kept.done

    async def crowd(self, stored: StoredTournament) -> Crowd:
        """Return how many take part. Raises StoreError."""
        kept, changes = self._crowds.get(stored.id), self._changes
        if kept is None or not _is_fresh(kept.at):
            crowd = await self._rows.crowd(stored.id, stored.deals)
            kept = KeptCrowd(time.monotonic(), crowd)
            if changes == self._changes:
                self._crowds[stored.id] = kept
        return kept.crowd


def _has_place(ranks: Iterable[TournamentRank], person: int) -> bool:
    return any(rank.person == person for rank in ranks)


def _is_fresh(at: float) -> bool:
    return time.monotonic() - at < MAX_AGE_SECONDS


async def standings_now(
    rows: TournamentRows, contests: ContestRows, stored: StoredTournament
) -> tuple[TournamentRank, ...]:
    """All who take part and have finished a deal, the best first. Raises StoreError."""
    entrants, tries = await rows.entrants(stored.id), await contests.tries_of(stored.contest)
    # With two thousand people that takes a while, and others click meanwhile.
    return await asyncio.to_thread(_standings, stored, entrants, tries)


def _standings(
    stored: StoredTournament, entrants: Sequence[TournamentEntrant], tries: Sequence[Try]
) -> tuple[TournamentRank, ...]:
    """Rank those who take part. Tries of forgotten people count at their deals, without a rank."""
    number_of = {entrant.person: entrant.number for entrant in entrants}
    named = {entrant.number: entrant for entrant in entrants}
    results: dict[int, list[int | None]] = {}
    for attempt in tries:
        if attempt.points is None or not is_played(attempt):
            continue
        number = -attempt.entry if attempt.person is None else number_of.get(attempt.person)
        if number is not None:
            made = results.setdefault(number, [None] * stored.deals)
            made[attempt.deal] = measure(TryScore(attempt.entry, attempt.points, attempt.ahead))
    left = Counter(attempt.person for attempt in tries if attempt.by_house)
    cap = PARTS * cap_of(stored.variant, stored.players)
    ranks = rank_results(dict(sorted(results.items())), stored.ranking, cap)
    unit = PARTS if stored.ranking == "differences" else 1
    return tuple(
        _among_each_other(
            TournamentRank(
                rank.place,
                rank.who,
                named[rank.who].person,
                named[rank.who].name,
                rank.score / unit,
                rank.deals,
                left[named[rank.who].person],
            )
            for rank in ranks
            if rank.who in named
        )
    )


def of_those_done(ranks: Iterable[TournamentRank], deals: int) -> Iterator[TournamentRank]:
    """Only those who have finished all deals, with their places among each other."""
    return _among_each_other(rank for rank in ranks if rank.deals == deals)


def _among_each_other(ranks: Iterable[TournamentRank]) -> Iterator[TournamentRank]:
    """Renumber the places of some people, from the best on; equal ones stay equal."""
    last, place = 0, 0
    for number, rank in enumerate(ranks, 1):
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
