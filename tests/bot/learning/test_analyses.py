"""Analyses of finished deals: access, the progress page, and the stored result."""

import asyncio
import json

import pytest

from bot.archive.desk import ReplayPage
from bot.features import PERSONAL
from bot.kit.errors import Denied
from bot.kit.page import Button
from bot.kit.wishes import Aside, Note
from bot.learning.analyses.desk import AnalysisPage, read_control
from bot.learning.analyses.pages import moment_button
from bot.learning.analyses.rows import AnalysisRows
from bot.privacy.rows import PrivacyRows
from engine import choose, observe
from search.explain.verdicts import VERSION, dearest
from tests.bot.learning.analysing import Office, Studying
from tests.bot.tables.desk.desk_parts import PEOPLE, next_page_of, page_after, page_of
from tests.bot.world import ANA, BOR, EVA, GUILD, World, refuse_write

OTHER_SERVER = GUILD + 1


async def play_match(world: World) -> AnalysisPage:
    """Play a match of one deal by rules of thumb; return the first page of its analysis."""
    table = await world.start_table(length=1)
    while table.deal is not None and table.turn is not None:
        user = table.chairs[table.turn].user
        assert user is not None
        code = world.code(table, choose(observe(table.deal, table.turn)))
        await world.tables.play.act(table, user, code, table.shown_seq(table.turn))
    return AnalysisPage(table.id, 1, 0)


async def test_analysis_shows_progress_page_then_result(world: World) -> None:
    first_page = await play_match(world)
    office = Office(world)
    shown = await office.desk.look(PEOPLE[ANA], GUILD, first_page)
    assert "I'm looking at the" in page_of(shown).text
    assert not office.study.asked
    assert "1 of 3" in (await page_after(shown)).text
    players = {player for _, _, player, *_ in office.study.asked}
    assert len(players) == 1, "only their own decisions are judged"


async def test_progress_of_an_analysis_names_the_decision_being_judged(world: World) -> None:
    first_page = await play_match(world)
    office = Office(world)
    shown = await office.desk.look(PEOPLE[ANA], GUILD, first_page)
    then = next_page_of(shown)
    assert then is not None
    progress = then.progress
    assert progress is not None
    seen: list[str] = []
    office.study.on_asked = lambda: seen.append(progress().text)
    assert "Decision" not in page_of(shown).text
    await then.make()
    assert len(seen) > 5
    for number, text in enumerate(seen, 1):
        assert f"Decision {number} of {len(seen)}" in text


async def test_stored_analysis_is_shown_without_recomputing(world: World) -> None:
    """It survives a restart; a stored analysis of another version is recomputed."""
    first_page = await play_match(world)
    first = await Office(world).look(ANA, first_page)
    await world.restart()
    office = Office(world)
    shown = await office.desk.look(PEOPLE[ANA], GUILD, first_page)
    assert next_page_of(shown) is None
    assert page_of(shown) == first
    assert not office.study.asked
    key = first_page.table, first_page.deal, ANA
    kept = await AnalysisRows(world.store).kept(*key)
    assert kept is not None
    for older in (kept.replace(f'"version":{VERSION}', '"version":0'), "{", "[]", '{"version":1}',
                  json.dumps({"version": VERSION, "verdicts": [[1, 2]]})):  # fmt: skip
        await AnalysisRows(world.store).keep(*key, older)
        assert await office.look(ANA, first_page) == first
    assert await AnalysisRows(world.store).kept(*key) == kept


async def test_analysis_covers_only_the_readers_decisions(world: World) -> None:
    first_page = await play_match(world)
    office = Office(world)
    mine = await office.look(ANA, first_page)
    theirs = await office.look(BOR, first_page)
    assert mine != theirs
    assert await office.look(ANA, first_page) == mine


async def test_concurrent_requests_share_one_analysis(world: World) -> None:
    """A cancelled request does not cancel the others."""
    first_page = await play_match(world)
    office = Office(world)
    office.study.goes_on.clear()
    waiting = [asyncio.create_task(office.look(ANA, first_page)) for _ in range(3)]
    await office.study.begun.wait()
    waiting[0].cancel()
    office.study.goes_on.set()
    second, third = await asyncio.gather(*waiting[1:])
    assert second == third
    assert len({step for _, step, *_ in office.study.asked}) == len(office.study.asked)


