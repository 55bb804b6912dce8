"""A refused answer is followed by a plain one, so that the person gets one in any case."""

from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest

from bot.discord.answering.reply_in_time import Reply
from bot.kit.l10n import load_words
from bot.kit.page import Page, Text, TextForm
from bot.kit.wishes import Aside, Ask, Note, Public, Replace, Response, Shown
from tests.bot.discord.answering import replies_with
from tests.bot.discord_stub import StubInteraction, http_error

WORDS = load_words()("en")
PAGE = Page((Text("what was asked for"),))


FORM, SIZE = http_error(400, 50035), http_error(413, 40005)


async def answer_wish(
    interaction: StubInteraction, wish: Callable[[Any], Awaitable[Response]]
) -> None:
    """Answer an interaction."""
    pressed: Any = interaction
    await replies_with().answer(pressed, wish)


@pytest.mark.parametrize("refusal", [FORM, SIZE], ids=["form", "size"])
@pytest.mark.parametrize("late", [False, True], ids=["at once", "after thinking"])
@pytest.mark.parametrize("on_private", [False, True], ids=["new", "in place"])
@pytest.mark.parametrize("kind", [Note, Aside, Public, Replace])
async def test_refused_answer_is_followed_by_a_plain_private_one(
    refusal: discord.HTTPException, late: bool, on_private: bool, kind: type[Shown]
) -> None:
    interaction = StubInteraction(on_private=on_private)
    interaction.fail(refusal)

    async def wish(_: Any) -> Shown:
        if late:
            await interaction.defer()
        return kind(PAGE)

    await answer_wish(interaction, wish)
    assert interaction.screen.text == WORDS(
        "reply-too-large" if refusal is SIZE else "reply-refused"
    )
    assert not interaction.ways[-1].startswith("public")


async def test_refused_form_is_followed_by_a_plain_answer() -> None:
    interaction = StubInteraction()
    interaction.fail(FORM)

    async def wish(_: Any) -> Response:
        return Ask(TextForm("id", "title", "label", "note", 5))

    await answer_wish(interaction, wish)
    assert interaction.screen.texts == [WORDS("reply-refused")]


async def test_refused_refusal_is_followed_by_a_plain_answer() -> None:
    interaction = StubInteraction()
    interaction.fail(FORM)
    pressed: Any = interaction
    reply = Reply(pressed, WORDS)

    async def wish(reply: Reply) -> None:
        await reply.say("no")

    await reply.run(wish)
    assert interaction.screen.texts == [WORDS("reply-refused")]


@pytest.mark.parametrize(
    "error",
    [
        http_error(403, 50001),
        http_error(400, 160006),
        http_error(500, 0),
        discord.RateLimited(99.0),
        aiohttp.ServerDisconnectedError(),
    ],
    ids=repr,
)
async def test_failed_request_of_a_wish_is_answered(error: Exception) -> None:
    """Regression: such an error was taken for a lost reply, and not answered."""
    interaction = StubInteraction()

    async def wish(_: Any) -> Shown:
        raise error

    await answer_wish(interaction, wish)
    assert interaction.screen.texts == [WORDS("reply-discord-trouble")]


@pytest.mark.parametrize("error", [TimeoutError(), OSError("disk")], ids=repr)
async def test_bug_of_a_wish_that_looks_like_a_lost_connection_is_answered(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    interaction = StubInteraction()

    async def wish(_: Any) -> Shown:
        raise error

    await answer_wish(interaction, wish)
    assert interaction.screen.texts == [WORDS("reply-accident")]
    assert "please report it" in caplog.text


@pytest.mark.parametrize(
    "lost", [http_error(404, 10062), http_error(401, 50027), http_error(400, 40060)], ids=repr
)
async def test_answer_to_a_dead_interaction_is_not_followed_by_another(
    lost: discord.HTTPException,
) -> None:
    interaction = StubInteraction()
    interaction.fail(lost)

    async def wish(_: Any) -> Shown:
        return Note(PAGE)

    await answer_wish(interaction, wish)
    assert not interaction.screen.pages
