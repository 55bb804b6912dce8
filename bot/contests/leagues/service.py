"""Leagues: formed on Mondays, closed a week later.

Every step is stored and happens once, so all of it can be broken off at any moment: the next look
goes on with what is missing. After days without the bot, the week that went on is closed first.
"""

import random
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from bot.base.background import Background, attend_every
from bot.contests.core.rows import Contest, ContestRows
from bot.contests.daily.ladders import SEVEN, period_of
from bot.contests.daily.ranked import DAILY
from bot.contests.daily.service import DayPatience, Now, day_of, headline_among
from bot.contests.leagues.rows import (
    Enrolment,
    Entrant,
    LeagueRows,
    Member,
    Membership,
    Placed,
    Week,
)
from bot.contests.leagues.standings import Candidate, Standing, arrange, rank
from bot.store import StoreError

ALIASES = 40
"""Made-up names in each language (``league-names``), more than a league has people."""
LOOK_BACK_WEEKS = 4
"""Weeks whose days tell how well somebody who is new plays."""
MIN_DAYS = 5
"""Days that somebody new must have played in these weeks, to come higher than last."""
READ_AT_ONCE = 500
"""People that one statement is about."""
EVERY = 60.0
"""Seconds between looks."""


class Line(NamedTuple):
    """A person of a league as a reader sees them."""

    standing: Standing
    name: str
    """Empty: they are of another server."""
    alias: int
    left: int
    """On how many days they left the deal unfinished."""


@dataclass(frozen=True, kw_only=True)
class LeaguePage:
    """A page of leagues, for its reader."""

    enrolled: bool
    next_week: int
    """The day of the next Monday."""
    starts: int
    """The day on which a reader without a league starts: today's Monday if no leagues were formed
    for this week yet."""
    reader: int
    is_home: bool = True
    """Readers who have joined did so in this server."""
    week: Week | None = None
    """The week in which the reader has a league."""
    league: int = 0
    lines: tuple[Line, ...] = ()
    last: Membership | None = None
    """The reader's last week that is over."""


