"""Sitting in at a running match: an onlooker asks, and one of its people says yes or no.

A request is open between two deals. It expires with the next deal, or unanswered after a while; it
survives a restart.
"""

import asyncio
from collections.abc import Callable
from typing import Literal

from bot.games.info import Chair, Guest
from bot.kit.errors import Denied
from bot.tables.lobby.seating import Seating
from bot.tables.memory.register import Register
from bot.tables.model import seats
from bot.tables.model.checks import check_not_removed, check_open
from bot.tables.model.deadlines import GUEST_SECONDS
from bot.tables.model.table import Table, TableEvent
from bot.tables.rows.repository import TableRows
from bot.tables.rows.seat_requests import SeatRequest

MAX_REQUESTS = 5
"""Number of open requests at a table."""

SeatRequestOutcome = Literal["yes", "no", "late", "nobody", "closed"]
"""The outcome of a request; unanswered, it was ended by the next deal or the end of the match, or
it has expired."""


class SittingIn:
    """Asks the people of a table whether an onlooker may sit in."""

    def __init__(
        self, rows: TableRows, now: Callable[[], int], seating: Seating, register: Register
    ) -> None:
        self._rows = rows
        self._now = now
        self._seating = seating
        self._tell = register.tell
        register.listen(self._wake_waiting)
        self._waiting: dict[tuple[int, int], asyncio.Event] = {}
        """Events of callers that wait for an answer, by table and user."""

    async def ask(self, table: Table, chair: Chair) -> str | None:
        """Ask for a seat that the house plays. Raises Denied and StoreError.

        Returns the name of its owner if it is free at once, because all have left. The score stays
        with the seat.
        """
        async with table.lock:
            assert chair.user is not None
            self._free_seats(table, chair.user)
            if not table.attended:
                return await self._seat(table, chair)
            if _find(table.declined, chair.user):
                raise Denied("sit-declined")
            if _find(table.guests, chair.user):
                return None
            if len(table.guests) >= MAX_REQUESTS:
                raise Denied("sit-many-ask")
            guest = Guest(chair.user, chair.name, self._now())
            await self._rows.ask_seat(table.id, SeatRequest(guest))
            table.guests = (*table.guests, guest)
            self._tell(table)
            return None

    async def answer(self, table: Table, user: int, guest: int, *, yes: bool) -> str:
        """Answer a guest's request as one of the people; returns the guest's name.

        Repeating an answer changes nothing. Raises Denied and StoreError.
        """
        async with table.lock:
            if table.chairs[table.seat_of(user)].person != user:
                raise Denied("seat-with-house")
            if (name := _name_if_answered(table, guest, yes=yes)) is not None:
                return name
            request = _find(table.guests, guest)
            if request is None:
                raise Denied("nobody-asks")
            if yes:
                self._free_seats(table, guest)
                await self._seat(table, Chair(request.name, guest))
            else:
                await self._rows.ask_seat(table.id, SeatRequest(request, declined=True))
                table.declined = (*table.declined, request)
            self._drop(table, guest)
            return request.name

    async def withdraw(self, table: Table, user: int) -> None:
        """Delete a user's request, if there is one. Raises StoreError."""
        async with table.lock:
            if _find(table.guests, user) is not None:
                await self._rows.drop_seat_request(table.id, user)
                self._drop(table, user)

    async def outcome(self, table: Table, user: int, deal: int) -> SeatRequestOutcome:
        """Wait for the answer to a user's request, made after a deal."""
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
        if not table.open:
            return "closed"
        return "nobody" if table.between and table.deals == deal else "late"

    async def expire_request(self, table: Table) -> None:
        """Expire the oldest request if it was not answered for long. Raises StoreError."""
        async with table.lock:
            oldest = table.guests[0] if table.guests else None
            if oldest is not None and oldest.at + GUEST_SECONDS <= self._now():
                await self._rows.drop_seat_request(table.id, oldest.user)
                self._drop(table, oldest.user)

    def _wake_waiting(self, table: Table, _: tuple[TableEvent, ...]) -> None:
        """Wake the callers whose requests are closed."""
        for (table_number, user), event in self._waiting.items():
            if table_number == table.id and not self._asks(table, user):
                event.set()

    @staticmethod
    def _asks(table: Table, user: int) -> bool:
        return table.open and _find(table.guests, user) is not None

    def _drop(self, table: Table, user: int) -> None:
        table.guests = tuple(guest for guest in table.guests if guest.user != user)
        self._tell(table)

    @staticmethod
    def _free_seats(table: Table, user: int) -> list[int]:
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
        house = seats.house_seats(table.chairs)
        if not house:
            raise Denied("table-full")
        return house

    async def _seat(self, table: Table, chair: Chair) -> str:
        assert chair.user is not None
        first = self._free_seats(table, chair.user)[0]
        name = table.chairs[first].name
        await self._seating.reseat(table, first, chair)
        return name


def _find(guests: tuple[Guest, ...], user: int) -> Guest | None:
    return next((guest for guest in guests if guest.user == user), None)


def _name_if_answered(table: Table, guest: int, *, yes: bool) -> str | None:
    """The name of a guest who has been given this answer; None: they have not."""
    if yes:
        return next((chair.name for chair in table.chairs if chair.person == guest), None)
    declined = _find(table.declined, guest)
    return None if declined is None else declined.name
