"""Private messages other than hands: a person has one panel at a time, and refusals go again.

The token of the interaction that brought them removes them, which costs nothing of the bot's own
limit. Those that stay, say after a restart, do no harm: each can be dismissed.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from bot.base.background import Background
from bot.base.bounded import Bounded
from bot.discord.answering.lost_replies import LOST, log_lost

FADES = 10.0
"""Seconds before a refusal goes, unless the next click comes first."""

MOST = 10_000
"""How many panels and refusals are remembered: the latest."""

TakeAway = Callable[[], Awaitable[None]]
"""Removes one message. Raises what is in LOST."""


class OpenPanel(NamedTuple):
    """A panel that somebody has open."""

    take_away: TakeAway
    lobby: int | None
    """The table whose lobby it is about; None: none."""


class PrivateNotes:
    """The newest panel of each person in each channel, and their newest refusal."""

    def __init__(self, fades: float = FADES) -> None:
        self._fades = fades
        self._panels = Bounded[tuple[int, int], OpenPanel](MOST)
        self._lobbies = Bounded[int, set[tuple[int, int]]](MOST)
        self._refusals = Bounded[int, TakeAway](MOST)
        self._background = Background()

    def panel(self, user: int, channel: int, take_away: TakeAway, lobby: int | None = None) -> None:
        """A panel was shown: an earlier one goes. ``lobby``: the table it settles."""
        before = self._panels.get((user, channel))
        self._panels[user, channel] = OpenPanel(take_away, lobby)
        if lobby is not None:
            self._lobbies[lobby] = (self._lobbies.get(lobby) or set()) | {(user, channel)}
        if before is not None:
            self._go(before.take_away)

    def settled(self, table: int) -> None:
        """A table is no longer a lobby: its people's panels about that are in the way."""
        for key in self._lobbies.pop(table, None) or ():
            panel = self._panels.get(key)
            if panel is not None and panel.lobby == table:
                self._panels.pop(key, None)
                self._go(panel.take_away)

    def refused(self, user: int, take_away: TakeAway) -> None:
        """A refusal was shown: it goes after a while."""
        self.clicked(user)
        self._refusals[user] = take_away
        self._background.start(partial(self._fade, user, take_away), "a refusal")

    def clicked(self, user: int) -> None:
        """The person goes on: they have read the refusal."""
        if (before := self._refusals.pop(user, None)) is not None:
            self._go(before)

    async def _fade(self, user: int, take_away: TakeAway) -> None:
        await asyncio.sleep(self._fades)
        if self._refusals.get(user) is take_away:
            self.clicked(user)

    def _go(self, take_away: TakeAway) -> None:
        self._background.start(partial(_taken, take_away), "taking a private message away")

    async def close(self) -> None:
        """Stop removing messages."""
        await self._background.close()


async def _taken(take_away: TakeAway) -> None:
    try:
        await take_away()
    except LOST as error:  # its token has expired, or the person was quicker
        log_lost(error)
