"""Stored looks, languages and habits."""

import pytest

from bot.choices.rows import CHANGES, ChoiceRows, StoredHabit, StoredLanguage, StoredLook
from bot.store import Store

ID = 101


@pytest.fixture
def rows(store: Store) -> ChoiceRows:
    """The repository on an empty store."""
    return ChoiceRows(store)


async def test_look_of_a_person_and_of_a_server_is_replaced(rows: ChoiceRows) -> None:
    assert await rows.looks() == ()
    personal = StoredLook("person", ID, "text", "clear")
    server = StoredLook("server", ID, "emojis", "x")
    for look in (personal._replace(style="pictures"), personal, server):
        await rows.set_look(look)
    assert set(await rows.looks()) == {personal, server}


async def test_language_taken_back_is_a_change_and_no_choice(rows: ChoiceRows) -> None:
    personal = StoredLanguage("person", ID, "sl")
    server = StoredLanguage("server", ID, "de")
    for chosen in (personal, server, personal._replace(language="")):
        await rows.set_language(chosen)
    assert await rows.languages() == (server,)
    assert set(await rows.languages(after=0)) == {server, personal._replace(language="")}


async def test_choices_are_read_after_a_number_of_changes(rows: ChoiceRows, store: Store) -> None:
    await rows.set_look(StoredLook("person", ID, "text", "clear"))
    await rows.set_language(StoredLanguage("person", ID, "sl"))
    assert await store.note(CHANGES) == "2"
    look, language = StoredLook("server", 7, "text", "x"), StoredLanguage("server", 7, "de")
    await rows.set_look(look)
    await rows.set_language(language)
    assert await rows.looks(after=2) == (look,)
    assert await rows.languages(after=2) == (language,)
    assert not await rows.looks(after=4)
    assert not await rows.languages(after=4)


async def test_habit_of_a_person_is_replaced_and_read_after_its_change(rows: ChoiceRows) -> None:
    first = StoredHabit(ID, None, "left", "colour", "high", "KDCB", "first", "all")
    other = StoredHabit(7, "always", "left", "pack", "high", "KDCB", "first", "all")
    for habit in (first, other, first._replace(forced_cards="never", ranks="low")):
        await rows.set_habit(habit)
    changed = first._replace(forced_cards="never", ranks="low")
    assert set(await rows.habits()) == {changed, other}
    assert await rows.habits(after=2) == (changed,)
    assert not await rows.habits(after=3)
