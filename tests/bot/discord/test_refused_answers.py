"""Whoever asks for something hears of it, whatever Discord refuses on the way."""

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.discord.answering.reply_in_time import Reply
from bot.kit.l10n import load_words
from bot.kit.page import Form, Page, Text
from bot.kit.wishes import Aside, Ask, Note, Public, Replace, Response, Shown
from tests.bot.discord.answering import replies_with
from tests.bot.discord.asked import Asked

WORDS = load_words()("en")
PAGE = Page((Text("what was asked for"),))


def error(status: int, code: int) -> discord.HTTPException:
    """An error answer of Discord's."""
    response: Any = SimpleNamespace(status=status, reason="no")
    return discord.HTTPException(response, {"code": code, "message": "no"})


FORM, SIZE = error(400, 50035), error(413, 40005)


class Refusing(Asked):
    """An interaction whose first answer Discord refuses; ``texts``: what was shown in the end."""

    def __init__(self, refusal: Exception, *, on_private: bool = False) -> None:
        super().__init__(on_private=on_private)
        self.refusals = [refusal]
        self.texts: list[str] = []

    def _take(self, sent: dict[str, Any]) -> None:
        if self.refusals:
            raise self.refusals.pop()
        self.texts.append(sent["view"].to_components()[0]["content"])

    async def send_message(self, *, ephemeral: bool, **sent: Any) -> Any:
        self._take(sent)
        return await super().send_message(ephemeral=ephemeral, **sent)

    async def edit_message(self, **sent: Any) -> Any:
        self._take(sent)
        return await super().edit_message(**sent)

    async def edit_original_response(self, **sent: Any) -> Any:
        self._take(sent)
        return await super().edit_original_response(**sent)

    async def send(self, *, ephemeral: bool, **sent: Any) -> Any:
        self._take(sent)
        return await super().send(ephemeral=ephemeral, **sent)

    async def send_modal(self, form: Any) -> None:
        del form
        raise self.refusals.pop()


async def answered(asked: Refusing, wish: Callable[[Any], Awaitable[Response]]) -> None:
    """The bot answers somebody."""
    there: Any = asked
    await replies_with().to(there, wish)


@pytest.mark.parametrize("refusal", [FORM, SIZE], ids=["form", "size"])
@pytest.mark.parametrize("late", [False, True], ids=["at once", "after thinking"])
@pytest.mark.parametrize("on_private", [False, True], ids=["new", "in place"])
@pytest.mark.parametrize("kind", [Note, Aside, Public, Replace])
async def test_refused_answer_is_followed_by_a_plain_private_one(
    refusal: discord.HTTPException, late: bool, on_private: bool, kind: type[Shown]
) -> None:
    asked = Refusing(refusal, on_private=on_private)

    async def wish(_: Any) -> Shown:
        if late:
            await asked.defer()
        return kind(PAGE)

    await answered(asked, wish)
    assert asked.texts[-1] == WORDS("reply-too-large" if refusal is SIZE else "reply-refused")
    assert not asked.ways[-1].startswith("public")


async def test_refused_form_is_followed_by_a_plain_answer() -> None:
    asked = Refusing(FORM)

    async def wish(_: Any) -> Response:
        return Ask(Form("id", "title", "label", "note", 5))

    await answered(asked, wish)
    assert asked.texts == [WORDS("reply-refused")]


async def test_refused_refusal_is_followed_by_a_plain_answer() -> None:
    asked = Refusing(FORM)
    there: Any = asked
    reply = Reply(there, WORDS)

    async def wish(reply: Reply) -> None:
        await reply.say("x" * 9000 if not asked.refusals else "no")

    await reply.run(wish)
    assert asked.texts == [WORDS("reply-refused")]


@pytest.mark.parametrize(
    "own",
    [
        error(403, 50001),
        error(400, 160006),
        error(500, 0),
        discord.RateLimited(99.0),
        aiohttp.ServerDisconnectedError(),
    ],
    ids=repr,
)
async def test_request_of_the_wish_that_fails_is_told_to_whoever_asked(own: Exception) -> None:
    """Such an error was taken for a reply that did not arrive, which nobody can be told of."""
    asked = Refusing(FORM)
    asked.refusals.clear()

    async def wish(_: Any) -> Shown:
        raise own

    await answered(asked, wish)
    assert asked.texts == [WORDS("reply-discord-trouble")]


@pytest.mark.parametrize("own", [TimeoutError(), OSError("disk")], ids=repr)
async def test_accident_of_the_wish_that_looks_like_a_lost_line_is_told(
    own: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    asked = Refusing(FORM)
    asked.refusals.clear()

    async def wish(_: Any) -> Shown:
        raise own

    await answered(asked, wish)
    assert asked.texts == [WORDS("reply-accident")]
    assert "please report it" in caplog.text


@pytest.mark.parametrize(
    "lost", [error(404, 10062), error(401, 50027), error(400, 40060)], ids=repr
)
async def test_answer_to_a_dead_interaction_is_not_followed_by_another(
    lost: discord.HTTPException,
) -> None:
    asked = Refusing(lost)

    async def wish(_: Any) -> Shown:
        return Note(PAGE)

    await answered(asked, wish)
    assert not asked.texts
