"""Sends pages with pictures and emojis where that works, and in text where it doesn't.

Every request that shows a page goes through here. A picture that a message already shows is not
uploaded again; one that takes a moment to draw is sent after the words and buttons, by whoever
asked for that. Where pictures are refused (a permission, a size) the page is sent in text, and
pictures are left out there for a while; a message refused because of an emoji is sent again
without.
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
from bot.discord.sending.compose import Files, Kept, Sendable, compose
from bot.discord.sending.emojis import Emojis
from bot.kit.page import Page, Picture
from bot.pictures.gallery import Gallery

logger = logging.getLogger(__name__)

BARRED = 600.0
"""Seconds without pictures for a place that refused one."""
MOST_BARRED = 1000
"""How many such places are remembered; one that is forgotten is just tried again."""
MOST_MESSAGES = 10_000
"""How many messages' pictures are remembered."""
PATIENT = 5.0
"""Seconds to wait for a picture that nobody waits for."""
AT_ONCE = 0.3
"""Seconds that somebody who clicked waits for a picture."""
AT_A_GLANCE = 0.05
"""Seconds they wait for the next one if the one before may stay."""

INVALID_FORM = 50035
OF_FILES = (INVALID_FORM, 40005, 50013)
"""Codes that may be due to a file: the form, the size, the permission to attach."""
TOO_LARGE = 413
EMOJI = re.compile(r"\bemoji\b", re.IGNORECASE)

T = TypeVar("T")


class Delivered(NamedTuple, Generic[T]):
    """Discord's answer; ``late``: pictures are missing or old, and will be there soon."""

    answer: T
    late: bool = False


class Version(NamedTuple):
    """A page as it may be sent."""

    page: Page
    files: Files
    late: bool = False
    old: bool = False
    """It keeps an earlier page's pictures."""


class Delivery:
    """Sends pages. Without a gallery all are sent in text."""

    def __init__(self, gallery: Gallery | None = None, emojis: Emojis | None = None) -> None:
        self._gallery = gallery
        self._emojis = emojis
        self._barred = Bounded[Hashable, float](MOST_BARRED)
        """Places that take no pictures, and until when."""
        self._shown = Bounded[int, dict[str, int]](MOST_MESSAGES)
        """The pictures each message shows: attachment numbers by name."""

    async def send(
        self,
        page: Page,
        place: Hashable,
        way: Callable[[Sendable], Awaitable[T]],
        *,
        over: int | None = None,
        wait: float = PATIENT,
        keeps: bool = False,
        holds: bool = False,
    ) -> Delivered[T]:
        """Send a page in one ``way``, which may be tried in several versions.

        ``over`` is the message to edit, ``place`` what remembers a refusal, ``wait`` the
        seconds pictures may take. ``keeps``: words and buttons go first, and the picture that
        the message shows stays meanwhile; ``holds``: even if the new one is ready, as another will
        soon follow. Raises what the last version does.
        """
        versions = self._versions(page, place, over, wait, keeps=keeps, holds=holds)
        async with aclosing(versions):  # or the loop would close it, with its own task and wake-up
            async for version in versions:
                try:
                    answer = await self._request(version, way)
                except (discord.HTTPException, *UNREACHABLE) as error:
                    if not self._may_go_otherwise(version, error, place):
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
        """The page at its best, then as it may go if that fails."""
        if page.instead is None or not page.pictures:
            yield Version(page, {})
            return
        late = False
        if self._gallery is not None and not self._bars(place):
            shown = self._shown.get(over, {}) if over is not None else {}
            if all(picture.name in shown for picture in page.pictures):
                yield Version(page, shown)
            old = _old(page, shown) if keeps or page.keeps else {}
            if page.keeps and old:
                yield Version(page, old, old=True)
            if old and holds:
                yield Version(page, old, late=True, old=True)
            wait = min(wait, AT_A_GLANCE) if old else wait
            drawn = await self._drawn(self._gallery, page.pictures, wait)
            if drawn:
                yield Version(page, drawn)
            late = drawn is None
            if late and old:
                yield Version(page, old, late, old=True)
        yield Version(replace(page.instead, pings=page.pings), {}, late)

    async def _drawn(
        self, gallery: Gallery, pictures: tuple[Picture, ...], wait: float
    ) -> Files | None:
        """All the pictures; None: they take too long. Empty: they can't be drawn."""
        try:
            async with asyncio.timeout(wait):
                return {one.name: await gallery.of(one.scene, wait) for one in pictures}
        except TimeoutError:
            return None
        except Exception as error:  # its message may name cards
            logger.error("a picture cannot be drawn (%s): please report it", type(error).__name__)
            return {}

    async def _request(self, version: Version, way: Callable[[Sendable], Awaitable[T]]) -> T:
        try:
            return await way(compose(version.page, version.files))
        except discord.HTTPException as error:
            if not _about_emojis(error):
                raise
        if self._emojis is not None:
            self._emojis.refused()
        return await way(compose(version.page, version.files, emojis=False))

    def _may_go_otherwise(self, version: Version, error: Exception, place: Hashable) -> bool:
        """True if pictures may have caused an error; if they were refused, that is noted."""
        uploaded = any(isinstance(file, bytes) for file in version.files.values())
        if not isinstance(error, discord.HTTPException):
            return uploaded
        if not version.files or (error.code not in OF_FILES and error.status != TOO_LARGE):
            return False
        if uploaded:
            self._barred[place] = monotonic() + BARRED
            logger.info("no pictures are taken there for a while: %s", error)
        return True

    def _remember(self, version: Version, answer: object, over: int | None) -> None:
        """Remember which pictures the message now shows, as Discord tells."""
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

    async def ready(self, page: Page, place: Hashable = None, wait: float = PATIENT) -> bool:
        """Wait until a page's pictures are drawn, if the place takes any; returns whether they
        are."""
        if self._gallery is None or not page.pictures or self._bars(place):
            return False
        return bool(await self._drawn(self._gallery, page.pictures, wait))

    def _bars(self, place: Hashable) -> bool:
        return self._barred.get(place, 0.0) >= monotonic()


def _old(page: Page, shown: Mapping[str, int]) -> Files:
    """A message's pictures, each in place of one of the page; empty: their numbers differ."""
    if len(shown) != len(page.pictures):
        return {}
    pairs = zip(page.pictures, shown.items(), strict=True)
    return {picture.name: Kept(*before) for picture, before in pairs}


def private(interaction: discord.Interaction[Any]) -> Hashable:
    """The place of private messages: their permissions are not the channel's."""
    return "private", interaction.channel_id


def _about_emojis(error: discord.HTTPException) -> bool:
    """True if an error complains of an emoji: "In components.0...emoji.name: Invalid emoji"."""
    return error.code == INVALID_FORM and EMOJI.search(error.text) is not None


def _message_of(answer: object) -> Any:
    """The message in discord.py's answer: itself, or what a callback says of it."""
    message = getattr(answer, "resource", answer)
    return message if hasattr(message, "components") else None


def _attachments(message: Any) -> list[int]:
    """The attachments in a message's galleries, in order."""
    items = [item for part in message.components for item in getattr(part, "items", ())]
    found = [item.media.attachment_id for item in items]
    return [number for number in found if number is not None]
