"""The deal of the hour: what people do there."""

from bot.contests.core.desk import TryDesk
from bot.contests.core.entries import OpenEntry
from bot.contests.core.rows import Contest, ContestRows
from bot.kit.routes import Press, Route
from bot.kit.wishes import Note, Person, Shown, Venue
from tests.minicontest.pages import OPEN, SHOW, TRY, control, show_button, standings_page
from tests.minicontest.service import HOURLY, Hours


class HourlyDesk:
    """Wishes about the deals of the hour. Each raises only Denied and StoreError."""

    def __init__(self, contests: ContestRows, hours: Hours, tries: TryDesk) -> None:
        self._contests = contests
        self._hours = hours
        self._tries = tries

    def routes(self) -> tuple[Route, ...]:
        """Where its controls lead."""
        wishes = {SHOW: self.show, OPEN: self.open, TRY: self._tries.show_pressed}
        return tuple(
            Route(at=f"{HOURLY}:{wish}:#", answer=answer, repeatable=True)
            for wish, answer in wishes.items()
        )

    async def current(self, person: Person) -> Shown:
        """The deal of this hour."""
        return await self._show_standings(person, await self._hours.current())

    async def show(self, press: Press) -> Shown:
        """How the deal of an hour stands."""
        return await self._show_standings(press.person, await self._hours.find(press.number))

    async def _show_standings(self, person: Person, contest: Contest) -> Shown:
        tries = await self._contests.tries_of(contest.id)
        return Note(standings_page(contest, tries, person.words))

    async def open(self, press: Press) -> Shown:
        """Begin one's try, or go on with it."""
        contest = await self._hours.find_open(press.number)
        return await self._tries.open(press.person, press.place, contest)

    async def show_result(self, person: Person, place: Venue, entry: OpenEntry) -> Shown:
        """The result of a try."""
        del place
        buttons = (show_button(entry.contest.number, person.words),)
        return self._tries.result(person, entry, buttons, control(TRY, entry.id))
