"""House players who sit where one person plays alone, for comparison, in time nobody else wants.

They meet the same house as people: its novices and club players always answer the same to the same,
its masters as they do in contests.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from hashlib import blake2b
from typing import NamedTuple

from bot.accidents import note
from bot.background import Background
from bot.store import Level, Store, StoreError
from bot.store.duplicates import Outcome, ToFill
from bot.tables.contest_deals import seen
from bot.tables.contest_house import WORLDS, Search, has_choice, nobody_searches
from bot.tables.duplicate_lines import in_short, opened, outcome
from bot.tables.house_players import decide, thinks
from bot.tables.levels import BY_THUMB, CLUB, MASTER, NOVICE
from bot.tables.lively import Sleep
from engine import HABITS, Deal, View, act, choose_as, decode, encode, observe

OF_EACH = 6
"""House players of each level in a chair."""
QUIET, LATER, REST = 60.0, 20.0, 0.05
"""Seconds after a start, between looks at what there is to do, and after each of them."""
BATCH = 20
"""Chairs filled before looking again which are empty."""


class Ghost(NamedTuple):
    """A house player to sit in a chair."""

    level: Level
    number: int
    """From 1."""

    def __str__(self) -> str:
        return f"{self.level} {self.number}"


def ghosts(*, searching: bool) -> Iterator[Ghost]:
    """Who sits in a chair; masters only if anybody can search."""
    levels: tuple[Level, ...] = (NOVICE, CLUB, MASTER) if searching else (NOVICE, CLUB)
    for number in range(1, OF_EACH + 1):
        for level in levels:
            yield Ghost(level, number)


class NobodySearches(Exception):
    """A master cannot think now."""


class FilledChair:
    """A deal's chair, where one house player sits after another."""

    def __init__(
        self, chair: ToFill, search: Search = nobody_searches, sleep: Sleep = asyncio.sleep
    ) -> None:
        self._sleep = sleep
        self._of = chair
        self._search = search
        self._met: dict[tuple[int, str], str] = {}
        """The answers of masters on other chairs."""

    async def play(self, ghost: Ghost) -> Outcome | None:
        """A house player's result; None: nothing is played there. Raises NobodySearches."""
        deal, codes = opened(self._of), list[str]()
        while not deal.over:
            player = deal.turn
            assert player is not None
            code = await self._code(ghost, deal, player)
            codes.append(in_short(deal, player, code))
            deal = act(deal, player, decode(deal.rules.pack, code))
            await self._sleep(0)  # others may click meanwhile
        return outcome(deal, self._of.chair.place, codes, str(ghost))

    async def _code(self, ghost: Ghost, deal: Deal, player: int) -> str:
        view = observe(deal, player)
        if not has_choice(view):
            return decide(view)
        if player == self._of.chair.place:
            return await self._own(ghost, deal, view)
        level = self._of.chair.level
        if not thinks(level, deal, view):
            return decide(view, level)
        at = player, seen(view, 0)
        if at not in self._met:
            self._met[at] = await self._searched(view, "house", at[1])
        return self._met[at]

    async def _own(self, ghost: Ghost, deal: Deal, view: View) -> str:
        if thinks(ghost.level, deal, view):
            return await self._searched(view, str(ghost), seen(view, 0))
        who = f"{self._of.cards} {ghost}"
        return encode(view.rules.pack, choose_as(view, HABITS[BY_THUMB[ghost.level]], who))

    async def _searched(self, view: View, who: str, short: str) -> str:
        told = f"{self._of.cards} {who} {short}".encode()
        seed = int.from_bytes(blake2b(told, digest_size=4).digest(), "big") >> 2
        code = await self._search(view, seed, WORLDS)
        if code is None:
            raise NobodySearches
        return code


class Filling:
    """Has house players sit in all chairs. It can break off at any moment: the next start goes on
    with the unfilled chair."""

    def __init__(
        self,
        store: Store,
        reckon: Callable[[], Awaitable[None]],
        search: Search = nobody_searches,
        *,
        searching: bool = False,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        """``reckon`` is called when there is nothing else to do; ``searching``: whether anybody can
        search."""
        self._store = store
        self._reckon = reckon
        self._search = search
        self._searching = searching
        self._sleep = sleep
        self._background = Background()

    def start(self) -> None:
        """Work in the background."""
        self._background.keep(self._attend, "deals to compare", again=LATER, passing=(StoreError,))

    async def close(self) -> None:
        """Break off."""
        await self._background.close()

    async def _attend(self) -> None:
        await self._sleep(QUIET)
        while True:
            while await self.fill():
                await self._sleep(REST)
            with suppress(TimeoutError):
                await self._reckon()
            await self._sleep(LATER)

    async def fill(self) -> int:
        """Fill some of the empty chairs; how many. Raises StoreError."""
        filled = 0
        empty = await self._store.duplicates_to_fill(BATCH, masters=self._searching)
        for chair in empty:
            filled += await self._fill(chair)
        return filled

    async def _fill(self, chair: ToFill) -> bool:
        """Fill a chair; if that is impossible, say because the rules have changed, nobody is dealt
        its cards."""
        try:
            found = await self._sat(chair)
        except NobodySearches:
            return False  # later
        except Exception as error:
            note(error, "a deal to compare")
            found = []
        await self._store.fill_duplicate(chair, tuple(found))
        return True

    async def _sat(self, chair: ToFill) -> list[Outcome]:
        table, found = FilledChair(chair, self._search, self._sleep), list[Outcome]()
        for ghost in ghosts(searching=self._searching):
            one = await table.play(ghost)
            found += [] if one is None else [one]
            await self._sleep(REST)
        return found
