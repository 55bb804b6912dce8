"""Channels where servers have the deal of the day: records, and what the store does with them;
``daily_channel_sql.py`` has the SQL."""

from typing import NamedTuple, Protocol

from bot.store.ladders import LadderStore

LEFT = "-"
"""In place of a digest: the message is gone or may not be drawn, and is left alone."""


class DailyChannel(NamedTuple):
    """The channel of a server, and the message there."""

    guild: int
    channel: int
    language: str
    """The language that Discord has for the server."""
    day: int = 0
    """The day the message is for; 0: there is no message."""
    nonce: str = ""
    """Lets Discord spot it if it is posted twice."""
    message: int | None = None
    """None: nobody knows whether it was posted."""
    posted_at: int = 0
    drawn: str = ""
    """A digest of what it shows; empty: unknown; or ``LEFT``."""
    drawn_at: int = 0


class Finisher(NamedTuple):
    """Somebody of a server who has finished a deal of the day in time."""

    person: int
    name: str
    points: int
    by_house: bool
    """The house finished it for them."""
    found: str | None
    """The verdict on their decisions, as in ``contests.StoredEntry``."""
    entry: int
    ahead: int | None = None
    """As in ``contests.StoredEntry``."""


class DailyChannelStore(LadderStore, Protocol):
    """The store's calls about these channels, on top of ladders; ``Store`` says what all calls
    share."""

    async def daily_channels(self, before: int | None = None) -> tuple[DailyChannel, ...]:
        """Those of all servers; ``before``: only where the message is for an earlier day than this
        one, or there is none yet."""
        ...

    async def daily_channel(self, guild: int) -> DailyChannel | None:
        """That of a server."""
        ...

    async def set_daily_channel(self, new: DailyChannel) -> None:
        """Note a server's choice, in place of an earlier one."""
        ...

    async def note_daily_message(self, now: DailyChannel) -> bool:
        """Note what stands there; returns False if another channel was chosen meanwhile."""
        ...

    async def clear_daily_channel(self, guild: int) -> None:
        """A server no longer has one."""
        ...

    async def finishers(self, contest: int, home: int) -> tuple[Finisher, ...]:
        """Who of a server has finished a contest, in that order."""
        ...
