"""Answers to puzzles, ratings, repetitions and votes, as they are stored."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from bot.careers.ratings import FRESH, Rating
from bot.learning.puzzles.rating import CHOSEN_WEIGHT, FULL_WEIGHT, rate_answer
from bot.learning.puzzles.repetition import Schedule
from bot.store.database import Database
from bot.store.errors import MoveTaken
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, reads, writes

Vote = Literal["up", "down"]
VOTES_TO_JUDGE = 20
"""With so many votes, a puzzle that more people dislike than like is judged anew."""


@dataclass(frozen=True, kw_only=True)
class StoredSolver:
    """A person who solves puzzles, and the puzzle before them."""

    user: int
    rating: Rating = FRESH
    game: str
    """The name of the form."""
    theme: str = ""
    """The theme that was asked for; empty: any."""
    puzzle: str = ""
    """The key of the puzzle."""
    repeats: str = ""
    """The key of the puzzle whose repetition it is; empty: it is none."""
    answer: str = ""
    """The code of the answer; empty: it is not answered yet."""
    seq: int = 0
    """Counts the puzzles shown, which gives stale presses away."""
    asked_at: int = 0
    """When the puzzle was shown, in seconds."""
    day: int = 0
    """The day of the last repetition, since 1970."""
    repeated: int = 0
    """The number of repetitions on that day."""


class GivenAnswer(NamedTuple):
    """An answer to the puzzle before a person."""

    solver: StoredSolver
    """The person before the answer."""
    code: str
    is_right: bool
    seconds: int
    now: int
    first_rating: Rating
    """The puzzle's rating if it has none yet."""
    schedule: Schedule | None
    """When the puzzle comes back; None: it does not."""
    puzzle_of_day: int | None
    """The day whose puzzle it is, since 1970; None: it is none's."""


class FirstAnswer(NamedTuple):
    """The first answer of a person to a puzzle."""

    code: str
    is_right: bool
    seconds: int
    at: int
    """When it was given, in seconds."""


class Repetition(NamedTuple):
    """A puzzle that comes back to a person."""

    puzzle: str
    schedule: Schedule


class PuzzleRating(NamedTuple):
    """The stored rating of a puzzle, with its votes."""

    puzzle: str
    rating: Rating
    likes: int
    dislikes: int
    kept: bool | None
    """Whether it kept its answer when it was judged anew; None: it was not."""

    @property
    def is_doubted(self) -> bool:
        """Whether it is to be judged anew."""
        enough = self.likes + self.dislikes >= VOTES_TO_JUDGE
        return self.kept is None and enough and self.dislikes > self.likes

    @property
    def is_retired(self) -> bool:
        """Whether it is not chosen for anybody."""
        return self.kept is False or self.is_doubted


SELECT_SOLVER = """
SELECT mu, sigma, game, theme, puzzle, repeats, answer, seq, asked_at, day, repeated
FROM puzzle_solvers WHERE "user" = ?
"""
SHOW = """
INSERT INTO puzzle_solvers ("user", mu, sigma, game, theme, puzzle, repeats, answer, seq, asked_at,
    day, repeated) VALUES (?, ?, ?, ?, ?, ?, ?, '', ?, ?, ?, ?)
ON CONFLICT ("user") DO UPDATE SET game = excluded.game, theme = excluded.theme,
    puzzle = excluded.puzzle, repeats = excluded.repeats, answer = '', seq = excluded.seq,
    asked_at = excluded.asked_at, day = excluded.day, repeated = excluded.repeated
WHERE puzzle_solvers.seq = excluded.seq - 1
"""
CLOSE = """
UPDATE puzzle_solvers SET answer = ? WHERE "user" = ? AND seq = ? AND puzzle = ? AND answer = ''
"""
RATE_SOLVER = 'UPDATE puzzle_solvers SET mu = ?, sigma = ? WHERE "user" = ?'
SOLVER_RATING = 'SELECT mu, sigma FROM puzzle_solvers WHERE "user" = ?'
INSERT_ANSWER = """
INSERT INTO puzzle_answers ("user", puzzle, answer, is_right, seconds, at, is_rated)
VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
ANSWERED = 'SELECT puzzle, at FROM puzzle_answers WHERE "user" = ?'
FIRST_ANSWER = """
SELECT answer, is_right, seconds, at FROM puzzle_answers WHERE "user" = ? AND puzzle = ?
"""
INSERT_DAY = 'INSERT INTO puzzle_days ("user", day) VALUES (?, ?) ON CONFLICT DO NOTHING'
DAYS = 'SELECT day FROM puzzle_days WHERE "user" = ? ORDER BY day'
COUNT_CHOICE = """
INSERT INTO puzzle_choices (puzzle, answer, chosen) VALUES (?, ?, 1)
ON CONFLICT (puzzle, answer) DO UPDATE SET chosen = puzzle_choices.chosen + 1
"""
CHOICES = "SELECT answer, chosen FROM puzzle_choices WHERE puzzle = ?"
PUZZLE_RATING = "SELECT mu, sigma FROM puzzle_ratings WHERE puzzle = ?"
RATE_PUZZLE = """
INSERT INTO puzzle_ratings (puzzle, game, mu, sigma, likes, dislikes) VALUES (?, ?, ?, ?, 0, 0)
ON CONFLICT (puzzle) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma
"""
RATINGS = "SELECT puzzle, mu, sigma, likes, dislikes, kept FROM puzzle_ratings WHERE game = ?"
JUDGE_ANEW = "UPDATE puzzle_ratings SET kept = ? WHERE puzzle = ?"
DELETE_REPETITION = 'DELETE FROM puzzle_repetitions WHERE "user" = ? AND puzzle = ?'
REPEAT = """
INSERT INTO puzzle_repetitions ("user", puzzle, card, due, successes) VALUES (?, ?, ?, ?, ?)
ON CONFLICT ("user", puzzle) DO UPDATE SET card = excluded.card, due = excluded.due,
    successes = excluded.successes
