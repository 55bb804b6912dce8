"""Travellers of closed deals: readable by whom, and where each line leads."""

import random

import pytest

from bot.contests.core.deals import SEAT, deal_for
from bot.contests.core.rows import Ghost
from bot.contests.daily.board import DailyBoard, FinalBoards
from bot.contests.daily.board_page import daily_board
from bot.contests.daily.rows import DailyChannelRows
from bot.deals.wording.words import signed
from bot.features import PERSONAL
from bot.kit.errors import Denied
from bot.kit.wishes import Aside, Note
from bot.privacy.rows import PrivacyRows
from tests.bot.contests.challenges import challenge_steps
from tests.bot.contests.contest import HERE, PEOPLE, Contests
from tests.bot.contests.daily.simulated_days import HOUSE_NAMES, simulate_day
from tests.bot.contests.tournaments import tournament_steps
from tests.bot.contests.traveller.traveller_steps import (
    ELSEWHERE,
    choices_to_see,
    closed_daily,
    lines_with,
    page_at,
    play_ghost,
    select,
    ways,
)
from tests.bot.world import ANA, BOR, CILKA, DANE, GUILD, World

FORMER = {"en": "a former player"}


@pytest.fixture
def contests(world: World) -> Contests:
    return Contests(world)


# Secrecy ------------------------------------------------------------------------------------------


async def test_traveller_before_deal_is_settled_is_denied(contests: Contests) -> None:
    contest = await contests.contest()
    page = await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    assert not ways(page) and not ways(await contests.wish(BOR, f"daily:show:{contest.id}"))
    await play_ghost(contests, contest)
    for more in ("", ":l:declarer.three:0:a", ":r:club1:0:f", ":r:t1:0:f", ":p::0:o"):
        for user in (ANA, BOR):
            with pytest.raises(Denied, match="no-traveller"):
                await contests.wish(user, f"traveller:{contest.id}:0{more}")
    contests.now = contest.closes + 1  # tries are still being finished
    with pytest.raises(Denied, match="no-traveller"):
        await contests.wish(ANA, f"traveller:{contest.id}:0")


async def test_traveller_of_absent_deal_is_denied(contests: Contests) -> None:
    contest = await closed_daily(contests)
    for number, deal in ((contest.id, 1), (999, 0)):
        with pytest.raises(Denied, match="no-traveller"):
            await contests.wish(ANA, f"traveller:{number}:{deal}")
    for forged in ("l:declarer.nothing:0:a", "l:x:0:a", "r:t99:0:f", "r:master7:0:f", "r::0:f"):
        with pytest.raises(Denied, match="no-traveller-line"):
            await contests.wish(ANA, f"traveller:{contest.id}:0:{forged}")
    for forged in ("x:y:0:a", "d:1", "l:declarer.three:x:a"):
        with pytest.raises(Denied, match="unknown-button"):
            await contests.wish(ANA, f"traveller:{contest.id}:0:{forged}")


async def test_traveller_of_a_challenge_is_denied(contests: Contests) -> None:
    await challenge_steps.both_played(contests)
    (challenge,) = await contests.rows.find_by_number("challenge", 1)
    assert challenge.settled
    for user in (ANA, CILKA):
        with pytest.raises(Denied, match="no-traveller"):
            await contests.wish(user, f"traveller:{challenge.id}:0")


async def test_tournament_has_travellers_for_its_server_once_over(contests: Contests) -> None:
    await tournament_steps.announce_tournament(contests)
    page = await tournament_steps.play_deals(contests, ANA)
    await tournament_steps.play_deals(contests, BOR)
    (contest,) = await contests.rows.find_by_number("tournament", 1)
    assert not ways(page)
    with pytest.raises(Denied, match="no-traveller"):
        await contests.wish(ANA, f"traveller:{contest.id}:0")
    await tournament_steps.over(contests)
    (way,) = ways(await tournament_steps.page_of(contests, CILKA, "show"))
    page = await contests.wish(CILKA, way)
    other_deal = select(page, "d")
    assert [choice.value for choice in other_deal.choices] == ["0", "1"]
    assert "1+0" in page.text or "2+0" in page.text
    second = await contests.wish(CILKA, other_deal.id, ("1",))
    assert "Deal 2 of 2" in select(second, "d").prompt
    (entry,) = [
        entry for entry in await contests.rows.tries_of(contest.id)
        if (entry.person, entry.deal) == (ANA, 1)
    ]  # fmt: skip
    result = await tournament_steps.page_of(contests, ANA, "try", entry.entry)
    assert f"traveller:{contest.id}:1" in ways(result)
    with pytest.raises(Denied, match="tournament-gone"):
        await page_at(contests, ELSEWHERE, ANA, way)


async def test_tournament_called_off_has_no_traveller(contests: Contests) -> None:
    await tournament_steps.announce_tournament(contests)
    await tournament_steps.play_deals(contests, ANA)
    await tournament_steps.press_control(contests, tournament_steps.MANAGER, "off")
    await tournament_steps.over(contests)
    (contest,) = await contests.rows.find_by_number("tournament", 1)
    assert contest.settled
    with pytest.raises(Denied, match="no-traveller"):
        await contests.wish(ANA, f"traveller:{contest.id}:0")


