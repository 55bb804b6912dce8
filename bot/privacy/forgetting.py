"""Deletes the data of people who ask for it; house players take their seats."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace

from bot.kit.errors import Denied
from bot.kit.feature import Remembers
from bot.privacy.rows import Personal, PersonalData, PrivacyRows
from bot.store.personal import name_in
from bot.tables.model import seats
from bot.tables.model.table import Table
from bot.tables.play.tables import Tables
from bot.tables.rows.repository import TableRows

MAX_ATTEMPTS = 5
"""Attempts to delete a person whom other processes write back."""

NO_FOUNDER = 0
"""Founder of a table whose founder was deleted and that has no other person."""


class Forgetting:
    """Export and deletion of personal data. Every method may raise StoreError."""

    def __init__(
        self,
        rows: PrivacyRows,
        personal: Personal,
        table_rows: TableRows,
        tables: Tables,
        names: Callable[[], Mapping[str, str]],
        others: Callable[[], Iterable[Remembers]],
    ) -> None:
        """``names`` returns the replacements for deleted names, by language: *a former player*.

        ``others`` returns the caches from which people are dropped, too.
        """
        self._rows = rows
        self._personal = personal
        self._table_rows = table_rows
        self._tables = tables
        self._names = names
        self._caches = others
        self._propagated: Callable[[], Awaitable[None]] | None = None

    def share(self, heard: Callable[[], Awaitable[None]]) -> None:
        """Set a function that waits until other processes know of everything written before."""
        self._propagated = heard

    async def data_of(self, user: int) -> PersonalData:
        """Return all data of a person."""
        return await self._rows.data_of(self._personal, user)

    async def forget(self, user: int) -> None:
        """Delete all data of a person; other people's data stay.

        Another process that does not know of it yet may write the person back with a table of its
        own, so the deletion is repeated until nothing is left. If it fails half-way, it can be
        requested again.
        """
        await self._forget(user)
        if self._propagated is None:
            return
        for _ in range(1, MAX_ATTEMPTS):
            await self._propagated()
            if not await self._has_data(user):
                return
            await self._forget(user)

    async def _has_data(self, user: int) -> bool:
        kept = {name for rows in self._personal for name in rows.kept_when_forgotten}
        data = await self.data_of(user)
        left = any(rows for name, rows in data.items() if name not in kept)
        return left or bool(await self._rows.tables_with(user))

    async def _forget(self, user: int) -> None:
        names = self._names()
        for number in await self._rows.tables_with(user):
            try:
                table = await self._tables.register.table(number)
            except Denied:  # the table cannot be loaded: its rows change with all the others
                continue
            async with table.lock:
                # Another process may serve the table, and have changed it since it was read here.
                await self._tables.register.rereading.adopt_stored(table)
                await self._remove_from(table, user, names)
        for cache in self._caches():  # so that they save nothing more of them meanwhile
            cache.forget(user)
        await self._rows.forget_person(self._personal, user, names)
        for cache in self._caches():
            cache.forget(user)

    async def _remove_from(self, table: Table, user: int, names: Mapping[str, str]) -> None:
        """Take a user off all lists and seats of a table."""
        await self._remove_from_lists(table, user)
        player = table.player_of(user)
        if player is None:
            await self._pass_on_founder(table, user)
        elif table.people == 1 and table.round is None:
            await self._tables.stopping.close(table)
        elif table.state == "lobby":
            await self._tables.seating.draw_lots(table)
            await self._tables.seating.seat(table, seats.without_chair(table.chairs, player))
            await self._pass_on_founder(table, user)
        else:
            await self._pass_on_founder(table, user)
            name = name_in(names, table.language)
            house = replace(table.chairs[player], name=name, user=None, house=True, away=None)
            await self._tables.seating.reseat(table, player, house)
            await self._tables.register.moves.go_on_if_possible(table)
            await self._tables.takebacks.recheck_after_leaving(table)

    async def _remove_from_lists(self, table: Table, user: int) -> None:
        if user in table.removed:
            removed = table.removed - {user}
            await self._table_rows.set_removed(table.id, removed)
            table.removed = removed
        if user in table.ready:
            ready = table.ready - {user}
            await self._table_rows.set_ready(table.id, ready)
            table.ready = ready
        if any(entry.user == user for entry in (*table.guests, *table.declined)):
            await self._table_rows.drop_seat_request(table.id, user)
            table.guests = tuple(entry for entry in table.guests if entry.user != user)
            table.declined = tuple(entry for entry in table.declined if entry.user != user)
            self._tables.register.tell(table)
        takeback = table.asked_back
        if takeback is not None and user in takeback.agreed:
            agreed = tuple(other for other in takeback.agreed if other != user)
            table.asked_back = takeback._replace(agreed=agreed)
            await self._table_rows.set_take_back(table.id, table.asked_back)

    async def _pass_on_founder(self, table: Table, user: int) -> None:
        """Make the first person who stays the founder of a user's table."""
        if table.founder == user:
            staying = (chair.user for chair in table.chairs if chair.user not in (None, user))
            await self._tables.seating.make_founder(table, next(staying, None) or NO_FOUNDER)
