"""A search gets a match's earlier deals: all that is public by then, and nothing more."""

from dataclasses import replace
from typing import cast
from unittest.mock import patch

from bot.games.hints_given import has_choice
from bot.games.info import Chair
from bot.kit.limits import WaitingLimits
from bot.learning.analyses.rows import AnalysisRows
from bot.learning.analyses.service import Analyses
from bot.learning.hints.service import Hints
from bot.learning.practice.hints import PracticeHints
from bot.tables.clock.clock import Clock
from bot.tables.clock.house_players import THINK
from bot.tables.memory.earlier import at_table, earlier_deals
from bot.tables.model.seats import with_chair
from bot.tables.model.table import Table
from bot.thinkers.analysing import look
from bot.thinkers.earlier import EarlierDeals, styles_of
from bot.thinkers.hinting import hint
from bot.thinkers.pickling import pack_deal, pack_view, unpack_deal
from bot.thinkers.study import Study
from engine import Cards, Pack, View
from search.explain.verdicts import Verdict
from tests.bot.learning.practising import practices_of
from tests.bot.tables.clock.timed import Hurry
from tests.bot.world import ANA, BOR, EVA, GUILD, World
from tests.databases import sqlite_only


async def known(world: World, table: Table) -> EarlierDeals:
    """Return the earlier deals known in the current deal."""
    return await at_table(world.rows, table)


def own(earlier: EarlierDeals, player: int) -> list[bool]:
    """Return for each deal whether any of its moves is by the person on this seat now."""
    return [any(mine for mover, _, mine in deal.moves if mover == player) for deal in earlier]


async def test_earlier_deals_are_finished_ones_of_the_match(
    world: World,
) -> None:
    table = await world.start_table(length=8)
    assert await known(world, table) == ()
    decks = []
    for number in range(1, 4):
        assert table.live is not None
        decks.append(table.live.views.deal.dealt)
        await world.play_deal(table)
        earlier = await known(world, table)
        assert [unpack_deal(deal.start).dealt for deal in earlier] == decks
        for player in range(4):
            assert own(earlier, player) == [True] * number
        await world.play_moves(table, 5)
        stored = await earlier_deals(world.rows, table.id, table.deals)
        assert await known(world, table) == earlier == stored


async def test_analysis_uses_earlier_deals_known_at_the_time(world: World) -> None:
    """Deals played since do not count, also after a restart."""
    table = await world.start_table(length=8)
    at_its_time = {}
    for _ in range(4):
        at_its_time[table.deals] = await known(world, table)
        await world.play_deal(table)
    number = table.id
    last = await known(world, table)
    await world.restart()
    table = await world.tables.register.table(number)
    assert table.earlier is None
    assert await known(world, table) == last
    for deal, earlier in at_its_time.items():
        assert await earlier_deals(world.rows, table.id, deal) == earlier
    assert styles_of(last) == styles_of(last) != ()


async def test_hints_house_analyses_and_practice_use_same_earlier_deals(world: World) -> None:
    """Hints and house players at the table, and analyses and practice afterwards."""
    searched: list[EarlierDeals] = []

    async def think(_: View, __: int, earlier: EarlierDeals) -> None:
        searched.append(earlier)

    table = await world.open_table(length=8)
    await world.tables.settings.set_hints(table, ANA, allowed=True)
    await world.tables.lobbies.start(table, ANA)
    await world.play_deal(table)
    number = table.deals
    earlier = await known(world, table)
    assert len(earlier) == number - 1 > 0
    while not has_choice(table.view(table.turn)):
        await world.play_moves(table, 1)
    user = table.awaited
    turn = table.turn
    assert user is not None
    assert turn is not None
    waiting = WaitingLimits()
    hints = Hints(world.rows, think, waiting)
    await hints.give(table, user, 1, table.shown_seq(turn))
    async with table.lock:
        chair = table.chairs[turn]
        master = Chair("Micka", house=True, level="master")
        table.chairs = with_chair(table.chairs, turn, master)
    clock = Clock(world.tables, world.rows, Hurry(), lambda: 0, lambda _: None, think)
    await clock.house.choose_move(table, turn, THINK)
    async with table.lock:
        table.chairs = with_chair(table.chairs, turn, chair)
    await world.finish_deal(table)
    archive = world.archive()
    analyses = Analyses(
        AnalysisRows(world.store), world.rows, archive, cast(Study, None), waiting, ()
    )
    decided = await analyses.played(GUILD, user, table.id, number)
    practice = await practices_of(world).start(
        GUILD, user, table.id, number, decided.decisions[0].step
    )
    await PracticeHints(think, waiting).give(practice, 1)
    assert searched == [earlier] * 3
    assert decided.earlier == practice.earlier == earlier


