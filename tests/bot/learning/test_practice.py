"""Practice from a finished deal, by pages only: access, storage, and texts."""

import asyncio
from dataclasses import replace

import pytest

from bot.archive.desk import ReplayDesk, ReplayPage
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.games.hints_given import NUDGE, REASONS
from bot.kit.errors import Denied
from bot.kit.limits import WaitingLimits
from bot.kit.page import Page, Select
from bot.kit.slips import Slips
from bot.kit.wishes import Note, Shown
from bot.learning.practice.desk import Start, read_start
from bot.learning.practice.hints import PracticeHints
from bot.learning.practice.play_on import play_on_controls
from bot.learning.practice.rows import NewPractice, PracticeMove, PracticeRows
from bot.learning.practice.service import Practice
from bot.store import StoreError
from bot.tables.model.table import Table
from bot.thinkers.earlier import EarlierDeals
from engine import View
from tests.bot.discord.answering import press_on
from tests.bot.learning.practising import (
    controls,
    desk_of,
    finish_practice,
    ids_of,
    moves_on,
    practices_of,
    press,
    start_practice,
    table_with_finished_deal,
)
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, page_of
from tests.bot.tables.desk.desk_parts import desk_of as table_desk
from tests.bot.tables.private.secret_deals import VOID, deck_with_hands
from tests.bot.world import ANA, BOR, CILKA, EVA, GUILD, World, refuse_write
from tests.manual_clock import ManualClock
from tests.pages.drawn import WORDS


def replays_of(world: World) -> ReplayDesk:
    """Return the desk for replays, with controls that start practices."""
    archive = world.archive()
    replays = ReplayDesk(archive, Looks(), Languages())
    replays.extra_controls.append(play_on_controls)
    return replays


async def test_practice_runs_from_replay_to_scores_and_back(world: World) -> None:
    """The replay has a button to the practice, and every page of the practice one back."""
    table = await table_with_finished_deal(world)
    desk = desk_of(world)
    replays = replays_of(world)
    before = await world.rows.table(table.id)
    shown = await replays.look(PEOPLE[ANA], GUILD, ReplayPage(table.id, 1, 0, share=False))
    start = next(
        control for control in page_of(shown).controls() if control.id.startswith("practise:")
    )
    first = _present(await press_on([desk], PEOPLE[ANA], HERE, start.id))
    page = await finish_practice(desk, page_of(first))
    assert "in the match it was" in page.text
    assert not controls(page)
    restart, back = page.controls()
    assert restart.id == start.id
    assert back.id == f"replay:{table.id}:1:0:o"
    restarted = _present(await press_on([desk], PEOPLE[ANA], HERE, restart.id))
    assert "Practice" in page_of(restarted).text
    assert await world.rows.table(table.id) == before, "the table is not affected"


def _present(shown: Shown | None) -> Shown:
    assert shown is not None
    return shown


async def test_practice_offers_hints_even_if_match_did_not(world: World) -> None:
    """Hints go step by step, disappear with the next move, and are not recorded."""
    table = await table_with_finished_deal(world)
    desk = desk_of(world)
    page = await start_practice(desk, table)
    while "hint:1" not in controls(page):  # there is none without a choice
        page = await press(desk, moves_on(page)[0])
    for step in (1, 2, 3):
        page = await press(desk, controls(page)[f"hint:{step}"])
    assert "I'd choose" in page.text
    assert not [code for code in controls(page) if code.startswith("hint")]
    after = await press(desk, moves_on(page)[0])
    assert [code for code in controls(after) if code.startswith("hint")] in (["hint:1"], [])
    assert not await world.rows.hints(table.id, 1)


async def test_hint_in_practice_is_announced_before_it_comes(world: World) -> None:
    desk = desk_of(world)
    page = await start_practice(desk, await table_with_finished_deal(world))
    while "hint:1" not in controls(page):
        page = await press(desk, moves_on(page)[0])
    hint = controls(page)["hint:1"]
    announced = await press_on([desk], PEOPLE[ANA], HERE, hint.id)
    assert isinstance(announced, Note) and announced.then is not None
    assert WORDS("hint-under-way") in announced.page.text
    assert announced.then.custom_id == hint.id, "another process can bring it"
    given = page_of(await announced.then.make())
    assert WORDS("hint-under-way") not in given.text and "hint:2" in controls(given)


