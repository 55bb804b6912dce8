"""The tables of all servers: lock, check, append, swap. It knows engine and store, not discord.

Every change is in the store before it is in memory, and in memory before anybody hears of it.
"""

import contextlib
import logging
from collections.abc import Callable, Iterator, Mapping

from bot import ledger, seats
from bot.denied import Denied, Stale
from bot.face import Chair
from bot.history import how_it_ended, untold
from bot.store import By, ChannelTaken, Store, StoreError
from bot.table import Event, Live, Table, Voided
from engine.actions import Action
from engine.cards import Cards
from engine.codec import BadCode, decode, encode
from engine.machine import act
from engine.match import Match, call_skis, close_deal, next_deal, open_match
from engine.pack import Pack
from engine.rules import BadOption
from engine.variants import variant

log = logging.getLogger(__name__)

Listener = Callable[[Table, tuple[Event, ...]], None]
Shuffle = Callable[[Pack], tuple[Cards, ...]]


class Tables:
    """All tables, loaded when they are first asked for and kept while they are open."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        shuffle: Shuffle,
        seating: Callable[[tuple[Chair, ...]], tuple[Chair, ...]],
        first_dealer: Callable[[int], int],
    ) -> None:
        self._store = store
        self._now = now
        self._shuffle = shuffle
        self._seating = seating
        self._first_dealer = first_dealer
        self._tables: dict[int, Table] = {}
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Call this after every change, with what happened beside the move itself."""
        self._listeners.append(listener)

    def _tell(self, table: Table, *events: Event) -> None:
        for listener in self._listeners:
            listener(table, events)

    # Finding tables -------------------------------------------------------------------------

    async def load(self) -> tuple[Table, ...]:
        """All open tables, replayed from the log: after a start everything stands as it was.

        What the channels have not been shown before the end of the process is told now.
        """
        for row in await self._store.untold_tables():
            with _unreadable(row.id):
                table = (await ledger.restore(self._store, row)).table
                self._tell(table, *await untold(self._store, table))
        for row in await self._store.open_tables():
            with _unreadable(row.id):
                await self._restore(await ledger.restore(self._store, row))
                continue
            # Unreadable: an open table that nobody can reach would keep its channel for ever.
            await self._store.stop_table(row.id, self._now())
        return tuple(self._tables.values())

    async def _restore(self, restored: ledger.Restored) -> None:
        table = restored.table
        self._tell(table, *await untold(self._store, table))
        self._tables[table.id] = table
        async with table.lock:
            if restored.diverged is not None:
                log.error("table %d: deal %d does not replay", table.id, restored.diverged)
                await self._store.void_deal(table.id, restored.diverged, self._now())
                self._tell(table, Voided(table.face(), restored.diverged))
            await self._go_on(table)

    def table(self, number: int) -> Table:
        """An open table by its number. Raises Denied."""
        if number not in self._tables:
            raise Denied("table-closed")
        return self._tables[number]

    def here(self, channel: int) -> Table:
        """The open table of a channel. Raises Denied."""
        found = self.find(channel)
        if found is None:
            raise Denied("no-table-here")
        return found

    def find(self, channel: int) -> Table | None:
        """The open table of a channel, if there is one."""
        return next((table for table in self._tables.values() if table.channel == channel), None)

    def all(self) -> tuple[Table, ...]:
        """All open tables."""
        return tuple(self._tables.values())

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
        if self.find(channel) is not None:
            raise Denied("channel-taken")
        try:
            variant(game).build(players, options)
        except BadOption:
            raise Denied("no-such-game") from None
        assert founder.user is not None
        table = Table(
            id=0,
            guild=guild,
            channel=channel,
            founder=founder.user,
            variant=game,
            players=players,
            options=dict(options),
            length=length,
            language=language,
            created_at=self._now(),
            chairs=(founder,),
        )
        try:
            table.id = await ledger.create(self._store, table)
        except ChannelTaken:
            raise Denied("channel-taken") from None
        self._tables[table.id] = table
        self._tell(table)
        return table

    async def join(self, table: Table, chair: Chair) -> None:
        """Sit down, or come back to one's own seat. Raises Denied."""
        assert chair.user is not None
        async with table.lock:
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

    async def start(self, table: Table, user: int) -> None:
        """Draw the seats and the first dealer, and deal. Raises Denied."""
        async with table.lock:
            table.seat_of(user)
            self._lobby_only(table)
            if len(table.chairs) != table.players:
                raise Denied("seats-empty", seats=table.players - len(table.chairs))
            chairs = self._seating(table.chairs)
            match = open_match(table.rules, self._first_dealer(table.players), table.length)
            await ledger.start(self._store, table, chairs, match)
            table.chairs, table.match, table.state = chairs, match, "playing"
            await self._go_on(table)

    @staticmethod
    def _lobby_only(table: Table) -> None:
        if table.state != "lobby":
            raise Denied("already-started")

    async def _seat(self, table: Table, chairs: tuple[Chair, ...]) -> None:
        await ledger.seat(self._store, table, chairs)
        table.chairs = chairs
        self._tell(table)

    # Coming and going -----------------------------------------------------------------------

    async def leave(self, table: Table, user: int) -> None:
        """Give the seat up in the lobby, or leave it to a house player. Raises Denied."""
        async with table.lock:
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

    async def come_back(self, table: Table, user: int, name: str) -> bool:
        """Take one's seat back from the house player; whether there was anything to take."""
        async with table.lock:
            player = table.seat_of(user)
            if not table.chairs[player].house or not table.open:
                return False
            await self._reseat(table, player, Chair(name, user))
            return True

    async def stand_in(self, table: Table, seq: int) -> None:
        """A house player takes the place of the absent player whom move ``seq`` waits for."""
        async with table.lock:
            if table.seq != seq or table.turn is None or table.awaited is None:
                return
            chair = table.chairs[table.turn]
            await self._reseat(table, table.turn, Chair(chair.name, chair.user, house=True))

    async def _reseat(self, table: Table, player: int, chair: Chair) -> None:
        if table.chairs[player] != chair:
            await self._seat(table, seats.exchanged(table.chairs, player, chair))

    async def stop(self, table: Table, user: int, *, may_manage: bool) -> None:
        """Close the table; the unfinished deal scores nothing. Raises Denied."""
        async with table.lock:
            if user != table.founder and not may_manage:
                raise Denied("not-yours-to-stop")
            await self._stop(table)

    async def close(self, table: Table) -> None:
        """Close a table that nobody uses any more."""
        async with table.lock:
            await self._stop(table)

    async def _stop(self, table: Table) -> None:
        if not table.open:
            return
        await ledger.stop(self._store, table, self._now())
        table.state, table.live = "stopped", None
        self._tables.pop(table.id, None)
        played = table.match is not None and table.match.finished > 0
        self._tell(table, *((table.ended(),) if played else ()))

    async def declare_skis(self, table: Table, user: int) -> None:
        """Declare the Škis round (SLO-END-1). Raises Denied."""
        async with table.lock:
            player = table.seat_of(user)
            if table.match is None:
                raise Denied("not-started")
            if table.match.length is not None:
                raise Denied("length-fixed", deals=table.match.length)
            if table.match.skis_called:
                raise Denied("skis-already")
            match = call_skis(table.match)
            await ledger.note_match(self._store, table, match, player)
            table.match = match
            self._tell(table)

    async def note_board(self, table: Table, message: int, at: int) -> None:
        """Remember which message shows the table now."""
        await ledger.note_board(self._store, table, message, at)
        table.board, table.board_at = message, at

    async def note_told(self, table: Table, told: int) -> None:
        """Remember that the channel has been shown how a deal, or the match, has ended."""
        await ledger.note_told(self._store, table, told)
        table.told, table.board = told, None

    # Moves ----------------------------------------------------------------------------------

    @staticmethod
    def read(table: Table, code: str) -> Action:
        """The action of a code. Raises Denied."""
        try:
            return decode(table.rules.pack, code)
        except BadCode:
            raise Denied("unknown-code") from None

    async def act(self, table: Table, user: int, code: str, seq: int | None = None) -> None:
        """A person's move. ``seq`` is the move that a button answers; None: whatever is next.

        Raises Stale, Denied and Refused; the table is as it was then.
        """
        async with table.lock:
            player = table.seat_of(user)
            if seq is not None and seq != table.seq:
                raise Stale
            if table.chairs[player].house:
                raise Denied("seat-with-house")
            await self._move(table, player, code, "person", user)

    async def act_for_house(self, table: Table, seq: int, code: str) -> None:
        """The move ``seq`` of a house player. Raises Stale if the table has gone on."""
        async with table.lock:
            if table.seq != seq or table.turn is None or not table.chairs[table.turn].house:
                raise Stale
            await self._move(table, table.turn, code, "house", None)

    async def _move(self, table: Table, player: int, code: str, by: By, user: int | None) -> None:
        if table.live is None:
            raise Denied("no-deal")
        action = self.read(table, code)
        after = act(table.live.deal, player, action)
        written = encode(after.rules.pack, action)
        move = ledger.Made(player, written, by, user, after, self._now())
        if not after.over:
            await ledger.append(self._store, table, move)
            self._swap(table, table.live._replace(deal=after), move.at)
            self._tell(table)
            return
        await self._finish(table, table.live._replace(deal=after), move)

    @staticmethod
    def _swap(table: Table, live: Live, at: int) -> None:
        table.live = live
        table.seq += 1
        table.moved_at = at

    async def _finish(self, table: Table, live: Live, move: ledger.Made) -> None:
        assert table.match is not None
        match = close_deal(table.match, live.deal, skis_deal=live.in_skis)
        await ledger.finish(self._store, table, live, move, match, move.at)
        self._swap(table, live, move.at)
        self._tell(table, *self._closed(table, match))
        try:
            await self._go_on(table)
        except StoreError as error:  # the move is made all the same: the deal comes later
            log.error("table %d: the next deal could not be written: %s", table.id, error)

    def _closed(self, table: Table, match: Match) -> tuple[Event, ...]:
        """Swap in the match after the deal on the table."""
        assert table.live is not None
        live, table.match, table.live = table.live, match, None
        finished = how_it_ended(table, live)
        if not match.over:
            return (finished,)
        table.state = "ended"
        self._tables.pop(table.id, None)
        return (finished, table.ended())

    async def resume(self, table: Table) -> None:
        """Deal, if the store would not take the next deal when the last one ended."""
        async with table.lock:
            await self._go_on(table)

    async def _go_on(self, table: Table) -> None:
        """Deal until there is something to decide; void deals are told (SLO-DEAL-6)."""
        while table.state == "playing" and (table.live is None or table.live.deal.over):
            if table.live is None:
                await self._deal(table)
            else:
                await self._close_void(table, table.live)

    async def _deal(self, table: Table) -> None:
        assert table.match is not None
        deck = self._shuffle(table.match.rules.pack)
        deal = next_deal(table.match, deck)
        live = Live(table.deals + 1, deal, deck, table.match.skis_called)
        await ledger.begin(self._store, table, live, self._now())
        table.live, table.deals, table.moved_at = live, live.number, self._now()
        self._tell(table)

    async def _close_void(self, table: Table, live: Live) -> None:
        assert table.match is not None
        match = close_deal(table.match, live.deal, skis_deal=live.in_skis)
        await ledger.finish(self._store, table, live, None, match, self._now())
        self._tell(table, *self._closed(table, match))


@contextlib.contextmanager
def _unreadable(table: int) -> Iterator[None]:
    """A table that cannot be read must not keep the others from their play."""
    try:
        yield
    except (BadOption, ValueError, KeyError, TypeError) as error:
        log.error("table %d cannot be read and is closed: %s", table, type(error).__name__)
