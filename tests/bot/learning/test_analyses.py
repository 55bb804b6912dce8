"""Who may have which deal analysed, what they see meanwhile, and what is kept of it."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast

import pytest

from bot.archive.desk import ReplayDesk, ReplayPage
from bot.choices.looks import Looks
from bot.kit.errors import Denied
from bot.kit.page import Page
from bot.kit.wishes import Aside, Note
from bot.learning.analyses.desk import AnalysisDesk, AnalysisPage, read_leaf
from bot.learning.analyses.rows import AnalysisRows
from bot.learning.analyses.service import Analyses
from bot.personal import PERSONAL
from bot.privacy.rows import PrivacyRows
from bot.thinkers.analysing import PIECE_TIME, PackedDecision, look
from bot.thinkers.pickling import unpack_deal
from bot.thinkers.study import Study
from engine import choose, encode, observe
from search.explain.grades import Grade
from search.explain.verdicts import VERSION, Verdict, Weighed
from tests.bot.tables.desk.test_desk import PEOPLE, page_after, page_of, then_of
from tests.bot.world import ANA, BOR, EVA, GUILD, World, refusing

ELSEWHERE = GUILD + 1


class Studying:
    """Finds at once that the first offer was better each time, by less and less."""

    open = True

    def __init__(self, cost: float = 12.0, lost: tuple[int, ...] = ()) -> None:
        self.asked: list[PackedDecision] = []
        self.begun, self.goes_on = asyncio.Event(), asyncio.Event()
        self.goes_on.set()
        self._cost, self._lost = cost, lost

    async def ready(self) -> None:
        pass

    async def ask(
        self,
        job: Callable[..., Any],
        asked: PackedDecision,
        *_: Any,
        seconds: float,
        person: int,
    ) -> Any:
        self.begun.set()
        await self.goes_on.wait()
        assert job is look  # a sure verdict needs no second look
        assert seconds == PIECE_TIME and person in PEOPLE
        self.asked.append(asked)
        if len(self.asked) in self._lost:
            return None
        parcel, step, player, made, _ = asked
        view = observe(unpack_deal(parcel), player)
        offered = encode(view.rules.pack, view.offers[0].nth(0))
        cost = max(0.0, self._cost - step / 10) if offered != made else 0.0
        known = Weighed(offered, 1.0, 1.0 + cost, 0.1, 40)
        grade: Grade = "costs" if cost else "best"
        trick = len(view.tricks) + 1 if view.phase == "play" else 0
        return Verdict(step, view.phase, trick, made, grade, known, 10, known, 9.0).as_json()


class Office:
    """A world's desk, with a study of its own."""

    def __init__(self, world: World, study: Studying | None = None) -> None:
        self.study = study or Studying()
        archive, self.looks = world.archive(), Looks()
        self.replays = ReplayDesk(archive, self.looks)
        rows = AnalysisRows(world.store)
        self.analyses = Analyses(rows, world.rows, archive, cast(Study, self.study))
        self.desk = AnalysisDesk(self.analyses, self.replays, self.looks)

    async def look(self, person: int, wanted: AnalysisPage, guild: int = GUILD) -> Page:
        """What is shown in the end."""
        shown = await self.desk.look(PEOPLE[person], guild, wanted)
        return page_of(shown) if then_of(shown) is None else await page_after(shown)


async def played(world: World) -> AnalysisPage:
    """A match of one deal, played as the house plays, and the first page of its analysis."""
    table = await world.started(length=1)
    while table.deal is not None and table.turn is not None:
        user = table.chairs[table.turn].user
        assert user is not None
        code = world.code(table, choose(observe(table.deal, table.turn)))
        await world.tables.play.act(table, user, code, table.shown_seq(table.turn))
    return AnalysisPage(table.id, 1, 0)


async def test_first_it_is_said_that_somebody_looks_then_what_was_found(world: World) -> None:
    wanted = await played(world)
    office = Office(world)
    shown = await office.desk.look(PEOPLE[ANA], GUILD, wanted)
    assert "I'm looking at the" in page_of(shown).text
    assert not office.study.asked
    assert "1 of 3" in (await page_after(shown)).text
    own = {player for _, _, player, *_ in office.study.asked}
    assert len(own) == 1, "nobody's decisions but their own are looked at"


