"""Sentences for a person alone: an evening leaves none of them behind."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.answering import private_notes
from bot.discord.answering.private_notes import BRIEF_SECONDS, PrivateNotes
from bot.kit.page import note
from bot.kit.wishes import Aside, Response, brief_note
from bot.tables.desk.answering import TableAnswers
from tests.bot.discord.answering import replies_with
from tests.bot.discord_stub import StubInteraction
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, desk_of
from tests.bot.tables.drawing import private_views
from tests.bot.virtual_time import run_in_virtual_time
from tests.bot.world import ANA, World

JUST_AFTER = 0.1
DONE = "Nothing has changed."


async def answered(response: Response, *, on_private: bool) -> StubInteraction:
    """An interaction that was answered a while ago."""
    interaction = StubInteraction(on_private=on_private)

    async def wish(_: Any) -> Response:
        return response

    pressed: Any = interaction
    await replies_with().answer(pressed, wish)
    await asyncio.sleep(BRIEF_SECONDS + JUST_AFTER)
    return interaction


def ways_of(response: Response, *, on_private: bool) -> list[str]:
    """The requests by which a response was shown, and what became of it."""
    return run_in_virtual_time(answered(response, on_private=on_private)).ways


def test_brief_note_replaces_the_message_pressed_on_and_is_deleted() -> None:
    assert ways_of(brief_note(DONE), on_private=True) == ["in place", "taken away"]


def test_brief_note_in_a_new_message_is_deleted() -> None:
    assert ways_of(brief_note(DONE), on_private=False) == ["private", "taken away"]


def test_brief_aside_is_deleted_and_the_message_pressed_on_stays() -> None:
    aside = Aside(note(DONE), brief=True)
    assert ways_of(aside, on_private=True) == ["private", "taken away"]


def test_aside_that_is_not_brief_stays() -> None:
    assert ways_of(Aside(note(DONE)), on_private=True) == ["private"]


async def answer_at_table(table_answers: TableAnswers, response: Response) -> StubInteraction:
    """An interaction of Ana's that is answered by a response at a table."""
    interaction = StubInteraction(user=ANA)

    async def wish(_: Any) -> Response:
        return response

    pressed: Any = interaction
    await replies_with(presenters=table_answers.presenters()).answer(pressed, wish)
    return interaction


def answers_with(notes: PrivateNotes) -> TableAnswers:
    boards: Any = SimpleNamespace(repost=lambda _: None)
    return TableAnswers(
        hands=private_views(), boards=boards, guests=boards, notes=notes, lobby=boards
    )


async def test_note_about_a_new_table_is_deleted_when_its_match_starts(world: World) -> None:
    desk, notes = desk_of(world), PrivateNotes()
    answers = answers_with(notes)
    shown = await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", 4, 1)
    interaction = await answer_at_table(answers, shown)
    answers.changed(shown.table, ())
    await notes._background.wait()
    assert interaction.ways == ["private"]
    await world.tables.lobbies.fill(shown.table, ANA)
    answers.changed(shown.table, ())
    await notes._background.wait()
    assert interaction.ways == ["private", "taken away"]


async def test_note_about_a_board_posted_anew_is_deleted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(private_notes, "BRIEF_SECONDS", 0)
    table, notes = await world.start_table(), PrivateNotes()
    shown = await desk_of(world).match.board(PEOPLE[ANA], table.channel, None)
    interaction = await answer_at_table(answers_with(notes), shown)
    while notes._background.running:
        await notes._background.wait()
    assert interaction.ways == ["private", "taken away"]


class PlayedTable:
    """As much of a table as the place of a hand depends on."""

    id, deals, alone, live = 1, 1, False, None

    def player_of(self, _: int) -> int:
        return 0


def test_earlier_hand_is_deleted_once_it_has_led_on_to_the_newer_one() -> None:
    async def move_hand() -> list[list[str]]:
        hands = private_views()
        table: Any = PlayedTable()
        earlier, newer = StubInteraction(user=ANA), StubInteraction(user=ANA)
        for message, interaction in enumerate((earlier, newer), 1):
            token: Any = interaction
            hands.remember(table, token, message=message)
            await asyncio.sleep(JUST_AFTER)
        seen = [earlier.ways]
        await asyncio.sleep(BRIEF_SECONDS)
        return [*seen, earlier.ways, newer.ways]

    before, after, newer = run_in_virtual_time(move_hand())
    assert before == ["edit"]
    assert after == ["edit", "taken away"]
    assert newer == []


def test_last_sentence_on_a_hand_is_deleted_after_the_match() -> None:
    async def close_table() -> list[str]:
        hands = private_views()
        table: Any = PlayedTable()
        interaction = StubInteraction(user=ANA)
        hands.remember(table, cast(Any, interaction), message=1)
        await hands.close(table)
        assert interaction.ways == ["edit"]
        await asyncio.sleep(BRIEF_SECONDS + JUST_AFTER)
        return interaction.ways

    assert run_in_virtual_time(close_table()) == ["edit", "taken away"]
