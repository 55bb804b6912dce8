"""The desk of tables, for buttons and commands: wishes in, pages out, nothing of Discord.

A wish is a method of one of its parts, and returns the response to show.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.base.log_subject import set_table
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.kit.routes import Route
from bot.kit.wishes import Person, Response
from bot.tables.desk.gathering import GatheringDesk
from bot.tables.desk.lobby import LobbyDesk
from bot.tables.desk.lobby_options import OptionsDesk
from bot.tables.desk.match import MatchDesk
from bot.tables.desk.menu import MenuDesk
from bot.tables.desk.playing import PlayDesk
from bot.tables.desk.responses import TableWish
from bot.tables.memory.register import Register
from bot.tables.pages.table_pages import TablePages
from bot.tables.play.tables import Tables
from bot.tables.private.hand_page import DrawnHands
from bot.tables.private.undelivered import UndeliveredUpdates


@dataclass(frozen=True)
class Desk:
    """The parts of the desk, with the register and the languages for its callers."""

    register: Register
    """Finds the table of a wish."""
    languages: Languages
    lobby: LobbyDesk
    options: OptionsDesk
    gathering: GatheringDesk
    play: PlayDesk
    match: MatchDesk
    menu: MenuDesk

    def at(self, channel: int | None, wish: TableWish) -> Callable[[Person], Awaitable[Response]]:
        """Bind a wish to the open table of a channel."""

        async def fulfil(person: Person) -> Response:
            table = await self.register.here(channel or 0)
            set_table(table.id)
            return await wish(person, table)

        return fulfil

    def routes(self) -> tuple[Route, ...]:
        """The routes of controls about tables that are not at a table."""
        return (*self.match.routes(), *self.play.routes())


def build_desk(
    tables: Tables,
    pages: TablePages,
    languages: Languages,
    *,
    undelivered: UndeliveredUpdates,
    looks: Looks,
    drawn_hands: DrawnHands,
) -> Desk:
    """Build all parts. ``undelivered``: updates that channels could not be shown."""
    lobby = LobbyDesk(tables, pages, languages)
    return Desk(
        register=tables.register,
        languages=languages,
        lobby=lobby,
        options=OptionsDesk(tables, languages),
        gathering=GatheringDesk(tables, lobby, languages),
        play=PlayDesk(tables, looks, undelivered, drawn_hands),
        match=MatchDesk(tables),
        menu=MenuDesk(tables, pages.menu),
    )
