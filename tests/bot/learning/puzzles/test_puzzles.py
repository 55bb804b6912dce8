"""Puzzles answered by what their pages offer."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from bot.careers.ratings import FRESH
from bot.games.forms import FORMS
from bot.kit.errors import Denied
from bot.kit.page import Page
from bot.learning.puzzles import library, rows
from bot.learning.puzzles.library import THEMES, of_day, read_collection
from bot.learning.puzzles.pages import HANDS, NEXT, PUZZLE_OF_DAY, SHARE, TRICKS, TRY, WHY
from bot.learning.puzzles.rating import FULL_WEIGHT, first_rating, rate_answer
from bot.learning.puzzles.repetition import DAY_SECONDS, MAX_PER_DAY
from search.puzzles import themes
from search.puzzles.puzzle import SAME, check, write
from tests.bot.learning.puzzles.solving import (
    DATA,
    FORM,
    Solver,
    codes,
    read_puzzles_of_tests,
)
from tests.bot.world import ANA, BOR, World

NUMBER = len(read_puzzles_of_tests().puzzles)


async def solve_all(solver: Solver, *, right: bool) -> list[str]:
    """Answer each puzzle that is new to a person; returns their keys in order."""
    await solver.open()
    keys = []
    while True:
        keys.append((await solver.stored()).puzzle)
        await solver.answer(right=right)
        try:
            await solver.press_code(NEXT)
        except Denied as denied:
            assert denied.key in ("puzzles-done", "puzzles-done-today")
            return keys


async def crowd_page(world: World, chosen: Mapping[str, int]) -> Page:
    """Ana's page after she chose T20, as so many people in all did; the others as ``chosen``."""
    solver = Solver(world)
    await solver.open("mond")
    key = (await solver.stored()).puzzle

    async def choices(puzzle: str) -> dict[str, int]:
        assert puzzle == key
        return dict(chosen)

    solver.rows.choices = choices
    return await solver.press_code("play:T20")


async def solve_next(solver: Solver) -> Page:
    """Ask for a puzzle, and answer it."""
    await solver.open()
    return await solver.answer(right=True)


def test_puzzles_of_tests_can_be_played() -> None:
    for puzzle in read_puzzles_of_tests().puzzles.values():
        check(puzzle)


def test_themes_are_those_of_the_maker() -> None:
    assert set(THEMES) == set(themes.THEMES)


# The library ---------------------------------------------------------------------------------


def test_game_without_a_file_has_no_puzzles() -> None:
    assert not read_collection(FORMS["strohmann"], ()).puzzles


def test_broken_file_of_puzzles_is_left_out_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "puzzles"
    folder.mkdir()
    (folder / "slovenian3.puzzles").write_text("tarok-record 1\n", "utf-8")
    monkeypatch.setattr(library, "PLACES", [tmp_path, DATA])
    with caplog.at_level(logging.ERROR):
        assert len(read_collection(FORM, ()).puzzles) == NUMBER
    assert "slovenian3.puzzles are left out" in caplog.text


async def test_game_without_puzzles_is_refused_kindly(world: World) -> None:
    with pytest.raises(Denied, match="no-puzzles"):
        await Solver(world).open(game="strohmann")


async def test_theme_without_puzzles_is_refused_kindly(world: World) -> None:
    with pytest.raises(Denied, match="no-puzzles-about"):
        await Solver(world).open("kontra")


async def test_suggested_themes_are_those_of_the_games_puzzles(world: World) -> None:
    """*Which king?* was suggested in games that have no puzzle about it."""
    solver = Solver(world)
    suggested = [theme for _, theme in await solver.desk.themes(solver.person, None)]
    assert "mond" in suggested and "kontra" not in suggested
    for theme in suggested:
        await solver.open(theme)
    assert not await solver.desk.themes(solver.person, "strohmann")


async def test_unknown_theme_is_refused(world: World) -> None:
    with pytest.raises(Denied, match="no-such-value-of"):
        await Solver(world).open("nonsense")


