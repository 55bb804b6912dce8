"""Puzzles made in idle time: of solvers' own mistakes first, then of deals of the house."""

import asyncio
from collections.abc import Callable
from typing import TypeVar, cast

import pytest

from bot.features import PERSONAL
from bot.games.forms import FORMS
from bot.learning.puzzles import library, rows
from bot.learning.puzzles.library import Library
from bot.learning.puzzles.made_rows import MadePuzzleRows
from bot.learning.puzzles.making import PuzzleMaking
from bot.learning.puzzles.repetition import DAY_SECONDS, MAX_OWN_PER_DAY
from bot.learning.puzzles.rows import PuzzleRows
from bot.privacy.rows import PrivacyRows
from bot.thinkers.puzzling import keeps_answer, look_again, records_of
from bot.thinkers.side_jobs import Jobs
from engine import choose, observe, read
from engine.records.report import legal_codes
from search.puzzles.puzzle import TEN_TIMES, Answer, Puzzle, read_puzzles, write
from tests.bot.learning.puzzles.solving import DATA, Solver, read_puzzles_of_tests
from tests.bot.world import ANA, BOR, World

T = TypeVar("T")
FORM = FORMS["slovenian"]


class Judge:
    """Jobs for whom each last legal move is right, and each decision a puzzle."""

    def __init__(self) -> None:
        self.open = True
        self.judged: list[str] = []
        self.looks: list[object] = []
        self.keeps = True
        """Whether puzzles keep their answers."""
        self.theme = "pagat"
        self.weighs_all = True
        """Whether legal moves are among the answers, or only one that nobody makes."""

    async def do(self, job: Callable[..., T], *args: object, person: int = 0) -> T:
        del person
        return job(*args)

    async def search(self, job: Callable[..., T], *args: object) -> object:
        if not self.open:
            return None
        if job is look_again:
            self.looks.append(args)
            return (1.0, 2.0)
        if job is keeps_answer:
            return self.keeps
        (record,) = args
        assert isinstance(record, str)
        self.judged.append(record)
        live = read(record).live
        assert live is not None
        *wrong, right = legal_codes(live)[:4]
        answers = (
            Answer(right, 0.0, 0.0, True),
            *(Answer(code, 9.0, 0.1, False) for code in wrong),
        )
        if not self.weighs_all:
            answers = (Answer("pass:never", 0.0, 0.0, True),)
        return write(Puzzle(record, answers, (self.theme,), 1.0, 400))


class Workshop:
    """Making puzzles for Ana, who solves some."""

    def __init__(self, world: World) -> None:
        library.PLACES = []
        self.jobs = Judge()
        self.rows, self.votes = MadePuzzleRows(world.store), PuzzleRows(world.store)
        self.library = Library(self.rows)
        jobs = cast(Jobs, self.jobs)
        self.making = PuzzleMaking(
            self.rows, self.votes, world.rows, self.library, world.habits, jobs, self._rest
        )

    async def _rest(self, _: float) -> None:
        """Go on at once."""

    async def mistakes(self, user: int) -> list[Puzzle]:
        texts = await self.rows.mistakes(user, FORM.name)
        return [puzzle for text in texts for puzzle in read_puzzles(text)]


def _keys(text: str) -> set[str]:
    return {puzzle.key for puzzle in read_puzzles(text)}


async def play_deal(world: World) -> None:
    """Four people play a deal by rules of thumb."""
    table = await world.start_table(length=1)
    while table.deal is not None and table.turn is not None:
        user = table.chairs[table.turn].user
        assert user is not None
        code = world.code(table, choose(observe(table.deal, table.turn)))
        await world.tables.play.act(table, user, code, table.shown_seq(table.turn))


async def test_mistakes_of_a_solver_become_puzzles_once(world: World) -> None:
    """Of Ana's decisions alone, though four people played."""
    await play_deal(world)
    workshop = Workshop(world)
    workshop.making.want(ANA, FORM)
    assert await workshop.making.make_some()
    made = await workshop.mistakes(ANA)
    assert made and len(made) <= len(workshop.jobs.judged) < 20
    assert await workshop.mistakes(BOR) == []
    assert len({puzzle.player for puzzle in made}) == 1
    judged = len(workshop.jobs.judged)
    assert await workshop.rows.next_deal(ANA) is None
    assert len(workshop.jobs.judged) == judged


