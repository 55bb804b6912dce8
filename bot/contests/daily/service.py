"""Deals of the day: made before they open, and played by ghosts meanwhile.

Each game has one a day, from midnight to midnight UTC; one of them is the headline. All work here
can be broken off at any moment: what is missing is found and made by the next round.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial

from bot.base.background import Background, one_by_one
from bot.base.bounded import Bounded
from bot.contests.core.comparing import MIN_COMPARED
from bot.contests.core.deals import SEAT
from bot.contests.core.drawing_deals import MAX_DECKS, PauseFor, draw_lively_secrets
from bot.contests.core.ghosts import (
    MAX_GHOSTS_IN_JOB,
    GhostTable,
    house_searches,
    is_lively,
    missing_ghosts,
)
from bot.contests.core.house import house_now
from bot.contests.core.keeping import ContestMaintenance
from bot.contests.core.points_ahead import ranks_by_lead
from bot.contests.core.rows import Contest, ContestRows, NewContest
from bot.contests.daily.ladder_rows import LadderRows
from bot.contests.daily.ladders import period_of, rank_all
from bot.contests.daily.ranked import DAILY, RANKED, RATED, Ranked
from bot.contests.daily.rated import DRAWN, alike_secrets
from bot.kit.errors import Denied
from bot.store import StoreError
from bot.thinkers.side_jobs import Jobs
from engine import VARIANTS

logger = logging.getLogger(__name__)

DAY = 86_400
FIRST = 20_088
"""The day before the first numbered one, which was 1 January 2025; counted from 1970."""
THURSDAY = 3
"""The day of the week of 1 January 1970, counted from Monday."""
WEEK, SATURDAY = 7, 5

QUIET = 60.0
"""Seconds after a start when nothing is made beforehand, unless somebody asks for a deal."""
LATER = 60.0
"""Seconds between looks at what there is to do."""
DECKS_AHEAD, FINALISTS = 48, 12
"""Decks tried for each deal of a coming day, and how many of these by many players."""
FEW_DECKS = 3
"""Decks tried for each deal of a headline that somebody waits for: half a second in all."""
FEW_RATED_DECKS = 4
"""Decks drawn at most for each rated deal of a day that has begun."""
MAX_WAIT, MIN_WAIT = 6 * 3600, 1800
"""Seconds after a day's end for which others wait for its results; and at least for how long they
wait after a start, since a bot that was down has much to do then."""
REST = 0.05
"""Seconds between some ghosts and the next, so that nobody waits."""

Game = tuple[str, int]
"""A variant, and how many play."""


@cache
def games() -> tuple[Game, ...]:
    """All games that have a deal a day, the usual one first."""
    return tuple((key, players) for key, game in VARIANTS.items() for players in game.players)


def day_of(at: int) -> int:
    """The number of the day of a moment (UTC)."""
    return at // DAY - FIRST


def opening_time(day_number: int) -> int:
    """When a day's deals open."""
    return (day_number + FIRST) * DAY


def headline(day_number: int) -> Game:
    """The game of the day: all in turn, and the usual one at weekends."""
    weeks, weekday = divmod(day_number + FIRST + THURSDAY, WEEK)
    if weekday >= SATURDAY:
        return games()[0]
    return games()[(weeks * SATURDAY + weekday) % len(games())]


def headline_among(contests: Iterable[Contest], day_number: int) -> Game:
    """Return the headline of a day, given those of its deals that are made.

    It alone has further deals: a release with another game changes whose turn it is on every day,
    but not which deal people have played. Days before there were further deals go by turn.
    """
    for contest in contests:
        if len(contest.secrets) > DAILY.deals:
            return contest.variant, contest.players
    return headline(day_number)


Now = Callable[[], int]
"""The time, in whole seconds since 1970 (UTC)."""


