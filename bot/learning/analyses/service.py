"""Where points were lost in a finished deal: worked out by the workers, and kept in the store.

Whoever may look at a deal may have their own decisions in it analysed.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping
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
from bot.thinkers.analysing import PIECE_TIME, PackedDecision, look, look_again
from bot.thinkers.earlier import Earlier
from bot.thinkers.pickling import pack_deal
from bot.thinkers.study import Study
from engine import Deal, View, decode, encode, observe
from search.explain.decisions import Decision, decisions, result
from search.explain.verdicts import VERSION, Verdict, VerdictJson, without_repeats

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Position:
    """A moment of a finished deal when somebody had a choice."""

    own: View
    """As they saw it then."""
    public: View
    """As everybody saw it."""


@dataclass(frozen=True)
class DecidedDeal:
    """A finished deal, as one of its players decided in it."""

    info: TableInfo
    """The table once the deal was scored."""
    number: int
    """Its number in the log."""
    user: int
    decisions: tuple[Decision, ...]
    score: int
    """Their score for the deal on the score sheet."""
    result: float
    """The same, counted as analyses count."""
    earlier: Earlier = ()
    """The earlier deals of the match."""

    @property
    def key(self) -> tuple[int, int, int]:
        """The store's key for the analysis: table, deal and user."""
        return self.info.table, self.number, self.user


@dataclass(frozen=True)
class Analysed:
    """What there is to say of these decisions, in order."""

    info: TableInfo
    number: int
    verdicts: tuple[Verdict, ...]
    positions: Mapping[int, Position]
    """By the number of the move."""
    score: int
    result: float

    def position(self, verdict: Verdict) -> Position:
        """What was seen when the decision was made."""
        return self.positions[verdict.step]


class Analyses:
    """Asks the workers for analyses, piece by piece, and only once for each."""

    def __init__(
        self,
        rows: AnalysisRows,
        table_rows: TableRows,
        archive: Archive,
        study: Study,
        waiting: WaitingLimits | None = None,
    ) -> None:
        self._waiting = waiting or WaitingLimits()
        self._rows = rows
        self._table_rows = table_rows
        self._archive = archive
        self._study = study
        self._background = Background()
        self._running: dict[tuple[int, int, int], asyncio.Task[Analysed | None]] = {}

    async def close(self) -> None:
        """Give up the analyses under way: each starts over when somebody asks for it."""
        await self._background.close()

    async def played(self, guild: int, user: int, table: int, deal: int) -> DecidedDeal:
        """The decisions of a person in a finished deal. Raises Denied."""
        replayed = await self._archive.replay(guild, user, table, deal)
        row = await self._table_rows.table(table)
        stored = await self._table_rows.load_deal(table, deal)
        lived = deal_log.lived(stored_tables.table_of(row), stored) if row and stored else None
        if lived is None or stored is None:
            raise Denied("deal-unreadable")
        pack = replayed.end.rules.pack
        own = {step: move.player for step, move in enumerate(stored.moves) if move.user == user}
        moves = [(move.player, decode(pack, move.code)) for move in stored.moves]
        found = [
            one
            for player in sorted(set(own.values()))
            for one in decisions(lived.positions, moves, player)
            if one.step in own
        ]
        if not found:
            raise Denied("no-decisions")
        end, player = lived.live.deal, found[-1].player
        scores = stored.deal.scores or end.rules.settle(end).scores
        return DecidedDeal(
            info=replayed.info,
            number=deal,
            user=user,
            decisions=tuple(found),
            score=scores[player],
            result=result(end, player, scores),
            earlier=await earlier_deals(self._table_rows, table, deal),
        )

    async def known(self, played: DecidedDeal) -> Analysed | None:
        """The analysis kept; None: there is none, or one by a release that judged differently."""
        try:
            kept = json.loads(await self._rows.kept(*played.key) or "{}")
            if kept.get("version") != VERSION:
                return None
            return _analysed(played, [Verdict.read(plain) for plain in kept["verdicts"]])
        except (ValueError, TypeError, KeyError, AttributeError):
            return None

    def check(self, played: DecidedDeal) -> None:
        """Raise Denied if nobody can analyse, as the bot runs without workers for that, or if they
        are waiting for enough already."""
        if not self._study.open:
            raise Denied("nobody-analyses")
        if played.key not in self._running:
            self._waiting.check(played.user)

    async def find(self, played: DecidedDeal) -> Analysed:
        """Look at every decision; whoever asks for the same meanwhile shares the wait. Raises
        Denied."""
        task = self._running.get(played.key)
        if task is None:
            task = self._background.start(
                partial(self._find, played), "an analysis", played.info.table, raises=(Denied,)
            )
            self._running[played.key] = task
            task.add_done_callback(lambda _: self._running.pop(played.key))
        found = await asyncio.shield(task)
        if found is None:
            raise Denied("analysis-failed")
        return found

    async def _find(self, played: DecidedDeal) -> Analysed:
        with suppress(StoreError):  # the look into the store may have come too early
            if (there := await self.known(played)) is not None:
                return there
        with self._waiting.waiting(played.user):
            ask = partial(self._study.ask, seconds=PIECE_TIME, person=played.user)
            before = played.earlier
            found = [await verdict_of(one, before, self._study, ask) for one in played.decisions]
        verdicts = [one for one in found if one is not None]
        kept = {"version": VERSION, "verdicts": [one.as_json() for one in verdicts]}
        try:
            await self._rows.keep(*played.key, json.dumps(kept, separators=(",", ":")))
        except StoreError as error:
            logger.error("an analysis is not kept: %s", error)
        return _analysed(played, verdicts)


Ask = Callable[..., Awaitable[VerdictJson | None]]


async def verdict_of(
    decision: Decision, earlier: Earlier, study: Study, ask: Ask, *, closely: bool = False
) -> Verdict | None:
    """The verdict on a decision; None: it cannot be judged. ``closely``: also look in fresh worlds
    how good a move is that is about as good as the best. Raises Denied."""
    pack = decision.deal.rules.pack
    asked: PackedDecision = (
        *(pack_deal(decision.deal), decision.step, decision.player),
        *(encode(pack, decision.made), earlier),
    )
    first = await _answer(study, ask, look, asked)
    if not first:
        return None
    verdict = Verdict.read(first)
    if not verdict.settled or (closely and verdict.grade != "best"):
        return Verdict.read(await _answer(study, ask, look_again, asked, first))
    return verdict


async def _answer(
    study: Study, ask: Ask, job: Callable[..., VerdictJson], *asked: object
) -> VerdictJson:
    """A worker's answer; if it is lost, its replacement is asked. Raises Denied."""
    answer = await ask(job, *asked)
    if answer is None:
        await study.ready()
        answer = await ask(job, *asked)
    if answer is None:
        raise Denied("analysis-failed")
    return answer


def _analysed(played: DecidedDeal, verdicts: list[Verdict]) -> Analysed:
    by_step = {one.step: one for one in played.decisions}
    positions = {
        one.step: _position(by_step[one.step].deal, by_step[one.step].player) for one in verdicts
    }
    return Analysed(
        played.info,
        played.number,
        without_repeats(verdicts),
        positions,
        played.score,
        played.result,
    )


def _position(deal: Deal, player: int) -> Position:
    return Position(observe(deal, player), observe(deal, None))
