"""Ladders of the deals of the day.

They tell who of a server played them best in a week, a month or a season, in all games or in one.
What counts is how tries compare on average with house players who had the same cards; if that is
equal, whose decisions cost less. In that average each try weighs what its deal tells of its player.

Deals that are the same for everybody and rated ones have separate ladders. Tries count once their
deal is over, so that nobody reads anything of an open one.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import chain, combinations
from statistics import fmean

from bot.contests.core.comparing import compare, if_enough, is_played
from bot.contests.core.drawing_deals import edge
from bot.contests.core.judging import parse_verdict
from bot.contests.core.points_ahead import measure
from bot.contests.core.rows import Contest, ContestRows, StoredEntry
from bot.contests.daily.ladder_rows import (
    EVERYWHERE,
    USUAL_WEIGHT,
    AllUnranked,
    LadderQuery,
    LadderRows,
    Marked,
    Period,
    RankedTry,
    Rung,
    Span,
)
from bot.contests.daily.ranked import RANKED
from bot.games.levels import LEVELS
from engine import variant

PLACES = 10
"""Places on one page."""
SPANS: tuple[Span, ...] = ("week", "month", "season")
OF_SEVEN, SEVEN = 5, 7
"""On how many days out of how many somebody must have played to have a place."""
FIRST = date(2024, 12, 31)
"""The day before the first numbered one."""
MONTHS = {"month": 1, "season": 3}
NOBODY = AllUnranked((), 0)
MIN_WEIGHT = 0.25
"""The least weight of a deal at which house players had different results."""


def period_of(span: Span, day: int) -> Period:
    """The week (from Monday), the month or the season (three months) of a day.

    >>> period_of("week", 1), period_of("season", 32)
    (Period(span='week', begins=-1, ends=6), Period(span='season', begins=1, ends=91))
    """
    at = date_of(day)
    if span == "week":
        begins = day - at.weekday()
        return Period(span, begins, begins + SEVEN)
    months = MONTHS[span]
    first = (at.month - 1) // months * months
    begin = date(at.year, first + 1, 1)
    later = first + months
    end = date(at.year + later // 12, later % 12 + 1, 1)
    return Period(span, number_of(begin), number_of(end))


def date_of(day: int) -> date:
    """The date of a day."""
    return FIRST + timedelta(days=day)


def number_of(at: date) -> int:
    """The day of a date."""
    return (at - FIRST).days


def days_needed(period: Period, today: int, first_day: int | None, held: Iterable[int]) -> int:
    """On how many days somebody must have played by now: five of seven that are over.

    ``first_day``: the first that counts in the server; days before it are not asked for.
    ``held``: the days on which there was a deal; no other is asked for.

    >>> week, held = Period("week", 6, 13), range(1, 31)
    >>> [days_needed(week, today, 1, held) for today in (7, 9, 30)]
    [1, 3, 5]
    >>> days_needed(week, 13, 10, held), days_needed(week, 13, None, held)
    (3, 1)
    >>> days_needed(week, 13, 1, [6, 7, 11, 12])
    3
    """
    begins = today if first_day is None else max(period.begins, first_day)
    over = sum(begins <= day < min(today, period.ends) for day in held)
    return max(1, -(-over * OF_SEVEN // SEVEN))


def game_key(name: str, players: int) -> str:
    """A game's name on a ladder."""
    return f"{name} {players}"


@dataclass(frozen=True)
class Ladder:
    """A page of a ladder."""

    query: LadderQuery
    page: int
    """From 0."""
    more: bool
    """Another page follows."""
    rungs: tuple[Rung, ...]
    own: Rung | None
    """The reader's, if it is not on the page."""
    reader: int
    last: bool
    """No later period has begun."""
    games: tuple[str, ...]
    """All that have one."""
    everywhere: Rung | None = None
    """For rated deals: the reader's place among all servers' people, who have no names there."""
    days: int | None = None
    """On how many of its days a reader without a place has played; None: they have one."""
    since: int | None = None
    """The first day that counts, if it came after the period's first one."""
    unranked: AllUnranked = NOBODY
    """On the last page, some people without a place."""