async def test_the_second_look_is_out_of_the_store(world: World) -> None:
    """After a restart, too; if the judge changes, it is worked out again."""
    wanted = await played(world)
    first = await Office(world).look(ANA, wanted)
    await world.again()
    office = Office(world)
    shown = await office.desk.look(PEOPLE[ANA], GUILD, wanted)
    assert then_of(shown) is None
    assert page_of(shown) == first
    assert not office.study.asked
    key = wanted.table, wanted.deal, ANA
    kept = await AnalysisRows(world.store).kept(*key)
    assert kept is not None
    for older in (kept.replace(f'"version":{VERSION}', '"version":0'), "{", "[]", '{"version":1}',
                  json.dumps({"version": VERSION, "verdicts": [[1, 2]]})):  # fmt: skip
        await AnalysisRows(world.store).keep(*key, older)
        assert await office.look(ANA, wanted) == first
    assert await AnalysisRows(world.store).kept(*key) == kept


async def test_each_of_them_is_shown_their_own(world: World) -> None:
    wanted, office = await played(world), Office(world)
    mine, theirs = await office.look(ANA, wanted), await office.look(BOR, wanted)
    assert mine != theirs
    assert await office.look(ANA, wanted) == mine


async def test_who_asks_twice_waits_for_the_same(world: World) -> None:
    """And whoever gives up doesn't spoil it for the other."""
    wanted, office = await played(world), Office(world)
    office.study.goes_on.clear()
    waiting = [asyncio.create_task(office.look(ANA, wanted)) for _ in range(3)]
    await office.study.begun.wait()
    waiting[0].cancel()
    office.study.goes_on.set()
    one, other = await asyncio.gather(*waiting[1:])
    assert one == other
    assert len({step for _, step, *_ in office.study.asked}) == len(office.study.asked)


async def test_who_asks_as_it_is_just_found_has_the_same(world: World) -> None:
    """They had looked in the store before it was there."""
    wanted, office = await played(world), Office(world)
    asked = [await office.desk.look(PEOPLE[ANA], GUILD, wanted) for _ in range(2)]
    first, second = [await page_after(shown) for shown in asked]
    assert first == second
    assert len({step for _, step, *_ in office.study.asked}) == len(office.study.asked)


async def test_who_may_not_look_at_a_deal_learns_nothing_of_it(world: World) -> None:
    wanted, office = await played(world), Office(world)
    with pytest.raises(Denied, match="not-your-match"):
        await office.look(EVA, wanted)
    for number in (wanted.table, wanted.table + 1, 0):
        with pytest.raises(Denied, match="not-your-match"):
            await office.look(ANA, AnalysisPage(number, 1, 0), ELSEWHERE)
    for deal in (0, 2):
        with pytest.raises(Denied, match="no-such-deal"):
            await office.look(ANA, AnalysisPage(wanted.table, deal, 0))
    await office.replays.look(PEOPLE[ANA], GUILD, ReplayPage(wanted.table, 1, 0, share=True))
    with pytest.raises(Denied, match="no-decisions"):  # a shared deal is open, others' advice not
        await office.look(EVA, wanted)
    assert not office.study.asked


async def test_a_deal_that_goes_on_is_not_analysed(world: World) -> None:
    table, office = await world.started(length=2), Office(world)
    await world.play(table, 5)
    with pytest.raises(Denied, match="no-such-deal"):
        await office.look(ANA, AnalysisPage(table.id, table.deals, 0))
    assert not office.study.asked


async def test_where_nobody_searches_it_says_so(world: World) -> None:
    """What was found earlier is still shown."""
    wanted, office = await played(world), Office(world)
    office.study.open = False
    with pytest.raises(Denied, match="nobody-analyses"):
        await office.look(ANA, wanted)
    office.study.open = True
    found = await office.look(ANA, wanted)
    office.study.open = False
    assert await office.look(ANA, wanted) == found


async def test_a_worker_that_is_lost_is_told_and_nothing_is_kept(world: World) -> None:
    wanted, office = await played(world), Office(world, Studying(lost=(3, 4)))
    with pytest.raises(Denied, match="analysis-failed"):
        await office.look(ANA, wanted)
    assert await AnalysisRows(world.store).kept(wanted.table, 1, ANA) is None
    assert "1 of 3" in (await office.look(ANA, wanted)).text


