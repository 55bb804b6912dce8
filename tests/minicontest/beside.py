"""The deal of the hour, built into a house beside the real kinds of contests."""

from tests.bot.contests.contest import Contests
from tests.minicontest.desk import HourlyDesk
from tests.minicontest.feature import FEATURE as HOURLY


class WithHours(Contests):
    """Contests with the deal of the hour beside the real kinds."""

    features = (*Contests.features, HOURLY)

    @property
    def hourly(self) -> HourlyDesk:
        """The desk of the deal of the hour."""
        return self.parts.get(HourlyDesk)
