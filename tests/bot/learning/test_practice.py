"""Playing on from a finished deal, by pages only: who may, what is kept, what is told."""

import asyncio

import pytest

from bot.archive.desk import ReplayDesk, ReplayPage
from bot.games.info import PRACTICE
from bot.kit.controls import read_click
from bot.kit.errors import Denied
from bot.kit.page import Button, Page, Select
from bot.kit.slips import Slips
from bot.kit.wishes import Note, Shown
from bot.learning.practice.desk import PracticeDesk, Start, read_start
from bot.learning.practice.play_on import ways_on
from bot.learning.practice.rows import NewPractice, PracticeMove, PracticeRows
from bot.learning.practice.service import Practice, Practices
from bot.store import StoreError
from bot.tables.model.table import Table
from tests.bot.discord.answering import press_on
from tests.bot.tables.desk.test_desk import HERE, PEOPLE, page_of
from tests.bot.tables.desk.test_desk import desk_of as table_desk
from tests.bot.tables.private.test_secret_questions import VOID, fallen
from tests.bot.world import ANA, BOR, CILKA, EVA, GUILD, World, refusing
from tests.manual_clock import ManualClock

NO_MOVES = ("hand", "last", "out", "why", "what", "hint", "more")


def practices_of(world: World) -> Practices:
    return Practices(PracticeRows(world.store), world.rows, world.archive())


def desk_of(world: World, slips: Slips | None = None) -> PracticeDesk:
    return PracticeDesk(practices_of(world), slips or Slips(ManualClock(step=10), 0.4))


async def finished(world: World) -> Table:
    """A table whose first deal has been played, trick by trick."""
    table = await world.started(length=2)
    await world.play_deal(table)
    return table


def controls(page: Page) -> dict[str, Button | Select]:
    """A practice's controls by their codes."""
    found = {control.id: read_click(control.id, PRACTICE) for control in page.controls()}
    return {
        click.code: next(one for one in page.controls() if one.id == name)
        for name, click in found.items()
        if click is not None
    }


def moves_on(page: Page) -> list[Button | Select]:
    moves = [one for code, one in controls(page).items() if code.split(":")[0] not in NO_MOVES]
    return [one for one in moves if isinstance(one, Select) or not one.disabled]


async def press(desk: PracticeDesk, control: Button | Select, user: int = ANA) -> Page:
    values: tuple[str, ...] = ()
    if isinstance(control, Select):
        values = tuple(choice.value for choice in control.choices[-control.least :])
    shown = await press_on([desk], PEOPLE[user], HERE, control.id, values)
    assert shown is not None and isinstance(shown, Note)
    return page_of(shown)


async def to_the_end(desk: PracticeDesk, page: Page, user: int = ANA) -> Page:
    """Press the first offer until it is over."""
    clicks = 0
    while moves := moves_on(page):
        page = await press(desk, moves[0], user)
        clicks += 1
        assert clicks < 200
    return page


async def started(desk: PracticeDesk, table: Table, position: int = 0, user: int = ANA) -> Page:
    return page_of(await desk.start(PEOPLE[user], GUILD, Start(table.id, 1, position)))


def replays_of(world: World) -> ReplayDesk:
    """Finished deals to look at, with the ways to a practice."""
    replays = ReplayDesk(world.archive())
    replays.ways_on.append(ways_on)
    return replays


async def test_a_practice_from_the_deal_to_its_score(world: World) -> None:
    """The way there is on the replay, the ways back on every page of the practice."""
    table, desk = await finished(world), desk_of(world)
    replays = replays_of(world)
    before = await world.rows.table(table.id)
    shown = await replays.look(PEOPLE[ANA], GUILD, ReplayPage(table.id, 1, 0, share=False))
    way = next(one for one in page_of(shown).controls() if one.id.startswith("practise:"))
    begun = await press_on([desk], PEOPLE[ANA], HERE, way.id)
    assert begun is not None
    page = await to_the_end(desk, page_of(begun))
    assert "in the match it was" in page.text and not controls(page)
    again, back = page.controls()
    assert again.id == way.id and back.id == f"replay:{table.id}:1:0:o"
    assert "Practice" in page_of(_there(await press_on([desk], PEOPLE[ANA], HERE, again.id))).text
    assert await world.rows.table(table.id) == before, "the table knows nothing of it"


