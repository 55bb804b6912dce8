"""Sitting in at a running match: whoever looks on asks, and one of its people says yes or no.

A question stands between two deals. It goes away with the next deal, or when nobody answers; it
outlives the process.
"""

import asyncio
from collections.abc import Callable
from typing import Literal

from bot.games.info import Chair, Guest
from bot.kit.errors import Denied
from bot.tables.lobby.seating import Seating
from bot.tables.memory import stored_tables
from bot.tables.memory.register import Register
from bot.tables.model import seats
from bot.tables.model.checks import check_not_removed, check_open
from bot.tables.model.deadlines import UNANSWERED
from bot.tables.model.table import Event, Table
from bot.tables.rows.repository import TableRows

MOST = 5
"""Questions that may stand at a table."""

Answer = Literal["yes", "no", "late", "nobody"]
"""What has come of a question: the next deal has begun before anybody answered, or nobody has."""


class SittingIn:
    """Asks the people of a table whether somebody may sit in."""

    def __init__(
        self, rows: TableRows, now: Callable[[], int], seating: Seating, register: Register
    ) -> None:
        self._rows, self._now = rows, now
        self._seating = seating
        self._tell = register.tell
        register.listen(self._changed)
        self._waiting: dict[tuple[int, int], asyncio.Event] = {}
        """Who waits for an answer, by table and user."""

    async def ask(self, table: Table, chair: Chair) -> str | None:
        """Ask for a seat that the house plays; the name of its owner if it is free at once,
        because all have left. The score stays with the seat. Raises Denied and StoreError.
        """
        async with table.lock:
            assert chair.user is not None
            self._free(table, chair.user)
            if not table.attended:
                return await self._seat(table, chair)
            if _find(table.declined, chair.user):
                raise Denied("sit-declined")
            if _find(table.guests, chair.user):
                return None
            if len(table.guests) >= MOST:
                raise Denied("sit-many-ask")
            guest = Guest(chair.user, chair.name, self._now())
            await stored_tables.ask_seat(self._rows, table, guest)
            table.guests = (*table.guests, guest)
            self._tell(table)
            return None

    async def answer(self, table: Table, user: int, guest: int, *, yes: bool) -> str:
        """One of the people says whether somebody may sit in; returns the name of whoever asked.

        The same answer once more changes nothing. Raises Denied and StoreError.
        """
        async with table.lock:
            if table.chairs[table.seat_of(user)].person != user:
                raise Denied("seat-with-house")
            if (known := _answered(table, guest, yes=yes)) is not None:
                return known
            asking = _find(table.guests, guest)
            if asking is None:
                raise Denied("nobody-asks")
            if yes:
                self._free(table, guest)
                await self._seat(table, Chair(asking.name, guest))
            else:
                await stored_tables.decline_seat(self._rows, table, asking)
                table.declined = (*table.declined, asking)
            self._drop(table, guest)
            return asking.name

    async def outcome(self, table: Table, user: int, deal: int) -> Answer:
        """Wait for the answer to a question that somebody asked after a deal."""
        key = table.id, user
        event = self._waiting.setdefault(key, asyncio.Event())
        try:
            if self._asks(table, user):
                await event.wait()
        finally:
            if self._waiting.get(key) is event:
                del self._waiting[key]
        if table.player_of(user) is not None:
            return "yes"
        if _find(table.declined, user):
            return "no"
        return "nobody" if table.between and table.deals == deal else "late"

    async def lapse(self, table: Table) -> None:
        """Nobody has answered the oldest question for long: it goes away. Raises StoreError."""
        async with table.lock:
            oldest = table.guests[0] if table.guests else None
            if oldest is not None and oldest.at + UNANSWERED <= self._now():
                await self._rows.drop_seat_request(table.id, oldest.user)
                self._drop(table, oldest.user)

    def _changed(self, table: Table, _: tuple[Event, ...]) -> None:
        """If a table no longer has a guest's question, end their wait."""
        for (number, user), event in self._waiting.items():
            if number == table.id and not self._asks(table, user):
                event.set()

    @staticmethod
    def _asks(table: Table, user: int) -> bool:
        return table.open and _find(table.guests, user) is not None

    def _drop(self, table: Table, user: int) -> None:
        table.guests = tuple(one for one in table.guests if one.user != user)
        self._tell(table)

    @staticmethod
    def _free(table: Table, user: int) -> list[int]:
        """The seats that an onlooker can have now, the best to take first.

        Those of people who have left come last: they may return. Raises Denied.
        """
        check_open(table)
        if table.round is not None:
            raise Denied("round-seats")
        if table.player_of(user) is not None and user not in table.removed:
            raise Denied("sits-already")
        check_not_removed(table, user)
        if table.live is not None or not table.between:
            raise Denied("join-between")
        house = seats.played_by_house(table.chairs)
        if not house:
            raise Denied("table-full")
        return house

    async def _seat(self, table: Table, chair: Chair) -> str:
        assert chair.user is not None
        first = self._free(table, chair.user)[0]
        name = table.chairs[first].name
        await self._seating.reseat(table, first, chair)
        return name


def _find(guests: tuple[Guest, ...], user: int) -> Guest | None:
    return next((one for one in guests if one.user == user), None)


def _answered(table: Table, guest: int, *, yes: bool) -> str | None:
    """The name of whoever has been answered so; None: they have not."""
    if yes:
        return next((chair.name for chair in table.chairs if chair.person == guest), None)
    declined = _find(table.declined, guest)
    return None if declined is None else declined.name
