"""What people and the bot itself want to keep."""

from bot.store import Store, StoredLook
from tests.bot.store_examples import ANA


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
