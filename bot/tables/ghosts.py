"""Ghosts: house players who play a contest's seats before people come, so that a result has
something to compare with from the first minute.

They meet the same house as people do. Its answers are remembered while other ghosts
play the same deal; an answer that two of them met is kept in the store.
"""

import asyncio
from collections.abc import Iterator
from hashlib import blake2b
from typing import NamedTuple

from bot.store import Level, Store
from bot.store.contests import Answers, Contest, Ghost, Place
from bot.tables.contest_deals import SEAT, Standing, after, name_of, opened
from bot.tables.contest_house import (
    WORLDS,
    House,
    Search,
    found_anew,
    has_choice,
    place_of,
)
from bot.tables.house_players import decide, thinks
from bot.tables.levels import BY_THUMB, LEVELS, MASTER
from bot.tables.lively import Sleep
from bot.tables.points_ahead import came_to, measure
from engine import HABITS, View, choose_as, decode, encode, observe

OF_EACH = 50
"""Ghosts of each level for a seat."""
FEW = 2
"""So many of each level check whether a deal matters."""


class Wanted(NamedTuple):
    """A ghost yet to play."""

    seat: int
    level: Level
    number: int
    """From 1."""


def wanted(
    there: tuple[Ghost, ...], seat: int, *, searching: bool, of_each: int = 0
) -> Iterator[Wanted]:
    """A seat's missing ghosts, one of each level in turn; masters only with a search. ``of_each``:
    how many, if not the usual number."""
    done = {(one.level, one.number) for one in there}
    for number in range(1, (of_each or OF_EACH) + 1):
        for level in LEVELS:
            if (searching or level != MASTER) and (level, number) not in done:
                yield Wanted(seat, level, number)


class _Played(NamedTuple):
    points: int
    ahead: int | None
    line: str
    met: dict[Place, str]
    """The house's answers to it."""


class GhostTable:
    """A contest's deal that ghosts play one after another."""

    def __init__(
        self,
        store: Store,
        contest: Contest,
        deal: int,
        search: Search,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._sleep = sleep
        self._store = store
        self._contest = contest
        self._deal = deal
        self._search = search
        self._known: dict[Place, str] = {}
        """The house's answers: one deal's, dropped with this table."""

    async def remember(self, answers: Answers) -> None:
        """Begin with the answers the house has given."""
        here = self._contest.id, self._deal
        self._known = {Place(*here, *at): code for at, code in answers.items()}

    async def play(self, ghost: Wanted) -> bool:
        """Have a ghost play; returns whether it is kept. False: nobody can search now, or the house
        has answered otherwise meanwhile. Raises StoreError."""
        found = await self._played(ghost)
        if found is None:
            return False
        made = Ghost(self._contest.id, self._deal, *ghost, found.points, found.line, found.ahead)
        shared = {place: code for place, code in found.met.items() if place in self._known}
        self._known |= found.met
        if await self._store.keep_ghost(made, shared):
            return True
        await self.remember(await self._store.answers(self._contest.id, self._deal))
        return False

    async def tried(self, ghost: Wanted) -> int | None:
        """The result a ghost would have, keeping nothing in the store; None: nobody can search
        now."""
        found = await self._played(ghost)
        if found is None:
            return None
        self._known |= found.met
        return measure(found)

    async def _played(self, ghost: Wanted) -> "_Played | None":
        standing, line, met = opened(self._contest, self._deal), list[str](), dict[Place, str]()
        while not standing.deal.over:
            code = await self._move(ghost, standing, met)
            if code is None:
                return None
            line.append(code)
            action = decode(standing.deal.rules.pack, code)
            standing = after(self._contest, self._deal, standing, action)
            await self._sleep(0)  # others may click meanwhile
        deal = standing.deal
        came = came_to(deal, ghost.seat, by_ahead=self._contest.ahead)
        return _Played(*came, " ".join(line), met)

    async def _move(self, ghost: Wanted, standing: Standing, met: dict[Place, str]) -> str | None:
        player = standing.deal.turn
        assert player is not None
        view = observe(standing.deal, player)
        if not has_choice(view):
            return decide(view)
        place = place_of(self._contest, self._deal, standing)
        if player == ghost.seat:
            return await self._own(ghost, standing, view, place)
        code = self._known.get(place)
        if code is None:
            code = await found_anew(self._contest, place, standing, view, self._search)
        if code is not None:
            met[place] = code
        return code

    async def _own(self, ghost: Wanted, standing: Standing, view: View, place: Place) -> str | None:
        """The ghost's own decision."""
        who = f"{name_of(self._contest)} {self._deal} {ghost.level} {ghost.number}"
        if thinks(ghost.level, standing.deal, view):
            told = f"{who} {place.seen}".encode()
            seed = int.from_bytes(blake2b(told, digest_size=4).digest(), "big") >> 2
            return await self._search(view, seed, WORLDS)
        kind = HABITS[BY_THUMB[ghost.level]]
        return encode(view.rules.pack, choose_as(view, kind, who))


async def is_lively(
    store: Store, contest: Contest, deal: int, search: Search, sleep: Sleep = asyncio.sleep
) -> bool:
    """Whether a few ghosts get different results among the players who are a contest's house; none
    of it need be kept. Rules of thumb have checked that already; and without a search nobody can
    tell."""
    if not house_searches(contest):
        return True
    table, made = GhostTable(store, contest, deal, search, sleep), set[int]()
    for number in range(1, FEW + 1):
        for level in LEVELS:
            came_to = await table.tried(Wanted(SEAT, level, number))
            if came_to is None:
                return True
            made.add(came_to)
    return len(made) > 1


def house_searches(contest: Contest) -> bool:
    """Whether a contest's house searches, so that nobody can play in it without."""
    return House.of(contest.house).level == MASTER
