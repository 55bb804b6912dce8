"""A lesson as its author writes it: a game record, and ``#`` lines that say what is asked.

docs/lessons.md describes the form. A translation has the ``#`` lines alone, in another language.
"""

import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal, NamedTuple

from engine import BadCode, BadRecord, Deal, IllegalMove, decode, encode, offers, read

LEARNER = 0
"""The player whose seat the learner has in each record."""
ANY = "*"
"""In place of a code: any other legal move."""

Kind = Literal["play", "choose"]
"""``play``: all legal moves have buttons; ``choose``: only the answers listed."""


class BadLesson(ValueError):
    """A text that is no lesson: ``line`` (from 1; 0: all of it) and what is wrong."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class Answer(NamedTuple):
    """An answer to a step: the code of a move, or a label, and what is said to it."""

    code: str
    sentence: str
    is_right: bool
    label: str
    """The code in the reader's language."""


class Heading(NamedTuple):
    """A lesson that a record holds steps of."""

    number: str
    title: str
    is_open: bool
    """All hands are open; else the learner sees their own."""


@dataclass(frozen=True)
class Step:
    """A question of a lesson, and the answers to it."""

    name: str
    """The lesson's number and its own, such as ``1.3``."""
    line: int
    """The index of the record's line before which it stands."""
    say: str = ""
    kind: Kind = "choose"
    answers: tuple[Answer, ...] = ()
    then: str = ""
    """A sentence after the right answer."""
    is_free: bool = False
    """A free choice: both ways are shown, and neither answer is taken back."""
    branch: tuple[str, ...] = ()
    """The moves of the other way, as lines of a record."""
    ways: tuple[tuple[str, str], ...] = ()
    """Codes of answers, each with the record that shows how it ends."""
    cards: tuple[tuple[str, ...], ...] = ()
    """Cards that the question is about, row by row."""
    plays_on: bool = False
    """From here on the learner plays freely, and the house answers."""

    @property
    def lesson(self) -> str:
        """The number of its lesson."""
        return self.name.partition(".")[0]

    @property
    def is_move(self) -> bool:
        """True if it is answered by a move; else by a label."""
        return any(answer.code == ANY or ":" in answer.code for answer in self.answers) or any(
            answer.code in ("pass", "refuse") for answer in self.answers
        )

    @property
    def shown_order(self) -> list[int]:
        """The indices of the answers in the order of their buttons, another one for each step."""
        indices = range(len(self.answers))
        return sorted(indices, key=lambda index: zlib.crc32(f"{self.name}.{index}".encode()))

    def answer_to(self, code: str) -> Answer | None:
        """The answer for a code, or the one for any other; None: there is none."""
        named = (answer for answer in self.answers if answer.code == code)
        other = (answer for answer in self.answers if answer.code == ANY)
        return next(named, None) or next(other, None)


@dataclass(frozen=True)
class Script:
    """A record with the steps in it."""

    name: str
    lines: tuple[str, ...]
    """The record's lines, without the lessons' own."""
    headings: tuple[Heading, ...]
    steps: tuple[Step, ...]
    ends: tuple[str, int] | None = None
    """The declaring side's card points and the learner's game points at the end, as claimed."""
    _positions: dict[int, Deal] = field(default_factory=dict, compare=False, repr=False)

    def position(self, line: int) -> Deal:
        """The deal before a line of the record. Raises BadRecord and IllegalMove."""
        if line not in self._positions:
            self._positions[line] = self.play_out(self.lines[:line])
        return self._positions[line]

    @cached_property
    def end(self) -> Deal:
        """The deal at the end of the record."""
        return self.position(len(self.lines))

    def recorded(self, step: Step) -> str:
        """The code of the move that the record makes at a step; empty: it has come to its end."""
        return self.lines[step.line].split()[1] if step.line < len(self.lines) else ""

    @staticmethod
    def play_out(lines: tuple[str, ...]) -> Deal:
        """The last deal of these lines of a record. Raises BadRecord and IllegalMove."""
        return read("\n".join(lines)).deals[-1]


STEP_LINE = re.compile(r"# ?(\w+)\b ?(.*)")
STEP_NAME = re.compile(r"\w+\.[0-9]+")


def read_script(name: str, text: str) -> Script:
    """Parse a record with a lesson. Raises BadLesson."""
    reader = _Reader()
    for number, line in enumerate(text.split("\n"), 1):
        reader.take(number, line.rstrip())
    script = Script(
        name=name,
        lines=tuple(reader.lines),
        headings=tuple(reader.headings),
        steps=tuple(reader.steps),
        ends=reader.ends,
    )
    try:
        script.position(len(script.lines))
    except (BadRecord, IllegalMove) as error:
        raise BadLesson(0, f"its record cannot be replayed: {error}") from None
    return script


def translated(script: Script, text: str) -> Script:
    """The script in another language, whose ``#`` lines these are. Raises BadLesson."""
    reader = _Reader()
    for number, line in enumerate(text.split("\n"), 1):
        reader.take(number, line.rstrip())
    if [step.name for step in reader.steps] != [step.name for step in script.steps]:
        raise BadLesson(0, "its steps are not those of the lesson")
    pairs = zip(script.steps, reader.steps, strict=True)
    if [heading.number for heading in reader.headings] != [h.number for h in script.headings]:
        raise BadLesson(0, "its '# lesson' lines are not those of the lesson")
    headings = zip(script.headings, reader.headings, strict=True)
    return replace(
        script,
        headings=tuple(ours._replace(title=theirs.title) for ours, theirs in headings),
        steps=tuple(_translated_step(ours, theirs) for ours, theirs in pairs),
        _positions=script._positions,
    )


