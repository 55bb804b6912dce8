"""Alone with the house, a deal in which nothing can change any more ends at a press."""

import pytest

from bot.games.info import Chair
from bot.kit.errors import Denied, Stale
from bot.tables.model.house_moves import move_by_thumb
from bot.tables.model.table import Finished, Table
from bot.tables.play.tables import Tables
from engine import act, choose, observe
from engine.records.read import read
from tests.bot.tables.desk.desk_parts import PEOPLE, codes, desk_of, page_of, scores_of
from tests.bot.world import ANA, BOR, CHANNEL, GUILD, World

GAMES = ("slovenian", "krolami", "romanian")


async def solo_table(world: World, game: str) -> Table:
    table = await world.tables.lobbies.open(
        guild=GUILD,
        channel=CHANNEL,
        founder=Chair("Ana", ANA),
        game=game,
        players=4,
        options={},
        length=20,
        language="en",
    )
    await world.tables.lobbies.fill(table, ANA)
    return table


async def make_next_move(tables: Tables, table: Table) -> None:
    """Go on by one move, as the house plays, or to the next deal."""
    if table.between:
        await tables.play.ask_for_next(table, ANA)
        return
    assert table.turn is not None
    code = move_by_thumb(table.view(table.turn))
    if table.awaited is None or table.has_no_choice:
        await tables.play.act_for_house(table, table.seq, code)
    else:
        await tables.play.act(table, ANA, code, table.shown_seq(table.turn))


async def play_until_decided(world: World, table: Table) -> int:
    """Play until Ana may see the rest; returns the number on her buttons."""
    player = table.seat_of(ANA)
    while not table.is_decided(player):
        await make_next_move(world.tables, table)
    return table.shown_seq(player)


@pytest.mark.parametrize("game", GAMES)
async def test_rest_is_played_by_the_house_with_the_score_of_the_deal(
    world: World, game: str
) -> None:
    table = await solo_table(world, game)
    seq, desk = await play_until_decided(world, table), desk_of(world)
    assert table.deal is not None
    deal, number = table.deal, table.deals
    while deal.turn is not None:
        deal = act(deal, deal.turn, choose(observe(deal, deal.turn)))
    assert "rest" in codes(page_of(await desk.play.hand(PEOPLE[ANA], table)))
    shown = await desk.play.show_rest(PEOPLE[ANA], table, seq)
    assert "so the house has played the rest" in page_of(shown).text
    assert table.between and table.deals == number
    (finished,) = [event for event in world.events if isinstance(event, Finished)][-1:]
    assert finished.view.settlement == deal.rules.settle(deal)
    log = await world.rows.load_deal(table.id, number)
    assert log is not None
    assert {move.by for move in log.moves if move.seq >= seq} == {"house"}
    exported = page_of(await scores_of(world).export(PEOPLE[ANA], CHANNEL, None)).attachment
    assert exported is not None and read(exported.text).deals[-1].over


async def test_deal_that_may_still_change_is_not_ended(world: World) -> None:
    table = await solo_table(world, "slovenian")
    player = table.seat_of(ANA)
    while table.turn != player or table.has_no_choice:
        await make_next_move(world.tables, table)
    page = page_of(await desk_of(world).play.hand(PEOPLE[ANA], table))
    assert "rest" not in codes(page)
    seq = table.seq
    with pytest.raises(Stale):
        await world.tables.play.show_rest(table, ANA, table.shown_seq(player))
    assert table.seq == seq


async def test_second_press_changes_nothing(world: World) -> None:
    table = await solo_table(world, "krolami")
    number = await play_until_decided(world, table)
    await world.tables.play.show_rest(table, ANA, number)
    seq, deals = table.seq, table.deals
    with pytest.raises(Stale):
        await world.tables.play.show_rest(table, ANA, number)
    assert (table.seq, table.deals, table.between) == (seq, deals, True)


async def test_stranger_cannot_end_a_deal(world: World) -> None:
    table = await solo_table(world, "krolami")
    number = await play_until_decided(world, table)
    with pytest.raises(Denied):
        await world.tables.play.show_rest(table, BOR, number)


async def test_rest_is_not_offered_among_people(world: World) -> None:
    table = await world.start_table(length=20, game="krolami")
    for _ in range(400):
        await world.play_moves(table, 1)
        assert not any(table.is_decided(player) for player in range(4))
