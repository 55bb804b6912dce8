"""Progress on a page that announces a later result."""

import asyncio
from typing import Any

import pytest

from bot.discord.answering.progress import PROGRESS_SECONDS
from bot.kit.errors import Denied
from bot.kit.page import Page, Text
from bot.kit.wishes import Aside, Later, Note, Shown
from tests.bot.discord.answering import replies_with
from tests.bot.discord_stub import RESPONSE, UNKNOWN_MESSAGE, StubInteraction, http_error
from tests.bot.virtual_time import run_in_virtual_time

JUST_AFTER = 0.1
"""Seconds after an edit is due."""


def plain_page(text: str) -> Page:
    return Page((Text(text),))


class Working:
    """An interaction that a page answers whose result takes a while, and the work for it."""

    def __init__(self, kind: type[Note | Aside] = Note, *, has_progress: bool = True) -> None:
        self.interaction = StubInteraction(on_private=True)
        self.message = RESPONSE
        self.replies = replies_with()
        self.step = 0
        self.ended = asyncio.Event()
        self.refusal: Denied | None = None
        self._kind = kind
        self._progress = self.page if has_progress else None

    def page(self) -> Page:
        return plain_page(f"step {self.step}")

    async def make(self) -> Shown:
        await self.ended.wait()
        if self.refusal is not None:
            raise self.refusal
        return Note(plain_page("result"))

    async def begin(self) -> None:
        """Answer with the page; the work goes on."""

        async def wish(_: Any) -> Shown:
            later = Later(make=self.make, custom_id="analyse:1:1:0:r", progress=self._progress)
            return self._kind(self.page(), then=later)

        pressed: Any = self.interaction
        await self.replies.answer(pressed, wish)
        await asyncio.sleep(JUST_AFTER)

    async def press_on(
        self, text: str, gate: asyncio.Event | None = None, kind: type[Note | Aside] = Note
    ) -> None:
        """Press on the page's message for another page, made once the gate is open."""
        again: Any = StubInteraction(on_private=True, screen=self.interaction.screen)
        again.message.id = self.message

        async def other(_: Any) -> Shown:
            if gate is not None:
                await gate.wait()
            return kind(plain_page(text))

        await self.replies.answer(again, other)

    async def go_on(self, step: int) -> None:
        """Work until the next edit is due."""
        self.step = step
        await asyncio.sleep(PROGRESS_SECONDS)

    async def end(self) -> None:
        """Finish the work; wait until nothing is due any more."""
        self.ended.set()
        await asyncio.sleep(2 * PROGRESS_SECONDS)

    @property
    def texts(self) -> list[str]:
        return self.interaction.screen.texts


def test_progress_while_working_is_edited_in_place_then_replaced_by_the_result() -> None:
    async def work(kind: type[Note | Aside]) -> None:
        working = Working(kind)
        await working.begin()
        for step in (4, 4, 7):
            await working.go_on(step)
        await working.end()
        assert working.texts == ["step 0", "step 4", "step 7", "result"]
        new = "in place" if kind is Note else "private"
        assert working.interaction.ways == [new, "edit", "edit", "edit"]

    for kind in (Note, Aside):
        run_in_virtual_time(work(kind))


def test_progress_of_fast_work_costs_no_request() -> None:
    async def work() -> None:
        working = Working()
        await working.begin()
        working.step = 4
        await working.end()
        assert working.texts == ["step 0", "result"]

    run_in_virtual_time(work())


def test_progress_after_another_page_in_the_message_is_not_shown() -> None:
    async def work() -> None:
        working = Working()
        await working.begin()
        await working.press_on("another page")
        for step in (1, 2):
            await working.go_on(step)
        assert working.texts == ["step 0", "another page"]

    run_in_virtual_time(work())


@pytest.mark.parametrize("has_progress", [True, False])
def test_result_after_another_page_in_the_message_is_not_shown(has_progress: bool) -> None:
    """A person has gone on: to the next deal while the last was judged, or past a hint."""

    async def work() -> None:
        working = Working(has_progress=has_progress)
        await working.begin()
        await working.press_on("another page")
        await working.end()
        assert working.texts == ["step 0", "another page"]

    run_in_virtual_time(work())


@pytest.mark.parametrize("has_gone_on", [True, False])
def test_refusal_after_another_page_in_the_message_is_not_shown(has_gone_on: bool) -> None:
    async def work() -> None:
        working = Working()
        working.refusal = Denied("analysis-failed")
        await working.begin()
        if has_gone_on:
            await working.press_on("another page")
        await working.end()
        assert (working.texts[-1] == "another page") == has_gone_on
        assert len(working.texts) == 2

    run_in_virtual_time(work())


def test_result_while_another_page_is_under_way_is_not_shown_over_it() -> None:
    async def work() -> None:
        working = Working(has_progress=False)
        await working.begin()
        gate = asyncio.Event()
        pressing = asyncio.create_task(working.press_on("another page", gate))
        await asyncio.sleep(JUST_AFTER)
        await working.end()
        gate.set()
        await pressing
        await asyncio.sleep(JUST_AFTER)
        assert working.texts == ["step 0", "another page"]

    run_in_virtual_time(work())


def test_result_after_a_page_beside_the_message_is_shown() -> None:
    async def work() -> None:
        working = Working(has_progress=False)
        working.message = working.interaction.message.id = (
            RESPONSE + 1
        )  # what is beside it: RESPONSE
        await working.begin()
        await working.press_on("beside", kind=Aside)
        await working.end()
        assert working.texts[-1] == "result"

    run_in_virtual_time(work())


def test_progress_on_a_dismissed_message_stops() -> None:
    async def work() -> None:
        working = Working()
        await working.begin()
        working.interaction.fail(http_error(404, UNKNOWN_MESSAGE), request="edit", times=9)
        for step in (1, 2, 3):
            await working.go_on(step)
        assert working.interaction.tried == ["in place", "edit"]

    run_in_virtual_time(work())


def test_result_during_an_edit_of_the_progress_comes_after_it() -> None:
    async def work() -> None:
        working = Working()
        await working.begin()
        working.interaction.gate.clear()
        await working.go_on(1)
        working.ended.set()
        await asyncio.sleep(JUST_AFTER)
        assert working.interaction.tried == ["in place", "edit"]
        working.interaction.gate.set()
        await working.end()
        assert working.texts == ["step 0", "step 1", "result"]

    run_in_virtual_time(work())
