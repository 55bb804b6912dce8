"""Analyses of finished deals: computed by the workers, and kept in the store.

A user who may replay a deal may have their own decisions in it analysed.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from bot.archive.archive import Archive
from bot.base.background import Background
from bot.games.info import TableInfo
from bot.kit.errors import Denied
from bot.kit.limits import WaitingLimits
from bot.learning.analyses.rows import AnalysisRows
from bot.store import StoreError
from bot.tables.memory import deal_log, stored_tables
from bot.tables.memory.earlier import earlier_deals
from bot.tables.rows.repository import TableRows
from bot.thinkers.analysing import (
    PIECE_TIME,
    PackedDecision,
    look,
    look_again,
    look_closer,
)
from bot.thinkers.earlier import EarlierDeals
from bot.thinkers.pickling import pack_deal
from bot.thinkers.study import Study
from engine import View, decode, encode, observe
from search.explain.costs import Cost
from search.explain.decisions import Decision, decisions, result
from search.explain.verdicts import VERSION, Verdict, VerdictJson, without_repeats

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Position:
    """A position of a finished deal in which a player had a choice."""

    own: View
    """The position as the player saw it."""
    public: View
    """The position as everybody saw it."""

    @property
    def table(self) -> View:
        """The table as everybody saw it, but with the talon sets at which the player had looked."""
        return self.public._replace(sets=self.own.sets)


@dataclass(frozen=True)
class DecidedDeal:
    """A finished deal, with the decisions of one of its players."""

    info: TableInfo
    """The table once the deal was scored."""
    number: int
    """The deal's number in the log."""
    user: int
    decisions: tuple[Decision, ...]
    steps: Mapping[int, int]
    """The number of each of the user's moves in the deal, by its number in the log: there the
    moves that were taken back count, too."""
    score: int
    """The player's score for the deal on the score sheet."""
    result: float
    """The player's result in the unit of analyses."""
    earlier: EarlierDeals = ()
    """The earlier deals of the match."""

    @property
    def key(self) -> tuple[int, int, int]:
        """The store's key for the analysis: table, deal and user."""
        return self.info.table, self.number, self.user


@dataclass(frozen=True)
class Analysis:
    """Verdicts on a player's decisions in a deal, in order."""

    info: TableInfo
    number: int
    verdicts: tuple[Verdict, ...]
    positions: Mapping[int, Position]
    """The positions of the decisions, by the number of the move."""
    steps: Mapping[int, int]
    """As in ``DecidedDeal``."""
    score: int
    result: float
    cost: Cost | None = None
    """The cost of all decisions, those not beyond doubt included; None: it was not computed."""

    def position(self, verdict: Verdict) -> Position:
        """Return the position in which the decision was made."""
        return self.positions[verdict.step]


@dataclass(frozen=True, kw_only=True)
class AnalysisAdditions:
    """Contributions of one capability to analyses."""

    stored: Callable[[int, int], Awaitable[str | None]]
    """Returns the stored analysis of a person's deal at a table of that deal alone, if this
    capability has one: given the table and the person. Raises StoreError."""


