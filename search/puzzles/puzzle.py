"""A puzzle: a decision of a deal, what each answer costs, and why; and its form as text.

The text is a game record up to the decision, and ``#`` lines, which readers of records skip.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from json import JSONDecodeError, dumps, loads
from zlib import crc32

from engine import BadCode, BadRecord, Deal, IllegalMove, Refused, View, act, decode, observe, read
from search.explain.nudges import Fact, Reason

BEGIN = "tarok-record"
"""The first word of a record, and so of each puzzle in a text of many."""
MARK = "# puzzle "
"""Begins the line with the puzzle itself, as JSON."""
SAME = "same"
"""The code of the answer that it makes no difference: every puzzle among cards has it."""
TEN_TIMES = 10
"""Looks at a puzzle that is judged anew, each in as many worlds as it was judged in."""
VERSION = 1
"""Raise it when puzzles are judged differently: those from before are then made anew."""


class BadPuzzle(ValueError):
    """A text that is no puzzle."""


@dataclass(frozen=True)
class Answer:
    """A choice that the solver has."""

    code: str
    """The code of the move; ``SAME``: it makes no difference."""
    cost: float
    """How much less than the best one it brings on average, in game points."""
    error: float
    """The standard error of that; 0: it is exact, or the best one."""
    is_right: bool
    reasons: tuple[Reason, ...] = ()
    """The reasons for the best answer and against this one, as in an analysis."""


@dataclass(frozen=True)
class Puzzle:
    """A decision with its answers, the best one first."""

    record: str
    """The game record up to the decision."""
    answers: tuple[Answer, ...]
    """All that may be chosen: at play every legal card, else the choices worth considering."""
    themes: tuple[str, ...]
    """Keys of ``THEMES``, the most fitting one first."""
    value: float
    """The worth of the best answer on average, in game points."""
    worlds: int
    """The deals that fit what the solver knows, in which all were tried."""
    solvers: tuple[float, ...] = ()
    """The share of novices, of the club and of masters who answer right."""
    version: int = VERSION

    @property
    def key(self) -> str:
        """A name that stays the same for a decision, in letters and digits."""
        return f"{crc32(self.record.encode()):08x}"

    @cached_property
    def deal(self) -> Deal:
        """The deal before the decision. Raises BadRecord and IllegalMove."""
        live = read(self.record).live
        if live is None:
            raise BadRecord(0, "", "deal-missing", "the deal of the record is over")
        return live

    @property
    def player(self) -> int:
        """The player who decides."""
        assert self.deal.turn is not None
        return self.deal.turn

    @property
    def view(self) -> View:
        """The view of the solver."""
        return observe(self.deal, self.player)

    def answer(self, code: str) -> Answer | None:
        """The answer with a code; None: it has none."""
        return next((answer for answer in self.answers if answer.code == code), None)


def write(puzzle: Puzzle) -> str:
    """The puzzle as text, which ends with a line break."""
    body = {
        "version": puzzle.version,
        "themes": puzzle.themes,
        "value": puzzle.value,
        "worlds": puzzle.worlds,
        "solvers": puzzle.solvers,
        "answers": [
            [answer.code, answer.cost, answer.error, answer.is_right, answer.reasons]
            for answer in puzzle.answers
        ],
    }
    return f"{puzzle.record}{MARK}{dumps(body, separators=(',', ':'))}\n"


def read_puzzles(text: str) -> Iterator[Puzzle]:
    """The puzzles of a text, one after another. Raises BadPuzzle."""
    begun: list[str] = []
    for line in text.splitlines(keepends=True):
        if line.startswith(BEGIN) and begun:
            yield _read(begun)
            begun = []
        if begun or not line.startswith("#"):  # before the first one, deals without any are noted
            begun.append(line)
    if begun:
        yield _read(begun)


def _read(lines: Sequence[str]) -> Puzzle:
    record = "".join(line for line in lines if not line.startswith("#"))
    marked = [line for line in lines if line.startswith(MARK)]
    if len(marked) != 1:
        raise BadPuzzle(f"a puzzle has one line that begins with {MARK!r}, not {len(marked)}")
    try:
        body = loads(marked[0].removeprefix(MARK))
        answers = tuple(_answer(*answer) for answer in body["answers"])
        return Puzzle(
            record=record,
            answers=answers,
            themes=tuple(body["themes"]),
            value=float(body["value"]),
            worlds=int(body["worlds"]),
            solvers=tuple(map(float, body["solvers"])),
            version=int(body["version"]),
        )
    except (JSONDecodeError, KeyError, TypeError, ValueError) as error:
        raise BadPuzzle(f"its line of answers cannot be read: {error}") from None


def _answer(
    code: str,
    cost: float,
    error: float,
    is_right: bool,
    reasons: Iterable[tuple[str, dict[str, Fact]]],
) -> Answer:
    why = tuple(Reason(key, dict(facts)) for key, facts in reasons)
    return Answer(str(code), float(cost), float(error), bool(is_right), why)


def check(puzzle: Puzzle) -> None:
    """Raise BadPuzzle unless its record replays and each answer is a legal move in it."""
    try:
        deal, player = puzzle.deal, puzzle.player
        for answer in puzzle.answers:
            if answer.code != SAME:
                act(deal, player, decode(deal.rules.pack, answer.code))
    except (BadRecord, IllegalMove, BadCode, Refused, AssertionError) as error:
        raise BadPuzzle(f"it cannot be played: {error}") from None
    if not any(answer.is_right for answer in puzzle.answers):
        raise BadPuzzle("it has no right answer")
