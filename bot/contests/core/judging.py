"""What the decisions of a finished try cost: worked out by the worker that studies, and kept.

A try's squares are shown at once; figures and moves are told when the contest is over.
"""

import json
from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from bot.contests.core.comparing import squares
from bot.contests.core.deals import LinePosition, followed
from bot.contests.core.rows import Contest, ContestRows, StoredEntry
from bot.learning.analyses.service import verdict_of
from bot.thinkers.analysing import PIECE_TIME
from bot.thinkers.study import Study
from engine import decode, variant
from search.explain.decisions import Decision, decisions
from search.explain.grades import USUAL_SPREAD
from search.explain.verdicts import VERSION, Verdict, likely_costs

NOTHING = "{}"
"""Kept for a try of which nothing can be said."""


class CountedLine(NamedTuple):
    """The deal of a try that counts: if hands were void, the last one dealt."""

    positions: tuple[LinePosition, ...]
    moves: tuple[tuple[int, str], ...]

    @property
    def end(self) -> LinePosition:
        """Where it stands after the last move."""
        return self.positions[-1]


class Judged(NamedTuple):
    """The worth of decisions."""

    squares: tuple[int, ...]
    """How well each quarter of the deal was played: 0 the best, 2 the worst."""
    cost: float
    """What all of them cost, in game points (``cost_of``)."""


def line_of(stored: StoredEntry, contest: Contest) -> CountedLine:
    """The deal of a try, replayed. Raises what ``deal_log.OTHER_RULES`` names."""
    codes = [move.code for move in stored.moves]
    stood = tuple(followed(contest, stored.deal, codes))
    first = next(n for n, one in enumerate(stood) if one.again == stood[-1].again)
    moves = tuple((move.player, move.code) for move in stored.moves[first:])
    return CountedLine(stood[first:], moves)


def decided(stored: StoredEntry, line: CountedLine) -> list[Decision]:
    """The decisions of the person."""
    deals = [one.deal for one in line.positions]
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
        """Whether anybody is there to judge them."""
        return self._study.open

    async def judge(self, stored: StoredEntry, contest: Contest) -> str:
        """The verdict on a finished try, which is kept. Raises Denied if nobody can say."""
        line = line_of(stored, contest)
        ask = partial(self._study.ask, seconds=PIECE_TIME, person=stored.person or 0)
        made = decided(stored, line)
        found = [await verdict_of(one, (), self._study, ask, closely=True) for one in made]
        verdicts = [one for one in found if one is not None]
        result = Judged(squares_of(line, contest, verdicts), cost_of(contest, verdicts))
        kept = {
            "version": VERSION,
            **result._asdict(),
            "verdicts": [one.as_json() for one in verdicts],
        }
        text = json.dumps(kept, separators=(",", ":"))
        await self._rows.note_found(stored.id, text)
        return text

    async def give_up(self, stored: StoredEntry) -> None:
        """Nothing can be said of it: do not ask again."""
        await self._rows.note_found(stored.id, NOTHING)


def cost_of(contest: Contest, verdicts: Iterable[Verdict]) -> float:
    """What decisions cost on average over all that may be, in game points; below 0 they did better
    than the advice."""
    unit = variant(contest.variant).spread(contest.players) / USUAL_SPREAD
    return round(likely_costs(verdicts, unit), 2)


def squares_of(line: CountedLine, contest: Contest, verdicts: list[Verdict]) -> tuple[int, ...]:
    """How well each quarter of the deal was played."""
    playing = line.end.deal.playing
    spread = variant(contest.variant).spread(contest.players)
    costs = [(one.trick, one.cost) for one in verdicts]
    return squares(costs, len(playing.tricks) if playing else 0, spread)


def judged(stored: StoredEntry) -> Judged | None:
    """The verdict on a try, by any release; None: nobody has looked, or could say."""
    return judged_in(stored.found)


def judged_in(found: str | None) -> Judged | None:
    """The same, from the text kept."""
    try:
        kept = json.loads(found or NOTHING)
        return Judged(tuple(map(int, kept["squares"])), float(kept["cost"]))
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
