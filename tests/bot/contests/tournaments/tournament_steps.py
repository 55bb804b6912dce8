"""Steps of a tournament in tests of the desk: announced, played, ended, looked at."""

from dataclasses import replace

from bot.contests.tournaments.opening import HOUR
from bot.contests.tournaments.pages import TOURNAMENT
from bot.contests.tournaments.rows import Ranking
from bot.games.forms import DEFAULT_FORM
from bot.kit.page import Page
from bot.kit.wishes import Person, Shown, Venue
from tests.bot.contests.contest import HERE, PEOPLE, Contests, moves_on
from tests.bot.discord.answering import press_on
from tests.bot.world import DANE

DEALS = 2
MANAGER = replace(PEOPLE[DANE], may_manage_server=True)


async def announce_tournament(
    contests: Contests,
    deals: int = DEALS,
    ranking: Ranking = "matchpoints",
    starts: int = 0,
    name: str | None = None,
) -> Page:
    """Dane, who manages the server, announces one that is open for two days."""
    announce = contests.desk.tournaments.announce
    shown = await announce(MANAGER, HERE, DEFAULT_FORM, None, deals, str(starts), 48, ranking, name)
    await wait_for_deals(contests)
    return shown.page


async def wait_for_deals(contests: Contests) -> None:
    """Wait until the deals of all tournaments are drawn."""
    for stored in await contests.tournament_rows.to_deal():
        await contests.tournaments.wait_for_deals(stored.id)


async def press_control(
    contests: Contests, who: int | Person, wish: str, number: int | str = 1, place: Venue = HERE
) -> Shown:
    person = who if isinstance(who, Person) else PEOPLE[who]
    shown = await press_on([contests], person, place, f"{TOURNAMENT}:{wish}:{number}")
    assert shown is not None
    return shown


async def page_of(contests: Contests, who: int | Person, wish: str, number: int | str = 1) -> Page:
    page = (await press_control(contests, who, wish, number)).page
    assert page is not None
    return page


async def play_deals(contests: Contests, user: int, deals: int = DEALS, place: int = 0) -> Page:
    """Play this many deals, always choosing the offer at the same place."""
    await wait_for_deals(contests)
    page = await page_of(contests, user, "enter")
    for _ in range(deals):
        page = await page_of(contests, user, "play")
        while moves := moves_on(page):
            page = await contests.press(user, moves[place])
    return page


async def over(contests: Contests) -> None:
    """Time is up, and what is over is settled."""
    contests.now += 48 * HOUR
    await contests.dailies.attend()


async def points(contests: Contests, user: int) -> list[int | None]:
    return [entry.points for entry in await contests.rows.tries_of(1) if entry.person == user]