@sqlite_only
async def test_hint_and_analysis_agree_on_best_move(world: World) -> None:
    """The workers' hint is the move that their analysis calls best."""
    table = await world.start_table(length=8)
    await world.play_deal(table)
    earlier = await known(world, table)
    while table.deal is None or table.turn is None or table.view(table.turn).phase != "play":
        await world.play_moves(table, 1)
    player = table.turn
    move = hint(pack_view(table.view(player)), earlier).move
    verdict = Verdict.read(look((pack_deal(table.deal), 0, player, move, earlier)))
    assert verdict.grade == "best"


async def test_earlier_deals_of_other_matches_are_ignored(world: World) -> None:
    first = await world.start_table(length=8)
    await world.play_deal(first)
    earlier = await known(world, first)
    world.channel += 1
    second = await world.start_table(length=8)
    assert await known(world, second) == ()
    await world.play_deal(second)
    assert await known(world, first) == earlier
    deals = (*earlier, *await known(world, second))
    assert len({unpack_deal(deal.start).dealt for deal in deals}) == 2


async def test_earlier_deals_of_replaced_person_do_not_count(world: World) -> None:
    """A house player or another person took over; what is known of the others stays."""
    table = await world.start_table(length=8)
    await world.finish_deal(table)
    await world.tables.attendance.leave(table, BOR)
    await world.ask_for_next_deal(table)
    earlier = await known(world, table)
    assert [own(earlier, player) for player in range(4)] == [[True], [False], [True], [True]]
    assert styles_of(earlier)[1] == ()
    assert all(styles_of(earlier)[player] for player in (0, 2, 3))
    await world.tables.attendance.come_back(table, BOR, "Bor")
    await world.play_deal(table)
    assert own(await known(world, table), 1) == [True, True], "the person who returned"
    await world.finish_deal(table)
    async with table.lock:
        await world.tables.attendance.reseat(table, 1, Chair("Eva", EVA))
    await world.ask_for_next_deal(table)
    assert own(await known(world, table), 1) == [False] * 3
    assert own(await known(world, table), 0) == [True] * 3


async def test_earlier_moves_by_clock_do_not_count(world: World) -> None:
    table = await world.start_table(length=8)
    await world.play_deal(table)
    entries = (await world.rows.moves(table.id, (1,)))[1]

    async def by_clock(*_: object) -> object:
        return {1: tuple(replace(entry, by="clock", user=None) for entry in entries)}

    with patch.object(world.rows, "moves", by_clock):
        earlier = await known(world, table)
    assert [own(earlier, player) for player in range(4)] == [[False]] * 4


async def test_earlier_void_deals_are_ignored(world: World) -> None:
    """They are void: no card was played in them (SLO-DEAL-6)."""
    table = await world.open_table(length=8)
    pack = table.rules.pack
    usual = world.shuffle
    whole = pack.deck(pack.codes)
    trumps = [card for card in whole if card & pack.trumps]

    def trumpless(_: Pack) -> tuple[Cards, ...]:
        """Deal the first hand no trumps, once."""
        world.shuffle = usual
        return (*trumps[:6], *(card for card in whole if not card & pack.trumps), *trumps[6:])

    world.shuffle = trumpless
    await world.tables.lobbies.start(table, ANA)
    assert table.deals == 2
    assert await known(world, table) == ()
    await world.play_deal(table)
    assert len(await known(world, table)) == table.deals - 2
