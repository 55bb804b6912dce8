"""SQL of ladders, and functions for one transaction each: both kinds of databases know it."""

from collections import defaultdict
from typing import NamedTuple

from bot.store.database import Database
from bot.store.ladders import LadderQuery, Marked, Period, Ranked, Rung

UNKNOWN = 1_000_000.0
"""In place of what decisions cost in the mean, where nobody knows."""

TO_RANK = """
SELECT id, person, home, name, points FROM entries
WHERE contest = ? AND finished_at IS NOT NULL AND late = 0 AND person IS NOT NULL
    AND home <> 0
ORDER BY id
"""
MARK = "UPDATE entries SET percent = ?, cost = ? WHERE id = ? AND person IS NOT NULL"
MARKED = """
SELECT variant, players, number, percent, cost FROM entries JOIN contests ON contests.id = contest
WHERE person = ? AND home = ? AND kind = 'daily' AND percent IS NOT NULL
    AND number >= ? AND number < ?
"""
SUM_UP = """
INSERT INTO ladder (home, span, begins, game, person, name, days, tries, percent, cost)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (home, span, begins, game, person) DO UPDATE SET name = excluded.name,
    days = excluded.days, tries = excluded.tries, percent = excluded.percent, cost = excluded.cost
"""
OF = "FROM ladder WHERE home = ? AND span = ? AND begins = ? AND game = ?"
SELECT = "SELECT person, name, days, tries, percent, cost"
ORDER = "ORDER BY percent DESC, cost, person"
ON_PAGE = f"""
{SELECT} {OF} AND person IN (SELECT person {OF} AND days >= ? {ORDER} LIMIT ? OFFSET ?) {ORDER}
"""
"""The index alone tells who is on a page."""
OWN = f"{SELECT} {OF} AND days >= ? AND person = ?"
BETTER = f"SELECT count(*) {OF} AND days >= ? AND percent > ?"  # of the above alone
AS_GOOD = f"""
SELECT count(*) {OF} AND days >= ? AND percent = ? AND (cost < ? OR (cost = ? AND person < ?))
"""


class _Try(NamedTuple):
    day: int
    percent: int
    cost: float | None


def to_rank(db: Database, contest: int) -> tuple[Ranked, ...]:
    """The tries of a contest that count."""
    return tuple(Ranked(*row) for row in db.execute(TO_RANK, (contest,)).fetchall())


def rank(db: Database, one: Ranked, marked: Marked, periods: tuple[Period, ...]) -> None:
    """Note what a try has come to, and sum its person's tries up."""
    db.execute(MARK, (marked.percent, marked.cost, one.entry))
    for period in periods:
        at = one.person, one.home, period.begins, period.ends
        by_game: dict[str, list[_Try]] = defaultdict(list)
        for variant, players, *made in db.execute(MARKED, at).fetchall():
            for game in ("", f"{variant} {players}"):
                by_game[game].append(_Try(*made))
        key = one.home, period.span, period.begins
        for game, tries in by_game.items():
            db.execute(SUM_UP, (*key, game, one.person, one.name, *_sums(tries)))


def _sums(tries: list[_Try]) -> tuple[int, int, float, float]:
    costs = [one.cost for one in tries if one.cost is not None]
    percent = sum(one.percent for one in tries) / len(tries)
    cost = sum(costs) / len(costs) if costs else UNKNOWN
    return len({one.day for one in tries}), len(tries), percent, cost


def rungs(db: Database, query: LadderQuery, first: int, last: int, person: int) -> tuple[Rung, ...]:
    """A page of places, and a person's own."""
    period = query.period
    key = query.home, period.span, period.begins, query.game
    of = *key, query.days
    rows = db.execute(ON_PAGE, (*key, *of, last - first + 1, first - 1)).fetchall()
    found = [Rung(place, *row[:5]) for place, row in enumerate(rows, first)]
    if all(one.person != person for one in found):
        for row in db.execute(OWN, (*of, person)).fetchall():
            *_, percent, cost = row
            ((better,),) = db.execute(BETTER, (*of, percent)).fetchall()
            ((equal,),) = db.execute(AS_GOOD, (*of, percent, cost, cost, person)).fetchall()
            found.append(Rung(better + equal + 1, *row[:5]))
    return tuple(found)
