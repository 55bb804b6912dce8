"""Where people are in lessons, as it is stored, and how steps were answered, without names."""

from dataclasses import dataclass
from typing import NamedTuple

from bot.store.database import Database
from bot.store.errors import MoveTaken
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, reads, writes


@dataclass(frozen=True, kw_only=True)
class StoredRun:
    """Where a person is in a lesson; each person has one."""

    id: int
    user: int
    lesson: str
    step: int = 0
    """The index of the step that is asked; behind the last one the lesson is over."""
    misses: int = 0
    """Wrong answers to that step."""
    answer: str = ""
    """The last answer; empty: none, or it says nothing now."""
    moves: tuple[str, ...] = ()
    """The moves of a learner who plays on freely, as lines of a record; none: as recorded."""
    seq: int = 0
    """The number of presses, which gives stale ones away."""
    asked_at: int = 0
    """When the person came to the step, in seconds."""
    wanted: str = ""
    """The number of the lesson that was asked for, and builds on this one; empty: this one was."""


class Tally(NamedTuple):
    """A press, as the counts of steps see it."""

    answered: str = ""
    """The name of the step that was answered for good; empty: none was."""
    is_right_first: bool = False
    seconds: int = 0
    shown: str = ""
    """The name of the step that is shown now; empty: it was shown before this press, too."""


class StepCount(NamedTuple):
    """How often a step was shown, answered, and answered right at once."""

    step: str
    shown: int
    answered: int
    right_first: int
    seconds: int
    """Seconds until they answered, all together."""


SELECT = """
SELECT id, lesson, step, misses, answer, moves, seq, asked_at, wanted
FROM lesson_runs WHERE "user" = ?
"""
BEGIN = """
INSERT INTO lesson_runs ("user", lesson, step, misses, answer, moves, seq, asked_at, wanted)
VALUES (?, ?, 0, 0, '', '', 0, ?, ?)
ON CONFLICT ("user") DO UPDATE SET lesson = excluded.lesson, step = 0, misses = 0, answer = '',
    moves = '', seq = lesson_runs.seq + 1, asked_at = excluded.asked_at, wanted = excluded.wanted
"""
ADVANCE = """
UPDATE lesson_runs SET step = ?, misses = ?, answer = ?, moves = ?, seq = seq + 1, asked_at = ?
WHERE id = ? AND seq = ?
"""
WANT = 'UPDATE lesson_runs SET wanted = ? WHERE "user" = ?'
FINISH = 'INSERT INTO lessons_done ("user", lesson) VALUES (?, ?) ON CONFLICT DO NOTHING'
DONE = 'SELECT lesson FROM lessons_done WHERE "user" = ? ORDER BY lesson'
MAX_OFFERS = 2
"""Number of deals below which a lesson is offered to a person who does not open it."""
OFFERED_AT = """
SELECT lesson FROM lesson_offers WHERE "user" = ? AND table_id = ? AND deal = ?
"""
OFTEN_OFFERED = 'SELECT lesson FROM lesson_offers WHERE "user" = ? AND shown >= ?'
OFFER = """
INSERT INTO lesson_offers ("user", lesson, shown, table_id, deal) VALUES (?, ?, 1, ?, ?)
ON CONFLICT ("user", lesson) DO UPDATE SET shown = lesson_offers.shown + 1,
    table_id = excluded.table_id, deal = excluded.deal
"""
NEVER_OFFER = """
INSERT INTO lesson_offers ("user", lesson, shown, table_id, deal) VALUES (?, ?, ?, 0, 0)
ON CONFLICT ("user", lesson) DO UPDATE SET shown = excluded.shown
"""
COUNT = """
INSERT INTO lesson_steps (step, shown, answered, right_first, seconds) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (step) DO UPDATE SET shown = lesson_steps.shown + excluded.shown,
    answered = lesson_steps.answered + excluded.answered,
    right_first = lesson_steps.right_first + excluded.right_first,
    seconds = lesson_steps.seconds + excluded.seconds
"""
COUNTS = "SELECT step, shown, answered, right_first, seconds FROM lesson_steps ORDER BY step"


