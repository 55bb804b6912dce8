"""Keeps blocked people and servers from playing.

The list is polled, because the host's terminal changes it. Open tables go on without a blocked
person, as without anybody who leaves; those of a blocked server are closed.
"""

import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial

from bot.base.background import Background, repeat
from bot.blocks.pages import notice, reminder
from bot.blocks.rows import CHANGES, Block, BlockKind, BlockRows
from bot.kit.errors import Denied
from bot.kit.wishes import Aside, Person, Response
from bot.store import StoreError
from bot.tables.model.deadlines import server_of
from bot.tables.model.table import Table, TableEvent
from bot.tables.play.tables import Tables

logger = logging.getLogger(__name__)

POLL_SECONDS = 3.0
"""Poll interval: a running bot knows of a change after this time."""


class Blocks:
    """The blocks of this bot, as of the last poll."""

    def __init__(self, rows: BlockRows, tables: Tables, serves: Callable[[int], bool]) -> None:
        """``serves``: tells whether this process serves a server."""
        self._rows = rows
        self._tables = tables
        self._serves = serves
        self._background = Background()
        self._loaded = False
        self._last_change: str | None = None
        """The counter of changes, as last polled."""
        self._blocks: dict[tuple[BlockKind, int], Block] = {}
        self._unapplied: list[Block] = []
        """New blocks, whose tables have not been looked for."""
        self._affected: set[int] = set()
        """Tables, by number, at which others have seated a blocked person."""

    def start(self) -> None:
        """Follow the list and the tables from now on."""
        self._tables.register.listen(self._on_changed)
        poll = partial(repeat, self.poll, POLL_SECONDS, StoreError, _log_failure)
        self._background.keep(poll, "the list of blocks")

    async def close(self) -> None:
        """Stop polling."""
        await self._background.close()

    async def poll(self) -> None:
        """Poll once, and let open tables go on without blocked people. Raises StoreError."""
        await self._load()
        while self._unapplied:
            block = self._unapplied.pop()
            try:
                await self._apply(block)
            except StoreError:
                self._unapplied.append(block)
                raise
        while self._affected:
            number = self._affected.pop()
            try:
                await self._enforce(number)
            except StoreError:
                self._affected.add(number)
                raise

    async def _load(self) -> None:
        change = await self._rows.store.note(CHANGES)
        if self._loaded and change == self._last_change:
            return
        stored = await self._rows.blocks()
        new = [block for block in stored if (block.kind, block.number) not in self._blocks]
        self._unapplied.extend(new)
        self._blocks = {(block.kind, block.number): block for block in stored}
        self._last_change, self._loaded = change, True

    # Requests -----------------------------------------------------------------------------------

    async def refusal(self, person: Person, server: int) -> Response | None:
        """The answer to a person who is blocked, or whose server is; None: neither is."""
        if not self._loaded:  # a request that comes before the first poll
            await self._load()
        block = self._blocks.get(("user", person.user))
        if block is not None:
            if await self._claim_notice(block):
                return Aside(notice(block, person.words))
            return Aside(reminder(person.words), brief=True)
        block = self._blocks.get(("server", server))
        return None if block is None else Aside(notice(block, person.words))

    def check_people(self, users: Iterable[int]) -> None:
        """Raise Denied if a user named in a command is blocked: nobody can play with them."""
        for user in users:
            if ("user", user) in self._blocks:
                raise Denied("named-unavailable", user=str(user))

    async def _claim_notice(self, block: Block) -> bool:
        """Whether a person is told now why they are blocked: it is done once."""
        key = block.kind, block.number
        if block.told:
            return False
        is_claimed = await self._rows.claim_notice(block.number)
        if self._blocks.get(key) is block:  # not taken back meanwhile
            self._blocks[key] = block._replace(told=True)
        return is_claimed

    # Tables -------------------------------------------------------------------------------------

    async def _apply(self, block: Block) -> None:
        """Take a person off their tables, or close those of a server. Raises StoreError."""
        if (block.kind, block.number) not in self._blocks:
            return
        if block.kind == "server":
            if self._serves(block.number):
                await self._tables.stopping.close_all(block.number)
            return
        for seated in await self._rows.tables_with(block.number):
            if self._serves(seated.server):
                with suppress(Denied):  # it is over, or this release cannot read it
                    table = await self._tables.register.table(seated.table)
                    await self._remove(table, block.number)

    def _on_changed(self, table: Table, events: tuple[TableEvent, ...]) -> None:
        """Note a table with a blocked person, whom others may have seated."""
        del events
        concerns = table.open and (self._is_closed_here(table) or self._blocked_at(table))
        if concerns and self._serves(server_of(table)):
            self._affected.add(table.id)

    async def _enforce(self, number: int) -> None:
        """Take all blocked people off a table, or close that of a server. Raises StoreError."""
        try:
            table = await self._tables.register.table(number)
        except Denied:  # it is over
            return
        if self._is_closed_here(table):
            async with table.lock:
                await self._tables.stopping.close(table)
        for user in self._blocked_at(table):
            await self._remove(table, user)

    async def _remove(self, table: Table, user: int) -> None:
        """Take a person and their request for a seat off a table. Raises StoreError."""
        await self._tables.sitting_in.withdraw(table, user)
        with suppress(Denied):  # they do not sit there, or have left
            await self._tables.attendance.leave(table, user)

    def _is_closed_here(self, table: Table) -> bool:
        return ("server", table.guild) in self._blocks

    def _blocked_at(self, table: Table) -> tuple[int, ...]:
        """Blocked people who sit at a table and have not left, or who ask for a seat."""
        staying = (
            chair.user for chair in table.chairs if not chair.house or chair.away is not None
        )
        asking = (guest.user for guest in table.guests)
        return tuple(
            user
            for user in (*staying, *asking)
            if user is not None and ("user", user) in self._blocks
        )


def _log_failure(error: Exception) -> None:
    logger.warning("the list of blocks cannot be read now: %s", error)
