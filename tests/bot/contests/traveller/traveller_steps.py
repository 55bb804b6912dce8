"""Steps in tests of travellers: pages, lines, and the deals behind them."""

from collections.abc import Mapping

from bot.contests.core.deals import SEAT
from bot.contests.core.ghost_moves import GhostTask, play_on
from bot.contests.core.rows import Contest, Ghost
from bot.kit.page import Button, Page, Select
from bot.kit.wishes import Venue
from bot.thinkers.work import answer
from tests.bot.contests.contest import HERE, PEOPLE, Contests
from tests.bot.discord.answering import press_on
from tests.bot.world import ANA, BOR, GUILD

ELSEWHERE = Venue(GUILD + 1, 99, "en")


def ways(page: Page) -> list[str]:
    """The controls that lead to a traveller."""
    return [control.id for control in page.controls() if control.id.startswith("traveller:")]


def select(page: Page, view: str) -> Select:
    """The list of a page that leads to a view."""
    (chosen,) = [
        control
        for control in page.controls()
        if isinstance(control, Select) and control.id.split(":")[3] == view
    ]
    return chosen


async def page_at(
    contests: Contests, place: Venue, user: int, control: str, value: str = ""
) -> Page:
    """The page of a control that a person presses somewhere."""
    values = (value,) if value else ()
    shown = await press_on([contests], PEOPLE[user], place, control, values)
    assert shown is not None and shown.page is not None
    return shown.page


async def lines_with(
    contests: Contests, contest: Contest, user: int, *, place: Venue = HERE, deal: int = 0
) -> list[Page]:
    """The pages of all lines of a traveller."""
    page = await page_at(contests, place, user, f"traveller:{contest.id}:{deal}")
    control = select(page, "l")
    return [
        await page_at(contests, place, user, control.id, choice.value) for choice in control.choices
    ]


async def choices_to_see(
    contests: Contests, contest: Contest, user: int, *, place: Venue = HERE, deal: int = 0
) -> Mapping[str, str]:
    """By the key of a result the control that shows its deal."""
    control_of: dict[str, str] = {}
    for page in await lines_with(contests, contest, user, place=place, deal=deal):
        for control in page.controls():
            if isinstance(control, Select):
                control_of |= {choice.value: control.id for choice in control.choices}
    return control_of


async def pages_of_deal(
    contests: Contests, user: int, control: str, key: str, *, place: Venue = HERE
) -> list[Page]:
    """All pages of a deal as it was played, by its buttons."""
    pages = [await page_at(contests, place, user, control, key)]
    while True:
        (forth,) = [each for each in pages[-1].controls() if each.id.endswith(":n")]
        if not isinstance(forth, Button) or forth.disabled:
            return pages
        pages.append(await page_at(contests, place, user, forth.id))


async def key_of(contests: Contests, contest: Contest, user: int, deal: int = 0) -> str:
    """The key of a person's result."""
    entry = await contests.rows.entry_of(contest.id, user, deal)
    assert entry is not None
    return f"t{entry}"


async def play_ghost(contests: Contests, contest: Contest, deal: int = 0) -> Ghost:
    """Store a house player's line at a deal."""
    task, codes = GhostTask(SEAT, "club", 1), tuple[str, ...]()
    while True:
        (played,) = play_on(contest, deal, (task,), codes, {}, answer)
        codes = played.line
        if played.came is not None:
            points, ahead = played.came
            ghost = Ghost(
                contest.id, deal, *task, points, " ".join(codes), ahead, ending=played.ending
            )
            await contests.rows.keep_ghost(ghost, {})
            return ghost


async def closed_daily(contests: Contests) -> Contest:
    """A deal of the day that Ana, Bor and a house player have played, and that has closed."""
    contest = await contests.contest()
    for user in (ANA, BOR):
        await contests.play_to_end(user, await contests.open_try(user, contest))
    await play_ghost(contests, contest)
    await contests.close()
    return contest
