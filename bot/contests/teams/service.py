"""Team matches: teams of a server play the same deals at several tables.

Each team sits once at each seat of each deal. The results are told when all have played, or time is
up.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from dataclasses import replace
from functools import partial
from itertools import chain

from bot.archive.archive import Archive
from bot.base.typed_text import bare
from bot.contests.core.drawing_deals import PreparedDeals, Secrets, Waiting
from bot.contests.core.house import house_now
from bot.contests.core.keeping import HousePlayerNames
from bot.contests.core.rows import Contest, ContestRows, NewContest
from bot.contests.teams.drawing import draw_telling_secrets, seating_of
from bot.contests.teams.lengths import MAX_DEALS
from bot.contests.teams.match import TeamMatch, plan_of
from bot.contests.teams.results import RoundTable, round_tables
from bot.contests.teams.rounds import Plan, first_match, seats_of, team_numbers
from bot.contests.teams.rows import (
    Member,
    NewRoundTable,
    NewTeamMatch,
    StoredTeamMatch,
    TeamMatchRows,
)
from bot.games.forms import Form
from bot.games.info import Chair
from bot.games.levels import CLUB
from bot.games.options import check_options, length_options
from bot.games.rules import rules_of
from bot.kit.errors import Denied
from bot.kit.limits import Limit, Preparations, RateLimiter
from bot.servers.default_rules import Defaults
from bot.store import ChannelTaken, Store
from bot.tables.memory.register import Register
from bot.tables.model.match_packing import match_text
from bot.tables.model.records import NewTable
from bot.tables.model.seats import with_house
from bot.tables.rows.repository import TableRows
from bot.thinkers.side_jobs import Jobs

TEAM_MATCHES = Limit("many-team-matches", most=3)
"""Team matches somebody made that have not begun."""

THREADS = Limit("many-threads", most=8, seconds=60 * 60)
"""Threads opened for them: two matches of four tables."""


DAYS = 3 * 86_400
"""Seconds for playing a team match."""
CODE = 10
"""Letters of the code another server uses to take a match on."""
NOBODY = 0
"""Stands for the founder of a table nobody opened."""

OpenThread = Callable[[int, int, str], AbstractAsyncContextManager[int]]
"""Opens a thread in a channel of a server, with a name, for a table that is made in the block; its
id. Raises Denied."""


class TeamMatches:
    """The team matches of all servers. Every method raises Denied or StoreError."""

    def __init__(
        self,
        rows: TeamMatchRows,
        contests: ContestRows,
        store: Store,
        register: Register,
        defaults: Defaults,
        secret: Callable[[], bytes],
        now: Callable[[], int],
        names: HousePlayerNames,
        archive: Archive,
        jobs: Jobs,
        preparations: Preparations,
        max_decks: int,
    ) -> None:
        """``preparations``: what people wait for, of all kinds; ``max_decks``: tried for a deal."""
        self._rows = rows
        self._contests = contests
        self._store = store
        self._table_rows = TableRows(store)
        self._archive = archive
        self._jobs = jobs
        self._preparations = preparations
        self._max_decks = max_decks
        self._prepared = PreparedDeals("deals of a team match")
        self._register = register
        self._defaults = defaults
        self._secret = secret
        self._now = now
        self._names = names
        self._threads = RateLimiter(THREADS, time.monotonic)
        self._lock = asyncio.Lock()

    async def make(
        self,
        new: NewTeamMatch,
        form: Form,
        named: tuple[tuple[int, ...], ...],
    ) -> StoredTeamMatch:
        """Let people gather for a match.

        ``named``: the people the captain asks, by team; if the captain is among them, they sit down
        at once. A team without named people is open to anybody.
        """
        _check_asked(new, form, named)
        if new.teams == 1:
            new = replace(new, code=self._secret().hex()[:CODE])
        members = tuple(
            Member(person, team, 0, True, new.captain_name)
            if person == new.captain
            else Member(person, team, None, True, "")
            for team, users in enumerate(named)
            for person in users
        )
        assert new.captain is not None
        async with self._lock:
            TEAM_MATCHES.check(await self._rows.count_gathering_of(new.captain))
            number = await self._rows.make(replace(new, members=members))
        return await self._made(new.guild, number)

    async def check_making(
        self, new: NewTeamMatch, form: Form, named: tuple[tuple[int, ...], ...]
    ) -> None:
        """Raise Denied for a match that its captain may not make."""
        _check_asked(new, form, named)
        assert new.captain is not None
        TEAM_MATCHES.check(await self._rows.count_gathering_of(new.captain))

    async def repeat(self, guild: int, match_id: int, user: int, name: str) -> StoredTeamMatch:
        """Make another match of the same teams, for people who played.

        All sit as they did, and may get up or change.
        """
        match = await self.seen(guild, match_id)
        stored = match.stored
        seated = tuple(member for member in stored.members if member.place is not None)
        if match.of_servers or user not in {stored.captain, *(member.person for member in seated)}:
            raise Denied("teams-again")
        if not match.over:
            raise Denied("round-open")
        new = NewTeamMatch(
            guild=guild,
            channel=stored.channel,
            captain=user,
            captain_name=name,
            variant=stored.variant,
            players=stored.players,
            teams=stored.teams,
            deals=stored.deals,
            language=stored.language,
            created_at=self._now(),
            members=seated,
        )
        async with self._lock:
            TEAM_MATCHES.check(await self._rows.count_gathering_of(user))
            number = await self._rows.make(new)
        return await self._made(guild, number)

    async def _made(self, guild: int, match_id: int) -> StoredTeamMatch:
        """A match that was just made, whose deals are drawn while people gather."""
        stored = await self._of(guild, match_id)
        self._prepared.begin(match_id, partial(self._draw_secrets, stored))
        return stored

    async def close(self) -> None:
        """Stop drawing deals in advance; those of a match that starts later are drawn then."""
        await self._prepared.close()

    async def take_on(self, new: NewTeamMatch, code: str) -> StoredTeamMatch:
        """Play the deals of another server's team, the one that asked with this code.

        Of ``new``, the game becomes that of the match taken on.
        """
        assert new.captain is not None
        async with self._lock:
            TEAM_MATCHES.check(await self._rows.count_gathering_of(new.captain))
            number = await self._rows.take_on(bare(code), new)
        if number is None:
            raise Denied("teams-code")
        return await self._of(new.guild, number)

    async def sit(self, guild: int, match_id: int, user: int, name: str, team: int) -> TeamMatch:
        """Sit down in a team, even from another one."""
        async with self._lock:
            stored = await self._gathering(guild, match_id)
            if not 0 <= team < stored.teams:
                raise Denied("teams-gone")
            await self._check_elsewhere(stored, user)
            others = [member for member in stored.members if member.person != user]
            membership = next((member for member in stored.members if member.person == user), None)
            asked = membership is not None and membership.asked
            if asked and membership is not None and membership.team != team:
                raise Denied("teams-other")
            if not asked and any(member.asked and member.team == team for member in others):
                raise Denied("teams-closed")
            sitting = sum(member.team == team and member.place is not None for member in others)
            if sitting >= stored.players:
                raise Denied("teams-full")
            if membership is None or membership.team != team or membership.place is None:
                await self._carry_out(self._rows.seat(match_id, Member(user, team, 0, asked, name)))
        return await self.seen(guild, match_id)

    async def _check_elsewhere(self, stored: StoredTeamMatch, user: int) -> None:
        """Raise Denied for people who play for the other server."""
        rival = None if stored.rival is None else await self._rows.find(stored.rival)
        members = () if rival is None else rival.members
        if any(member.person == user and member.place is not None for member in members):
            raise Denied("teams-other")

    async def get_up(self, guild: int, match_id: int, user: int) -> TeamMatch:
        """Give up one's seat."""
        async with self._lock:
            await self._gathering(guild, match_id)
            await self._carry_out(self._rows.unseat(match_id, user))
        return await self.seen(guild, match_id)

    async def call_off(
        self, guild: int, match_id: int, user: int, *, may_manage: bool
    ) -> TeamMatch:
        """Call it off."""
        async with self._lock:
            stored = await self._gathering(guild, match_id)
            self._check_captain(stored, user, may_manage)
            await self._carry_out(self._rows.call_off(match_id))
        self._prepared.drop(stored.number)
        return await self.seen(guild, match_id)

    async def start(
        self,
        guild: int,
        match_id: int,
        user: int,
        title: Callable[[int], str],
        open_thread: OpenThread,
        *,
        may_manage: bool,
    ) -> TeamMatch:
        """Open the tables, each in a thread with that title, and deal.

        The house takes empty seats; a table without any people it plays at once.
        """
        with self._preparations.reserve(user, f"team match {match_id}"):
            match = await self._complete(guild, match_id, user, may_manage)
            begun = await self._begun_by_rival(match.stored)
            deals = self._deals_of(match.stored, begun)
            planned, channel = plan_of(match.stored, ahead=deals.ahead), match.stored.channel
            places = range(len(planned))
            async with AsyncExitStack() as opening:
                opening.enter_context(self._threads.count_unless_failed(user, len(places)))
                contest = deals if begun else await self._drawn(match.stored, deals, user)
                opened = [open_thread(guild, channel, title(place)) for place in places]
                threads = [await opening.enter_async_context(thread) for thread in opened]
                async with self._lock:  # meanwhile people may have sat down and got up
                    match = await self._complete(guild, match_id, user, may_manage)
                    numbers = await self._begin(match, contest, planned, threads)
        for table in numbers:
            await self._register.table(table)  # wakes it and deals
        return await self.seen(guild, match_id)

    async def _complete(self, guild: int, match_id: int, user: int, may_manage: bool) -> TeamMatch:
        """A match that its captain may start. Raises Denied."""
        stored = await self._gathering(guild, match_id)
        self._check_captain(stored, user, may_manage)
        match = TeamMatch(stored)
        if not all(match.sitting(team) for team in range(stored.teams)):
            raise Denied("teams-empty")
        return match

    async def _begin(
        self, match: TeamMatch, contest: NewContest, planned: Plan, threads: Sequence[int]
    ) -> tuple[int, ...]:
        """Begin a match with a table in each thread; the tables' numbers. Raises Denied."""
        seats = (self._seats(match, planned, table) for table in range(len(planned)))
        tables = tuple(
            [await self._table(match.stored, *each) for each in zip(threads, seats, strict=True)]
        )
        try:
            numbers = await self._rows.begin(match.stored.id, contest, tables)
        except ChannelTaken:
            raise Denied("channel-taken") from None
        if not numbers:
            raise Denied("teams-begun")
        self._prepared.drop(contest.number)
        return numbers

    async def _drawn(self, stored: StoredTeamMatch, deals: NewContest, person: int) -> NewContest:
        """The deals with their secrets. ``person``: who waits for them."""
        draw = partial(self._draw_secrets, stored)
        return replace(deals, secrets=await self._prepared.take(deals.number, draw, person))

    async def _begun_by_rival(self, stored: StoredTeamMatch) -> Contest | None:
        """The deals that the other server has begun. Raises Denied if it is too late for them."""
        if stored.teams > 1:
            return None
        rival = await self._rows.find(stored.rival or 0)
        if rival is None or rival.state == "off":
            raise Denied("teams-alone")
        begun = None if rival.contest is None else await self._contests.find(rival.contest)
        if begun is not None and (begun.settled or self._now() >= begun.closes):
            raise Denied("teams-begun")
        return begun

    async def _draw_secrets(self, stored: StoredTeamMatch, waiting: Waiting) -> Secrets:
        return await draw_telling_secrets(
            self._deals_of(stored),
            seating_of(stored.variant, stored.players, stored.teams),
            self._secret,
            self._jobs,
            max_decks=self._max_decks,
            waiting=waiting,
        )

    def _deals_of(self, stored: StoredTeamMatch, begun: Contest | None = None) -> NewContest:
        """The deals of a match that starts now: those ``begun``, or some without their secrets."""
        now = self._now()
        return NewContest(
            kind="teams",
            number=stored.number,
            variant=stored.variant,
            players=stored.players,
            house=str(house_now(searching=False)),
            opens=now,
            closes=now + DAYS,
            secrets=begun.secrets if begun else ("",) * stored.deals,
            ahead=begun.ahead if begun else True,
        )

    async def _table(
        self, stored: StoredTeamMatch, channel: int, seats: tuple[Chair, ...]
    ) -> NewRoundTable:
        options = tuple(length_options(stored.variant, stored.deals).items())
        table = NewTable(
            guild=stored.guild,
            channel=channel,
            founder=NOBODY,
            variant=stored.variant,
            players=stored.players,
            options=options,
            language=stored.language,
            seats=seats,
            created_at=self._now(),
            patience=await self._defaults.patience(stored.guild),
        )
        rules = rules_of(stored.variant, stored.players, options)
        return NewRoundTable(table, match_text(first_match(rules)))

    def _seats(self, match: TeamMatch, planned: Plan, table_index: int) -> tuple[Chair, ...]:
        """The chairs of a table, by player."""
        stored, people = match.stored, dict[int, Chair]()
        for team in range(stored.teams):
            for member, (table, player) in zip(
                match.sitting(team), seats_of(planned, team), strict=False
            ):
                if table == table_index:
                    people[player] = Chair(member.name, member.person)
        chairs = tuple(people.values())
        names = self._names(stored.guild, stored.language)
        house = []
        while len(chairs) < stored.players:
            chairs = with_house(chairs, stored.players, CLUB, names)
            house.append(chairs[-1])
        seated = [people.get(player) or house.pop() for player in range(stored.players)]
        return tuple(Chair(chair.name, chair.user, chair.house, chair.level) for chair in seated)

    # How it stands ------------------------------------------------------------------------------

    async def seen(self, guild: int, match_id: int) -> TeamMatch:
        """A server's match, with its tables' results once it is over."""
        stored = await self._of(guild, match_id)
        rival = None if stored.rival is None else await self._rows.find(stored.rival)
        is_accepted = stored.teams == 1 and not stored.code
        is_deserted = is_accepted and (rival is None or rival.state == "off")
        if stored.contest is None:
            contest_id = None if rival is None else rival.contest
            begun = None if contest_id is None else await self._contests.find(contest_id)
            until = None if begun is None else begun.closes
            return TeamMatch(stored, is_deserted=is_deserted, begun_until=until)
        contest = await self._contests.find(stored.contest)
        over = contest is not None and contest.settled
        rows = await self._table_rows.tables_of_round(stored.contest)
        tables: tuple[RoundTable, ...] = ()
        for stored_match in sorted(await self._rows.of_round(stored.contest), key=_not(stored)):
            own_rows = tuple(row for row in rows if row.guild == stored_match.guild)
            match = TeamMatch(stored_match, contest)
            tables += await round_tables(
                self._table_rows,
                self._archive,
                own_rows,
                match.seats,
                over=over,
                by_lead=match.by_lead,
            )
        return TeamMatch(stored, contest, tables, is_deserted)

    async def listed(self, guild: int) -> tuple[TeamMatch, ...]:
        """A server's newest."""
        stored_matches = await self._rows.of_server(guild)
        return tuple([await self.seen(guild, stored.id) for stored in stored_matches])

    async def of_table(self, table: int) -> TeamMatch | None:
        """A table's match, for its channel; None: it is gone."""
        row = await self._table_rows.table(table)
        if row is None or row.contest is None:
            return None
        for stored in await self._rows.of_round(row.contest):
            if stored.guild == row.guild:
                return await self.seen(row.guild, stored.id)
        return None

    async def _of(self, guild: int, match_id: int) -> StoredTeamMatch:
        """A match of this server: nobody elsewhere learns even whether it exists."""
        stored = await self._rows.find(match_id)
        if stored is None or stored.guild != guild:
            raise Denied("teams-gone")
        return stored

    async def _gathering(self, guild: int, match_id: int) -> StoredTeamMatch:
        stored = await self._of(guild, match_id)
        if stored.state != "gathering":
            raise Denied("teams-begun")
        return stored

    @staticmethod
    def _check_captain(stored: StoredTeamMatch, user: int, may_manage: bool) -> None:
        if user != stored.captain and not may_manage:
            raise Denied("teams-captain")

    @staticmethod
    async def _carry_out(doing: Awaitable[bool]) -> None:
        if not await doing:
            raise Denied("teams-begun")


def _not(stored: StoredTeamMatch) -> Callable[[StoredTeamMatch], bool]:
    """A sort key that puts this match first."""
    return lambda match: match.id != stored.id


def _check_asked(new: NewTeamMatch, form: Form, named: tuple[tuple[int, ...], ...]) -> None:
    """Raise Denied for a match that there cannot be."""
    if new.players not in form.numbers:
        raise Denied("no-such-number", numbers=", ".join(map(str, form.numbers)))
    if not 1 <= new.deals <= MAX_DEALS:
        raise Denied("no-such-value")
    check_options(new.variant, new.players, length_options(new.variant, new.deals))
    _check_teams(new)
    people = [*chain(*named)]
    if len(people) != len(set(people)) or any(len(team) > new.players for team in named):
        raise Denied("teams-named")


def _check_teams(new: NewTeamMatch) -> None:
    """Raise Denied unless one team plays another server's, or a possible number plays here."""
    numbers = team_numbers(new.variant, new.players)
    if new.teams not in (1, *numbers):
        raise Denied("teams-number", numbers=", ".join(map(str, numbers)))
