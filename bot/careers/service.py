"""What people have played and how well: profiles and leaderboards, read from the store's sums."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple, get_args

from bot.careers.ratings import Rating
from bot.careers.records import (
    ALL_TIME,
    CareerQuery,
    Company,
    Extreme,
    LeaderboardRow,
    Sum,
    month_of,
)
from bot.careers.rows import CareerRows
from bot.games.forms import FORMS, USUAL
from bot.kit.errors import Denied

PLACES = 10
"""Places of a leaderboard on one page."""
MOST_PAGES = 1_000_000
"""More pages than any server has: the number comes from a control, and may be forged."""
MIN_DEALS_FOR_AVERAGES = 5
"""How many deals it takes before averages, extremes and courses mean anything."""
CURVE_DEALS = 200
"""How many of the newest deals a course shows."""
FIRST, NEVER = 2000_01, 9999_00
"""All seasons lie between these two."""


@dataclass(frozen=True)
class Record:
    """Somebody's record in one company, all added up."""

    deals: int = 0
    total: int = 0
    squares: int = 0
    declared: int = 0
    made: int = 0
    best: Extreme | None = None
    worst: Extreme | None = None
    matches: int = 0
    won: int = 0

    @property
    def tells(self) -> bool:
        """Whether there are enough deals to say how somebody plays."""
        return self.deals >= MIN_DEALS_FOR_AVERAGES

    @property
    def average(self) -> float:
        """The average score of a deal."""
        return self.total / self.deals if self.deals else 0.0

    @property
    def give_or_take(self) -> float | None:
        """Half of the interval in which the true mean lies nineteen times out of twenty.

        None: one deal tells nothing of how much scores vary.
        """
        if self.deals < 2:
            return None
        apart = max(self.squares - self.total**2 / self.deals, 0.0) / (self.deals - 1)
        return 1.96 * math.sqrt(apart / self.deals)


def record(sums: Iterable[Sum]) -> Record:
    """Adds up the sums of different forms."""
    rows = [row for row in sums if row.deals or row.matches]
    best = [row.best for row in rows if row.best is not None]
    worst = [row.worst for row in rows if row.worst is not None]
    return Record(
        deals=sum(row.deals for row in rows),
        total=sum(row.total for row in rows),
        squares=sum(row.squares for row in rows),
        declared=sum(row.declared for row in rows),
        made=sum(row.made for row in rows),
        best=max(best, default=None),
        worst=min(worst, default=None),
        matches=sum(row.matches for row in rows),
        won=sum(row.won for row in rows),
    )


class CareerRequest(NamedTuple):
    """What somebody wants to see: which game (empty: all), with how many players, in which
    month."""

    game: str
    players: int = 0
    month: int = ALL_TIME


@dataclass(frozen=True)
class Profile:
    """How somebody plays a game in a server."""

    user: int
    name: str
    wanted: CareerRequest
    played: bool
    """Whether they have ever finished a deal there."""
    people: Record
    house: Record
    rating: Rating | None
    courses: tuple[tuple[int, ...], tuple[int, ...]]
    """How the scores added up over the newest deals, from before the first of them: against people,
    and against the house."""
    games: tuple[str, ...]
    """All games they played there in that month."""
    months: tuple[int, ...]
    """Its seasons, newest first."""
    by_game: tuple[tuple[str, Record], ...] = ()
    """For all games: each by its name, against people and the house together."""


@dataclass(frozen=True)
class Leaderboard:
    """A page of the best players of a server at a game."""

    wanted: CareerRequest
    page: int
    pages: int
    rows: tuple[LeaderboardRow, ...]
    own: LeaderboardRow | None
    """The reader's place, if it is on another page."""
    user: int
    """The reader; 0: everybody."""
    months: tuple[int, ...]


