"""Sends pages with pictures and emojis where that works, and in text where it doesn't.

Every request that shows a page goes through here. A picture that a message already shows is not
uploaded again. If a picture is not drawn in time, the page goes without it, and the caller sends it
again. Where pictures are refused (a permission, a size) the page is sent in text, and pictures are
left out there for a while; a message refused for an emoji is sent again without emojis.
"""

import asyncio
import logging
import re
from collections.abc import AsyncGenerator, Awaitable, Callable, Hashable, Mapping
from contextlib import aclosing
from dataclasses import replace
from time import monotonic
from typing import Any, Generic, NamedTuple, TypeVar

import discord

from bot.base.bounded import Bounded
from bot.discord.endpoint import UNREACHABLE
from bot.discord.sending.compose import Files, KeptFile, Sendable, compose
from bot.discord.sending.emojis import Emojis
from bot.kit.page import Block, Page, Picture, Text
from bot.pictures.gallery import Gallery

logger = logging.getLogger(__name__)

BAR_SECONDS = 600.0
"""Time without pictures for a channel that refused one."""
MAX_BARRED = 1000
"""Number of such channels that are remembered; one that is forgotten is just tried again."""
MAX_MESSAGES = 10_000
"""Number of messages whose pictures are remembered."""
BOARD_WAIT = 5.0
"""Seconds that a page waits for a picture where no person waits for the page."""
CLICK_WAIT = 0.3
"""Seconds that the answer to a click waits for a picture."""
SWAP_WAIT = 0.05
"""Seconds that it waits if the previous picture may stay meanwhile."""

INVALID_FORM = 50035
FILE_ERRORS = (INVALID_FORM, 40005, 50013)
"""Error codes that a file may cause: invalid form, size, missing permission to attach."""
TOO_LARGE = 413
EMOJI = re.compile(r"\bemoji\b", re.IGNORECASE)

T = TypeVar("T")


class Delivered(NamedTuple, Generic[T]):
    """Discord's answer; ``late``: pictures are missing or old, and will be drawn soon."""

    answer: T
    late: bool = False


class Version(NamedTuple):
    """A version of a page to send."""

    page: Page
    files: Files
    late: bool = False
    old: bool = False
    """True if it keeps an earlier page's pictures."""