class Leagues:
    """Sees to leagues. Every method may raise StoreError."""

    def __init__(
        self, rows: LeagueRows, contests: ContestRows, now: Now, chance: random.Random
    ) -> None:
        self._rows = rows
        self._contests = contests
        self._now = now
        self._chance = chance
        self._patience = DayPatience(now)
        self._background = Background()

    def start(self, sleep: Callable[[float], Awaitable[None]]) -> None:
        """Look from time to time."""
        attend = partial(attend_every, EVERY, self.attend, sleep)
        self._background.keep(attend, "leagues", first_pause=EVERY, passing=(StoreError,))

    async def close(self) -> None:
        """Break off."""
        await self._background.close()

    # What people ask for ------------------------------------------------------------------------

    async def page(self, person: int, home: int) -> LeaguePage:
        """The page of leagues for a person in a server."""
        enrolment = await self._rows.enrolment(person)
        latest = await self._rows.latest_week()
        weeks = await self._rows.own_weeks(person, 2)
        last = next((week for week in weeks if week.place is not None), None)
        current = next((week for week in weeks if week.place is None), None)
        is_formed = latest is None or latest.begins >= self._monday
        outside = LeaguePage(
            enrolled=enrolment is not None,
            next_week=self._monday + SEVEN,
            starts=self._monday + (SEVEN if is_formed else 0),
            reader=person,
            is_home=enrolment is None or enrolment.home == home,
            last=last,
        )
        if latest is None or current is None or current.begins != latest.begins:
            return outside
        members = await self._rows.members(latest.begins, current.league)
        by_person = {member.person: member for member in members}
        if person not in by_person:  # they have left meanwhile
            return outside
        contests = await self._contest_ids(latest.begins, latest.begins + SEVEN)
        left = await self._rows.left_days(latest.begins, current.league, contests)
        lines = tuple(
            _line(standing, by_person[standing.person], home, left.get(standing.person, 0))
            for standing in await self._standings(latest, current.league, members, contests)
        )
        return replace(outside, week=latest, league=current.league, lines=lines)

    async def join(self, person: int, home: int, name: str) -> None:
        """Let a person take part."""
        await self._rows.join(Enrolment(person, home, name))

    async def note_name(self, person: int, home: int, name: str) -> None:
        """A person reads the page: record what they are called now, where they have joined."""
        now = Enrolment(person, home, name)
        stored = await self._rows.enrolment(person)
        if stored is not None and stored.home == home and stored != now:
            await self._rows.join(now)

    async def leave(self, person: int) -> None:
        """Take a person out."""
        await self._rows.leave(person)

    # In the background --------------------------------------------------------------------------

    @property
    def _monday(self) -> int:
        return period_of("week", day_of(self._now())).begins

    async def attend(self) -> None:
        """Close the week that is over, then form the leagues of this one."""
        latest = await self._rows.latest_week()
        if latest is not None and not latest.closed:
            if latest.begins >= self._monday or not await self._may_close(latest.begins):
                return
            await self._close(latest)
        if latest is None or latest.begins < self._monday:
            await self._form(self._monday)

    async def _may_close(self, begins: int) -> bool:
        """Whether all deals of a week have been counted, or some cannot be waited for."""
        headlines = await self._headlines(begins, begins + SEVEN)
        for contest in headlines:
            waits = not contest.settled or 0 in await self._rows.uncompared_deals(contest.id)
            if waits and not self._patience.is_over(begins + SEVEN - 1):
                return False
        return True

    async def _headlines(self, first: int, end: int) -> list[Contest]:
        """The headlines of some days, as far as there were any."""
        headlines = list[Contest]()
        for day in range(first, end):
            made = await self._contests.find_by_number(DAILY.name, day)
            game = headline_among(made, day)
            headlines += [each for each in made if (each.variant, each.players) == game]
        return headlines

    async def _contest_ids(self, first: int, end: int) -> tuple[int, ...]:
        return tuple(contest.id for contest in await self._headlines(first, end))

    async def _percents(
        self, people: Sequence[int], contests: tuple[int, ...]
    ) -> dict[int, list[int]]:
        """The percentiles of people at some headlines, as far as these are over."""
        by_person = defaultdict[int, list[int]](list)
        for start in range(0, len(people), READ_AT_ONCE):
            part = tuple(people[start : start + READ_AT_ONCE])
            for person, percent in await self._rows.percents(part, contests):
                by_person[person].append(percent)
        return by_person

    async def _standings(
        self, week: Week, league: int, members: Sequence[Member], contests: tuple[int, ...]
    ) -> tuple[Standing, ...]:
        people = [member.person for member in members]
        played = await self._percents(people, contests)
        percents = {person: played.get(person, []) for person in people}
        return rank(percents, may_rise=league > 1, may_fall=league < week.leagues)

    async def _close(self, week: Week) -> None:
        contests = await self._contest_ids(week.begins, week.begins + SEVEN)
        for league in range(1, week.leagues + 1):
            members = await self._rows.members(week.begins, league)
            standings = await self._standings(week, league, members, contests)
            await self._rows.close_league(week.begins, league, standings)
        await self._rows.close_week(week.begins)

    async def _form(self, begins: int) -> None:
        """Put all people who take part into leagues. Servers that allow none any more are out."""
        entrants = await self._entrants()
        for entrant in entrants:
            if not entrant.allowed:
                await self._rows.leave(entrant.person)
        allowed = [entrant for entrant in entrants if entrant.allowed]
        self._chance.shuffle(allowed)  # those who are level are in no order
        people = [entrant.person for entrant in allowed]
        contests = await self._contest_ids(begins - LOOK_BACK_WEEKS * SEVEN, begins)
        played = await self._percents(people, contests)
        candidates = [
            Candidate(entrant.person, entrant.league, entrant.points, _mean(played[entrant.person]))
            for entrant in allowed
        ]
        placed = tuple(
            Placed(person, league, alias)
            for league, group in enumerate(arrange(candidates), 1)
            for person, alias in zip(
                group, self._chance.sample(range(ALIASES), len(group)), strict=True
            )
        )
        await self._rows.form(begins, placed)

    async def _entrants(self) -> list[Entrant]:
        entrants = list[Entrant]()
        after = 0
        while part := await self._rows.entrants(after, READ_AT_ONCE):
            entrants += part
            after = part[-1].person
        return entrants


def _mean(percents: Sequence[int]) -> float | None:
    return sum(percents) / len(percents) if len(percents) >= MIN_DAYS else None


def _line(standing: Standing, member: Member, home: int, left: int) -> Line:
    return Line(standing, member.name if member.home == home else "", member.alias, left)
