"""A base for tests of contests: daily deals with a store on disk, without Discord."""

import itertools
import random
from pathlib import Path

from bot.archive.archive import Archive
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import ChoiceRows
from bot.contest_desks import ContestParts, build_contests
from bot.contests.challenges.rows import ChallengeRows
from bot.contests.challenges.service import Challenges
from bot.contests.core.entries import Entries
from bot.contests.core.house import ContestHouse, Search, nobody_searches
from bot.contests.core.judging import Judging
from bot.contests.core.keeping import ContestMaintenance
from bot.contests.core.kind import Kinds
from bot.contests.daily.service import DAY, Dailies, opens
from bot.contests.teams.rows import TeamMatchRows
from bot.contests.teams.service import TeamMatches
from bot.contests.tournaments.rows import TournamentRows
from bot.contests.tournaments.service import Tournaments
from bot.games.info import ENTRY
from bot.kit.controls import read_click
from bot.kit.limits import Preparations
from bot.kit.page import Button, Page, Select
from bot.kit.slips import Slips
from bot.kit.wishes import Person, Shown, Venue
from bot.store.contests import Contest
from bot.store.sql_store import SqlStore
from bot.thinkers.pool import Workers
from bot.thinkers.side_jobs import AtOnce, Jobs
from bot.thinkers.study import Study
from tests.bot.discord.answering import press_on
from tests.bot.tables.desk.test_desk import PEOPLE
from tests.bot.world import CHANNEL, GUILD, World

TODAY = 700
HERE = Venue(GUILD, CHANNEL, "en")
NO_MOVES = ("hand", "last", "out", "why", "what", "more")
GAMES = ("slovenian", 4)


class Contests:
    """Daily deals, which can be thrown away and found again."""

    def __init__(self, world: World, search: Search = nobody_searches, searching: bool = False):
        self.world = world
        self.search, self.searching = search, searching
        self.now = opens(TODAY) + 100
        self.secret = random.Random(5).randbytes
        self.jobs: Jobs = AtOnce()
        self.tries = 1
        """Decks tried for a deal that somebody waits for: any will do."""
        self.begin()

    def begin(self) -> None:
        """As after a start."""
        store = self.world.store
        seconds = itertools.count(1000, 10)
        self.study = Study(Workers(0, lambda: False))
        self.house = ContestHouse(store, self.search)
        self.entries = Entries(store, self.house, lambda: self.now)
        languages = Languages(rows=ChoiceRows(store))
        self.kinds, judging = Kinds(), Judging(store, self.study)
        keeping = ContestMaintenance(
            store, self.kinds, self.entries, judging, languages.house_names
        )
        self.keeping = keeping
        known = store, keeping, lambda: self.secret(32), lambda: self.now
        searching, jobs, tries = self.searching, self.jobs, self.tries
        self.dailies = Dailies(*known, searching=searching, jobs=AtOnce(), sleep=_at_once, tries=1)
        preparations = Preparations()
        self.challenges = Challenges(
            rows=ChallengeRows(store),
            store=store,
            keeping=keeping,
            secret=lambda: self.secret(32),
            now=lambda: self.now,
            searching=searching,
            jobs=jobs,
            preparations=preparations,
            tries=tries,
        )
        self.tournaments = Tournaments(
            rows=TournamentRows(store),
            store=store,
            secret=lambda: self.secret(32),
            now=lambda: self.now,
            searching=searching,
            jobs=jobs,
            preparations=preparations,
            tries=tries,
        )
        tables, self.archive = self.world.tables, Archive(store, self.world.tables.register)
        teams = TeamMatches(
            rows=TeamMatchRows(store),
            store=store,
            register=tables.register,
            defaults=tables.defaults,
            secret=lambda: self.secret(32),
            now=lambda: self.now,
            names=languages.house_names,
            archive=self.archive,
            preparations=preparations,
        )
        own = self.dailies, self.challenges, self.tournaments, teams
        parts = ContestParts(self.kinds, self.entries, keeping, *own)
        slips = Slips(lambda: float(next(seconds)), 0.4)
        self.changed: list[int] = []
        now = lambda: self.now  # noqa: E731
        of_all = store, parts, slips, now, languages, Looks(), self.changed.append
        self.told: list[int] = []
        self.desk = build_contests(*of_all, challenge_changed=self.told.append)

    @property
    def store(self) -> SqlStore:
        return self.world.store

    async def again(self) -> None:
        """As after a crash: only the file is left."""
        await self.world.again()
        self.begin()

    async def contest(self, variant: str = "slovenian", players: int = 4) -> Contest:
        """Today's deal of a game."""
        found = await self.dailies.of_day(TODAY)
        return next(one for one in found if (one.variant, one.players) == (variant, players))

    async def opened(self, user: int, contest: Contest) -> Page:
        """Somebody's try, just opened."""
        return await self.wish(user, f"daily:open:{contest.id}")

    async def wish(self, user: int, control: str, values: tuple[str, ...] = ()) -> Page:
        """The page that a control opens."""
        shown = await press_on(self.desk, PEOPLE[user], HERE, control, values)
        assert shown is not None
        return shown.page

    async def press(self, user: int, control: Button | Select) -> Page:
        """Press a button, or choose as many of a list's last lines as it takes."""
        values: tuple[str, ...] = ()
        if isinstance(control, Select):
            values = tuple(choice.value for choice in control.choices[-control.least :])
        return await self.wish(user, control.id, values)

    async def to_the_end(self, user: int, page: Page) -> Page:
        """Press the first offer until it is over."""
        clicks = 0
        while moves := moves_on(page):
            page = await self.press(user, moves[0])
            clicks += 1
            assert clicks < 200
        return page

    async def close(self) -> None:
        """The day passes."""
        self.now = opens(TODAY) + DAY + 1
        await self.dailies.attend()


async def _at_once(_: float) -> None:
    """Nobody waits."""


def controls(page: Page) -> dict[str, Button | Select]:
    """A try's controls by their codes."""
    found = {}
    for control in page.controls():
        click = read_click(control.id, ENTRY)
        if click is not None:
            found[click.code] = control
    return found


def moves_on(page: Page) -> list[Button | Select]:
    """The moves on a try's page."""
    moves = [one for code, one in controls(page).items() if code.split(":")[0] not in NO_MOVES]
    return [one for one in moves if isinstance(one, Select) or not one.disabled]


__all__ = ["HERE", "PEOPLE", "Contests", "Path", "Person", "Shown", "controls", "moves_on"]
