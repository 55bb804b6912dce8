"""How a finished try at a deal of the day compares: with ghosts and people, and day after day."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import NamedTuple

from bot.contests.core.comparing import (
    NO_STREAK,
    Comparison,
    Streak,
    compare,
    if_enough,
    is_played,
    round_mean,
    streak,
)
from bot.contests.core.entries import OpenEntry
from bot.contests.core.judging import TryVerdict, parse_verdict
from bot.contests.core.points_ahead import PARTS, DealPoints, TryScore, measure, points_suffice
from bot.contests.core.rows import Contest, ContestRows, Ghost, StoredEntry
from bot.contests.daily.ranked import DAILY, RANKED
from bot.contests.daily.rows import DailyChannelRows
from bot.contests.daily.service import FIRST
from bot.learning.puzzles.rows import PuzzleRows


class DayTotal(NamedTuple):
    """The headline's deals of a day that a person has finished."""

    finished: int
    deals: int
    percent: int | None
    """The mean percentile, rounded; None: too few ghosts have played one of the
    finished deals."""


@dataclass(frozen=True)
class TryResult:
    """The result of a try."""

    entry: OpenEntry
    open: bool
    """The contest goes on: nobody learns cards or decisions."""
    own: DealPoints
    ghosts: Comparison
    par: float | None
    """The median of the ghosts' results, in points or, if these do not suffice, in points ahead;
    None: there are too few ghosts."""
    people: Comparison
    """Compared with all others who finished the same deal in time; nobody, while it must stay
    unknown who has which."""
    verdict: TryVerdict | None
    """The worth of the decisions; None: nobody has looked at them."""
    streak: Streak
    """As of the day of the deal."""
    day: DayTotal | None
    """None: there is one deal that day, or this is practice."""
    is_next_over: bool
    """The person's try at the following deal of the day is over: it is finished or left."""
    points_suffice: bool = True
    """Points alone decide who ranks before whom."""

    @property
    def shareable(self) -> bool:
        """Whether there is anything to show others: the comparison, squares, days in a row."""
        has_content = self.ghosts.total > 0 or self.verdict is not None or self.streak.days > 1
        return has_content and not self.entry.stored.late and self.is_played

    @property
    def is_played(self) -> bool:
        """Whether its person has finished it: if the house has, nothing of it is compared."""
        return is_played(self.entry.stored)

    @property
    def next_deal(self) -> int | None:
        """The deal of the day that its person may play after this one."""
        following = self.entry.stored.deal + 1
        return following if is_open_to(self.entry.contest, following, self.entry.stored) else None


def is_open_to(contest: Contest, deal: int, before: StoredEntry | None) -> bool:
    """Return whether a person may play a further deal.

    ``before``: their try at the deal before it, which must have a result unless the day is over.
    """
    is_there = RANKED[contest.kind].is_further(deal) and deal < len(contest.secrets)
    return is_there and (contest.settled or (before is not None and is_played(before)))


class Place(NamedTuple):
    """A place among the people who have finished a deal in the same server."""

    number: int
    of: int


async def place_at_home(
    rows: DailyChannelRows, contest: Contest, stored: StoredEntry
) -> Place | None:
    """Return the place of a try in its server, as the board there has it. Raises StoreError.

    None: nobody else there has finished the deal, or the board there is not about it.
    """
    ranking = RANKED[contest.kind]
    is_on_board = ranking.open_results and not ranking.is_further(stored.deal)
    if not is_on_board or stored.reach != "server":
        return None
    finishers = await rows.finishers(contest.id, stored.home)
    results = [measure(finisher) for finisher in finishers if is_played(finisher)]
    better = sum(result > _measure(stored) for result in results)
    return Place(better + 1, len(results)) if len(results) > 1 else None


class Standing(NamedTuple):
    """How a try at a finished deal compares, in short."""

    place: Place | None
    ghosts: Comparison


async def standing_at_home(
    contests: ContestRows, rows: DailyChannelRows, contest: Contest, stored: StoredEntry
) -> Standing:
    """Return how a person's try at a finished deal compares. Raises StoreError."""
    place = await place_at_home(rows, contest, stored)
    ghosts = await _ghosts_of(contests, stored)
    return Standing(place, compare(_measure(stored), [measure(ghost) for ghost in ghosts]))


