"""The figures as a page of Markdown."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from engine import FORMS
from strength.beliefs import BANDS, MATTERS
from strength.calibration import PARTS, SAID, SIDES, TENTHS, Tenth, tenths
from strength.planted import OWN, counted
from strength.players import MORE_WORLDS, PLAYERS, WORLDS
from strength.run import PieceResult, Question
from strength.standing import Table, kept, tables_of, with_commit
from strength.styles import STYLES
from strength.tally import interval, middle
from strength.texts import (
    ALONE,
    BELIEFS,
    BLUNDERS,
    CALIBRATION,
    FIRST,
    LINES,
    NEAR_TIES,
    ONE_PLAN,
    ROLES,
    SEATED,
    TIMES,
)

Answers: TypeAlias = Callable[[Question], PieceResult]


class Run(NamedTuple):
    """The questions of a run, and the machine that played them."""

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


def page(run: Run, answers: Answers, standing: str = "") -> str:
    """The whole page; what was not measured stays as it was."""
    old = tables_of(standing)
    parts = [FIRST.format(fewest=WORLDS, most=max(MORE_WORLDS.values()), **run._asdict())]
    for text, section in SECTIONS:
        table, heading = section(run, answers), text.split("\n")[1].lstrip("# ")
        parts += [text, str(kept(table, old.get(heading), [named(form) for form in FORMS]))]
    return "\n".join([*parts, ONE_PLAN]).rstrip() + "\n"


def measured_tables(run: Run, answers: Answers) -> str:
    """The tables with rows, each below its heading and what its columns mean."""
    parts = [FIRST.split("\n\n")[-1]]
    for text, section in SECTIONS:
        if (table := section(run, answers)).rows:
            heading, meaning, *_ = text.strip().split("\n\n")
            parts += [heading, meaning, str(table)]
    return "\n\n".join(parts)


def named(form: str) -> str:
    """The name of a form: the variant and the players."""
    variant, players = FORMS[form]
    return f"{variant}, {players}"


def _table(run: Run, answers: Answers) -> Table:
    rows = []
    for form in run.forms:
        for pair in run.pairs:
            if not (answer := answers(Question(form, "table", *pair))):
                continue
            both = list(zip(answer["own"], answer["others"], strict=True))
            challenger, others = interval(answer["own"]), interval(answer["others"])
            difference = interval([mine - theirs for mine, theirs in both])
            means = f"{challenger}", f"{others}", f"**{difference}**"
            rows.append((named(form), *pair, *means, f"{difference.number}"))
    head = "form", "challenger", "others", "it", "each other", "difference", "deals"
    return with_commit(head, rows, run.commit)


def _near_ties(run: Run, answers: Answers) -> Table:
    rows = []
    for form in run.forms:
        for style in STYLES:
            if answer := answers(Question(form, "near ties", "master", style)):
                played, opinion = answer["ahead"], answer["opinion"]
                whole = [sum(parts) for parts in zip(played, opinion, strict=True)]
                cells = f"{interval(played)}", f"{interval(opinion)}", f"**{interval(whole)}**"
                rows.append((named(form), style, *cells, f"{len(whole)}"))
    head = "form", "others", "played", "by opinion", "both", "deals"
    return with_commit(head, rows, run.commit)


def _roles(run: Run, answers: Answers) -> Table:
    rows = []
    for form in run.forms:
        for pair in run.pairs:
            if not (answer := answers(Question(form, "roles", *pair))):
                continue
            declarer, defence = interval(answer["declarer"]), interval(answer["defence"])
            if declarer.number:
                rows.append((named(form), *pair, f"{declarer}", f"{defence}", f"{declarer.number}"))
    return with_commit(
        ("form", "challenger", "over", "as declarer", "as defence", "deals"), rows, run.commit
    )


def _alone(run: Run, answers: Answers) -> Table:
    rows = []
    for form, name, answer in _each(run, answers):
        played = sorted(answer["contracts"].items(), key=lambda item: -item[1])
        deals = sum(answer["contracts"].values())
        contracts = (
            _share(deals, key, number, answer["made"].get(key, 0)) for key, number in played
        )
        rows.append((named(form), name, ", ".join(contracts)))
    return with_commit(("form", "players", "contracts"), rows, run.commit)


def _share(deals: int, key: str, number: int, made: int) -> str:
    often = f"{key} {number / deals:.1%}"
    return f"{often} ({made / number:.0%})" if made else often


def _lines(run: Run, answers: Answers) -> Table:
    rows = []
    for form, name, answer in _each(run, answers):
        lines, deals = answer["lines"], sum(answer["contracts"].values())
        keys = sorted({key[1:] for key in lines} & set(BONUSES))
        counts = [
            (key, *(lines.get(sign + key, 0) * 1000 / deals for sign in "+-")) for key in keys
        ]
        bonuses = ", ".join(f"{key} {won:.0f} won, {lost:.0f} lost" for key, won, lost in counts)
        rows.append((named(form), name, bonuses or "–"))
    return with_commit(("form", "players", "lines"), rows, run.commit)


BONUSES = ("pagat_ultimo", "pagat", "king_ultimo", "king", "trula", "trul", "kings", "mond",
           "mond_taken", "valat", "walat")  # fmt: skip


def _beliefs(run: Run, answers: Answers) -> Table:
    rows = []
    for form in run.forms:
        for style in STYLES:
            answer = answers(Question(form, "beliefs", style, ""))
            for matter in MATTERS if any(answer.values()) else ():
                means = [interval(answer.get(f"{matter} {band}", [])) for band in BANDS]
                cells = [f"{mean.mean:.0%}" if matter == "worlds" else f"{mean}" for mean in means]
                rows.append((named(form), style, matter, *cells))
    return with_commit(("form", "others", "by", *BANDS), rows, run.commit)


def _calibration(run: Run, answers: Answers) -> Table:
    rows = []
    for form in run.forms:
        answer = answers(Question(form, "calibration", "", ""))
        for side, part, values in _matters(answer):
            by_tenth = tenths(values)
            if (mean := by_tenth.get(TENTHS)) is not None:
                cells = [_came(by_tenth.get(tenth)) for tenth in range(TENTHS)]
                means = f"{mean.told:.0%}", f"**{_came(mean)}**"
                rows.append((named(form), side, part, *means, *cells))
    heads = [f"{10 * tenth}–{10 * tenth + 10}%" for tenth in range(TENTHS)]
    return with_commit(("form", "of", "asked", "told", "came true", *heads), rows, run.commit)


def _matters(answer: PieceResult) -> Iterator[tuple[str, str, list[float]]]:
    """Chances that were told: during play by side and part of the deal, and of words."""
    for side in SIDES:
        parts = [(part, answer.get(f"{side} {part}", [])) for part in PARTS]
        yield from ((side, part, values) for part, values in parts)
        yield side, "all", [value for _, values in parts for value in values]
    yield from ((word, "all", answer.get(word, [])) for word in SAID)


def _own_last(kind: str) -> tuple[bool, str]:
    return kind == OWN, kind


def _blunders(run: Run, answers: Answers) -> Table:
    rows = []
    for form in run.forms:
        kinds = [answers(Question(form, kind, "", "")) for kind in ("blunders", "cards")]
        names = sorted({name for answer in kinds for name in answer}, key=_own_last)
        for name in names:
            figures = counted([value for answer in kinds for value in answer.get(name, [])])
            sizes = ("–", "–") if name == OWN else (f"{figures.right:.0%}", f"{figures.told:.0%}")
            rows.append((named(form), name, f"{figures.number}", f"{figures.found:.0%}", *sizes))
    head = "form", "of", "planted", "found", "right", "told of it"
    return with_commit(head, rows, run.commit)


def _came(tenth: Tenth | None) -> str:
    return "–" if tenth is None else f"{tenth.came:.0%} ± {100 * tenth.half:.0f} ({tenth.number})"


def _times(run: Run, answers: Answers) -> Table:
    rows = []
    for form, name, answer in _each(run, answers):
        times = [
            f"{1000 * middle(answer[kind], share):.2f}"
            for kind in ("cards", "words")
            for share in (0.5, 0.95)
        ]
        rows.append((named(form), name, *times))
    head = "a card: half", "95 of 100", "another move: half", "95 of 100"
    return with_commit(("form", "players", *head), rows, run.commit)


SECTIONS: tuple[tuple[str, Callable[[Run, Answers], Table]], ...] = (
    (SEATED, _table),
    (NEAR_TIES, _near_ties),
    (ROLES, _roles),
    (ALONE, _alone),
    (LINES, _lines),
    (BELIEFS, _beliefs),
    (CALIBRATION, _calibration),
    (BLUNDERS, _blunders),
    (TIMES, _times),
)


def _each(run: Run, answers: Answers) -> Iterator[tuple[str, str, PieceResult]]:
    """How each kind has played by itself, as far as that is known."""
    for form in run.forms:
        for name in run.kinds:
            if answer := answers(Question(form, "alone", name, "")):
                yield form, name, answer
