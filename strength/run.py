"""All that is to be measured, in pieces that several processes share and that are kept."""

import json
from collections import defaultdict
from collections.abc import Callable, Container, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from engine import rules_of
from strength.beliefs import believed
from strength.calibration import calibrated
from strength.duplicate import Lines, among_themselves, at_table, in_role
from strength.near_ties import in_place_of
from strength.planted import found_in
from strength.styles import STYLES

PIECE = 20
"""Deals of a piece."""
DEALS, MASTERS = 1000, 60
"""Deals played of each form and pair, and of those with a master."""
AT_MOST = {"beliefs": 40, "calibration": 600, "blunders": 40, "cards": 300}
"""Deals played for other kinds of question."""

PieceResult: TypeAlias = dict[str, Any]
"""The result of a piece as it is kept: lists of values by deal or move, or counts."""


class Question(NamedTuple):
    """A question about many deals of a form; ``kind``: one of ``KINDS``."""

    form: str
    kind: str
    challenger: str
    other: str


class Piece(NamedTuple):
    """A part of the deals of a question."""

    question: Question
    first: int
    deals: int

    @property
    def key(self) -> str:
        """The key under which it is kept."""
        return "/".join(map(str, (*self.question, self.first, self.deals)))


KINDS = ("table", "near ties", "roles", "alone", "beliefs", "calibration", "blunders", "cards")
"""All kinds of question."""


def questions(
    forms: Iterable[str], pairs: Iterable[tuple[str, str]], of: Container[str] = KINDS
) -> list[Question]:
    """All that is asked; how each kind plays among its own, only once for all pairs.

    Beliefs and near ties are asked of every style, whatever the pairs. Near ties compare a master
    with the club; players by rules of thumb play enough deals without.
    """
    pairs = list(pairs)
    kinds = list(dict.fromkeys(name for pair in pairs for name in pair))
    return [
        question
        for form in forms
        for question in (
            *(Question(form, kind, *pair) for pair in pairs for kind in ("table", "roles")),
            *(Question(form, "near ties", "master", style) for style in STYLES),
            *(Question(form, "alone", name, "") for name in kinds),
            *(Question(form, "beliefs", style, "") for style in STYLES),
            Question(form, "calibration", "", ""),
            Question(form, "blunders", "", ""),
            Question(form, "cards", "", ""),
        )
        if question.kind in of
    ]


def amount(question: Question) -> int:
    """How many deals it is asked of by default: fewer if it takes long."""
    searched = "master" in (question.challenger, question.other)
    return AT_MOST.get(question.kind, MASTERS if searched else DEALS)


def pieces(question: Question, deals: int | None = None) -> Iterator[Piece]:
    """The pieces of a question, with so many deals (None: the usual number)."""
    deals = amount(question) if deals is None else deals
    for first in range(0, deals, PIECE):
        yield Piece(question, first, min(PIECE, deals - first))


def answer(piece: Piece) -> PieceResult:
    """Play a piece."""
    question = piece.question
    rules, numbers = rules_of(question.form), range(piece.first, piece.first + piece.deals)
    challenger, other = question.challenger, question.other
    if question.kind == "alone":
        ways = among_themselves(rules, numbers, challenger)
        return {
            "contracts": dict(ways.contracts),
            "made": dict(ways.made),
            "lines": dict(ways.lines),
            "cards": ways.spent.cards,
            "words": ways.spent.words,
        }
    if question.kind == "beliefs":
        return _believed([believed(rules, number, challenger) for number in numbers])
    if question.kind == "calibration":
        return _joined([calibrated(rules, number) for number in numbers])
    if question.kind in ("blunders", "cards"):
        cards = question.kind == "cards"
        return _joined([found_in(rules, number, cards) for number in numbers])
    if question.kind == "table":
        seated = [at_table(Lines(rules, number), challenger, other) for number in numbers]
        return {"own": [deal.challenger for deal in seated], "others": [d.others for d in seated]}
    if question.kind == "near ties":
        others = f"{other} style"
        compared = [
            in_place_of(Lines(rules, number), challenger, "club", others) for number in numbers
        ]
        return {"ahead": [d.ahead for d in compared], "opinion": [d.opinion for d in compared]}
    lines = (Lines(rules, number) for number in numbers)
    roles = [role for deal_lines in lines if (role := in_role(deal_lines, challenger, other))]
    return {"declarer": [r.declarer for r in roles], "defence": [r.defence for r in roles]}


def _believed(deals: list[dict[str, float]]) -> PieceResult:
    keys = dict.fromkeys(key for deal in deals for key in deal)
    return {key: [deal[key] for deal in deals if key in deal] for key in keys}


def _joined(deals: list[dict[str, list[float]]]) -> PieceResult:
    keys = dict.fromkeys(key for deal in deals for key in deal)
    return {key: [value for deal in deals for value in deal.get(key, ())] for key in keys}


class Kept:
    """Pieces that are done, one a line in a file: a run that was broken off goes on there.

    ``of`` is the commit of the code that played them; those of other code are thrown away.
    """

    def __init__(self, path: Path, of: str | None) -> None:
        """``of`` None: whatever there is."""
        self._path = path
        self.found: dict[str, PieceResult] = {}
        lines = path.read_text("utf-8").splitlines() if path.is_file() else []
        head = lines[0] if of is None and lines else json.dumps({"of": of or ""})
        self.of: str = json.loads(head)["of"]
        if self.of and lines[:1] == [head]:
            for line in lines[1:]:
                self.found.update(json.loads(line))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(head + "\n", "utf-8")

    def add(self, piece: Piece, result: PieceResult) -> None:
        """Keep a piece."""
        self.found[piece.key] = result
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({piece.key: result}) + "\n")


def run(
    asked: Iterable[Question],
    deals: int | None,
    kept: Kept,
    processes: int,
    seating: Callable[[], None] | None = None,
) -> Generator[int, None, None]:
    """Play what is not kept yet; yields how many pieces are still to come.

    ``seating`` is called in each process before it plays. Raises ProgramFailed.
    """
    whole = [piece for question in asked for piece in pieces(question, deals)]
    whole.sort(
        key=lambda piece: piece.first
    )  # so a run that is broken off has as many deals of each
    missing = [piece for piece in whole if piece.key not in kept.found]
    with ProcessPoolExecutor(processes, initializer=seating) as pool:
        for number, result in enumerate(pool.map(answer, missing), 1):
            kept.add(missing[number - 1], result)
            yield len(missing) - number


def gathered(question: Question, deals: int | None, kept: Kept) -> PieceResult:
    """The pieces of a question as one, up to the first that is still to be played."""
    lists: dict[str, list[float]] = defaultdict(list)
    counts: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    played = takewhile(lambda piece: piece.key in kept.found, pieces(question, deals))
    for piece in played:
        for name, value in kept.found[piece.key].items():
            if isinstance(value, list):
                lists[name] += value
            else:
                for key, number in value.items():
                    counts[name][key] += number
    return {**lists, **counts}
