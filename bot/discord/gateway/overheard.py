"""What people do at other processes' shards, for as long as it may wait for an answer: if such a
process ends, its follower answers."""

import time
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

from discord import InteractionType

from bot.base.bounded import Bounded

AWAITED = 30.0
"""Seconds for which somebody may wait: Discord accepts an answer for three, or for fifteen minutes
once it is told that one will come (platform)."""

MOST = 1000
"""How many are kept at most, the newest."""

WANTED = (
    InteractionType.application_command.value,
    InteractionType.component.value,
    InteractionType.modal_submit.value,
)
"""Lists while somebody types are left out: the next letter asks for them again."""


class ReceivedInteraction(NamedTuple):
    """Something that somebody did, as Discord tells it, and when we heard."""

    at: float
    told: Any


class PendingInteractions:
    """What we leave unanswered while another process is there to answer."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._heard = deque[ReceivedInteraction](maxlen=MOST)
        self._left = Bounded[int, bool](MOST)
        """Interactions kept and then answered here: the other process may have answered, too."""

    def keep(self, told: Any) -> bool:
        """Keep something that another process sees to. Always true: it is taken care of."""
        now = self._now()
        while self._heard and now - self._heard[0].at > AWAITED:
            self._heard.popleft()
        if told["type"] in WANTED:
            self._heard.append(ReceivedInteraction(now, told))
        return True

    def left(self, hears: Callable[[int], bool]) -> list[Any]:
        """What may still wait for an answer in servers that this process ``hears`` (0: outside of
        servers), oldest first. Empties what was kept."""
        oldest, heard = self._now() - AWAITED, tuple(self._heard)
        self._heard.clear()
        found = [one.told for one in heard if one.at >= oldest and hears(_server(one.told))]
        self._left.update({int(told["id"]): True for told in found})
        return found

    def doubtful(self, interaction: int) -> bool:
        """True if another process may have answered this interaction."""
        return interaction in self._left


def _server(told: Any) -> int:
    return int(told.get("guild_id") or 0)
