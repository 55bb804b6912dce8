"""The deal of the hour as a kind of contest."""

from bot.contests.core.entries import OpenEntry
from bot.contests.core.kind import Kind
from bot.contests.core.rows import Contest
from bot.kit.errors import Denied
from bot.kit.wishes import Person, Shown, Venue
from tests.minicontest.desk import HourlyDesk
from tests.minicontest.service import HOURLY


class HourlyKind(Kind):
    """The deals of the hour; what it does not answer here is as usual."""

    name = HOURLY

    def __init__(self, desk: HourlyDesk) -> None:
        self._desk = desk

    def hint_refusal(self, contest: Contest) -> Denied:
        """Says that there are none before it is over."""
        del contest
        return Denied("hourly-no-hints")

    async def show_result(self, person: Person, place: Venue, entry: OpenEntry) -> Shown:
        """The result of a try."""
        return await self._desk.show_result(person, place, entry)