async def test_deal_among_people_becomes_puzzles_for_all(world: World) -> None:
    """It is dealt to nobody else; names and scores are not in it."""
    await play_deal(world)
    workshop = Workshop(world)
    await workshop.library.collection(FORM)
    workshop.making.want(ANA, FORM)
    await workshop.making.make_some()
    collection = await workshop.library.collection(FORM)
    assert set(collection.puzzles) == {puzzle.key for puzzle in await workshop.mistakes(ANA)}
    anew = await Library(workshop.rows).collection(FORM)
    assert anew.puzzles.keys() == collection.puzzles.keys()
    assert not any("Ana" in puzzle.record for puzzle in collection.puzzles.values())


async def test_puzzle_made_while_its_game_is_first_opened_is_in_the_collection() -> None:
    puzzle = next(iter(read_puzzles_of_tests().puzzles.values()))
    library.PLACES = []
    go_on = asyncio.Event()

    class SlowRows:
        async def shared(self, game: str) -> tuple[str, ...]:
            await go_on.wait()
            return ()

    puzzles = Library(cast(MadePuzzleRows, SlowRows()))
    opening = asyncio.create_task(puzzles.collection(FORM))
    await asyncio.sleep(0)
    adding = asyncio.create_task(puzzles.add(FORM, puzzle))
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(opening, adding)
    assert puzzle.key in (await puzzles.collection(FORM)).puzzles


async def test_deal_of_somebody_who_shares_none_is_for_its_solver_alone(world: World) -> None:
    """One of the four is enough."""
    await world.habits.change(BOR, "puzzles", "mine")
    await play_deal(world)
    workshop = Workshop(world)
    workshop.making.want(ANA, FORM)
    await workshop.making.make_some()
    assert await workshop.mistakes(ANA)
    assert not (await workshop.library.collection(FORM)).puzzles


async def test_person_forgotten_while_their_deal_is_judged_is_not_written_back(
    world: World,
) -> None:
    """Judging a deal takes a minute."""
    await world.habits.change(ANA, "puzzles", "mine")
    await play_deal(world)
    workshop = Workshop(world)
    judge = workshop.jobs.search

    async def forget_and_judge(job: Callable[..., T], *args: object) -> object:
        await world.forgetting.forget(ANA)
        return await judge(job, *args)

    workshop.jobs.search = forget_and_judge  # type: ignore[method-assign]
    workshop.making.want(ANA, FORM)
    await workshop.making.make_some()
    assert workshop.jobs.judged
    left = await PrivacyRows(world.store).data_of(PERSONAL, ANA)
    assert {name for name, rows in left.items() if rows} == set()
    assert await workshop.mistakes(ANA) == []


async def test_deals_are_left_for_later_while_nobody_can_search(world: World) -> None:
    await play_deal(world)
    workshop = Workshop(world)
    workshop.jobs.open = False
    workshop.making.want(ANA, FORM)
    assert not await workshop.making.make_some()
    assert await workshop.rows.next_deal(ANA) is not None
    workshop.jobs.open = True
    assert await workshop.making.make_some()
    assert await workshop.mistakes(ANA)


async def test_deals_of_the_house_fill_a_game_that_has_few(world: World) -> None:
    """Each deal is looked at once, also over a restart."""
    workshop = Workshop(world)
    workshop.making.want(ANA, FORM)
    assert await workshop.making.make_some()
    first = list(workshop.jobs.judged)
    assert first == list(records_of("slovenian", 4, 0))
    again = Workshop(world)
    again.making.want(ANA, FORM)
    await again.making.make_some()
    assert again.jobs.judged == list(records_of("slovenian", 4, 1))


async def test_mistake_of_the_solver_comes_before_other_puzzles(world: World) -> None:
    """It is not rated, as its person has seen the deal."""
    await play_deal(world)
    workshop = Workshop(world)
    workshop.making.want(ANA, FORM)
    await workshop.making.make_some()
    solver = Solver(world)
    await solver.open()
    stored = await solver.rows.load(ANA)
    assert stored is not None
    assert stored.puzzle in {puzzle.key for puzzle in await workshop.mistakes(ANA)}
    assert stored.repeats == stored.puzzle
    assert stored.repeated == 0, "it does not come back"
    texts = await workshop.rows.mistakes(ANA, FORM.name)
    (puzzle,) = read_puzzles(next(text for text in texts if stored.puzzle in _keys(text)))
    page = await solver.press_code(puzzle.answers[0].code)
    assert "A puzzle from a deal of yours: your rating stays as it is." in page.text
    assert "came back" not in page.text