"""
REPETITION = """
SELECT puzzle, card, due, successes FROM puzzle_repetitions WHERE "user" = ? AND puzzle = ?
"""
DUE = """
SELECT puzzle, card, due, successes FROM puzzle_repetitions
WHERE "user" = ? AND due <= ? ORDER BY due, puzzle
"""
VOTE = """
INSERT INTO puzzle_votes ("user", puzzle, vote) VALUES (?, ?, ?)
ON CONFLICT ("user", puzzle) DO UPDATE SET vote = excluded.vote
"""
VOTE_OF = 'SELECT vote FROM puzzle_votes WHERE "user" = ? AND puzzle = ?'
COUNT_VOTE = """
UPDATE puzzle_ratings SET likes = likes + ?, dislikes = dislikes + ? WHERE puzzle = ?
"""


def load(db: Database, user: int) -> StoredSolver | None:
    """Return a person with the puzzle before them; None if they have never asked for one."""
    row = db.execute(SELECT_SOLVER, (user,)).fetchone()
    if row is None:
        return None
    mu, sigma, game, theme, puzzle, repeats, answer, seq, asked_at, day, repeated = row
    return StoredSolver(
        user=user, rating=Rating(mu, sigma), game=game, theme=theme, puzzle=puzzle, repeats=repeats,
        answer=answer, seq=seq, asked_at=asked_at, day=day, repeated=repeated,
    )  # fmt: skip


def show(db: Database, solver: StoredSolver) -> None:
    """Store the next puzzle before a person. Raises MoveTaken if another press came first."""
    values = (
        solver.user, *solver.rating, solver.game, solver.theme, solver.puzzle, solver.repeats,
        solver.seq, solver.asked_at, solver.day, solver.repeated,
    )  # fmt: skip
    if db.execute(SHOW, values).rowcount != 1:
        raise MoveTaken(f"Puzzle {solver.seq} of a person isn't the next one.")


def answer(db: Database, given: GivenAnswer) -> None:
    """Store an answer with all that follows from it. Raises MoveTaken if there was one already.

    Only the first answer of a person to a puzzle is counted, and rated unless it is a repetition.
    For the puzzle of a day any answer counts: puzzles come back on other days.
    """
    solver, user, puzzle = given.solver, given.solver.user, given.solver.puzzle
    if db.execute(CLOSE, (given.code, user, solver.seq, puzzle)).rowcount != 1:
        raise MoveTaken(f"Puzzle {solver.seq} of a person is answered already.")
    is_rated = not solver.repeats
    facts = (given.code, int(given.is_right), given.seconds, given.now, int(is_rated))
    if db.execute(INSERT_ANSWER, (user, puzzle, *facts)).rowcount == 1:
        db.execute(COUNT_CHOICE, (puzzle, given.code))
        if is_rated:
            _rate(db, given)
    if given.puzzle_of_day is not None:
        db.execute(INSERT_DAY, (user, given.puzzle_of_day))
    if solver.repeats:
        db.execute(DELETE_REPETITION, (user, solver.repeats))
    if given.schedule is not None:
        db.execute(REPEAT, (user, puzzle, *given.schedule))


def _rate(db: Database, given: GivenAnswer) -> None:
    solver = given.solver
    stored = db.execute(PUZZLE_RATING, (solver.puzzle,)).fetchone()
    before = given.first_rating if stored is None else Rating(*stored)
    rating = Rating(*db.execute(SOLVER_RATING, (solver.user,)).fetchone())
    weight = CHOSEN_WEIGHT if solver.theme else FULL_WEIGHT
    solver_after, puzzle_after = rate_answer(rating, before, is_right=given.is_right, weight=weight)
    db.execute(RATE_SOLVER, (*solver_after, solver.user))
    db.execute(RATE_PUZZLE, (solver.puzzle, solver.game, *puzzle_after))


def answered(db: Database, user: int) -> dict[str, int]:
    """Return when a person first answered puzzles, in seconds, by their keys."""
    return dict(db.execute(ANSWERED, (user,)).fetchall())


def days(db: Database, user: int) -> tuple[int, ...]:
    """Return the days whose puzzle a person has answered, since 1970."""
    return tuple(day for (day,) in db.execute(DAYS, (user,)).fetchall())


def first_answer(db: Database, user: int, puzzle: str) -> FirstAnswer | None:
    """Return a person's first answer to a puzzle; None: there is none."""
    row = db.execute(FIRST_ANSWER, (user, puzzle)).fetchone()
    return None if row is None else FirstAnswer(row[0], bool(row[1]), *row[2:])


