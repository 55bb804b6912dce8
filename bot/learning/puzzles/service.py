"""Puzzles before people: chosen, answered, voted on."""

from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, TypeAlias

from bot.careers.ratings import Rating
from bot.games.forms import DEFAULT_FORM, FORMS, Form
from bot.kit.errors import Denied, Stale
from bot.learning.puzzles.library import Collection, Library, of_day, read_made
from bot.learning.puzzles.made_rows import MadePuzzleRows
from bot.learning.puzzles.making import PuzzleMaking
from bot.learning.puzzles.rating import first_rating, most_fitting
from bot.learning.puzzles.repetition import (
    DAY_SECONDS,
    LEARNT,
    MAX_OWN_PER_DAY,
    MAX_PER_DAY,
    after_answer,
)
from bot.learning.puzzles.rows import (
    FirstAnswer,
    GivenAnswer,
    PuzzleRating,
    PuzzleRows,
    StoredSolver,
    Vote,
)
from bot.store import MoveTaken
from search.puzzles.puzzle import Answer, Puzzle

Counting: TypeAlias = Literal["new", "repeated", "own", "in-place"]
"""The answer to a new puzzle is rated. No other is: the puzzle was answered before, is of the
person's own deal, or was shown in place of one that they know."""


@dataclass(frozen=True)
class Reaction:
    """An answer with what is shown about it."""

    answer: Answer
    """The answer that was given."""
    others: Mapping[str, int]
    """How often other people chose each answer at first, by its code."""
    counting: Counting
    vote: str
    """The person's vote; empty: none yet."""
    shared_day: int | None
    """Today, if it is the puzzle of this day and first answered today: then it can be shared."""
    mistakes_left: int = 0
    """The number of the person's own mistakes that wait after the last one that came first today;
    0: it is not that one."""


@dataclass(frozen=True)
class Solving:
    """A puzzle before a person."""

    solver: StoredSolver
    puzzle: Puzzle
    number: int
    """The number of puzzles in the collection."""
    reaction: Reaction | None
    """None: it is not answered yet."""
    is_of_day: bool = False
    """Whether it is the puzzle of today."""


class _Chosen(NamedTuple):
    """A puzzle to be shown."""

    key: str
    repeats: str = ""
    """The key of the puzzle whose repetition it is; empty: it is none."""
    is_own: bool = False
    """Whether it is a mistake of theirs, shown for the first time."""


class _Mistakes(NamedTuple):
    """The puzzles of a person's own mistakes in a game."""

    puzzles: Mapping[str, Puzzle]
    """All of them, by key."""
    waiting: tuple[str, ...]
    """The keys of those of the theme that was asked for that were not shown yet."""
    met_today: int
    """The number of mistakes that were first answered today."""


