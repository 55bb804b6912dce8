"""The figures as a page of Markdown."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeAlias

from strength.beliefs import BANDS, MATTERS
from strength.calibration import PARTS, SAID, SIDES, TENTHS, Tenth, tenths
from strength.duplicate import FORMS
from strength.planted import OWN, counted
from strength.players import PLAYERS, WORLDS
from strength.run import Found, Question
from strength.styles import STYLES
from strength.tally import interval, middle

Answers: TypeAlias = Callable[[Question], Found]

FIRST = """# How strong the house plays

Written by `make strength`: {machine}; {date};
commit {commit}. The deals of a form are the same for all, from the first on.

**Players.** *random* does anything that it may. *random cards* bids, announces and lays away as the
club does, and plays any card. *greedy* does so too, and plays the card that wins or saves most
points at this moment. *plain* is the house as it was before its habits were mended; *club* is what
the house plays by rules of thumb; *novice* forgets, errs and hurries as people do; *master*
searches, in {worlds} worlds a move, which are played out by rules of thumb, and from five tricks
before the end on searched to it.

**How.** Every deal is played in duplicate: the same cards, whoever holds them. Scores are game
points by default rules, each deal as the first of a match. ± is half of a 95 % interval, reckoned
by whole deals; where it spans zero, nothing is proven.

## At the same table

One challenger among players of the other kind, on every seat in turn: what a deal brings it and
each of the others in the mean, and the difference.
"""
ROLES = """
## In its role

The other kind bids for all, so that the contract is the same; then the challenger takes over the
declarer's seat, or those of all defenders. By how many game points of the declarer the challenger
does better, over the deals that have a declarer.
"""
ALONE = """
## What is played

Each kind among its own: how often each contract is played, and of these made.
"""
LINES = """
## Bonuses

Each kind among its own: lines of the score sheet in 1,000 deals, won and lost by who had them.
"""
TIMES = """
## Time a move

Processor time of a choice among several moves, in milliseconds: half are faster than the first
figure, 95 of 100 than the second.
"""
BELIEFS = """
## What is believed

How much likelier the real deal is to a searching player than one that it draws, in bits (1 is
twice, 2 four times as likely; below 0, what is heard misleads), by what three others of a style
have bid and by what they have played; and how many of a hundred worlds that leaves it. *early*: at
most two tricks are played; *late*: seven at least. Of the styles the search knows *club* and
*plain* alone (`strength/styles.py`).
"""
CALIBRATION = """
## What is told, and what came true

People of six kinds (`strength/calibration.py`) play; after the bids, early, in the middle and late
in a deal the one on turn is told how often the game goes their way after the club's move (*ahead*:
how often they end with more than nothing, where there is no game to be made), and once how likely
they make a *bid* or a *bonus* if they say so, or win a game on which they say *kontra*; and the
club plays on for all. Of the positions with as much told: how often it came true, and how many they
were. ± is of *came true* less *told*, by whole deals.
"""
BLUNDERS = """
## Bad moves that are found

