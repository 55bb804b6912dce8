"""A base for tests of contests: daily deals with a store on disk, without Discord."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import discord

from bot.base.settings import Settings
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import ChoiceRows
from bot.contests.challenges.desk import ChallengeDesk
from bot.contests.challenges.feature import FEATURE as CHALLENGES
from bot.contests.challenges.service import Challenges
from bot.contests.core.comparing import MIN_COMPARED
from bot.contests.core.deals import SEAT
from bot.contests.core.desk import TryDesk
from bot.contests.core.entries import Entries
from bot.contests.core.feature import FEATURE as CONTESTS
from bot.contests.core.house import Search, nobody_searches
from bot.contests.core.keeping import ContestMaintenance
from bot.contests.core.kind import Kinds
from bot.contests.core.rows import Contest, ContestRows, Ghost
from bot.contests.daily.desk import DailyChannelDesk, DailyDesk
from bot.contests.daily.feature import FEATURE as DAILY
from bot.contests.daily.service import DAY, Dailies, opening_time
from bot.contests.teams.desk import TeamDesk
from bot.contests.teams.feature import FEATURE as TEAMS
from bot.contests.tournaments.desk import TournamentDesk
from bot.contests.tournaments.feature import FEATURE as TOURNAMENTS
from bot.contests.tournaments.rows import TournamentRows
from bot.contests.tournaments.service import Tournaments
from bot.contests.traveller.feature import FEATURE as TRAVELLER
from bot.discord.sending.delivery import Delivery
from bot.discord.sending.messages import Messages, Postboxes, Threads
from bot.games.info import ENTRY
from bot.kit.controls import read_click
from bot.kit.errors import Denied
from bot.kit.feature import Feature, FeatureContext, Parts, build_all
from bot.kit.page import Button, Page, Select
from bot.kit.routes import Route
from bot.kit.wishes import Person, Shown, Venue
from bot.learning.puzzles.feature import FEATURE as PUZZLES
from bot.store import Store
from bot.thinkers import work
from bot.thinkers.pool import Workers
from bot.thinkers.side_jobs import AtOnce, Jobs
from bot.thinkers.study import Study
from bot.thinkers.thinkers import Thinkers
from engine import View
from tests.bot.discord.answering import press_on
from tests.bot.tables.desk.desk_parts import PEOPLE
from tests.bot.world import CHANNEL, GUILD, World

TODAY = 700
HERE = Venue(GUILD, CHANNEL, "en")
NO_MOVES = ("hand", "last", "out", "why", "what", "more")
GAMES = ("slovenian", 4)


class Desks(NamedTuple):
    """The desks of contests."""

    daily: DailyDesk
    challenges: ChallengeDesk
    tries: TryDesk
    channel: DailyChannelDesk
    tournaments: TournamentDesk
    teams: TeamDesk


class Searching(Thinkers):
    """Thinkers whose answers a test chooses."""

    def __init__(self, search: Search) -> None:
        super().__init__(Workers(0, lambda: False, purpose="house players"), 0.0, work.move)
        self._search = search

    async def answer(self, view: View, seed: int, worlds: int) -> str | None:
        return await self._search(view, seed, worlds)


class NoThreads(Threads):
    """Discord opens no threads."""

    @asynccontextmanager
    async def open(self, server: int, channel: int, title: str) -> AsyncIterator[int]:
        raise Denied("thread-refused")
        yield 0


NOWHERE = discord.Client(intents=discord.Intents.none())
"""A client that is never connected."""


class Contests:
    """All kinds of contests, which can be thrown away and found again."""

    features: tuple[Feature, ...] = (
        PUZZLES,
        CONTESTS,
        TRAVELLER,
        DAILY,
        CHALLENGES,
        TOURNAMENTS,
        TEAMS,
    )

    def __init__(self, world: World, search: Search = nobody_searches, searching: bool = False):
        self.world = world
        self.search, self.searching = search, searching
        self.now = opening_time(TODAY) + 100
        self.secret = random.Random(5).randbytes
        self.jobs: Jobs = AtOnce()
        self.tries = 1
        """Decks tried for a deal that somebody waits for: any will do."""
        self.begin()

    def begin(self) -> None:
        """As after a start."""
        self.study = Study(Workers(0, lambda: False, purpose="hints and analyses"))
        self.archive = self.world.archive()
        built = build_all(self.features, self._context())
        self._routes = tuple(route for feature in built for route in feature.routes)
        get = self.parts.get
        self.rows, self.tournament_rows = get(ContestRows), TournamentRows(self.store)
        self.kinds, self.entries = get(Kinds), get(Entries)
        self.keeping, self.dailies = get(ContestMaintenance), get(Dailies)
        self.challenges, self.tournaments = get(Challenges), get(Tournaments)
        self.house = self.entries._house
        self.dailies._jobs, self.dailies._tries = AtOnce(), 1
        self.challenges._tries = self.tournaments._tries = self.tries
        self.desk = Desks(
            daily=get(DailyDesk),
            challenges=get(ChallengeDesk),
            tries=get(TryDesk),
            channel=get(DailyChannelDesk),
            tournaments=get(TournamentDesk),
            teams=get(TeamDesk),
        )
        self.changed: list[int] = []
        self.told: list[int] = []
        self.desk.daily._changed = self.desk.channel._changed = self.changed.append
        self.desk.challenges._changed = self.told.append

    def _context(self) -> FeatureContext:
        plain = Messages(NOWHERE, Delivery())
        self.parts = Parts(
            (
                self.study,
                Searching(self.search),
                Languages(rows=ChoiceRows(self.store)),
                Looks(),
                self.world.habits,
                self.world.tables,
                self.archive,
                Postboxes(plain, plain, _no_messages),
                NoThreads(NOWHERE, self.world.rows.channels_in_use),
            )
        )
        return FeatureContext(
            settings=Settings(token="", slip=0),
            store=self.store,
            personal=(),
            parts=self.parts,
            now=lambda: self.now,
            chance=Secrets(self),
            searching=self.searching,
            side_jobs=self.jobs,
            idle_pause=_at_once,
            serves=lambda _: True,
        )

    def routes(self) -> tuple[Route, ...]:
        """Where all controls of contests lead."""
        return self._routes

    @property
    def store(self) -> Store:
        return self.world.store

    async def restart(self) -> None:
        """Restart with nothing but the database, as after a crash."""
        await self.world.restart()
        self.begin()

    async def contest(self, variant: str = "slovenian", players: int = 4) -> Contest:
        """Today's deal of a game."""
        dailies = await self.dailies.of_day(TODAY)
        return next(
            contest
            for contest in dailies
            if (contest.variant, contest.players) == (variant, players)
        )

    async def open_try(self, user: int, contest: Contest) -> Page:
        """A person's try, just opened."""
        return await self.wish(user, f"daily:open:{contest.id}")

    async def press_control(
        self,
        person: Person,
        place: Venue,
        custom_id: str,
        values: tuple[str, ...] = (),
        *,
        done: bool = False,
    ) -> Shown:
        """Press a control."""
        return await press_on([self], person, place, custom_id, values, done=done)

    async def wish(self, user: int, control: str, values: tuple[str, ...] = ()) -> Page:
        """The page that a control opens."""
        return (await self.press_control(PEOPLE[user], HERE, control, values)).page

    async def press(self, user: int, control: Button | Select) -> Page:
        """Press a button, or choose as many of a list's last lines as it takes."""
        values: tuple[str, ...] = ()
        if isinstance(control, Select):
            values = tuple(choice.value for choice in control.choices[-control.least :])
        return await self.wish(user, control.id, values)

    async def play_to_end(self, user: int, page: Page) -> Page:
        """Press the first offer until it is over."""
        clicks = 0
        while moves := moves_on(page):
            page = await self.press(user, moves[0])
            clicks += 1
            assert clicks < 200
        return page

    async def close(self) -> None:
        """The day passes."""
        self.now = opening_time(TODAY) + DAY + 1
        await self.dailies.attend()


