"""Writes the commands to Discord: only if they differ from those it has, and later if need be.

Discord takes 200 new commands a day, and may be in trouble. Meanwhile the present commands are
served: whoever types one that has changed is told.
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

NOTE = "commands"
"""The note of what was written, and of how Discord describes it."""

CHAT_INPUT = discord.AppCommandType.chat_input.value
READ_ONLY = ("application_id", "version")
"""Fields of a command that Discord sends and does not accept."""

AT_ONCE = 3.0
"""Seconds that a start waits for the commands."""

FIRST_PAUSE, LONGEST_PAUSE = 60.0, 6 * 3600.0
"""Seconds between attempts: each pause is twice the one before."""


def pauses(first: float, longest: float) -> Iterator[float]:
    """Growing pauses, for ever."""
    while True:
        yield first
        first = min(longest, 2 * first)


class Publisher:
    """Writes a tree's commands, in the background if it takes long; or leaves that to another
    process."""

    def __init__(self, tree: Tree, store: Store, *, writes: bool = True) -> None:
        self._tree = tree
        self.writes = writes
        self._store = store
        self._background = Background()
        self._tried = asyncio.Event()

    async def start(self) -> None:
        """Write the commands, and carry on in the background unless that was done at once."""
        await self._tree.set_translator(Sentences())
        if not self.writes:
            return
        self._background.keep(self._work, "writing the commands", again=FIRST_PAUSE)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(AT_ONCE):
                await self._tried.wait()

    async def close(self) -> None:
        """Try no more."""
        await self._background.close()

    async def _work(self) -> None:
        for pause in pauses(FIRST_PAUSE, LONGEST_PAUSE):
            try:
                await self._write()
                return
            except (discord.DiscordException, StoreError, *UNREACHABLE) as error:
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
        """Write the commands if they differ from those that Discord has. Raises what goes wrong."""
        translator = self._tree.translator
        assert translator is not None
        payload = [
            await command.get_translated_payload(self._tree, translator)
            for command in self._tree.get_commands()
        ]
        wanted = _digest(payload)
        if await self._store.note(NOTE) == f"{wanted} {await self._described()}":
            return
        await self._overwrite(payload)
        logger.info("the commands have been written")
        await self._store.set_note(NOTE, f"{wanted} {await self._described()}")

    async def _described(self) -> str:
        """A digest of our commands as Discord describes them, which it does in any order."""
        standing = await self._tree.fetch_commands()
        ours = (one for one in standing if self._tree.has(one.name, one.type.value))
        return _digest([_plain(one.to_dict()) for one in sorted(ours, key=lambda one: one.id)])

    async def _overwrite(self, payload: list[dict[str, Any]]) -> None:
        """Replace our commands, and keep all others that the application has.

        Discord refuses a bulk write that leaves out an Entry Point command (50240), and deletes
        whatever else one leaves out.
        """
        client = self._tree.client
        assert client.application_id is not None
        path = "/applications/{application_id}/commands"
        listing = Route("GET", path, application_id=client.application_id)
        standing = await client.http.request(listing, params={"with_localizations": "true"})
        others = [
            {key: value for key, value in command.items() if key not in READ_ONLY}
            for command in standing
            if not self._tree.has(command["name"], command.get("type", CHAT_INPUT))
        ]
        await client.http.bulk_upsert_global_commands(client.application_id, [*payload, *others])


def _plain(part: Any) -> Any:
    """A description without the translations, which Discord tells only those who ask for them."""
    if isinstance(part, dict):
        return {
            key: _plain(value)
            for key, value in part.items()
            if not str(key).endswith("_localizations")
        }
    return [_plain(one) for one in part] if isinstance(part, list) else part


def _digest(value: object) -> str:
    text = json.dumps(value, sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:32]
