"""What people and the bot itself want to keep."""

from dataclasses import replace

import pytest

from bot.store import Store, StoredLook, shared_and_analysed
from tests.bot.store_examples import ANA, move, play


async def test_a_look_is_kept_for_each_person_and_server(store: Store) -> None:
    assert await store.looks() == ()
    mine, other = (
        StoredLook("person", ANA, "text", "clear"),
        StoredLook("server", ANA, "emojis", "x"),
    )
    for look in (StoredLook("person", ANA, "pictures", "classic"), mine, other):
        await store.set_look(look)
    assert set(await store.looks()) == {mine, other}


async def test_a_note_is_kept_until_the_next_one(store: Store) -> None:
    assert await store.note("commands") is None
    for value in ("first", "second"):
        await store.set_note("commands", value)
        assert await store.note("commands") == value
    assert await store.note("other") is None


async def test_only_the_newest_analyses_are_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older one is found anew when somebody asks for it."""
    monkeypatch.setattr(shared_and_analysed, "ANALYSES_KEPT", 3)
    table = await play(store)
    made = tuple(replace(move(seq), user=seq + 1) for seq in range(4))
    await store.append_moves(table, 1, made)
    for user in (1, 2, 3, 1, 4, 5):
        await store.set_analysis(table, 1, user, f"of {user}")
    found = {user: await store.analysis(table, 1, user) for user in range(1, 6)}
    assert found == {1: "of 1", 2: None, 3: "of 3", 4: "of 4", 5: None}, "5 has made no move there"


async def test_a_deal_is_shared_for_good(store: Store) -> None:
    table = await play(store)
    assert not await store.shared(table, 1)
    for _ in range(2):
        await store.share(table, 1)
    assert await store.shared(table, 1) and not await store.shared(table, 2)