class Ladders:
    """Reads ladders. Every method may raise StoreError."""

    def __init__(
        self,
        rows: LadderRows,
        today: Callable[[], int],
        games: Callable[[], tuple[tuple[str, int], ...]],
    ) -> None:
        """``today``: today's number; ``games``: all that have a deal a day."""
        self._rows = rows
        self._today = today
        self._games = games

    async def query(self, home: int, span: Span, day: int, game: str, kind: str) -> LadderQuery:
        """The ladder of a day's period, but none that is still to come."""
        period = period_of(span, max(1, min(day, self._today())))
        return await self._of_home(LadderQuery(kind, home, period, game), home)

    async def _of_home(self, query: LadderQuery, home: int) -> LadderQuery:
        """Return the query for a home, with the days that people need there."""
        first_day = await self._rows.first_day(query.kind, home)
        period = query.period
        held = await self._rows.held_days(query.kind, period.begins, period.ends, query.game)
        needed = days_needed(period, self._today(), first_day, held)
        return query._replace(home=home, days=needed)

    async def ladder(self, query: LadderQuery, page: int, reader: int) -> Ladder:
        """A page of a ladder."""
        first = page * PLACES + 1
        rungs = await self._rows.rungs(query, first, first + PLACES)
        on_page, more = rungs[:PLACES], len(rungs) > PLACES
        mine = None
        if all(rung.person != reader for rung in on_page):
            mine = await self._rows.own_rung(query, reader)
        has_place = mine is not None or any(rung.person == reader for rung in on_page)
        first_day = await self._rows.first_day(query.kind, query.home)
        is_later = first_day is not None and query.period.begins < first_day < query.period.ends
        everywhere = None
        if RANKED[query.kind].everywhere:
            all_homes = await self._of_home(query, EVERYWHERE)
            everywhere = await self._rows.own_rung(all_homes, reader)
        return Ladder(
            query=query,
            page=page,
            more=more,
            rungs=on_page,
            own=mine,
            reader=reader,
            last=query.period.ends > self._today(),
            games=tuple(game_key(*game) for game in self._games()),
            everywhere=everywhere,
            days=None if has_place else await self._days(query, reader),
            since=first_day if is_later else None,
            unranked=NOBODY if more else await self._rows.unranked(query, PLACES),
        )

    async def _days(self, query: LadderQuery, reader: int) -> int:
        """On how many of its days somebody has played."""
        rung = await self._rows.own_rung(query._replace(days=1), reader)
        return 0 if rung is None else rung.days


async def rank_all(
    rows: LadderRows, contests: ContestRows, contest: Contest, *, among_people: bool
) -> None:
    """Count all tries of a finished contest. Raises StoreError.

    ``among_people``: where too few ghosts have played, other people's results do instead.
    """
    for attempt in await rows.tries_to_rank(contest.id):
        stored = await contests.entry(attempt.entry)
        if stored is None:
            continue
        if _counts(contest, stored):
            await _rank(rows, contests, contest, attempt, stored, among_people=among_people)
        else:
            await _note_left(rows, contest, attempt)


async def rank_again(
    rows: LadderRows, contests: ContestRows, contest: Contest, stored: StoredEntry
) -> None:
    """Count a try again, now that more is known of it. Raises StoreError."""
    if stored.person is None or stored.late or not stored.home:
        return
    if stored.points is None or not _counts(contest, stored):
        return
    attempt = RankedTry(
        stored.id, stored.person, stored.home, stored.name, stored.points, stored.ahead
    )
    await _rank(rows, contests, contest, attempt, stored, among_people=False)


def _counts(contest: Contest, stored: StoredEntry) -> bool:
    """Whether a try that is over counts: it has a result, or is a further one that was left."""
    return is_played(stored) or RANKED[contest.kind].is_further(stored.deal)


def weight_of(results: Sequence[Sequence[int]]) -> float:
    """Return what a deal weighs: how much more often a better house player wins there than loses.

    ``results``: those of house players, by level, the worst first.

    >>> weight_of([[5, 5], [5]]), weight_of([[5, 10], [10, 20]]), weight_of([[10], [5]])
    (0.0, 0.75, 0.25)
    """
    edges = [edge(better, worse) for worse, better in combinations(results, 2)]
    if not edges:
        return USUAL_WEIGHT
    is_dull = len({*chain(*results)}) == 1
    return 0.0 if is_dull else max(MIN_WEIGHT, 2 * fmean(edges) - 1)


async def _rank(
    rows: LadderRows,
    contests: ContestRows,
    contest: Contest,
    attempt: RankedTry,
    stored: StoredEntry,
    *,
    among_people: bool,
) -> None:
    ghosts = if_enough(await contests.ghosts(contest.id, stored.deal, stored.seat))
    others: Sequence[int] = [measure(ghost) for ghost in ghosts]
    if not others and among_people:
        results = await contests.results_of(contest.id, stored.deal)
        others = if_enough([measure(other) for other in results if other.entry != attempt.entry])
    percent = compare(measure(attempt), others).percent if others else None
    if percent is not None and not is_played(stored):
        percent = 0
    by_level = [[measure(ghost) for ghost in ghosts if ghost.level == level] for level in LEVELS]
    weight = weight_of([results for results in by_level if results])
    verdict = parse_verdict(stored.found)
    spread = variant(contest.variant).spread(contest.players)
    cost = None if verdict is None else verdict.cost / spread
    marked = Marked(attempt.entry, percent, cost, weight)
    homes = (attempt.home, EVERYWHERE) if RANKED[contest.kind].everywhere else (attempt.home,)
    await rows.rank(contest.kind, homes, attempt, marked, _periods(contest))


async def _note_left(rows: LadderRows, contest: Contest, left: RankedTry) -> None:
    """Note a try that the house has finished, and that does not count."""
    game, periods = game_key(contest.variant, contest.players), _periods(contest)
    await rows.note_left(contest.kind, left, game, periods)


def _periods(contest: Contest) -> tuple[Period, ...]:
    return tuple(period_of(span, contest.number) for span in SPANS)