async def solve(solver: Solver, workshop: Workshop, number: int) -> list[bool]:
    """Solve so many puzzles, each right; return which of them were of the solver's mistakes."""
    keys = {puzzle.key for puzzle in await workshop.mistakes(ANA)}
    texts = await workshop.rows.mistakes(ANA, FORM.name)
    own_puzzles = {puzzle.key: puzzle for text in texts for puzzle in read_puzzles(text)}
    puzzles = {**read_puzzles_of_tests().puzzles, **own_puzzles}
    met = []
    for _ in range(number):
        await solver.open()
        key = (await solver.stored()).puzzle
        met.append(key in keys)
        right = next(answer for answer in puzzles[key].answers if answer.is_right)
        await solver.press_code(right.code)
    return met


async def test_many_mistakes_of_a_solver_leave_room_for_other_puzzles(world: World) -> None:
    """A person with sixty mistakes once saw nobody else's puzzles for weeks."""
    workshop = Workshop(world)
    while len(await workshop.mistakes(ANA)) <= MAX_OWN_PER_DAY + 2:
        await play_deal(world)
        workshop.making.want(ANA, FORM)
        await workshop.making.make_some()
    left = len(await workshop.mistakes(ANA)) - MAX_OWN_PER_DAY
    solver = Solver(world)
    assert await solve(solver, workshop, MAX_OWN_PER_DAY - 1) == [True] * (MAX_OWN_PER_DAY - 1)
    assert "Enough from your deals" not in solver.page.text
    assert await solve(solver, workshop, 1) == [True]
    assert f"come first now, and {left} more of yours wait" in solver.page.text
    assert await solve(solver, workshop, 2) == [False, False]
    world.now += DAY_SECONDS
    assert await solve(solver, workshop, 1) == [True]


async def test_mistakes_of_a_solver_go_on_once_nothing_else_is_left(world: World) -> None:
    workshop = Workshop(world)
    while len(await workshop.mistakes(ANA)) <= MAX_OWN_PER_DAY:
        await play_deal(world)
        workshop.making.want(ANA, FORM)
        await workshop.making.make_some()
    number = len(await workshop.mistakes(ANA)) + len(read_puzzles_of_tests().puzzles)
    met = await solve(Solver(world), workshop, number)
    assert met[: MAX_OWN_PER_DAY + 1] == [True] * MAX_OWN_PER_DAY + [False]
    assert met[-1], "the last ones are mistakes again"


async def test_mistake_about_a_theme_is_shown_where_no_other_puzzle_is_about_it(
    world: World,
) -> None:
    await play_deal(world)
    workshop = Workshop(world)
    workshop.jobs.theme = "kontra"
    await world.habits.change(ANA, "puzzles", "mine")
    workshop.making.want(ANA, FORM)
    await workshop.making.make_some()
    solver = Solver(world)
    await solver.open("kontra")
    stored = await solver.stored()
    assert stored.puzzle in {puzzle.key for puzzle in await workshop.mistakes(ANA)}


async def test_move_that_was_not_weighed_is_no_mistake(world: World) -> None:
    """Of bids and discards, a puzzle has only those worth considering."""
    await play_deal(world)
    workshop = Workshop(world)
    workshop.jobs.weighs_all = False
    workshop.making.want(ANA, FORM)
    await workshop.making.make_some()
    assert workshop.jobs.judged
    assert await workshop.mistakes(ANA) == []


@pytest.mark.parametrize("is_kept", [True, False], ids=["kept", "not kept"])
async def test_disliked_puzzle_is_judged_anew_and_stays_out_unless_kept(
    world: World, monkeypatch: pytest.MonkeyPatch, is_kept: bool
) -> None:
    """In ten times the worlds, and once."""
    monkeypatch.setattr(rows, "VOTES_TO_JUDGE", 1)
    solver = Solver(world)
    await solver.open()
    await solver.answer(right=True)
    await solver.press_code("down")
    key = (await solver.stored()).puzzle
    workshop = Workshop(world)
    workshop.jobs.keeps = is_kept
    monkeypatch.setattr(library, "PLACES", [DATA])
    for looks in (TEN_TIMES, TEN_TIMES):
        workshop.making.want(ANA, FORM)
        assert await workshop.making.make_some()
        assert len(workshop.jobs.looks) == looks
    (rated,) = await workshop.votes.ratings(FORM.name)
    assert (rated.puzzle, rated.kept, rated.is_retired) == (key, is_kept, not is_kept)


async def test_disliked_puzzle_waits_while_nobody_can_search(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "VOTES_TO_JUDGE", 1)
    solver = Solver(world)
    await solver.open()
    await solver.answer(right=True)
    await solver.press_code("down")
    workshop = Workshop(world)
    workshop.jobs.open = False
    monkeypatch.setattr(library, "PLACES", [DATA])
    workshop.making.want(ANA, FORM)
    assert not await workshop.making.make_some()
    (rated,) = await workshop.votes.ratings(FORM.name)
    assert rated.is_doubted