class Secrets(random.Random):
    """Chance that draws secrets as the test says at that moment."""

    def __init__(self, contests: Contests) -> None:
        super().__init__()
        self._contests = contests

    def randbytes(self, n: int) -> bytes:
        return self._contests.secret(n)


async def add_ghost_results(
    contests: Contests, contest: Contest, deal: int = 0, *, number: int = MIN_COMPARED
) -> None:
    """Store that some house players of the club, just enough, have made nothing at a deal."""
    for ghost in range(1, number + 1):
        await contests.rows.keep_ghost(Ghost(contest.id, deal, SEAT, "club", ghost, 0, ""), {})


async def _at_once(_: float) -> None:
    """Nobody waits."""


async def _no_messages(_: int) -> int:
    """Nobody takes direct messages."""
    raise AssertionError


def controls(page: Page) -> dict[str, Button | Select]:
    """A try's controls by their codes."""
    by_code = {}
    for control in page.controls():
        click = read_click(control.id, ENTRY)
        if click is not None:
            by_code[click.code] = control
    return by_code


def moves_on(page: Page) -> list[Button | Select]:
    """The moves on a try's page."""
    moves = [
        control for code, control in controls(page).items() if code.split(":")[0] not in NO_MOVES
    ]
    return [move for move in moves if isinstance(move, Select) or not move.disabled]


__all__ = [
    "HERE",
    "PEOPLE",
    "Contests",
    "Path",
    "Person",
    "Shown",
    "add_ghost_results",
    "controls",
    "moves_on",
]