class SlowHints:
    """Hints of a practice, and the practice before and after a move; each hint waits."""

    def __init__(self) -> None:
        self.under_way: list[asyncio.Future[None]] = []
        self.hints = PracticeHints(self._think, WaitingLimits())

    async def _think(self, view: View, user: int, earlier: EarlierDeals) -> None:
        del view, user, earlier
        self.under_way.append(asyncio.get_running_loop().create_future())
        await self.under_way[-1]

    async def request(self, practice: Practice, step: int) -> "asyncio.Task[None]":
        """Request a hint, and let it wait for its turn."""
        task = asyncio.create_task(self.hints.give(practice, step))
        await asyncio.sleep(0)
        return task


async def test_two_hints_requested_at_once_keep_the_further_step(world: World) -> None:
    """The nudge comes after the reasons, which were asked for later."""
    table, slow = await table_with_finished_deal(world), SlowHints()
    practice = await practices_of(world).start(GUILD, ANA, table.id, 1, 0)
    nudge, reasons = await slow.request(practice, NUDGE), await slow.request(practice, REASONS)
    for thought, task in reversed([*zip(slow.under_way, (nudge, reasons), strict=True)]):
        thought.set_result(None)
        await task
    given = slow.hints.given_to(practice)
    assert given is not None and given.step == REASONS


async def test_late_hint_does_not_replace_that_of_the_next_decision(world: World) -> None:
    table, slow = await table_with_finished_deal(world), SlowHints()
    before = await practices_of(world).start(GUILD, ANA, table.id, 1, 0)
    after = replace(before, info=replace(before.info, seq=before.info.seq + 1))
    late, next_one = await slow.request(before, NUDGE), await slow.request(after, NUDGE)
    for thought, task in reversed([*zip(slow.under_way, (late, next_one), strict=True)]):
        thought.set_result(None)
        await task
    given = slow.hints.given_to(after)
    assert given is not None and given.seq == after.info.seq


async def test_practice_does_not_affect_table_or_records(world: World) -> None:
    table = await table_with_finished_deal(world)
    desk = desk_of(world)
    events = len(world.events)
    deals = await world.rows.finished_deals(table.id)
    await finish_practice(desk, await start_practice(desk, table))
    assert len(world.events) == events
    assert await world.rows.finished_deals(table.id) == deals
    stored = await world.rows.table(table.id)
    assert stored is not None
    assert stored.next_seq == table.seq


async def test_practice_survives_restart(world: World) -> None:
    """Every page is still current after a restart, and its buttons work."""
    table = await table_with_finished_deal(world)
    desk = desk_of(world)
    page = await start_practice(desk, table)
    while moves := moves_on(page):
        page = await press(desk, moves[-1])
        await world.restart()
        desk = desk_of(world)
        if "Refresh" in str(page):
            assert await press(desk, controls(page)["hand"]) == page
    assert "in the match it was" in page.text


async def test_press_on_old_practice_page_shows_newest(world: World) -> None:
    table = await table_with_finished_deal(world)
    desk = desk_of(world)
    old = await start_practice(desk, table)
    new = await press(desk, moves_on(old)[0])
    stale = await press(desk, moves_on(old)[0])
    assert "moved on" in stale.text
    assert ids_of(stale) == ids_of(new)


async def test_repeated_practice_press_is_not_stale(world: World) -> None:
    """The previous process made the move; the press is repeated."""
    table = await table_with_finished_deal(world)
    desk = desk_of(world)
    move = moves_on(await start_practice(desk, table))[0]
    new = await press(desk, move)
    shown = _present(await press_on([desk], PEOPLE[ANA], HERE, move.id, done=True))
    assert page_of(shown) == new


async def test_second_of_two_concurrent_practice_moves_is_stale(world: World) -> None:
    table = await table_with_finished_deal(world)
    desk = desk_of(world)
    page = await start_practice(desk, table)
    move = moves_on(page)[0]
    first, second = await asyncio.gather(press(desk, move), press(desk, move))
    assert ("moved on" in first.text) != ("moved on" in second.text)
    assert ids_of(first) == ids_of(second)


async def test_slip_on_practice_page_makes_no_move(world: World) -> None:
    """The page has just changed: another card is where the finger was."""

    table = await table_with_finished_deal(world)
    desk = desk_of(world, Slips(ManualClock(), 0.4))
    page = await press(desk, moves_on(await start_practice(desk, table))[0])
    slip = await press(desk, moves_on(page)[1])  # a pass keeps its place
    assert "quick" in slip.text
    assert ids_of(slip) == ids_of(page)


