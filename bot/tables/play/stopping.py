"""Closes tables before their match is over: on request, or because the channel is gone."""

from collections.abc import Callable
from dataclasses import replace

from bot.base.accidents import attempt
from bot.games.info import Level
from bot.kit.errors import Denied
from bot.tables.lobby.seating import Seating
from bot.tables.memory import stored_tables
from bot.tables.memory.moves import Moves
from bot.tables.memory.register import Register
from bot.tables.model.checks import check_deal, check_lobby, check_open
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from engine import View

ChooseMove = Callable[[View, Level], str]
"""The code of a house player's move."""


class RoundEnds:
    """Plays tables to their end. Every method may raise StoreError.

    The moves made by then stand, and the next call goes on from there.
    """

    def __init__(self, rows: TableRows, moves: Moves, decide: ChooseMove) -> None:
        self._rows = rows
        self._moves = moves
        self._decide = decide

    async def time_is_up(self, table: Table) -> None:
        """Finish a table of a round whose time is up, or that all people have left."""
        async with table.lock:
            if table.round is not None and table.open:
                await self.finish(table)

    async def finish(self, table: Table) -> None:
        """Play a table of a round to its end, all by the house. Called under the lock."""
        chairs = tuple(replace(chair, house=True, away=None) for chair in table.chairs)
        if chairs != table.chairs:
            await self._rows.set_seats(table.id, chairs)
            table.chairs = chairs
        while table.open:
            if table.live is None or table.live.deal.over:
                await self._moves.deal_or_close(table)
                continue
            turn = table.live.deal.turn
            assert turn is not None
            code = self._decide(table.view(turn), table.chairs[turn].level)
            await self._moves.move(table, turn, code, "clock", None)


class Stopping:
    """Closes tables; finished deals are kept. Every method may raise StoreError."""

    def __init__(
        self,
        rows: TableRows,
        now: Callable[[], int],
        register: Register,
        seating: Seating,
        rounds: RoundEnds,
    ) -> None:
        self._rows = rows
        self._now = now
        self._register = register
        self._seating = seating
        self.rounds = rounds

    async def stop(self, table: Table, user: int, deal: int, *, may_manage: bool) -> None:
        """Close the table; the unfinished deal scores nothing.

        ``deal``: the one in which the user was asked whether to. Raises Denied, and Stale if it is
        over.
        """
        async with table.lock:
            check_deal(table, deal)
            self.check_stop(table, user, may_manage=may_manage)
            await self.close(table)

    def check_end(self, table: Table, user: int) -> None:
        """Raise Denied if this person has no say in whether the match ends early."""
        check_open(table)
        if table.round is not None:
            raise Denied("round-stop")
        if table.chairs[table.seat_of(user)].house:
            raise Denied("seat-with-house")

    async def agree_to_end(self, table: Table, user: int, deal: int) -> bool:
        """Count a person's wish to end the match in this deal; close it once all present agree.

        Returns whether it is closed. What it counts for follows from how much is played, as for any
        table that is closed. Raises Denied, and Stale if the deal is over.
        """
        async with table.lock:
            self.check_end(table, user)
            check_deal(table, deal)
            voted_in, users = table.end_votes
            agreed = frozenset({user}) if voted_in != deal else users | {user}
            table.end_votes = (deal, agreed)
            if await self.end_if_agreed(table):
                return True
            self._register.tell(table)
            return False

    async def end_if_agreed(self, table: Table) -> bool:
        """Close the match if all people present would end it in this deal. Called under the lock.

        Returns whether it is closed. Those who leave have no say any more.
        """
        deal, agreed = table.end_votes
        present = {chair.person for chair in table.chairs} - {None}
        if not table.open or deal != table.deals or not present or not present <= agreed:
            return False
        await self.close(table)
        return True

    async def cancel(self, table: Table, user: int, *, may_manage: bool) -> None:
        """Close the lobby; a match that has begun meanwhile goes on. Raises Denied."""
        async with table.lock:
            check_lobby(table)
            self.check_stop(table, user, may_manage=may_manage)
            await self.close(table)

    def check_stop(self, table: Table, user: int, *, may_manage: bool) -> None:
        """Raise Denied if this person may not close the table.

        A lobby whose founder is away may be closed by anyone who sits there; a match that all have
        left, by anyone.
        """
        if table.round is not None:
            raise Denied("round-stop")
        host = table.host
        if user == host.user or may_manage or not table.attended:
            return
        founder_away = table.state == "lobby" and self._seating.founder_away(table)
        if not founder_away or table.player_of(user) is None:
            raise Denied("not-yours-to-stop", name=host.name)

    async def stop_unreadable(self, channel: int, *, may_manage: bool) -> bool:
        """Give up a table that can't be read; returns whether there was one. Raises Denied."""
        try:
            await self._register.here(channel)
        except Denied as denied:
            if denied.key != "table-unreadable":
                return False
        else:
            return False
        if not may_manage:
            raise Denied("table-unreadable")  # which says who may
        table = await self._rows.open_table_of(channel)
        if table is not None:
            closing = self._register.hooks.rounds.closing(table)
            await self._rows.stop_table(table, self._now(), (closing,))
        return True

    async def close_idle(self, table: Table, moved_at: int) -> None:
        """Close a table that has not been used since ``moved_at``."""
        async with table.lock:
            if table.moved_at == moved_at:
                await self.close(table)

    async def close(self, table: Table) -> None:
        """Close a table, and announce its scores, if any. Called under the lock.

        If it is part of a round, others wait for it: the house plays it to its end.
        """
        if not table.open:
            return
        if table.round is not None:
            await self.rounds.finish(table)
            return
        await self._stop(table, None)
        played = table.match is not None and table.match.finished > 0
        ended = attempt("telling the end", table.id, table.ended) if played else None
        self._register.tell(table, *(() if ended is None else (ended,)))

    async def channel_gone(self, channel: int) -> None:
        """Close the table of a channel that is gone; results are kept."""
        try:
            table = await self._register.here(channel)
        except Denied:
            await self.stop_unreadable(channel, may_manage=True)
            return
        async with table.lock:
            if table.channel != channel:  # it has moved from there meanwhile
                return
            if table.open and table.round is not None:
                await self.rounds.finish(table)
            elif table.open:
                shown_end = table.deals + 1
                await self._stop(table, shown_end)
                table.told = shown_end
                self._register.tell(table)

    async def _stop(self, table: Table, shown_end: int | None) -> None:
        await stored_tables.stop(self._rows, self._register.hooks, table, self._now(), shown_end)
        table.state = "stopped"
        table.live = None
        table.between = False

    async def close_all(self, guild: int) -> None:
        """Close the tables of a server as if somebody had stopped each of them."""
        for channel in await self._rows.channels_in_use(guild):
            try:
                table = await self._register.here(channel)
            except Denied:
                await self.stop_unreadable(channel, may_manage=True)
                continue
            async with table.lock:
                await self.close(table)

    async def guild_gone(self, guild: int) -> None:
        """Close the tables of a server that the bot has left; results are kept."""
        for channel in await self._rows.channels_in_use(guild):
            await self.channel_gone(channel)
