"""Lessons: begun, answered, left and found again."""

from collections.abc import Awaitable, Callable, Sequence

from bot.choices.looks import Looks
from bot.games.forms import find_form
from bot.games.info import LESSON, Chair, TableInfo
from bot.help.manual import LEARN_GAME, PLAY_FIRST
from bot.kit.controls import read_click
from bot.kit.errors import Denied, Stale
from bot.kit.routes import Press, Route, checked_control
from bot.kit.wishes import Aside, Note, Panel, Person, Response, Shown
from bot.learning.lessons.offers import LEARN_OFFERED
from bot.learning.lessons.outcomes import ways_to_look_at
from bot.learning.lessons.pages import (
    ANSWER,
    LEARN,
    QUESTION,
    WAY,
    lesson_page,
    list_page,
    stopped_page,
    way_page,
)
from bot.learning.lessons.service import Lessons, Run

OpenFirstTable = Callable[[Press], Awaitable[Response]]
"""Starts a match with the house, for a learner."""


class LessonDesk:
    """Lessons. Each method may raise Denied or StoreError."""

    def __init__(
        self,
        lessons: Lessons,
        looks: Looks,
        house_names: Callable[[int, str], Sequence[str]],
        play: OpenFirstTable,
    ) -> None:
        self._lessons = lessons
        self._looks = looks
        self._house_names = house_names
        self._play = play

    def routes(self) -> tuple[Route, ...]:
        """Return the routes to lessons, and of the controls on their pages."""
        return (
            Route(at=f"{LEARN}:on", answer=self._resume, repeatable=True),
            Route(at=f"{LEARN}:all", answer=self._list, repeatable=True),
            Route(at=f"{LEARN}:start", answer=self._start, repeatable=True),
            Route(at=f"{LEARN}:pick", answer=self._start, repeatable=True),
            Route(at=LEARN_GAME, answer=self._start_game, repeatable=True),
            Route(at=LEARN_OFFERED, answer=self._start_offered, repeatable=True),
            Route(at=PLAY_FIRST, answer=self._play),
            Route(at=f"{LESSON}:#:#", answer=self._answer, repeatable=True),
        )

    async def open(self, person: Person, server: int, game: str | None) -> Shown:
        """Show the lesson where the person has stopped, or the next one, or that of a game."""
        if game is None:
            run = await self._lessons.resume(person.user)
        else:
            run = await self._lessons.start_game(person.user, find_form(game).name)
        return Panel(self._page(person, server, run).page)

    async def _resume(self, press: Press) -> Shown:
        run = await self._lessons.resume(press.person.user)
        return self._page(press.person, press.place.guild, run)

    async def _list(self, press: Press) -> Shown:
        done = await self._lessons.done(press.person.user)
        return Note(list_page(done, press.person.words))

    async def _start(self, press: Press) -> Shown:
        number = press.value or press.custom_id.rpartition(":")[2]
        run = await self._lessons.start(press.person.user, number)
        return self._page(press.person, press.place.guild, run)

    async def _start_offered(self, press: Press) -> Shown:
        """Begin a lesson beside the score that has the button."""
        shown = await self._start(press)
        return Aside(shown.page)

    async def _start_game(self, press: Press) -> Shown:
        game = press.custom_id.rpartition(":")[2]
        run = await self._lessons.start_game(press.person.user, find_form(game).name)
        return Aside(self._page(press.person, press.place.guild, run).page)

    async def _answer(self, press: Press) -> Shown:
        click = checked_control(read_click(press.custom_id, LESSON, press.values))
        person = press.person
        run = await self._lessons.find(person.user, click.table)
        is_stale = click.seq != run.stored.seq
        if click.code == "stop" and not is_stale and not run.is_over:
            return Note(stopped_page(run, person.words))
        kind, _, argument = click.code.partition(":")
        if kind == WAY and not is_stale:
            return self._way(press, run, argument)
        if not is_stale and click.code != QUESTION:
            try:
                run = await self._press(run, click.code)
            except Stale:
                run = await self._lessons.find(person.user, click.table)
        return self._page(person, press.place.guild, run)

    async def _press(self, run: Run, code: str) -> Run:
        kind, _, argument = code.partition(":")
        if kind == "back":
            return await self._lessons.back(run)
        if kind == "skip":
            return await self._lessons.skip(run)
        if kind == ANSWER:
            answers = run.stage.step.answers
            if not argument.isdecimal() or int(argument) >= len(answers) or run.stage.step.is_move:
                raise Stale
            return await self._lessons.answer(run, answers[int(argument)].code)
        return await self._lessons.answer(run, code)

    def _way(self, press: Press, run: Run, index: str) -> Shown:
        """Show how an answer to the step before ends."""
        person = press.person
        if not index.isdecimal() or int(index) >= len(ways_to_look_at(run)):
            raise Denied("unknown-button")
        info = self._info(person, press.place.guild, run)
        look = self._looks.of(person.user)
        return Note(way_page(run, int(index), info, person.words, look))

    def _page(self, person: Person, server: int, run: Run) -> Shown:
        info = self._info(person, server, run)
        return Note(lesson_page(run, info, person.words, self._looks.of(person.user)))

    def _info(self, person: Person, server: int, run: Run) -> TableInfo:
        """The table of a lesson: the learner, and the house on all other seats."""
        rules = run.deal.rules
        names = self._house_names(server, person.server_locale)
        house = (Chair(name, house=True, level="novice") for name in names[: rules.players - 1])
        return TableInfo(
            table=run.stored.id,
            seq=run.stored.seq,
            variant=rules.variant,
            players=rules.players,
            chairs=(Chair(person.name, person.user), *house),
            founder=person.user,
            scores=(0,) * rules.players,
            marks=(),
            deal=1,
            length=None,
            goal=None,
            single=True,
            kind=LESSON,
        )