async def test_person_has_only_newest_practice(world: World) -> None:
    table = await table_with_finished_deal(world)
    desk = desk_of(world)
    old = await start_practice(desk, table)
    others = await start_practice(desk, table, user=BOR)
    await start_practice(desk, table, 1)
    with pytest.raises(Denied, match="practice-gone"):
        await press(desk, moves_on(old)[0])
    assert await press(desk, controls(others)["hand"], BOR) == others


async def test_practice_of_other_person_is_denied(world: World) -> None:
    table = await table_with_finished_deal(world)
    desk = desk_of(world)
    page = await start_practice(desk, table)
    for control in page.controls():
        if read_start(control.id, ()) is None and not control.id.startswith("replay:"):
            with pytest.raises(Denied, match="practice-gone"):
                await press(desk, control, BOR)


async def test_practice_requires_access_to_replay(world: World) -> None:
    """A shared deal is open to the server; a deal in progress to no one."""
    table = await table_with_finished_deal(world)
    desk = desk_of(world)
    with pytest.raises(Denied, match="not-your-match"):
        await start_practice(desk, table, user=EVA)
    with pytest.raises(Denied, match="match-elsewhere"):
        await desk.start(PEOPLE[ANA], GUILD + 1, Start(table.id, 1, 0))
    with pytest.raises(Denied, match="no-such-deal"):
        await desk.start(PEOPLE[ANA], GUILD, Start(table.id, table.deals, 0))
    replays = replays_of(world)
    await replays.look(PEOPLE[ANA], GUILD, ReplayPage(table.id, 1, 0, share=True))
    page = await start_practice(desk, table, user=EVA)
    assert "You play for" in page.text
    assert moves_on(page)
    assert "You play for" not in (await start_practice(desk, table)).text


async def test_practice_from_position_after_last_move_is_denied(world: World) -> None:
    table = await table_with_finished_deal(world)
    desk = desk_of(world)
    stored = await world.rows.load_deal(table.id, 1)
    assert stored is not None
    for position in (len(stored.moves), len(stored.moves) + 1, 10**15):
        with pytest.raises(Denied, match="no-such-position"):
            await start_practice(desk, table, position)


async def test_practice_move_that_cannot_be_stored_is_undone(world: World) -> None:
    table = await table_with_finished_deal(world)
    desk = desk_of(world)
    page = await start_practice(desk, table)
    with refuse_write(PracticeRows, "append"), pytest.raises(StoreError):
        await press(desk, moves_on(page)[0])
    assert await press(desk, controls(page)["hand"]) == page


async def test_forged_practice_codes_are_refused(world: World) -> None:
    table = await table_with_finished_deal(world)
    desk = desk_of(world)
    number, step = (await start_practice(desk, table)).controls().__next__().id.split(":")[1:3]
    for code in ("", "x", "play:", "sure:x", "why", "pick:0", "lay"):
        with pytest.raises(Denied, match="unknown-code"):
            await press_on([desk], PEOPLE[ANA], HERE, f"p:{number}:{step}:{code}")
    shown = await press_on([desk], PEOPLE[ANA], HERE, f"p:{number}:{step}:on")
    assert "moved on" in page_of(_present(shown)).text
    shown = await press_on([desk], PEOPLE[ANA], HERE, f"p:{number}:{step}:play:T21")
    assert ">" in page_of(_present(shown)).text, "a card before the play is refused by a rule"
    for wrong in ("p:0:0:hand", f"p:{10**18 - 1}:0:hand"):
        with pytest.raises(Denied, match="practice-gone"):
            await press_on([desk], PEOPLE[ANA], HERE, wrong)


@pytest.mark.parametrize(
    "custom_id", ["practise:1:2", "practise:1:2:x", "practise:-1:2:3", "practise:1:2:3:4",
                  "practise:²:2:3", f"practise:{'9' * 19}:1:1", "replay:1:2:3", "p:x:1:hand"],
)  # fmt: skip
async def test_forged_practice_ids_are_denied(world: World, custom_id: str) -> None:
    with pytest.raises(Denied, match="unknown-button"):
        await press_on([desk_of(world)], PEOPLE[ANA], HERE, custom_id)


