"""One panel per person at a time, and refusals that go away again."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.discord.answering.private_notes import PrivateNotes
from tests.bot.discord_stub import UNKNOWN_MESSAGE, http_error
from tests.bot.world import ANA, BOR, CHANNEL, CILKA


class Messages:
    """Fake private messages."""

    def __init__(self) -> None:
        self.gone: list[str] = []
        self.taken = asyncio.Event()

    def away(self, name: str) -> Callable[[], Awaitable[None]]:
        async def take_away() -> None:
            self.gone.append(name)
            self.taken.set()

        return take_away


async def test_a_new_panel_takes_the_place_of_the_one_before_in_its_channel_alone() -> None:
    notes, messages = PrivateNotes(), Messages()
    notes.panel(ANA, CHANNEL, messages.away("look"))
    notes.panel(BOR, CHANNEL, messages.away("rules"))
    notes.panel(ANA, CHANNEL + 1, messages.away("language"))
    notes.panel(ANA, CHANNEL, messages.away("levels"))
    await notes._background.passed()
    assert messages.gone == ["look"]


async def test_what_one_settles_before_a_match_goes_when_it_begins() -> None:
    notes, messages = PrivateNotes(), Messages()
    notes.panel(ANA, CHANNEL, messages.away("options"), 7)
    notes.panel(BOR, CHANNEL, messages.away("levels"), 7)
    notes.panel(BOR, CHANNEL, messages.away("look"))
    notes.panel(CILKA, CHANNEL, messages.away("options of another"), 8)
    notes.settled(7)
    notes.settled(7)
    await notes._background.passed()
    assert sorted(messages.gone) == ["levels", "options"]


async def test_a_refusal_goes_with_the_next_click_of_who_was_refused() -> None:
    notes, messages = PrivateNotes(fades=3600), Messages()
    notes.refused(ANA, messages.away("no"))
    notes.clicked(BOR)
    await asyncio.sleep(0)
    assert not messages.gone
    notes.clicked(ANA)
    notes.clicked(ANA)
    await messages.taken.wait()
    await asyncio.sleep(0)
    assert messages.gone == ["no"]
    await notes.close()


async def test_or_after_a_while_and_once() -> None:
    notes, messages = PrivateNotes(fades=0), Messages()
    notes.refused(ANA, messages.away("no"))
    while notes._background.running:
        await notes._background.passed()
    notes.clicked(ANA)
    assert messages.gone == ["no"]


async def test_what_is_gone_already_is_no_trouble() -> None:
    async def dismissed() -> None:
        raise http_error(404, UNKNOWN_MESSAGE)

    notes = PrivateNotes()
    notes.panel(ANA, CHANNEL, dismissed)
    notes.panel(ANA, CHANNEL, dismissed)
    await notes._background.passed()
