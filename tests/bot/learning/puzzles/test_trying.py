"""Practice that begins at the decision of a puzzle."""

import pytest

from bot.kit.errors import Denied
from bot.kit.page import Page
from bot.learning.puzzles.pages import BACK, HANDS, NEXT, TRY
from engine import each
from tests.bot.discord.answering import press_on
from tests.bot.learning.practising import controls, desk_of, finish_practice, moves_on
from tests.bot.learning.puzzles.solving import Solver, codes, read_puzzles_of_tests
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, page_of
from tests.bot.world import ANA, BOR, World

PUZZLES = tuple(read_puzzles_of_tests().puzzles.values())


async def try_puzzle(world: World, key: str, user: int = ANA) -> Page:
    """Press *Try it* below a puzzle."""
    shown = await press_on([desk_of(world)], PEOPLE[user], HERE, f"{TRY}:{key}")
    assert shown is not None
    return page_of(shown)


async def test_practice_at_puzzle_is_played_to_its_end_and_leads_back(world: World) -> None:
    solver = Solver(world)
    await solver.open()
    answered = await solver.answer(right=False)
    key = (await solver.stored()).puzzle
    first = await try_puzzle(world, key)
    assert "Practice · puzzle" in first.text
    desk = desk_of(world)
    end = await finish_practice(desk, first)
    assert not controls(end)
    assert "in the match" not in end.text
    again, back = end.controls()
    assert (again.id, back.id) == (f"{TRY}:{key}", BACK)
    assert await try_puzzle(world, key) != end
    assert await solver.press(back.id) == answered


async def test_practice_at_puzzle_offers_its_answers_alone(world: World) -> None:
    solver = Solver(world)
    await solver.open()
    await solver.answer(right=True)
    puzzle = await solver.puzzle()
    page = await try_puzzle(world, puzzle.key)
    offered = {code for code in controls(page) if code.startswith("play:")}
    assert offered == {a.code for a in puzzle.answers if a.code.startswith("play:")}


async def test_practice_at_puzzle_shows_no_hidden_hand(world: World) -> None:
    solver = Solver(world)
    await solver.open()
    await solver.answer(right=True)
    puzzle = await solver.puzzle()
    page = await try_puzzle(world, puzzle.key)
    pack = puzzle.deal.rules.pack
    hidden = [
        pack.code(card)
        for player, hand in enumerate(puzzle.deal.hands)
        if player != puzzle.player
        for card in each(hand)
    ]
    ids = {word for control in page.controls() for word in control.id.split(":")}
    assert hidden
    assert ids.isdisjoint(hidden)


@pytest.mark.parametrize("key", [PUZZLES[0].key, "ffffffff", "", "x:1"])
async def test_puzzle_without_an_answer_cannot_be_tried(world: World, key: str) -> None:
    """Its practice would tell which cards the others have."""
    await Solver(world).open()
    with pytest.raises(Denied, match="puzzle-gone"):
        await try_puzzle(world, key)


async def test_puzzle_answered_by_another_person_cannot_be_tried(world: World) -> None:
    solver = Solver(world)
    await solver.open()
    await solver.answer(right=True)
    with pytest.raises(Denied, match="puzzle-gone"):
        await try_puzzle(world, (await solver.stored()).puzzle, BOR)


async def test_practice_at_puzzle_goes_on_after_a_restart(world: World) -> None:
    solver = Solver(world)
    await solver.open()
    await solver.answer(right=True)
    page = await try_puzzle(world, (await solver.stored()).puzzle)
    await solver.press_code(NEXT)
    move = moves_on(page)[0]
    shown = await press_on([desk_of(world)], PEOPLE[ANA], HERE, move.id)
    assert shown is not None
    assert page_of(shown) != page
    assert HANDS not in codes(page_of(shown))
