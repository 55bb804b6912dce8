"""The limits that the stand-in enforces on a bot, and the speed of its line.

Each row can be set. The figures are Discord's own where it states them; those for edits it tells
only in headers, and others have measured them.
https://docs.discord.com/developers/topics/rate-limits
"""

from collections import deque
from collections.abc import Mapping
from typing import NamedTuple

from sandbox.charges import is_free

NEVER = 10**9


class Rate(NamedTuple):
    """At most ``most`` requests in ``seconds``."""

    most: int
    seconds: float


class Hardness(NamedTuple):
    """The limits on a bot: by default Discord's own."""

    edits: Rate = Rate(5, 5.0)
    """Edits of messages in one channel, by the bot's token."""
    token: Rate = Rate(50, 1.0)
    """Requests by the bot's token; those that hold a token of their own do not count."""
    old: Rate = Rate(3, 20.0)
    """Edits of messages older than ``age`` seconds, in one channel."""
    age: float = 3600.0
    invalid: Rate = Rate(10_000, 600.0)
    """Answers 401, 403 and 429; with more the bot's address is banned, for ``ban`` seconds."""
    ban: float = 3600.0
    identifies: Rate = Rate(1, 5.0)
    """Sessions begun at the gateway, for each key of ``max_concurrency``."""
    latency: float = 0.0
    """Seconds from here to the bot and back."""
    uplink: float = 0.0
    """Bytes a second on the line on which files come; 0: no limit."""


DISCORD = Hardness()
SOFT = DISCORD._replace(
    edits=Rate(NEVER, 1.0),
    token=Rate(NEVER, 1.0),
    old=Rate(NEVER, 1.0),
    invalid=Rate(NEVER, 1.0),
    identifies=Rate(NEVER, 1.0),
)
"""No limits: people in tests are quicker than real ones."""
FAR = SOFT._replace(latency=0.06, uplink=1_250_000.0)
"""No limits, over the line of a small server: ten million bits a second."""


class Window:
    """Counts in a sliding window."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._times = deque[float]()

    def remaining(self, now: float) -> int:
        """The number still allowed now."""
        while self._times and now - self._times[0] >= self._rate.seconds:
            self._times.popleft()
        return self._rate.most - len(self._times)

    def take(self, now: float) -> bool:
        """Whether there may be one more; it counts if so."""
        if self.remaining(now) <= 0:
            return False
        self._times.append(now)
        return True

    def wait(self, now: float) -> float:
        """Seconds until there may be one more."""
        return (
            max(0.0, self._times[0] + self._rate.seconds - now) if self.remaining(now) <= 0 else 0.0
        )


class Refusal(NamedTuple):
    """Too many: for how many seconds, whether for all requests, and Discord's own code."""

    wait: float
    everywhere: bool = False
    code: int = 0


class Counted:
    """The recent requests of a bot, counted against the limits."""

    def __init__(self, hardness: Hardness) -> None:
        self.hardness = hardness
        self._token = Window(hardness.token)
        self._invalid = Window(hardness.invalid)
        self._old: dict[int, Window] = {}
        self._identifies: dict[int, Window] = {}
        self._banned = 0.0

    def ban_seconds(self, now: float) -> float:
        """Seconds for which nothing from the bot is even looked at."""
        return max(0.0, self._banned - now)

    def note(self, status: int, headers: Mapping[str, str], now: float) -> None:
        """An answer has been given."""
        if status not in (401, 403, 429) or headers.get("X-RateLimit-Scope") == "shared":
            return
        if not self._invalid.take(now):
            self._banned = now + self.hardness.ban

    def refuses(self, path: str, now: float) -> Refusal | None:
        """Whether one more request is too many for the token; ``path`` begins below the API."""
        if is_free(path) or self._token.take(now):
            return None
        return Refusal(self._token.wait(now), everywhere=True)

    def may_identify(self, key: int, now: float) -> bool:
        """Whether one more session may begin at the gateway; it counts if so."""
        window = self._identifies.setdefault(key, Window(self.hardness.identifies))
        return window.take(now)

    def too_old(self, channel: int, age: float, now: float) -> Refusal | None:
        """Whether messages as old as this have been edited too often in the channel."""
        if age <= self.hardness.age:
            return None
        window = self._old.setdefault(channel, Window(self.hardness.old))
        return None if window.take(now) else Refusal(window.wait(now), code=30046)
