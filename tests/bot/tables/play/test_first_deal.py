"""The first deal of all: announcements and kontra are passed, and the hand leads to a lesson."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.forced import has_no_choice
from bot.games.info import Chair
from bot.kit.page import Page
from bot.tables.model.table import Table
from tests.bot.tables.clock.late import house_has_played
from tests.bot.tables.clock.timed import Timed
from tests.bot.tables.drawing import drawn_hand
from tests.bot.tables.play.first_matches import play_next_move, start_match, world_of_newcomers
from tests.bot.world import ANA, BOR
from tests.pages.drawn import WORDS

GAMES = ("slovenian", "krolami", "romanian")
PASSED = WORDS("aim-passed")


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[Timed]:
    """A world whose people have chosen nothing, with a clock."""
    async with world_of_newcomers(tmp_path / "tarok.sqlite3") as made:
        yield made


def asks_for_statement(table: Table) -> bool:
    """Return whether announcements or kontra are asked for, with something to choose."""
    assert table.live is not None
    deal = table.live.deal
    asks = deal.rules.phases[deal.phase].asks
    return asks == "statement" and not has_no_choice(table.live.views)


async def statements_asked(world: Timed, table: Table) -> int:
    """Play the deal; returns how often a person was asked for a statement."""
    asked, number = 0, table.deals
    while table.live is not None and table.deals == number:
        asked += asks_for_statement(table)
        await play_next_move(world, table)
    return asked


@pytest.mark.parametrize("game", GAMES)
async def test_statements_are_passed_for_a_newcomer_in_their_first_deal_alone(
    world: Timed, game: str
) -> None:
    table = await start_match(world, game)
    assert await statements_asked(world, table) == 0
    log = await world.rows.load_deal(table.id, 1)
    assert log is not None
    seat = table.seat_of(ANA)
    passed = [move for move in log.moves if move.player == seat and move.by == "house"]
    assert passed and all(move.user is None for move in passed)
    asked = 0
    while not asked:  # from the second deal on
        await world.ask_for_next_deal(table)
        await house_has_played(world, table)
        asked = await statements_asked(world, table)


async def test_statements_are_asked_for_at_a_table_with_another_person(world: Timed) -> None:
    table = await start_match(world, "slovenian", Chair("Bor", BOR))
    assert await statements_asked(world, table)


@pytest.mark.parametrize("game", GAMES)
async def test_passed_statements_are_told_until_the_next_move_of_their_player(
    world: Timed, game: str
) -> None:
    table = await start_match(world, game)
    pages = []
    while table.live is not None:
        pages.append(PASSED in drawn_hand(table, ANA).text)
        await play_next_move(world, table)
    assert pages.count(True) == 1


async def test_first_deal_alone_has_no_limit_and_hints_and_leaves_only_cards(
    world: Timed,
) -> None:
    table = await start_match(world, "slovenian")
    seat = table.seat_of(ANA)
    only_cards = 0
    while table.live is not None:
        assert table.hints_allowed and not table.limit
        assert table.live.deal.playing is None or table.turn == seat
        only_cards += has_no_choice(table.live.views)
        await play_next_move(world, table)
    assert only_cards, "the only card was left to its player"


def leads_to_lesson(page: Page) -> bool:
    return any(control.id == "learn:game:slovenian" for control in page.controls())


@pytest.mark.parametrize("guests", [(), (Chair("Bor", BOR),)])
async def test_hand_leads_to_the_lesson_until_the_first_deal_is_over(
    world: Timed, guests: tuple[Chair, ...]
) -> None:
    table = await start_match(world, "slovenian", *guests)
    while table.live is not None:
        assert leads_to_lesson(drawn_hand(table, ANA))
        await play_next_move(world, table)
    assert not leads_to_lesson(drawn_hand(table, ANA))
    await world.ask_for_next_deal(table)
    await house_has_played(world, table)
    assert table.newcomers[ANA] == 1 and not leads_to_lesson(drawn_hand(table, ANA))
