"""Wishes about the people of a table: who plays, who is invited, who is ready."""

from bot.choices.languages import Languages
from bot.deals.wording.words import joined_names, plain, plain_name
from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.kit.mentions import mentioned_users, user_id
from bot.kit.page import note
from bot.kit.wishes import Aside, Later, Note, Panel, Person, Response, Shown, brief_note
from bot.tables.desk.lobby import LobbyDesk, check_lobby_button
from bot.tables.desk.responses import Below, Seated
from bot.tables.model.deadlines import GUEST_SECONDS
from bot.tables.model.table import Table
from bot.tables.pages.lobby import invitation, people_page
from bot.tables.pages.removing import sitters_page, sure_to_remove
from bot.tables.play.tables import Tables

MAX_INVITED = 10


class GatheringDesk:
    """People's wishes about each other. Each raises Denied or StoreError."""

    def __init__(self, tables: Tables, lobby: LobbyDesk, languages: Languages) -> None:
        self._tables = tables
        self._lobby = lobby
        self._languages = languages

    async def people(self, person: Person, table: Table) -> Shown:
        """Show a lobby's founder or a match's host the people that can be asked or removed."""
        if table.state == "playing":
            self._tables.removing.check(table, person.user, may_manage=person.may_manage)
            return Panel(sitters_page(table.info(), person.user, table.removed, person.words))
        check_lobby_button(table)
        await self._tables.gathering.check_founder(table, person.user)
        return Panel(people_page(table.info(), person.words), lobby=table.id)

    async def ask(self, person: Person, table: Table) -> Shown:
        """Ask everyone in the lobby whether they are ready."""
        await self._tables.gathering.ask_ready(table, person.user)
        return await self.people(person, table)

    async def remove(self, person: Person, table: Table, user: str) -> Shown:
        """Remove a person from the lobby, or ask to confirm removing them from a match."""
        removed = user_id(user) or 0
        if table.state == "playing":
            removing = self._tables.removing
            removing.check(table, person.user, may_manage=person.may_manage)
            chair = removing.check_removable(table, person.user, removed)
            last = removing.is_last(table, removed)
            return Panel(sure_to_remove(table.info(), chair, person.words, last=last))
        await self._tables.gathering.remove(table, person.user, removed)
        return await self.people(person, table)

    async def dismiss(self, person: Person, table: Table, user: str) -> Shown:
        """Remove a person from a match: the house plays on for them, unless nobody is left."""
        chair = await self._tables.removing.remove(
            table, person.user, user_id(user) or 0, may_manage=person.may_manage
        )
        key = "reply-removed" if table.open else "reply-removed-closed"
        return brief_note(person.words(key, name=plain(chair.name)))

    async def ready(self, person: Person, table: Table) -> Response:
        """Note that the person is ready."""
        await self._tables.gathering.ready(table, person.user)
        return self._lobby.show_lobby(table)

    async def sit(self, person: Person, table: Table) -> Shown:
        """Ask for a house player's seat between two deals, and show the outcome."""
        name = await self._tables.sitting_in.ask(table, Chair(person.name, person.user))
        if name is not None:
            return Seated(note(person.words("reply-seat-taken", name=plain(name))), table=table)
        return await self.show_outcome(person, table, table.deals)

    async def show_outcome(self, person: Person, table: Table, deal: int) -> Shown:
        """Show the outcome of the person's request to sit in, made after a deal."""
        words = person.words
        info = table.info()
        names = [
            plain_name(info, player) for player, chair in enumerate(table.chairs) if chair.person
        ]

        async def later() -> Shown:
            answer = await self._tables.sitting_in.outcome(table, person.user, deal)
            message = note(words(f"sit-{answer}"))
            sits = table.player_of(person.user) is not None
            return Seated(message, table=table) if sits else Note(message)

        minutes = GUEST_SECONDS // 60
        message = (
            words("sit-asked", names=joined_names(names, words), minutes=minutes)
            if names
            else words("sit-asked-away", minutes=minutes)
        )
        return Note(note(message), then=Later(make=later, custom_id=info.control(f"asked:{deal}")))

    async def answer(self, person: Person, table: Table, answer: str) -> Shown:
        """Answer a request to sit in: ``yes:<user>`` or ``no:<user>``."""
        yes, _, user = answer.partition(":")
        guest = user_id(user)
        if yes not in ("yes", "no") or guest is None:
            raise Denied("unknown-button")
        sitting_in = self._tables.sitting_in
        name = await sitting_in.answer(table, person.user, guest, yes=yes == "yes")
        return Aside(note(person.words(f"sit-you-said-{yes}", name=plain(name))), brief=True)

    def check_inviting(self, person: Person, table: Table, mentions: str) -> tuple[int, ...]:
        """The users that a person invites by mentions. Raises Denied if the person may not.

        People who sit there are left out, except those who are asked whether they are ready.
        """
        if table.reach == "direct":
            raise Denied("only-us")
        named = mentioned_users(mentions)
        if not named or len(named) > MAX_INVITED:
            raise Denied("nobody-to-invite", most=MAX_INVITED)
        awaited = {chair.user for chair in table.chairs} - table.ready if table.ready else set()
        users = tuple(user for user in named if table.player_of(user) is None or user in awaited)
        if not users:
            raise Denied("invited-sit-here")
        self._tables.gathering.check_inviting(table, person.user, users)
        return users

    async def invite(self, person: Person, table: Table, mentions: str) -> Shown:
        """Call people to the lobby, by their mentions."""
        users = self.check_inviting(person, table, mentions)
        await self._tables.gathering.invite(table, person.user, users)
        words = self._languages.of_table(table)
        called = invitation(table.info(), person.user, users, words)
        return Below(called, table=table, public=True)
