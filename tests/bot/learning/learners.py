"""People who learn, for tests: they press what a lesson's page offers."""

from collections.abc import Sequence

from bot.choices.looks import Looks
from bot.games.info import LESSON
from bot.kit.controls import read_click
from bot.kit.page import Button, Page, Select
from bot.kit.routes import Press
from bot.kit.wishes import Person, Response
from bot.learning.lessons.desk import LessonDesk
from bot.learning.lessons.library import Stage, lessons
from bot.learning.lessons.pages import ANSWER, WAY
from bot.learning.lessons.rows import LessonRows, StoredRun
from bot.learning.lessons.script import Answer
from bot.learning.lessons.service import Lessons
from tests.bot.discord.answering import press_on
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, page_of
from tests.bot.world import ANA, GUILD, World

NAVIGATION = ("back", "skip", "stop", "step")


def house_names(_server: int, _locale: str) -> Sequence[str]:
    return ("Luka", "Maja", "Nik")


async def refuse_table(press: Press) -> Response:
    """Open no table: a test of lessons needs none."""
    raise AssertionError(press)


class Learner:
    """A person with the page of a lesson before them."""

    page: Page

    def __init__(self, world: World, person: Person = PEOPLE[ANA]) -> None:
        self.person = person
        self.rows = LessonRows(world.store)
        self.presses = 0
        lessons_of_all = Lessons(self.rows, world.rows, lambda: world.now)
        self.desk = LessonDesk(lessons_of_all, Looks(), house_names, refuse_table)

    async def open(self, game: str | None = None) -> None:
        """Type the command."""
        self.page = page_of(await self.desk.open(self.person, GUILD, game))

    async def press(self, custom_id: str) -> Page:
        """Press a control, perhaps of an earlier page."""
        self.presses += 1
        self.page = page_of(await press_on([self.desk], self.person, HERE, custom_id))
        return self.page

    async def press_code(self, code: str) -> Page:
        """Press the control of this page with this code."""
        return await self.press(codes(self.page)[code].id)

    async def stored(self) -> StoredRun:
        run = await self.rows.load(self.person.user)
        assert run is not None
        return run

    async def stage(self) -> Stage | None:
        """The step that is asked; None: the lesson is over."""
        run = await self.stored()
        stages = lessons("en")[run.lesson].stages
        return stages[run.step] if run.step < len(stages) else None

    async def answers(self, *, right: bool) -> list[str]:
        """The codes of right or wrong answers on the page, the record's own first."""
        stage = await self.stage()
        assert stage is not None
        offered = [code for code in codes(self.page) if is_answer(code)]
        fitting = [code for code in offered if answer_of(stage, code).is_right == right]
        return sorted(fitting, key=lambda code: code != stage.recorded)

    async def play_right(self) -> None:
        """Give right answers to the end of the lesson."""
        while await self.stage() is not None:
            await self.press_code((await self.answers(right=True))[0])

    async def answer_wrong(self) -> None:
        """Give a wrong answer; where there is none, the record's own."""
        wrong = await self.answers(right=False)
        await self.press_code(wrong[-1] if wrong else (await self.answers(right=True))[0])

    async def play_wrong(self) -> None:
        """Give wrong answers to the end of the lesson."""
        while await self.stage() is not None:
            await self.answer_wrong()


def codes(page: Page) -> dict[str, Button | Select]:
    """The enabled controls of a lesson's page by their codes."""
    clicks = ((control, read_click(control.id, LESSON)) for control in page.controls())
    return {
        click.code: control
        for control, click in clicks
        if click is not None and not (isinstance(control, Button) and control.disabled)
    }


def is_answer(code: str) -> bool:
    """True unless a control leads elsewhere than to the next step."""
    return code not in NAVIGATION and not code.startswith(f"{WAY}:")


def answer_of(stage: Stage, code: str) -> Answer:
    """The answer that a control stands for."""
    kind, _, index = code.partition(":")
    if kind == ANSWER:
        return stage.step.answers[int(index)]
    answer = stage.step.answer_to(code)
    assert answer is not None
    return answer
