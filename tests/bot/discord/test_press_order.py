"""Two presses on one message: the page of the later one stays."""

import asyncio
from typing import Any

import pytest

from bot.discord.answering import press_order
from bot.kit.page import Page, note
from bot.kit.wishes import Note, Replace, Shown
from tests.bot.discord.answering import replies_with, settle
from tests.bot.discord_stub import RESPONSE, Screen, StubInteraction
from tests.timeout import TIMEOUT


class Presses:
    """Presses whose pages are made when the test lets them."""

    def __init__(self) -> None:
        self.replies = replies_with()
        self.shown: list[str] = []

    def begin(
        self,
        text: str,
        *,
        message: int = RESPONSE,
        private: bool = True,
        go_on: asyncio.Event | None = None,
        **how: Any,
    ) -> "asyncio.Task[None]":
        """Press a control that brings a page with this text, once it may ``go_on``."""
        interaction: Any = StubInteraction(on_private=private)
        if interaction.message is not None:
            interaction.message.id = message
        interaction.screen.on_page = lambda: self.shown.append(text)

        async def wish(_: Any) -> Shown:
            if go_on is not None:
                await go_on.wait()
            return Note(note(text))

        return asyncio.create_task(self.replies.answer(interaction, wish, **how))


@pytest.fixture
async def presses() -> Presses:
    return Presses()


async def test_page_of_an_earlier_press_does_not_replace_a_later_one(presses: Presses) -> None:
    """The earlier one had to be acknowledged first, as after a takeover, and was overtaken."""
    go_on = asyncio.Event()
    tasks = [presses.begin("puzzle", go_on=go_on)]
    await settle()
    tasks += [presses.begin("practice"), presses.begin("replay")]
    await settle()
    go_on.set()
    await asyncio.wait_for(asyncio.gather(*tasks), TIMEOUT)
    assert presses.shown == ["puzzle", "practice", "replay"]


async def test_page_of_an_earlier_press_on_a_public_message_gives_way_to_the_newest() -> None:
    """Two people sit down at once, and the page that lacks the second arrives last."""
    replies, screen, people = replies_with(), Screen(), list[str]()

    async def current() -> Page:
        return note(", ".join(people))

    def press(name: str) -> tuple[StubInteraction, "asyncio.Task[None]"]:
        interaction: Any = StubInteraction(screen=screen)

        async def wish(_: Any) -> Shown:
            people.append(name)
            return Replace(await current(), current)

        task = asyncio.create_task(replies.answer(interaction, wish, edits_public=True))
        return interaction, task

    first, earlier = press("Ana")
    first.gate.clear()
    await settle()
    _, later = press("Bor")
    await later
    first.gate.set()
    await earlier
    assert screen.texts == ["Ana, Bor", "Ana", "Ana, Bor"]


@pytest.mark.parametrize(
    "elsewhere", [{"message": RESPONSE + 1}, {"private": False}], ids=["other message", "command"]
)
async def test_press_elsewhere_waits_for_nothing(
    presses: Presses, elsewhere: dict[str, Any]
) -> None:
    go_on = asyncio.Event()
    slow = presses.begin("puzzle", go_on=go_on)
    await settle()
    await asyncio.wait_for(presses.begin("practice", **elsewhere), TIMEOUT)
    go_on.set()
    await slow
    assert presses.shown == ["practice", "puzzle"]


async def test_form_opens_at_once(presses: Presses) -> None:
    """Discord takes it only as the first answer."""
    go_on = asyncio.Event()
    slow = presses.begin("puzzle", go_on=go_on)
    await settle()
    await asyncio.wait_for(presses.begin("form", opens_form=True), TIMEOUT)
    assert presses.shown == ["form"]
    go_on.set()
    await slow


async def test_press_that_hangs_or_is_cancelled_does_not_hold_up_the_next(
    presses: Presses, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = presses.begin("puzzle", go_on=asyncio.Event())
    await settle()
    later = presses.begin("practice")
    slow.cancel()
    await asyncio.wait_for(later, TIMEOUT)
    monkeypatch.setattr(press_order, "MAX_WAIT_SECONDS", 0.0)
    slow = presses.begin("puzzle", go_on=asyncio.Event())
    await settle()
    await asyncio.wait_for(presses.begin("replay"), TIMEOUT)
    assert presses.shown == ["practice", "replay"]
    slow.cancel()
