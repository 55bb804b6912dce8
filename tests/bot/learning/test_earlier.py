"""What a search is told about a match's earlier deals: what all know by now, and nothing more."""

from dataclasses import replace
from typing import cast
from unittest.mock import patch

from bot.games.hints_given import decides
from bot.games.info import Chair
from bot.learning.analyses.rows import AnalysisRows
from bot.learning.analyses.service import Analyses
from bot.learning.hints.service import Hints
from bot.learning.practice.hints import PracticeHints
from bot.learning.practice.rows import PracticeRows
from bot.learning.practice.service import Practices
from bot.tables.clock.clock import Clock
from bot.tables.memory.earlier import at_table, earlier_deals
from bot.tables.model.seats import exchanged
from bot.tables.model.table import Table
from bot.thinkers.analysing import look
from bot.thinkers.earlier import Earlier, shown
from bot.thinkers.hinting import hint
from bot.thinkers.pickling import pack, pack_deal, unpack_deal
from bot.thinkers.study import Study
from engine import Cards, Pack, View
from search.explain.verdicts import Verdict
from tests.bot.tables.clock.timed import Hurry
from tests.bot.world import ANA, BOR, EVA, GUILD, World
from tests.ground import on_file


async def known(world: World, table: Table) -> Earlier:
    """What is known in the current deal."""
    return await at_table(world.rows, table)


def own(earlier: Earlier, player: int) -> list[bool]:
    """For each deal, whether any of it is about whoever has this seat now."""
    return [any(mine for who, _, mine in one.moves if who == player) for one in earlier]


async def test_all_finished_deals_of_the_match_and_nothing_of_the_one_that_is_played(
    world: World,
) -> None:
    table = await world.started(length=8)
    assert await known(world, table) == ()
    decks = []
    for number in range(1, 4):
        assert table.live is not None
        decks.append(table.live.views.deal.dealt)
        await world.play_deal(table)
        found = await known(world, table)
        assert [unpack_deal(one.start).dealt for one in found] == decks
        for player in range(4):
            assert own(found, player) == [True] * number
        await world.play(table, 5)
        assert (
            await known(world, table)
            == found
            == await earlier_deals(world.rows, table.id, table.deals)
        )


async def test_who_asks_for_an_analysis_is_told_what_was_known_at_the_table(world: World) -> None:
    """After a restart, too, whatever was played since."""
    table = await world.started(length=8)
    at_its_time = {}
    for _ in range(4):
        at_its_time[table.deals] = await known(world, table)
        await world.play_deal(table)
    number = table.id
    last = await known(world, table)
    await world.again()
    table = await world.tables.register.table(number)
    assert table.earlier is None
    assert await known(world, table) == last
    for deal, found in at_its_time.items():
        assert await earlier_deals(world.rows, table.id, deal) == found
    assert shown(last) == shown(last) != ()


async def test_whoever_asks_is_told_the_same(world: World) -> None:
    """A person who gets a hint, and the house at the table; an analysis, a practice and a hint in
    it once the deal is over."""
    asked: list[Earlier] = []

    async def think(_: View, __: int, earlier: Earlier) -> None:
        asked.append(earlier)

    table = await world.table(length=8)
    await world.tables.settings.set_hints(table, ANA, allowed=True)
    await world.tables.lobbies.start(table, ANA)
    await world.play_deal(table)
    number, found = table.deals, await known(world, table)
    assert len(found) == number - 1 > 0
    while not decides(table.view(table.turn)):
        await world.play(table, 1)
    user, turn = table.awaited, table.turn
    assert user is not None and turn is not None
    await Hints(world.rows, think).give(table, user, 1, table.shown_seq(turn))
    async with table.lock:
        chair, master = table.chairs[turn], Chair("Micka", house=True, level="master")
        table.chairs = exchanged(table.chairs, turn, master)
    clock = Clock(world.tables, world.rows, Hurry(), lambda: 0, lambda _: None, think)
    await clock.house.decided(table, turn)
    async with table.lock:
        table.chairs = exchanged(table.chairs, turn, chair)
    await world.finish_deal(table)
    archive = world.archive()
    analyses = Analyses(AnalysisRows(world.store), world.rows, archive, cast(Study, None))
    decided = await analyses.played(GUILD, user, table.id, number)
    practices = Practices(PracticeRows(world.store), world.rows, archive)
    practice = await practices.start(GUILD, user, table.id, number, decided.decisions[0].step)
    await PracticeHints(think).give(practice, 1)
    assert asked == [found] * 3
    assert decided.earlier == practice.earlier == found


