"""Ladders in SQL that both databases understand: functions for one transaction each.

Beside people's sums we keep how many people have each whole percent and number of days: a place
follows from these, and only people with the same whole percent are counted one by one.
"""

from collections import defaultdict
from typing import NamedTuple, TypeAlias

from bot.store.database import Database
from bot.store.ladders import LadderQuery, Marked, Period, RankedTry, Rung

UNKNOWN = 1_000_000.0
"""Stands for the mean cost of decisions where nobody knows it."""

TO_RANK = """
SELECT id, person, home, name, points, ahead FROM entries
WHERE contest = ? AND finished_at IS NOT NULL AND late = 0 AND person IS NOT NULL
    AND home <> 0
ORDER BY id
"""
MARK = "UPDATE entries SET percent = ?, cost = ? WHERE id = ? AND person IS NOT NULL"
MARKED = """
SELECT variant, players, number, percent, cost FROM entries JOIN contests ON contests.id = contest
WHERE person = ? AND kind = ? AND percent IS NOT NULL AND number >= ? AND number < ?
    AND home = coalesce(nullif(?, 0), home)
"""
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
COUNT_OFF = f"UPDATE ladder_counts SET people = people - 1 WHERE {PEOPLE}"  # noqa: S608
COUNTS = f"""
SELECT whole, CAST(sum(people) AS bigint) FROM ladder_counts WHERE {LADDER} AND days >= ?
GROUP BY whole ORDER BY whole DESC
"""  # noqa: S608
PERSON_GOES = (
    """UPDATE ladder_counts SET people = people - 1
    WHERE (kind, home, span, begins, game, whole, days) IN
        (SELECT kind, home, span, begins, game, whole, days FROM ladder WHERE person = ?1)""",
    "DELETE FROM ladder WHERE person = ?1",
)
SERVER_GOES = (
    "DELETE FROM ladder_counts WHERE home = ?1",
    "DELETE FROM ladder WHERE home = ?1",
)
SELECT = "SELECT person, name, days, tries, percent, cost"
ORDER = "ORDER BY percent DESC, cost, person"
ON_PAGE = f"""
{SELECT} {OF} AND person IN
    (SELECT person {OF} AND percent < ? AND days >= ? {ORDER} LIMIT ? OFFSET ?) {ORDER}
"""
"""The index alone tells who is on a page."""
OWN = f"{SELECT} {OF} AND days >= ? AND person = ?"
BETTER = f"SELECT count(*) {OF} AND days >= ? AND percent > ? AND percent < ?"  # the index alone
AS_GOOD = f"""
SELECT count(*) {OF} AND days >= ? AND percent = ? AND (cost < ? OR (cost = ? AND person < ?))
"""

PlayCounts: TypeAlias = list[tuple[int, int]]
"""How many people have each whole percent, best first."""


class _Try(NamedTuple):
    day: int
    percent: int
    cost: float | None


def to_rank(db: Database, contest: int) -> tuple[RankedTry, ...]:
    """The tries of a contest that count."""
    return tuple(RankedTry(*row) for row in db.execute(TO_RANK, (contest,)).fetchall())


def rank(
    db: Database,
    kind: str,
    homes: tuple[int, ...],
    one: RankedTry,
    marked: Marked,
    periods: tuple[Period, ...],
) -> None:
    """Note a try's result, and add up its person's tries."""
    db.execute(MARK, (marked.percent, marked.cost, one.entry))
    for home in homes:
        for period in periods:
            _sum_up(db, kind, one, home, period)


def _sum_up(db: Database, kind: str, one: RankedTry, home: int, period: Period) -> None:
    at = one.person, kind, period.begins, period.ends, home
    by_game: dict[str, list[_Try]] = defaultdict(list)
    for variant, players, *made in db.execute(MARKED, at).fetchall():
        for game in ("", f"{variant} {players}"):
            by_game[game].append(_Try(*made))
    for game, tries in by_game.items():
        key = kind, home, period.span, period.begins, game
        days, number, percent, cost = _sums(tries)
        whole = int(percent)
        for was in db.execute(COUNTED, (*key, one.person)).fetchall():
            db.execute(COUNT_OFF, (*key, *was))
        sums = days, number, percent, whole, cost
        db.execute(SUM_UP, (*key, one.person, one.name, *sums))
        db.execute(COUNT, (*key, whole, days))


def _sums(tries: list[_Try]) -> tuple[int, int, float, float]:
    costs = [one.cost for one in tries if one.cost is not None]
    percent = sum(one.percent for one in tries) / len(tries)
    cost = sum(costs) / len(costs) if costs else UNKNOWN
    return len({one.day for one in tries}), len(tries), percent, cost


def rungs(db: Database, query: LadderQuery, first: int, last: int, person: int) -> tuple[Rung, ...]:
    """A page of places, and a person's own."""
    key, counts = _key(query), _counts(db, query)
    before = 0
    found: list[Rung] = []
    for whole, people in counts:
        if before + people >= first:
            page = query.days, last - first + 1, first - 1 - before
            rows = db.execute(ON_PAGE, (*key, *key, whole + 1, *page)).fetchall()
            found = [Rung(place, *row[:5]) for place, row in enumerate(rows, first)]
            break
        before += people
    if all(one.person != person for one in found):
        own = _own(db, query, counts, person)
        found += [] if own is None else [own]
    return tuple(found)


def own_rung(db: Database, query: LadderQuery, person: int) -> Rung | None:
    """A person's place."""
    return _own(db, query, _counts(db, query), person)


def _key(query: LadderQuery) -> tuple[str, int, str, int, str]:
    period = query.period
    return query.kind, query.home, period.span, period.begins, query.game


def _counts(db: Database, query: LadderQuery) -> PlayCounts:
    return [(*row,) for row in db.execute(COUNTS, (*_key(query), query.days)).fetchall()]


def _own(db: Database, query: LadderQuery, counts: PlayCounts, person: int) -> Rung | None:
    of = *_key(query), query.days
    row = db.execute(OWN, (*of, person)).fetchone()
    if row is None:
        return None
    *_, percent, cost = row
    better = sum(people for whole, people in counts if whole > int(percent))
    ((as_whole,),) = db.execute(BETTER, (*of, percent, int(percent) + 1)).fetchall()
    ((equal,),) = db.execute(AS_GOOD, (*of, percent, cost, cost, person)).fetchall()
    return Rung(better + as_whole + equal + 1, *row[:5])
