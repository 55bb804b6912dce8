"""Interactions are acknowledged in time, whatever delays the answer."""

import asyncio
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.discord.answering.interaction_age import LIMIT, MIN_SAMPLES, Ages
from bot.discord.answering.reply_in_time import ACKNOWLEDGE_AFTER
from bot.discord.sending.delivery import Delivery
from bot.kit.errors import Denied
from bot.kit.page import Page, Picture, Text
from bot.kit.wishes import Aside, Later, Note, Public, Shown
from bot.pictures.gallery import Gallery
from tests.bot.discord.answering import replies_with, settle
from tests.bot.discord.late_picture import PAGE, SCENE, pass_by
from tests.bot.discord_stub import StubInteraction

OVERDUE = ACKNOWLEDGE_AFTER + 0.1


class Answering:
    """Answers with pages whose pictures are already drawn."""

    def __init__(self) -> None:
        self.gallery = Gallery(lambda _: b"picture")
        self.replies = replies_with(delivery=Delivery(self.gallery))

    def begin(
        self,
        interaction: Any,
        page: Page,
        kind: type[Shown] = Note,
        go_on: asyncio.Event | None = None,
    ) -> "asyncio.Task[None]":
        """Answer with a page, once it may ``go_on``."""

        async def wish(_: Any) -> Shown:
            if go_on is not None:
                await go_on.wait()
            return kind(page)

        return asyncio.create_task(self.replies.answer(interaction, wish))


@pytest.fixture
async def answering() -> AsyncIterator[Answering]:
    ready = Answering()
    await ready.gallery.of(SCENE)
    yield ready
    await ready.gallery.close()


@pytest.mark.parametrize(("age", "soon"), [(0.0, False), (ACKNOWLEDGE_AFTER, True), (60.0, True)])
async def test_acknowledgement_is_due_from_the_click(
    answering: Answering, age: float, soon: bool
) -> None:
    interaction, go_on = StubInteraction(age=age), asyncio.Event()
    task = answering.begin(interaction, Page((Text("there"),)), go_on=go_on)
    await settle()
    assert interaction.deferred == soon
    go_on.set()
    await task
    assert interaction.ways == ["edit" if soon else "private"]


async def test_process_that_hung_does_not_overwrite_the_answer_of_another(
    answering: Answering,
) -> None:
    """It has the state of the table before the takeover."""
    interaction, go_on = StubInteraction(age=LIMIT + 1, on_private=True), asyncio.Event()
    interaction.answered = True
    task = answering.begin(interaction, Page((Text("as it was"),)), go_on=go_on)
    await settle()
    go_on.set()
    await task
    assert interaction.ways == []


