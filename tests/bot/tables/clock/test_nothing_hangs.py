"""Whatever fails once, every table goes on by itself, and nothing is moved twice.

Nobody clicks: the house plays for its own players, masters that ask a worker, and for Ana (with or
without Bor), who is away. Into each place on the way an exception is put in turn.
"""

import asyncio
import contextlib
import inspect
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from bot.base import background
from bot.games.forms import FORMS
from bot.games.info import Chair
from bot.store import StoreError
from bot.tables.board import board_drawing, live_board_page
from bot.tables.board import boards as boards_module
from bot.tables.board.redraw_queue import RedrawTask
from bot.tables.clock import clock, house_players
from bot.tables.memory import register, stored_tables
from bot.tables.model import deadlines, house_moves, stand_ins
from bot.tables.model.house_moves import move_by_thumb
from bot.tables.model.table import Table
from bot.thinkers import pool
from bot.thinkers.pickling import unpack_view
from bot.thinkers.pool import Workers
from bot.thinkers.thinkers import Thinkers
from engine.records.digest import digest
from tests.bot.discord_stub import StubMessages
from tests.bot.tables.clock.timed import Timed
from tests.bot.tables.drawing import drawn_boards, private_views
from tests.bot.thinkers import thinking
from tests.bot.world import ANA, BOR, CHANNEL, GUILD
from tests.timeout import TIMEOUT

SECRET = "".join(("T", "21"))
"""A card's code that no log may contain; it is joined as tracebacks quote this file."""


FULL = "the disk is full"


