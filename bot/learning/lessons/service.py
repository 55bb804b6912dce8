"""The course of a lesson: what is asked next, and where each answer leads.

A press is written before its page is shown, so a lesson goes on at the same step after a restart.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

from bot.games.forced import has_no_choice
from bot.kit.errors import Denied, Stale
from bot.kit.l10n import FALLBACK
from bot.learning.lessons.library import (
    ALL_LESSONS,
    FIRST_SERIES,
    FROM_NOTHING,
    OTHER_GAMES,
    Lesson,
    Stage,
    lessons,
)
from bot.learning.lessons.rows import LessonRows, StoredRun, Tally
from bot.learning.lessons.script import LEARNER, Answer, Script, is_legal
from bot.store import MoveTaken
from bot.tables.model.house_moves import move_by_thumb
from bot.tables.rows.repository import TableRows
from engine import Deal, Views, act, decode, observe

DEALS_OF_PLAYER = 5
"""Number of finished deals after which a person knows a tarok game."""
NOT_COUNTED = Tally()

MAX_SECONDS = 300
"""A step that took longer counts as this long: its reader was away."""


@dataclass(frozen=True)
class Run:
    """A person in a lesson."""

    stored: StoredRun
    lesson: Lesson

    @property
    def wanted(self) -> Lesson | None:
        """The lesson that was asked for, and builds on this one; None: this one was."""
        return _all().get(self.stored.wanted)

    @property
    def is_over(self) -> bool:
        """True behind the last step."""
        return self.stored.step >= len(self.lesson.stages)

    @property
    def stage(self) -> Stage:
        """The step that is asked; over: the last one."""
        return self.lesson.stages[min(self.stored.step, len(self.lesson.stages) - 1)]

    @property
    def previous(self) -> Stage | None:
        """The step before it."""
        return self.lesson.stages[self.stored.step - 1] if self.stored.step else None

    @cached_property
    def deal(self) -> Deal:
        """The position in which it is asked."""
        if self.stored.moves:
            return Script.play_out((*self._start_of_play(), *self.stored.moves))
        return self.stage.script.end if self.is_over else self.stage.deal

    @property
    def before(self) -> Deal | None:
        """The deal before the learner's last choice; None: another record, or the first step."""
        if not self.stored.moves:
            stage = self.previous
            return stage.deal if stage is not None and stage.script is self.stage.script else None
        deal = before = Script.play_out(self._start_of_play())
        for line in self.stored.moves:
            player, code = line.split()
            if deal.turn == LEARNER and not has_no_choice(Views(deal)):
                before = deal
            deal = act(deal, int(player), decode(deal.rules.pack, code))
        return before

    @cached_property
    def was_played_for(self) -> bool:
        """True if the record has made choices for the learner since the step before."""
        previous, stage = self.previous, self.stage
        if self.stored.moves or previous is None or previous.script is not stage.script:
            return False
        deal, begun = previous.deal, previous.step.line
        for line in stage.script.lines[begun : stage.step.line]:
            player, code = line.split()
            is_later = deal is not previous.deal
            if is_later and int(player) == LEARNER and not has_no_choice(Views(deal)):
                return True
            deal = act(deal, int(player), decode(deal.rules.pack, code))
        return False

    @property
    def plays_freely(self) -> bool:
        """True while the learner plays on otherwise than the record does."""
        return bool(self.stored.moves) and not self.deal.over

    @property
    def has_just_played_freely(self) -> bool:
        """True at the first step after a deal that the learner has played freely."""
        moved = self.previous is not None and self.previous.step.is_move
        return bool(self.stored.moves) and self.deal.over and moved

    def _start_of_play(self) -> tuple[str, ...]:
        playing = next(stage for stage in self.lesson.stages if stage.step.plays_on)
        return playing.script.lines[: playing.step.line]

    def moves_so_far(self) -> tuple[str, ...]:
        """The record's moves since the learner plays on freely."""
        return self.stage.script.lines[len(self._start_of_play()) : self.stage.step.line]

    @property
    def is_on_own(self) -> bool:
        """True from the step on from which the learner plays on freely."""
        stages = self.lesson.stages[: self.stored.step + 1]
        return any(stage.step.plays_on for stage in stages) and self.stage.step.is_move


