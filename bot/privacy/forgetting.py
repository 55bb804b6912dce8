"""Forgets people who ask for it: the house takes their seats, and nothing of them is left."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace

from bot.kit.errors import Denied
from bot.kit.feature import Remembers
from bot.privacy.rows import Kept, Personal, PrivacyRows
from bot.store.personal import name_in
from bot.tables.memory import stored_tables
from bot.tables.model import seats
from bot.tables.model.table import Table
from bot.tables.play.tables import Tables
from bot.tables.rows.repository import TableRows

TIMES = 5
"""How often at most a person is forgotten whom other processes write back."""

NOBODY = 0
"""Stands for a forgotten founder, if nobody else is left to lead the table."""


class Forgetting:
    """Tells people what is kept of them, and forgets them. Every method may raise StoreError."""

    def __init__(
        self,
        rows: PrivacyRows,
        personal: Personal,
        table_rows: TableRows,
        tables: Tables,
        names: Callable[[], Mapping[str, str]],
        others: Callable[[], Iterable[Remembers]],
    ) -> None:
        """``names``: what to write for theirs, by language: *a former player*; ``others`` have
        something of people in memory, and are told whom to forget."""
        self._rows = rows
        self._personal = personal
        self._table_rows = table_rows
        self._tables = tables
        self._names = names
        self._others = others
        self._heard: Callable[[], Awaitable[None]] | None = None

    def share(self, heard: Callable[[], Awaitable[None]]) -> None:
        """Other processes write to the store, too; ``heard`` waits until they know of everything
        written before."""
        self._heard = heard

    async def kept_of(self, user: int) -> Kept:
        """All that is kept of a person."""
        return await self._rows.kept_of(self._personal, user)

    async def forget(self, user: int) -> None:
        """Delete a person from all that is kept. What others have played stays as it is.

        Another process that has yet to hear of it may write them back with a table of its own, so
        it is done again until nothing is found. If it breaks off half-way, it can be asked for
        again.
        """
        await self._forget(user)
        if self._heard is None:
            return
        for _ in range(1, TIMES):
            await self._heard()
            if not await self._is_kept(user):
                return
            await self._forget(user)

    async def _is_kept(self, user: int) -> bool:
        return any((await self.kept_of(user)).values()) or bool(await self._rows.tables_with(user))

    async def _forget(self, user: int) -> None:
        names = self._names()
        for number in await self._rows.tables_with(user):
            try:
                table = await self._tables.register.table(number)
            except Denied:  # it cannot be read: its rows change with all the others
                continue
            async with table.lock:
                # Another process may serve it, and have changed it since it was read here.
                await self._tables.register.rereading.follow(table)
                await self._leave(table, user, names)
        for other in self._others():  # so that they save nothing more of them meanwhile
            other.forget(user)
        await self._rows.forget_person(self._personal, user, names)
        for other in self._others():
            other.forget(user)

    async def _leave(self, table: Table, user: int, names: Mapping[str, str]) -> None:
        """Take them off all lists and seats of a table."""
        await self._leave_lists(table, user)
        player = table.player_of(user)
        if player is None:
            await self._found_anew(table, user)
        elif table.people == 1 and table.round is None:
            await self._tables.stopping.close(table)
        elif table.state == "lobby":
            await self._tables.seating.draw_lots(table)
            await self._tables.seating.seat(table, seats.without(table.chairs, player))
            await self._found_anew(table, user)
        else:
            await self._found_anew(table, user)
            name = name_in(names, table.language)
            house = replace(table.chairs[player], name=name, user=None, house=True, away=None)
            await self._tables.seating.reseat(table, player, house)
            await self._tables.register.moves.go_on_if_possible(table)
            await self._tables.takebacks.ask_fewer(table)

    async def _leave_lists(self, table: Table, user: int) -> None:
        if user in table.removed:
            left = table.removed - {user}
            await stored_tables.note_removed(self._table_rows, table, left)
            table.removed = left
        if user in table.ready:
            ready = table.ready - {user}
            await stored_tables.note_ready(self._table_rows, table, ready)
            table.ready = ready
        if any(one.user == user for one in (*table.guests, *table.declined)):
            await self._table_rows.drop_seat_request(table.id, user)
            table.guests = tuple(one for one in table.guests if one.user != user)
            table.declined = tuple(one for one in table.declined if one.user != user)
            self._tables.register.tell(table)
        asked = table.asked_back
        if asked is not None and user in asked.agreed:
            agreed = tuple(other for other in asked.agreed if other != user)
            table.asked_back = asked._replace(agreed=agreed)
            await self._table_rows.set_take_back(table.id, table.asked_back)

    async def _found_anew(self, table: Table, user: int) -> None:
        """Pass a table of theirs to the first person who stays."""
        if table.founder == user:
            others = (chair.user for chair in table.chairs if chair.user not in (None, user))
            await self._tables.seating.make_founder(table, next(others, None) or NOBODY)
