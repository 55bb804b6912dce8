"""What stands for an interaction in tests."""

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import discord

ANSWERED = 40060
"""Discord's code for an already acknowledged interaction."""


def refused(code: int) -> discord.HTTPException:
    """A refusal from Discord."""
    response: Any = SimpleNamespace(status=400, reason="no")
    return discord.HTTPException(response, {"code": code, "message": "no"})


class Asked:
    """An interaction that notes its answers; ``age``: seconds since it was made."""

    id, command = 77, None
    user = SimpleNamespace(id=11, display_name="Ana", global_name="Ana", name="ana")
    permissions = SimpleNamespace(manage_channels=False, manage_guild=False)
    locale, channel_id = "en-GB", 2
    guild_id, guild_locale = 1, "en-US"

    def __init__(self, age: float = 0.0, *, on_private: bool = False) -> None:
        self.created_at = datetime.now(UTC) - timedelta(seconds=age)
        self.message: Any = None
        if on_private:
            self.message = SimpleNamespace(id=5, flags=SimpleNamespace(ephemeral=True))
        self.response = self.followup = self
        self.deferred = False
        self.sent: list[bool] = []
        """True if each page sent has a picture."""
        self.ways: list[str] = []
        """How each was sent."""
        self.uplink = asyncio.Event()
        """Files arrive once this is set."""
        self.uplink.set()
        self.arrives_broken_off = False
        """An upload that is broken off arrives all the same."""
        self.answered = False
        self.original: Any = None
        """What is there of its answer; None: nothing."""

    def is_done(self) -> bool:
        return self.deferred or bool(self.sent)

    async def defer(self, **_: Any) -> None:
        if self.answered:
            raise refused(ANSWERED)
        self.deferred = True

    async def original_response(self) -> Any:
        if self.original is None:
            raise refused(10015)
        return self.original

    async def send_message(self, *, ephemeral: bool, **sent: Any) -> Any:
        await self._arrive("private" if ephemeral else "public", bool(sent.get("files")))
        return SimpleNamespace(message_id=5, resource=None)

    async def edit_message(self, **sent: Any) -> Any:
        await self._arrive("in place", bool(sent.get("attachments")))
        return None

    async def send(self, *, ephemeral: bool, **sent: Any) -> Any:
        way = "private after" if ephemeral else "public after"
        await self._arrive(way, bool(sent.get("files")))
        return SimpleNamespace(
            id=6, components=[], delete=self.delete_original_response, edit=self._edit_sent
        )

    async def _edit_sent(self, **sent: Any) -> Any:
        await self._arrive("edit after", bool(sent.get("attachments")))
        return SimpleNamespace(id=6, components=[])

    async def edit_original_response(self, **sent: Any) -> Any:
        await self._arrive("edit", bool(sent.get("attachments")))
        return SimpleNamespace(id=5, components=[])

    async def delete_original_response(self) -> None:
        self.ways.append("taken away")

    async def _arrive(self, way: str, files: bool) -> None:
        if files:
            try:
                await self.uplink.wait()
            except asyncio.CancelledError:
                self.answered = self.arrives_broken_off
                raise
        self.sent.append(files)
        self.ways.append(way)