def _there(shown: Shown | None) -> Shown:
    assert shown is not None
    return shown


async def test_there_are_hints_whatever_the_match_had(world: World) -> None:
    """Step by step, as far as asked; with the next move they are gone, and none is noted."""
    table, desk = await finished(world), desk_of(world)
    page = await started(desk, table)
    while "hint:1" not in controls(page):  # nobody is asked without a choice
        page = await press(desk, moves_on(page)[0])
    for step in (1, 2, 3):
        page = await press(desk, controls(page)[f"hint:{step}"])
    assert "I'd choose" in page.text
    assert not [code for code in controls(page) if code.startswith("hint")]
    after = await press(desk, moves_on(page)[0])
    assert [code for code in controls(after) if code.startswith("hint")] in (["hint:1"], [])
    assert not await world.rows.hints(table.id, 1)


async def test_nothing_of_it_is_told_or_counted(world: World) -> None:
    table, desk = await finished(world), desk_of(world)
    events, deals = len(world.events), await world.rows.finished_deals(table.id)
    await to_the_end(desk, await started(desk, table))
    assert len(world.events) == events
    assert await world.rows.finished_deals(table.id) == deals
    stored = await world.rows.table(table.id)
    assert stored is not None and stored.next_seq == table.seq


async def test_it_survives_a_restart(world: World) -> None:
    """Every page shown is still current, and its buttons work."""
    table = await finished(world)
    desk = desk_of(world)
    page = await started(desk, table)
    while moves := moves_on(page):
        page = await press(desk, moves[-1])
        await world.again()
        desk = desk_of(world)
        if "Refresh" in str(page):
            assert await press(desk, controls(page)["hand"]) == page
    assert "in the match it was" in page.text


async def test_an_old_page_shows_the_newest_one(world: World) -> None:
    table, desk = await finished(world), desk_of(world)
    old = await started(desk, table)
    new = await press(desk, moves_on(old)[0])
    stale = await press(desk, moves_on(old)[0])
    assert "moved on" in stale.text
    assert [one.id for one in stale.controls()] == [one.id for one in new.controls()]


async def test_a_move_whose_answer_was_lost_is_no_old_page(world: World) -> None:
    """The previous process made it: nothing has moved on but what they pressed."""
    table, desk = await finished(world), desk_of(world)
    move = moves_on(await started(desk, table))[0]
    new = await press(desk, move)
    shown = _there(await press_on([desk], PEOPLE[ANA], HERE, move.id, done=True))
    assert page_of(shown) == new


async def test_of_two_clicks_at_once_one_is_stale(world: World) -> None:
    table, desk = await finished(world), desk_of(world)
    page = await started(desk, table)
    move = moves_on(page)[0]
    both = await asyncio.gather(press(desk, move), press(desk, move))
    assert sum("moved on" in one.text for one in both) == 1
    one, other = ([control.id for control in page.controls()] for page in both)
    assert one == other


async def test_a_slip_does_nothing(world: World) -> None:
    """The page has just changed under the finger: another card has taken that one's place."""

    table, desk = await finished(world), desk_of(world, Slips(ManualClock(), 0.4))
    page = await press(desk, moves_on(await started(desk, table))[0])
    slip = await press(desk, moves_on(page)[0])
    assert "quick" in slip.text
    assert [one.id for one in slip.controls()] == [one.id for one in page.controls()]


async def test_each_has_one_practice_the_newest(world: World) -> None:
    table, desk = await finished(world), desk_of(world)
    old, others = await started(desk, table), await started(desk, table, user=BOR)
    await started(desk, table, 1)
    with pytest.raises(Denied, match="practice-gone"):
        await press(desk, moves_on(old)[0])
    assert await press(desk, controls(others)["hand"], BOR) == others


