"""Consequences of a result (sums, ratings, announcements), which never prevent a move."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import cycle
from pathlib import Path

import pytest

from bot.careers.backfill import CareerBackfill
from bot.careers.records import Uncounted
from bot.careers.rows import CareerRows
from bot.tables.memory import stored_tables
from bot.tables.memory.stored_tables import LoggedMove
from bot.tables.model.hooks import TableHooks
from bot.tables.model.live_deal import Live
from bot.tables.model.table import Table, TableEvent
from bot.tables.rows.repository import TableRows
from engine import VARIANTS, Match
from tests.bot.careers.careers import NOVEMBER, caught_up, stored_careers
from tests.bot.tables.clock.timed import open_timed_world
from tests.bot.world import ANA, GUILD, World
from tests.databases import direct_connection
from tests.timeout import TIMEOUT

FOLLOWS = (
    "bot.careers.rows.count_deal", "bot.careers.rows.count_match", "bot.careers.rows.rate",
    "bot.careers.rows.month_of",
    "bot.careers.counting.played_deals",
    "bot.careers.counting.results",
    "bot.tables.model.results.rateable", "bot.tables.model.results.form_of",
    "bot.tables.memory.moves.finished_event", "bot.tables.model.table.Table.ended",
)  # fmt: skip
"""Everything called only because a deal or a match has ended."""

ERRORS = (
    OverflowError("math range error"), KeyError("T21"), TypeError("Ana"),
    sqlite3.IntegrityError("CHECK constraint failed"), AssertionError(), RecursionError(),
)  # fmt: skip


@pytest.fixture
async def worlds(tmp_path: Path) -> AsyncIterator[tuple[World, World]]:
    """Two worlds in which the same will be played."""
    both = World(tmp_path / "one.sqlite3", seed=3), World(tmp_path / "other.sqlite3", seed=3)
    for tried_world in both:
        tried_world.now = NOVEMBER
        await tried_world.open()
    yield both
    for tried_world in both:
        await tried_world.store.close()


async def whole_match(world: World) -> Table:
    """A match of two deals, played to its end."""
    table = await world.start_table(2)
    await world.play_moves(table)
    assert table.state == "ended" and not table.open
    return table


def stored_play(world: World) -> list[list[tuple[object, ...]]]:
    """Everything in the store about what was played."""
    tables = ("moves", "deals", "results", "tables")
    with direct_connection(world.path) as db:
        return [db.execute(f"SELECT * FROM {name}").fetchall() for name in tables]


@pytest.mark.parametrize(("where", "error"), [*zip(FOLLOWS, cycle(ERRORS), strict=False)])
async def test_move_stands_when_a_consequence_fails(
    where: str, error: Exception, worlds: tuple[World, World], monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    """Whatever fails meanwhile: once it works again, all is as if it had never failed."""

    def fail(*_: object) -> None:
        raise error

    true, world = worlds
    await whole_match(true)
    with monkeypatch.context() as broken:
        broken.setattr(where, fail)
        await whole_match(world)
        await caught_up(world)  # what still fails stays on the list
        await world.restart()
        assert not world.tables.register.all()
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert errors and all("table 1" in record.getMessage() for record in errors)
    assert type(error).__name__ in caplog.text
    assert not any(word in caplog.text for word in ("T21", "Ana", "range", "CHECK"))
    await world.restart()
    await caught_up(world)
    assert stored_careers(world) == stored_careers(true) and stored_play(world) == stored_play(true)
    assert await CareerRows(world.store).next_uncounted(after=0) is None


async def test_failing_listener_does_not_affect_others(worlds: tuple[World, World]) -> None:
    true, world = worlds
    heard: list[TableEvent] = []

    def fail(table: Table, events: tuple[TableEvent, ...]) -> None:
        raise ZeroDivisionError

    world.tables.register.listen(fail)
    world.tables.register.listen(lambda _, events: heard.extend(events))
    for tried_world in worlds:
        await whole_match(tried_world)
    assert stored_careers(world) == stored_careers(true) and stored_play(world) == stored_play(true)
    assert heard and heard == world.events == true.events


def small_spread(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """In this game every lead is considered a great one."""
    spreads = dict.fromkeys(VARIANTS[game].players, 0.01)
    monkeypatch.setitem(VARIANTS, game, replace(VARIANTS[game], spreads=spreads))


async def test_extreme_lead_ends_a_match(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Kontra ladders and a pool: OpenSkill calculated e to the power of such a lead."""
    small_spread(monkeypatch, "slovenian")
    await whole_match(world)
    assert len(stored_careers(world)[2]) == 2 * 4  # everybody is rated: for the month, and for good
    assert await CareerRows(world.store).next_uncounted(after=0) is None and not caplog.records


async def test_match_stuck_at_its_last_card_goes_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As an earlier Tarok left it: all is written but the move that ends it, which is forced."""
    small_spread(monkeypatch, "lombardia")
    finish = stored_tables.finish

    async def hung(
        rows: TableRows,
        hooks: TableHooks,
        table: Table,
        live: Live,
        made: LoggedMove | None,
        match: Match,
        at: int,
    ) -> None:
        """Consequences of a result were computed before the move was written."""
        if match.over:
            raise OverflowError("math range error")
        await finish(rows, hooks, table, live, made, match, at)

    table = await world.start_table(4, "lombardia")
    with monkeypatch.context() as before, pytest.raises(OverflowError):
        before.setattr(stored_tables, "finish", hung)
        await world.play_moves(table)
    assert table.state == "playing" and table.forced
    await world.store.close()
    async with open_timed_world(world.path) as after, asyncio.timeout(TIMEOUT):
        await after.ended.wait()
        assert not after.tables.register.all() and len(stored_careers(after)[2]) == 2 * 4


async def test_uncountable_match_does_not_delay_others(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A table that this release can't read stays on the list; the host reads about it once."""
    with monkeypatch.context() as broken:
        broken.setattr("bot.careers.counting.played_deals", lambda *_: 1 / 0)
        for _ in range(2):
            await world.play_moves(await world.start_table(1))
    with direct_connection(world.path) as db:
        db.execute("UPDATE deals SET scores = 'x' WHERE table_id = 1")
    caplog.clear()
    counting = CareerBackfill(CareerRows(world.store), world.rows, no_rest)
    for _ in range(3):
        await counting.run_once()
    assert [totals.deals for totals in await CareerRows(world.store).sums(ANA, GUILD, 0)] == [1]
    assert await CareerRows(world.store).next_uncounted(after=0) == Uncounted(1, 1, results=False)
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(errors) == 1 and errors[0].getMessage().startswith("table 1: counting")


async def no_rest(_: float) -> None:
    """Go on at once."""