class DayPatience:
    """Limits how long something waits for the results of a day that is over.

    Settling or judging may fail again and again, or nobody may be there to judge.
    """

    def __init__(self, now: Now) -> None:
        self._now = now
        self._first_waits = Bounded[int, int](WEEK)
        """By day, since when this process has waited."""

    def is_over(self, day_number: int) -> bool:
        """Return whether to go on without what is missing of a day; called while it is missing."""
        since = self._first_waits.setdefault(day_number, self._now())
        return self._now() >= max(opening_time(day_number + 1) + MAX_WAIT, since + MIN_WAIT)


class Dailies:
    """Sees to the deals of the day."""

    def __init__(
        self,
        contests: ContestRows,
        ladders: LadderRows,
        keeping: ContestMaintenance,
        secret: Callable[[], bytes],
        now: Now,
        *,
        searching: bool,
        jobs: Jobs,
        sleep: PauseFor,
        tries: int = DECKS_AHEAD,
    ) -> None:
        """Make the service of the deals of the day.

        ``searching``: whether anybody can search, in idle time; ``tries``: how many decks at most
        are tried for a deal.
        """
        self._contests = contests
        self._ladders = ladders
        self._keeping = keeping
        self._secret = secret
        self._now = now
        self._searching = searching
        self._jobs = jobs
        self._sleep = sleep
        self._tries = tries
        self._background = Background()
        self._wanted = asyncio.Event()
        self._hurried = asyncio.Event()

    def start(self) -> None:
        """Work in the background."""
        for work, name in (
            (self._settle, "contests that are over"),
            (self._judge, "judging of tries"),
            (self._prepare, "the deals of the day"),
            (self._play, "ghosts"),
        ):
            self._background.keep(work, name, first_pause=LATER, passing=(StoreError,))

    async def close(self) -> None:
        """Break off: the next start carries on."""
        await self._background.close()

    def hurry(self) -> None:
        """A contest is over, and somebody waits for its outcome: see to it now."""
        self._hurried.set()
        self._wanted.set()

    # What people ask for ------------------------------------------------------------------------

    async def of_day(self, day_number: int) -> tuple[Contest, ...]:
        """The deals of a day, the headline first; today's are made if they are missing.

        None of days to come. Raises StoreError.
        """
        self._wanted.set()
        if day_number > self._today:
            return ()
        if day_number == self._today:
            await self._make(day_number, at_once=True)
        made = await self._made(day_number)
        contests = {(contest.variant, contest.players): contest for contest in made}
        order = dict.fromkeys((headline_among(made, day_number), *games()))
        return tuple(contests[game] for game in order if game in contests)

    async def contest(self, contest_id: int) -> Contest:
        """A contest that has opened. Raises Denied, StoreError."""
        contest = await self._contests.find(contest_id)
        if contest is None or contest.kind not in RANKED or contest.opens > self._now():
            raise Denied("no-such-contest")
        return contest

    async def rated(self, day_number: int) -> Contest:
        """The rated deals of a day that has begun. Raises Denied, StoreError."""
        self._wanted.set()
        contests = (
            await self._contests.find_by_number(RATED.name, day_number)
            if day_number <= self._today
            else ()
        )
        if not contests:
            raise Denied("rated-deal-soon" if day_number == self._today else "no-rated-deal")
        return contests[0]

    # In the background --------------------------------------------------------------------------

    async def _settle(self) -> None:
        """Settle contests as soon as they close, again and again."""
        await self._quiet()
        while True:
            self._hurried.clear()
            now = self._now()
            await self._keeping.settle_due(now)
            closing = await self._keeping.next_closing(now)
            pause = LATER if closing is None else min(LATER, closing - now)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._hurried.wait()

    async def _judge(self) -> None:
        """Judge finished tries, which takes minutes, again and again."""
        await self._quiet()
        while True:
            await self._keeping.judge_some(self._now())
            await self._sleep(LATER)

    async def _quiet(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(QUIET):
                await self._wanted.wait()

    async def _prepare(self) -> None:
        """Make what is missing, which takes minutes, again and again."""
        await self._quiet()
        while True:
            await self.prepare()
            await self._sleep(LATER)

    async def attend(self) -> None:
        """See to all contests that are over, and make the deals of today and tomorrow."""
        await self._keeping.settle_due(self._now())
        await self._keeping.judge_some(self._now())
        await self.prepare()

    async def prepare(self) -> None:
        """Make the deals of today, then those of tomorrow; rated ones last, as they take longest.

        People wait for today's rated ones if they were not made the day before.
        """
        for number in self._soon:
            await self._make(number)
            await one_by_one((number,), self._make_rated, "rated deals of a day", (StoreError,))

    @property
    def _today(self) -> int:
        return day_of(self._now())

    @property
    def _soon(self) -> tuple[int, int]:
        """The days to make deals for: today and tomorrow."""
        return self._today, self._today + 1

    async def _made(self, day_number: int) -> tuple[Contest, ...]:
        return await self._contests.find_by_number(DAILY.name, day_number)

    async def _make(self, day_number: int, *, at_once: bool = False) -> None:
        """Make the deals of a day, the headline first.

        ``at_once``: somebody waits, so only the cards of the headline are chosen, among a few.
        """
        made = await self._made(day_number)
        existing = {(contest.variant, contest.players) for contest in made}
        if not existing:
            await self._note_never_open(DAILY, day_number)
        first = headline_among(made, day_number)
        missing = [game for game in dict.fromkeys((first, *games())) if game not in existing]
        make = partial(self._make_of_game, day_number, first, at_once=at_once)
        await one_by_one(missing, make, "a deal of the day", (StoreError,))

    async def _make_of_game(
        self, day_number: int, first: Game, game: Game, *, at_once: bool
    ) -> None:
        """Make a game's deals of a day whose headline is of the game ``first``.

        They may be there meanwhile: somebody who waited had them made at once.
        """
        if any((made.variant, made.players) == game for made in await self._made(day_number)):
            return
        further = DAILY.further if game == first else 0
        new = self._new(DAILY, day_number, game, DAILY.deals + further)
        decks, finalists = self._decks(day_number, is_headline=game == first, at_once=at_once)
        secrets = await draw_lively_secrets(
            new,
            self._secret,
            self._jobs,
            min(decks, self._tries),
            finalists=finalists,
            confirm=None if at_once else self._matters,
        )
        await self._contests.make(replace(new, secrets=secrets))

    def _decks(self, day_number: int, *, is_headline: bool, at_once: bool) -> tuple[int, int]:
        """Return how many decks are tried for a deal, and how many of these by many players."""
        if at_once:
            return FEW_DECKS if is_headline else 1, 0
        return (DECKS_AHEAD, FINALISTS) if day_number > self._today else (MAX_DECKS, 0)

    async def _make_rated(self, day_number: int) -> None:
        """Make the rated deals of a day: today's, which people may ask for, among few decks."""
        if not await self._contests.find_by_number(RATED.name, day_number):
            await self._note_never_open(RATED, day_number)
            first = headline_among(await self._made(day_number), day_number)
            new = self._new(RATED, day_number, first, RATED.deals)
            is_ahead = day_number > self._today
            drawn = min(DRAWN if is_ahead else FEW_RATED_DECKS, self._tries)
            confirm = self._matters if is_ahead else None
            secrets = await alike_secrets(new, self._secret, self._jobs, drawn, confirm)
            await self._contests.make(replace(new, secrets=secrets))

    async def _note_never_open(self, kind: Ranked, day_number: int) -> None:
        """Note that nobody could play the last deals, if today's are only made now.

        They are made on the day before. If they were not, the bot was down all that day, though its
        deals may have been made before.
        """
        if day_number == self._today:
            await self._contests.note_never_open(kind.name, day_number)

    async def _matters(self, contest: Contest, deal: int) -> bool:
        """Whether a deal matters among the players whom people will meet."""
        return await is_lively(self._contests, contest, deal, self._jobs)

    def _new(self, kind: Ranked, day_number: int, game: Game, deals: int) -> NewContest:
        variant, players = game
        return NewContest(
            kind=kind.name,
            number=day_number,
            variant=variant,
            players=players,
            house=str(house_now(searching=self._searching)),
            opens=opening_time(day_number),
            closes=opening_time(day_number + 1),
            secrets=("",) * deals,
            ahead=ranks_by_lead(variant, players),
            viewable=True,
        )

    # Ghosts -------------------------------------------------------------------------------------

    async def _play(self) -> None:
        """Have the missing ghosts play, again and again."""
        await self._quiet()
        while True:
            await self.play_all()
            await self._sleep(LATER)

    async def play_all(self) -> None:
        """Have all missing ghosts play: late ones before others, even if a day closes meanwhile.

        Raises StoreError.
        """
        tried = set[int]()
        for kind in RANKED:
            for number in self._soon:
                made = await self._contests.find_by_number(kind, number)
                first = headline_among(made, number)
                contests = sorted(
                    made, key=lambda contest: (contest.variant, contest.players) != first
                )
                play = partial(self._play_after_late, tried)
                await one_by_one(contests, play, "ghosts of a contest", (StoreError,))

    async def _play_after_late(self, tried: set[int], contest: Contest) -> None:
        await self.compare_late(tried)
        await self.play_missing_ghosts(contest)

    async def play_missing_ghosts(
        self, contest: Contest, deals: Iterable[int] | None = None
    ) -> None:
        """Have a contest's missing ghosts play, one after another. Raises StoreError.

        ``deals``: where; None: at all of its deals.
        """
        searching = self._searching and self._keeping.judges
        if house_searches(contest) and not searching:
            return
        for deal in range(len(contest.secrets)) if deals is None else deals:
            existing = await self._contests.ghosts(contest.id, deal, SEAT)
            of_each = RANKED[contest.kind].ghosts_at(deal)
            missing = list(missing_ghosts(existing, SEAT, searching=searching, of_each=of_each))
            if not missing:
                continue
            table = GhostTable(self._contests, contest, deal, self._jobs)
            await table.remember(await self._contests.answers(contest.id, deal))
            for first in range(0, len(missing), MAX_GHOSTS_IN_JOB):
                if not await table.play(*missing[first : first + MAX_GHOSTS_IN_JOB]):
                    return  # nobody searches now: later
                await self._sleep(REST)

    async def compare_late(self, tried: set[int]) -> None:
        """Have ghosts play closed deals where tries wait for them, and count the tries.

        It goes back to the beginning of last week, so that a league can count all of its days.
        ``tried``: contests to leave out; those that were seen to are added. Raises StoreError.
        """
        first_day = period_of("week", self._today).begins - WEEK
        for kind in RANKED:
            uncompared = await self._ladders.uncompared_contests(kind, first_day)
            contests = [contest for contest in uncompared if contest not in tried]
            tried.update(contests)
            await one_by_one(contests, self._compare, "late ghosts of a contest", (StoreError,))

    async def _compare(self, contest_id: int) -> None:
        """Have late ghosts play a contest, then count its tries.

        Where house players cannot play any more, people's results do instead.
        """
        contest = await self._contests.find(contest_id)
        if contest is None:
            return
        deals = await self._ladders.uncompared_deals(contest_id)
        play = partial(self._play_deal, contest)
        await one_by_one(deals, play, "late ghosts of a deal", (StoreError,))
        among_people = house_searches(contest) and not self._searching
        for deal in deals:
            ghosts = await self._contests.ghosts(contest_id, deal, SEAT)
            results = await self._contests.results_of(contest_id, deal) if among_people else ()
            if max(len(ghosts), len(results) - 1) >= MIN_COMPARED:  # of people, all others
                await rank_all(self._ladders, self._contests, contest, among_people=among_people)
                return

    async def _play_deal(self, contest: Contest, deal: int) -> None:
        await self.play_missing_ghosts(contest, (deal,))
