"""The menu of a table: nobody needs to know a command for what is done there."""

from dataclasses import replace

import pytest

from bot.deals.takebacks import menu_button
from bot.kit.page import Page, Row
from bot.tables.pages.menu import rules_page
from tests.bot.tables.desk.desk_parts import PEOPLE, desk_of, open_lobby, page_of
from tests.bot.world import ANA, BOR, EVA, World
from tests.laws.playing import TABLES, Table
from tests.pages.drawn import WORDS, menu_of, plain_info


def codes(page: Page) -> set[str]:
    """The codes of controls at the table, and whole ids of others."""
    ids = [control.id for control in page.controls()]
    return {code.split(":", 3)[3] if code.startswith("t:") else code for code in ids}


async def test_menu_offers_each_person_what_they_may_do(world: World) -> None:
    table, desk = await world.start_table(), desk_of(world)
    host, player, onlooker = [
        codes(page_of(await desk.menu.menu(PEOPLE[user], table))) for user in (ANA, BOR, EVA)
    ]
    assert player >= {"rules", "score", "details", "look:person:show:", "look:person:language:"}
    assert player - onlooker == {"pause", "depart", "ask-end"}
    assert host - player == {"ask-stop"}


async def test_paused_table_can_be_resumed_or_paused_by_a_second_person(world: World) -> None:
    """A pause that only one person asked for lasts a day at most."""
    table, desk = await world.start_table(), desk_of(world)
    await desk.match.pause(PEOPLE[ANA], table)
    first, second = [
        codes(page_of(await desk.menu.menu(PEOPLE[user], table))) for user in (ANA, BOR)
    ]
    assert {"resume", "pause"} & first == {"resume"}
    assert {"resume", "pause"} <= second


async def test_player_who_left_is_not_offered_to_leave_or_pause(world: World) -> None:
    table, desk = await world.start_table(), desk_of(world)
    await desk.match.depart(PEOPLE[BOR], table)
    menu = codes(page_of(await desk.menu.menu(PEOPLE[BOR], table)))
    assert not menu & {"pause", "depart"}


def test_menu_of_a_round_has_no_button_that_is_refused() -> None:
    """Its deals are still played by others: no score sheet, and no commitments."""
    shown = codes(menu_of(replace(plain_info(4), veiled=True), WORDS))
    assert not shown & {"score", "details"}


async def test_menu_of_a_lobby_has_nothing_about_a_match(world: World) -> None:
    desk = desk_of(world)
    table = await open_lobby(desk)
    menu = codes(page_of(await desk.menu.menu(PEOPLE[ANA], table)))
    assert "rules" in menu
    assert not menu & {"pause", "depart", "score", "ask-stop"}


async def test_take_back_and_menu_have_the_last_row_of_each_hand(world: World) -> None:
    """Take back came where *The move?* had stood, and a second tap undid a move."""
    table, desk = await world.start_table(), desk_of(world)
    for _ in range(6):
        person = PEOPLE[table.awaited or ANA]
        page = page_of(await desk.play.hand(person, table))
        last = page.blocks[-1]
        assert isinstance(last, Row)
        *ways, lesson = last.buttons  # it is everybody's first deal
        assert [button.id.split(":", 3)[3] for button in ways] == ["undo", "menu"]
        assert lesson.id == "learn:game:slovenian"
        await world.play_moves(table, 1)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_rules_of_a_table_fit_on_a_page(table: Table) -> None:
    info = plain_info(table[1], variant=table[0])
    text = rules_page(info, WORDS).text
    assert len(text) <= 4000
    assert menu_button(info, WORDS).label == "Menu…"
