"""What people do at tables, by button or by command: wishes in, pages out, nothing of Discord.

Each part of the desk is for one matter; a wish is a method that returns what the person is shown.
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
from bot.tables.desk.playing import PlayDesk
from bot.tables.desk.responses import TableWish
from bot.tables.memory.register import Register
from bot.tables.pages.table_pages import TablePages
from bot.tables.play.tables import Tables
from bot.tables.private.hand_page import DrawnHands
from bot.tables.private.unshown import Unshown


@dataclass(frozen=True)
class Desk:
    """The parts of the desk, and what whoever brings a wish needs besides."""

    register: Register
    """Finds the table that a wish is about."""
    languages: Languages
    lobby: LobbyDesk
    options: OptionsDesk
    gathering: GatheringDesk
    play: PlayDesk
    match: MatchDesk

    def at(self, channel: int | None, wish: TableWish) -> Callable[[Person], Awaitable[Response]]:
        """A wish at the open table of a channel."""

        async def at_it(person: Person) -> Response:
            table = await self.register.here(channel or 0)
            set_table(table.id)
            return await wish(person, table)

        return at_it

    def routes(self) -> tuple[Route, ...]:
        """Where controls lead that are about tables, but no controls of one."""
        return (*self.match.routes(), *self.play.routes())


def build_desk(
    tables: Tables,
    pages: TablePages,
    languages: Languages,
    unshown: Unshown | None = None,
    looks: Looks | None = None,
    drawn_hands: DrawnHands | None = None,
) -> Desk:
    """All parts, put together.

    ``unshown`` tells what channels cannot show of their tables.
    """
    looks = looks or Looks()
    lobby = LobbyDesk(tables, pages, languages)
    return Desk(
        register=tables.register,
        languages=languages,
        lobby=lobby,
        options=OptionsDesk(tables, languages),
        gathering=GatheringDesk(tables, lobby, languages),
        play=PlayDesk(tables, looks, unshown or Unshown(), drawn_hands or DrawnHands()),
        match=MatchDesk(tables),
    )
