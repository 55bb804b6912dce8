"""Pages go out with pictures and emojis if that works, else as text."""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.discord.sending.compose import Kept, Sendable
from bot.discord.sending.delivery import BARRED, Delivered, Delivery
from bot.kit.page import Button, Emoji, Page, Picture, Row, Text
from bot.pictures.gallery import Gallery
from bot.pictures.scenes import Card, HandScene, Scene
from tests.bot.discord_stub import RESPONSE, StubInteraction, http_error
from tests.soon import SOON

PLACE = 2
TOO_LARGE, FORBIDDEN = (413, 40005), (403, 50013)
MISSING = "In components.0.items.0.media.url: The referenced attachment was not found"
EMOJI = "In components.1.components.0.emoji.name: Invalid emoji"


def scene(code: str = "T21") -> HandScene:
    return HandScene("classic", ((Card(code),),))


def page(code: str = "T21") -> Page:
    """A page with a picture and an emoji."""
    button = Row((Button("t:1:1:play", code, emoji=Emoji("t21_000000", 7), card=True),))
    text = Page((Text(f"in text {code}"), button))
    return Page((Text("pictured"), Picture(scene(code), code), button), instead=text)


def shows(parts: Sendable, what: str) -> bool:
    """True if the components mention something."""
    view: Any = parts.view
    return what in str(view.to_components())


class Response:
    """A response that is drawn over."""

    def __init__(self) -> None:
        self.interaction = StubInteraction()
        self.sent: list[Sendable] = []
        """What was sent, though it may have been refused."""

    async def edit(self, parts: Sendable) -> Any:
        self.sent.append(parts)
        return await self.interaction.edit_original_response(**parts.edit())

    @property
    def pictured(self) -> list[bool]:
        """True if each request shows a picture."""
        return [shows(parts, "attachment://") for parts in self.sent]

    @property
    def marked(self) -> list[bool]:
        """True if each request shows an emoji."""
        return [shows(parts, "t21_000000") for parts in self.sent]


class Artist:
    """Draws when allowed to."""

    def __init__(self) -> None:
        self.draws: Callable[[Scene], bytes] = lambda _: b"picture"

    def __call__(self, scene: Scene) -> bytes:
        return self.draws(scene)


class NoEmojis:
    """Replaces the emojis: notes that one was refused."""

    was_refused = False

    def refused(self) -> None:
        self.was_refused = True


@pytest.fixture
def response() -> Response:
    return Response()


@pytest.fixture
def artist() -> Artist:
    return Artist()


@pytest.fixture
def emojis() -> Any:
    return NoEmojis()


@pytest.fixture
def delivery(artist: Artist, emojis: Any) -> Delivery:
    return Delivery(Gallery(artist), emojis)


async def send(delivery: Delivery, response: Response, shown: Page, **more: Any) -> Delivered[Any]:
    return await delivery.send(shown, PLACE, response.edit, over=RESPONSE, **more)


async def test_a_picture_goes_once_and_stays_while_it_is_the_same(
    delivery: Delivery, response: Response
) -> None:
    for code in ("T21", "T21", "T20", "T21"):
        await send(delivery, response, page(code))
    assert [len(parts.files) for parts in response.sent] == [1, 0, 1, 1]
    assert response.sent[1].kept == (Kept(Picture(scene(), "x").name, 101),)
    assert response.sent[1].edit()["attachments"][0].to_dict()["id"] == 101


async def test_words_and_buttons_go_first_while_the_next_picture_is_drawn(
    delivery: Delivery, response: Response, artist: Artist
) -> None:
    may_go = threading.Event()
    await send(delivery, response, page("T21"))
    artist.draws = lambda _: b"picture" if may_go.wait(SOON) else b""
    late = await send(delivery, response, page("T20"), keeps=True)
    assert late.late
    assert response.sent[1].kept == (Kept(Picture(scene("T21"), "x").name, 101),)
    assert shows(response.sent[1], f"attachment://{Picture(scene('T21'), 'x').name}")
    may_go.set()
    assert await delivery.ready(page("T20"))
    assert not (await send(delivery, response, page("T20"), keeps=True)).late
    assert [len(parts.files) for parts in response.sent] == [1, 0, 1]


async def test_where_words_tell_what_is_new_the_picture_that_is_there_stays(
    delivery: Delivery, response: Response
) -> None:
    told = replace(page("T20"), keeps=True)
    for shown in (told, replace(page("T19"), keeps=True), told, page("T19")):
        await send(delivery, response, shown)
    assert [len(parts.files) for parts in response.sent] == [1, 0, 0, 1]
    assert response.sent[1].kept == (Kept(Picture(scene("T20"), "x").name, 101),)


