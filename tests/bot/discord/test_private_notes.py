"""Private notes: one panel per person at a time, and sentences that disappear."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.discord.answering import private_notes
from bot.discord.answering.private_notes import PrivateNotes
from tests.bot.discord_stub import UNKNOWN_MESSAGE, http_error
from tests.bot.world import ANA, BOR, CHANNEL, CILKA


class Messages:
    """Fake private messages."""

    def __init__(self) -> None:
        self.deleted: list[str] = []
        self.deletion = asyncio.Event()

    def message(self, name: str) -> Callable[[], Awaitable[None]]:
        async def delete() -> None:
            self.deleted.append(name)
            self.deletion.set()

        return delete


async def test_new_panel_replaces_the_previous_one_in_its_channel() -> None:
    notes, messages = PrivateNotes(), Messages()
    notes.panel(ANA, CHANNEL, messages.message("look"))
    notes.panel(BOR, CHANNEL, messages.message("rules"))
    notes.panel(ANA, CHANNEL + 1, messages.message("language"))
    notes.panel(ANA, CHANNEL, messages.message("levels"))
    await notes._background.wait()
    assert messages.deleted == ["look"]


async def test_panels_about_a_lobby_are_deleted_when_the_match_starts() -> None:
    notes, messages = PrivateNotes(), Messages()
    notes.panel(ANA, CHANNEL, messages.message("options"), 7)
    notes.panel(BOR, CHANNEL, messages.message("levels"), 7)
    notes.panel(BOR, CHANNEL, messages.message("look"))
    notes.panel(CILKA, CHANNEL, messages.message("options of another"), 8)
    notes.match_started(7)
    notes.match_started(7)
    await notes._background.wait()
    assert sorted(messages.deleted) == ["levels", "options"]


async def test_brief_note_is_deleted_at_the_next_click_of_its_person() -> None:
    notes, messages = PrivateNotes(), Messages()
    notes.note_brief(ANA, messages.message("no"))
    notes.note_click(BOR)
    await asyncio.sleep(0)
    assert not messages.deleted
    notes.note_click(ANA)
    notes.note_click(ANA)
    await messages.deletion.wait()
    await asyncio.sleep(0)
    assert messages.deleted == ["no"]
    await notes.close()


async def test_brief_note_is_deleted_once_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(private_notes, "BRIEF_SECONDS", 0)
    notes, messages = PrivateNotes(), Messages()
    notes.note_brief(ANA, messages.message("no"))
    while notes._background.running:
        await notes._background.wait()
    notes.note_click(ANA)
    assert messages.deleted == ["no"]


async def test_panel_that_was_dismissed_is_ignored() -> None:
    async def dismissed() -> None:
        raise http_error(404, UNKNOWN_MESSAGE)

    notes = PrivateNotes()
    notes.panel(ANA, CHANNEL, dismissed)
    notes.panel(ANA, CHANNEL, dismissed)
    await notes._background.wait()
