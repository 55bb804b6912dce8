"""The deal of the hour for the laws of all kinds of contests."""

from bot.contests.core.rows import Contest
from bot.kit.page import Page
from bot.kit.wishes import Public, Shown, Venue
from tests.bot.contests.contest import PEOPLE
from tests.bot.contests.held import Held
from tests.bot.world import ANA
from tests.minicontest.pages import OPEN, SHOW, control
from tests.minicontest.service import HOUR, HOURLY


class HeldHour(Held):
    name, head, no_hints = HOURLY, HOURLY, "hourly-no-hints"
    of_contest = (f"{HOURLY}:show:1", f"{HOURLY}:open:1")
    of_try = (f"{HOURLY}:try:1",)
    wishes = ("show", "open", "try")

    async def begin(self) -> None:
        await self.contests.hourly.current(PEOPLE[ANA])
        self._hour = self.contests.now // HOUR

    async def open(self, user: int) -> Page:
        return await self.contests.wish(user, control(OPEN, self._hour))

    async def overview(self, user: int) -> Page:
        return await self.contests.wish(user, control(SHOW, self._hour))

    async def close(self) -> None:
        self.contests.now += HOUR
        await self.contests.dailies.attend()

    async def contest(self) -> Contest:
        (contest,) = await self.contests.rows.find_by_number(HOURLY, self._hour)
        return contest

    async def check_forged(self, shown: Shown, place: Venue) -> None:
        assert not isinstance(shown, Public), "its controls show nothing to everybody"
