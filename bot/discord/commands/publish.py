"""Publishes the commands to Discord, only if they differ from those it has, with retries.

Discord takes 200 new commands a day, and may be in trouble. Until then it shows the old commands,
and one that has changed is answered with a sentence about that.
"""

import asyncio
import contextlib
import hashlib
import json
import logging
from collections.abc import Iterator
from typing import Any

import discord
from discord.http import Route

from bot.base.background import Background
from bot.discord.commands.command_tree import Sentences, Tree
from bot.discord.endpoint import UNREACHABLE
from bot.discord.errors import retry_after, summary
from bot.store import Store, StoreError

logger = logging.getLogger(__name__)

NOTE_KEY = "commands"
"""Key of the note with digests of the written commands and of Discord's description of them."""

CHAT_INPUT = discord.AppCommandType.chat_input.value
READ_ONLY = ("application_id", "version")
"""Fields of a command that Discord sends and does not accept."""

START_WAIT = 3.0
"""Seconds that a start waits for the commands."""

FIRST_PAUSE = 60.0
"""Seconds between the first two attempts; each pause is twice the one before."""
MAX_PAUSE = 6 * 3600.0
"""Maximum seconds between attempts."""


def pauses(first: float, longest: float) -> Iterator[float]:
    """Yield growing pauses for ever."""
    while True:
        yield first
        first = min(longest, 2 * first)


class Publisher:
    """Publishes a tree's commands, in the background if it takes long.

    ``writes``: whether this process does, and not another.
    """

    def __init__(self, tree: Tree, store: Store, *, writes: bool) -> None:
        self._tree = tree
        self.writes = writes
        self._store = store
        self._background = Background()
        self._tried = asyncio.Event()
        self.refused = False
        """The last attempt failed; another follows."""

    async def start(self) -> None:
        """Publish the commands; return after the first attempt, or after ``START_WAIT`` seconds."""
        await self._tree.set_translator(Sentences())
        if not self.writes:
            return
        self._background.keep(self._work, "writing the commands", first_pause=FIRST_PAUSE)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(START_WAIT):
                await self._tried.wait()

    async def close(self) -> None:
        """Stop."""
        await self._background.close()

    async def _work(self) -> None:
        for pause in pauses(FIRST_PAUSE, MAX_PAUSE):
            try:
                await self._write()
                self.refused = False
                return
            except (discord.DiscordException, StoreError, *UNREACHABLE) as error:
                self.refused = True
                wait = max(pause, retry_after(error))
                logger.warning(
                    "the commands could not be written, and those that Discord has are served; "
                    "next attempt in %d s: %s",
                    wait,
                    summary(error),
                )
            finally:
                self._tried.set()
            await asyncio.sleep(wait)

    async def _write(self) -> None:
        """Write the commands if they differ from those that Discord has. Raises all errors."""
        translator = self._tree.translator
        assert translator is not None
        payload = [
            await command.get_translated_payload(self._tree, translator)
            for command in self._tree.get_commands()
        ]
        digest = _digest(payload)
        if await self._store.note(NOTE_KEY) == f"{digest} {await self._published_digest()}":
            return
        await self._overwrite(payload)
        logger.info("the commands have been written")
        await self._store.set_note(NOTE_KEY, f"{digest} {await self._published_digest()}")

    async def _published_digest(self) -> str:
        """A digest of our commands as Discord describes them, in an order of ours."""
        published = await self._tree.fetch_commands()
        ours = [c for c in published if self._tree.has(c.name, c.type.value)]
        return _digest([_plain(c.to_dict()) for c in sorted(ours, key=lambda c: c.id)])

    async def _overwrite(self, payload: list[dict[str, Any]]) -> None:
        """Replace our commands, and keep all others that the application has.

        Discord refuses a bulk write that leaves out an Entry Point command (50240), and deletes
        whatever else one leaves out.
        """
        client = self._tree.client
        assert client.application_id is not None
        path = "/applications/{application_id}/commands"
        listing = Route("GET", path, application_id=client.application_id)
        published = await client.http.request(listing, params={"with_localizations": "true"})
        others = [
            {key: value for key, value in command.items() if key not in READ_ONLY}
            for command in published
            if not self._tree.has(command["name"], command.get("type", CHAT_INPUT))
        ]
        await client.http.bulk_upsert_global_commands(client.application_id, [*payload, *others])


def _plain(part: Any) -> Any:
    """A description without translations, which Discord includes only on request."""
    if isinstance(part, dict):
        return {
            key: _plain(value)
            for key, value in part.items()
            if not str(key).endswith("_localizations")
        }
    return [_plain(item) for item in part] if isinstance(part, list) else part


def _digest(value: object) -> str:
    text = json.dumps(value, sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:32]
