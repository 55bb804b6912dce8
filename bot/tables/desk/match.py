"""Wishes about a match as a whole: leave it, pause it, end it, find it, play it again."""

from collections.abc import Callable

from bot.games.forms import form_of
from bot.kit.errors import Denied, Stale
from bot.kit.page import note
from bot.kit.routes import Press, Route
from bot.kit.wishes import Aside, Note, Person, Response, Shown, Venue, brief_note
from bot.tables.desk.explaining import confirm_wish
from bot.tables.desk.responses import Below, Seated
from bot.tables.model.table import Table
from bot.tables.pages.match_scores import REMATCH
from bot.tables.pages.removing import tables_elsewhere
from bot.tables.play.tables import Tables


class MatchDesk:
    """The wishes of people about their match. Every wish raises Denied or StoreError."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def routes(self) -> tuple[Route, ...]:
        """The routes of controls of matches that are over."""
        return (Route(at=f"{REMATCH}:#", answer=self._handle_rematch),)

    async def _handle_rematch(self, press: Press) -> Response:
        return await self.rematch(press.person, home=press.place.guild, match=press.number)

    async def depart(self, person: Person, table: Table) -> Shown:
        """Leave the lobby, or the match to a house player; without people the match stops."""
        playing = table.state == "playing"
        await self._tables.attendance.leave(table, person.user)
        if not playing:
            return brief_note(person.words("reply-left-lobby"))
        if not table.open:  # all others had agreed to end the match
            return brief_note(person.words("reply-stopped"))
        if table.attended:
            return brief_note(person.words("reply-left-game"))
        return brief_note(person.words("reply-left-alone" if table.alone else "reply-left-last"))

    async def pause(self, person: Person, table: Table) -> Shown:
        """Stop the clocks."""
        await self._tables.pauses.pause(table, person.user)
        if table.paused_by is not None:
            return brief_note(person.words("reply-paused-for-a-day"))
        return brief_note(person.words("reply-paused"))

    async def resume(self, person: Person, table: Table) -> Shown:
        """Restart the clocks."""
        await self._tables.pauses.resume(table, person.user)
        return brief_note(person.words("reply-resumed"))

    async def rematch(self, person: Person, home: int, match: int) -> Seated:
        """Open a match again in its server; for a person alone with the house it starts at once."""
        table = await self._tables.lobbies.rematch(match, person.user, person.name, home=home)
        if table.people == 1:
            await self._tables.lobbies.start(table, person.user)
        return Seated(note(person.words("reply-rematch")), table=table)

    async def board(
        self,
        person: Person,
        channel: int,
        elsewhere: Callable[[], Venue] | None,
        lacking: str | None = None,
    ) -> Shown:
        """Post the board anew, or show the person's tables in other channels.

        ``elsewhere``: the venue to search from; None: outside of servers. ``lacking``: a missing
        permission without which the board cannot be posted here.
        """
        try:
            table = await self._tables.register.here(channel)
        except Denied as denied:
            if denied.key != "no-table-here" or elsewhere is None:
                raise
            return await self.find(person, elsewhere())
        if lacking is not None:
            raise Denied("permission-missing", permission=lacking)
        return Below(note(person.words("reply-board-posted")), table=table)

    async def find(self, person: Person, place: Venue) -> Shown:
        """Show the person's tables, with a button to bring each into this channel.

        Raises Denied if there is none.
        """
        tables = await self._tables.gathering.elsewhere(place.guild, person.user)
        if not tables:
            raise Denied("no-table-here")
        where = [(row.id, row.channel, form_of(row.variant, row.players).name) for row in tables]
        return Note(tables_elsewhere(where, person.words))

    async def skis(self, person: Person, table: Table) -> Shown:
        """Ask whether to declare the Škis round."""
        self._tables.play.check_skis(table, person.user)
        return Note(confirm_wish(table.info(), f"skis:{table.deals}", person.words))

    async def declare_skis(self, person: Person, table: Table, deal: int) -> Shown:
        """Declare the Škis round, as was asked in that deal."""
        try:
            await self._tables.play.declare_skis(table, person.user, deal)
        except Stale:
            return await self.skis(person, table)
        return brief_note(person.words("reply-skis"))

    async def stop(self, person: Person, channel: int) -> Shown:
        """Ask whether to close a channel's table; close an unreadable one at once."""
        if await self._tables.stopping.stop_unreadable(channel, may_manage=person.may_manage):
            return brief_note(person.words("reply-stopped"))
        return await self.ask_stop(person, await self._tables.register.here(channel))

    async def ask_stop(self, person: Person, table: Table) -> Shown:
        """Ask whether to close the table, beside the page whose button was pressed."""
        self._tables.stopping.check_stop(table, person.user, may_manage=person.may_manage)
        return Aside(confirm_wish(table.info(), f"stop:{table.deals}", person.words))

    async def ask_end(self, person: Person, table: Table) -> Shown:
        """Ask whether to propose the end of the match, beside the page whose button was pressed."""
        self._tables.stopping.check_end(table, person.user)
        return Aside(confirm_wish(table.info(), f"end:{table.deals}", person.words))

    async def end(self, person: Person, table: Table, deal: int) -> Shown:
        """Propose to end the match in the deal in which it was asked, or agree to it."""
        try:
            closed = await self._tables.stopping.agree_to_end(table, person.user, deal)
        except Stale:
            return await self.ask_end(person, table)
        return brief_note(person.words("reply-stopped" if closed else "reply-would-end"))

    async def stop_table(self, person: Person, table: Table, deal: int) -> Shown:
        """Close a table, as was asked in that deal."""
        stop = self._tables.stopping.stop
        try:
            await stop(table, person.user, deal, may_manage=person.may_manage)
        except Stale:
            return await self.stop(person, table.channel)
        return brief_note(person.words("reply-stopped"))