async def test_request_made_before_analysis_was_stored_gets_same_result(world: World) -> None:
    """Both requests were made before the analysis was stored."""
    first_page = await play_match(world)
    office = Office(world)
    responses = [await office.desk.look(PEOPLE[ANA], GUILD, first_page) for _ in range(2)]
    first, second = [await page_after(shown) for shown in responses]
    assert first == second
    assert len({step for _, step, *_ in office.study.asked}) == len(office.study.asked)


async def test_analysis_without_access_to_deal_is_denied(world: World) -> None:
    first_page = await play_match(world)
    office = Office(world)
    with pytest.raises(Denied, match="not-your-match"):
        await office.look(EVA, first_page)
    for number, why in (
        (first_page.table, "match-elsewhere"),
        (first_page.table + 1, "not-your-match"),
        (0, "not-your-match"),
    ):
        with pytest.raises(Denied, match=why):
            await office.look(ANA, AnalysisPage(number, 1, 0), OTHER_SERVER)
    for deal in (0, 2):
        with pytest.raises(Denied, match="no-such-deal"):
            await office.look(ANA, AnalysisPage(first_page.table, deal, 0))
    await office.replays.look(PEOPLE[ANA], GUILD, ReplayPage(first_page.table, 1, 0, share=True))
    with pytest.raises(Denied, match="no-decisions"):  # a shared deal shows no one's analysis
        await office.look(EVA, first_page)
    assert not office.study.asked


async def test_deal_in_progress_is_not_analysed(world: World) -> None:
    table = await world.start_table(length=2)
    office = Office(world)
    await world.play_moves(table, 5)
    with pytest.raises(Denied, match="no-such-deal"):
        await office.look(ANA, AnalysisPage(table.id, table.deals, 0))
    assert not office.study.asked


async def test_analysis_without_workers_is_denied_unless_stored(world: World) -> None:
    """A stored analysis is still shown."""
    first_page = await play_match(world)
    office = Office(world)
    office.study.open = False
    with pytest.raises(Denied, match="nobody-analyses"):
        await office.look(ANA, first_page)
    office.study.open = True
    page = await office.look(ANA, first_page)
    office.study.open = False
    assert await office.look(ANA, first_page) == page


async def test_analysis_with_lost_worker_fails_and_is_not_stored(world: World) -> None:
    first_page = await play_match(world)
    office = Office(world, Studying(lost=(3, 4)))
    with pytest.raises(Denied, match="analysis-failed"):
        await office.look(ANA, first_page)
    assert await AnalysisRows(world.store).kept(first_page.table, 1, ANA) is None
    assert "1 of 3" in (await office.look(ANA, first_page)).text


async def test_replaced_worker_is_asked_again(world: World) -> None:
    first_page = await play_match(world)
    office = Office(world)
    other = Office(world, Studying(lost=(1, 3)))
    page = await other.look(ANA, first_page)
    await AnalysisRows(world.store).keep(first_page.table, 1, ANA, "{}")
    assert page == await office.look(ANA, first_page)


async def test_analysis_that_cannot_be_stored_is_shown(world: World) -> None:
    first_page = await play_match(world)
    office = Office(world)
    with refuse_write(AnalysisRows, "keep"):
        assert "1 of 3" in (await office.look(ANA, first_page)).text


async def test_analysis_of_person_deleted_meanwhile_is_not_stored(world: World) -> None:
    first_page = await play_match(world)
    office = Office(world)
    office.study.goes_on.clear()
    waiting = asyncio.create_task(office.look(ANA, first_page))
    await office.study.begun.wait()
    await world.forgetting.forget(ANA)
    office.study.goes_on.set()
    await waiting
    assert not any((await PrivacyRows(world.store).data_of(PERSONAL, ANA)).values())


async def test_close_cancels_running_analyses(world: World) -> None:
    first_page = await play_match(world)
    office = Office(world)
    office.study.goes_on.clear()
    waiting = asyncio.create_task(office.look(ANA, first_page))
    await office.study.begun.wait()
    await office.analyses.close()
    await asyncio.gather(waiting, return_exceptions=True)
    assert waiting.cancelled()


async def test_analysis_can_be_requested_again_after_restart(world: World) -> None:
    """The progress page's button requests the analysis again."""
    first_page = await play_match(world)
    shown = await Office(world).desk.look(PEOPLE[ANA], GUILD, first_page)
    (refresh,) = page_of(shown).controls()
    await world.restart()
    request = read_control(refresh.id)
    assert request is not None
    assert not request.beside
    assert "1 of 3" in (await Office(world).look(ANA, request)).text