class Delivery:
    """Sends pages; without a gallery, in text."""

    def __init__(self, gallery: Gallery | None = None, emojis: Emojis | None = None) -> None:
        self._gallery = gallery
        self._emojis = emojis
        self._barred = Bounded[Hashable, float](MAX_BARRED)
        """Channels that take no pictures, each with the end of that time."""
        self._shown = Bounded[int, dict[str, int]](MAX_MESSAGES)
        """Pictures that each message shows: attachment numbers by name."""

    async def send(
        self,
        page: Page,
        place: Hashable,
        request: Callable[[Sendable], Awaitable[T]],
        *,
        over: int | None = None,
        wait: float = BOARD_WAIT,
        keeps: bool = False,
        holds: bool = False,
    ) -> Delivered[T]:
        """Send a page by ``request``, which may be called with several versions.

        ``over``: the message to edit; ``place``: the key under which a refusal is remembered;
        ``wait``: seconds to wait for pictures. ``keeps``: text and buttons go first, with the old
        picture, if the new one is late, though the page asks for no picture of its own; ``holds``:
        they do in any case, as another page follows soon. Raises the error of the last version.
        """
        versions = self._versions(page, place, over, wait, keeps=keeps, holds=holds)
        async with aclosing(versions):  # or the loop would close it, with its own task and wake-up
            async for version in versions:
                try:
                    answer = await self._send_version(version, request)
                except (discord.HTTPException, *UNREACHABLE) as error:
                    if not self._has_fallback(version, error, place):
                        raise
                else:
                    self._remember(version, answer, over)
                    return Delivered(answer, version.late)
        raise AssertionError("the last version is sent, or raises")

    async def _versions(
        self,
        page: Page,
        place: Hashable,
        over: int | None,
        wait: float,
        *,
        keeps: bool,
        holds: bool,
    ) -> AsyncGenerator[Version, None]:
        """Yield the best version of a page, then its fallbacks."""
        if page.instead is None or not page.pictures:
            yield Version(page, {})
            return
        late = False
        if self._gallery is not None and not self._bars(place):
            shown = self._shown.get(over, {}) if over is not None else {}
            if all(picture.name in shown for picture in page.pictures):
                yield Version(page, shown)
            old = _old(page, shown) if keeps or page.keeps else {}
            older = _with_older_picture(page)
            if page.keeps and old and (holds or not keeps):
                yield Version(older, old, old=True)
            if old and holds:
                yield Version(older, old, late=True, old=True)
            wait = min(wait, SWAP_WAIT) if old else wait
            drawn = await self._draw(self._gallery, page.pictures, wait)
            if drawn:
                yield Version(page, drawn)
            late = drawn is None
            if late and old:
                yield Version(older, old, late, old=True)
        yield Version(
            replace(page.instead(), pings=page.pings, role_pings=page.role_pings), {}, late
        )

    async def _draw(
        self, gallery: Gallery, pictures: tuple[Picture, ...], wait: float
    ) -> Files | None:
        """All pictures; None if they take too long, empty if they can't be drawn."""
        try:
            async with asyncio.timeout(wait):
                return {each.name: await gallery.of(each.scene, wait) for each in pictures}
        except TimeoutError:
            return None
        except Exception as error:  # its message may name cards
            logger.error("a picture cannot be drawn (%s): please report it", type(error).__name__)
            return {}

    async def _send_version(
        self, version: Version, request: Callable[[Sendable], Awaitable[T]]
    ) -> T:
        try:
            return await request(compose(version.page, version.files))
        except discord.HTTPException as error:
            if not _about_emojis(error):
                raise
        if self._emojis is not None:
            self._emojis.note_refusal()
        return await request(compose(version.page, version.files, emojis=False))

    def _has_fallback(self, version: Version, error: Exception, place: Hashable) -> bool:
        """Return whether to try the next version after an error; note a refusal of pictures."""
        uploaded = any(isinstance(file, bytes) for file in version.files.values())
        if not isinstance(error, discord.HTTPException):
            return uploaded
        if not version.files or (error.code not in FILE_ERRORS and error.status != TOO_LARGE):
            return False
        if uploaded:
            self._barred[place] = monotonic() + BAR_SECONDS
            logger.info("no pictures are taken there for a while: %s", error)
        return True

    def _remember(self, version: Version, answer: object, over: int | None) -> None:
        """Remember the pictures that the message now shows by Discord's answer."""
        if version.old:
            return
        message = _message_of(answer)
        number = over if message is None else message.id
        if number is None:
            return
        self._shown.pop(number, None)
        attachments = [] if message is None else _attachments(message)
        if version.page.pictures and len(attachments) == len(version.page.pictures):
            names = [picture.name for picture in version.page.pictures]
            self._shown[number] = dict(zip(names, attachments, strict=True))

    async def ready(self, page: Page, place: Hashable = None, wait: float = BOARD_WAIT) -> bool:
        """Wait for a page's pictures, if the place takes any; return whether they are drawn."""
        if self._gallery is None or not page.pictures or self._bars(place):
            return False
        return bool(await self._draw(self._gallery, page.pictures, wait))

    def _bars(self, place: Hashable) -> bool:
        return self._barred.get(place, 0.0) >= monotonic()


def _with_older_picture(page: Page) -> Page:
    """A page whose pictures are older than its text, and which says so."""
    blocks: list[Block] = []
    for block in page.blocks:
        if isinstance(block, Picture) and block.older:
            blocks += [replace(block, older=""), Text(block.older)]
        else:
            blocks.append(block)
    return replace(page, blocks=tuple(blocks))


def _old(page: Page, shown: Mapping[str, int]) -> Files:
    """A message's pictures, each in place of one of the page; empty if the numbers differ."""
    if len(shown) != len(page.pictures):
        return {}
    pairs = zip(page.pictures, shown.items(), strict=True)
    return {picture.name: KeptFile(*before) for picture, before in pairs}


def private(interaction: discord.Interaction[Any]) -> Hashable:
    """The ``place`` of private messages: their permissions are not the channel's."""
    return "private", interaction.channel_id


def _about_emojis(error: discord.HTTPException) -> bool:
    """True for the refusal of an emoji: "In components.0...emoji.name: Invalid emoji"."""
    return error.code == INVALID_FORM and EMOJI.search(error.text) is not None


def _message_of(answer: object) -> Any:
    """The message in discord.py's answer, which may be a callback response."""
    message = getattr(answer, "resource", answer)
    return message if hasattr(message, "components") else None


def _attachments(message: Any) -> list[int]:
    """The attachments in a message's galleries, in order."""
    items = [item for part in message.components for item in getattr(part, "items", ())]
    numbers = [item.media.attachment_id for item in items]
    return [number for number in numbers if number is not None]