async def _ghosts_of(contests: ContestRows, stored: StoredEntry) -> Sequence[Ghost]:
    """Return the ghosts with which a try is compared, once enough have played."""
    return if_enough(await contests.ghosts(stored.contest, stored.deal, stored.seat))


def _measure(stored: StoredEntry) -> int:
    return measure(TryScore(stored.id, stored.points or 0, stored.ahead))


async def outcome(contests: ContestRows, puzzles: PuzzleRows, entry: OpenEntry) -> TryResult:
    """How a finished try compares now. Raises StoreError."""
    stored, contest = entry.stored, entry.contest
    has_result = is_played(stored)
    ghosts = await _ghosts_of(contests, stored) if has_result else ()
    own_score = TryScore(stored.id, stored.points or 0, stored.ahead)
    is_open = contest.settled or RANKED[contest.kind].open_results
    is_shown = is_open and has_result
    results = await contests.results_of(contest.id, stored.deal) if is_shown else ()
    others = [attempt for attempt in results if attempt.entry != stored.id]
    suffice = points_suffice([own_score, *ghosts, *others])
    made = [ghost.points if suffice else measure(ghost) / PARTS for ghost in ghosts]
    tries = await _tries_of_day(contests, contest, stored)
    following = tries.get(stored.deal + 1)
    return TryResult(
        entry=entry,
        open=not contest.settled,
        own=own_score,
        ghosts=compare(measure(own_score), [measure(attempt) for attempt in ghosts]),
        par=median(made) if made else None,
        people=compare(measure(own_score), [measure(attempt) for attempt in others]),
        verdict=parse_verdict(stored.found) if has_result else None,
        streak=await days_in_a_row(contests, puzzles, stored.person or 0, contest.number)
        if has_result and not stored.late and RANKED[contest.kind].reminds
        else NO_STREAK,
        day=await _day_total(contests, contest, stored, tries),
        is_next_over=following is not None and following.finished_at is not None,
        points_suffice=suffice,
    )


async def _tries_of_day(
    contests: ContestRows, contest: Contest, stored: StoredEntry
) -> Mapping[int, StoredEntry]:
    """Return a person's tries at all deals of a day, by deal; none if the day has one deal."""
    deals = len(contest.secrets)
    if not RANKED[contest.kind].is_further(deals - 1) or stored.person is None:
        return {}
    tries = [await try_at(contests, contest, stored.person, deal) for deal in range(deals)]
    return {deal: attempt for deal, attempt in enumerate(tries) if attempt is not None}


async def _day_total(
    contests: ContestRows, contest: Contest, stored: StoredEntry, tries: Mapping[int, StoredEntry]
) -> DayTotal | None:
    if not tries or stored.late:
        return None
    deals = len(contest.secrets)
    played = [attempt for attempt in tries.values() if is_played(attempt) and not attempt.late]
    comparisons = []
    for attempt in played:
        ghosts = await _ghosts_of(contests, attempt)
        if ghosts:
            others = [measure(ghost) for ghost in ghosts]
            comparisons.append(compare(_measure(attempt), others))
    if not comparisons or len(comparisons) < len(played):
        return DayTotal(len(played), deals, None)
    mean = fmean(comparison.percent for comparison in comparisons)
    totals = [comparison.total for comparison in comparisons]
    return DayTotal(len(played), deals, round_mean(mean, totals))


async def try_at(
    contests: ContestRows, contest: Contest, person: int, deal: int
) -> StoredEntry | None:
    """Return a person's try at a deal. Raises StoreError."""
    number = await contests.entry_of(contest.id, person, deal)
    return None if number is None else await contests.entry(number)


async def days_in_a_row(
    contests: ContestRows, puzzles: PuzzleRows, person: int, as_of: int
) -> Streak:
    """Days in a row up to a day: the puzzle of the day counts like the headline, and no other.

    A day without a deal of the day is not missed.
    """
    played, answered = await contests.days_of(person, DAILY.name), await puzzles.days(person)
    days = (*played, *(day - FIRST for day in answered))
    held = await contests.held_days(DAILY.name, min(days, default=as_of), as_of, "")
    return streak(days, as_of, held)
