"""The deal of the hour: a toy kind of contest, made of what the core of contests offers.

No house has it. It is here to show that a kind of contest is one folder and a line: its deals, its
pages, its desk, its answers to the core (``kind.py``) and its words (``data/locales``). The laws of
contests hold it as any other.
"""

from collections.abc import Callable

from bot.contests.core.house import house_now
from bot.contests.core.points_ahead import ranks_by_lead
from bot.contests.core.rows import Contest, ContestRows, NewContest
from bot.kit.errors import Denied

HOURLY = "hourly"
"""The name of the kind, which also begins its controls."""
HOUR = 3600
GAME = ("slovenian", 4)


class Hours:
    """The deals of all hours, by the number of the hour since 1970. May raise StoreError."""

    def __init__(
        self, contests: ContestRows, secret: Callable[[], bytes], now: Callable[[], int]
    ) -> None:
        self._contests = contests
        self._secret = secret
        self._now = now

    async def current(self) -> Contest:
        """The deal of this hour, made if it is missing."""
        hour, (variant, players) = self._now() // HOUR, GAME
        if not await self._contests.find_by_number(HOURLY, hour):
            await self._contests.make(
                NewContest(
                    kind=HOURLY,
                    number=hour,
                    variant=variant,
                    players=players,
                    house=str(house_now(searching=False)),
                    opens=hour * HOUR,
                    closes=(hour + 1) * HOUR,
                    secrets=(self._secret().hex(),),
                    ahead=ranks_by_lead(variant, players),
                )
            )
        return await self.find(hour)

    async def find(self, hour: int) -> Contest:
        """The deal of an hour. Raises Denied if there was none."""
        contests = await self._contests.find_by_number(HOURLY, hour)
        if not contests:
            raise Denied("no-such-contest")
        return contests[0]

    async def find_open(self, hour: int) -> Contest:
        """The deal of an hour that is not over. Raises Denied."""
        contest = await self.find(hour)
        if self._now() >= contest.closes:
            raise Denied("contest-over")
        return contest