class Analyses:
    """Requests analyses from the workers, decision by decision, and each analysis only once."""

    def __init__(
        self,
        rows: AnalysisRows,
        table_rows: TableRows,
        archive: Archive,
        study: Study,
        waiting: WaitingLimits,
        additions: Sequence[AnalysisAdditions],
    ) -> None:
        """Make the service. ``additions``: their analyses come first."""
        self._waiting = waiting
        self._additions = additions
        self._rows = rows
        self._table_rows = table_rows
        self._archive = archive
        self._study = study
        self._background = Background()
        self._running: dict[tuple[int, int, int], asyncio.Task[Analysis | None]] = {}
        self._deciding: dict[tuple[int, int, int], int] = {}
        """Of each analysis in progress, the number of the decision being judged, from 1."""

    async def close(self) -> None:
        """Cancel the analyses in progress: each starts over when it is requested again."""
        await self._background.close()

    async def played(self, guild: int, user: int, table: int, deal: int) -> DecidedDeal:
        """Return the decisions of a person in a finished deal. Raises Denied."""
        replayed = await self._archive.replay(guild, user, table, deal)
        row = await self._table_rows.table(table)
        stored = await self._table_rows.load_deal(table, deal)
        lived = (
            deal_log.replayed_deal(stored_tables.table_of(row), stored) if row and stored else None
        )
        if lived is None or stored is None:
            raise Denied("deal-unreadable")
        pack = replayed.end.rules.pack
        own_steps = {
            step: move.player for step, move in enumerate(stored.moves) if move.user == user
        }
        moves = [(move.player, decode(pack, move.code)) for move in stored.moves]
        own_decisions = [
            decision
            for player in sorted(set(own_steps.values()))
            for decision in decisions(lived.positions, moves, player)
            if decision.step in own_steps
        ]
        if not own_decisions:
            raise Denied("no-decisions")
        end = lived.live.deal
        player = own_decisions[-1].player
        scores = stored.deal.scores or end.rules.settle(end).scores
        return DecidedDeal(
            info=replayed.info,
            number=deal,
            user=user,
            decisions=tuple(own_decisions),
            steps={
                move.seq - stored.entries[0].seq: step
                for step, move in enumerate(stored.moves)
                if step in own_steps
            },
            score=scores[player],
            result=result(end, player, scores),
            earlier=await earlier_deals(self._table_rows, table, deal),
        )

    async def stored(self, played: DecidedDeal) -> Analysis | None:
        """Return the stored analysis; None if there is none of this release's version."""
        table, _, user = played.key
        for addition in self._additions:
            if (analysis := _read(played, await addition.stored(table, user))) is not None:
                return analysis
        return _read(played, await self._rows.kept(*played.key))

    def check(self, played: DecidedDeal) -> None:
        """Raise Denied without workers for analyses, or if the user waits for too many already."""
        if not self._study.open:
            raise Denied("nobody-analyses")
        if played.key not in self._running:
            self._waiting.check(played.user)

    def progress(self, played: DecidedDeal) -> int:
        """Return the number of the decision being judged, from 1; 0: none is."""
        return self._deciding.get(played.key, 0)

    async def find(self, played: DecidedDeal) -> Analysis:
        """Analyse a deal; concurrent requests for it share the task. Raises Denied."""
        task = self._running.get(played.key)
        if task is None:
            task = self._background.start(
                partial(self._find, played), "an analysis", played.info.table, raises=(Denied,)
            )
            self._running[played.key] = task
            task.add_done_callback(lambda _: self._end(played.key))
        analysis = await asyncio.shield(task)
        if analysis is None:
            raise Denied("analysis-failed")
        return analysis

    def _end(self, key: tuple[int, int, int]) -> None:
        self._running.pop(key)
        self._deciding.pop(key, None)

    async def _find(self, played: DecidedDeal) -> Analysis:
        with suppress(StoreError):  # it may have been stored since the caller looked
            if (stored := await self.stored(played)) is not None:
                return stored
        with self._waiting.hold_question(played.user):
            ask = partial(self._study.ask, seconds=PIECE_TIME, person=played.user)
            judged = []
            for number, decision in enumerate(played.decisions, 1):
                self._deciding[played.key] = number
                judged.append(await verdict_of(decision, played.earlier, self._study, ask))
        verdicts = [verdict for verdict in judged if verdict is not None]
        record = {"version": VERSION, "verdicts": [verdict.as_json() for verdict in verdicts]}
        try:
            await self._rows.keep(*played.key, json.dumps(record, separators=(",", ":")))
        except StoreError as error:
            logger.error("an analysis is not kept: %s", error)
        return _analysis(played, verdicts)


AskForVerdict = Callable[..., Awaitable[VerdictJson | None]]


async def verdict_of(
    decision: Decision,
    earlier: EarlierDeals,
    study: Study,
    ask: AskForVerdict,
    *,
    closely: bool = False,
) -> Verdict | None:
    """Return the verdict on a decision; None if it cannot be judged. Raises Denied.

    ``closely``: search moves about as good as the best again, in fresh worlds.
    """
    packed = _packed(decision, earlier)
    first = await _answer(study, ask, look, packed)
    if not first:
        return None
    verdict = Verdict.read(first)
    if not verdict.settled or (closely and verdict.grade != "best"):
        return Verdict.read(await _answer(study, ask, look_again, packed, first))
    return verdict


async def closer_verdict(
    decision: Decision, verdict: Verdict, look_number: int, study: Study, ask: AskForVerdict
) -> Verdict:
    """Return the verdict refined in fresh worlds (``analysis.closer_look``). Raises Denied."""
    packed = _packed(decision, ())
    return Verdict.read(
        await _answer(study, ask, look_closer, packed, verdict.as_json(), look_number)
    )


def _packed(decision: Decision, earlier: EarlierDeals) -> PackedDecision:
    pack = decision.deal.rules.pack
    return (
        *(pack_deal(decision.deal), decision.step, decision.player),
        *(encode(pack, decision.made), earlier),
    )


async def _answer(
    study: Study, ask: AskForVerdict, job: Callable[..., VerdictJson], *asked: object
) -> VerdictJson:
    """Return a worker's answer; if the worker is lost, ask its replacement. Raises Denied."""
    answer = await ask(job, *asked)
    if answer is None:
        await study.ready()
        answer = await ask(job, *asked)
    if answer is None:
        raise Denied("analysis-failed")
    return answer


def _read(played: DecidedDeal, stored: str | None) -> Analysis | None:
    """Parse a stored analysis; None if it is none of this release's version."""
    try:
        record = json.loads(stored or "{}")
        if record.get("version") != VERSION:
            return None
        verdicts = [Verdict.read(plain) for plain in record["verdicts"]]
        cost = Cost(record["cost"], record["error"]) if "error" in record else None
        return _analysis(played, verdicts, cost)
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def _analysis(played: DecidedDeal, verdicts: list[Verdict], cost: Cost | None = None) -> Analysis:
    by_step = {decision.step: decision for decision in played.decisions}
    judged = [by_step[verdict.step] for verdict in verdicts]
    positions = {
        each.step: Position(observe(each.deal, each.player), observe(each.deal, None))
        for each in judged
    }
    return Analysis(
        played.info,
        played.number,
        without_repeats(verdicts),
        positions,
        played.steps,
        played.score,
        played.result,
        cost,
    )
