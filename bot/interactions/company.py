"""What people settle among themselves: who plays, who is ready, a pause, another match."""

import re
from collections.abc import Callable

from bot.interactions.lobby import LobbyDesk
from bot.interactions.wishes import Person, Place, Shown
from bot.pages.elsewhere import tables_elsewhere
from bot.pages.lobby import invitation, people_page
from bot.pages.manual import note
from bot.tables.errors import Denied
from bot.tables.forms import played_as
from bot.tables.info import Chair
from bot.tables.table import Table

MENTION = re.compile(r"<@!?(\d{1,20})>")
MOST_INVITED = 10


class CompanyDesk(LobbyDesk):
    """The wishes of people about each other. Every wish raises Denied or StoreError."""

    async def people(self, person: Person, table: Table) -> Shown:
        """Show the founder who can be asked, and removed."""
        self._lobby_button(table)
        await self._tables.company.check_founder(table, person.user)
        return Shown(people_page(table.info(), person.words))

    async def ask(self, person: Person, table: Table) -> Shown:
        """Ask everybody in the lobby whether they are ready."""
        await self._tables.company.ask_ready(table, person.user)
        return await self.people(person, table)

    async def remove(self, person: Person, table: Table, user: str) -> Shown:
        """Remove somebody from the lobby."""
        number = int(user) if user.isdecimal() else 0
        await self._tables.company.remove(table, person.user, number)
        return await self.people(person, table)

    async def ready(self, person: Person, table: Table) -> Shown:
        """Be ready."""
        await self._tables.company.ready(table, person.user)
        return self.lobby(table)

    async def sit(self, person: Person, table: Table) -> Shown:
        """Take a house player's seat between two deals."""
        name = await self._tables.attendance.sit_in(table, Chair(person.name, person.user))
        return Shown(note(person.words("reply-seat-taken", name=name)), "seat", table)

    async def invite(self, person: Person, table: Table, who: str) -> Shown:
        """Call some people to the lobby, by their mentions."""
        if table.reach == "direct":
            raise Denied("only-us")
        users = tuple(dict.fromkeys(int(found) for found in MENTION.findall(who)))
        if not users or len(users) > MOST_INVITED:
            raise Denied("nobody-to-invite", most=MOST_INVITED)
        await self._tables.company.invite(table, person.user, users)
        words = self.languages.of_table(table)
        called = invitation(table.info(), person.user, users, words)
        return Shown(called, "public", table, below=True)

    async def board(
        self, person: Person, channel: int, elsewhere: Callable[[], Place] | None
    ) -> Shown:
        """Post the board anew, or show where the person's tables are; ``elsewhere``: seen from
        where, None: where there is no server that would have any.
        """
        try:
            table = await self._tables.register.here(channel)
        except Denied as denied:
            if denied.key != "no-table-here" or elsewhere is None:
                raise
            return await self.find(person, elsewhere())
        return Shown(note(person.words("reply-board-posted")), table=table, below=True)

    async def find(self, person: Person, place: Place) -> Shown:
        """Show where the person's tables are, with a way to bring each into this channel.

        Raises Denied: there is none.
        """
        found = await self._tables.company.elsewhere(place.guild, person.user)
        if not found:
            raise Denied("no-table-here")
        where = [(row.id, row.channel, played_as(row.variant, row.players).name) for row in found]
        return Shown(tables_elsewhere(where, person.words))

    async def pause(self, person: Person, table: Table) -> Shown:
        """Let the clocks stand still."""
        await self._tables.pauses.pause(table, person.user)
        return Shown(note(person.words("reply-paused")))

    async def resume(self, person: Person, table: Table) -> Shown:
        """Let them go on."""
        await self._tables.pauses.resume(table, person.user)
        return Shown(note(person.words("reply-resumed")))

    async def rematch(self, person: Person, number: int) -> Shown:
        """Play the same again; who plays with the house alone need not wait for anybody."""
        table = await self._tables.lobbies.rematch(number, person.user, person.name)
        if table.people == 1:
            await self._tables.lobbies.start(table, person.user)
        return Shown(note(person.words("reply-rematch")), "seat", table)
