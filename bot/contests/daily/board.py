"""The text of a deal of the day in a server's channel.

It says who has played the deal; once it is over, how, with the line of play in the middle and the
most unusual contract.
"""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.base.bounded import Bounded
from bot.contests.core.deals import SEAT, replay_line
from bot.contests.core.entries import OpenEntry, restore_entry
from bot.contests.core.points_ahead import measure
from bot.contests.core.rows import Contest, ContestRows, EntryMove, Ghost, StoredEntry
from bot.contests.daily.rows import DailyChannelRows, Finisher
from bot.kit.errors import Denied
from bot.tables.memory.deal_log import OTHER_RULES

MAX_CACHED = 8
"""Deals whose house players are remembered: those that ended last."""

NOTHING = ""
"""Stands for no contract: all passed, or the deal was void."""


class Unusual(NamedTuple):
    """The rarest contract somebody of the server played in."""

    name: str
    """That person's."""
    contract: str
    number: int
    """How many played in it, house players included."""
    of: int


@dataclass(frozen=True)
class Final:
    """Contents of the board that are known once the deal is over."""

    middle: OpenEntry | None
    """The middle house player's try; None: nobody knows any more."""
    ghosts: int
    """How many house players there were."""
    unusual: Unusual | None


@dataclass(frozen=True)
class DailyBoard:
    """A deal of the day as a server's channel shows it."""

    contest: Contest
    finishers: tuple[Finisher, ...]
    final: Final | None = None
    """None: it is open."""


class Ghosts(NamedTuple):
    """Results of a deal's house players, which are the same in all channels."""

    middle: Ghost | None
    contracts: Mapping[str, int]
    """How many of them played in which contract."""

    @property
    def number(self) -> int:
        """How many there were."""
        return sum(self.contracts.values())


class FinalBoards:
    """Boards of deals that are settled. What all channels show is worked out once for a deal."""

    def __init__(self, rows: DailyChannelRows, contests: ContestRows) -> None:
        self._rows = rows
        self._contests = contests
        self._ghosts = Bounded[int, Ghosts](MAX_CACHED)

    async def of(self, contest: Contest, guild: int, names: Sequence[str]) -> DailyBoard:
        """A server's board. ``names``: those of house players. Raises StoreError."""
        finishers = await self._rows.finishers(contest.id, guild)
        ghosts = await self._ghosts_of(contest)
        final = Final(
            middle=None if ghosts.middle is None else _played(contest, ghosts.middle, names),
            ghosts=ghosts.number,
            unusual=await _unusual(self._contests, contest, finishers, ghosts.contracts),
        )
        return DailyBoard(contest, finishers, final)

    async def _ghosts_of(self, contest: Contest) -> Ghosts:
        ghosts = self._ghosts.get(contest.id)
        if ghosts is None:
            stored = await self._contests.ghosts(contest.id, 0, SEAT)
            ghosts = await asyncio.to_thread(_summed, contest, stored)
            self._ghosts[contest.id] = ghosts
        return ghosts


def _summed(contest: Contest, stored: Sequence[Ghost]) -> Ghosts:
    """All lines are replayed, which takes a while."""
    ghosts = [ghost for ghost in stored if ghost.line]
    middle = sorted(ghosts, key=_rank)[len(ghosts) // 2] if ghosts else None
    return Ghosts(middle, Counter(_contract(contest, ghost.line.split()) for ghost in ghosts))


def _rank(ghost: Ghost) -> tuple[int, str, int]:
    return measure(ghost), ghost.level, ghost.number


def _played(contest: Contest, ghost: Ghost, names: Sequence[str]) -> OpenEntry | None:
    """The try of a house player."""
    first, *others = names
    stored = StoredEntry(
        id=0, contest=contest.id, deal=0, seat=SEAT, person=None, mark="", name=first, home=0,
        reach="server", language="en", late=False, opened_at=0, finished_at=0, by_house=False,
        points=ghost.points, found=None, table=None,
        moves=tuple(EntryMove(SEAT, code, 0) for code in ghost.line.split()),
    )  # fmt: skip
    try:
        return restore_entry(stored, contest, tuple(others))
    except Denied:  # the host has read of it
        return None


async def _unusual(
    contests: ContestRows,
    contest: Contest,
    finishers: Sequence[Finisher],
    ghosts: Mapping[str, int],
) -> Unusual | None:
    played = Counter(ghosts)
    contracts = []
    for finisher in finishers:
        stored = await contests.entry(finisher.entry)
        codes = () if stored is None else [move.code for move in stored.moves]
        contract = _contract(contest, codes)
        played[contract] += 1
        contracts += [(finisher, contract)] if contract else []
    if not contracts:
        return None
    rarest, contract = min(contracts, key=lambda finisher: played[finisher[1]])
    number, of = played[contract], played.total()
    return Unusual(rarest.name, contract, number, of) if number < of else None


def _contract(contest: Contest, codes: Sequence[str]) -> str:
    """In which contract a line of play was played."""
    try:
        for standing in replay_line(contest, 0, codes):
            if standing.deal.playing is not None and standing.deal.contract is not None:
                return str(standing.deal.contract.key)
    except OTHER_RULES:
        return NOTHING
    return NOTHING
