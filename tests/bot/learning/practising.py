"""Practices for tests: start one, and press its controls."""

from bot.choices.looks import Looks
from bot.games.info import PRACTICE
from bot.kit.controls import read_click
from bot.kit.limits import WaitingLimits
from bot.kit.page import Button, Page, Select
from bot.kit.slips import Slips
from bot.kit.wishes import Note
from bot.learning.practice.desk import PracticeDesk, Start
from bot.learning.practice.hints import PracticeHints
from bot.learning.practice.rows import PracticeRows
from bot.learning.practice.service import Practices
from bot.learning.practice.sources import Sources
from bot.tables.model.house_moves import by_thumb_alone
from bot.tables.model.table import Table
from bot.thinkers.earlier import EarlierDeals
from engine import View
from tests.bot.discord.answering import press_on
from tests.bot.learning.learners import house_names
from tests.bot.learning.puzzles.solving import Solver
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, page_of
from tests.bot.world import ANA, GUILD, World

NON_MOVES = ("hand", "last", "out", "why", "what", "hint", "more")


class Time:
    """A clock that advances 10 seconds with each reading."""

    now = 100.0

    def __call__(self) -> float:
        self.now += 10
        return self.now


async def nobody_thinks(view: View, user: int, earlier: EarlierDeals) -> None:
    """Compute no hint, so that hints are given by rules of thumb."""
    del view, user, earlier


def practices_of(world: World) -> Practices:
    sources = Sources(
        table_rows=world.rows,
        archive=world.archive(),
        puzzles=Solver(world).puzzles,
        house_names=house_names,
    )
    return Practices(PracticeRows(world.store), sources, by_thumb_alone)


def desk_of(world: World, slips: Slips | None = None) -> PracticeDesk:
    hints = PracticeHints(nobody_thinks, WaitingLimits())
    return PracticeDesk(practices_of(world), slips or Slips(Time(), 0.4), Looks(), hints)


async def table_with_finished_deal(world: World) -> Table:
    """Return a table whose first deal is finished."""
    table = await world.start_table(length=2)
    await world.play_deal(table)
    return table


def controls(page: Page) -> dict[str, Button | Select]:
    """Return a practice's controls by their codes."""
    clicks = ((control, read_click(control.id, PRACTICE)) for control in page.controls())
    return {click.code: control for control, click in clicks if click is not None}


def moves_on(page: Page) -> list[Button | Select]:
    """Return the enabled controls that make moves."""
    return [
        control
        for code, control in controls(page).items()
        if code.split(":")[0] not in NON_MOVES
        and (isinstance(control, Select) or not control.disabled)
    ]


def ids_of(page: Page) -> list[str]:
    return [control.id for control in page.controls()]


async def press(desk: PracticeDesk, control: Button | Select, user: int = ANA) -> Page:
    values: tuple[str, ...] = ()
    if isinstance(control, Select):
        values = tuple(choice.value for choice in control.choices[-control.least :])
    shown = await press_on([desk], PEOPLE[user], HERE, control.id, values)
    assert shown is not None
    assert isinstance(shown, Note)
    return page_of(shown if shown.then is None else await shown.then.make())


async def finish_practice(desk: PracticeDesk, page: Page, user: int = ANA) -> Page:
    """Make the first offered move until the practice is over."""
    clicks = 0
    while moves := moves_on(page):
        page = await press(desk, moves[0], user)
        clicks += 1
        assert clicks < 200
    return page


async def start_practice(
    desk: PracticeDesk, table: Table, position: int = 0, user: int = ANA
) -> Page:
    return page_of(await desk.start(PEOPLE[user], GUILD, Start(table.id, 1, position)))