async def test_theme_is_found_by_its_name(world: World) -> None:
    solver = Solver(world)
    await solver.open("the mond")
    assert "mond" in (await solver.puzzle()).themes


# Answers ------------------------------------------------------------------------------------


async def test_right_answer_is_praised_and_rated(world: World) -> None:
    solver = Solver(world)
    await solver.open()
    before = await solver.stored()
    page = await solver.answer(right=True)
    assert "**Right:**" in page.text and "Why:" in page.text
    assert (await solver.stored()).rating.mu > before.rating.mu
    assert {NEXT, WHY, HANDS, "up", "down"} == set(codes(page))
    assert f"{TRY}:{(await solver.puzzle()).key}" in {control.id for control in page.controls()}


async def test_wrong_answer_is_corrected_with_its_cost(world: World) -> None:
    solver = Solver(world)
    await solver.open("mond")
    page = await solver.press_code("play:T21")
    assert "**Wrong:** **Mond 21**. Best: **T20**." in page.text
    assert "costs **26 game points** on average" in page.text
    assert (await solver.stored()).rating.mu < 1500


async def test_no_difference_is_a_wrong_answer_where_there_is_one(world: World) -> None:
    solver = Solver(world)
    await solver.open()
    page = await solver.press_code(SAME)
    assert "it does make a difference" in page.text


async def test_answer_about_a_chosen_theme_counts_half(world: World) -> None:
    gains = []
    for user, theme in ((ANA, "mond"), (BOR, None)):
        solver = Solver(world, user)
        await solver.open(theme)
        rating = first_rating((await solver.puzzle()).solvers)
        await solver.answer(right=True)
        full, _ = rate_answer(FRESH, rating, is_right=True, weight=FULL_WEIGHT)
        gains.append(((await solver.stored()).rating.mu - FRESH.mu) / (full.mu - FRESH.mu))
    assert gains == pytest.approx([0.5, 1.0])


async def test_answer_pressed_twice_counts_once(world: World) -> None:
    solver = Solver(world)
    first = codes(await solver.open())
    answers = [control.id for code, control in first.items() if code != TRICKS]
    page = await solver.press(answers[0])
    assert await solver.press(answers[0]) == page
    assert await solver.press(answers[1]) == page, "the first answer counts"
    key = (await solver.stored()).puzzle
    assert sum((await solver.rows.choices(key)).values()) == 1


async def test_answers_at_once_count_as_one(world: World) -> None:
    solver = Solver(world)
    ids = [control.id for code, control in codes(await solver.open()).items() if code != TRICKS]
    await asyncio.gather(*(solver.press(custom_id) for custom_id in ids))
    key = (await solver.stored()).puzzle
    assert sum((await solver.rows.choices(key)).values()) == 1


async def test_button_of_an_earlier_puzzle_shows_the_present_one(world: World) -> None:
    solver = Solver(world)
    old = codes(await solver.open())
    await solver.answer(right=True)
    following = await solver.press_code(NEXT)
    for control in old.values():
        assert await solver.press(control.id) == following


async def test_next_puzzle_waits_for_the_answer(world: World) -> None:
    solver = Solver(world)
    page = await solver.open()
    answer = next(iter(codes(page).values())).id
    forged = f"{answer.rsplit(':', 2)[0]}:{NEXT}"
    assert await solver.press(forged) == page


async def test_command_typed_again_shows_the_same_puzzle(world: World) -> None:
    solver = Solver(world)
    page = await solver.open()
    world.now += 60
    assert await solver.open() == page
    await solver.answer(right=True)
    assert await solver.open() != page


async def test_choices_of_others_are_told_without_ones_own(world: World) -> None:
    ana, bor = Solver(world), Solver(world, BOR)
    await ana.open("mond")
    assert "Others" not in (await ana.press_code("play:T21")).text
    await bor.open("mond")
    assert "Others chose: Mond 21 100%" in (await bor.press_code("play:T20")).text


