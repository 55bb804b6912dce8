"""Channels in which servers have the deal of the day: records, and what is kept of them;
``daily_channel_sql.py`` has the SQL.
"""

from typing import NamedTuple, Protocol

from bot.store.ladders import LadderStore

LEFT = "-"
"""In place of a digest: the message is gone or may not be drawn, and is left alone."""


class DailyChannel(NamedTuple):
    """The channel of a server, and the message there."""

    guild: int
    channel: int
    language: str
    """In which Discord has the server."""
    day: int = 0
    """Which day the message is for; 0: there is none."""
    nonce: str = ""
    """By which Discord knows it again when it is posted twice."""
    message: int | None = None
    """None: it is not known whether it was posted."""
    posted_at: int = 0
    drawn: str = ""
    """A digest of what it shows; empty: not known; ``LEFT``."""
    drawn_at: int = 0


class Finisher(NamedTuple):
    """Somebody of a server who has finished a deal of the day in time."""

    person: int
    name: str
    points: int
    by_house: bool
    """They had left it unfinished."""
    found: str | None
    """What is said of their decisions, as ``contests.StoredEntry`` has it."""
    entry: int
    ahead: int | None = None
    """As ``contests.StoredEntry`` has it."""


class DailyChannelStore(LadderStore, Protocol):
    """What is kept of these channels, above ladders; ``Store`` says what all calls share."""

    async def daily_channels(self) -> tuple[DailyChannel, ...]:
        """Those of all servers."""
        ...

    async def daily_channel(self, guild: int) -> DailyChannel | None:
        """That of a server."""
        ...

    async def set_daily_channel(self, new: DailyChannel) -> None:
        """A server has chosen one, in place of an earlier one."""
        ...

    async def note_daily_message(self, now: DailyChannel) -> bool:
        """Note what stands there, unless another channel was chosen meanwhile; whether it was."""
        ...

    async def clear_daily_channel(self, guild: int) -> None:
        """A server has none any more."""
        ...

    async def finishers(self, contest: int, home: int) -> tuple[Finisher, ...]:
        """Who of a server has finished a contest, in the order in which they have."""
        ...
