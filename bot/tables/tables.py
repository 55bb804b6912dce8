"""The tables of all servers: lock, check, append, swap. It knows engine and store, not discord.

Every change is in the store before it is in memory, and in memory before anybody hears of it.
"""

from collections.abc import Callable, Mapping

from bot.store import ChannelTaken, Store
from bot.tables import log, seats
from bot.tables.denied import Denied, Stale
from bot.tables.info import Chair
from bot.tables.moves import Shuffle
from bot.tables.options import checked, lasting
from bot.tables.register import Register
from bot.tables.table import Table
from engine import Pass, call_skis, encode, open_match


class Tables(Register):
    """All tables, and what can be done at them."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        shuffle: Shuffle,
        seating: Callable[[tuple[Chair, ...]], tuple[Chair, ...]],
        first_dealer: Callable[[int], int],
    ) -> None:
        super().__init__(store, now, shuffle)
        self._seating = seating
        self._first_dealer = first_dealer

    # The lobby ------------------------------------------------------------------------------

    async def open(
        self,
        *,
        guild: int,
        channel: int,
        founder: Chair,
        game: str,
        players: int,
        options: Mapping[str, str],
        length: int | None,
        language: str,
    ) -> Table:
        """A new table with its founder in the first seat. Raises Denied."""
        options = {**options, **lasting(game, length)}
        checked(game, players, options)
        assert founder.user is not None
        table = Table(
            id=0,
            guild=guild,
            channel=channel,
            founder=founder.user,
            variant=game,
            players=players,
            options=options,
            language=language,
            created_at=self._now(),
            chairs=(founder,),
        )
        async with self._awake.waking():  # it may be asked for as soon as it is in the store
            try:
                table.id = await log.create(self._store, table)
            except ChannelTaken:
                raise Denied("channel-taken") from None
            self._awake.add(table)
        self._tell(table)
        return table

    async def join(self, table: Table, chair: Chair) -> None:
        """Sit down, or come back to one's own seat. Raises Denied."""
        assert chair.user is not None
        async with table.lock:
            self._open_only(table)
            player = table.player_of(chair.user)
            if player is not None:
                await self._reseat(table, player, chair)
                return
            self._lobby_only(table)
            await self._seat(table, seats.with_person(table.chairs, chair, table.players))

    async def add_house(self, table: Table) -> None:
        """A house player takes an empty seat. Raises Denied."""
        async with table.lock:
            self._lobby_only(table)
            await self._seat(table, seats.with_house(table.chairs, table.players))

    async def remove_house(self, table: Table) -> None:
        """The house player who came last leaves. Raises Denied."""
        async with table.lock:
            self._lobby_only(table)
            await self._seat(table, seats.without_house(table.chairs))

    async def set_option(self, table: Table, user: int, key: str, value: str) -> None:
        """Choose a value of a table option. Raises Denied."""
        async with table.lock:
            table.seat_of(user)
            self._lobby_only(table)
            options = {**table.options, key: value}
            checked(table.variant, table.players, options)
            await log.choose(self._store, table, options)
            table.options = options
            self._tell(table)

    async def start(self, table: Table, user: int) -> None:
        """Draw the seats and the first dealer, and deal. Raises Denied."""
        async with table.lock:
            table.seat_of(user)
            self._lobby_only(table)
            if len(table.chairs) != table.players:
                raise Denied("seats-empty", seats=table.players - len(table.chairs))
            chairs = self._seating(table.chairs)
            match = open_match(
                table.rules, self._dealer(table), table.rules.length, table.rules.goal
            )
            await log.start(self._store, table, chairs, match)
            table.chairs, table.match, table.state = chairs, match, "playing"
            await self._moves.go_on(table)

    def _dealer(self, table: Table) -> int:
        """Who deals first: the player that the rules name, or by lot (LOM-TABLE-2)."""
        named = table.rules.first_dealer
        return self._first_dealer(table.players) if named is None else named

    @staticmethod
    def _open_only(table: Table) -> None:
        """Asked under the lock: a table that was open before may be closed by now."""
        if not table.open:
            raise Denied("table-closed")

    def _lobby_only(self, table: Table) -> None:
        self._open_only(table)
        if table.state != "lobby":
            raise Denied("already-started")

    async def _seat(self, table: Table, chairs: tuple[Chair, ...]) -> None:
        await log.seat(self._store, table, chairs)
        table.chairs = chairs
        if table.state == "lobby":
            table.moved_at = self._now()
        self._tell(table)

    # Coming and going -----------------------------------------------------------------------

    async def leave(self, table: Table, user: int) -> None:
        """Give the seat up in the lobby, or leave it to a house player. Raises Denied."""
        async with table.lock:
            self._open_only(table)
            player = table.seat_of(user)
            chair = table.chairs[player]
            if table.state == "playing":
                if chair.house:
                    raise Denied("already-left")
                await self._reseat(table, player, Chair(chair.name, chair.user, house=True))
                return
            if table.people == 1:
                await self._stop(table)
            else:
                await self._seat(table, seats.without(table.chairs, player))
                await self._found_anew(table)

    async def _found_anew(self, table: Table) -> None:
        """A founder who has left the lobby leaves the table to the first person who stays."""
        if table.player_of(table.founder) is None:
            founder = next(chair.user for chair in table.chairs if chair.user is not None)
            await log.found(self._store, table, founder)
            table.founder = founder

    async def come_back(self, table: Table, user: int, name: str) -> bool:
        """Take one's seat back from the house player; whether there was anything to take."""
        async with table.lock:
            player = table.seat_of(user)
            if not table.chairs[player].house or not table.open:
                return False
            await self._reseat(table, player, Chair(name, user))
            return True

    async def stand_in(self, table: Table, seq: int) -> None:
        """A house player takes the place of the absent player whom move ``seq`` waits for.

        Who is asked in secret keeps it: without an answer they do not use their right.
        """
        async with table.lock:
            if table.seq != seq or table.turn is None or table.awaited is None:
                return
            if table.asked_secretly:  # another in the chair would tell who was asked (ROM-DEAL-9)
                code = encode(table.rules.pack, Pass())
                await self._moves.move(table, table.turn, code, "house", None)
                return
            chair = table.chairs[table.turn]
            await self._reseat(table, table.turn, Chair(chair.name, chair.user, house=True))

    async def _reseat(self, table: Table, player: int, chair: Chair) -> None:
        if table.chairs[player] != chair:
            await self._seat(table, seats.exchanged(table.chairs, player, chair))

    async def stop(self, table: Table, user: int, *, may_manage: bool) -> None:
        """Close the table; the unfinished deal scores nothing. Raises Denied."""
        async with table.lock:
            self._founder_only(table, user, may_manage)
            await self._stop(table)

    async def cancel(self, table: Table, user: int, *, may_manage: bool) -> None:
        """Close the lobby. A match that has begun meanwhile goes on. Raises Denied."""
        async with table.lock:
            self._lobby_only(table)
            self._founder_only(table, user, may_manage)
            await self._stop(table)

    @staticmethod
    def _founder_only(table: Table, user: int, may_manage: bool) -> None:
        if user != table.founder and not may_manage:
            raise Denied("not-yours-to-stop")

    async def stop_unreadable(self, channel: int, *, may_manage: bool) -> bool:
        """Give up a table that cannot be read; whether there was one. Raises Denied."""
        try:
            await self.here(channel)
        except Denied as denied:
            if denied.key != "table-unreadable":
                return False
        else:
            return False
        if not may_manage:
            raise Denied("not-yours-to-stop")
        number = await self._store.open_table_of(channel)
        if number is not None:
            await self._store.stop_table(number, self._now())
        return True

    async def close_idle(self, table: Table, moved_at: int) -> None:
        """Close a table that nobody has used since then."""
        async with table.lock:
            if table.moved_at == moved_at:
                await self._stop(table)

    async def _stop(self, table: Table) -> None:
        if not table.open:
            return
        await log.stop(self._store, table, self._now(), None)
        table.state, table.live = "stopped", None
        played = table.match is not None and table.match.finished > 0
        self._tell(table, *((table.ended(),) if played else ()))

    async def declare_skis(self, table: Table, user: int) -> None:
        """Declare the Škis round (SLO-END-1). Raises Denied."""
        async with table.lock:
            self._open_only(table)
            player = table.seat_of(user)
            if table.match is None:
                raise Denied("not-started")
            if table.match.length is not None or table.match.goal is not None:
                raise Denied("no-skis-round")
            if table.match.skis_called:
                raise Denied("skis-already")
            match = call_skis(table.match)
            await log.note_match(self._store, table, match, player)
            table.match = match
            self._tell(table)

    async def channel_gone(self, channel: int) -> None:
        """Close what was played in a channel that is no longer there; results are kept."""
        try:
            table = await self.here(channel)
        except Denied:
            await self.stop_unreadable(channel, may_manage=True)
            return
        async with table.lock:
            if table.open:
                told = table.deals + 1
                await log.stop(self._store, table, self._now(), told)
                table.state, table.live, table.told = "stopped", None, told
                self._tell(table)

    # What the channel has been shown ----------------------------------------------------------

    async def note_told(self, table: Table, told: int) -> None:
        """Remember that the channel has been shown how a deal, or the match, has ended."""
        async with table.lock:
            await log.note_told(self._store, table, told)
            table.told = told

    async def note_reminded(self, table: Table, seq: int) -> bool:
        """Whether the person on turn is to be reminded of move ``seq`` now: once for each turn."""
        async with table.lock:
            if table.seq != seq or table.reminded == table.turn_number:
                return False
            await log.note_reminded(self._store, table, table.turn_number)
            table.reminded = table.turn_number
            return True

    # Moves ----------------------------------------------------------------------------------

    async def act(self, table: Table, user: int, code: str, seq: int | None = None) -> None:
        """A person's move. ``seq`` is the move that a button answers; None: whatever is next.

        Raises Stale, Denied and Refused; the table is as it was then.
        """
        async with table.lock:
            player = table.seat_of(user)
            if seq is not None and seq != table.shown_seq(player):
                raise Stale
            if table.chairs[player].house:
                raise Denied("seat-with-house")
            await self._moves.move(table, player, code, "person", user)

    async def act_for_house(self, table: Table, seq: int, code: str) -> None:
        """The move ``seq`` of a house player. Raises Stale if the table has gone on."""
        async with table.lock:
            if table.seq != seq or table.turn is None or not table.chairs[table.turn].house:
                raise Stale
            await self._moves.move(table, table.turn, code, "house", None)

    async def resume(self, table: Table) -> None:
        """Deal, if the store would not take the next deal when the last one ended."""
        async with table.lock:
            await self._moves.go_on(table)
