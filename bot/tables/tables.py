"""The tables of all servers: lock, check, append, swap. It knows engine and store, not discord.

Every change is in the store before it is in memory, and in memory before anybody hears of it.
"""

import contextlib
import logging
from collections.abc import Callable, Iterator, Mapping

from bot.store import ChannelTaken, Store
from bot.tables import log, seats
from bot.tables.denied import Denied, Stale
from bot.tables.info import Chair
from bot.tables.missed import untold
from bot.tables.moves import Moves, Shuffle
from bot.tables.table import Event, Table, Voided
from engine.actions import Pass
from engine.codec import encode
from engine.games import variant
from engine.match import call_skis, open_match
from engine.options import BadOption

logger = logging.getLogger(__name__)

Listener = Callable[[Table, tuple[Event, ...]], None]


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
        self._moves = Moves(store, now, shuffle, self._tell)
        self._seating = seating
        self._first_dealer = first_dealer
        self._tables: dict[int, Table] = {}
        self._listeners: list[Listener] = []
        self._unreadable: dict[int, int] = {}
        """By channel, open tables that this release cannot read; another one may."""

    def listen(self, listener: Listener) -> None:
        """Call this after every change, with what happened beside the move itself."""
        self._listeners.append(listener)

    def _tell(self, table: Table, *events: Event) -> None:
        if not table.open:
            self._tables.pop(table.id, None)
        for listener in self._listeners:
            listener(table, events)

    # Finding tables -------------------------------------------------------------------------

    async def load(self) -> tuple[Table, ...]:
        """All open tables, replayed from the log: after a start everything stands as it was.

        What the channels have not been shown before the end of the process is told now.
        """
        for row in await self._store.untold_tables():
            with _unreadable(row.id):
                table = (await log.restore(self._store, row)).table
                self._tell(table, *await untold(self._store, table))
        for row in await self._store.open_tables():
            self._unreadable[row.channel] = row.id
            with _unreadable(row.id):
                await self._restore(await log.restore(self._store, row))
                del self._unreadable[row.channel]
        return tuple(self._tables.values())

    async def _restore(self, restored: log.Restored) -> None:
        table = restored.table
        if table.state == "lobby":
            table.moved_at = self._now()
        self._tell(table, *await untold(self._store, table))
        self._tables[table.id] = table
        async with table.lock:
            if restored.diverged is not None:
                logger.error("table %d: deal %d does not replay", table.id, restored.diverged)
                await self._store.void_deal(table.id, restored.diverged, self._now())
                self._tell(table, Voided(table.info(), restored.diverged))
            await self._moves.go_on(table)

    async def table(self, number: int) -> Table:
        """An open table by its number. Raises Denied."""
        if number not in self._tables:
            raise Denied("table-closed")
        return self._tables[number]

    async def here(self, channel: int) -> Table:
        """The open table of a channel. Raises Denied."""
        found = await self.find(channel)
        if found is None:
            unreadable = channel in self._unreadable
            raise Denied("table-unreadable" if unreadable else "no-table-here")
        return found

    async def find(self, channel: int) -> Table | None:
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
        if await self.find(channel) is not None or channel in self._unreadable:
            raise Denied("channel-taken")
        options = {**options, **_lasting(game, length)}
        _checked(game, players, options)
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
        try:
            table.id = await log.create(self._store, table)
        except ChannelTaken:
            raise Denied("channel-taken") from None
        self._tables[table.id] = table
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
            _checked(table.variant, table.players, options)
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

        Who is asked in secret keeps it: without an answer he does not use his right.
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
            if user != table.founder and not may_manage:
                raise Denied("not-yours-to-stop")
            await self._stop(table)

    async def stop_unreadable(self, channel: int, *, may_manage: bool) -> bool:
        """Give up a table that cannot be read; whether there was one. Raises Denied."""
        if channel not in self._unreadable:
            return False
        if not may_manage:
            raise Denied("not-yours-to-stop")
        await self._store.stop_table(self._unreadable[channel], self._now())
        del self._unreadable[channel]
        return True

    async def close(self, table: Table) -> None:
        """Close a table that nobody uses any more."""
        async with table.lock:
            await self._stop(table)

    async def channel_gone(self, channel: int) -> None:
        """Close the table of a channel that is not there any more; its results stay."""
        table = await self.find(channel)
        if table is not None:
            await self.close(table)

    async def _stop(self, table: Table) -> None:
        if not table.open:
            return
        await log.stop(self._store, table, self._now())
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

    async def note_board(self, table: Table, message: int, at: int) -> None:
        """Remember which message shows the table now."""
        await log.note_board(self._store, table, message, at)
        table.board, table.board_at = message, at

    async def note_told(self, table: Table, told: int) -> None:
        """Remember that the channel has been shown how a deal, or the match, has ended."""
        await log.note_told(self._store, table, told)
        table.told, table.board = told, None

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


def _lasting(game: str, length: int | None) -> dict[str, str]:
    """The options with which a match has so many deals. Raises Denied."""
    if length is None:
        return {}
    options = {option.key: option for option in variant(game).options}
    if not options["deals"].admits(str(length)):
        numbers = sorted(map(int, options["deals"].values))
        raise Denied("no-such-length", numbers=", ".join(map(str, numbers)))
    ends = {"match_end": "deals"} if "match_end" in options else {}
    return {"deals": str(length), **ends}


def _checked(game: str, players: int, options: Mapping[str, str]) -> None:
    """Whether a game can be played so. Raises Denied."""
    if players not in variant(game).players:
        raise Denied("no-such-number", numbers=", ".join(map(str, variant(game).players)))
    try:
        variant(game).build(players, options)
    except BadOption:
        raise Denied("no-such-options") from None


@contextlib.contextmanager
def _unreadable(table: int) -> Iterator[None]:
    """A table that cannot be read must not keep the others from their play."""
    try:
        yield
    except (BadOption, ValueError, KeyError, TypeError) as error:
        logger.error("table %d cannot be read: %s", table, type(error).__name__)