def load(db: Database, user: int) -> StoredRun | None:
    """Return where a person is; None if they have never begun a lesson."""
    row = db.execute(SELECT, (user,)).fetchone()
    if row is None:
        return None
    number, lesson, step, misses, answer, moves, seq, asked_at, wanted = row
    return StoredRun(
        id=number, user=user, lesson=lesson, step=step, misses=misses, answer=answer,
        moves=tuple(moves.splitlines()), seq=seq, asked_at=asked_at, wanted=wanted,
    )  # fmt: skip


def begin(
    db: Database, user: int, lesson: str, first: str, now: int, wanted: str = ""
) -> StoredRun:
    """Begin a lesson, the name of whose first step is ``first``, in place of the last one.

    From then on it is not offered any more. ``wanted``: the lesson to which it leads.
    """
    db.execute(BEGIN, (user, lesson, now, wanted))
    db.execute(NEVER_OFFER, (user, lesson, MAX_OFFERS))
    _count(db, Tally(shown=first))
    run = load(db, user)
    assert run is not None
    return run


def want(db: Database, user: int, wanted: str) -> None:
    """Note the lesson to which the person's own one leads; empty: none was asked for."""
    db.execute(WANT, (wanted, user))


def advance(db: Database, run: StoredRun, tally: Tally, *, is_over: bool) -> None:
    """Store a press: ``run`` as it is after it, but with the ``seq`` before it.

    Raises MoveTaken if another press came first.
    """
    moves = "\n".join(run.moves)
    values = (run.step, run.misses, run.answer, moves, run.asked_at, run.id, run.seq)
    if db.execute(ADVANCE, values).rowcount != 1:
        raise MoveTaken(f"Lesson of run {run.id}: press {run.seq} isn't the next one.")
    if is_over:
        db.execute(FINISH, (run.user, run.lesson))
    _count(db, tally)


def _count(db: Database, tally: Tally) -> None:
    if tally.answered:
        row = (tally.answered, 0, 1, int(tally.is_right_first), tally.seconds)
        db.execute(COUNT, row)
    if tally.shown:
        db.execute(COUNT, (tally.shown, 1, 0, 0, 0))


def done(db: Database, user: int) -> frozenset[str]:
    """Return the numbers of the lessons that a person has done."""
    return frozenset(lesson for (lesson,) in db.execute(DONE, (user,)).fetchall())


def offer(
    db: Database, user: int, candidates: tuple[str, ...], table: int, deal: int
) -> str | None:
    """Return the lesson to offer below the score of a deal, and note it; None: none of them.

    It is the first one that the person has not done or opened, and was offered below fewer than
    ``MAX_OFFERS`` deals. For the same deal it is the same one again.
    """
    again = db.execute(OFFERED_AT, (user, table, deal)).fetchone()
    if again is not None:
        return str(again[0])
    refused = {lesson for (lesson,) in db.execute(OFTEN_OFFERED, (user, MAX_OFFERS)).fetchall()}
    refused |= done(db, user)
    lesson = next((lesson for lesson in candidates if lesson not in refused), None)
    if lesson is not None:
        db.execute(OFFER, (user, lesson, table, deal))
    return lesson


def counts(db: Database) -> tuple[StepCount, ...]:
    """Return how each step was answered."""
    return tuple(StepCount(*row) for row in db.execute(COUNTS).fetchall())


class LessonRows(Rows):
    """The store's calls about lessons."""

    load = reads(load)
    begin = writes(begin)
    want = writes(want)
    advance = writes(advance)
    done = reads(done)
    offer = writes(offer)
    counts = reads(counts)


PERSONAL = PersonalRows(
    export={
        "lesson": """
            SELECT lesson, step, misses, answer, moves, asked_at AS "at", wanted
            FROM lesson_runs WHERE "user" = ?1""",
        "lessons_done": 'SELECT lesson FROM lessons_done WHERE "user" = ?1',
        "lesson_offers": """
            SELECT lesson, shown, table_id AS "table", deal FROM lesson_offers WHERE "user" = ?1""",
    },
    forget_person=(
        'DELETE FROM lesson_runs WHERE "user" = ?1',
        'DELETE FROM lessons_done WHERE "user" = ?1',
        'DELETE FROM lesson_offers WHERE "user" = ?1',
    ),
    forget_server=(
        """UPDATE lesson_offers SET table_id = 0, deal = 0
            WHERE "user" IN (SELECT "user" FROM names WHERE guild = ?1)
                AND table_id IN (SELECT id FROM tables WHERE guild = ?1)""",
    ),
)
