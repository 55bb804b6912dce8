"""Calls people to a new table: those whom its server has chosen, and who don't sit there yet.

People who open a table to play alone with the house start at once, so a call waits a moment. It is
lost if the process ends meanwhile.

A call is recorded before it is posted: if that fails, nobody is called twice.
"""

import logging
from collections.abc import Awaitable, Callable
from functools import partial

from bot.base.background import Background
from bot.calls.pages import call_page
from bot.calls.rows import CallRows, CallSetting
from bot.choices.languages import Languages
from bot.discord.sending.budget import Urgency, urgent
from bot.discord.sending.messages import ChannelGone, Postbox
from bot.kit.errors import Denied
from bot.store import StoreError
from bot.tables.memory.register import Register
from bot.tables.model.table import Table, TableEvent

logger = logging.getLogger(__name__)

CALL_INTERVAL_SECONDS = 10 * 60
"""Minimum time between two calls of a server."""


class Calls:
    """Calls people to the tables of a register."""

    def __init__(
        self,
        *,
        rows: CallRows,
        register: Register,
        messages: Postbox,
        languages: Languages,
        now: Callable[[], int],
        delay: int,
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        """``delay``: seconds between the opening of a table and the call."""
        self._rows = rows
        self._register = register
        self._messages = messages
        self._languages = languages
        self._now = now
        self._delay = delay
        self._sleep = sleep
        self._background = Background()
        self._awaiting_call: set[int] = set()
        """New tables by number, and those just called to."""

    def start(self) -> None:
        """Follow the register from now on."""
        self._register.listen(self._on_changed)

    async def close(self) -> None:
        """Call nobody any more."""
        await self._background.close()

    def _on_changed(self, table: Table, events: tuple[TableEvent, ...]) -> None:
        """Schedule a call to a table that is new.

        The clock tells whole seconds: its second is added, or a table whose opening took a moment
        would be old at once where the delay is the shortest.
        """
        del events
        is_new = table.state == "lobby" and self._now() <= table.created_at + self._delay
        if is_new and table.reach == "server" and table.id not in self._awaiting_call:
            self._awaiting_call.add(table.id)
            self._background.start(
                partial(self._call_later, table.id), "calling to a table", table.id
            )

    async def _call_later(self, number: int) -> None:
        try:
            await self._sleep(self._delay)
            await self._call(number)
            await self._sleep(1)  # by then it is no longer new: each table is called to once
        except (StoreError, ChannelGone) as error:
            logger.warning("nobody is called to table %d: %s", number, type(error).__name__)
        finally:
            self._awaiting_call.discard(number)

    async def _call(self, number: int) -> None:
        """Call people to a table, if it waits for some. Raises StoreError and ChannelGone."""
        try:
            table = await self._register.table(number)
        except Denied:
            return
        setting = await self._rows.setting(table.guild)
        people = await self._people(table, setting)
        if not people and not setting.role:
            return
        words = await self._languages.load_for_server(table.guild, table.language)
        if table.state != "lobby" or len(table.chairs) == table.players:
            return
        now = self._now()
        if not await self._rows.claim(table.guild, now, now - CALL_INTERVAL_SECONDS):
            logger.info("table %d: its server was called to another one just now", table.id)
            return
        page = call_page(table.info(), table.channel, people, setting.role, words)
        with urgent(Urgency.BOARD):  # a command has begun the task
            await self._messages.post(table.channel, page, f"call-{table.id}")

    async def _people(self, table: Table, setting: CallSetting) -> tuple[int, ...]:
        """The people of the server's list who may take a seat at the table, and have none."""
        if setting.callees != "list":
            return ()
        listed = await self._rows.to_call(table.guild)
        seated = {chair.user for chair in table.chairs}
        return tuple(user for user in listed if user not in seated | table.removed)