async def test_where_no_picture_was_the_words_come_in_text(
    delivery: Delivery, response: Response, artist: Artist
) -> None:
    may_go = threading.Event()
    artist.draws = lambda _: b"picture" if may_go.wait(SOON) else b""
    assert (await send(delivery, response, page("T20"), keeps=True, wait=0.01)).late
    assert response.pictured == [False]
    may_go.set()


async def test_what_a_page_without_pictures_has_replaced_is_sent_again(
    delivery: Delivery, response: Response
) -> None:
    for shown in (page(), Page((Text("words"),)), page()):
        await send(delivery, response, shown)
    assert [len(parts.files) for parts in response.sent] == [1, 0, 1]


async def test_a_picture_that_is_not_there_any_more_is_sent_again(
    delivery: Delivery, response: Response
) -> None:
    await send(delivery, response, page())
    response.interaction.fail(http_error(400, {"code": 50035, "message": MISSING}))
    await send(delivery, response, page())
    assert [len(parts.files) for parts in response.sent] == [1, 0, 1]
    await send(delivery, response, page("T20"))
    assert response.pictured[-1], "the place is not to blame"


@pytest.mark.parametrize(("status", "code"), [TOO_LARGE, FORBIDDEN, (400, 50035)])
async def test_a_place_that_refuses_a_picture_gets_text_for_a_while(
    delivery: Delivery, response: Response, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    response.interaction.fail(http_error(status, code))
    for _ in range(2):
        await send(delivery, response, page())
    assert response.pictured == [True, False, False]
    await delivery.send(page(), "elsewhere", response.edit)
    assert response.pictured[-1]
    then = asyncio.get_running_loop().time() + BARRED
    monkeypatch.setattr("bot.discord.sending.delivery.monotonic", lambda: then)
    await send(delivery, response, page())
    assert response.pictured[-1]


async def test_a_connection_that_breaks_under_a_picture_may_carry_text(
    delivery: Delivery, response: Response
) -> None:
    response.interaction.fail(TimeoutError())
    await send(delivery, response, page())
    await send(delivery, response, page())
    assert response.pictured == [True, False, True]


@pytest.mark.parametrize("code", [10008, 50027, 40060, 50083])
async def test_what_is_not_about_the_picture_is_not_tried_otherwise(
    delivery: Delivery, response: Response, code: int
) -> None:
    response.interaction.fail(http_error(400, code))
    with pytest.raises(discord.HTTPException):
        await send(delivery, response, page())
    assert len(response.sent) == 1


async def test_a_refused_emoji_is_left_out(
    delivery: Delivery, response: Response, emojis: NoEmojis
) -> None:
    response.interaction.fail(http_error(400, {"code": 50035, "message": EMOJI}))
    await send(delivery, response, page())
    assert response.marked == [True, False]
    assert response.pictured == [True, True]
    assert emojis.was_refused
    with_emoji, without = response.sent
    assert not shows(with_emoji, "'label'") and shows(without, "'label': 'T21'")


async def test_who_waits_gets_the_text_and_the_picture_when_it_is_drawn(
    delivery: Delivery, response: Response, artist: Artist
) -> None:
    loop, drawn = asyncio.get_running_loop(), asyncio.Event()
    artist.draws = lambda _: asyncio.run_coroutine_threadsafe(drawn.wait(), loop).result() and b"x"
    assert (await send(delivery, response, page(), wait=0)).late
    assert response.pictured == [False]
    drawn.set()
    assert await delivery.ready(page())
    assert not (await send(delivery, response, page(), wait=0)).late
    assert response.pictured == [False, True]


async def test_what_cannot_be_drawn_is_said_without_a_word_of_it(
    delivery: Delivery, response: Response, artist: Artist, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_: Scene) -> bytes:
        raise ValueError("T21")

    artist.draws = fails
    assert not (await send(delivery, response, page())).late
    assert response.pictured == [False]
    assert "ValueError" in caplog.text
    assert "T21" not in caplog.text


async def test_text_pings_whom_the_picture_would() -> None:
    response = Response()
    shown = page()
    pinging = Page(shown.blocks, pings=(11,), instead=shown.instead)
    await send(Delivery(), response, pinging)
    (parts,) = response.sent
    assert parts.mentions.to_dict()["users"] == [11]