async def test_a_practice_is_its_persons_own(world: World) -> None:
    table, desk = await finished(world), desk_of(world)
    page = await started(desk, table)
    for control in page.controls():
        if read_start(control.id) is None and not control.id.startswith("replay:"):
            with pytest.raises(Denied, match="practice-gone"):
                await press(desk, control, BOR)


async def test_who_may_not_look_may_not_practise(world: World) -> None:
    """Nor in a deal in progress; once it is shared all may."""
    table, desk = await finished(world), desk_of(world)
    with pytest.raises(Denied, match="not-your-match"):
        await started(desk, table, user=EVA)
    with pytest.raises(Denied, match="not-your-match"):
        await desk.start(PEOPLE[ANA], GUILD + 1, Start(table.id, 1, 0))
    with pytest.raises(Denied, match="no-such-deal"):
        await desk.start(PEOPLE[ANA], GUILD, Start(table.id, table.deals, 0))
    replays = replays_of(world)
    await replays.look(PEOPLE[ANA], GUILD, ReplayPage(table.id, 1, 0, share=True))
    page = await started(desk, table, user=EVA)
    assert "You play for" in page.text and moves_on(page)
    assert "You play for" not in (await started(desk, table)).text


async def test_positions_that_nobody_can_play_on_from(world: World) -> None:
    table, desk = await finished(world), desk_of(world)
    stored = await world.rows.load_deal(table.id, 1)
    assert stored is not None
    for position in (len(stored.moves), len(stored.moves) + 1, 10**15):
        with pytest.raises(Denied, match="no-such-position"):
            await started(desk, table, position)


async def test_what_the_store_refuses_has_not_happened(world: World) -> None:
    table, desk = await finished(world), desk_of(world)
    page = await started(desk, table)
    with refusing(PracticeRows, "append"), pytest.raises(StoreError):
        await press(desk, moves_on(page)[0])
    assert await press(desk, controls(page)["hand"]) == page


async def test_made_up_codes_are_told_kindly(world: World) -> None:
    table, desk = await finished(world), desk_of(world)
    number, step = (await started(desk, table)).controls().__next__().id.split(":")[1:3]
    for code in ("", "x", "play:", "sure:x", "why", "pick:0", "lay"):
        with pytest.raises(Denied, match="unknown-code"):
            await press_on([desk], PEOPLE[ANA], HERE, f"p:{number}:{step}:{code}")
    shown = await press_on([desk], PEOPLE[ANA], HERE, f"p:{number}:{step}:on")
    assert "moved on" in page_of(_there(shown)).text
    shown = await press_on([desk], PEOPLE[ANA], HERE, f"p:{number}:{step}:play:T21")
    assert ">" in page_of(_there(shown)).text, "a card before the play is refused by a rule"
    for wrong in ("p:0:0:hand", f"p:{10**18 - 1}:0:hand"):
        with pytest.raises(Denied, match="practice-gone"):
            await press_on([desk], PEOPLE[ANA], HERE, wrong)


@pytest.mark.parametrize(
    "custom_id", ["practise:1:2", "practise:1:2:x", "practise:-1:2:3", "practise:1:2:3:4",
                  "practise:²:2:3", f"practise:{'9' * 19}:1:1", "replay:1:2:3", "p:x:1:hand"],
)  # fmt: skip
async def test_ids_that_somebody_has_made_up(world: World, custom_id: str) -> None:
    with pytest.raises(Denied, match="unknown-button"):
        await press_on([desk_of(world)], PEOPLE[ANA], HERE, custom_id)


