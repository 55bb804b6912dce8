"""Delivery of pages with pictures and emojis, or else as text."""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.discord.sending.compose import KeptFile, Sendable
from bot.discord.sending.delivery import BAR_SECONDS, Delivered, Delivery
from bot.kit.page import Button, Emoji, Page, Picture, Row, Text
from bot.pictures.gallery import Gallery
from bot.pictures.scenes import Card, HandScene, Scene
from tests.bot.discord_stub import RESPONSE, StubInteraction, http_error
from tests.timeout import TIMEOUT

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
    return Page(
        (Text("pictured"), Picture(scene(code), code, "older"), button), instead=lambda: text
    )


def shows(parts: Sendable, what: str) -> bool:
    """True if the components mention something."""
    view: Any = parts.view
    return what in str(view.to_components())


class Response:
    """A response that is drawn over."""

    def __init__(self) -> None:
        self.interaction = StubInteraction()
        self.sent: list[Sendable] = []
        """Requests that were sent, even if they were refused."""

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
    """A fake of the emojis that notes a refusal."""

    was_refused = False

    def note_refusal(self) -> None:
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


async def test_unchanged_picture_is_not_uploaded_again(
    delivery: Delivery, response: Response
) -> None:
    for code in ("T21", "T21", "T20", "T21"):
        await send(delivery, response, page(code))
    assert [len(parts.files) for parts in response.sent] == [1, 0, 1, 1]
    assert response.sent[1].kept == (KeptFile(Picture(scene(), "x").name, 101),)
    assert response.sent[1].edit()["attachments"][0].to_dict()["id"] == 101


async def test_text_goes_first_with_the_old_picture_while_the_next_is_drawn(
    delivery: Delivery, response: Response, artist: Artist
) -> None:
    may_go = threading.Event()
    await send(delivery, response, page("T21"))
    artist.draws = lambda _: b"picture" if may_go.wait(TIMEOUT) else b""
    late = await send(delivery, response, page("T20"), keeps=True)
    assert late.late
    assert response.sent[1].kept == (KeptFile(Picture(scene("T21"), "x").name, 101),)
    assert shows(response.sent[1], f"attachment://{Picture(scene('T21'), 'x').name}")
    may_go.set()
    assert await delivery.ready(page("T20"))
    assert not (await send(delivery, response, page("T20"), keeps=True)).late
    assert [len(parts.files) for parts in response.sent] == [1, 0, 1]


async def test_page_that_keeps_pictures_shows_the_old_one(
    delivery: Delivery, response: Response
) -> None:
    keeping = replace(page("T20"), keeps=True)
    for shown in (keeping, replace(page("T19"), keeps=True), keeping, page("T19")):
        await send(delivery, response, shown)
    assert [len(parts.files) for parts in response.sent] == [1, 0, 0, 1]
    assert response.sent[1].kept == (KeptFile(Picture(scene("T20"), "x").name, 101),)


async def test_reply_shows_the_new_picture_of_a_page_that_keeps_an_old_one(
    delivery: Delivery, response: Response
) -> None:
    await send(delivery, response, page("T21"))
    keeping = replace(page("T20"), keeps=True)
    assert not (await send(delivery, response, keeping, keeps=True)).late
    assert [len(parts.files) for parts in response.sent] == [1, 1]
    assert not shows(response.sent[1], "older")


async def test_reply_whose_picture_is_late_says_that_the_old_one_is_older(
    delivery: Delivery, response: Response, artist: Artist
) -> None:
    may_go = threading.Event()
    await send(delivery, response, page("T21"))
    artist.draws = lambda _: b"picture" if may_go.wait(TIMEOUT) else b""
    keeping = replace(page("T20"), keeps=True)
    assert (await send(delivery, response, keeping, keeps=True)).late
    assert shows(response.sent[1], "older")
    assert shows(response.sent[1], f"attachment://{Picture(scene('T21'), 'x').name}")
    may_go.set()


async def test_late_first_picture_is_replaced_by_text(
    delivery: Delivery, response: Response, artist: Artist
) -> None:
    may_go = threading.Event()
    artist.draws = lambda _: b"picture" if may_go.wait(TIMEOUT) else b""
    assert (await send(delivery, response, page("T20"), keeps=True, wait=0.01)).late
    assert response.pictured == [False]
    may_go.set()


async def test_picture_is_uploaded_again_after_a_page_without(
    delivery: Delivery, response: Response
) -> None:
    for shown in (page(), Page((Text("words"),)), page()):
        await send(delivery, response, shown)
    assert [len(parts.files) for parts in response.sent] == [1, 0, 1]


async def test_missing_attachment_is_uploaded_again(delivery: Delivery, response: Response) -> None:
    await send(delivery, response, page())
    response.interaction.fail(http_error(400, {"code": 50035, "message": MISSING}))
    await send(delivery, response, page())
    assert [len(parts.files) for parts in response.sent] == [1, 0, 1]
    await send(delivery, response, page("T20"))
    assert response.pictured[-1], "the place is not to blame"


@pytest.mark.parametrize(("status", "code"), [TOO_LARGE, FORBIDDEN, (400, 50035)])
async def test_channel_that_refuses_a_picture_gets_text_for_a_while(
    delivery: Delivery, response: Response, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    response.interaction.fail(http_error(status, code))
    for _ in range(2):
        await send(delivery, response, page())
    assert response.pictured == [True, False, False]
    await delivery.send(page(), "elsewhere", response.edit)
    assert response.pictured[-1]
    then = asyncio.get_running_loop().time() + BAR_SECONDS
    monkeypatch.setattr("bot.discord.sending.delivery.monotonic", lambda: then)
    await send(delivery, response, page())
    assert response.pictured[-1]


async def test_page_is_sent_as_text_after_a_broken_upload(
    delivery: Delivery, response: Response
) -> None:
    response.interaction.fail(TimeoutError())
    await send(delivery, response, page())
    await send(delivery, response, page())
    assert response.pictured == [True, False, True]


@pytest.mark.parametrize("code", [10008, 50027, 40060, 50083])
async def test_error_unrelated_to_pictures_is_raised(
    delivery: Delivery, response: Response, code: int
) -> None:
    response.interaction.fail(http_error(400, code))
    with pytest.raises(discord.HTTPException):
        await send(delivery, response, page())
    assert len(response.sent) == 1


async def test_page_is_sent_without_a_refused_emoji(
    delivery: Delivery, response: Response, emojis: NoEmojis
) -> None:
    response.interaction.fail(http_error(400, {"code": 50035, "message": EMOJI}))
    await send(delivery, response, page())
    assert response.marked == [True, False]
    assert response.pictured == [True, True]
    assert emojis.was_refused
    with_emoji, without = response.sent
    assert not shows(with_emoji, "'label'") and shows(without, "'label': 'T21'")


async def test_late_picture_follows_the_text(
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


async def test_failed_drawing_is_logged_without_its_message(
    delivery: Delivery, response: Response, artist: Artist, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_: Scene) -> bytes:
        raise ValueError("T21")

    artist.draws = fails
    assert not (await send(delivery, response, page())).late
    assert response.pictured == [False]
    assert "ValueError" in caplog.text
    assert "T21" not in caplog.text


async def test_text_version_pings_the_same_people() -> None:
    response = Response()
    shown = page()
    pinging = Page(shown.blocks, pings=(11,), instead=shown.instead)
    await send(Delivery(), response, pinging)
    (parts,) = response.sent
    assert parts.mentions.to_dict()["users"] == [11]
