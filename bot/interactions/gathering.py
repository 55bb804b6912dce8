"""What people settle among themselves: who plays, who is asked, who is ready."""

import re

from bot.channel.languages import Languages
from bot.interactions.lobby import check_lobby_button, shown_lobby
from bot.interactions.wishes import Person, Shown
from bot.pages.lobby import invitation, people_page
from bot.pages.manual import note
from bot.tables.errors import Denied
from bot.tables.info import Chair
from bot.tables.table import Table
from bot.tables.tables import Tables

MENTION = re.compile(r"<@!?(\d{1,20})>")
MOST_INVITED = 10


class GatheringDesk:
    """The wishes of people about each other. Every wish raises Denied or StoreError."""

    def __init__(self, tables: Tables, languages: Languages) -> None:
        self._tables = tables
        self._languages = languages

    async def people(self, person: Person, table: Table) -> Shown:
        """Show the founder who can be asked, and removed."""
        check_lobby_button(table)
        await self._tables.gathering.check_founder(table, person.user)
        return Shown(people_page(table.info(), person.words), "panel", table)

    async def ask(self, person: Person, table: Table) -> Shown:
        """Ask everybody in the lobby whether they are ready."""
        await self._tables.gathering.ask_ready(table, person.user)
        return await self.people(person, table)

    async def remove(self, person: Person, table: Table, user: str) -> Shown:
        """Remove somebody from the lobby."""
        number = int(user) if user.isdecimal() else 0
        await self._tables.gathering.remove(table, person.user, number)
        return await self.people(person, table)

    async def ready(self, person: Person, table: Table) -> Shown:
        """Be ready."""
        await self._tables.gathering.ready(table, person.user)
        return shown_lobby(table, self._languages)

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
        await self._tables.gathering.invite(table, person.user, users)
        words = self._languages.of_table(table)
        called = invitation(table.info(), person.user, users, words)
        return Shown(called, "public", table, below=True)