class Careers:
    """Reads profiles and leaderboards. A season is a month; a finished one no longer changes."""

    def __init__(self, rows: CareerRows, now: Callable[[], int]) -> None:
        self._rows = rows
        self._now = now

    @property
    def season(self) -> int:
        """The current season."""
        return month_of(self._now())

    async def months(self, guild: int, game: str) -> tuple[int, ...]:
        """A game's seasons in a server, newest first, with the current one."""
        played = await self._rows.months(guild, game)
        return tuple(dict.fromkeys((self.season, *played)))

    async def leaderboard(
        self, guild: int, wanted: CareerRequest, page: int, user: int
    ) -> Leaderboard:
        """A page of a leaderboard, from 0; beyond the end, the last one."""
        checked(wanted)
        page = min(page, MOST_PAGES)
        people, rows = await self._places(guild, wanted, page, user)
        pages = max(1, -(-people // PLACES))
        if page >= pages:
            page = pages - 1
            people, rows = await self._places(guild, wanted, page, user)
        there = range(page * PLACES + 1, (page + 1) * PLACES + 1)
        return Leaderboard(
            wanted=wanted,
            page=page,
            pages=pages,
            rows=tuple(row for row in rows if row.place in there),
            own=next((row for row in rows if row.place not in there), None),
            user=user,
            months=await self.months(guild, wanted.game),
        )

    async def _places(
        self, guild: int, wanted: CareerRequest, page: int, user: int
    ) -> tuple[int, tuple[LeaderboardRow, ...]]:
        first = page * PLACES + 1
        asked = _asked(guild, wanted)
        return await self._rows.standings(asked, first, first + PLACES - 1, user)

    async def profile(self, guild: int, user: int, name: str, wanted: CareerRequest) -> Profile:
        """How somebody plays; without a game named, all their games together.

        ``name``: what to call them if they were never seen at a table there. Raises Denied.
        """
        checked(wanted)
        sums = ever = await self._rows.sums(user, guild, ALL_TIME)
        if wanted.month:
            sums = await self._rows.sums(user, guild, wanted.month)
        games = tuple(dict.fromkeys(row.game for row in sums if row.deals))
        if not wanted.game and len(games) < 2:
            wanted = wanted._replace(game=games[0] if games else USUAL.name)
        if not wanted.game:
            return await self._all_games(guild, user, name, wanted, sums, games)
        asked = _asked(guild, wanted)
        of_game = [row for row in sums if row.game == wanted.game]
        rows = [row for row in of_game if wanted.players in (0, row.players)]
        of = _by_company(rows)
        scores = await self._rows.course(asked, user, CURVE_DEALS)
        return Profile(
            user=user,
            name=await self._rows.name_of(guild, user) or name,
            wanted=wanted,
            played=any(row.deals for row in ever),
            people=of["people"],
            house=of["house"],
            rating=await self._rows.rating(asked, user),
            courses=(
                _course(scores, "people", of["people"]),
                _course(scores, "house", of["house"]),
            ),
            games=games,
            months=await self.months(guild, wanted.game),
        )

    async def _all_games(
        self,
        guild: int,
        user: int,
        name: str,
        wanted: CareerRequest,
        sums: tuple[Sum, ...],
        games: tuple[str, ...],
    ) -> Profile:
        """All games together: what can be counted. Their points do not compare."""
        of = _by_company(row for row in sums if wanted.players in (0, row.players))
        ever = [await self.months(guild, game) for game in games]
        return Profile(
            user=user,
            name=await self._rows.name_of(guild, user) or name,
            wanted=wanted,
            played=True,
            people=of["people"],
            house=of["house"],
            rating=None,
            courses=((), ()),
            games=games,
            months=tuple(sorted({month for months in ever for month in months}, reverse=True)),
            by_game=tuple((game, record(r for r in sums if r.game == game)) for game in games),
        )


def checked(wanted: CareerRequest) -> None:
    """Raises Denied for what nobody can play; without a game, any number of players will do."""
    if wanted.game and wanted.game not in FORMS:
        raise Denied("no-such-game")
    if wanted.game and wanted.players not in (0, *FORMS[wanted.game].numbers):
        raise Denied("no-such-value-of", option="players")
    if wanted.month and not (FIRST <= wanted.month < NEVER and 1 <= wanted.month % 100 <= 12):
        raise Denied("no-such-value-of", option="period")


def _asked(guild: int, wanted: CareerRequest) -> CareerQuery:
    return CareerQuery(guild=guild, game=wanted.game, month=wanted.month, players=wanted.players)


def _by_company(sums: Iterable[Sum]) -> dict[Company, Record]:
    """What was played against people, and what against the house."""
    rows = tuple(sums)
    return {
        company: record(row for row in rows if row.company == company)
        for company in get_args(Company)
    }


def _course(
    scores: tuple[tuple[int, Company], ...], company: Company, whole: Record
) -> tuple[int, ...]:
    """How the newest scores add up to the whole; nothing, if there are none."""
    own = [score for score, where in scores if where == company]
    if not own:
        return ()
    sums = [whole.total - sum(own)]
    for score in own:
        sums.append(sums[-1] + score)
    return tuple(sums)
