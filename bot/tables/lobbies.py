"""Tables before their match: who sits down, what is played, and the start."""

from collections.abc import Callable, Mapping, Sequence

from bot.store import ChannelTaken, Level, Reach, Store
from bot.tables import log, seats
from bot.tables.defaults import Defaults
from bot.tables.errors import Denied
from bot.tables.forms import played_as
from bot.tables.info import Chair
from bot.tables.levels import offered
from bot.tables.moves import Shuffle
from bot.tables.options import checked, lasting, set_to
from bot.tables.patience import USUAL
from bot.tables.register import Register
from bot.tables.seats import HOUSE_NAMES
from bot.tables.table import Table
from engine import open_match

AWAY = 10 * 60
"""Seconds without anything happening in a lobby after which its founder is taken to be away."""


class Lobbies(Register):
    """Tables before their match: opened, filled, set up and started."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        shuffle: Shuffle,
        seating: Callable[[tuple[Chair, ...]], tuple[Chair, ...]],
        first_dealer: Callable[[int], int],
        house_names: Callable[[int, str], Sequence[str]] = lambda server, language: HOUSE_NAMES,
        *,
        searching: bool = False,
        patience: int = USUAL,
    ) -> None:
        """``searching``: whether there is somebody to search for the moves of masters."""
        super().__init__(store, now, shuffle, patience)
        self._seating = seating
        self._first_dealer = first_dealer
        self._house_names = house_names
        self.levels = offered(searching=searching)
        """How well house players can play here; the best is the usual one."""
        self.defaults = Defaults(store, patience)

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
        """A table with its founder in the first seat. No patience: the server's. Raises Denied."""
        options = {**options, **lasting(game, length)}
        checked(game, players, options)
        assert founder.user is not None
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
            level=self.playable(level),
            patience=await self.defaults.patience(guild) if patience is None else patience,
            hurried=patience is not None,
        )
        return await self._add(table)

    def playable(self, level: Level | None) -> Level:
        """A level, or what comes nearest to it here."""
        return level if level in self.levels else self.levels[-1]

    async def _add(self, table: Table) -> Table:
        """Open a lobby. Raises Denied."""
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
            self._not_removed(table, chair.user)
            await self._draw_lots(table)
            await self._seat(table, seats.with_person(table.chairs, chair, table.players))

    @staticmethod
    def _not_removed(table: Table, user: int) -> None:
        """Whom the founder has removed comes back when they are invited."""
        if user in table.removed:
            raise Denied("removed", name=table.founder_name)

    def _with_house(self, table: Table, chairs: seats.Chairs) -> seats.Chairs:
        """One more house player, by a name of the table's language. Raises Denied."""
        names = self._house_names(table.guild, table.language)
        return seats.with_house(chairs, table.players, self.playable(table.level), names)

    async def add_house(self, table: Table, user: int) -> None:
        """A house player takes an empty seat. Raises Denied."""
        async with table.lock:
            await self._founder_only(table, user)
            await self._seat(table, self._with_house(table, table.chairs))

    def offered_level(self, level: str) -> Level:
        """One of the levels that there are here. Raises Denied."""
        wanted = next((one for one in self.levels if one == level), None)
        if wanted is None:
            raise Denied("no-such-value")
        return wanted

    async def set_level(self, table: Table, user: int, level: str, name: str = "") -> None:
        """Choose how well a house player plays; without a name all, also those to come.

        Raises Denied.
        """
        async with table.lock:
            await self._founder_only(table, user)
            wanted = self.offered_level(level)
            chairs = seats.at_level(table.chairs, wanted, name)
            usual = table.level if name else wanted
            await log.set_level(self._store, table, usual, chairs)
            table.chairs, table.level, table.moved_at = chairs, usual, self._now()
            self._tell(table)

    async def remove_house(self, table: Table, user: int) -> None:
        """The house player who came last leaves. Raises Denied."""
        async with table.lock:
            await self._founder_only(table, user)
            await self._draw_lots(table)
            await self._seat(table, seats.without_house(table.chairs))

    async def set_option(self, table: Table, user: int, key: str, value: str) -> None:
        """Choose a value of a table option. Raises Denied."""
        async with table.lock:
            await self._founder_only(table, user)
            options = set_to(table.variant, table.players, table.options, key, value)
            await self._choose(table, options, "")

    async def set_hints(self, table: Table, user: int, *, allowed: bool) -> None:
        """Let people ask for hints in this match, or not. Raises Denied."""
        async with table.lock:
            await self._founder_only(table, user)
            await self._store.set_hints(table.id, allowed)
            table.hints, table.moved_at = allowed, self._now()
            self._tell(table)

    async def set_patience(self, table: Table, user: int, seconds: int) -> None:
        """Choose how long people have for a move; 0: as long as they like. Raises Denied."""
        async with table.lock:
            await self._founder_only(table, user)
            await self._store.set_patience(table.id, seconds)
            table.patience, table.hurried, table.moved_at = seconds, True, self._now()
            self._tell(table)

    async def set_rules(self, table: Table, user: int, rules: str) -> None:
        """Play by named rules from here on. Raises Denied."""
        async with table.lock:
            await self._founder_only(table, user)
            form = played_as(table.variant, table.players)
            name, options = await self.defaults.chosen(table.guild, form, table.players, rules)
            await self._choose(table, options, name)

    async def _founder_only(self, table: Table, user: int) -> None:
        """What is played, with whom and from when on is for the founder of a lobby to say.

        A lobby in which nothing has happened for long goes to whoever of its people wants to go
        on. Raises Denied.
        """
        table.seat_of(user)
        self._lobby_only(table)
        if user == table.founder:
            return
        if not self.founder_away(table):
            raise Denied("founder-only", name=table.founder_name, minutes=AWAY // 60)
        await self._give_to(table, user)

    def founder_away(self, table: Table) -> bool:
        """Whether a lobby has waited for its founder for so long that others may go on."""
        return self._now() - max(table.created_at, table.moved_at) >= AWAY

    async def _give_to(self, table: Table, user: int) -> None:
        await log.found(self._store, table, user)
        table.founder = user
        self._tell(table)

    async def _choose(self, table: Table, options: Mapping[str, str], preset: str) -> None:
        checked(table.variant, table.players, options)
        await log.choose(self._store, table, options, preset)
        table.options, table.preset, table.moved_at = dict(options), preset, self._now()
        self._tell(table)

    async def start(self, table: Table, user: int) -> None:
        """Draw the seats and the first dealer, and deal. Raises Denied."""
        async with table.lock:
            await self._founder_only(table, user)
            if len(table.chairs) != table.players:
                raise Denied("seats-empty", seats=table.players - len(table.chairs))
            self._all_ready(table)
            await self._begin(table, table.chairs)

    async def fill(self, table: Table, user: int) -> None:
        """House players take the empty seats, and the match begins. Raises Denied."""
        async with table.lock:
            await self._founder_only(table, user)
            self._all_ready(table)
            chairs = table.chairs
            while len(chairs) < table.players:
                chairs = self._with_house(table, chairs)
            await self._begin(table, chairs)

    async def _begin(self, table: Table, chairs: tuple[Chair, ...]) -> None:
        rules, dealer = table.rules, table.dealer
        if dealer is None:
            chairs, dealer = self._seating(chairs), self._dealer(table)
        match = open_match(rules, dealer, rules.length, rules.goal)
        await log.start(self._store, table, chairs, match)
        table.chairs, table.match, table.state = chairs, match, "playing"
        await self._moves.go_on(table)

    @staticmethod
    def _all_ready(table: Table) -> None:
        """Where it has been asked who is ready, everybody must be."""
        late = [chair.name for chair in table.chairs if chair.user not in (None, *table.ready)]
        if table.ready and late:
            raise Denied("not-ready", names=", ".join(late))

    async def _draw_lots(self, table: Table) -> None:
        """Somebody of a rematch has gone: seats and dealer are drawn anew."""
        if table.dealer is not None:
            await self._store.draw_lots(table.id)
            table.dealer = None

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

    async def _reseat(self, table: Table, player: int, chair: Chair) -> None:
        if table.chairs[player] != chair:
            await self._seat(table, seats.exchanged(table.chairs, player, chair))
