"""Only cards: whether the house plays them for a person is that person's choice."""

from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import MagicMock

import pytest

from bot.choices.habits import ForcedCards, Habits
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.games.forced import has_no_choice, is_forced
from bot.tables.desk.running_tables import RunningTables
from bot.tables.memory.stored_tables import FIRST_DEALS
from bot.tables.model.deadlines import house_on_turn
from bot.tables.model.table import Table
from tests.bot.world import ANA, BOR, CILKA, DANE, World

EVERYBODY = ANA, BOR, CILKA, DANE


@pytest.fixture
async def beginners(tmp_path: Path) -> AsyncIterator[World]:
    """A world whose people have chosen nothing."""
    world = World(tmp_path / "tarok.sqlite3")
    world.habits = Habits()
    await world.open()
    yield world
    await world.store.close()


def asks_for_card(table: Table) -> bool:
    """Return whether the player on turn is to play a card."""
    assert table.live is not None
    deal = table.live.deal
    return deal.rules.phases[deal.phase].asks == "card"


async def only_cards(world: World, table: Table) -> list[tuple[bool, bool]]:
    """Play a deal out; for each only card, whether all know of it and whether the house plays."""
    asked, number = [], table.deals
    while table.live is not None and table.deals == number:
        if asks_for_card(table) and has_no_choice(table.live.views):
            asked.append((is_forced(table.live.views), house_on_turn(table)))
        await world.play_moves(table, 1)
    return asked


async def choose(world: World, choice: ForcedCards) -> None:
    for person in EVERYBODY:
        await world.habits.change(person, "forced_cards", choice)


async def test_only_card_is_left_to_people_in_their_first_deals(beginners: World) -> None:
    table = await beginners.start_table(2 * FIRST_DEALS)
    first, later = list[bool](), list[bool]()
    while table.state == "playing":
        played = first if table.deals <= FIRST_DEALS else later
        played += [house for _, house in await only_cards(beginners, table)]
        await beginners.ask_for_next_deal(table)
    assert first and not any(first)
    assert later and all(later)


async def test_first_deals_are_remembered_over_a_restart(beginners: World) -> None:
    table = await beginners.start_table()
    await beginners.play_moves(table, 1)
    assert table.newcomers == dict.fromkeys(EVERYBODY, 0)
    await beginners.restart()
    assert (await beginners.tables.register.table(table.id)).newcomers == dict.fromkeys(
        EVERYBODY, 0
    )


async def test_only_card_is_played_in_first_deals_for_people_who_chose_so(
    beginners: World,
) -> None:
    await choose(beginners, "always")
    table = await beginners.start_table()
    cards = await only_cards(beginners, table)
    assert cards and all(house for _, house in cards)


async def test_only_card_of_people_who_chose_never_is_left_to_them(world: World) -> None:
    await choose(world, "never")
    table = await world.start_table()
    cards = await only_cards(world, table)
    assert cards and not any(house for _, house in cards)


async def test_only_card_that_others_do_not_know_of_is_left_to_people_who_chose_so(
    world: World,
) -> None:
    await choose(world, "harmless")
    table = await world.start_table(length=6)
    cards: list[tuple[bool, bool]] = []
    while {public for public, _ in cards} != {False, True}:
        cards += await only_cards(world, table)
        await world.ask_for_next_deal(table)
    assert all(public == house for public, house in cards)


async def test_pass_without_choice_is_said_for_people_who_play_their_only_card(
    world: World,
) -> None:
    await choose(world, "never")
    table = await world.start_table()
    while table.live is not None and not asks_for_card(table):
        assert house_on_turn(table) == has_no_choice(table.live.views)
        await world.play_moves(table, 1)


async def test_choice_during_a_deal_holds_from_the_next_card(world: World) -> None:
    table = await world.start_table()
    while table.live and not (asks_for_card(table) and has_no_choice(table.live.views)):
        await world.play_moves(table, 1)
    assert house_on_turn(table)
    await choose(world, "never")
    assert not house_on_turn(table)
    info, player = table.info(), table.turn
    assert not info.forced and not table.info(player).forced


async def test_house_plays_an_only_card_once_its_person_chooses_so(beginners: World) -> None:
    """Their hand lost its buttons, and nobody moved."""
    table = await beginners.start_table()
    while table.live and not (asks_for_card(table) and has_no_choice(table.live.views)):
        await beginners.play_moves(table, 1)
    clock, other = MagicMock(), MagicMock()
    running = RunningTables(
        rows=beginners.rows,
        tables=beginners.tables,
        boards=other,
        clock=clock,
        refreshes=other,
        answers=other,
        languages=Languages(),
        looks=Looks(),
        habits=beginners.habits,
    )
    running.on_turn()
    assert table.awaited is not None
    await beginners.habits.change(table.awaited, "forced_cards", "always")
    clock.changed.assert_called_with(table, ())
    assert house_on_turn(table)
