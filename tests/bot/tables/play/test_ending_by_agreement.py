"""Matches that end early because all people at the table agree."""

from dataclasses import replace

import pytest

from bot.deals.not_asked import absent_lines
from bot.kit.errors import Denied
from bot.tables.memory.stored_tables import counts_when_stopped
from tests.bot.tables.desk.desk_parts import PEOPLE, desk_of, page_of
from tests.bot.world import ANA, BOR, CILKA, DANE, EVA, World
from tests.pages.drawn import WORDS, plain_info


async def test_match_ends_once_all_people_agree(world: World) -> None:
    table, stopping = await world.start_table(length=2), world.tables.stopping
    for user in (ANA, BOR, CILKA, CILKA):
        assert not await stopping.agree_to_end(table, user, table.deals)
    assert len(table.info().would_end) == 3 and table.open
    assert await stopping.agree_to_end(table, DANE, table.deals)
    assert table.state == "stopped" and table.info().would_end == ()
    with pytest.raises(Denied, match="table-closed"):
        await stopping.agree_to_end(table, ANA, table.deals)


async def test_match_ended_by_agreement_counts_only_after_half_of_its_deals(world: World) -> None:
    table = await world.start_table(length=4)
    await world.play_deal(table)
    assert not counts_when_stopped(table)
    await world.play_deal(table)
    for user in (ANA, BOR, CILKA, DANE):
        await world.tables.stopping.agree_to_end(table, user, table.deals)
    assert table.state == "stopped" and counts_when_stopped(table)


async def test_wish_to_end_is_forgotten_with_the_next_deal(world: World) -> None:
    table = await world.start_table(length=4)
    await world.tables.stopping.agree_to_end(table, ANA, table.deals)
    await world.play_deal(table)
    await world.play_moves(table, 1)
    assert table.info().would_end == ()
    for user in (BOR, CILKA, DANE):
        assert not await world.tables.stopping.agree_to_end(table, user, table.deals)


async def test_player_who_left_has_no_say_in_the_end(world: World) -> None:
    table = await world.start_table(length=4)
    await world.tables.attendance.leave(table, DANE)
    for user in (DANE, EVA):
        with pytest.raises(Denied, match=r"seat-with-house|not-at-table"):
            await world.tables.stopping.agree_to_end(table, user, table.deals)
    assert not await world.tables.stopping.agree_to_end(table, ANA, table.deals)
    assert not await world.tables.stopping.agree_to_end(table, BOR, table.deals)
    assert await world.tables.stopping.agree_to_end(table, CILKA, table.deals)


async def test_match_ends_when_the_only_player_who_had_not_agreed_leaves(world: World) -> None:
    table, desk = await world.start_table(length=4), desk_of(world)
    for user in (ANA, BOR, CILKA):
        await world.tables.stopping.agree_to_end(table, user, table.deals)
    assert table.open
    gone = page_of(await desk.match.depart(PEOPLE[DANE], table)).text
    assert table.state == "stopped" and gone == WORDS("reply-stopped")


async def test_match_ends_when_the_only_player_who_had_not_agreed_is_removed(world: World) -> None:
    table, desk = await world.start_table(length=4), desk_of(world)
    for user in (ANA, BOR, CILKA):
        await world.tables.stopping.agree_to_end(table, user, table.deals)
    gone = page_of(await desk.gathering.dismiss(PEOPLE[ANA], table, str(DANE))).text
    assert table.state == "stopped" and "the table is closed" in gone


async def test_match_without_wishes_to_end_goes_on_when_a_player_leaves(world: World) -> None:
    table = await world.start_table(length=4)
    for user in (ANA, BOR, CILKA, DANE):
        await world.tables.attendance.leave(table, user)
    assert table.open


@pytest.mark.parametrize(("options", "said"), [
    ({}, "less than half"),
    ({"match_end": "points", "points": "300"}, "less than half"),
    ({"match_end": "skis_round"}, "What is played counts"),
])  # fmt: skip
async def test_question_before_the_end_says_whether_the_match_counts(
    world: World, options: dict[str, str], said: str
) -> None:
    """A match until a Škis round has no half: what was played of it counts."""
    table = await world.start_table(None if options else 4, **options)
    asked = page_of(await desk_of(world).match.ask_end(PEOPLE[BOR], table)).text
    await world.play_deal(table)
    assert said in asked and counts_when_stopped(table) == (said != "less than half")


async def test_menu_leads_to_the_question_and_a_question_of_an_earlier_deal_asks_again(
    world: World,
) -> None:
    table, desk = await world.start_table(length=4), desk_of(world)
    menu = page_of(await desk.menu.menu(PEOPLE[BOR], table))
    assert any(control.id.endswith(":ask-end") for control in menu.controls())
    asked = page_of(await desk.match.ask_end(PEOPLE[BOR], table))
    assert page_of(await desk.match.end(PEOPLE[BOR], table, table.deals - 1)) == asked
    assert table.info().would_end == ()
    await desk.match.end(PEOPLE[BOR], table, table.deals)
    assert len(table.info().would_end) == 1


def test_table_says_who_would_end_the_match() -> None:
    info = replace(plain_info(4), would_end=(1,))
    (line,) = absent_lines(info, WORDS, None)
    assert info.chairs[1].name in line
