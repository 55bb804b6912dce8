"""What people do at shards that another process has, for as long as it can be answered: if that one
ends meanwhile, whoever follows it answers."""

import time
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

from discord import InteractionType

from bot.bounded import Bounded

ANSWERABLE = 3.0
"""Seconds after which Discord takes no answer any more (platform)."""

MOST = 1000
"""So many are kept at most, the newest."""

WANTED = (
    InteractionType.application_command.value,
    InteractionType.component.value,
    InteractionType.modal_submit.value,
)
"""Lists while somebody types are not kept: with the next letter they are asked for anew."""


class Heard(NamedTuple):
    """Something that was done, as Discord tells of it, and when that was heard."""

    at: float
    told: Any


class Overheard:
    """What is not answered here as long as another process is there to answer it."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._heard = deque[Heard](maxlen=MOST)
        self._left = Bounded[int, bool](MOST)
        """Interactions that were kept and may be answered here: somebody else may have."""

    def keep(self, told: Any) -> None:
        """Somebody has done something, which another process sees to."""
        now = self._now()
        while self._heard and now - self._heard[0].at > ANSWERABLE:
            self._heard.popleft()
        if told["type"] in WANTED:
            self._heard.append(Heard(now, told))

    def left(self, hears: Callable[[int], bool]) -> list[Any]:
        """What can still be answered in servers of which this process ``hears``, the first first;
        0: outside of servers. Nothing is kept from now on."""
        oldest, heard = self._now() - ANSWERABLE, tuple(self._heard)
        self._heard.clear()
        found = [one.told for one in heard if one.at >= oldest and hears(_server(one.told))]
        self._left.update({int(told["id"]): True for told in found})
        return found

    def doubtful(self, interaction: int) -> bool:
        """Whether another process may have answered this interaction."""
        return interaction in self._left


def _server(told: Any) -> int:
    return int(told.get("guild_id") or 0)
