"""People who join leagues and play deals of the day, without Discord."""

from collections.abc import Mapping

from bot.contests.core.rows import ContestRows, EntryFinish
from bot.contests.daily.ladder_rows import LadderRows, Marked, Period, RankedTry
from bot.contests.daily.ladders import period_of
from bot.contests.daily.service import headline, opening_time
from bot.contests.leagues.feature import FEATURE as LEAGUES
from bot.contests.leagues.rows import LeagueRows
from bot.contests.leagues.service import Leagues
from bot.kit.page import Page
from bot.kit.wishes import Person, Venue
from bot.servers.rows import ServerRows
from tests.bot.contests.contest import TODAY, Contests
from tests.bot.tables.desk.desk_parts import WORDS
from tests.bot.world import CHANNEL, GUILD, World
from tests.store.contest_examples import new_contest, new_entry

WEEK = period_of("week", TODAY)
OTHER_GUILD = GUILD + 1


class LeagueContests(Contests):
    """Contests with leagues, in two servers that allow them."""

    features = (*Contests.features, LEAGUES)

    def __init__(self, world: World) -> None:
        super().__init__(world)
        self.now = opening_time(WEEK.begins - 3)

    def begin(self) -> None:
        super().begin()
        self.leagues = self.parts.get(Leagues)
        self.league_rows = LeagueRows(self.store)

    async def allow(self, *guilds: int) -> None:
        """Let servers' people join."""
        for guild in guilds or (GUILD, OTHER_GUILD):
            await ServerRows(self.store).allow_leagues(guild, True)

    async def look(self, user: int, control: str = "leagues", guild: int = GUILD) -> Page:
        """A page of a person with a name of their own, in a server."""
        person = Person(user, name_of(user), WORDS)
        shown = await self.press_control(person, Venue(guild, CHANNEL, "en"), control)
        return shown.page

    async def join(self, *users: int, guild: int = GUILD) -> None:
        """People join from a server."""
        for user in users:
            await self.look(user, "leagues:join", guild)

    async def play_day(self, day: int, percents: Mapping[int, int | None]) -> int:
        """Close the deal of a day that some people have played, and return its contest.

        ``percents``: None for those whose deal too few house players have played.
        """
        rows, ladders = ContestRows(self.store), LadderRows(self.store)
        contest = await self.close_day(day)
        for person, percent in percents.items():
            entry = await rows.open_entry(new_entry(person, contest), ())
            await rows.append_moves(entry.id, 0, (), EntryFinish(35, 500))
            done = RankedTry(entry.id, person, GUILD, name_of(person), 35)
            periods: tuple[Period, ...] = ()
            await ladders.rank(
                "daily", (GUILD,), done, Marked(entry.id, percent, None, 1.0), periods
            )
        return contest

    async def close_day(self, day: int, *, settled: bool = True) -> int:
        """The deal of a day is over."""
        rows = ContestRows(self.store)
        variant, players = headline(day)
        number = await rows.make(new_contest("daily", day, variant=variant, players=players))
        assert number is not None
        if settled:
            await rows.settle(number)
        return number

    async def see_to(self, day: int) -> None:
        """Do what is due at the beginning of a day."""
        self.now = opening_time(day) + 5
        await self.leagues.attend()


def name_of(user: int) -> str:
    """A name that stands nowhere by chance."""
    return f"Zz{user}"