async def test_choice_of_nearly_all_others_is_not_all_of_them(world: World) -> None:
    """1 of 300 is 1%, and 299 are 99%."""
    page = await crowd_page(world, {"play:T21": 299, "play:T20": 2})
    assert "Others chose: Mond 21 99% · T20 1%" in page.text


async def test_vote_is_kept_and_may_change(world: World) -> None:
    solver = Solver(world)
    await solver.open()
    await solver.answer(right=True)
    key = (await solver.stored()).puzzle
    for vote in ("up", "down", "up"):
        assert vote not in codes(await solver.press_code(vote))
        assert await solver.rows.vote_of(ANA, key) == vote
    (rating,) = await solver.rows.ratings("slovenian")
    assert (rating.likes, rating.dislikes) == (1, 0)


async def retire_a_puzzle(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have Ana dislike a puzzle, and a single vote be enough to leave it out."""
    monkeypatch.setattr(rows, "VOTES_TO_JUDGE", 1)
    ana = Solver(world)
    await ana.open()
    await ana.answer(right=True)
    await ana.press_code("down")


async def test_disliked_puzzle_is_no_longer_chosen(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await retire_a_puzzle(world, monkeypatch)
    assert len(await solve_all(Solver(world, BOR), right=True)) == NUMBER - 1


async def test_all_puzzles_come_once_and_then_none(world: World) -> None:
    keys = await solve_all(Solver(world), right=True)
    assert sorted(keys) == sorted(read_puzzles_of_tests().puzzles)


# Repetition ---------------------------------------------------------------------------------


async def test_missed_puzzles_come_back_five_a_day_unrated(world: World) -> None:
    solver = Solver(world)
    missed = await solve_all(solver, right=False)
    assert len(missed) == NUMBER > MAX_PER_DAY
    world.now += 2 * DAY_SECONDS
    rating = (await solver.stored()).rating
    repeated = await solve_all(solver, right=True)
    assert len(set(repeated)) == MAX_PER_DAY
    assert set(repeated) < set(missed)
    assert (await solver.stored()).rating == rating
    assert "your rating stays as it is" in solver.page.text


async def test_disliked_puzzle_does_not_come_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "VOTES_TO_JUDGE", 1)
    solver = Solver(world)
    await solver.open("mond")
    await solver.answer(right=False)
    await solver.press_code("down")
    world.now += 9 * DAY_SECONDS
    with pytest.raises(Denied, match="no-puzzles-about"):
        await solver.open("mond")


async def test_right_answers_do_not_come_back(world: World) -> None:
    solver = Solver(world)
    await solve_all(solver, right=True)
    world.now += 400 * DAY_SECONDS
    with pytest.raises(Denied, match="puzzles-done"):
        await solver.open()


async def test_learnt_puzzle_gives_way_to_another_of_its_theme(world: World) -> None:
    solver = Solver(world)
    await solver.open("pagat")
    missed = (await solver.stored()).puzzle
    await solver.answer(right=False)
    other = None
    for _ in range(3):
        world.now += 200 * DAY_SECONDS
        await solver.open("pagat")
        other = (await solver.stored()).puzzle
        if other == missed:
            await solver.answer(right=True)
    assert other != missed
    assert "pagat" in (await solver.puzzle()).themes
    assert (await solver.stored()).repeats == missed
    await solver.answer(right=True)
    assert await solver.rows.repetition(ANA, missed) is None
    assert "In place of a puzzle that you know by now" in solver.page.text
    assert "came back" not in solver.page.text
    assert other is not None
    assert await solver.rows.repetition(ANA, other) is not None


async def test_missed_puzzles_beyond_five_a_day_come_back_tomorrow(world: World) -> None:
    solver = Solver(world)
    await solve_all(solver, right=False)
    world.now += 2 * DAY_SECONDS
    await solve_all(solver, right=True)
    with pytest.raises(Denied, match="puzzles-done-today"):
        await solver.open()
    world.now += DAY_SECONDS
    assert "**Right:**" in (await solve_next(solver)).text


async def test_retired_puzzle_is_not_among_those_been_through(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await retire_a_puzzle(world, monkeypatch)
    bor = Solver(world, BOR)
    await solve_all(bor, right=True)
    with pytest.raises(Denied) as denied:
        await bor.open()
    assert denied.value.facts == {"number": NUMBER - 1}


async def test_retired_puzzle_that_was_missed_is_not_among_those_been_through(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "VOTES_TO_JUDGE", 1)
    solver = Solver(world)
    await solver.open()
    await solver.answer(right=False)
    await solver.press_code("down")
    await solve_all(solver, right=True)
    for days in (0, 9):
        world.now += days * DAY_SECONDS
        with pytest.raises(Denied, match=r"'puzzles-done'") as denied:
            await solver.open()
        assert denied.value.facts == {"number": NUMBER - 1}


# The puzzle of the day ------------------------------------------------------------------------


async def test_puzzle_of_the_day_is_everybodys_and_answered_once(world: World) -> None:
    keys = set[str]()
    for user in (ANA, BOR):
        solver = Solver(world, user)
        await solver.press(PUZZLE_OF_DAY)
        keys.add((await solver.stored()).puzzle)
        await solver.answer(right=False)
        assert await solver.rows.days(user) == (world.now // DAY_SECONDS,)
        with pytest.raises(Denied, match="puzzle-of-day-done"):
            await solver.press(PUZZLE_OF_DAY)
    assert len(keys) == 1
    assert keys <= {*read_collection(FORM, ()).of_days}


async def test_puzzle_of_the_day_that_was_left_goes_on(world: World) -> None:
    """A second press of its button shows it again."""
    solver = Solver(world)
    first = await solver.press(PUZZLE_OF_DAY)
    assert await solver.press(PUZZLE_OF_DAY) == first


async def test_puzzle_of_the_day_can_be_answered_by_those_who_know_it(world: World) -> None:
    """It counts for the day, and for nothing else."""
    solver = Solver(world)
    await solve_all(solver, right=True)
    world.now += DAY_SECONDS
    today = world.now // DAY_SECONDS
    await solver.press(PUZZLE_OF_DAY)
    before = await solver.stored()
    page = await solver.answer(right=False)
    assert today in await solver.rows.days(ANA)
    assert (await solver.stored()).rating == before.rating
    assert "A puzzle that came back: your rating stays as it is." in page.text
    with pytest.raises(Denied, match="puzzle-of-day-done"):
        await solver.press(PUZZLE_OF_DAY)


async def test_puzzle_of_the_day_is_not_shared_with_the_answer_of_another_day(
    world: World,
) -> None:
    solver = Solver(world)
    await solve_all(solver, right=True)
    first = world.now // DAY_SECONDS
    assert await solver.puzzles.answer_of_day(ANA, first) is not None
    world.now += DAY_SECONDS
    await solver.press(PUZZLE_OF_DAY)
    page = await solver.answer(right=False)
    assert await solver.puzzles.answer_of_day(ANA, first + 1) is None
    assert not any(control.id.startswith(SHARE) for control in page.controls())


async def test_puzzle_of_each_day_of_ten_weeks_can_be_answered(world: World) -> None:
    solver = Solver(world)
    for _ in range(70):
        await solver.press(PUZZLE_OF_DAY)
        await solver.answer(right=True)
        world.now += DAY_SECONDS
    assert len(await solver.rows.days(ANA)) == 70


def test_puzzles_of_days_are_of_files_alone() -> None:
    """A bot that has made some itself shows the same ones as all others."""
    collection = read_collection(FORM, ())
    more = [write(replace(next(iter(collection.puzzles.values())), value=9.0))]
    assert read_collection(FORM, more).of_days == collection.of_days
    days = [of_day(collection, day) for day in range(14)]
    assert {puzzle.key for puzzle in days if puzzle is not None} <= {*collection.of_days}
    assert None not in days
