"""Ladders of deals of the day, as they are stored.

They are sums over tries, computed anew whenever a try is added: twice does no harm. Beside people's
sums we keep how many people have each whole percent and number of days: a place follows from these,
and only people with the same whole percent are counted one by one.
"""

from collections import defaultdict
from collections.abc import Sequence
from math import fsum
from typing import Any, Literal, NamedTuple, TypeAlias

from bot.contests.core import rows as contest_rows
from bot.store.database import Database
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, reads, writes

Span: TypeAlias = Literal["week", "month", "season"]
EVERYWHERE = 0
"""In place of a home: wherever they were played."""


class Period(NamedTuple):
    """A week, a month or a season, by its days' numbers."""

    span: Span
    begins: int
    ends: int
    """The day after its last one."""


class RankedTry(NamedTuple):
    """A try at a contest that is over, of somebody who may be named."""

    entry: int
    person: int
    home: int
    """The server where it was opened; outside of servers, the channel."""
    name: str
    points: int
    ahead: int | None = None
    """As in ``core.rows.StoredEntry``."""


class Marked(NamedTuple):
    """The result of a try, as it counts."""

    entry: int
    percent: int | None
    """Beside house players, from 0 to 100; None: there are too few to compare with."""
    cost: float | None
    """Cost of its decisions, in spreads of the game; None: unknown."""
    weight: float
    """The weight of its deal, from 0 to 1."""


class LadderQuery(NamedTuple):
    """Which ladder is asked for."""

    kind: str
    """Of contests."""
    home: int
    period: Period
    game: str = ""
    """A variant and how many play, separated by a blank; empty: all."""
    days: int = 1
    """How many days somebody must have played to have a place."""


class Unranked(NamedTuple):
    """A person who has played on too few days for a place."""

    person: int
    name: str
    days: int
    left: int
    """As in ``Rung``."""


class AllUnranked(NamedTuple):
    """Some of the people without a place, and the number of all."""

    people: tuple[Unranked, ...]
    number: int


class Rung(NamedTuple):
    """A person's place on a ladder."""

    place: int
    """One more than how many people have done better: equal ones share it."""
    person: int
    name: str
    days: int
    tries: int
    percent: float
    """The mean, in which each try weighs what its deal does."""
    left: int
    """On how many days of the period they left a deal unfinished that does not count."""


UNKNOWN_COST = 1_000_000.0
"""Stands for the mean cost of decisions where nobody knows it."""
USUAL_WEIGHT = 0.5
"""Stands for the weight of a deal where it is unknown, as in earlier releases."""
UNDECIDED = 50.0
"""The mean percentile of tries that all weigh nothing."""
DIGITS = 9
"""Equal means of different tries are equal to so many digits."""