@on_file
async def test_a_hint_and_an_analysis_know_people_alike(world: World) -> None:
    """As workers answer: a hint names what is best, not what happens to be asked about."""
    table = await world.started(length=8)
    await world.play_deal(table)
    earlier = await known(world, table)
    while table.deal is None or table.turn is None or table.view(table.turn).phase != "play":
        await world.play(table, 1)
    player = table.turn
    named = hint(pack(table.view(player)), earlier).move
    verdict = Verdict.read(look((pack_deal(table.deal), 0, player, named, earlier)))
    assert verdict.grade == "best"


async def test_matches_do_not_mix(world: World) -> None:
    one = await world.started(length=8)
    await world.play_deal(one)
    found = await known(world, one)
    world.channel += 1
    other = await world.started(length=8)
    assert await known(world, other) == ()
    await world.play_deal(other)
    assert await known(world, one) == found
    dealt = {unpack_deal(each.start).dealt for each in (*found, *await known(world, other))}
    assert len(dealt) == 2


async def test_a_seat_that_somebody_else_has_taken_over_begins_anew(world: World) -> None:
    """The house, and another person; those who stayed are known as well as before."""
    table = await world.started(length=8)
    await world.finish_deal(table)
    await world.tables.attendance.leave(table, BOR)
    await world.go_on(table)
    found = await known(world, table)
    assert [own(found, player) for player in range(4)] == [[True], [False], [True], [True]]
    assert shown(found)[1] == () and all(shown(found)[player] for player in (0, 2, 3))
    await world.tables.attendance.come_back(table, BOR, "Bor")
    await world.play_deal(table)
    assert own(await known(world, table), 1) == [True, True], "who comes back is known again"
    await world.finish_deal(table)
    async with table.lock:
        await world.tables.attendance.seat_again(table, 1, Chair("Eva", EVA))
    await world.go_on(table)
    assert own(await known(world, table), 1) == [False] * 3
    assert own(await known(world, table), 0) == [True] * 3


async def test_what_the_clock_does_for_who_is_away_tells_nothing_of_them(world: World) -> None:
    table = await world.started(length=8)
    await world.play_deal(table)
    entries = (await world.rows.moves(table.id, (1,)))[1]

    async def by_clock(*_: object) -> object:
        return {1: tuple(replace(one, by="clock", user=None) for one in entries)}

    with patch.object(world.rows, "moves", by_clock):
        found = await known(world, table)
    assert [own(found, player) for player in range(4)] == [[False]] * 4


async def test_deals_without_a_score_tell_nothing(world: World) -> None:
    """Nobody's cards were played in them (SLO-DEAL-6)."""
    table = await world.table(length=8)
    pack, usual = table.rules.pack, world.shuffle
    whole = pack.deck(pack.codes)
    trumps = [card for card in whole if card & pack.trumps]

    def trumpless(_: Pack) -> tuple[Cards, ...]:
        """Once: the first hand has no trumps."""
        world.shuffle = usual
        return (*trumps[:6], *(card for card in whole if not card & pack.trumps), *trumps[6:])

    world.shuffle = trumpless
    await world.tables.lobbies.start(table, ANA)
    assert table.deals == 2
    assert await known(world, table) == ()
    await world.play_deal(table)
    assert len(await known(world, table)) == table.deals - 2
