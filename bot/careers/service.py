"""Profiles and leaderboards, read from the store's sums."""

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
from bot.games.forms import DEFAULT_FORM, FORMS
from bot.kit.errors import Denied

LINES_ON_PAGE = 10
"""Lines on a page of a leaderboard."""
MAX_PAGES = 1_000_000
"""Cap on page numbers: they come from a custom_id, which may be forged."""
MIN_DEALS_FOR_AVERAGES = 5
"""Deals below which averages, extremes and courses mean nothing."""
CURVE_DEALS = 200
"""The newest deals that a course shows."""
FIRST_SEASON = 2000_01
"""No season is earlier."""
END_OF_SEASONS = 9999_00
"""All seasons are earlier."""


@dataclass(frozen=True)
class Record:
    """A user's totals in one company, over all forms of a game."""

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
    def has_averages(self) -> bool:
        """Whether there are enough deals for averages to mean something."""
        return self.deals >= MIN_DEALS_FOR_AVERAGES

    @property
    def average(self) -> float:
        """The average score of a deal."""
        return self.total / self.deals if self.deals else 0.0

    @property
    def margin_95(self) -> float | None:
        """Half the width of the 95% interval of the mean; None with fewer than two deals."""
        if self.deals < 2:
            return None
        variance = max(self.squares - self.total**2 / self.deals, 0.0) / (self.deals - 1)
        return 1.96 * math.sqrt(variance / self.deals)


def record(sums: Iterable[Sum]) -> Record:
    """Add up the sums of different forms."""
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
    """A request: a game (empty: all), a number of players (0: any), and a month."""

    game: str
    players: int = 0
    month: int = ALL_TIME


@dataclass(frozen=True)
class Profile:
    """A user's record in a game in a server."""

    user: int
    name: str
    request: CareerRequest
    played: bool
    """Whether the user has ever finished a deal in the server."""
    people: Record
    house: Record
    rating: Rating | None
    courses: tuple[tuple[int, ...], tuple[int, ...]]
    """Running totals over the newest deals, from before the first of them: against people, and
    against the house."""
    games: tuple[str, ...]
    """All games the user played in the server in that month."""
    months: tuple[int, ...]
    """The game's seasons, newest first."""
    by_game: tuple[tuple[str, Record], ...] = ()
    """For all games: each game's totals by its name, against people and the house together."""


@dataclass(frozen=True)
class Leaderboard:
    """A page of a server's best players at a game."""

    request: CareerRequest
    page: int
    pages: int
    rows: tuple[LeaderboardRow, ...]
    own_row: LeaderboardRow | None
    """The reader's place, if it is on another page."""
    user: int
    """The reader; 0 for a page posted in the channel."""
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
        """List a game's seasons in a server, newest first, with the current one."""
        played = await self._rows.months(guild, game)
        return tuple(dict.fromkeys((self.season, *played)))

    async def leaderboard(
        self, guild: int, request: CareerRequest, page: int, user: int
    ) -> Leaderboard:
        """Return a page of a leaderboard, counted from 0; beyond the end, the last page."""
        check_request(request)
        page = min(page, MAX_PAGES)
        people, rows = await self._lines(guild, request, page, user)
        pages = max(1, -(-people // LINES_ON_PAGE))
        if page >= pages:
            page = pages - 1
            people, rows = await self._lines(guild, request, page, user)
        on_page = range(page * LINES_ON_PAGE + 1, (page + 1) * LINES_ON_PAGE + 1)
        return Leaderboard(
            request=request,
            page=page,
            pages=pages,
            rows=tuple(row for row in rows if row.line in on_page),
            own_row=next((row for row in rows if row.line not in on_page), None),
            user=user,
            months=await self.months(guild, request.game),
        )

    async def _lines(
        self, guild: int, request: CareerRequest, page: int, user: int
    ) -> tuple[int, tuple[LeaderboardRow, ...]]:
        first = page * LINES_ON_PAGE + 1
        query = _query(guild, request)
        return await self._rows.leaderboard_rows(query, first, first + LINES_ON_PAGE - 1, user)

    async def profile(self, guild: int, user: int, name: str, request: CareerRequest) -> Profile:
        """Return a user's profile in a game; without a game, in all their games together.

        ``name``: the name for a user who was never seen at a table there. Raises Denied.
        """
        check_request(request)
        sums = all_time = await self._rows.sums(user, guild, ALL_TIME)
        if request.month:
            sums = await self._rows.sums(user, guild, request.month)
        if not request.game:
            sums = tuple(row for row in sums if request.players in (0, row.players))
        games = tuple(dict.fromkeys(row.game for row in sums if row.deals))
        if not request.game and len(games) < 2:
            request = request._replace(game=games[0] if games else DEFAULT_FORM.name)
        if not request.game:
            return await self._profile_in_all_games(
                guild=guild, user=user, name=name, request=request, sums=sums, games=games
            )
        query = _query(guild, request)
        in_game = [row for row in sums if row.game == request.game]
        totals = _totals(row for row in in_game if request.players in (0, row.players))
        scores = await self._rows.course(query, user, CURVE_DEALS)
        return Profile(
            user=user,
            name=await self._rows.name_of(guild, user) or name,
            request=request,
            played=any(row.deals for row in all_time),
            people=totals["people"],
            house=totals["house"],
            rating=await self._rows.rating(query, user),
            courses=(
                _course(scores, "people", totals["people"]),
                _course(scores, "house", totals["house"]),
            ),
            games=games,
            months=await self.months(guild, request.game),
        )

    async def _profile_in_all_games(
        self,
        *,
        guild: int,
        user: int,
        name: str,
        request: CareerRequest,
        sums: tuple[Sum, ...],
        games: tuple[str, ...],
    ) -> Profile:
        """Return a user's profile in all games together, without points: these do not compare."""
        totals = _totals(sums)
        seasons = [await self.months(guild, game) for game in games]
        return Profile(
            user=user,
            name=await self._rows.name_of(guild, user) or name,
            request=request,
            played=True,
            people=totals["people"],
            house=totals["house"],
            rating=None,
            courses=((), ()),
            games=games,
            months=tuple(sorted({month for months in seasons for month in months}, reverse=True)),
            by_game=tuple((game, record(r for r in sums if r.game == game)) for game in games),
        )


def check_request(request: CareerRequest) -> None:
    """Raise Denied unless the game, its number of players and the month exist."""
    if request.game and request.game not in FORMS:
        raise Denied("no-such-game")
    if request.game and request.players not in (0, *FORMS[request.game].numbers):
        raise Denied("no-such-value-of", option="players")
    if request.month and not (
        FIRST_SEASON <= request.month < END_OF_SEASONS and 1 <= request.month % 100 <= 12
    ):
        raise Denied("no-such-value-of", option="period")


def _query(guild: int, request: CareerRequest) -> CareerQuery:
    return CareerQuery(guild=guild, game=request.game, month=request.month, players=request.players)


def _totals(sums: Iterable[Sum]) -> dict[Company, Record]:
    """Add up the sums against people, and those against the house."""
    rows = tuple(sums)
    return {
        company: record(row for row in rows if row.company == company)
        for company in get_args(Company)
    }


def _course(
    scores: tuple[tuple[int, Company], ...], company: Company, whole: Record
) -> tuple[int, ...]:
    """Return the running totals over the newest scores, up to the whole; empty without any."""
    in_company = [score for score, where in scores if where == company]
    if not in_company:
        return ()
    sums = [whole.total - sum(in_company)]
    for score in in_company:
        sums.append(sums[-1] + score)
    return tuple(sums)
