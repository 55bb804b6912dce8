"""The repository of analyses, on both databases."""

from dataclasses import replace

import pytest

from bot.learning.analyses import rows as analysis_rows
from bot.learning.analyses.rows import AnalysisRows
from bot.store import Store
from bot.tables.rows.repository import TableRows
from tests.bot.store.store_examples import ANA, BOR, begin_match, move


@pytest.fixture
def rows(store: Store) -> AnalysisRows:
    """The repository on an empty store."""
    return AnalysisRows(store)


async def play_moves(store: Store, *people: int) -> int:
    """Play a move of each person in the first deal of a new table; return its number."""
    table = await begin_match(store)
    moves = tuple(replace(move(seq), user=user) for seq, user in enumerate(people))
    await TableRows(store).append_moves(table, 1, moves)
    return table


async def test_later_analysis_replaces_an_earlier_one(rows: AnalysisRows, store: Store) -> None:
    table = await play_moves(store, ANA, BOR)
    for analysis in ("first", "second"):
        await rows.keep(table, 1, ANA, analysis)
    assert await rows.kept(table, 1, ANA) == "second"
    assert await rows.kept(table, 1, BOR) is None
    assert await rows.kept(table, 2, ANA) is None


async def test_person_without_a_move_has_no_analysis(rows: AnalysisRows, store: Store) -> None:
    table = await play_moves(store, ANA)
    await rows.keep(table, 1, BOR, "of Bor")
    assert await rows.kept(table, 1, BOR) is None


async def test_oldest_analyses_are_deleted(
    rows: AnalysisRows, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_rows, "ANALYSES_KEPT", 3)
    table = await play_moves(store, 1, 2, 3, 4)
    for user in (1, 2, 3, 1, 4):
        await rows.keep(table, 1, user, f"of {user}")
    kept = {user: await rows.kept(table, 1, user) for user in range(1, 5)}
    assert kept == {1: "of 1", 2: None, 3: "of 3", 4: "of 4"}
