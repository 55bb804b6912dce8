"""What people, and the bot itself, want to keep."""

from dataclasses import replace

import pytest

from bot.store import Store, analyses
from bot.tables.rows.repository import TableRows
from tests.bot.store.store_examples import move, play


async def test_only_the_newest_analyses_are_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older one is worked out again when somebody asks for it."""
    monkeypatch.setattr(analyses, "ANALYSES_KEPT", 3)
    table = await play(store)
    made = tuple(replace(move(seq), user=seq + 1) for seq in range(4))
    await TableRows(store).append_moves(table, 1, made)
    for user in (1, 2, 3, 1, 4, 5):
        await store.set_analysis(table, 1, user, f"of {user}")
    found = {user: await store.analysis(table, 1, user) for user in range(1, 6)}
    assert found == {1: "of 1", 2: None, 3: "of 3", 4: "of 4", 5: None}, "5 has made no move there"