async def test_a_worker_that_was_replaced_is_asked_once_more(world: World) -> None:
    wanted = await played(world)
    office, other = Office(world), Office(world, Studying(lost=(1, 3)))
    found = await other.look(ANA, wanted)
    await AnalysisRows(world.store).keep(wanted.table, 1, ANA, "{}")
    assert found == await office.look(ANA, wanted)


async def test_what_cannot_be_kept_is_shown_all_the_same(world: World) -> None:
    wanted, office = await played(world), Office(world)
    with refusing(AnalysisRows, "keep"):
        assert "1 of 3" in (await office.look(ANA, wanted)).text


async def test_of_who_is_forgotten_meanwhile_nothing_is_kept(world: World) -> None:
    wanted, office = await played(world), Office(world)
    office.study.goes_on.clear()
    waiting = asyncio.create_task(office.look(ANA, wanted))
    await office.study.begun.wait()
    await world.forgetting.forget(ANA)
    office.study.goes_on.set()
    await waiting
    assert not any((await PrivacyRows(world.store).kept_of(PERSONAL, ANA)).values())


async def test_closing_gives_up_what_is_under_way(world: World) -> None:
    wanted, office = await played(world), Office(world)
    office.study.goes_on.clear()
    waiting = asyncio.create_task(office.look(ANA, wanted))
    await office.study.begun.wait()
    await office.analyses.close()
    await asyncio.gather(waiting, return_exceptions=True)
    assert waiting.cancelled()


async def test_who_waits_as_the_bot_is_started_anew_can_ask_once_more(world: World) -> None:
    """From the page saying that it is being judged: nobody is judging any more."""
    wanted = await played(world)
    shown = await Office(world).desk.look(PEOPLE[ANA], GUILD, wanted)
    (again,) = page_of(shown).controls()
    await world.again()
    leaf = read_leaf(again.id)
    assert leaf is not None and not leaf.beside
    assert "1 of 3" in (await Office(world).look(ANA, leaf)).text


async def test_who_lost_nothing_is_told_so(world: World) -> None:
    wanted, office = await played(world), Office(world, Studying(cost=-100.0))
    assert "Well played" in (await office.look(ANA, wanted)).text


async def test_pages_are_turned_and_lead_to_the_deal(world: World) -> None:
    wanted, office = await played(world), Office(world)
    for place, seen in ((0, "1 of 3"), (2, "3 of 3"), (3, "all your decisions"), (99, "all your")):
        page = await office.look(ANA, wanted._replace(place=place))
        assert seen in page.text
        ids = [control.id for control in page.controls()]
        assert all(read_leaf(one) for one in ids if one.startswith("analyse:"))
        assert any(one.startswith(f"replay:{wanted.table}:1:") for one in ids)


async def test_what_is_asked_for_below_a_score_leaves_it_there(world: World) -> None:
    """Somebody playing alone has *Next deal* below the score."""
    wanted, office = await played(world), Office(world)
    below, turned = (read_leaf(f"analyse:{wanted.table}:1:0:{key}") for key in ("o", "next"))
    assert below is not None and turned is not None
    for known in (False, True):
        shown = await office.desk.look(PEOPLE[ANA], GUILD, below)
        assert isinstance(shown, Aside) and (shown.then is None) == known
        assert isinstance((await office.desk.look(PEOPLE[ANA], GUILD, turned)), Note)
        if shown.then is not None:
            await page_after(shown)


async def test_positions_are_drawn_as_the_person_wishes(world: World) -> None:
    wanted, office = await played(world), Office(world)
    await office.looks.change("person", ANA, {"style": "pictures"})
    assert (await office.look(ANA, wanted)).pictures
    assert not (await office.look(BOR, wanted)).pictures


async def test_the_command_names_match_and_deal(world: World) -> None:
    office, ana = Office(world), PEOPLE[ANA]
    with pytest.raises(Denied, match="no-match-of-yours"):
        await office.desk.open(ana, GUILD, None, None)
    table = await world.started(length=2)
    with pytest.raises(Denied, match="no-finished-deal"):
        await office.desk.open(ana, GUILD, None, None)
    await world.play(table)
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
def test_ids_that_somebody_has_made_up(custom_id: str) -> None:
    assert read_leaf(custom_id) is None