TO_RANK = """
SELECT id, person, home, name, points, ahead FROM entries
WHERE contest = ? AND finished_at IS NOT NULL AND late = 0 AND person IS NOT NULL AND home <> 0
ORDER BY id
"""
UNCOMPARED = """
SELECT DISTINCT deal FROM entries
WHERE contest = ? AND percent IS NULL AND weight IS NOT NULL AND person IS NOT NULL AND home <> 0
ORDER BY deal
"""
UNCOMPARED_SINCE = """
SELECT DISTINCT contest FROM contests JOIN entries ON contest = contests.id
WHERE kind = ? AND number >= ? AND percent IS NULL AND weight IS NOT NULL AND person IS NOT NULL
    AND home <> 0
ORDER BY contest
"""
MARKED = """
SELECT variant, players, number, percent, cost, weight
FROM entries JOIN contests ON contests.id = contest
WHERE person = ? AND kind = ? AND percent IS NOT NULL AND (by_house = 0 OR weight IS NOT NULL)
    AND number >= ? AND number < ?
    AND home = coalesce(nullif(?, 0), home)
"""
"""Tries that the house has finished have a weight only if they count all the same."""
STILL_THEIRS = "SELECT 1 FROM entries WHERE id = ? AND person = ?"
LADDER = "kind = ? AND home = ? AND span = ? AND begins = ? AND game = ?"
OF = f"FROM ladder WHERE {LADDER}"
PEOPLE = f"{LADDER} AND whole = ? AND days = ?"
COUNTED = f"SELECT whole, days {OF} AND person = ?"
SUM_UP = """
INSERT INTO ladder
    (kind, home, span, begins, game, person, name, days, tries, percent, whole, cost)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (kind, home, span, begins, game, person) DO UPDATE SET name = excluded.name,
    days = excluded.days, tries = excluded.tries, percent = excluded.percent,
    whole = excluded.whole, cost = excluded.cost
"""
COUNT = """
INSERT INTO ladder_counts (kind, home, span, begins, game, whole, days, people)
VALUES (?, ?, ?, ?, ?, ?, ?, 1)
ON CONFLICT (kind, home, span, begins, game, whole, days)
    DO UPDATE SET people = ladder_counts.people + 1
"""
COUNT_OFF = f"UPDATE ladder_counts SET people = people - 1 WHERE {PEOPLE}"  # noqa: S608 - constants only
COUNTS = f"""
SELECT whole, CAST(sum(people) AS bigint) FROM ladder_counts WHERE {LADDER} AND days >= ?
GROUP BY whole ORDER BY whole DESC
"""  # noqa: S608 - constants only
LEFT = """(
    SELECT count(DISTINCT number) FROM entries JOIN contests ON contests.id = contest
    WHERE entries.person = ladder.person AND by_house = 1 AND weight IS NULL AND late = 0
        AND settled = 1 AND contests.kind = ladder.kind AND number >= begins AND number < ?
        AND entries.home = coalesce(nullif(ladder.home, 0), entries.home)
        AND game IN ('', variant || ' ' || players)
)"""
"""Days on which a person left a deal that does not count (``MARKED``)."""
SELECT = f"SELECT person, name, days, tries, percent, {LEFT}, cost"
ORDER = "ORDER BY percent DESC, cost, person"
ON_PAGE = f"""
{SELECT} {OF} AND person IN
    (SELECT person {OF} AND percent < ? AND days >= ? {ORDER} LIMIT ? OFFSET ?) {ORDER}
"""
"""The index alone tells who is on a page."""
OWN = f"{SELECT} {OF} AND days >= ? AND person = ?"
BETTER = f"SELECT count(*) {OF} AND days >= ? AND percent > ? AND percent < ?"  # the index alone
CHEAPER = f"SELECT count(*) {OF} AND days >= ? AND percent = ? AND cost < ?"

COUNT_UNRANKED = f"""
SELECT CAST(coalesce(sum(people), 0) AS bigint) FROM ladder_counts WHERE {LADDER} AND days < ?
"""  # noqa: S608 - constants only
MOST_DAYS = "ORDER BY days DESC, percent DESC, person"
UNRANKED = f"""
SELECT person, name, days, {LEFT} {OF} AND person IN
    (SELECT person {OF} AND days < ? {MOST_DAYS} LIMIT ?) {MOST_DAYS}
"""
NOTE_FIRST_DAY = """
INSERT INTO ladder_homes (kind, home, first_day)
SELECT ?1, ?2, number FROM entries JOIN contests ON contests.id = contest WHERE entries.id = ?3
ON CONFLICT (kind, home) DO UPDATE SET first_day = excluded.first_day
    WHERE excluded.first_day < ladder_homes.first_day
"""
FIRST_DAY = "SELECT first_day FROM ladder_homes WHERE kind = ? AND home = ?"

PeopleByPercent: TypeAlias = list[tuple[int, int]]
"""How many people have each whole percent, best first."""


class CountedTry(NamedTuple):
    """A try that counts in the sums."""

    day: int
    percent: int
    cost: float | None
    weight: float | None
    """None: an earlier release counted it."""


def tries_to_rank(db: Database, contest: int) -> tuple[RankedTry, ...]:
    """Return the tries of a contest that are over, of people who may be named."""
    return tuple(RankedTry(*row) for row in db.execute(TO_RANK, (contest,)).fetchall())


def uncompared_deals(db: Database, contest: int) -> tuple[int, ...]:
    """Return the deals at which tries were counted with too few results to compare them with."""
    return tuple(int(deal) for (deal,) in db.execute(UNCOMPARED, (contest,)).fetchall())


def uncompared_contests(db: Database, kind: str, first_day: int) -> tuple[int, ...]:
    """Return the contests of a kind since a day that have such deals."""
    rows = db.execute(UNCOMPARED_SINCE, (kind, first_day)).fetchall()
    return tuple(int(number) for (number,) in rows)


