"""A try played in one server opens from another and from direct messages, for its player alone."""

from dataclasses import replace

import pytest

from bot.archive.desk import ReplayPage
from bot.archive.sitters import NAMELESS, for_reader
from bot.choices.looks import Looks
from bot.contests.core.rows import OPENED_DEAL
from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.kit.look import Look
from bot.kit.page import Page
from bot.kit.wishes import Venue
from bot.learning.analyses.desk import AnalysisDesk, AnalysisPage
from bot.learning.practice.desk import Start
from tests.bot.archive.replays import replays_of
from tests.bot.contests.contest import PEOPLE, Contests, add_ghost_results
from tests.bot.learning.analysing import Office
from tests.bot.learning.practising import desk_of
from tests.bot.tables.desk.desk_parts import page_after, page_of
from tests.bot.world import ANA, BOR, CILKA, GUILD, World
from tests.pages.drawn import plain_info

DIRECT_CHANNEL = 900
PLACES = (
    Venue(GUILD + 1, 800, "en"),
    Venue(DIRECT_CHANNEL, DIRECT_CHANNEL, "en", reach="direct"),
)


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


async def played_try(contests: Contests) -> int:
    """Let Ana play the deal of the day in her server; return the number of her try."""
    contest = await contests.contest()
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    await add_ghost_results(contests, contest)
    entry = await contests.rows.entry_of(contest.id, ANA)
    assert entry is not None
    return entry


async def result_in(contests: Contests, place: Venue, entry: int) -> Page:
    return (await contests.press_control(PEOPLE[ANA], place, f"daily:result:{entry}")).page


def replay_controls(page: Page) -> list[str]:
    return [control.id for control in page.controls() if control.id.startswith("replay:")]


@pytest.mark.parametrize("place", PLACES, ids=("server", "direct"))
async def test_own_closed_try_opens_outside_its_server(contests: Contests, place: Venue) -> None:
    entry = await played_try(contests)
    await contests.close()
    stored = await contests.rows.entry(entry)
    assert stored is not None and stored.table is not None and stored.home == GUILD
    (control,) = replay_controls(await result_in(contests, place, entry))
    assert control.startswith(f"replay:{stored.table}:{OPENED_DEAL}:")
    replayed = await contests.archive.replay(place.guild, ANA, stored.table, OPENED_DEAL)
    assert replayed.info.chairs[stored.seat].user == ANA
    with pytest.raises(Denied, match="shared-elsewhere"):
        await contests.archive.share(place.guild, ANA, stored.table, OPENED_DEAL)


READER = replace(PEOPLE[ANA], global_name="Anica")


async def test_pages_of_an_own_try_name_their_reader_in_direct_messages(
    contests: Contests, world: World
) -> None:
    """A dash stood for the reader, on the way from the result that comes by direct message."""
    entry = await played_try(contests)
    await contests.close()
    stored = await contests.rows.entry(entry)
    assert stored is not None and stored.table is not None
    table, deal = stored.table, OPENED_DEAL
    replays, practices, office = replays_of(world), desk_of(world), Office(world)
    analyses = AnalysisDesk(office.analyses, office.replays, Looks(usual=Look("pictures")))
    practice = await practices.start(READER, DIRECT_CHANNEL, Start(table, deal, 1))
    replay = await replays.look(READER, DIRECT_CHANNEL, ReplayPage(table, deal, 0, share=False))
    first = await analyses.look(READER, DIRECT_CHANNEL, AnalysisPage(table, deal, 0))
    analysis = [await page_after(first)]
    for place in (1, 2, 3):
        shown = await analyses.look(READER, DIRECT_CHANNEL, AnalysisPage(table, deal, place))
        analysis.append(page_of(shown))
    for pages in (page_of(replay), page_of(practice), analysis):
        assert "Anica" in str(pages) and "Ana'" not in str(pages)


def test_name_that_is_left_out_is_given_to_the_reader_alone() -> None:
    chairs = Chair(NAMELESS, ANA), Chair(NAMELESS, BOR), Chair("Cilka", CILKA)
    info = replace(plain_info(3), chairs=chairs)
    assert [chair.name for chair in for_reader(info, READER).chairs] == ["Anica", NAMELESS, "Cilka"]
    assert for_reader(info, replace(READER, global_name="")) is info


@pytest.mark.parametrize("place", PLACES, ids=("server", "direct"))
async def test_try_of_a_running_contest_opens_nowhere(contests: Contests, place: Venue) -> None:
    entry = await played_try(contests)
    stored = await contests.rows.entry(entry)
    assert stored is not None and stored.table is None
    page = await result_in(contests, place, entry)
    assert not replay_controls(page)
    contest = await contests.contest()
    assert contest.secrets[0] not in page.text


@pytest.mark.parametrize("shared", [False, True])
async def test_try_of_another_person_is_denied_outside_its_server(
    contests: Contests, shared: bool
) -> None:
    entry = await played_try(contests)
    await contests.close()
    stored = await contests.rows.entry(entry)
    assert stored is not None and stored.table is not None
    if shared:
        await contests.archive.share(GUILD, ANA, stored.table, OPENED_DEAL)
    for place in PLACES:
        with pytest.raises(Denied, match="entry-gone"):
            await contests.press_control(PEOPLE[BOR], place, f"daily:result:{entry}")
        with pytest.raises(Denied, match="not-your-match"):
            await contests.archive.replay(place.guild, BOR, stored.table, OPENED_DEAL)
