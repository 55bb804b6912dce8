"""Makes puzzles in idle time: of solvers' deals, and of deals of the house where a game has few.

Those that most people dislike are judged anew.

A decision is judged at a time, in the worker, after all questions of people. Whatever is broken off
is begun again by the next round: a deal is noted once all its decisions were judged.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.base.background import Background
from bot.choices.habits import Habits
from bot.games.forms import DEFAULT_FORM, FORMS, Form, form_of
from bot.learning.puzzles.library import Library
from bot.learning.puzzles.made_rows import MadePuzzle, MadePuzzleRows, PlayedDeal
from bot.learning.puzzles.rows import PuzzleRows
from bot.store import StoreError
from bot.tables.memory import stored_tables
from bot.tables.memory.deal_log import match_before, replayed_deal
from bot.tables.model.records import DealLog
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from bot.thinkers.puzzling import keeps_answer, look_again, puzzle_of, records_of
from bot.thinkers.side_jobs import Jobs
from engine import decode
from engine import write as write_record
from search.explain.decisions import decisions
from search.puzzles.puzzle import TEN_TIMES, Puzzle, read_puzzles, write

QUIET, LATER, REST = 60.0, 60.0, 0.2
"""Seconds after a start, between looks at what there is to do, and between decisions."""
ENOUGH, ENOUGH_OF_OTHERS = 1000, 200
"""Puzzles of a game from which no deals of the house are looked at any more: of the game that most
people play, and of the others."""
MAX_WAITING = 100
"""Solvers whose deals wait to be looked at; with more, the earliest are left out."""


T = TypeVar("T")


class Nobody(Exception):
    """No worker can search now."""


class PuzzleMaking:
    """Makes puzzles for the people who solve some."""

    def __init__(
        self,
        rows: MadePuzzleRows,
        puzzle_rows: PuzzleRows,
        table_rows: TableRows,
        library: Library,
        habits: Habits,
        jobs: Jobs,
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        self._rows = rows
        self._puzzle_rows = puzzle_rows
        self._table_rows = table_rows
        self._library = library
        self._habits = habits
        self._jobs = jobs
        self._sleep = sleep
        self._solvers: dict[int, Form] = {}
        """The newest solvers whose deals were not all looked at, each with their game."""
        self._background = Background()

    def start(self) -> None:
        """Make puzzles in the background."""
        name = "making puzzles"
        self._background.keep(self._run, name, first_pause=LATER, passing=(StoreError,))

    async def close(self) -> None:
        """Break off: the next start carries on."""
        await self._background.close()

    def want(self, user: int, form: Form) -> None:
        """Look at a solver's deals, and see that their game has enough puzzles."""
        self._solvers.pop(user, None)
        self._solvers[user] = form
        while len(self._solvers) > MAX_WAITING:
            self._solvers.pop(next(iter(self._solvers)))

    def forget(self, user: int) -> None:
        """Forget a person."""
        self._solvers.pop(user, None)

    async def _run(self) -> None:
        await asyncio.sleep(QUIET)
        while True:
            if not await self.make_some():
                await self._sleep(LATER)

    async def make_some(self) -> bool:
        """Look at a deal or puzzle; return False if nothing is to be done, or nobody can do it."""
        if not self._solvers:
            return False
        user, form = next(reversed(self._solvers.items()))
        try:
            played = await self._rows.next_deal(user)
            if played is not None:
                await self._of_person(user, played)
                return True
            if await self._judge_anew(form):
                return True
            self._solvers.pop(user, None)
            await self._of_house(form)
        except Nobody:
            return False
        return True

    # Of people ----------------------------------------------------------------------------------

    async def _of_person(self, user: int, played: PlayedDeal) -> None:
        """Make puzzles of a person's mistakes in a deal."""
        stored = await self._table_rows.table(played.table)
        log = await self._table_rows.load_deal(played.table, played.deal)
        if stored is not None and log is not None and stored.contest is None:
            table = stored_tables.table_of(stored)
            people = {move.user for move in log.moves if move.user is not None}
            may_share = all(self._habits.of(person).puzzles == "all" for person in people)
            is_shared = may_share and played.is_among_people
            for step in _decisions(table, log, user):
                puzzle = await self._judge(_record(table, log, step))
                if puzzle is not None and _is_mistake(puzzle, log.moves[step].code):
                    await self._keep(puzzle, table.id, user, is_shared=is_shared)
        await self._rows.note_source(user, *played[:2])

    # Of the house -------------------------------------------------------------------------------

    async def _of_house(self, form: Form) -> None:
        """Make puzzles of one more deal of the house, if the game has too few."""
        collection = await self._library.collection(form)
        if len(collection.puzzles) >= (ENOUGH if form == DEFAULT_FORM else ENOUGH_OF_OTHERS):
            return
        number = await self._rows.house_deals(form.name)
        for record in await self._jobs.do(records_of, form.variant, form.players, number):
            if (puzzle := await self._judge(record)) is not None:
                await self._keep(puzzle, None, None, is_shared=True)
        await self._rows.note_house_deals(form.name, number + 1)

    async def _judge_anew(self, form: Form) -> bool:
        """Judge a puzzle of a game anew, in ten times the worlds; return False if none is doubted.

        Raises Nobody.
        """
        puzzles = (await self._library.collection(form)).puzzles
        ratings = await self._puzzle_rows.ratings(form.name)
        doubted = (rated.puzzle for rated in ratings if rated.is_doubted)
        key = next((key for key in doubted if key in puzzles), None)
        if key is None:
            return False
        text = write(puzzles[key])
        looks = [await self._search(look_again, text, look) for look in range(TEN_TIMES)]
        is_kept = await self._search(keeps_answer, text, looks)
        await self._puzzle_rows.judge_anew(key, is_kept=is_kept)
        return True

    async def _judge(self, record: str) -> Puzzle | None:
        """Judge the decision at which a record ends. Raises Nobody."""
        return next(read_puzzles(await self._search(puzzle_of, record)), None)

    async def _search(self, job: Callable[..., T], *args: object) -> T:
        """Have a worker do a job, and rest. Raises Nobody."""
        result = await self._jobs.search(job, *args)
        if result is None:
            raise Nobody
        await self._sleep(REST)
        return result

    async def _keep(
        self, puzzle: Puzzle, table: int | None, user: int | None, *, is_shared: bool
    ) -> None:
        rules = puzzle.deal.rules
        game = form_of(rules.variant, rules.players).name
        made = MadePuzzle(puzzle.key, game, write(puzzle), table, is_shared)
        await self._rows.keep(made, user)
        if is_shared:
            await self._library.add(FORMS[game], puzzle)


def _decisions(table: Table, log: DealLog, user: int) -> list[int]:
    """Return the numbers of the moves with which a person chose; none if the log diverges."""
    replayed = replayed_deal(table, log)
    if replayed is None:
        return []
    pack = table.rules.pack
    moves = [(move.player, decode(pack, move.code)) for move in log.moves]
    players = {move.player for move in log.moves if move.user == user}
    return sorted(
        decision.step
        for player in players
        for decision in decisions(replayed.positions, moves, player)
        if log.moves[decision.step].user == user
    )


def _record(table: Table, log: DealLog, step: int) -> str:
    """Return the record of a deal up to a move, without the scores of its match."""
    before = match_before(table, log.deal)
    rules = before.rules
    deck = rules.pack.deck(log.deal.deck.split())
    moves = [(move.player, move.code) for move in log.moves[:step]]
    return write_record(rules, before.carry, (0,) * rules.players, log.deal.dealer, deck, moves)


def _is_mistake(puzzle: Puzzle, code: str) -> bool:
    """Whether a move was weighed and is wrong: not every bid and discard is among the answers."""
    answer = puzzle.answer(code)
    return answer is not None and not answer.is_right
