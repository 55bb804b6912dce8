"""A person's tries at deals of the day, as they are stored."""

from typing import NamedTuple

from bot.contests.core import rows as contest_rows
from bot.store.database import Database
from bot.store.rows import Rows, reads

MAX_RESULTS = 10_000
"""The newest tries that are counted: as many as in three years of every deal of each day."""
MAX_JUDGED = 100
"""The newest judged tries whose decisions are compared."""


class DayResult(NamedTuple):
    """A person's try at a deal of a day, begun in time, with no more than they may see of it."""

    entry: int
    kind: str
    """As in ``contests.kind``."""
    day: int
    deal: int
    """Which of its contest's deals, from 0."""
    variant: str
    players: int
    settled: bool
    """Its deal is over."""
    played: bool
    """Its person has finished it."""
    percent: int | None
    """The percentile; None: its deal is open, or there are too few to compare with."""
    cost: float | None
    """The cost of its decisions, in spreads of the game; None: its deal is open, or unknown."""
    ghosts: int
    """The house players with whom it is compared."""


class JudgedTry(NamedTuple):
    """A judged try at a deal that is over."""

    entry: int
    kind: str
    day: int
    deal: int
    """Which of its contest's deals, from 0."""
    variant: str
    players: int
    table: int
    """Where the deal can be looked at."""
    found: str
    """The verdict on its decisions, as in ``core.rows.StoredEntry``."""


GHOSTS = """(
    SELECT count(*) FROM ghosts
    WHERE ghosts.contest = entries.contest AND ghosts.deal = entries.deal
        AND ghosts.seat = entries.seat)
"""
OF_PERSON = """
FROM entries JOIN contests ON contests.id = contest
WHERE person = ? AND kind IN ('daily', 'rated') AND late = 0
"""
RESULTS = f"""
SELECT entries.id, kind, number, entries.deal, variant, players, settled,
    CASE WHEN finished_at IS NOT NULL AND by_house = 0 THEN 1 ELSE 0 END,
    CASE WHEN settled = 1 AND by_house = 0 THEN percent END,
    CASE WHEN settled = 1 AND by_house = 0 THEN cost END, {GHOSTS}
{OF_PERSON} ORDER BY number DESC, entries.id DESC LIMIT ?
"""
VERDICTS = f"""
SELECT entries.id, found
{OF_PERSON} AND number >= ? AND number < ? AND by_house = 0 AND finished_at IS NOT NULL
"""
VERDICT = "SELECT found FROM entries WHERE id = ?"
JUDGED = f"""
SELECT entries.id, kind, number, entries.deal, variant, players, table_id, found
{OF_PERSON}
    AND settled = 1 AND number >= ? AND by_house = 0 AND found IS NOT NULL
    AND table_id IS NOT NULL
ORDER BY number DESC, entries.id DESC LIMIT ?
"""


def results(db: Database, person: int, limit: int = MAX_RESULTS) -> tuple[DayResult, ...]:
    """Return a person's newest tries, newest first."""
    rows = db.execute(RESULTS, (person, limit)).fetchall()
    return tuple(
        DayResult._make((*contest, bool(settled), bool(played), percent, cost, ghosts))
        for *contest, settled, played, percent, cost, ghosts in rows
    )


def verdicts(db: Database, person: int, first: int, end: int) -> dict[int, str | None]:
    """Return the verdicts on tries that a person has finished on some days, by their numbers.

    They are as in ``core.rows.StoredEntry``. ``end``: the day after the last one.
    """
    return dict(db.execute(VERDICTS, (person, first, end)).fetchall())


def verdicts_on(db: Database, entries: tuple[int, ...]) -> tuple[str | None, ...]:
    """Return the verdicts on tries, as in ``core.rows.StoredEntry``."""
    rows = [db.execute(VERDICT, (entry,)).fetchone() for entry in entries]
    return tuple(None if row is None else row[0] for row in rows)


def judged(db: Database, person: int, first: int, limit: int = MAX_JUDGED) -> tuple[JudgedTry, ...]:
    """Return a person's newest judged tries from a day on, newest first."""
    rows = db.execute(JUDGED, (person, first, limit)).fetchall()
    return tuple(JudgedTry(*row) for row in rows)


class DayRows(Rows):
    """The store's calls about a person's days."""

    results = reads(results)
    held_days = reads(contest_rows.held_days)
    verdicts = reads(verdicts)
    verdicts_on = reads(verdicts_on)
    judged = reads(judged)