class Whole(Timed):
    """Tables, the clock, fake workers, and what is drawn in a stand-in for channels."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.channels = StubMessages()
        self.workers = Workers(1, thinking.warm, purpose="house players")

    def add_listeners(self) -> None:
        self.boards = drawn_boards(self, self.channels, private_views())
        self.tables.register.listen(self.boards.changed)

    async def open(self) -> None:
        await super().open()
        self.workers.start()
        await self.workers.ready()
        self.clock.house._think = Thinkers(self.workers, 0.1, answer_by_thumb).think
        self.clock.start()

    async def close(self) -> None:
        await self.clock.close()
        await self.workers.close()
        await self.boards.close()
        await self.store.close()

    async def until(self, condition: Callable[[], object]) -> None:
        """Let time pass until something is true."""
        async with asyncio.timeout(TIMEOUT):
            while True:
                await asyncio.sleep(0.004)
                if condition():
                    return
                self.now += 1


def answer_by_thumb(parcel: bytes, seed: int, seconds: float, *_: object) -> str:
    del seed, seconds
    return move_by_thumb(unpack_view(parcel))


class Pool:
    """Fake worker processes."""

    def __init__(self, *_: object, **__: object) -> None:
        self.active = True

    def schedule(self, job: Callable[..., Any], *, timeout: float, args: Any = ()) -> Future[Any]:
        answer: Future[Any] = Future()
        try:
            answer.set_result(job(*args))
        except Exception as error:
            answer.set_exception(error)
        return answer

    def stop(self) -> None:
        self.active = False

    def join(self) -> None:
        """There is nothing to wait for."""


class Fault:
    """One exception in one place."""

    def __init__(
        self,
        owner: Any,
        name: str,
        error: type[Exception] = RuntimeError,
        when: Callable[[tuple[Any, ...]], bool] = lambda _: True,
        *,
        behind: bool = False,
    ) -> None:
        """``behind``: the call is carried out before the exception is raised."""
        self.name = f"{name} {error.__name__}{' behind' if behind else ''}"
        self.fired = False
        self._owner, self._attribute = owner, name
        self._error, self._when, self._behind = error, when, behind

    @contextlib.contextmanager
    def armed(self) -> Iterator[None]:
        """Inside, the exception is raised as soon as anybody gets there."""
        real, static = getattr(self._owner, self._attribute), vars(self._owner)
        had, before = self._attribute in static, static.get(self._attribute)

        def strike(*args: Any, **facts: Any) -> Any:
            if self.fired or not self._when(args):
                return real(*args, **facts)
            self.fired = True
            if not self._behind:
                raise self._error(FULL if self._error is StoreError else SECRET)
            return self._strike_behind(real(*args, **facts))

        setattr(self._owner, self._attribute, strike)
        try:
            yield
        finally:
            if had:
                setattr(self._owner, self._attribute, before)
            else:
                delattr(self._owner, self._attribute)

    async def _strike_behind(self, work: Any) -> None:
        if inspect.isawaitable(work):
            await work
        raise self._error(FULL if self._error is StoreError else SECRET)


def faults(world: Whole, *, alone: bool) -> Iterator[Fault]:
    """Each place a move passes, from the thought to its drawing."""
    yield from (_one_person_faults(world) if alone else _many_people_faults(world))


def _one_person_faults(world: Whole) -> Iterator[Fault]:
    """Faults at a table of one person: a smaller board, and the scores on their own page."""
    yield Fault(live_board_page, "small_board")
    yield Fault(world.boards._drawing, "_draw_live_alone")
    yield Fault(world.pages, "private_ending")
    yield Fault(world.pages, "private_ending", StoreError)
    yield Fault(world.rows, "set_told", StoreError)


def _many_people_faults(world: Whole) -> Iterator[Fault]:
    house, boards = world.clock.house, world.boards
    yield Fault(house, "_think")
    yield Fault(house, "_think", asyncio.TimeoutError)
    yield Fault(world.workers._pool, "schedule")
    yield Fault(house_moves, "choose")
    yield Fault(house_moves, "encode")
    yield Fault(Table, "view", when=lambda args: args[1] is not None)
    yield Fault(house, "choose_move")
    yield Fault(world.tables.play, "act_for_house")
    yield Fault(world.tables.play, "act_for_house", behind=True)
    yield Fault(house_players, "house_on_turn")
    yield Fault(deadlines, "waiting_since")
    yield Fault(world.clock._deadlines[0], "next")
    yield Fault(world.clock, "tick")
    yield Fault(world.tables.register, "put_idle_to_sleep")
    for place in range(len(world.tables.register._listeners)):
        yield Listener(world.tables.register._listeners, place)
    yield Fault(stored_tables, "append", StoreError)
    yield Fault(world.rows, "append_moves")
    yield Fault(world.store, "set_note", StoreError)
    yield Fault(live_board_page, "board")
    yield Fault(boards._drawing, "_draw_live")
    yield Fault(boards._drawing, "_draw_deal")
    yield Fault(boards._replies, "wait_until_quiet")
    yield Fault(RedrawTask, "_try_to_draw")
    yield Fault(world.channels, "edit")
    yield Fault(world.rows, "set_postings")
    for error in (StoreError, RuntimeError):
        yield Fault(world.rows, "append_moves", error, when=lambda args: len(args) > 3)
        yield Fault(world.rows, "start_deal", error)
        yield Fault(world.rows, "set_told", error)
        yield Fault(world.channels, "post", error)
    yield Fault(board_drawing, "last_page")
    yield Fault(world.pages, "ending")


class Listener(Fault):
    """A fault in one of the tables' listeners."""

    def __init__(self, listeners: list[Any], place: int) -> None:
        self._place: list[Any] = listeners
        self._number = place
        self.name = f"listener {place}"
        self.fired = False

    @contextlib.contextmanager
    def armed(self) -> Iterator[None]:
        real = self._place[self._number]

        def strike(*args: Any) -> None:
            if self.fired:
                real(*args)
                return
            self.fired = True
            raise RuntimeError(SECRET)

        self._place[self._number] = strike
        try:
            yield
        finally:
            self._place[self._number] = real


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Whole]:
    monkeypatch.setattr(pool, "ProcessPool", Pool)
    monkeypatch.setattr(pool, "WATCH_SECONDS", 0.01)
    monkeypatch.setattr(stand_ins, "MAX_DEALS_AWAY", 1000)
    monkeypatch.setattr(clock, "MAX_SLEEP_SECONDS", 0.02)
    monkeypatch.setattr(house_players, "RETRY_SECONDS", 0.01)
    monkeypatch.setattr(register, "LISTENER_RETRY_SECONDS", 0.01)
    monkeypatch.setattr(background, "FIRST_RETRY_SECONDS", 0.01)
    monkeypatch.setattr("bot.tables.board.redraw_queue.RETRY_SECONDS", 0.01)
    monkeypatch.setattr(boards_module, "SAVE_DELAY", 0.01)
    made = Whole(tmp_path / "tarok.sqlite3")
    await made.open()
    yield made
    await made.close()


