"""Queue of interactions at other processes' shards.

If such a process ends, the one that takes over answers those that are not expired.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

from discord import InteractionType

from bot.base.bounded import Bounded

MAX_AGE = 30.0
"""Seconds for which an interaction is kept: Discord accepts an answer for three, or for fifteen
minutes once it is acknowledged (platform)."""

MAX_INTERACTIONS = 1000
"""Maximum number of interactions that are kept, the newest."""

KINDS = (
    InteractionType.application_command.value,
    InteractionType.component.value,
    InteractionType.modal_submit.value,
)
"""Kinds that are kept. Autocomplete is not: the next letter typed asks for it again."""


class ReceivedInteraction(NamedTuple):
    """Data of an interaction, and the time when it was received."""

    received_at: float
    data: Any


class PendingInteractions:
    """Interactions that are another process's to answer."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._queue = deque[ReceivedInteraction](maxlen=MAX_INTERACTIONS)
        self._drained = Bounded[int, bool](MAX_INTERACTIONS)
        """Interactions answered here after a takeover: the other process may have answered, too."""

    def keep(self, data: Any) -> bool:
        """Queue an interaction. Always returns True: it needs nothing else."""
        now = self._now()
        while self._queue and now - self._queue[0].received_at > MAX_AGE:
            self._queue.popleft()
        if data["type"] in KINDS:
            self._queue.append(ReceivedInteraction(now, data))
        return True

    def drain(self, serves: Callable[[int], bool]) -> list[Any]:
        """Empty the queue, and return unexpired interactions, oldest first.

        Only those of servers that this process ``serves`` (0: outside of servers).
        """
        oldest, queue = self._now() - MAX_AGE, tuple(self._queue)
        self._queue.clear()
        recent = (received.data for received in queue if received.received_at >= oldest)
        drained = [data for data in recent if serves(_server(data))]
        self._drained.update({int(data["id"]): True for data in drained})
        return drained

    def may_be_answered(self, interaction: int) -> bool:
        """True if another process may have answered this interaction."""
        return interaction in self._drained


def _server(data: Any) -> int:
    return int(data.get("guild_id") or 0)
