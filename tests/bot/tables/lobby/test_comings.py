"""People leave, come back, are replaced; and tables go on in another channel."""

import asyncio

import pytest

from bot.kit.errors import Denied
from bot.tables.lobby.seating import FOUNDER_IDLE
from bot.tables.model import deadlines
from bot.tables.model.table import Table
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, codes, desk_of, page_of
from tests.bot.tables.lobby.between_deals import let_in, over, table_between_deals
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, EVA, GUILD, World
from tests.pages.drawn import WORDS

ELSEWHERE = CHANNEL + 1


async def everybody_leaves(world: World, table: Table) -> None:
    for user in (ANA, BOR, CILKA, DANE):
        await world.tables.attendance.leave(table, user)


async def test_rights_of_an_absent_founder_pass_on_until_they_return(world: World) -> None:
    desk, table = desk_of(world), await world.start_table()
    await desk.match.depart(PEOPLE[ANA], table)
    await world.restart()
    desk, table = desk_of(world), await world.tables.register.table(table.id)
    for user in (ANA, CILKA, EVA):
        with pytest.raises(Denied, match="not-yours-to-stop") as denied:
            await desk.match.stop(PEOPLE[user], CHANNEL)
        assert denied.value.facts == {"name": "Bor"}
    assert codes(page_of(await desk.match.stop(PEOPLE[BOR], CHANNEL)))
    await desk.play.hand(PEOPLE[ANA], table)
    with pytest.raises(Denied, match="not-yours-to-stop"):
        await desk.match.stop(PEOPLE[BOR], CHANNEL)
    await world.tables.stopping.stop(table, ANA, table.deals, may_manage=False)
    assert table.state == "stopped"


async def test_lobby_with_an_absent_founder_can_be_closed_by_a_player(world: World) -> None:
    table = await world.open_table()
    world.now += FOUNDER_IDLE
    with pytest.raises(Denied, match="not-yours-to-stop"):
        await world.tables.stopping.cancel(table, EVA, may_manage=False)
    await world.tables.stopping.cancel(table, BOR, may_manage=False)
    assert table.state == "stopped"


async def test_table_without_people_can_be_closed_by_anyone(world: World) -> None:
    desk, table = desk_of(world), await world.start_table()
    left = [await desk.match.depart(PEOPLE[user], table) for user in (ANA, BOR, CILKA, DANE)]
    texts = [page_of(shown).text for shown in left]
    assert all("a house player plays on" in text for text in texts[:3])
    assert "the table waits as it is" in texts[3] and "house player" not in texts[3]
    assert "Everybody has left" in page_of(await desk.play.watch(PEOPLE[EVA], table)).text
    assert not deadlines.house_on_turn(table)
    await world.tables.stopping.stop(table, EVA, table.deals, may_manage=False)
    assert table.state == "stopped"


@pytest.mark.parametrize("paused", [False, True])
async def test_table_without_people_is_closed_after_a_while(world: World, paused: bool) -> None:
    table = await world.start_table()
    if paused:
        await world.tables.pauses.pause(table, ANA)
    await everybody_leaves(world, table)
    assert set(deadlines.waiting_since(table)) == {deadlines.CLOSE}
    sentences = ("board-deserted", "reply-left-last", "reply-left-alone", "patience-alone")
    assert all("closes by itself" in WORDS(key) for key in sentences)
    assert "closes by itself" in WORDS("hand-left", waits=1)
    assert await world.tables.attendance.come_back(table, CILKA, "Cilka")
    assert (deadlines.UNPAUSE in deadlines.waiting_since(table)) == paused


async def test_table_without_people_between_deals_says_so(world: World) -> None:
    desk, table = desk_of(world), await table_between_deals(world)
    await desk.match.depart(PEOPLE[ANA], table)
    await world.restart()
    table = await world.tables.register.table(table.id)
    assert table.live is None and table.info().deserted
    await desk_of(world).play.next_deal(PEOPLE[ANA], table)
    assert table.live is not None and not table.info().deserted


async def test_seat_of_a_player_who_left_is_taken_with_its_score(world: World) -> None:
    table = await world.start_table(length=3)
    await world.tables.attendance.leave(table, BOR)
    await over(world, table)
    assert table.match is not None
    place, scores = table.seat_of(BOR), table.match.scores
    assert await let_in(world, table, EVA) == "Bor"
    await world.restart()
    table = await world.tables.register.table(table.id)
    assert table.match is not None and table.match.scores == scores
    assert table.seat_of(EVA) == place and table.player_of(BOR) is None
    with pytest.raises(Denied, match="table-full"):
        await desk_of(world).gathering.sit(PEOPLE[BOR], table)


async def test_original_house_seats_are_taken_first(world: World) -> None:
    table = await table_between_deals(world, (ANA, BOR))
    await world.tables.attendance.leave(table, ANA)
    house = {chair.name for chair in table.chairs if chair.user is None}
    for user in (CILKA, DANE):
        assert await let_in(world, table, user) in house
    assert await let_in(world, table, EVA) == "Ana"


async def test_table_moves_to_another_channel(world: World) -> None:
    desk, table = desk_of(world), await world.start_table()
    await world.play_moves(table, 2)
    seen = page_of(await desk.match.find(PEOPLE[BOR], HERE))
    assert f"<#{CHANNEL}>" in seen.text and [control.id for control in seen.controls()] == [
        f"bring:{table.id}"
    ]
    with pytest.raises(Denied, match="no-table-here"):
        await desk.match.find(PEOPLE[EVA], HERE)
    with pytest.raises(Denied, match="not-at-table"):
        await desk.play.bring(PEOPLE[EVA], GUILD, ELSEWHERE, table.id)
    with pytest.raises(Denied, match="table-closed"):  # as if there were none
        await desk.play.bring(PEOPLE[BOR], GUILD + 1, ELSEWHERE, table.id)
    await desk.play.bring(PEOPLE[BOR], GUILD, ELSEWHERE, table.id)
    assert await world.tables.register.here(ELSEWHERE) is table
    with pytest.raises(Denied, match="no-table-here"):
        await world.tables.register.here(CHANNEL)
    await world.restart()
    table = await world.tables.register.here(ELSEWHERE)
    await world.play_moves(table, 2)
    await world.tables.stopping.channel_gone(CHANNEL)
    assert table.open


async def test_leave_button_of_a_lobby_pressed_as_the_match_begins_leaves_no_match(
    world: World,
) -> None:
    table = await world.open_table(4)
    starting = asyncio.create_task(world.tables.lobbies.start(table, ANA))
    await asyncio.sleep(0)
    with pytest.raises(Denied, match="already-started"):
        await desk_of(world).lobby.leave(PEOPLE[BOR], table)
    await starting
    assert table.state == "playing" and BOR in [chair.person for chair in table.chairs]


async def test_table_whose_channel_is_deleted_while_it_moves_goes_on(world: World) -> None:
    table = await world.start_table()
    async with table.lock:  # as the move holds it
        closing = asyncio.create_task(world.tables.stopping.channel_gone(CHANNEL))
        await asyncio.sleep(0)
        await world.tables.register.move(table, ELSEWHERE)
    await closing
    assert table.open and await world.tables.register.here(ELSEWHERE) is table


async def test_table_does_not_move_to_an_occupied_channel(world: World) -> None:
    table = await world.start_table()
    world.channel = ELSEWHERE
    other = await world.start_table()
    with pytest.raises(Denied, match="channel-taken"):
        await world.tables.gathering.bring(table, ANA, GUILD, ELSEWHERE)
    assert table.channel == CHANNEL and await world.tables.register.here(ELSEWHERE) is other
