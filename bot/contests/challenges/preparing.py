"""Deals of challenges, drawn while these wait for an answer, so that nobody waits who accepts."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from bot.base.background import Background
from bot.base.bounded import Bounded
from bot.contests.challenges.rows import StoredChallenge

MAX_PREPARED = 100
"""Challenges whose deals are kept ready; those of others are drawn when they are accepted."""

Secrets: TypeAlias = tuple[str, ...]
DrawSecrets: TypeAlias = Callable[[StoredChallenge, int], Awaitable[Secrets]]
"""Draws the secrets of a challenge's deals, for a person who waits for them (0: none)."""


class PreparedDeals:
    """The secrets of deals that are drawn in advance; in memory only."""

    def __init__(self, draw: DrawSecrets) -> None:
        self._draw = draw
        self._drawing = Bounded[int, asyncio.Task[Secrets | None]](MAX_PREPARED)
        self._background = Background()

    def begin(self, stored: StoredChallenge) -> None:
        """Draw the deals of a challenge that was just sent, when there is time for it."""
        self._drawing[stored.id] = self._background.start(
            partial(self._draw, stored, 0), "deals of a challenge"
        )

    async def take(self, stored: StoredChallenge, person: int) -> Secrets:
        """Return the secrets of a challenge's deals, for a person who accepts it."""
        drawing = self._drawing.pop(stored.id, None)
        secrets = drawing.result() if drawing is not None and drawing.done() else None
        if secrets is not None:
            return secrets
        return await self._draw(stored, person)

    async def close(self) -> None:
        """Stop drawing."""
        await self._background.close()
