"""The text of a deal of the day in a server's channel.

It says who has played the deal; once it is over, how, with the line of play in the middle and the
most unusual contract.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import NamedTuple

from bot.base.bounded import Bounded
from bot.contests.core.archive import ghost_try
from bot.contests.core.comparing import if_enough, is_played, round_mean
from bot.contests.core.deals import SEAT, replay_line
from bot.contests.core.entries import OpenEntry, restore_entry
from bot.contests.core.judging import dearest_decisions
from bot.contests.core.points_ahead import DealPoints, measure
from bot.contests.core.rows import Contest, ContestRows, Ghost
from bot.contests.daily.rows import DailyChannelRows, Finisher
from bot.kit.errors import Denied
from bot.tables.memory.deal_log import OTHER_RULES

MAX_CACHED = 8
"""Deals whose house players are remembered: those that ended last."""

NOTHING = ""
"""Stands for no contract: the player was not the declarer, or nothing was played."""
MIN_ALIKE = 3
"""People that it takes to call a mistake common."""
MIN_RESULTS = 10
"""Results that it takes to call a contract unusual."""


class Unusual(NamedTuple):
    """The rarest contract that somebody of the server declared."""

    name: str
    """The declarer's."""
    contract: str
    number: int
    """How many declared it with the same cards, house players included."""
    of: int


class CommonMistake(NamedTuple):
    """A costly card that several people of a server played in place of the same better one."""

    variant: str
    players: int
    trick: int
    made: str
    better: str
    """Codes of moves."""
    number: int
    """How many people made it."""
    cost: float
    """Their mean cost."""


@dataclass(frozen=True)
class Final:
    """Contents of the board that are known once the deal is over."""

    median: OpenEntry | None
    """The try of the median house player; None: its moves are deleted, or there was none."""
    ghosts: tuple[DealPoints, ...]
    """Results of all house players."""
    unusual: Unusual | None
    all_deals: Mapping[int, int]
    """The mean percentile, rounded, of people who finished all deals of a day that has several."""

    @property
    def compared(self) -> Sequence[DealPoints]:
        """Results of house players with which people's are compared."""
        return if_enough(self.ghosts)


@dataclass(frozen=True)
class DailyBoard:
    """A deal of the day as a server's channel shows it."""

    contest: Contest
    finishers: tuple[Finisher, ...]
    final: Final | None = None
    """None: it is open."""
    before: tuple[Finisher, ...] = ()
    """Those who finished the deal of the day before, once that is over."""
    mistake: CommonMistake | None = None
    """Of these."""


class Ghosts(NamedTuple):
    """Results of a deal's house players, which are the same in all channels."""

    ranked: tuple[Ghost, ...]
    """All of them, worst first."""
    contracts: Mapping[str, int]
    """How many of them declared which contract."""
    numbers: tuple[int, ...]
    """How many there are at each deal of the day; the others are about the first."""


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
        ranked = ghosts.ranked
        final = Final(
            median=_played(contest, ranked[len(ranked) // 2], names) if ranked else None,
            ghosts=ranked,
            unusual=await self._unusual(contest, finishers, ghosts.contracts),
            all_deals=await self._all_deals(contest, guild, ghosts.numbers),
        )
        return DailyBoard(contest, finishers, final)

    async def _all_deals(
        self, contest: Contest, guild: int, ghosts: Sequence[int]
    ) -> Mapping[int, int]:
        deals = len(contest.secrets)
        means = await self._rows.mean_percents(contest.id, guild, deals) if deals > 1 else {}
        return {person: round_mean(percent, ghosts) for person, percent in means.items()}

    async def _unusual(
        self, contest: Contest, finishers: Sequence[Finisher], ghosts: Mapping[str, int]
    ) -> Unusual | None:
        lines = []
        for finisher in filter(is_played, finishers):
            stored = await self._contests.entry(finisher.entry)
            codes = [] if stored is None else [move.code for move in stored.moves]
            lines.append((finisher.name, codes))
        return await asyncio.to_thread(_rarest, contest, lines, ghosts)

    async def _ghosts_of(self, contest: Contest) -> Ghosts:
        ghosts = self._ghosts.get(contest.id)
        if ghosts is None:
            first, *further = [
                await self._contests.ghosts(contest.id, deal, SEAT)
                for deal in range(len(contest.secrets))
            ]
            numbers = (len(first), *map(len, further))
            ghosts = await asyncio.to_thread(_summed, contest, first, numbers)
            self._ghosts[contest.id] = ghosts
        return ghosts


def common_mistake(contest: Contest, finishers: Sequence[Finisher]) -> CommonMistake | None:
    """Return the mistake that cost people of a server the most together, if enough made it."""
    costs = defaultdict[tuple[int, str, str], list[float]](list)
    for finisher in finishers:
        for verdict in dearest_decisions(finisher.found):
            if verdict.phase == "play":
                costs[verdict.trick, verdict.made, verdict.known.best].append(verdict.cost)
    alike = {moment: lost for moment, lost in costs.items() if len(lost) >= MIN_ALIKE}
    if not alike:
        return None
    moment, lost = max(alike.items(), key=lambda item: sum(item[1]))
    return CommonMistake(contest.variant, contest.players, *moment, len(lost), fmean(lost))


def _summed(contest: Contest, stored: Sequence[Ghost], numbers: tuple[int, ...]) -> Ghosts:
    """All lines are replayed, which takes a while."""
    declared = Counter(_declared(contest, ghost.line.split()) for ghost in stored if ghost.line)
    return Ghosts(tuple(sorted(stored, key=_rank)), declared, numbers)


def _rank(ghost: Ghost) -> tuple[int, str, int]:
    return measure(ghost), ghost.level, ghost.number


def _played(contest: Contest, ghost: Ghost, names: Sequence[str]) -> OpenEntry | None:
    """The try of a house player; None: its moves are deleted, or no longer fit the rules."""
    if not ghost.line:
        return None
    first, *others = names
    try:
        return restore_entry(ghost_try(ghost, first), contest, tuple(others))
    except Denied:  # the host has read of it
        return None


def _rarest(
    contest: Contest, lines: Sequence[tuple[str, Sequence[str]]], ghosts: Mapping[str, int]
) -> Unusual | None:
    """Return the contract that the fewest declared, if a person of the server did.

    ``lines``: people's names and moves; ``ghosts``: how many house players declared which contract.
    """
    declared = [(name, _declared(contest, codes)) for name, codes in lines]
    counts = Counter(ghosts) + Counter(contract for _, contract in declared)
    declarers = [(counts[contract], name, contract) for name, contract in declared if contract]
    of = counts.total()
    if not declarers or of < MIN_RESULTS:
        return None
    number, name, contract = min(declarers, key=lambda declarer: declarer[0])
    return Unusual(name, contract, number, of) if number < of else None


def _declared(contest: Contest, codes: Sequence[str]) -> str:
    """Return the contract that the person's seat declared in a line of play, and played."""
    try:
        *_, end = replay_line(contest, 0, codes)
    except OTHER_RULES:
        return NOTHING
    deal = end.deal
    if deal.playing is None or deal.contract is None or deal.bidding.declarer != SEAT:
        return NOTHING
    return str(deal.contract.key)