def rank(
    db: Database,
    kind: str,
    homes: tuple[int, ...],
    ranked: RankedTry,
    marked: Marked,
    periods: tuple[Period, ...],
) -> None:
    """Record a try's result, and compute its person's sums of these homes and periods anew.

    A percentile that is counted stays if there are too few to compare with.
    """
    contest_rows.note_comparison(
        db, marked.entry, percent=marked.percent, cost=marked.cost, weight=marked.weight
    )
    for home in homes:
        if marked.percent is not None:
            db.execute(NOTE_FIRST_DAY, (kind, home, marked.entry))
        for period in periods:
            _sum_up(db, kind, ranked, home, period)


def note_left(
    db: Database, kind: str, left: RankedTry, game: str, periods: tuple[Period, ...]
) -> None:
    """Put a person who left a try of a game on the ladders of its home, if they are not on them.

    A person who has left everything they opened has a sum of no days, and so no place. They are
    not on the ladder of all servers, as it lists nobody without one. If they were forgotten
    meanwhile, nothing is written.
    """
    if db.execute(STILL_THEIRS, (left.entry, left.person)).fetchone() is None:
        return
    for period in periods:
        _sum_up(db, kind, left, left.home, period, ("", game))


def _sum_up(
    db: Database,
    kind: str,
    ranked: RankedTry,
    home: int,
    period: Period,
    games: tuple[str, ...] = (),
) -> None:
    """Compute a person's sums anew; those of ``games`` even if no try counts there."""
    tries_of = ranked.person, kind, period.begins, period.ends, home
    by_game = defaultdict[str, list[CountedTry]](list, {game: [] for game in games})
    for variant, players, *values in db.execute(MARKED, tries_of).fetchall():
        for game in ("", f"{variant} {players}"):
            by_game[game].append(CountedTry(*values))
    for game, tries in by_game.items():
        key = kind, home, period.span, period.begins, game
        days, number, percent, cost = sums_of(tries)
        whole = int(percent)
        for was in db.execute(COUNTED, (*key, ranked.person)).fetchall():
            db.execute(COUNT_OFF, (*key, *was))
        sums = days, number, percent, whole, cost
        db.execute(SUM_UP, (*key, ranked.person, ranked.name, *sums))
        db.execute(COUNT, (*key, whole, days))


def sums_of(tries: Sequence[CountedTry]) -> tuple[int, int, float, float]:
    """Return the days, the number, the mean percentile and the mean cost of tries.

    >>> sums_of([CountedTry(1, 80, None, 0.75), CountedTry(1, 40, None, 0.25)])[:3]
    (1, 2, 70.0)
    >>> sums_of([])[:3]
    (0, 0, 0.0)
    """
    if not tries:
        return 0, 0, 0.0, UNKNOWN_COST
    costs = [attempt.cost for attempt in tries if attempt.cost is not None]
    cost = fsum(costs) / len(costs) if costs else UNKNOWN_COST
    return len({attempt.day for attempt in tries}), len(tries), _mean_percent(tries), cost


def _mean_percent(tries: Sequence[CountedTry]) -> float:
    weights = [USUAL_WEIGHT if attempt.weight is None else attempt.weight for attempt in tries]
    if not any(weights):
        return UNDECIDED
    weighed = (weight * attempt.percent for weight, attempt in zip(weights, tries, strict=True))
    return round(fsum(weighed) / fsum(weights), DIGITS)


def rungs(db: Database, query: LadderQuery, first: int, last: int) -> tuple[Rung, ...]:
    """Return the people from one position (from 1) to another, the best first."""
    counts, before = _counts(db, query), 0
    for whole, people in counts:
        if before + people >= first:
            key, page = _key(query), (query.days, last - first + 1, first - 1 - before)
            rows = db.execute(ON_PAGE, (query.period.ends, *key, *key, whole + 1, *page)).fetchall()
            return _ranked(db, query, counts, first, rows)
        before += people
    return ()


