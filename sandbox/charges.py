"""Discord's charges for a bot: requests within the limit of its token, and bytes.

A token may make 50 requests a second for all servers together. Those whose address holds a token
of its own (answers to interactions, webhooks) do not count. Failed requests are charged, too.
https://docs.discord.com/developers/topics/rate-limits#global-rate-limit
"""

import re
from collections import Counter
from typing import Any, NamedTuple

PER_SECOND = 50
"""Own requests that a token may make in a second."""

FREE = ("interactions", "webhooks")
"""The beginnings of addresses that hold a token of their own, below the API."""


class Charge(NamedTuple):
    """The requests of both kinds for one channel, or for all, and their bytes."""

    own: int = 0
    free: int = 0
    bytes: int = 0

    def since(self, before: "Charge") -> "Charge":
        """The charges added since then."""
        return Charge(self.own - before.own, self.free - before.free, self.bytes - before.bytes)


class Charges:
    """Counts, by channel, what a bot sends."""

    def __init__(self) -> None:
        self._own = Counter[int]()
        self._free = Counter[int]()
        self._bytes = Counter[int]()
        self.kinds = Counter[tuple[int, str]]()
        """A channel's requests that count, by method."""

    def note(self, method: str, path: str, size: int, channel: int) -> None:
        """Count a request; ``path`` begins below the API, ``channel`` 0: it is about none."""
        self._bytes[channel] += size
        if is_free(path):
            self._free[channel] += 1
        else:
            self._own[channel] += 1
            self.kinds[channel, method] += 1

    def charge_of(self, channel: int) -> Charge:
        """The charges for a channel since the start."""
        return Charge(self._own[channel], self._free[channel], self._bytes[channel])

    @property
    def all(self) -> Charge:
        """All charges since the start."""
        return Charge(self._own.total(), self._free.total(), self._bytes.total())


def is_free(path: str) -> bool:
    """Whether requests to an address do not count towards the limit of the bot's token."""
    return path.strip("/").partition("/")[0] in FREE


def channel_of(path: str, interactions: dict[str, Any]) -> int:
    """The channel that a request is about; 0: none. ``interactions``: by token."""
    what, *parts = path.strip("/").split("/")
    if what == "channels":
        return int(parts[0]) if parts and re.fullmatch(r"\d{1,20}", parts[0]) else 0
    if what in FREE and len(parts) > 1 and parts[1] in interactions:
        return int(interactions[parts[1]].channel)
    return 0