async def test_the_host_is_told_of_a_practice_whose_moves_no_longer_fit(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    table = await finished(world)
    wrong = (PracticeMove(0, "play:T21", 1),)
    new = NewPractice(user=ANA, table=table.id, deal=1, position=0, seat=0, moves=wrong)
    number = await PracticeRows(world.store).start(new)
    with pytest.raises(Denied, match="practice-gone"):
        await practices_of(world).find(ANA, number, GUILD)
    (record,) = caplog.records
    assert f"practice {number}, from table {table.id}, deal 1" in record.getMessage()
    assert "report" in record.getMessage() and "play:T21" not in caplog.text


async def test_a_list_of_decisions_leads_to_each(world: World) -> None:
    table = await finished(world)
    assert read_start(f"practise:{table.id}:1:pick0", ("7",)) == Start(table.id, 1, 7)


async def test_practices_find_what_was_begun(world: World) -> None:
    table, practices = await finished(world), practices_of(world)
    begun = await practices.start(GUILD, ANA, table.id, 1, 0)
    assert isinstance(begun, Practice)
    assert await practices.find(ANA, begun.stored.id, GUILD) == begun


@pytest.fixture
async def secret(world: World) -> Table:
    """A finished deal in which Cilka could have had the cards dealt again, but didn't."""
    usual = world.shuffle
    world.shuffle = lambda pack: fallen(pack, 2, VOID, "T2")
    table = await world.started(2, game="romanian", knock="off")
    world.shuffle = usual
    assert table.deal is not None and table.deal.in_secret
    await world.tables.play.act(table, CILKA, "pass", table.shown_seq(2))
    await world.play_deal(table)
    return table


def leads_to(page: Page) -> list[int]:
    """The positions that a page's controls lead to, the button's first."""
    found = []
    for control in page.controls():
        choices = control.choices if isinstance(control, Select) else (None,)
        starts = [read_start(control.id, (one.value,) if one else ()) for one in choices]
        found += [start.position for start in starts if start is not None]
    return found


async def test_who_was_asked_in_secret_is_asked_again(world: World, secret: Table) -> None:
    """ROM-DEAL-9; for all others their answer stands."""
    replays = replays_of(world)
    for user, positions in ((CILKA, [0]), (BOR, [1]), (ANA, [1])):
        shown = await replays.look(PEOPLE[user], GUILD, ReplayPage(secret.id, 1, 0, share=False))
        assert leads_to(page_of(shown)) == positions
    page = await started(desk_of(world), secret, user=CILKA)
    assert "sure:redeal" in controls(page) and "pass" in controls(page)


async def test_a_bystander_plays_for_who_was_on_turn_as_all_could_see(
    world: World, secret: Table
) -> None:
    """ROM-DEAL-9."""
    replays = replays_of(world)
    await replays.look(PEOPLE[ANA], GUILD, ReplayPage(secret.id, 1, 0, share=True))
    practice = await practices_of(world).start(GUILD, EVA, secret.id, 1, 0)
    assert practice.seat == 1
    talk = await replays.look(PEOPLE[EVA], GUILD, ReplayPage(secret.id, 1, 1, share=False))
    assert leads_to(page_of(talk)) and 0 not in leads_to(page_of(talk))


async def test_what_is_this_explains_with_the_rule(world: World) -> None:
    """Here and at a table; if there is no such contract or announcement, it is refused."""
    live = await world.started(length=2)
    seat = live.turn
    assert seat is not None
    asker = live.chairs[seat].user
    assert asker is not None
    at_table = table_desk(world).play
    page = page_of(await at_table.what(PEOPLE[asker], live, "bid:two"))
    assert page.text.startswith("> **Two (dve)**: call a king")
    assert "rule:SLO-CON-1" in {one.id for one in page.controls()}
    for forged in ("bid:nothing", "say:two", "", "kontra:game"):
        with pytest.raises(Denied, match="unknown-code"):
            await at_table.what(PEOPLE[asker], live, forged)
    await world.play_deal(live)
    desk = desk_of(world)
    page = await started(desk, live, user=asker)
    while "what" not in controls(page):
        page = await press(desk, moves_on(page)[0], asker)
    told = await press(desk, controls(page)["what"], asker)
    assert told.text != page.text and "rule:SLO-" in str([one.id for one in told.controls()])