def _ranked(
    db: Database, query: LadderQuery, counts: PeopleByPercent, first: int, rows: list[Any]
) -> tuple[Rung, ...]:
    """Give rows from one position on their places, which equal ones share."""
    ranked = list[Rung]()
    result: tuple[float, float] | None = None
    for position, row in enumerate(rows, first):
        *_, percent, _, cost = row
        if (percent, cost) != result:
            place = position if ranked else _place(db, query, counts, percent, cost)
            result = percent, cost
        ranked.append(Rung(place, *row[:6]))
    return tuple(ranked)


def own_rung(db: Database, query: LadderQuery, person: int) -> Rung | None:
    """Return a person's place; None if they have none."""
    return _own(db, query, _counts(db, query), person)


def unranked(db: Database, query: LadderQuery, limit: int) -> AllUnranked:
    """Return some people without a place, those with most days first, and how many there are."""
    key = (*_key(query), query.days)
    ((number,),) = db.execute(COUNT_UNRANKED, key).fetchall()
    if not number:  # the other would read the whole ladder
        return AllUnranked((), 0)
    values = query.period.ends, *_key(query), *key, limit
    rows = db.execute(UNRANKED, values).fetchall()
    return AllUnranked(tuple(map(Unranked._make, rows)), number)


def first_day(db: Database, kind: str, home: int) -> int | None:
    """Return the first day that counts on a home's ladders; None: there is none yet."""
    row = db.execute(FIRST_DAY, (kind, home)).fetchone()
    return None if row is None else int(row[0])


def _key(query: LadderQuery) -> tuple[str, int, str, int, str]:
    period = query.period
    return query.kind, query.home, period.span, period.begins, query.game


def _counts(db: Database, query: LadderQuery) -> PeopleByPercent:
    return [(*row,) for row in db.execute(COUNTS, (*_key(query), query.days)).fetchall()]


def _own(db: Database, query: LadderQuery, counts: PeopleByPercent, person: int) -> Rung | None:
    row = db.execute(OWN, (query.period.ends, *_key(query), query.days, person)).fetchone()
    if row is None:
        return None
    *_, percent, _, cost = row
    return Rung(_place(db, query, counts, percent, cost), *row[:6])


def _place(
    db: Database, query: LadderQuery, counts: PeopleByPercent, percent: float, cost: float
) -> int:
    """Return the place of a result, and of all that are equal to it."""
    of = *_key(query), query.days
    better = sum(people for whole, people in counts if whole > int(percent))
    ((as_whole,),) = db.execute(BETTER, (*of, percent, int(percent) + 1)).fetchall()
    ((cheaper,),) = db.execute(CHEAPER, (*of, percent, cost)).fetchall()
    return better + int(as_whole) + int(cheaper) + 1


class LadderRows(Rows):
    """The store's calls about ladders."""

    tries_to_rank = reads(tries_to_rank)
    uncompared_deals = reads(uncompared_deals)
    uncompared_contests = reads(uncompared_contests)
    rank = writes(rank)
    note_left = writes(note_left)
    rungs = reads(rungs)
    own_rung = reads(own_rung)
    unranked = reads(unranked)
    first_day = reads(first_day)
    held_days = reads(contest_rows.held_days)


PERSONAL = PersonalRows(
    export={
        "ladders": """
            SELECT kind, home AS server, span, begins, game, name, days, tries, percent,
                cost AS cost_in_spreads
            FROM ladder WHERE person = ?1"""
    },
    forget_person=(
        """DELETE FROM ladder_homes
        WHERE home <> 0 AND home IN (SELECT home FROM ladder WHERE person = ?1)
            AND NOT EXISTS (SELECT 1 FROM ladder
                WHERE ladder.home = ladder_homes.home AND person <> ?1)""",
        """UPDATE ladder_counts SET people = people - 1
        WHERE (kind, home, span, begins, game, whole, days) IN
            (SELECT kind, home, span, begins, game, whole, days FROM ladder WHERE person = ?1)""",
        "DELETE FROM ladder WHERE person = ?1",
    ),
    forget_server=(
        "DELETE FROM ladder_homes WHERE home = ?1",
        "DELETE FROM ladder_counts WHERE home = ?1",
        "DELETE FROM ladder WHERE home = ?1",
        """UPDATE ladder SET name = '' WHERE home = 0
            AND person IN (SELECT person FROM entries
                WHERE home = ?1 AND home <> 0 AND reach IN ('server', 'direct', 'guest'))""",
    ),
)
