"""Sitting in at a running match: whoever looks on asks, and one of its people says yes or no.

A question stands between two deals. It goes away with the next deal, or when nobody answers; it is
in memory alone, and is asked again with one press.
"""

import asyncio
from typing import Literal

from bot.tables import seats
from bot.tables.checks import check_not_removed, check_open
from bot.tables.errors import Denied
from bot.tables.info import Chair, Guest
from bot.tables.register import Register
from bot.tables.seating import Seating
from bot.tables.table import Event, Table

WAIT = 10 * 60
"""Seconds after which a question goes away that nobody answers."""
MOST = 5
"""Questions that may stand at a table."""

Answer = Literal["yes", "no", "late", "nobody"]
"""What has come of a question: the next deal has begun before anybody answered, or nobody has."""


class SittingIn:
    """Asks the people of a table whether somebody may sit in."""

    def __init__(self, seating: Seating, register: Register) -> None:
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
            if chair.user in table.declined:
                raise Denied("sit-declined")
            guest = Guest(chair.user, chair.name)
            if guest.user in {one.user for one in table.guests}:
                return None
            if len(table.guests) >= MOST:
                raise Denied("sit-many-ask")
            table.guests = (*table.guests, guest)
            self._tell(table)
            return None

    async def answer(self, table: Table, user: int, guest: int, *, yes: bool) -> str:
        """One of the people says whether somebody may sit in; returns the name of whoever asked.

        Raises Denied and StoreError.
        """
        async with table.lock:
            if table.chairs[table.seat_of(user)].person != user:
                raise Denied("seat-with-house")
            asking = next((one for one in table.guests if one.user == guest), None)
            if asking is None:
                raise Denied("nobody-asks")
            if yes:
                self._free(table, guest)
                await self._seat(table, Chair(asking.name, guest))
            else:
                table.declined = table.declined | {guest}
            self._drop(table, guest)
            return asking.name

    async def outcome(self, table: Table, user: int) -> Answer:
        """Wait for the answer to somebody's question; a question without one lapses."""
        key = table.id, user
        event = self._waiting.setdefault(key, asyncio.Event())
        try:
            if self._asks(table, user):
                async with asyncio.timeout(WAIT):
                    await event.wait()
        except TimeoutError:
            async with table.lock:
                self._drop(table, user)
            return "nobody"
        finally:
            self._waiting.pop(key, None)
        if table.player_of(user) is not None:
            return "yes"
        return "no" if user in table.declined else "late"

    def _changed(self, table: Table, _: tuple[Event, ...]) -> None:
        """If a table no longer has a guest's question, end their wait."""
        for (number, user), event in self._waiting.items():
            if number == table.id and not self._asks(table, user):
                event.set()

    @staticmethod
    def _asks(table: Table, user: int) -> bool:
        return table.open and any(one.user == user for one in table.guests)

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