async def test_tournament_leaver_is_not_in_the_traveller(contests: Contests) -> None:
    await tournament_steps.announce_tournament(contests)
    await tournament_steps.play_deals(contests, ANA)
    await tournament_steps.play_deals(contests, BOR, deals=1)
    await tournament_steps.press_control(contests, BOR, "leave")
    await tournament_steps.over(contests)
    (contest,) = await contests.rows.find_by_number("tournament", 1)
    page = await contests.wish(CILKA, f"traveller:{contest.id}:0")
    assert "1+0" in page.text and "2+0" not in page.text


# Lines --------------------------------------------------------------------------------------------


async def test_result_and_intro_of_closed_daily_lead_to_its_traveller(contests: Contests) -> None:
    contest = await closed_daily(contests)
    for user in (ANA, DANE):
        page = await contests.wish(user, f"daily:show:{contest.id}")
        assert ways(page) == [f"traveller:{contest.id}:0"]
    page = await contests.wish(ANA, f"traveller:{contest.id}:0")
    assert page.text.count("▸") == 2, "in the table, and in the note below"
    assert "▸" not in (await contests.wish(DANE, f"traveller:{contest.id}:0")).text


async def test_closed_board_leads_to_the_traveller(contests: Contests) -> None:
    contest = await closed_daily(contests)
    settled = await contests.rows.find(contest.id)
    assert settled is not None
    boards = FinalBoards(DailyChannelRows(contests.store), contests.rows)
    board = await boards.of(settled, GUILD, HOUSE_NAMES)
    words = PEOPLE[ANA].words
    assert ways(daily_board(board, words)) == [f"traveller:{contest.id}:0"]
    assert not ways(daily_board(DailyBoard(contest, board.finishers), words))


async def test_traveller_leaves_the_result_that_led_to_it(contests: Contests) -> None:
    contest = await closed_daily(contests)
    control = f"traveller:{contest.id}:0"
    assert isinstance(await contests.press_control(PEOPLE[ANA], HERE, control), Aside)
    line = select(await contests.wish(ANA, control), "l").choices[0].value
    for view in (f"{control}:p::0:o", f"{control}:l:{line}:0:a"):
        assert isinstance(await contests.press_control(PEOPLE[ANA], HERE, view), Note)


async def test_rated_result_leads_to_the_traveller_of_its_own_deal(contests: Contests) -> None:
    await contests.dailies.attend()
    (contest,) = await contests.rows.find_by_number("rated", 700)
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    await contests.close()
    deal = deal_for(contest, ANA)
    page = await contests.wish(ANA, f"daily:show:{contest.id}")
    assert ways(page) == [f"traveller:{contest.id}:{deal}"]
    page = await contests.wish(ANA, f"traveller:{contest.id}:{deal}")
    assert "▸" in page.text and f"Deal {deal + 1} of 20" in select(page, "d").prompt


async def test_people_are_named_only_in_their_server(contests: Contests) -> None:
    contest = await closed_daily(contests)
    here = "".join([page.text for page in await lines_with(contests, contest, CILKA)])
    assert "Ana" in here and "Bor" in here and "house, club 1" in here
    control = f"traveller:{contest.id}:0"
    page = await page_at(contests, ELSEWHERE, CILKA, control)
    lines = select(page, "l")
    for choice in lines.choices:
        text = (await page_at(contests, ELSEWHERE, CILKA, lines.id, choice.value)).text
        assert "Ana" not in text and "Bor" not in text


async def test_forgotten_person_is_not_in_the_traveller(contests: Contests) -> None:
    contest = await closed_daily(contests)
    await contests.wish(CILKA, f"traveller:{contest.id}:0")
    await PrivacyRows(contests.store).forget_person(PERSONAL, ANA, FORMER)
    here = "".join([page.text for page in await lines_with(contests, contest, CILKA)])
    assert "Ana" not in here and "Bor" in here


# Deals --------------------------------------------------------------------------------------------


async def test_ghosts_deal_ends_with_its_stored_result(contests: Contests) -> None:
    contest = await closed_daily(contests)
    (ghost,) = await contests.rows.ghosts(contest.id, 0, SEAT)
    page = await contests.wish(CILKA, f"traveller:{contest.id}:0:r:club1:99:l")
    assert "house, club 1" in page.text
    assert signed(ghost.points) in page.text


async def test_traveller_of_an_old_deal_keeps_contracts_and_a_deal_of_each(
    world: World,
) -> None:
    contests, chance = Contests(world), random.Random(24)
    contest, ghosts, _ = await simulate_day(contests.rows, 1, chance)
    assert len(ghosts) == 9 and len({ghost.ending for ghost in ghosts}) > 1
    for number, ghost in enumerate(ghosts, 100):
        stored = Ghost(
            contest.id, 0, SEAT, "club", number, ghost.result.points, " ".join(ghost.codes),
            ghost.result.ahead, ghost.ending,
        )  # fmt: skip
        await contests.rows.keep_ghost(stored, {})
    await contests.rows.settle(contest.id)
    await contests.rows.tidy(10**9)
    page = await contests.wish(CILKA, f"traveller:{contest.id}:0")
    assert "Contract unknown" in page.text, "of those that an earlier release has stored"
    to_see = await choices_to_see(contests, contest, CILKA)
    endings = {ghost.ending for ghost in ghosts}
    ghosts_to_see = [key for key in to_see if not key.startswith("t")]
    assert len(ghosts_to_see) == len(endings) < len(ghosts)