def _translated_step(ours: Step, theirs: Step) -> Step:
    if [answer.is_right for answer in ours.answers] != [a.is_right for a in theirs.answers]:
        raise BadLesson(0, f"the answers to step {ours.name} are not those of the lesson")
    if ours.is_move and [a.code for a in ours.answers] != [a.code for a in theirs.answers]:
        raise BadLesson(0, f"the moves of step {ours.name} are not those of the lesson")
    answers = tuple(
        answer._replace(code=code)
        for answer, (code, *_) in zip(theirs.answers, ours.answers, strict=True)
    )
    return replace(ours, say=theirs.say, then=theirs.then, answers=answers)


class _Reader:
    """Takes the lines of a script one by one."""

    def __init__(self) -> None:
        self.number = 0
        self.lines: list[str] = []
        self.headings: list[Heading] = []
        self.steps: list[Step] = []
        self.ends: tuple[str, int] | None = None

    def take(self, number: int, line: str) -> None:
        """Take a line. Raises BadLesson."""
        self.number = number
        if not line.startswith("#"):
            self.lines += [line] if line.strip() else []
            return
        match = STEP_LINE.fullmatch(line)
        if match and (handle := _HANDLERS.get(match[1])):
            handle(self, match[2])

    def bad(self, message: str) -> BadLesson:
        """The error to raise for the line being read."""
        return BadLesson(self.number, message)

    def _last_step(self) -> Step:
        if not self.steps:
            raise self.bad("a '# step' line stands before it")
        return self.steps[-1]

    def _change(self, **changes: Any) -> None:
        self.steps[-1] = replace(self._last_step(), **changes)

    def lesson(self, rest: str) -> None:
        number, _, title = rest.partition(" ")
        if not title:
            raise self.bad("'# lesson' takes a number and a title")
        self.headings.append(Heading(number, title, is_open=False))

    def open(self, rest: str) -> None:
        if not self.headings:
            raise self.bad("a '# lesson' line stands before it")
        self.headings[-1] = self.headings[-1]._replace(is_open=rest.startswith("all"))

    def step(self, rest: str) -> None:
        if not STEP_NAME.fullmatch(rest):
            raise self.bad("'# step' takes the numbers of lesson and step: 1.3")
        if any(step.name == rest for step in self.steps):
            raise self.bad(f"there is another step {rest}")
        self.steps.append(Step(rest, len(self.lines)))

    def say(self, rest: str) -> None:
        self._change(say=rest)

    def ask(self, rest: str) -> None:
        if rest not in ("play", "choose"):
            raise self.bad("'# ask' takes play or choose")
        self._change(kind=rest)

    def right(self, rest: str) -> None:
        self._answer(rest, is_right=True)

    def wrong(self, rest: str) -> None:
        self._answer(rest, is_right=False)

    def _answer(self, rest: str, *, is_right: bool) -> None:
        code, colon, sentence = rest.partition(": ")
        code = (code if colon else rest.removesuffix(":")).strip()
        answer = Answer(code, sentence.strip(), is_right, label=code)
        self._change(answers=(*self._last_step().answers, answer))

    def then(self, rest: str) -> None:
        self._change(then=rest)

    def free(self, _rest: str) -> None:
        self._change(is_free=True)

    def branch(self, rest: str) -> None:
        self._change(branch=tuple(rest.split(" / ")))

    def way(self, rest: str) -> None:
        code, _, record = rest.partition(" ")
        if not record:
            raise self.bad("'# way' takes an answer's code and the name of a record")
        self._change(ways=(*self._last_step().ways, (code, record)))

    def cards(self, rest: str) -> None:
        self._change(cards=tuple(tuple(row.split()) for row in rest.split(" / ")))

    def playing(self, _rest: str) -> None:
        self._change(plays_on=True)

    def end(self, rest: str) -> None:
        words = re.fullmatch(r"points=(\S*) score=([+-]?\d+)", rest)
        if words is None:
            raise self.bad("'# end' takes points=<card points> score=<game points>")
        self.ends = words[1], int(words[2])


_HANDLERS = {
    "lesson": _Reader.lesson,
    "open": _Reader.open,
    "step": _Reader.step,
    "say": _Reader.say,
    "ask": _Reader.ask,
    "right": _Reader.right,
    "wrong": _Reader.wrong,
    "then": _Reader.then,
    "free": _Reader.free,
    "branch": _Reader.branch,
    "way": _Reader.way,
    "cards": _Reader.cards,
    "playing": _Reader.playing,
    "end": _Reader.end,
}
"""Readers of the lines of a lesson, by their first words; others are remarks."""


def legal_codes(deal: Deal) -> Iterator[str]:
    """Yield the codes of the learner's legal moves, but for the discards of several cards."""
    for offer in offers(deal, LEARNER):
        for index in range(offer.size):
            yield encode(deal.rules.pack, offer.nth(index))


def is_legal(deal: Deal, code: str) -> bool:
    """True if the learner may make a move now."""
    try:
        action = decode(deal.rules.pack, code)
    except BadCode:
        return False
    return any(offer.admits(action) for offer in offers(deal, LEARNER))