def choices(db: Database, puzzle: str) -> dict[str, int]:
    """Return how often each answer of a puzzle was the first one of a person, by its code."""
    return dict(db.execute(CHOICES, (puzzle,)).fetchall())


def ratings(db: Database, game: str) -> tuple[PuzzleRating, ...]:
    """Return what is stored about the puzzles of a game that somebody has answered."""
    rows = db.execute(RATINGS, (game,)).fetchall()
    return tuple(
        PuzzleRating(key, Rating(mu, sigma), likes, dislikes, None if kept is None else bool(kept))
        for key, mu, sigma, likes, dislikes, kept in rows
    )


def judge_anew(db: Database, puzzle: str, *, is_kept: bool) -> None:
    """Note whether a puzzle kept its answer when it was judged anew."""
    db.execute(JUDGE_ANEW, (int(is_kept), puzzle))


def due(db: Database, user: int, now: int) -> tuple[Repetition, ...]:
    """Return the puzzles that come back to a person by now, the earliest first."""
    rows = db.execute(DUE, (user, now)).fetchall()
    return tuple(Repetition(puzzle, Schedule(*schedule)) for puzzle, *schedule in rows)


def repetition(db: Database, user: int, puzzle: str) -> Schedule | None:
    """Return when a puzzle comes back to a person; None: it does not."""
    row = db.execute(REPETITION, (user, puzzle)).fetchone()
    return None if row is None else Schedule(*row[1:])


def vote(db: Database, user: int, puzzle: str, choice: Vote) -> None:
    """Store a vote on a puzzle, in place of an earlier one of the same person."""
    earlier = vote_of(db, user, puzzle)
    if earlier == choice:
        return
    db.execute(VOTE, (user, puzzle, choice))
    likes, dislikes = (int(choice == side) - int(earlier == side) for side in ("up", "down"))
    db.execute(COUNT_VOTE, (likes, dislikes, puzzle))


def vote_of(db: Database, user: int, puzzle: str) -> str:
    """Return a person's vote on a puzzle; empty: there is none."""
    row = db.execute(VOTE_OF, (user, puzzle)).fetchone()
    return "" if row is None else str(row[0])


class PuzzleRows(Rows):
    """The store's calls about puzzles."""

    load = reads(load)
    show = writes(show)
    answer = writes(answer)
    answered = reads(answered)
    days = reads(days)
    first_answer = reads(first_answer)
    choices = reads(choices)
    ratings = reads(ratings)
    judge_anew = writes(judge_anew)
    due = reads(due)
    repetition = reads(repetition)
    vote = writes(vote)
    vote_of = reads(vote_of)


PERSONAL = PersonalRows(
    export={
        "puzzles": """
            SELECT mu, sigma, game, theme, puzzle, repeats, answer, asked_at AS "at", day, repeated
            FROM puzzle_solvers WHERE "user" = ?1""",
        "puzzle_answers": """
            SELECT puzzle, answer, is_right, seconds, at, is_rated
            FROM puzzle_answers WHERE "user" = ?1""",
        "puzzle_repetitions": """
            SELECT puzzle, card, due AS "at", successes
            FROM puzzle_repetitions WHERE "user" = ?1""",
        "puzzle_days": 'SELECT day FROM puzzle_days WHERE "user" = ?1',
        "puzzle_votes": 'SELECT puzzle, vote FROM puzzle_votes WHERE "user" = ?1',
    },
    forget_person=(
        'DELETE FROM puzzle_solvers WHERE "user" = ?1',
        'DELETE FROM puzzle_answers WHERE "user" = ?1',
        'DELETE FROM puzzle_repetitions WHERE "user" = ?1',
        'DELETE FROM puzzle_days WHERE "user" = ?1',
        'DELETE FROM puzzle_votes WHERE "user" = ?1',
    ),
)