async def match_without_people(world: Whole, form: str, *, alone: bool) -> Table:
    """A match of masters with Ana, who doesn't move; nor does Bor, if she isn't alone."""
    _, variant, players, *_ = FORMS[form]
    table = await world.tables.lobbies.open(
        guild=GUILD, channel=CHANNEL, founder=Chair("Ana", ANA), game=variant, players=players,
        options={}, length=None, language="en", level="master", patience=30,
    )  # fmt: skip
    if not alone:
        await world.tables.lobbies.join(table, Chair("Bor", BOR))
    await world.tables.lobbies.fill(table, ANA)
    return table


TABLES = [
    pytest.param(form, alone, marks=() if form == "slovenian" else pytest.mark.long)
    for form, (_, _, players, *_) in FORMS.items()
    for alone in (True, False)
    if alone or players > 2  # otherwise no house player sits there
]


@pytest.mark.parametrize(("form", "alone"), TABLES)
async def test_single_fault_stops_no_table(
    world: Whole, form: str, caplog: pytest.LogCaptureFixture, *, alone: bool
) -> None:
    table = await match_without_people(world, form, alone=alone)
    for fault in faults(world, alone=alone):
        with fault.armed():
            while not await goes_on(world, table, fault):
                await drawn(world, table)
                await same_again(world, table)
                table = await match_without_people(world, form, alone=alone)
    if table.open:
        await world.tables.pauses.pause(table, ANA)
    await drawn(world, table)
    await same_again(world, table)
    assert SECRET not in caplog.text


async def goes_on(world: Whole, table: Table, fault: Fault) -> bool:
    """Whether the exception was raised, and the table went on; if not, the match ended before."""
    await world.until(lambda: fault.fired or not table.open)
    moves, deals = table.seq, table.deals
    await world.until(lambda: table.seq > moves or table.deals > deals or not table.open)
    return fault.fired


async def drawn(world: Whole, table: Table) -> None:
    """In the end everything is shown, and everything has been said."""
    await world.until(lambda: all(task.settled.is_set() for task in world.boards._redraws.values()))
    assert len(world.channels.alive(table.id)) == table.open
    row = await world.rows.table(table.id)
    assert row is not None
    # Whoever plays only with the house may have seen the score on a page that a restart takes from
    # them: that they have seen it is written with the next deal.
    last_is_open = table.live is not None or (table.alone and row.told < table.deals)
    assert row.told == (table.deals - last_is_open if table.open else table.deals + 1)


async def same_again(world: Whole, table: Table) -> None:
    """Check that the log has exactly the moves that were played, each once."""
    seq = 0
    for number in range(1, table.deals + 1):
        stored = await world.rows.load_deal(table.id, number)
        assert stored is not None
        assert [move.seq for move in stored.moves] == list(range(seq, seq + len(stored.moves)))
        seq += len(stored.moves)
    assert seq == table.seq
    before = digest(table.live.deal) if table.live else ""
    row = await world.rows.table(table.id)
    assert row is not None
    restored, diverged = await stored_tables.restore(
        world.rows, world.tables.register.hooks.rounds, row
    )
    assert not diverged and restored.seq == table.seq
    assert (digest(restored.live.deal) if restored.live else "") == before
