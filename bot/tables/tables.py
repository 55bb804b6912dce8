"""The tables of all servers: lock, check, append, swap. It knows engine and store, not discord.

Every change is in the store before it is in memory, and in memory before anybody hears of it.
"""

from dataclasses import replace

from bot.store import By
from bot.tables import log, seats
from bot.tables.errors import Denied, Stale
from bot.tables.info import Chair
from bot.tables.table import Table
from bot.tables.takebacks import TakeBacks
from engine import Match, Pass, call_skis, encode


class Tables(TakeBacks):
    """All tables, and what can be done at them."""

    # Coming and going -----------------------------------------------------------------------

    async def leave(self, table: Table, user: int) -> None:
        """Give the seat up in the lobby, or leave it to a house player. Raises Denied."""
        async with table.lock:
            self._open_only(table)
            player = table.seat_of(user)
            chair = table.chairs[player]
            if table.state == "playing":
                if chair.house and chair.away is None:
                    raise Denied("already-left")
                await self._reseat(table, player, Chair(chair.name, chair.user, house=True))
                await self._moves.go_on_if_possible(table)  # nobody else may look at the score
                await self._fewer(table)
                return
            if table.people == 1:
                await self._stop(table)
            else:
                await self._draw_lots(table)
                await self._seat(table, seats.without(table.chairs, player))
                await self._found_anew(table)

    async def _found_anew(self, table: Table) -> None:
        """A founder who has left the lobby leaves the table to the first person who stays."""
        if table.player_of(table.founder) is None:
            first = next(chair.user for chair in table.chairs if chair.user is not None)
            await self._give_to(table, first)

    async def come_back(self, table: Table, user: int, name: str) -> bool:
        """Take one's seat back from the house player; whether there was anything to take."""
        async with table.lock:
            player = table.seat_of(user)
            if not table.chairs[player].house or not table.open:
                return False
            await self._seat_again(table, player, Chair(name, user))
            await self._moves.go_on_if_possible(table)  # without anybody nothing was dealt
            return True

    async def _seat_again(self, table: Table, player: int, chair: Chair) -> None:
        """A person has their seat again, and all their time where it is their turn.

        The time comes first: nobody may see them in their seat and late.
        """
        if table.live is not None and table.live.deal.open_turn == player:
            await self._set_pause(table, table.paused, self._now())
        await self._reseat(table, player, chair)

    async def sign(self, table: Table, user: int) -> None:
        """Whoever is away and does anything at their table is back."""
        player = table.player_of(user)
        if player is not None and table.chairs[player].away is not None:
            await self.come_back(table, user, table.chairs[player].name)

    async def stand_in(self, table: Table, seq: int) -> None:
        """The person whom move ``seq`` waits for is away from now on, and the house moves for them.

        Who is asked in secret is not: without an answer they do not use their right.
        """
        async with table.lock:
            if table.seq != seq or table.turn is None or table.awaited is None:
                return
            if table.paused is not None:
                return
            if table.asked_secretly:  # another in the chair would tell who was asked (ROM-DEAL-9)
                code = encode(table.rules.pack, Pass())
                await self._moves.move(table, table.turn, code, "clock", None)
                return
            assert table.match is not None
            away = replace(table.chairs[table.turn], house=True, away=table.match.finished)
            await self._reseat(table, table.turn, away)

    async def stop(self, table: Table, user: int, *, may_manage: bool) -> None:
        """Close the table; the unfinished deal scores nothing. Raises Denied."""
        async with table.lock:
            self.check_stop(table, user, may_manage=may_manage)
            await self._stop(table)

    async def cancel(self, table: Table, user: int, *, may_manage: bool) -> None:
        """Close the lobby. A match that has begun meanwhile goes on. Raises Denied."""
        async with table.lock:
            self._lobby_only(table)
            self.check_stop(table, user, may_manage=may_manage)
            await self._stop(table)

    def check_stop(self, table: Table, user: int, *, may_manage: bool) -> None:
        """Raises Denied if this person may not close the table.

        A lobby whose founder is away anybody may close who sits there, a match that everybody has
        left anybody at all.
        """
        leader, lobby = table.leader, table.state == "lobby"
        if user == leader.user or may_manage or not table.attended:
            return
        if not (lobby and self.founder_away(table) and table.player_of(user) is not None):
            raise Denied("not-yours-to-stop", name=leader.name)

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
            raise Denied("table-unreadable")  # which says who may
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
        table.state, table.live, table.between = "stopped", None, False
        played = table.match is not None and table.match.finished > 0
        self._tell(table, *((table.ended(),) if played else ()))

    async def declare_skis(self, table: Table, user: int) -> None:
        """Declare the Škis round (SLO-END-1). Raises Denied."""
        async with table.lock:
            player, match = self.check_skis(table, user)
            match = call_skis(match)
            await log.note_match(self._store, table, match, player)
            table.match = match
            self._tell(table)

    def check_skis(self, table: Table, user: int) -> tuple[int, Match]:
        """The player and the match in which they may declare the Škis round. Raises Denied."""
        self._open_only(table)
        player = table.seat_of(user)
        if table.match is None:
            raise Denied("not-started")
        if table.match.length is not None or table.match.goal is not None:
            raise Denied("no-skis-round")
        if table.match.skis_called:
            raise Denied("skis-already")
        return player, table.match

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
                table.state, table.live, table.between = "stopped", None, False
                table.told = told
                self._tell(table)

    async def guild_gone(self, guild: int) -> None:
        """The same for all channels of a server that the bot is no longer in."""
        for channel in await self._store.channels_in_use(guild):
            await self.channel_gone(channel)

    # Between two deals ----------------------------------------------------------------------

    async def want_next(self, table: Table, user: int) -> None:
        """A person asks for the next deal, which begins when all have. Raises Denied."""
        async with table.lock:
            self._open_only(table)
            table.seat_of(user)
            self._going_on(table)
            if not table.between or user in table.ready:
                return
            ready = table.ready | {user}
            await log.note_ready(self._store, table, ready)
            table.ready = ready
            await self._moves.go_on_if_possible(table)
            if table.live is None:
                self._tell(table)

    @staticmethod
    def _going_on(table: Table) -> None:
        """Nothing is played in a pause."""
        if table.paused is not None:
            raise Denied("paused")

    async def deal_on(self, table: Table, seq: int) -> None:
        """The table's patience is over: deal, though somebody has not asked for it yet."""
        async with table.lock:
            if table.between and table.seq == seq and table.paused is None:
                table.between = False
                await self._moves.go_on_if_possible(table)

    # What the channel has been shown ----------------------------------------------------------

    async def past(self, table: Table, last: int) -> tuple[tuple[int, ...], ...]:
        """The scores of the match's finished deals up to a number, deal by deal."""
        deals = await self._store.finished_deals(table.id)
        return tuple(deal.scores for deal in deals if deal.scores and deal.number <= last)

    async def helped(self, table: Table, deal: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """By player for how many decisions of a deal they asked for a hint, and took one back."""
        asked = await self._store.hints(table.id, deal)
        hinted = tuple(asked.get(player, 0) for player in range(table.players))
        return hinted, await self.taken_back(table, deal)

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
            self._going_on(table)
            chair = table.chairs[player]
            if chair.away is not None:
                await self._seat_again(table, player, Chair(chair.name, user))
            if seq is not None and seq != table.shown_seq(player):
                raise Stale
            if table.chairs[player].house:
                raise Denied("seat-with-house")
            await self._moves.move(table, player, code, "person", user)

    async def act_for_house(self, table: Table, seq: int, code: str) -> None:
        """The move ``seq`` of a house player, or one that is no choice of anybody's.

        Raises Stale if the table has gone on.
        """
        async with table.lock:
            if table.seq != seq or table.turn is None:
                raise Stale
            chair = table.chairs[table.turn]
            if not chair.house and not table.foregone:
                raise Stale
            by: By = "house" if chair.user is None or table.foregone else "clock"
            await self._moves.move(table, table.turn, code, by, None)

    async def resume(self, table: Table) -> None:
        """Deal, if the store would not take the next deal when the last one ended."""
        async with table.lock:
            await self._moves.go_on(table)
