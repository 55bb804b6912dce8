"""Card emojis of the bot's application: fetched at a start, and uploaded.

A screen reader says only the name of a button with an emoji alone, hence ``king_of_clubs_3fa9c1``.
The name ends with a digest of the picture, which Discord does not provide. Pages do without emojis
where there are none, or Discord refuses one.
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
from bot.pictures.faces import DATA, face_in_codes

logger = logging.getLogger(__name__)

EMOJI_DIR = DATA / "emojis"
"""Folder of the emojis' pictures."""

NAME_PATTERN = re.compile(r"^([a-z0-9_]+)_[0-9a-f]{6}$")
"""Pattern of our emojis' names; the application may have others."""

SUITS = {"s": "spades", "d": "diamonds", "c": "clubs", "h": "hearts"}
RANKS = {"k": "king", "q": "queen", "c": "cavalier", "j": "jack"}

REFUSAL_SECONDS = 60.0
"""Time without emojis after one was refused: now and then Discord refuses one that exists
(platform)."""

FETCH_SECONDS = 600.0
"""Time between fetches, to see emojis that others upload or remove."""


class Application(Protocol):
    """Requests of discord.py's client."""

    async def fetch_application_emojis(self) -> list[discord.Emoji]:
        """Fetch all emojis of the application."""
        ...

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji:
        """Create an emoji."""
        ...


def spoken_name(face: str) -> str:
    """Name of a face in words.

    >>> spoken_name("ck"), spoken_name("h10"), spoken_name("t17"), spoken_name("fool")
    ('king_of_clubs', '10_of_hearts', 'tarok_17', 'fool')

    Court cards with the letter of another language end with it: ``queen_of_hearts_d``.
    """
    if face[0] == "t":
        return f"tarok_{face[1:]}"
    if (usual := face_in_codes(face)) != face:
        return f"{spoken_name(usual)}_{face[1:]}"
    if face[0] in SUITS and (face[1:] in RANKS or face[1:].isdecimal()):
        return f"{RANKS.get(face[1:], face[1:])}_of_{SUITS[face[0]]}"
    return face


def _face_of(name: str) -> str | None:
    """The face that an emoji shows; earlier versions used short names."""
    match = NAME_PATTERN.match(name)
    return None if match is None else _faces_by_name().get(match[1], match[1])


@cache
def _faces_by_name() -> Mapping[str, str]:
    return {spoken_name(face): face for face, _ in faces(EMOJI_DIR).values()}


@cache
def faces(folder: Path) -> Mapping[str, tuple[str, bytes]]:
    """Pictures of a folder by emoji names, each with the name of its face."""
    pictures = {}
    for file in sorted(folder.glob("*.png")):
        picture = file.read_bytes()
        digest = hashlib.sha256(picture).hexdigest()[:6]
        pictures[f"{spoken_name(file.stem)}_{digest}"] = (file.stem, picture)
    return pictures


class Emojis:
    """The emojis by the names of faces; none until they are fetched."""

    def __init__(self, application: Application, folder: Path) -> None:
        self._application = application
        self._folder = folder
        self._fetched: Mapping[str, Emoji] = {}
        self._refused = False
        self._retry_timer: asyncio.TimerHandle | None = None

    @property
    def known(self) -> Mapping[str, Emoji]:
        """Emojis that pages may use now."""
        return {} if self._refused else self._fetched

    async def fetch(self) -> None:
        """Fetch the emojis from Discord; log errors."""
        try:
            self._use(await self._application.fetch_application_emojis())
        except (discord.DiscordException, *UNREACHABLE) as error:
            logger.info("there are no emojis: %s", summary(error))

    def _use(self, emojis: Iterable[discord.Emoji]) -> None:
        current = faces(self._folder)
        by_face: dict[str, Emoji] = {}
        for emoji in emojis:
            face = _face_of(emoji.name)
            if face is not None and (emoji.name in current or face not in by_face):
                by_face[face] = Emoji(emoji.name, emoji.id)
        self._fetched = by_face

    def note_refusal(self) -> None:
        """Use no emojis for a while, as Discord refused one."""
        if self._refused:
            return
        logger.info("Discord refuses an emoji: none are used for %d s", REFUSAL_SECONDS)
        self._refused = True
        self._retry_timer = asyncio.get_running_loop().call_later(REFUSAL_SECONDS, self._try_again)

    def _try_again(self) -> None:
        self._refused = False

    async def upload(self, report: Callable[[int, int], None] = lambda done, total: None) -> int:
        """Upload missing emojis and delete outdated ones; return the number of uploads.

        ``report`` is called with the numbers of present and of all emojis. An aborted upload can
        be continued. Raises discord.py's errors.
        """
        present = {
            emoji.name: emoji for emoji in await self._application.fetch_application_emojis()
        }
        current = faces(self._folder)
        missing = [name for name in current if name not in present]
        for number, name in enumerate(missing):
            report(len(current) - len(missing) + number, len(current))
            creation = self._application.create_application_emoji(name=name, image=current[name][1])
            present[name] = await creation
            for old in _outdated(current[name][0], name, list(present)):
                await present.pop(old).delete()
        report(len(current), len(current))
        self._use(present.values())
        return len(missing)

    def close(self) -> None:
        """Cancel the timer."""
        if self._retry_timer is not None:
            self._retry_timer.cancel()


def _outdated(face: str, name: str, names: Iterable[str]) -> Iterator[str]:
    """A face's emojis under other names than the current one."""
    for other in names:
        if other != name and _face_of(other) == face:
            yield other


class Uploads:
    """Fetches the emojis at a start, and uploads missing ones if ``wanted``.

    Otherwise it fetches them repeatedly, as another process or the host may upload them.
    """

    def __init__(self, emojis: Emojis, *, wanted: bool) -> None:
        self._emojis = emojis
        self.wanted = wanted
        self._background, self._fetching = Background(), Background()

    async def start(self) -> None:
        """Start in the background."""
        self._background.start(self._work, "the emojis")
        if not self.wanted:
            self._fetching.keep(self._fetch_repeatedly, "emojis of others")

    async def wait(self) -> None:
        """Wait until the first fetch and upload are done."""
        await self._background.wait()

    async def _work(self) -> None:
        await self._emojis.fetch()
        if not self.wanted:
            return
        try:
            number = await self._upload()
        except (discord.DiscordException, *UNREACHABLE) as error:
            message = "the emojis could not be uploaded, try `python -m bot emojis`: %s"
            logger.warning(message, summary(error))
        else:
            logger.info("%d emojis have been uploaded", number)

    async def _fetch_repeatedly(self) -> None:
        while True:
            await asyncio.sleep(FETCH_SECONDS)
            await self._emojis.fetch()

    async def _upload(self) -> int:
        """Upload missing emojis; now and then Discord makes us wait for an hour (platform)."""
        while True:
            try:
                return await self._emojis.upload()
            except discord.RateLimited as error:
                await asyncio.sleep(error.retry_after)

    async def close(self) -> None:
        """Stop; the next start uploads the rest."""
        self._emojis.close()
        await self._fetching.close()
        await self._background.close()
