"""The emojis of the cards that the bot's application has: fetched at a start, and uploaded.

The name is all that a screen reader says of a button with an emoji alone, so that it reads:
``king_of_clubs_3fa9c1``. Discord keeps no digest of a picture; the name has one. Where there are
none, or Discord refuses a message for one, pages do without.
"""

import asyncio
import hashlib
import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Protocol

import discord

from bot.base.background import Background
from bot.discord.endpoint import UNREACHABLE
from bot.discord.errors import summary
from bot.kit.page import Emoji
from bot.pictures.faces import DATA

logger = logging.getLogger(__name__)

PLACE = DATA / "emojis"
"""Where the pictures of the emojis are."""

OURS = re.compile(r"^([a-z0-9_]+)_[0-9a-f]{6}$")
"""Names we give emojis; whatever else the application has is not ours."""

SUITS = {"s": "spades", "d": "diamonds", "c": "clubs", "h": "hearts"}
RANKS = {"k": "king", "q": "queen", "c": "cavalier", "j": "jack"}

AGAIN = 60.0
"""Seconds before emojis are used again after one was refused: now and then Discord refuses one that
is there (platform)."""

EVERY = 600.0
"""Seconds between looks for emojis that others upload or remove."""


class Application(Protocol):
    """What is asked of discord.py's client."""

    async def fetch_application_emojis(self) -> list[discord.Emoji]:
        """All emojis of the application."""
        ...

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji:
        """A new one."""
        ...


def spoken(face: str) -> str:
    """What a face is called.

    >>> spoken("ck"), spoken("h10"), spoken("t17"), spoken("fool")
    ('king_of_clubs', '10_of_hearts', 'tarok_17', 'fool')
    """
    if face[0] == "t":
        return f"tarok_{face[1:]}"
    if face[0] in SUITS and (face[1:] in RANKS or face[1:].isdecimal()):
        return f"{RANKS.get(face[1:], face[1:])}_of_{SUITS[face[0]]}"
    return face


def _face_of(name: str) -> str | None:
    """The face an emoji shows, also under earlier versions' short names."""
    ours = OURS.match(name)
    return None if ours is None else _called().get(ours[1], ours[1])


@cache
def _called() -> Mapping[str, str]:
    return {spoken(face): face for face, _ in faces().values()}


@cache
def faces(place: Path = PLACE) -> Mapping[str, tuple[str, bytes]]:
    """A folder's pictures by their names as emojis, with the names of their faces."""
    found = {}
    for file in sorted(place.glob("*.png")):
        picture = file.read_bytes()
        digest = hashlib.sha256(picture).hexdigest()[:6]
        found[f"{spoken(file.stem)}_{digest}"] = (file.stem, picture)
    return found


class Emojis:
    """The emojis by the names of faces; none until they are fetched."""

    def __init__(self, application: Application, place: Path = PLACE) -> None:
        self._application = application
        self._place = place
        self._fetched: Mapping[str, Emoji] = {}
        self._refused = False
        self._again: asyncio.TimerHandle | None = None

    @property
    def known(self) -> Mapping[str, Emoji]:
        """What pages may use now."""
        return {} if self._refused else self._fetched

    async def fetch(self) -> None:
        """Ask Discord which there are; without an answer there are none."""
        try:
            self._use(await self._application.fetch_application_emojis())
        except (discord.DiscordException, *UNREACHABLE) as error:
            logger.info("there are no emojis: %s", summary(error))

    def _use(self, there: Iterable[discord.Emoji]) -> None:
        wanted = faces(self._place)
        by_face: dict[str, Emoji] = {}
        for emoji in there:
            face = _face_of(emoji.name)
            if face is not None and (emoji.name in wanted or face not in by_face):
                by_face[face] = Emoji(emoji.name, emoji.id)
        self._fetched = by_face

    def refused(self) -> None:
        """Discord refused a message because of an emoji: use none for a while."""
        if self._refused:
            return
        logger.info("Discord refuses an emoji: none are used for %d s", AGAIN)
        self._refused = True
        self._again = asyncio.get_running_loop().call_later(AGAIN, self._try_again)

    def _try_again(self) -> None:
        self._refused = False

    async def upload(self, tell: Callable[[int, int], None] = lambda done, wanted: None) -> int:
        """Upload what is missing and delete what is outdated; returns how many were uploaded.

        ``tell`` hears how many of how many are there. What is done stays done if it breaks off.
        Raises what discord.py raises.
        """
        there = {emoji.name: emoji for emoji in await self._application.fetch_application_emojis()}
        wanted = faces(self._place)
        missing = [name for name in wanted if name not in there]
        for number, name in enumerate(missing):
            tell(len(wanted) - len(missing) + number, len(wanted))
            made = self._application.create_application_emoji(name=name, image=wanted[name][1])
            there[name] = await made
            for old in _outdated(wanted[name][0], name, list(there)):
                await there.pop(old).delete()
        tell(len(wanted), len(wanted))
        self._use(there.values())
        return len(missing)

    def close(self) -> None:
        """Stop waiting."""
        if self._again is not None:
            self._again.cancel()


def _outdated(face: str, name: str, there: Iterable[str]) -> Iterator[str]:
    """A face's emojis under other names than today's."""
    for other in there:
        if other != name and _face_of(other) == face:
            yield other


class Uploads:
    """Fetches the emojis at a start, and uploads missing ones if ``wanted``; else it looks from
    time to time for what another process, or the host, has uploaded."""

    def __init__(self, emojis: Emojis, *, wanted: bool) -> None:
        self._emojis = emojis
        self.wanted = wanted
        self._background, self._looking = Background(), Background()

    async def start(self) -> None:
        """Begin, in the background: nobody waits for emojis."""
        self._background.start(self._work, "the emojis")
        if not self.wanted:
            self._looking.keep(self._look, "emojis of others")

    async def passed(self) -> None:
        """Wait until it is done."""
        await self._background.passed()

    async def _work(self) -> None:
        await self._emojis.fetch()
        if not self.wanted:
            return
        try:
            number = await self._upload()
        except (discord.DiscordException, *UNREACHABLE) as error:
            told = "the emojis could not be uploaded, try `python -m bot emojis`: %s"
            logger.warning(told, summary(error))
        else:
            logger.info("%d emojis have been uploaded", number)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self._emojis.fetch()

    async def _upload(self) -> int:
        """Upload what is missing; now and then Discord makes us wait for an hour (platform)."""
        while True:
            try:
                return await self._emojis.upload()
            except discord.RateLimited as error:
                await asyncio.sleep(error.retry_after)

    async def close(self) -> None:
        """Stop; the rest is uploaded another time."""
        self._emojis.close()
        await self._looking.close()
        await self._background.close()