async def test_analysis_without_losses_says_well_played(world: World) -> None:
    first_page = await play_match(world)
    office = Office(world, Studying(cost=-100.0))
    summary = await office.look(ANA, first_page)
    assert "Well played" in summary.text
    buttons = [control for control in summary.controls() if isinstance(control, Button)]
    assert [button.label for button in buttons] == ["All decisions", "Look at the deal"]
    request = read_control(buttons[0].id)
    assert request is not None
    listed = await office.look(ANA, request)
    assert listed.text.count("\n- ") == len(office.study.asked)
    assert "best" in listed.text
    (back, _) = listed.controls()
    assert read_control(back.id) == first_page


async def test_analysis_pages_can_be_turned_and_link_to_replay(world: World) -> None:
    first_page = await play_match(world)
    office = Office(world)
    for place, seen in ((0, "1 of 3"), (2, "3 of 3"), (3, "all your decisions"), (99, "all your")):
        page = await office.look(ANA, first_page._replace(place=place))
        assert seen in page.text
        ids = [control.id for control in page.controls()]
        assert all(read_control(id_) for id_ in ids if id_.startswith("analyse:"))
        assert any(id_.startswith(f"replay:{first_page.table}:1:") for id_ in ids)


async def test_analysis_requested_below_score_opens_new_message(world: World) -> None:
    """The score of a solo player has the button *Next deal*."""
    first_page = await play_match(world)
    office = Office(world)
    below, turned = (read_control(f"analyse:{first_page.table}:1:0:{key}") for key in ("o", "next"))
    assert below is not None
    assert turned is not None
    for known in (False, True):
        shown = await office.desk.look(PEOPLE[ANA], GUILD, below)
        assert isinstance(shown, Aside)
        assert (shown.then is None) == known
        assert isinstance((await office.desk.look(PEOPLE[ANA], GUILD, turned)), Note)
        if shown.then is not None:
            await page_after(shown)


async def test_analysis_opens_at_a_move_by_its_number_in_the_log(world: World) -> None:
    """A move without a page opens the first one."""
    first_page = await play_match(world)
    office = Office(world)
    await office.look(ANA, first_page)
    played = await office.analyses.played(GUILD, ANA, first_page.table, 1)
    stored = await office.analyses.stored(played)
    assert stored is not None
    costly = dearest(stored.verdicts)
    assert len(costly) == 3
    by_step = {step: move for move, step in played.steps.items()}
    for move, place in [*((by_step[each.step], n) for n, each in enumerate(costly)), (9999, 0)]:
        request = read_control(moment_button(first_page.table, 1, move, "Look").id)
        assert request is not None
        shown = await office.desk.look(PEOPLE[ANA], GUILD, request)
        assert isinstance(shown, Aside)
        assert shown.page == await office.look(ANA, first_page._replace(place=place))


async def test_analysis_pictures_follow_readers_preference(world: World) -> None:
    first_page = await play_match(world)
    office = Office(world)
    await office.looks.change("person", ANA, {"style": "pictures"})
    assert (await office.look(ANA, first_page)).pictures
    assert not (await office.look(BOR, first_page)).pictures


async def test_analysis_command_selects_match_and_deal(world: World) -> None:
    office = Office(world)
    ana = PEOPLE[ANA]
    with pytest.raises(Denied, match="no-match-of-yours"):
        await office.desk.open(ana, GUILD, None, None)
    table = await world.start_table(length=2)
    with pytest.raises(Denied, match="no-finished-deal"):
        await office.desk.open(ana, GUILD, None, None)
    await world.play_moves(table)
    for deal, title in ((None, "Deal 2"), ("1", "Deal 1")):
        shown = await office.desk.open(ana, GUILD, str(table.id), deal)
        assert title in page_of(shown).text
    with pytest.raises(Denied, match="no-finished-deal"):
        await office.desk.open(ana, GUILD, str(table.id), "3")
    with pytest.raises(Denied, match="not-your-match"):
        await office.desk.open(ana, GUILD, "x", None)


@pytest.mark.parametrize(
    "custom_id", ["analyse:1:2", "analyse:1:2:x:o", "analyse:-1:2:3:o", "analyse:²:2:3:o",
                  f"analyse:{'9' * 20}:1:1:o", "replay:1:2:3:o"],
)  # fmt: skip
def test_forged_analysis_ids_are_rejected(custom_id: str) -> None:
    assert read_control(custom_id) is None
