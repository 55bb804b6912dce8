"""A base for tests of team matches: with a store on disk, without Discord."""

import itertools
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.contests.core.rows import ContestRows
from bot.contests.teams.match import TeamMatch
from bot.contests.teams.rows import NewTeamMatch, TeamMatchRows
from bot.contests.teams.service import TeamMatches
from bot.games.forms import FORMS
from bot.kit.limits import Preparations
from bot.tables.model.table import Table
from bot.thinkers.side_jobs import AtOnce, Jobs
from engine import encode, offers
from tests.bot.world import CHANNEL, GUILD, World

TEAMS = ((11, 12), (13, 14))
"""The people who sit down in each team, in that order."""
NAMES = {11: "Ana", 12: "Bor", 13: "Cilka", 14: "Dane"}


class Teams:
    """A world's team matches, which can be thrown away and found again."""

    def __init__(self, world: World, jobs: Jobs | None = None, max_decks: int = 1) -> None:
        """``max_decks``: of which each deal's is chosen; 1: any."""
        self.world = world
        self.jobs = jobs or AtOnce()
        self.max_decks = max_decks
        self.threads = itertools.count(900)
        self.secret = random.Random(5).randbytes
        self.chance = random.Random(7)
        self.begin()

    def begin(self) -> None:
        """As after a start."""
        tables = self.world.tables
        self.matches = TeamMatches(
            rows=TeamMatchRows(self.world.store),
            contests=ContestRows(self.world.store),
            store=self.world.store,
            register=tables.register,
            defaults=tables.defaults,
            secret=lambda: self.secret(32),
            now=lambda: self.world.now,
            names=lambda server, language: ("Micka", "Janez", "Neža", "Lojze", "Jerca"),
            archive=self.world.archive(),
            jobs=self.jobs,
            preparations=Preparations(),
            max_decks=self.max_decks,
        )

    async def restart(self) -> None:
        """Restart with nothing but the database, as after a crash."""
        await self.world.restart()
        self.begin()

    @asynccontextmanager
    async def thread(self, server: int, channel: int, title: str) -> AsyncIterator[int]:
        """A thread is opened."""
        assert server and channel == CHANNEL and title
        yield next(self.threads)

    async def make_match(
        self,
        game: str = "slovenian",
        players: int = 4,
        teams: int = 2,
        deals: int = 4,
        named: tuple[tuple[int, ...], ...] = (),
    ) -> int:
        """A match that Ana has made, and for which people gather."""
        new = NewTeamMatch(
            guild=GUILD, channel=CHANNEL, captain=11, captain_name="Ana",
            variant=FORMS[game].variant, players=players, teams=teams, deals=deals, language="en",
            created_at=self.world.now,
        )  # fmt: skip
        return (await self.matches.make(new, FORMS[game], named)).id

    async def begun(
        self, number: int, teams: tuple[tuple[int, ...], ...] = TEAMS
    ) -> tuple[TeamMatch, tuple[Table, ...]]:
        """It is played, and its tables."""
        for team, people in enumerate(teams):
            for person in people:
                name = NAMES.get(person, f"P{person}")
                await self.matches.sit(GUILD, number, person, name, team)
        at = GUILD, number, 11, lambda n: f"Table {n + 1}", self.thread
        match = await self.matches.start(*at, may_manage=False)
        return match, await self.tables(match)

    async def tables(self, match: TeamMatch) -> tuple[Table, ...]:
        """The tables of a match in progress, but for those that are over."""
        rows = [table.row for table in match.tables if table.row.state == "playing"]
        return tuple([await self.world.tables.register.table(row.id) for row in rows])

    async def play_to_end(self, table: Table) -> None:
        """The house plays for everybody."""
        await self.world.tables.rounds.time_is_up(table)

    async def seen(self, number: int = 1) -> TeamMatch:
        """How it stands."""
        return await self.matches.seen(GUILD, number)

    def code(self, table: Table) -> str:
        """A random legal move for whoever is on turn."""
        assert table.deal is not None and table.turn is not None
        offer = self.chance.choice(offers(table.deal, table.turn))
        return encode(table.rules.pack, offer.nth(self.chance.randrange(offer.size)))


async def play_moves(teams: Teams, table: Table, moves: int = 10_000) -> None:
    """People, and the house where it sits, make this many moves, or until the table is done."""
    play = teams.world.tables.play
    while table.open and moves:
        if table.not_ready:
            await teams.world.ask_for_next_deal(table)
            continue
        assert table.turn is not None
        user, seq = table.chairs[table.turn].person, table.seq
        code = teams.code(table)
        if user is None or table.has_no_choice:
            await play.act_for_house(table, seq, code)
        else:
            await play.act(table, user, code, table.shown_seq(table.turn))
        moves -= 1


async def play_until_finished(teams: Teams, table: Table, finished: int) -> None:
    """Play until this many deals are over."""
    while table.match is not None and table.match.finished < finished:
        await play_moves(teams, table, 1)


async def begun(teams: Teams, deals: int = 2) -> tuple[Table, Table]:
    """Ana and Bor against Cilka and Dane: Ana meets Cilka, and Bor meets Dane.

    The tables where the house alone sits have played.
    """
    _, (first, second, *others) = await teams.begun(await teams.make_match(deals=deals))
    for table in others:
        await teams.play_to_end(table)
    return first, second