class Puzzles:
    """The puzzles of all people. Each method may raise Denied or StoreError."""

    def __init__(
        self,
        rows: PuzzleRows,
        made: MadePuzzleRows,
        library: Library,
        making: PuzzleMaking,
        now: Callable[[], float],
    ) -> None:
        self._rows = rows
        self._made = made
        self._making = making
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

    async def themes(self, user: int, form: Form | None) -> frozenset[str]:
        """Return the themes about which a game has puzzles. Raises StoreError.

        ``form``: None for the game of the person's last puzzle.
        """
        asked = form or FORMS.get((await self._solver(user)).game, DEFAULT_FORM)
        puzzles = (await self._library.collection(asked)).puzzles.values()
        return frozenset(theme for puzzle in puzzles for theme in puzzle.themes)

    async def open_of_day(self, user: int) -> Solving:
        """Return the puzzle of the day. Raises Denied once it is answered, and Stale."""
        solver = await self._solver(user)
        puzzle = await self._of_day()
        if puzzle is None:
            raise Denied("no-puzzles")
        if solver.puzzle == puzzle.key and not solver.answer:
            return await self._current(solver)
        if self._day in await self._rows.days(user):
            raise Denied("puzzle-of-day-done", at=str((self._day + 1) * DAY_SECONDS))
        new = replace(solver, game=DEFAULT_FORM.name, theme="")
        return await self._show(new, _Chosen(puzzle.key))

    async def find(self, user: int) -> Solving:
        """Return the puzzle before a person, answered or not; the first one if there is none."""
        return await self._current(await self._solver(user))

    async def answered_puzzle(self, user: int, key: str) -> Puzzle | None:
        """Return a puzzle that a person has answered; None: they have not, or it is gone."""
        if await self._rows.first_answer(user, key) is None:
            return None
        made = next(read_made(await self._made.text(key)), None)
        return made or await self._library.find(key)

    async def answer_of_day(self, user: int, day: int) -> FirstAnswer | None:
        """Return a person's answer to the puzzle of a day, since 1970.

        None: there is none, or they had first answered that puzzle on another day.
        """
        if day not in await self._rows.days(user):
            return None
        puzzle = of_day(await self._library.collection(DEFAULT_FORM), day)
        if puzzle is None:
            return None
        first = await self._rows.first_answer(user, puzzle.key)
        return first if first is not None and first.at // DAY_SECONDS == day else None

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
            puzzle_of_day=self._day if await self._is_of_day(solver) else None,
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

    @property
    def _day(self) -> int:
        """Today, since 1970 (UTC)."""
        return int(self._now()) // DAY_SECONDS

    async def _of_day(self) -> Puzzle | None:
        return of_day(await self._library.collection(DEFAULT_FORM), self._day)

    async def _is_of_day(self, solver: StoredSolver) -> bool:
        puzzle = await self._of_day()
        return puzzle is not None and puzzle.key == solver.puzzle

    async def _solver(self, user: int) -> StoredSolver:
        stored = await self._rows.load(user)
        return StoredSolver(user=user, game=DEFAULT_FORM.name) if stored is None else stored

    async def _collection(self, solver: StoredSolver) -> Collection:
        collection = await self._library.collection(FORMS.get(solver.game, DEFAULT_FORM))
        if not collection.puzzles:
            self._making.want(solver.user, collection.form)
            raise Denied("no-puzzles")
        return collection

    async def _current(self, solver: StoredSolver) -> Solving:
        """Return the puzzle before a person; the next one if it is gone from the data."""
        collection = await self._collection(solver)
        puzzle = collection.puzzles.get(solver.puzzle) or await self._own(solver)
        if puzzle is None:
            return await self._show_next(solver)
        answer = puzzle.answer(solver.answer)
        reaction = None if answer is None else await self._reaction(solver, answer)
        is_of_day = await self._is_of_day(solver)
        return Solving(solver, puzzle, len(collection.puzzles), reaction, is_of_day)

    async def _reaction(self, solver: StoredSolver, answer: Answer) -> Reaction:
        counts = await self._rows.choices(solver.puzzle)
        first = await self._rows.first_answer(solver.user, solver.puzzle)
        if first is not None and first.code in counts:
            counts[first.code] -= 1
        counting = _counting(solver, first)
        mistakes_left = 0
        if counting == "own":
            retired = _retired(await self._rows.ratings(solver.game))
            mistakes = await self._mistakes(solver, await self._rows.answered(solver.user), retired)
            if mistakes.met_today == MAX_OWN_PER_DAY:
                mistakes_left = len(mistakes.waiting)
        today = await self._is_of_day(solver) and await self.answer_of_day(solver.user, self._day)
        return Reaction(
            answer=answer,
            others={code: count for code, count in counts.items() if count > 0},
            counting=counting,
            vote=await self._rows.vote_of(solver.user, solver.puzzle),
            shared_day=self._day if today else None,
            mistakes_left=mistakes_left,
        )

    async def _own(self, solver: StoredSolver) -> Puzzle | None:
        """Return the puzzle before a person if it is of a mistake of theirs."""
        text = await self._made.text(solver.puzzle) if solver.puzzle else ""
        return next(read_made(text), None)

    async def _show_next(self, solver: StoredSolver) -> Solving:
        """Choose the next puzzle, and store that it is shown. Raises Stale."""
        collection = await self._collection(solver)
        self._making.want(solver.user, collection.form)
        repeated = solver.repeated if solver.day == self._day else 0
        now = int(self._now())
        chosen = await self._choose(solver, collection, now, may_repeat=repeated < MAX_PER_DAY)
        return await self._show(solver, chosen)

    async def _show(self, solver: StoredSolver, chosen: _Chosen) -> Solving:
        """Store that a puzzle is shown. Raises Stale."""
        collection = await self._collection(solver)
        day = self._day
        repeated = solver.repeated if solver.day == day else 0
        shown = replace(
            solver,
            puzzle=chosen.key,
            repeats=chosen.repeats,
            answer="",
            seq=solver.seq + 1,
            asked_at=int(self._now()),
            day=day,
            repeated=repeated + bool(chosen.repeats and not chosen.is_own),
        )
        try:
            await self._rows.show(shown)
        except MoveTaken:
            raise Stale from None
        puzzle = collection.puzzles.get(chosen.key) or await self._own(shown)
        assert puzzle is not None  # it was just chosen
        is_of_day = await self._is_of_day(shown)
        return Solving(shown, puzzle, len(collection.puzzles), None, is_of_day)

    async def _mistakes(
        self, solver: StoredSolver, answered: Mapping[str, int], retired: Set[str]
    ) -> _Mistakes:
        """Return the puzzles of a person's own mistakes in the game before them."""
        texts = await self._made.mistakes(solver.user, solver.game)
        puzzles = {puzzle.key: puzzle for text in texts for puzzle in read_made(text)}
        waiting = (
            key
            for key, puzzle in puzzles.items()
            if _is_about(puzzle, solver.theme) and key not in answered and key not in retired
        )
        days = [answered[key] // DAY_SECONDS for key in puzzles.keys() & answered.keys()]
        return _Mistakes(puzzles, tuple(sorted(waiting)), days.count(self._day))

    async def _choose(
        self, solver: StoredSolver, collection: Collection, now: int, *, may_repeat: bool
    ) -> _Chosen:
        """Choose a puzzle: a mistake of theirs, one that comes back, else a fitting new one.

        After some mistakes of a day the others wait until nothing else is left.
        """
        stored = await self._rows.ratings(solver.game)
        ratings, retired = _ratings(collection, stored), _retired(stored)
        answered = await self._rows.answered(solver.user)
        mistakes = await self._mistakes(solver, answered, retired)
        about = collection.about(solver.theme)
        candidates = {
            key: puzzle
            for key, puzzle in {**about, **mistakes.puzzles}.items()
            if key not in retired and _is_about(puzzle, solver.theme)
        }
        if not candidates:
            raise Denied("no-puzzles-about" if solver.theme else "no-puzzles")
        if mistakes.waiting and mistakes.met_today < MAX_OWN_PER_DAY:
            return _mistake(mistakes)
        fresh = about.keys() & candidates.keys() - answered.keys() - mistakes.puzzles.keys()
        due = [back for back in await self._rows.due(solver.user, now) if back.puzzle in candidates]
        if due and may_repeat:
            puzzle, schedule = due[0]
            other = None
            if schedule.successes >= LEARNT:
                alike = collection.about(candidates[puzzle].themes[0]).keys() & fresh
                other = most_fitting(solver.rating, ratings, alike)
            return _Chosen(other or puzzle, repeats=puzzle)
        key = most_fitting(solver.rating, ratings, fresh)
        if key is not None:
            return _Chosen(key)
        if mistakes.waiting:
            return _mistake(mistakes)
        if due:  # but as many as may come back on a day have done so
            raise Denied("puzzles-done-today")
        raise Denied("puzzles-done", number=len(candidates))


def _ratings(collection: Collection, stored: Iterable[PuzzleRating]) -> dict[str, Rating]:
    """Return the ratings of a game's puzzles by key."""
    ratings = {key: first_rating(puzzle.solvers) for key, puzzle in collection.puzzles.items()}
    return ratings | {rated.puzzle: rated.rating for rated in stored}


def _retired(stored: Iterable[PuzzleRating]) -> Set[str]:
    """Return the keys of the retired puzzles among rated ones."""
    return {rated.puzzle for rated in stored if rated.is_retired}


def _is_about(puzzle: Puzzle, theme: str) -> bool:
    """Return whether a puzzle is about a theme; empty: any."""
    return theme in ("", *puzzle.themes)


def _mistake(mistakes: _Mistakes) -> _Chosen:
    """Return the next of a person's own mistakes that were not shown yet."""
    key = mistakes.waiting[0]
    return _Chosen(key, repeats=key, is_own=True)


def _counting(solver: StoredSolver, first: FirstAnswer | None) -> Counting:
    """Return how the answer to the puzzle before a person counts; ``first``: their first to it."""
    if first is not None and first.at < solver.asked_at:
        return "repeated"
    if not solver.repeats:
        return "new"
    return "own" if solver.repeats == solver.puzzle else "in-place"
