"""Leagues: wishes in, private pages out."""

from bot.contests.daily.ladder_pages import LEAGUES
from bot.contests.leagues.pages import JOIN, LEAVE, league_page
from bot.contests.leagues.service import Leagues
from bot.kit.errors import Denied
from bot.kit.page import note
from bot.kit.routes import Press, Route
from bot.kit.wishes import Note, Shown
from bot.servers.rows import ServerRows


class LeagueDesk:
    """Wishes about leagues. Each raises only Denied and StoreError."""

    def __init__(self, leagues: Leagues, servers: ServerRows) -> None:
        self._leagues = leagues
        self._servers = servers

    def routes(self) -> tuple[Route, ...]:
        """Where controls of leagues lead."""
        return (
            Route(at=LEAGUES, answer=self._show, repeatable=True),
            Route(at=JOIN, answer=self._join, repeatable=True),
            Route(at=LEAVE, answer=self._leave, repeatable=True),
        )

    async def _show(self, press: Press) -> Shown:
        await self._check_allowed(press)
        person = press.person
        await self._leagues.note_name(person.user, press.place.guild, person.name)
        shown = await self._leagues.page(person.user, press.place.guild)
        return Note(league_page(shown, person.words))

    async def _join(self, press: Press) -> Shown:
        await self._check_allowed(press)
        await self._leagues.join(press.person.user, press.place.guild, press.person.name)
        return await self._show(press)

    async def _leave(self, press: Press) -> Shown:
        await self._leagues.leave(press.person.user)
        if await self._servers.allows_leagues(press.place.guild):
            return await self._show(press)
        return Note(note(press.person.words("leagues-left")))

    async def _check_allowed(self, press: Press) -> None:
        """Raise Denied where the server does not allow leagues, or there is no server."""
        if not await self._servers.allows_leagues(press.place.guild):
            raise Denied("no-leagues-here")