class Lessons:
    """The lessons of all people. Every method may raise StoreError."""

    def __init__(self, rows: LessonRows, tables: TableRows, now: Callable[[], int]) -> None:
        self._rows = rows
        self._tables = tables
        self._now = now

    async def resume(self, user: int) -> Run:
        """Return where the person has stopped; else the first lesson that they have not done."""
        stored = await self._rows.load(user)
        if stored is not None and stored.lesson in _all():
            run = _run(stored)
            if not run.is_over:
                return run
        done = await self._rows.done(user)
        if stored is not None and stored.wanted in _all() and FIRST_SERIES[1] in done:
            return await self.start(user, stored.wanted)
        left = (number for number in ALL_LESSONS if number not in {*done, *FROM_NOTHING})
        return await self.start(user, next(left, FIRST_SERIES[0]))

    async def start_game(self, user: int, game: str) -> Run:
        """Begin the lesson of a game, by the name of a form.

        Those of other games are for people who know one. Others begin with the game's lesson from
        nothing; if it has none, with the first lesson of all.
        """
        wanted = number = _number_for(OTHER_GAMES, game)
        if number is not None and not await self._knows_a_game(user):
            number = _number_for(FROM_NOTHING, game)
        if number is not None:
            return await self.start(user, number)
        if wanted is None:
            await self._rows.want(user, "")  # another game was asked for before
        run = await self.resume(user)
        if run.lesson.number not in FIRST_SERIES[:2]:
            return run
        await self._rows.want(user, wanted or "")
        return replace(run, stored=replace(run.stored, wanted=wanted or ""))

    async def _knows_a_game(self, user: int) -> bool:
        """True if the person has learnt what a trick is, or has played."""
        if {FIRST_SERIES[1], *FROM_NOTHING} & await self._rows.done(user):
            return True
        return not await self._tables.newcomers((user,), DEALS_OF_PLAYER)

    async def start(self, user: int, number: str) -> Run:
        """Begin a lesson. Raises Denied if there is none with this number.

        One on which the lesson of another game builds still leads to that one.
        """
        if number not in _all():
            raise Denied("unknown-button")
        stored = await self._rows.load(user) if number in FIRST_SERIES[:2] else None
        wanted = "" if stored is None else stored.wanted
        first = _all()[number].stages[0].step.name
        return _run(await self._rows.begin(user, number, first, self._now(), wanted))

    async def find(self, user: int, run_id: int) -> Run:
        """Return the person's lesson. Raises Denied if the number is not theirs."""
        stored = await self._rows.load(user)
        if stored is None or stored.id != run_id or stored.lesson not in _all():
            raise Denied("lesson-gone")
        return _run(stored)

    async def done(self, user: int) -> frozenset[str]:
        """Return the numbers of the lessons that the person has done."""
        return await self._rows.done(user)

    async def answer(self, run: Run, code: str) -> Run:
        """Take the person's answer. Raises Stale, and Denied if the page does not have it."""
        if run.is_over:
            raise Stale
        if run.plays_freely:
            return await self._play_on(run, run.stored.moves, code)
        step = run.stage.step
        answer = step.answer_to(code)
        if answer is None or (step.is_move and not is_legal(run.deal, code)):
            raise Denied("unknown-button")
        if not answer.is_right and not step.is_free and not run.stored.misses:
            return await self._store(run, replace(run.stored, misses=1, answer=code))
        if run.is_on_own and answer.is_right and code != run.stage.recorded:
            return await self._play_on(run, run.moves_so_far(), code)
        return await self._go_on(run, answer, code)

    async def skip(self, run: Run) -> Run:
        """Go on as recorded, without an answer. Raises Stale."""
        if run.is_over:
            raise Stale
        if run.plays_freely:
            view = observe(run.deal, LEARNER)
            return await self._play_on(run, run.stored.moves, move_by_thumb(view))
        after = replace(run.stored, step=run.stored.step + 1, misses=0, answer="")
        return await self._store(run, after)

    async def back(self, run: Run) -> Run:
        """Return to the step before; from free play, to its beginning. Raises Stale."""
        step, moves = run.stored.step - 1, run.stored.moves
        if run.plays_freely or run.has_just_played_freely:
            step = next(n for n, stage in enumerate(run.lesson.stages) if stage.step.plays_on)
            moves = ()
        if step < 0:
            raise Stale
        after = replace(run.stored, step=step, misses=0, answer="", moves=moves)
        return await self._store(run, after)

    async def _go_on(self, run: Run, answer: Answer, code: str) -> Run:
        """Go to the next step, with the record's own move."""
        tally = Tally(
            answered=run.stage.step.name,
            is_right_first=answer.is_right and not run.stored.misses,
            seconds=min(MAX_SECONDS, max(0, self._now() - run.stored.asked_at)),
        )
        after = replace(run.stored, step=run.stored.step + 1, misses=0, answer=code)
        return await self._store(run, after, tally)

    async def _play_on(self, run: Run, moves: tuple[str, ...], code: str) -> Run:
        """Make a move of a learner who plays freely, and those of the house up to their next."""
        if not is_legal(run.deal, code):
            raise Stale
        deal = act(run.deal, LEARNER, decode(run.deal.rules.pack, code))
        played = [*moves, f"{LEARNER} {code}"]
        while not deal.over and (deal.turn != LEARNER or has_no_choice(Views(deal))):
            assert deal.turn is not None
            move = move_by_thumb(observe(deal, deal.turn))
            played.append(f"{deal.turn} {move}")
            deal = act(deal, deal.turn, decode(deal.rules.pack, move))
        step = run.stored.step
        while step < len(run.lesson.stages) and run.lesson.stages[step].step.is_move:
            step += 1
        tally = Tally()
        if not run.plays_freely:
            seconds = min(MAX_SECONDS, max(0, self._now() - run.stored.asked_at))
            tally = Tally(answered=run.stage.step.name, is_right_first=True, seconds=seconds)
        after = replace(run.stored, step=step, misses=0, answer=code, moves=tuple(played))
        return await self._store(run, after, tally)

    async def _store(self, run: Run, after: StoredRun, tally: Tally = NOT_COUNTED) -> Run:
        """Store a press and return what comes of it. Raises Stale if another one came first."""
        later = Run(after, run.lesson)
        if after.step != run.stored.step or run.plays_freely:
            after = replace(after, asked_at=self._now())
            if not later.is_over and not later.plays_freely:
                tally = tally._replace(shown=later.stage.step.name)
        try:
            await self._rows.advance(after, tally, is_over=later.is_over)
        except MoveTaken:
            raise Stale from None
        return Run(replace(after, seq=after.seq + 1), run.lesson)


def _all() -> dict[str, Lesson]:
    """The lessons in the language of their records: moves and steps are the same in all."""
    return lessons(FALLBACK)


def _number_for(numbers: tuple[str, ...], game: str) -> str | None:
    """The number of the lesson about a game; None: there is none."""
    return next((number for number in numbers if _all()[number].game == game), None)


def _run(stored: StoredRun) -> Run:
    lesson = _all()[stored.lesson]
    return Run(replace(stored, step=min(stored.step, len(lesson.stages))), lesson)