async def test_practice_with_illegal_moves_is_logged(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    table = await table_with_finished_deal(world)
    wrong = (PracticeMove(0, "play:T21", 1),)
    new = NewPractice(user=ANA, table=table.id, deal=1, position=0, seat=0, moves=wrong)
    number = await PracticeRows(world.store).start(new)
    with pytest.raises(Denied, match="practice-unreadable"):  # no newer one has taken its place
        await practices_of(world).find(PEOPLE[ANA], number, GUILD)
    (record,) = caplog.records
    assert f"practice {number}, from table {table.id}, deal 1" in record.getMessage()
    assert "report" in record.getMessage()
    assert "play:T21" not in caplog.text


async def test_decision_select_leads_to_chosen_position(world: World) -> None:
    table = await table_with_finished_deal(world)
    assert read_start(f"practise:{table.id}:1:pick0", ("7",)) == Start(table.id, 1, 7)


async def test_practices_find_started_practice(world: World) -> None:
    table = await table_with_finished_deal(world)
    practices = practices_of(world)
    begun = await practices.start(GUILD, ANA, table.id, 1, 0)
    assert isinstance(begun, Practice)
    assert await practices.find(PEOPLE[ANA], begun.stored.id, GUILD) == begun


@pytest.fixture
async def secret(world: World) -> Table:
    """A finished deal in which Cilka was asked in secret whether to deal again, and declined."""
    usual = world.shuffle
    world.shuffle = lambda pack: deck_with_hands(pack, 2, VOID, "T2")
    table = await world.start_table(2, game="romanian", knock="off")
    world.shuffle = usual
    assert table.deal is not None
    assert table.deal.in_secret
    await world.tables.play.act(table, CILKA, "pass", table.shown_seq(2))
    await world.play_deal(table)
    return table


def leads_to(page: Page) -> list[int]:
    """Return the positions to which a page's controls lead, the button's first."""
    positions = []
    for control in page.controls():
        choices = control.choices if isinstance(control, Select) else (None,)
        starts = [read_start(control.id, (choice.value,) if choice else ()) for choice in choices]
        positions += [start.position for start in starts if start is not None]
    return positions


async def test_practice_repeats_secret_question_only_to_its_player(
    world: World, secret: Table
) -> None:
    """ROM-DEAL-9: for all other users the answer given in the match stands."""
    replays = replays_of(world)
    for user, positions in ((CILKA, [0]), (BOR, [1]), (ANA, [1])):
        shown = await replays.look(PEOPLE[user], GUILD, ReplayPage(secret.id, 1, 0, share=False))
        assert leads_to(page_of(shown)) == positions
    page = await start_practice(desk_of(world), secret, user=CILKA)
    assert "sure:redeal" in controls(page)
    assert "pass" in controls(page)


async def test_practice_of_bystander_takes_publicly_known_seat(world: World, secret: Table) -> None:
    """ROM-DEAL-9."""
    replays = replays_of(world)
    await replays.look(PEOPLE[ANA], GUILD, ReplayPage(secret.id, 1, 0, share=True))
    practice = await practices_of(world).start(GUILD, EVA, secret.id, 1, 0)
    assert practice.seat == 1
    talk = await replays.look(PEOPLE[EVA], GUILD, ReplayPage(secret.id, 1, 1, share=False))
    assert leads_to(page_of(talk))
    assert 0 not in leads_to(page_of(talk))


async def test_explanation_of_announcement_names_rule(world: World) -> None:
    """In practice and at a table; unknown contracts and announcements are refused."""
    live = await world.start_table(length=2)
    seat = live.turn
    assert seat is not None
    asker = live.chairs[seat].user
    assert asker is not None
    at_table = table_desk(world).play
    page = page_of(await at_table.explain_meaning(PEOPLE[asker], live, "bid:two"))
    assert page.text.startswith("> **Two (dve)**: call a king")
    assert "rule:SLO-CON-1" in ids_of(page)
    for forged in ("bid:nothing", "say:two", "", "kontra:game"):
        with pytest.raises(Denied, match="unknown-code"):
            await at_table.explain_meaning(PEOPLE[asker], live, forged)
    await world.play_deal(live)
    desk = desk_of(world)
    page = await start_practice(desk, live, user=asker)
    while "what" not in controls(page):
        page = await press(desk, moves_on(page)[0], asker)
    explanation = await press(desk, controls(page)["what"], asker)
    assert explanation.text != page.text
    assert "rule:SLO-" in str(ids_of(explanation))
