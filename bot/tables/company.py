"""The people at a table: who is ready, who goes, who plays again, and a pause for all of them."""

import json

from bot.store import ChannelTaken, Seat, StoredTable
from bot.tables import log, seats
from bot.tables.errors import Denied
from bot.tables.info import Chair
from bot.tables.lobbies import Lobbies
from bot.tables.register import NUMBERS
from bot.tables.table import Table


class Company(Lobbies):
    """What people settle among themselves."""

    async def check_founder(self, table: Table, user: int) -> None:
        """Raises Denied if the lobby isn't this person's to lead, even when its founder is away."""
        async with table.lock:
            await self._founder_only(table, user)

    async def ask_ready(self, table: Table, user: int) -> None:
        """The founder, who is ready, asks everybody in the lobby. Raises Denied."""
        async with table.lock:
            await self._founder_only(table, user)
            await self._note_ready(table, frozenset({user}))

    async def ready(self, table: Table, user: int) -> None:
        """A person in the lobby is ready. Raises Denied."""
        async with table.lock:
            table.seat_of(user)
            self._lobby_only(table)
            await self._note_ready(table, table.ready | {user})

    async def _note_ready(self, table: Table, ready: frozenset[int]) -> None:
        await log.note_ready(self._store, table, ready)
        table.ready = ready
        self._tell(table)

    async def remove(self, table: Table, founder: int, user: int) -> None:
        """The founder removes somebody else from the lobby. Raises Denied."""
        async with table.lock:
            await self._founder_only(table, founder)
            player = table.player_of(user)
            if player is None or user == founder:
                raise Denied("nobody-to-remove")
            await self._note_removed(table, table.removed | {user})
            await self._draw_lots(table)
            await self._seat(table, seats.without(table.chairs, player))

    async def _note_removed(self, table: Table, users: frozenset[int]) -> None:
        await log.note_removed(self._store, table, users)
        table.removed = users

    async def invite(self, table: Table, host: int, users: tuple[int, ...]) -> None:
        """Somebody at the table calls others to the lobby; the founder whomever they removed.

        Raises Denied.
        """
        async with table.lock:
            table.seat_of(host)
            self._lobby_only(table)
            again = table.removed.intersection(users)
            if again and host != table.founder:
                raise Denied("removed-guest", name=table.founder_name)
            if again:
                await self._note_removed(table, table.removed - again)

    async def sit_in(self, table: Table, chair: Chair) -> str:
        """Take a seat that the house plays between two deals; the name of whose it was.

        The seats of those who have left come last: they may return. The score stays with the
        seat. Raises Denied.
        """
        async with table.lock:
            self._open_only(table)
            house = seats.played_by_house(table.chairs)
            if chair.user is None or table.player_of(chair.user) is not None:
                raise Denied("sits-already")
            self._not_removed(table, chair.user)
            if table.live is not None or not table.between:
                raise Denied("join-between")
            if not house:
                raise Denied("table-full")
            name = table.chairs[house[0]].name
            await self._reseat(table, house[0], chair)
            return name

    async def elsewhere(self, guild: int, user: int) -> tuple[StoredTable, ...]:
        """The open tables of a server at which a person has a seat, as they are in the store."""
        return await self._store.open_tables_of(guild, user)

    async def bring(self, table: Table, user: int, guild: int, channel: int) -> None:
        """Go on in another channel of the server: the old one is locked, or hard to find.

        Raises Denied.
        """
        async with table.lock:
            self._open_only(table)
            table.seat_of(user)
            if table.guild != guild:
                raise Denied("table-closed")
            try:
                await self._store.move_table(table.id, channel)
            except ChannelTaken:
                raise Denied("channel-taken") from None
            self._awake.move(table, channel)
            self._tell(table)

    async def pause(self, table: Table, user: int) -> None:
        """Nothing is due any more until somebody at the table goes on. Raises Denied."""
        async with table.lock:
            self._open_only(table)
            table.seat_of(user)
            if table.state != "playing":
                raise Denied("not-started")
            if table.paused is None:
                await self._set_pause(table, self._now(), table.resumed)

    async def resume_play(self, table: Table, user: int) -> None:
        """The clocks go on, from their beginning. Raises Denied."""
        async with table.lock:
            self._open_only(table)
            table.seat_of(user)
            if table.paused is None:
                raise Denied("not-paused")
            await self._set_pause(table, None, self._now())
            await self._moves.go_on_if_possible(table)

    async def _set_pause(self, table: Table, paused: int | None, resumed: int) -> None:
        await self._store.set_pause(table.id, paused, resumed)
        table.paused, table.resumed = paused, resumed
        table.moved_at = max(table.moved_at, resumed)
        self._tell(table)

    async def rematch(self, number: int, user: int, name: str) -> Table:
        """A lobby of the same people for the same match again. Raises Denied.

        The seats stay as they are, and the next dealer deals first.
        """
        row = await self._store.table(number) if number < NUMBERS else None
        if row is None or row.match is None or all(seat.user != user for seat in row.seats):
            raise Denied("no-rematch")
        if row.state not in ("ended", "stopped"):
            raise Denied("match-goes-on")
        return await self._open_again(row, Chair(name, user))

    async def _open_again(self, row: StoredTable, founder: Chair) -> Table:
        assert founder.user is not None and row.match is not None
        chairs = tuple(
            founder if seat.user == founder.user else self._chair_again(seat) for seat in row.seats
        )
        return await self._add(
            Table(
                id=0,
                guild=row.guild,
                channel=row.channel,
                reach=row.reach,
                founder=founder.user,
                variant=row.variant,
                players=row.players,
                options=dict(row.options),
                preset=row.preset,
                hints=row.hints,
                language=row.language,
                created_at=self._now(),
                chairs=chairs,
                dealer=int(json.loads(row.match)["dealer"]),
                ready=frozenset({founder.user}),
                level=self.playable(row.level),
                patience=self.patience_of(row),
                hurried=row.hurried,
            )
        )

    def _chair_again(self, seat: Seat) -> Chair:
        """Who had left is asked again; house players play as well as before."""
        if seat.user is not None:
            return Chair(seat.name, seat.user)
        return Chair(seat.name, None, house=True, level=self.playable(seat.level))
