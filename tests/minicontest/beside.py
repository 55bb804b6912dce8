"""The deal of the hour, built into a house beside the real kinds of contests."""

from bot.kit.page import Page
from bot.kit.wishes import Person, Shown, Venue
from tests.bot.contests.contest import HERE, PEOPLE, Contests
from tests.bot.discord.answering import press_on
from tests.minicontest.kind import add_hourly


class WithHours(Contests):
    """Contests with the deal of the hour beside the real kinds."""

    def begin(self) -> None:
        super().begin()
        self.hourly = add_hourly(
            self.store,
            self.kinds,
            self.desk.tries,
            secret=lambda: self.secret(32),
            now=lambda: self.now,
        )

    async def pressed(
        self,
        person: Person,
        place: Venue,
        custom_id: str,
        values: tuple[str, ...] = (),
        *,
        done: bool = False,
    ) -> Shown:
        """Press a control of any of its desks."""
        desks = (*self.desk, self.hourly)
        return await press_on(desks, person, place, custom_id, values, done=done)

    async def wish(self, user: int, control: str, values: tuple[str, ...] = ()) -> Page:
        return (await self.pressed(PEOPLE[user], HERE, control, values)).page
