"""The cost of the decisions of a finished try: computed by the study worker, and stored.

A try's squares are shown at once, figures and moves when the contest is over.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from bot.contests.core.comparing import squares
from bot.contests.core.deals import LinePosition, replay_line
from bot.contests.core.rows import Contest, ContestRows, StoredEntry
from bot.learning.analyses.service import AskForVerdict, closer_verdict, verdict_of
from bot.thinkers.analysing import PIECE_TIME
from bot.thinkers.study import Study
from engine import HABITS, choose, decode, observe, variant
from search.explain.costs import Cost, belief, least_certain, total_cost
from search.explain.decisions import Decision, decisions
from search.explain.verdicts import VERSION, Verdict, dearest, significant, without_repeats

NO_VERDICT = "{}"
"""Stored for a try that cannot be judged."""
PRAISED = "praised"
"""Where a verdict has those on a club player's moves in place of advised ones that were found."""
MAX_PRAISED = 2
"""Such moves of a try that are judged."""

MAX_CLOSER_LOOKS = 16
"""Closer looks at a try's decisions, of less than a second each; the error is told anyway."""


class CountedLine(NamedTuple):
    """The deal of a try that counts: after void deals, the last one."""

    positions: tuple[LinePosition, ...]
    moves: tuple[tuple[int, str], ...]

    @property
    def end(self) -> LinePosition:
        """The position after the last move."""
        return self.positions[-1]


class TryVerdict(NamedTuple):
    """The verdict on a try."""

    squares: tuple[int, ...]
    """Grades of the deal's quarters: 0 the best, 2 the worst."""
    cost: float
    """The cost of all decisions, in game points (``cost_of``)."""
    error: float | None = None
    """Its standard error; None: an earlier release judged it, and did not say."""


def line_of(stored: StoredEntry, contest: Contest) -> CountedLine:
    """Replay the deal of a try. Raises the exceptions in ``deal_log.OTHER_RULES``."""
    codes = [move.code for move in stored.moves]
    positions = tuple(replay_line(contest, stored.deal, codes))
    first = next(
        number for number, position in enumerate(positions) if position.again == positions[-1].again
    )
    moves = tuple((move.player, move.code) for move in stored.moves[first:])
    return CountedLine(positions[first:], moves)


def decisions_of(stored: StoredEntry, line: CountedLine) -> list[Decision]:
    """Return the decisions of the person."""
    deals = [position.deal for position in line.positions]
    pack = line.end.deal.rules.pack
    moves = [(player, decode(pack, code)) for player, code in line.moves]
    return list(decisions(deals, moves, stored.seat))


class Judging:
    """Judges tries' decisions. Every method may raise StoreError."""

    def __init__(self, rows: ContestRows, study: Study) -> None:
        self._rows = rows
        self._study = study

    @property
    def open(self) -> bool:
        """Whether a worker is there to judge tries."""
        return self._study.open

    async def judge(self, stored: StoredEntry, contest: Contest) -> str:
        """Judge a finished try, and store the verdict. Raises Denied if no worker can."""
        line = line_of(stored, contest)
        ask = partial(self._study.ask, seconds=PIECE_TIME, person=stored.person or 0)
        judged = dict[int, Verdict]()
        own_decisions = {decision.step: decision for decision in decisions_of(stored, line)}
        for step, decision in own_decisions.items():
            verdict = await verdict_of(decision, (), self._study, ask, closely=True)
            if verdict is not None:
                judged[step] = verdict
        await self._look_closer(contest, own_decisions, judged, ask)
        praised = await self._praised(own_decisions, judged, ask)
        verdicts = [*judged.values()]
        cost = cost_of(contest, verdicts)
        result = TryVerdict(squares_of(line, contest, verdicts), *cost)
        record = {
            "version": VERSION,
            **result._asdict(),
            "verdicts": [verdict.as_json() for verdict in verdicts],
            PRAISED: [verdict.as_json() for verdict in praised],
        }
        text = json.dumps(record, separators=(",", ":"))
        await self._rows.note_verdict(stored.id, text)
        return text

    async def _look_closer(
        self,
        contest: Contest,
        own_decisions: Mapping[int, Decision],
        judged: dict[int, Verdict],
        ask: AskForVerdict,
    ) -> None:
        """Refine the least certain verdicts until their sum is certain enough."""
        believed = belief(contest.variant, contest.players)
        for number in range(1, MAX_CLOSER_LOOKS + 1):
            unsure = least_certain(judged.values(), believed)
            if unsure is None:
                return
            decision = own_decisions[unsure.step]
            judged[unsure.step] = await closer_verdict(decision, unsure, number, self._study, ask)

    async def _praised(
        self,
        own_decisions: Mapping[int, Decision],
        judged: Mapping[int, Verdict],
        ask: AskForVerdict,
    ) -> list[Verdict]:
        """Judge what a club player would have played instead, where most was at stake.

        Only cards that turn out worse are returned.
        """
        praised = list[Verdict]()
        significant_first = sorted(significant(judged.values()), key=lambda each: -each.weight)
        for number, decision in enumerate(_missed_by_thumb(own_decisions, significant_first)):
            if number == MAX_PRAISED:
                break
            verdict = await verdict_of(decision, (), self._study, ask)
            if verdict is not None and verdict.cost:
                praised.append(verdict)
        return praised

    async def give_up(self, stored: StoredEntry) -> None:
        """Store that a try cannot be judged."""
        await self._rows.note_verdict(stored.id, NO_VERDICT)


def _missed_by_thumb(
    own_decisions: Mapping[int, Decision], verdicts: Iterable[Verdict]
) -> Iterator[Decision]:
    """Yield decisions with the card that a club player would have played instead of the best."""
    for verdict in verdicts:
        decision = own_decisions[verdict.step]
        if verdict.phase != "play" or verdict.grade != "best":
            continue
        by_thumb = choose(observe(decision.deal, decision.player), HABITS["club"])
        if by_thumb != decision.made:
            yield decision._replace(made=by_thumb)


def cost_of(contest: Contest, verdicts: Iterable[Verdict]) -> Cost:
    """Return the cost of decisions in game points; below 0 they beat the advice."""
    points, error = total_cost(verdicts, belief(contest.variant, contest.players))
    return Cost(round(points, 2), round(error, 2))


def squares_of(line: CountedLine, contest: Contest, verdicts: list[Verdict]) -> tuple[int, ...]:
    """Grade each quarter of the deal."""
    playing = line.end.deal.playing
    spread = variant(contest.variant).spread(contest.players)
    costs = [(verdict.trick, verdict.cost) for verdict in verdicts]
    return squares(costs, len(playing.tricks) if playing else 0, spread)


def parse_verdict(verdict_json: str | None) -> TryVerdict | None:
    """Parse a stored verdict; None if there is none."""
    try:
        record = json.loads(verdict_json or NO_VERDICT)
        marks = tuple(map(int, record["squares"]))
        error = float(record["error"]) if "error" in record else None
        return TryVerdict(marks, float(record["cost"]), error)
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def dearest_decisions(verdict_json: str | None) -> tuple[Verdict, ...]:
    """Return the costliest decisions of a stored verdict, the dearest first."""
    try:
        record = json.loads(verdict_json or NO_VERDICT)
        if record.get("version") != VERSION:
            return ()
        return dearest(without_repeats([Verdict.read(plain) for plain in record["verdicts"]]))
    except (ValueError, TypeError, KeyError, AttributeError):
        return ()
