"""Private messages other than hands: a person has one panel at a time; sentences disappear.

They are deleted with the token of the interaction that brought them, which is free of the bot's
own rate limit. Those that stay, such as after a restart, do no harm: each can be dismissed.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from bot.base.background import Background
from bot.base.bounded import Bounded
from bot.discord.answering.lost_replies import LOST, log_lost

BRIEF_SECONDS = 10.0
"""Time before a sentence is deleted, unless the person's next click comes first."""

MAX_NOTES = 10_000
"""Number of the latest panels, and of the latest sentences, that are remembered."""

Delete = Callable[[], Awaitable[None]]
"""Deletes one message. Raises LOST."""


class OpenPanel(NamedTuple):
    """An open panel."""

    delete: Delete
    lobby: int | None
    """The table whose lobby it is about, if any."""


class PrivateNotes:
    """The newest panel of each person in each channel, and their newest brief note.

    That is a refusal, or a sentence about what was done.
    """

    def __init__(self) -> None:
        self._panels = Bounded[tuple[int, int], OpenPanel](MAX_NOTES)
        self._lobbies = Bounded[int, set[tuple[int, int]]](MAX_NOTES)
        self._brief_notes = Bounded[int, Delete](MAX_NOTES)
        self._background = Background()

    def panel(self, user: int, channel: int, delete: Delete, lobby: int | None = None) -> None:
        """Note a new panel, and delete the previous one. ``lobby``: the table it is about."""
        previous = self._panels.get((user, channel))
        self._panels[user, channel] = OpenPanel(delete, lobby)
        if lobby is not None:
            self._lobbies[lobby] = (self._lobbies.get(lobby) or set()) | {(user, channel)}
        if previous is not None:
            self._start_deleting(previous.delete)

    def match_started(self, table: int) -> None:
        """Delete all panels about a table's lobby."""
        for key in self._lobbies.pop(table, None) or ():
            panel = self._panels.get(key)
            if panel is not None and panel.lobby == table:
                self._panels.pop(key, None)
                self._start_deleting(panel.delete)

    def note_brief(self, user: int, delete: Delete | None) -> None:
        """Note a sentence, and delete it after a while. ``delete`` None: it stays."""
        if delete is None:
            return
        self.note_click(user)
        self._brief_notes[user] = delete
        self._background.start(partial(self._fade, user, delete), "a brief note")

    def note_click(self, user: int) -> None:
        """Delete a person's brief note at their next click: they have read it."""
        if (previous := self._brief_notes.pop(user, None)) is not None:
            self._start_deleting(previous)

    async def _fade(self, user: int, delete: Delete) -> None:
        await asyncio.sleep(BRIEF_SECONDS)
        if self._brief_notes.get(user) is delete:
            self.note_click(user)

    def _start_deleting(self, delete: Delete) -> None:
        self._background.start(partial(_delete, delete), "taking a private message away")

    async def close(self) -> None:
        """Stop removing messages."""
        await self._background.close()


async def _delete(delete: Delete) -> None:
    try:
        await delete()
    except LOST as error:  # its token has expired, or the person was quicker
        log_lost(error)
