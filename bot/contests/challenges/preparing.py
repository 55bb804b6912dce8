"""Deals of challenges, drawn while these wait for an answer, so that nobody waits who accepts."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple, TypeAlias

from bot.base.background import Background
from bot.base.bounded import Bounded
from bot.contests.challenges.rows import StoredChallenge
from bot.contests.core.drawing_deals import Waiting

MAX_PREPARED = 100
"""Challenges whose deals are kept ready; those of others are drawn when they are accepted."""

Secrets: TypeAlias = tuple[str, ...]
DrawSecrets: TypeAlias = Callable[[StoredChallenge, Waiting], Awaitable[Secrets]]
"""Draws the secrets of a challenge's deals."""


class _Waits:
    """The user who waits for deals that are being drawn; 0: none yet."""

    person = 0

    def waiting(self) -> int:
        """Return the user who waits now."""
        return self.person


class _Drawing(NamedTuple):
    """Secrets that are being drawn, or are drawn."""

    task: "asyncio.Task[Secrets | None]"
    """Its result is None if drawing has failed."""
    waits: _Waits


class PreparedDeals:
    """The secrets of deals that are drawn in advance; in memory only."""

    def __init__(self, draw: DrawSecrets) -> None:
        self._draw = draw
        self._drawings = Bounded[int, _Drawing](MAX_PREPARED)
        self._background = Background()

    def begin(self, stored: StoredChallenge) -> None:
        """Draw the deals of a challenge that was just sent, when there is time for it."""
        waits = _Waits()
        draw = partial(self._draw, stored, waits.waiting)
        task = self._background.start(draw, "deals of a challenge")
        self._drawings[stored.id] = _Drawing(task, waits)

    async def take(self, stored: StoredChallenge, person: int) -> Secrets:
        """Return the secrets of a challenge's deals, for a person who accepts it.

        Drawing that has begun goes on as fast as if it began for that person.
        """
        drawing = self._drawings.pop(stored.id, None)
        if drawing is not None:
            drawing.waits.person = person
            secrets = await asyncio.shield(drawing.task)
            if secrets is not None:
                return secrets
        return await self._draw(stored, lambda: person)

    async def close(self) -> None:
        """Stop drawing."""
        await self._background.close()
