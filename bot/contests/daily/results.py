"""How a finished try at a deal of the day compares: with ghosts and people, and day after day."""

from dataclasses import dataclass
from typing import NamedTuple

from bot.contests.core.comparing import Comparison, Streak, compare, is_played, streak
from bot.contests.core.entries import OpenEntry
from bot.contests.core.judging import TryVerdict, parse_verdict
from bot.contests.core.points_ahead import DealPoints, measure, points_suffice
from bot.contests.core.rows import Contest, ContestRows, StoredEntry, TryScore
from bot.contests.daily.ranked import RANKED
from bot.contests.daily.rows import DailyChannelRows
from bot.contests.daily.service import FIRST
from bot.learning.puzzles.rows import PuzzleRows


@dataclass(frozen=True)
class TryResult:
    """The result of a try."""

    entry: OpenEntry
    open: bool
    """The contest goes on: nobody learns cards or decisions."""
    own: DealPoints
    ghosts: Comparison
    par: DealPoints | None
    """The middle ghost's result; None: there are no ghosts."""
    people: Comparison
    """Compared with all others who finished the same deal in time; nobody, while it must stay
    unknown who has which."""
    verdict: TryVerdict | None
    """The worth of the decisions; None: nobody has looked at them."""
    streak: Streak
    """As of the day of the deal."""
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


class Place(NamedTuple):
    """A place among the people who have finished a deal in the same server."""

    number: int
    of: int


async def place_at_home(
    rows: DailyChannelRows, contest: Contest, stored: StoredEntry
) -> Place | None:
    """Return the place of a try in its server, as the board there has it. Raises StoreError.

    None: nobody else there has finished the deal, or not everybody has the same one.
    """
    if not (RANKED[contest.kind].open_results and stored.reach == "server"):
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
    ghosts = await contests.ghosts(contest.id, stored.deal, stored.seat)
    return Standing(place, compare(_measure(stored), [measure(ghost) for ghost in ghosts]))


def _measure(stored: StoredEntry) -> int:
    return measure(TryScore(stored.id, stored.points or 0, stored.ahead))


async def outcome(contests: ContestRows, puzzles: PuzzleRows, entry: OpenEntry) -> TryResult:
    """How a finished try compares now. Raises StoreError."""
    stored, contest = entry.stored, entry.contest
    has_result = is_played(stored)
    ghosts = await contests.ghosts(contest.id, stored.deal, stored.seat) if has_result else ()
    own_score = TryScore(stored.id, stored.points or 0, stored.ahead)
    is_open = contest.settled or RANKED[contest.kind].open_results
    is_shown = is_open and has_result
    results = await contests.results_of(contest.id, stored.deal) if is_shown else ()
    others = [attempt for attempt in results if attempt.entry != stored.id]
    return TryResult(
        entry=entry,
        open=not contest.settled,
        own=own_score,
        ghosts=compare(measure(own_score), [measure(attempt) for attempt in ghosts]),
        par=sorted(ghosts, key=measure)[len(ghosts) // 2] if ghosts else None,
        people=compare(measure(own_score), [measure(attempt) for attempt in others]),
        verdict=parse_verdict(stored.found) if has_result else None,
        streak=streak((), contest.number)
        if stored.late or not has_result
        else await days_in_a_row(
            contests,
            puzzles,
            person=stored.person or 0,
            kind=contest.kind,
            as_of=contest.number,
        ),
        points_suffice=points_suffice([own_score, *ghosts, *others]),
    )


async def days_in_a_row(
    contests: ContestRows, puzzles: PuzzleRows, *, person: int, kind: str, as_of: int
) -> Streak:
    """Days in a row up to a day: the puzzle of the day counts like a deal of the day."""
    puzzle_days = await puzzles.days(person) if RANKED[kind].reminds else ()
    days = (*(await contests.days_of(person, kind)), *(day - FIRST for day in puzzle_days))
    return streak(days, as_of)