People of all kinds play; in each phase of a deal a move is set in the place of the one that was
made that surely costs eight points or more of Slovenian tarok for four, or as much in other forms:
one of the mildest such, by worlds of its own. Of those, how many an analysis says cost something,
how many of them within a factor of two, and what it tells in the sum beside what they cost. *own*:
the judge's own choices, and how many of them hear a reproach (`strength/planted.py`).
"""


class Run(NamedTuple):
    """What was asked, and where it was played."""

    machine: str
    date: str
    commit: str
    forms: list[str]
    pairs: list[tuple[str, str]]

    @property
    def kinds(self) -> list[str]:
        """The players that took part, the weakest first."""
        part = {name for pair in self.pairs for name in pair}
        return [name for name in PLAYERS if name in part]


def page(run: Run, answers: Answers) -> str:
    """The whole page."""
    parts = [FIRST.format(worlds=WORLDS, **run._asdict())]
    parts += [*_table(run, answers), ROLES, *_roles(run, answers), ALONE, *_alone(run, answers)]
    parts += [LINES, *_lines(run, answers), BELIEFS, *_beliefs(run, answers)]
    parts += [CALIBRATION, *_calibration(run, answers)]
    parts += [BLUNDERS, *_blunders(run, answers)]
    parts += [TIMES, *_times(run, answers)]
    return "\n".join(parts) + "\n"


def named(form: str) -> str:
    """The name of a form: the variant and the players."""
    variant, players = FORMS[form]
    return f"{variant}, {players}"


def _grid(head: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    head = list(head)
    yield "| " + " | ".join(head) + " |"
    yield "|" + " --- |" * len(head)
    for row in rows:
        yield "| " + " | ".join(row) + " |"


def _table(run: Run, answers: Answers) -> Iterator[str]:
    rows = []
    for form in run.forms:
        for pair in run.pairs:
            if not (found := answers(Question(form, "table", *pair))):
                continue
            both = list(zip(found["own"], found["others"], strict=True))
            own, others = interval(found["own"]), interval(found["others"])
            difference = interval([mine - theirs for mine, theirs in both])
            means = f"{own}", f"{others}", f"**{difference}**"
            rows.append((named(form), *pair, *means, f"{difference.number}"))
    head = "form", "challenger", "others", "it", "each other", "difference", "deals"
    yield from _grid(head, rows)


def _roles(run: Run, answers: Answers) -> Iterator[str]:
    rows = []
    for form in run.forms:
        for pair in run.pairs:
            if not (found := answers(Question(form, "roles", *pair))):
                continue
            declarer, defence = interval(found["declarer"]), interval(found["defence"])
            if declarer.number:
                rows.append((named(form), *pair, f"{declarer}", f"{defence}", f"{declarer.number}"))
    yield from _grid(("form", "challenger", "over", "as declarer", "as defence", "deals"), rows)


def _alone(run: Run, answers: Answers) -> Iterator[str]:
    rows = []
    for form, name, found in _each(run, answers):
        played = sorted(found["contracts"].items(), key=lambda item: -item[1])
        deals = sum(found["contracts"].values())
        told = (_share(deals, key, number, found["made"].get(key, 0)) for key, number in played)
        rows.append((named(form), name, ", ".join(told)))
    yield from _grid(("form", "players", "contracts"), rows)


def _share(deals: int, key: str, number: int, made: int) -> str:
    often = f"{key} {number / deals:.1%}"
    return f"{often} ({made / number:.0%})" if made else often


def _lines(run: Run, answers: Answers) -> Iterator[str]:
    rows = []
    for form, name, found in _each(run, answers):
        lines, deals = found["lines"], sum(found["contracts"].values())
        keys = sorted({key[1:] for key in lines} & set(BONUSES))
        counts = [
            (key, *(lines.get(sign + key, 0) * 1000 / deals for sign in "+-")) for key in keys
        ]
        told = ", ".join(f"{key} {won:.0f} won, {lost:.0f} lost" for key, won, lost in counts)
        rows.append((named(form), name, told or "–"))
    yield from _grid(("form", "players", "lines"), rows)


BONUSES = ("pagat_ultimo", "pagat", "king_ultimo", "king", "trula", "trul", "kings", "mond",
           "mond_taken", "valat", "walat")  # fmt: skip


def _beliefs(run: Run, answers: Answers) -> Iterator[str]:
    rows = []
    for form in run.forms:
        for style in STYLES:
            found = answers(Question(form, "beliefs", style, ""))
            for matter in MATTERS if any(found.values()) else ():
                means = [interval(found.get(f"{matter} {band}", [])) for band in BANDS]
                told = [f"{mean.mean:.0%}" if matter == "worlds" else f"{mean}" for mean in means]
                rows.append((named(form), style, matter, *told))
    yield from _grid(("form", "others", "by", *BANDS), rows)


def _calibration(run: Run, answers: Answers) -> Iterator[str]:
    rows = []
    for form in run.forms:
        found = answers(Question(form, "calibration", "", ""))
        for side, part, values in _matters(found):
            by_tenth = tenths(values)
            if (mean := by_tenth.get(TENTHS)) is not None:
                cells = [_came(by_tenth.get(tenth)) for tenth in range(TENTHS)]
                told = f"{mean.told:.0%}", f"**{_came(mean)}**"
                rows.append((named(form), side, part, *told, *cells))
    heads = [f"{10 * tenth}–{10 * tenth + 10}%" for tenth in range(TENTHS)]
    yield from _grid(("form", "of", "asked", "told", "came true", *heads), rows)


def _matters(found: Found) -> Iterator[tuple[str, str, list[float]]]:
    """What was told at play, by side and part of the deal, and what was told of words."""
    for side in SIDES:
        parts = [(part, found.get(f"{side} {part}", [])) for part in PARTS]
        yield from ((side, part, values) for part, values in parts)
        yield side, "all", [value for _, values in parts for value in values]
    yield from ((word, "all", found.get(word, [])) for word in SAID)


def _blunders(run: Run, answers: Answers) -> Iterator[str]:
    rows = []
    for form in run.forms:
        for kind, values in sorted(answers(Question(form, "blunders", "", "")).items()):
            told = counted(values)
            sizes = ("–", "–") if kind == OWN else (f"{told.right:.0%}", f"{told.told:.0%}")
            rows.append((named(form), kind, f"{told.number}", f"{told.found:.0%}", *sizes))
    yield from _grid(("form", "of", "planted", "found", "right", "told of it"), rows)


def _came(tenth: Tenth | None) -> str:
    return "–" if tenth is None else f"{tenth.came:.0%} ± {100 * tenth.half:.0f} ({tenth.number})"


def _times(run: Run, answers: Answers) -> Iterator[str]:
    rows = []
    for form, name, found in _each(run, answers):
        seconds = found["seconds"]
        times = [f"{1000 * middle(seconds, share):.2f}" for share in (0.5, 0.95)]
        rows.append((named(form), name, *times))
    yield from _grid(("form", "players", "half", "95 of 100"), rows)


def _each(run: Run, answers: Answers) -> Iterator[tuple[str, str, Found]]:
    """How each kind has played by itself, as far as that is known."""
    for form in run.forms:
        for name in run.kinds:
            if found := answers(Question(form, "alone", name, "")):
                yield form, name, found