async def test_reply_is_acknowledged_while_a_language_is_loaded(
    answering: Answering, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = asyncio.Event()
    fallback = answering.replies._languages.fallback

    async def slowly(_: Any) -> Any:
        await read.wait()
        return fallback

    monkeypatch.setattr(answering.replies._languages, "load_for_reader", slowly)
    interaction = StubInteraction()
    task = answering.begin(interaction, Page((Text("there"),)))
    await settle()
    await pass_by(OVERDUE, monkeypatch)
    assert interaction.deferred
    read.set()
    await task
    assert interaction.ways == ["edit"]


@pytest.mark.parametrize("arrives", [False, True], ids=["broken off", "arrives all the same"])
@pytest.mark.parametrize("on_private", [False, True], ids=["new", "in place"])
async def test_slow_upload_is_restarted_after_the_acknowledgement(
    answering: Answering, monkeypatch: pytest.MonkeyPatch, on_private: bool, arrives: bool
) -> None:
    interaction = StubInteraction(on_private=on_private)
    interaction.arrives_broken_off = arrives
    interaction.gate.clear()
    task = answering.begin(interaction, PAGE)
    await settle()
    await pass_by(OVERDUE, monkeypatch)
    assert interaction.answered if arrives else interaction.deferred
    interaction.gate.set()
    await task
    assert (interaction.ways, interaction.pictured) == (["edit"], [True])


@pytest.mark.parametrize("late", [False, True])
async def test_aside_leaves_the_private_message_unchanged(answering: Answering, late: bool) -> None:
    """Its later result replaces the aside alone."""
    interaction, go_on, made = StubInteraction(on_private=True), asyncio.Event(), asyncio.Event()

    async def later() -> Shown:
        await made.wait()
        return Note(Page((Text("found"),)))

    async def wish(_: Any) -> Shown:
        await go_on.wait()
        return Aside(Page((Text("wait"),)), then=Later(make=later, custom_id="daily:result:1"))

    pressed: Any = interaction
    task = asyncio.create_task(answering.replies.answer(pressed, wish))
    if late:
        await interaction.defer()
    go_on.set()
    await task
    made.set()
    await settle()
    assert interaction.ways == (["private after", "edit after"] if late else ["private", "edit"])


async def test_upload_in_time_is_the_first_response(answering: Answering) -> None:
    interaction = StubInteraction()
    await answering.begin(interaction, PAGE)
    assert (interaction.ways, interaction.pictured, interaction.deferred) == (
        ["private"],
        [True],
        False,
    )


@pytest.mark.parametrize("late", [False, True])
async def test_public_page_is_public_and_pings_people(answering: Answering, late: bool) -> None:
    """The first follow-up to a private acknowledgement would be private (platform)."""
    interaction, go_on = StubInteraction(age=LIMIT if late else 0.0), asyncio.Event()
    task = answering.begin(interaction, Page((Text("come"),), pings=(12,)), Public, go_on)
    await settle()
    go_on.set()
    await task
    assert interaction.ways == (["edit", "public after"] if late else ["public"])


async def test_late_refusal_is_private(answering: Answering) -> None:
    interaction: Any = StubInteraction(age=LIMIT)
    go_on = asyncio.Event()

    async def wish(_: Any) -> Shown:
        await go_on.wait()
        raise Denied("no-table-here")

    task = asyncio.create_task(answering.replies.answer(interaction, wish))
    await settle()
    go_on.set()
    await task
    assert interaction.ways == ["edit"]


async def test_bug_is_answered_and_logged_without_its_message(
    answering: Answering, caplog: pytest.LogCaptureFixture
) -> None:
    async def wish(_: Any) -> Shown:
        raise ValueError("T21 of Ana")

    interaction: Any = StubInteraction()
    await answering.replies.answer(interaction, wish)
    assert interaction.ways == ["private"]
    assert "a reply has failed" in caplog.text and "ValueError" in caplog.text
    assert "ValueError: T21" not in caplog.text and "of Ana\n" not in caplog.text


@pytest.mark.parametrize("error", [-3600.0, -1.0, 0.0, 1.0, 3600.0])
def test_age_is_right_though_our_clock_is_wrong(error: float) -> None:
    """Our clock or Discord's may be fast; a real delay still counts."""
    now = 1_000_000.0
    ages = Ages(lambda: now + error)
    prompt, late = (datetime.fromtimestamp(now - age, UTC) for age in (0.0, 1.5))
    for _ in range(MIN_SAMPLES):
        assert 0.0 <= ages.of(prompt) <= LIMIT
    assert ages.of(prompt) == pytest.approx(0.0)
    assert ages.of(late) == pytest.approx(1.5)


def test_clocks_count_as_equal_before_enough_samples() -> None:
    now = 1_000_000.0
    assert Ages(lambda: now).of(datetime.fromtimestamp(now - 1.5, UTC)) == pytest.approx(1.5)


@pytest.mark.parametrize("set_by", [-3600.0, 3600.0])
def test_setting_the_clock_changes_no_age(monkeypatch: pytest.MonkeyPatch, set_by: float) -> None:
    ages, real = Ages(), time.time
    prompt = datetime.fromtimestamp(real(), UTC)
    for _ in range(MIN_SAMPLES):
        ages.of(prompt)
    monkeypatch.setattr(time, "time", lambda: real() + set_by)
    assert ages.of(prompt) < LIMIT


def test_page_of_these_tests_has_a_picture() -> None:
    """Otherwise the tests above would prove nothing."""
    assert any(isinstance(block, Picture) for block in PAGE.blocks)
