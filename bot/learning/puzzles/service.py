"""Puzzles before people: chosen, answered, voted on."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.games.forms import DEFAULT_FORM, FORMS, Form
from bot.kit.errors import Denied, Stale
from bot.learning.puzzles.library import Collection, Library
from bot.learning.puzzles.rating import first_rating, most_fitting
from bot.learning.puzzles.repetition import DAY_SECONDS, LEARNT, MAX_PER_DAY, after_answer
from bot.learning.puzzles.rows import GivenAnswer, PuzzleRows, StoredSolver, Vote
from bot.store import MoveTaken
from search.puzzles.puzzle import Answer, Puzzle

VOTES_TO_JUDGE = 20
"""With so many votes, a puzzle that more people dislike than like is no longer chosen."""


@dataclass(frozen=True)
class Reaction:
    """An answer with what is shown about it."""

    answer: Answer
    """The answer that was given."""
    others: Mapping[str, int]
    """How often other people chose each answer at first, by its code."""
    is_rated: bool
    vote: str
    """The person's vote; empty: none yet."""


@dataclass(frozen=True)
class Solving:
    """A puzzle before a person."""

    solver: StoredSolver
    puzzle: Puzzle
    number: int
    """The number of puzzles in the collection."""
    reaction: Reaction | None
    """None: it is not answered yet."""


class _Chosen(NamedTuple):
    """A puzzle to be shown."""

    key: str
    repeats: str = ""
    """The key of the puzzle whose repetition it is; empty: it is none."""


class Puzzles:
    """The puzzles of all people. Each method may raise Denied or StoreError."""

    def __init__(self, rows: PuzzleRows, library: Library, now: Callable[[], float]) -> None:
        self._rows = rows
        self._library = library
        self._now = now

    async def open(self, user: int, form: Form | None, theme: str) -> Solving:
        """Return the puzzle before a person, or the next one if it is answered or does not fit.

        ``form``: None for the game of their last puzzle; ``theme``: empty for any.
        """
        solver = await self._solver(user)
        wanted = replace(solver, game=solver.game if form is None else form.name, theme=theme)
        if wanted == solver and solver.puzzle and not solver.answer:
            return await self._current(solver)
        return await self._show_next(wanted)

    async def find(self, user: int) -> Solving:
        """Return the puzzle before a person, answered or not; the first one if there is none."""
        return await self._current(await self._solver(user))

    async def next(self, solving: Solving) -> Solving:
        """Show the next puzzle. Raises Stale."""
        if solving.reaction is None:
            raise Stale
        return await self._show_next(solving.solver)

    async def answer(self, solving: Solving, code: str) -> Solving:
        """Answer the puzzle. Raises Stale."""
        answer = solving.puzzle.answer(code)
        if answer is None or solving.reaction is not None:
            raise Stale
        solver, now = solving.solver, int(self._now())
        seconds = max(0, now - solver.asked_at)
        earlier = await self._rows.repetition(solver.user, solver.repeats or solver.puzzle)
        schedule = None
        if earlier is not None or not answer.is_right:
            schedule = after_answer(earlier, is_right=answer.is_right, seconds=seconds, now=now)
        given = GivenAnswer(
            solver=solver,
            code=code,
            is_right=answer.is_right,
            seconds=seconds,
            now=now,
            first_rating=first_rating(solving.puzzle.solvers),
            schedule=schedule,
        )
        try:
            await self._rows.answer(given)
        except MoveTaken:
            raise Stale from None
        return await self.find(solver.user)

    async def vote(self, solving: Solving, vote: Vote) -> Solving:
        """Vote on an answered puzzle. Raises Stale."""
        if solving.reaction is None:
            raise Stale
        await self._rows.vote(solving.solver.user, solving.solver.puzzle, vote)
        return replace(solving, reaction=replace(solving.reaction, vote=vote))

    async def _solver(self, user: int) -> StoredSolver:
        stored = await self._rows.load(user)
        return StoredSolver(user=user, game=DEFAULT_FORM.name) if stored is None else stored

    async def _collection(self, solver: StoredSolver) -> Collection:
        collection = await self._library.collection(FORMS.get(solver.game, DEFAULT_FORM))
        if not collection.puzzles:
            raise Denied("no-puzzles")
        return collection

    async def _current(self, solver: StoredSolver) -> Solving:
        """Return the puzzle before a person; the next one if it is gone from the data."""
        collection = await self._collection(solver)
        puzzle = collection.puzzles.get(solver.puzzle)
        if puzzle is None:
            return await self._show_next(solver)
        answer = puzzle.answer(solver.answer)
        reaction = None if answer is None else await self._reaction(solver, answer)
        return Solving(solver, puzzle, len(collection.puzzles), reaction)

    async def _reaction(self, solver: StoredSolver, answer: Answer) -> Reaction:
        counts = await self._rows.choices(solver.puzzle)
        first = await self._rows.first_answer(solver.user, solver.puzzle)
        if first in counts:
            counts[first] -= 1
        return Reaction(
            answer=answer,
            others={code: count for code, count in counts.items() if count > 0},
            is_rated=not solver.repeats,
            vote=await self._rows.vote_of(solver.user, solver.puzzle),
        )

    async def _show_next(self, solver: StoredSolver) -> Solving:
        """Choose the next puzzle, and store that it is shown. Raises Stale."""
        collection = await self._collection(solver)
        now = int(self._now())
        day = now // DAY_SECONDS
        repeated = solver.repeated if solver.day == day else 0
        chosen = await self._choose(solver, collection, now, may_repeat=repeated < MAX_PER_DAY)
        shown = replace(
            solver,
            puzzle=chosen.key,
            repeats=chosen.repeats,
            answer="",
            seq=solver.seq + 1,
            asked_at=now,
            day=day,
            repeated=repeated + bool(chosen.repeats),
        )
        try:
            await self._rows.show(shown)
        except MoveTaken:
            raise Stale from None
        return Solving(shown, collection.puzzles[chosen.key], len(collection.puzzles), None)

    async def _choose(
        self, solver: StoredSolver, collection: Collection, now: int, *, may_repeat: bool
    ) -> _Chosen:
        """Choose a puzzle: one that comes back, else the most fitting that is new to the person."""
        ratings = {key: first_rating(puzzle.solvers) for key, puzzle in collection.puzzles.items()}
        retired = set()
        for stored in await self._rows.ratings(solver.game):
            ratings[stored.puzzle] = stored.rating
            enough = stored.likes + stored.dislikes >= VOTES_TO_JUDGE
            if enough and stored.dislikes > stored.likes:
                retired.add(stored.puzzle)
        about = collection.about(solver.theme)
        if not about:
            raise Denied("no-puzzles-about")
        answered = await self._rows.answered(solver.user)
        fresh = about.keys() - retired - answered
        if may_repeat:
            for puzzle, schedule in await self._rows.due(solver.user, now):
                if puzzle in about and puzzle not in retired:
                    other = None
                    if schedule.successes >= LEARNT:
                        alike = collection.about(about[puzzle].themes[0]).keys() & fresh
                        other = most_fitting(solver.rating, ratings, alike)
                    return _Chosen(other or puzzle, repeats=puzzle)
        key = most_fitting(solver.rating, ratings, fresh)
        if key is None:
            raise Denied("puzzles-done", number=len(about))
        return _Chosen(key)
