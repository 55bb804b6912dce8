"""Tables before their match: opened, filled and started."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from bot.games.info import Chair, Level
from bot.games.levels import CLUB, NOVICE
from bot.games.options import check_options, length_options, with_usual_length
from bot.kit.errors import Denied
from bot.kit.limits import Limit
from bot.kit.wishes import Reach
from bot.servers.default_rules import Defaults
from bot.tables.lobby.seating import Seating
from bot.tables.memory import stored_tables
from bot.tables.memory.moves import Randomness
from bot.tables.memory.register import NUMBERS, Register
from bot.tables.model import seats
from bot.tables.model.checks import check_all_ready, check_lobby, check_not_removed, check_open
from bot.tables.model.match_packing import match_text
from bot.tables.model.records import StoredTable
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from engine import open_match

OPEN_TABLES = Limit("many-tables", most=5)
"""Open tables that a person leads."""

DRAINED_UNTIL = "drained-until"
"""Key of the note with the time, in seconds UTC, until which the host lets nobody open tables."""


class Lobbies:
    """Opens tables, seats people, and starts their matches."""

    def __init__(
        self,
        rows: TableRows,
        now: Callable[[], int],
        register: Register,
        seating: Seating,
        defaults: Defaults,
        chance: Randomness,
        house_names: Callable[[int, str], Sequence[str]],
        levels: tuple[Level, ...],
    ) -> None:
        """``levels``: the levels of house players, weakest first."""
        self.levels = levels
        self._rows = rows
        self._now = now
        self._register = register
        self._moves = register.moves
        self._seating = seating
        self._defaults = defaults
        self._chance = chance
        self._house_names = house_names

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
        preset: str = "",
        level: Level | None = None,
        reach: Reach = "server",
        patience: int | None = None,
    ) -> Table:
        """Open a table with its founder in the first seat. Raises Denied.

        ``patience``: seconds for a move; None: the server's.
        """
        options = with_usual_length(game, {**options, **length_options(game, length)})
        check_options(game, players, options)
        assert founder.user is not None
        await self.check_may_open(founder.user)
        table = Table(
            id=0,
            guild=guild,
            channel=channel,
            reach=reach,
            founder=founder.user,
            variant=game,
            players=players,
            options=options,
            preset=preset,
            language=language,
            created_at=self._now(),
            chairs=(founder,),
            level=self._level_here(level),
            patience=await self._defaults.patience(guild) if patience is None else patience,
            hurried=patience is not None,
        )
        await self._register.add(table)
        return table

    async def has_played(self, guild: int, user: int) -> bool:
        """Return whether a person has played a match in a server."""
        return bool(await self._rows.tables_of_person(guild, user))

    async def usual_level(self, user: int) -> Level:
        """The level of the house where a person has chosen none: novices for their first deals."""
        beginner = user in await self._rows.newcomers((user,), stored_tables.FIRST_DEALS)
        return NOVICE if beginner else CLUB

    async def check_may_open(self, user: int) -> None:
        """Raise Denied for people who lead as many open tables as they may, and during a drain.

        The drain is read anew each time, as any process may have begun or ended it.
        """
        until = int(await self._rows.store.note(DRAINED_UNTIL) or 0)
        if self._now() < until:
            raise Denied("no-new-tables", until=f"<t:{until}:t>")
        OPEN_TABLES.check(await self._rows.tables_led(user))

    def _level_here(self, level: Level | None) -> Level:
        """A level, or the nearest to it here; None: the default."""
        return self.levels[-1] if level not in (None, *self.levels) else level or CLUB

    async def rematch(self, match: int, user: int, name: str, *, home: int) -> Table:
        """Open a lobby of the same people for the same match. Raises Denied.

        The seats stay as they are, and the next dealer deals first. It is denied outside of
        ``home``, the server or else the channel of the match: elsewhere people have other names.
        """
        row = await self._rows.table(match) if match < NUMBERS else None
        if row is None or row.guild != home:  # nobody learns even whether there is such a table
            raise Denied("table-closed")
        played = any(seat.user == user for seat in row.seats)
        if row.match is None or not played or user in row.removed:
            raise Denied("no-rematch")
        if row.state not in ("ended", "stopped"):
            raise Denied("match-goes-on")
        await self.check_may_open(user)
        table = self._table_like(row, Chair(name, user))
        await self._register.add(table)
        return table

    def _table_like(self, row: StoredTable, founder: Chair) -> Table:
        """A new table like a finished one."""
        assert founder.user is not None
        assert row.match is not None
        stay = [seat for seat in row.seats if seat.user is None or seat.user not in row.removed]
        chairs = tuple(
            founder if seat.user == founder.user else self._chair_again(seat) for seat in stay
        )
        dealer = int(json.loads(row.match)["dealer"]) if len(stay) == len(row.seats) else None
        return replace(
            stored_tables.new_table_from(row),
            founder=founder.user,
            created_at=self._now(),
            chairs=chairs,
            dealer=dealer,
            ready=frozenset({founder.user}),
            level=self._level_here(row.level),
            patience=self._register.patience_of(row),
        )

    def _chair_again(self, seat: Chair) -> Chair:
        """A seat's chair for another match: a person's own again, or the same house player."""
        if seat.user is not None:
            return Chair(seat.name, seat.user)
        return Chair(seat.name, None, house=True, level=self._level_here(seat.level))

    async def join(self, table: Table, chair: Chair) -> None:
        """Seat a person, or give them their own seat back. Raises Denied."""
        assert chair.user is not None
        async with table.lock:
            check_open(table)
            player = table.player_of(chair.user)
            if player is not None:
                await self._seating.reseat(table, player, chair)
                return
            check_lobby(table)
            check_not_removed(table, chair.user)
            await self._seating.draw_lots(table)
            await self._seating.seat(table, seats.with_person(table.chairs, chair, table.players))

    def _add_house_chair(self, table: Table, chairs: seats.Chairs) -> seats.Chairs:
        """Add a house player, with a name of the table's language. Raises Denied."""
        names = self._house_names(table.guild, table.language)
        return seats.with_house(chairs, table.players, self._level_here(table.level), names)

    async def add_house(self, table: Table, user: int) -> None:
        """Seat a house player. Raises Denied."""
        async with table.lock:
            await self._seating.check_founder(table, user)
            await self._seating.seat(table, self._add_house_chair(table, table.chairs))

    async def remove_house(self, table: Table, user: int) -> None:
        """Remove the house player who came last. Raises Denied."""
        async with table.lock:
            await self._seating.check_founder(table, user)
            await self._seating.draw_lots(table)
            await self._seating.seat(table, seats.without_house(table.chairs))

    async def start(self, table: Table, user: int) -> None:
        """Draw the seats and the first dealer, and deal. Raises Denied."""
        async with table.lock:
            await self._seating.check_founder(table, user)
            if len(table.chairs) != table.players:
                raise Denied("seats-empty", seats=table.players - len(table.chairs))
            check_all_ready(table)
            await self._begin(table, table.chairs)

    async def fill(self, table: Table, user: int) -> None:
        """Seat house players on the empty seats, and start the match. Raises Denied."""
        async with table.lock:
            await self._seating.check_founder(table, user)
            check_all_ready(table)
            chairs = table.chairs
            while len(chairs) < table.players:
                chairs = self._add_house_chair(table, chairs)
            await self._begin(table, chairs)

    async def _begin(self, table: Table, chairs: tuple[Chair, ...]) -> None:
        rules = table.rules
        dealer = table.dealer
        if dealer is None:
            chairs = self._chance.seating(chairs)
            dealer = self._first_dealer(table)
        match = open_match(rules, dealer, rules.length, rules.goal)
        await self._rows.start_match(table.id, chairs, match_text(match))
        table.chairs = chairs
        table.match = match
        table.state = "playing"
        await self._moves.go_on_if_possible(table)
        if table.deal_due:  # nobody knows of the match yet
            self._register.tell(table)

    def _first_dealer(self, table: Table) -> int:
        """The first dealer: the player the rules name, or by lot (LOM-TABLE-2)."""
        named = table.rules.first_dealer
        return self._chance.first_dealer(table.players) if named is None else named
