"""What a deal was worth, how the match stands and ends, and who is best in the server."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

from bot.pages.l10n import Words
from bot.pages.page import Page, Text, page
from bot.pages.words import (
    bonus_name,
    circles,
    contract_name,
    fenced,
    note_facts,
    plain_name,
    step_name,
)
from bot.tables.info import TableInfo
from engine import Closing, Line, View

MOST_DEALS = 40
"""Rows of a score sheet that surely fit a message."""

MOST_STANDINGS = 20


class Standing(Protocol):
    """A row of a leaderboard."""

    @property
    def name(self) -> str: ...
    @property
    def matches(self) -> int: ...
    @property
    def wins(self) -> int: ...
    @property
    def total(self) -> int: ...
    @property
    def average(self) -> float: ...


def table_of(head: Sequence[str], body: Iterable[Sequence[str]]) -> str:
    """An aligned table in a code block: the first column to the left, the others to the right."""
    rows = [list(head), *map(list, body)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    lines = []
    for row in rows:
        first, *others = row
        numbers = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *numbers]).rstrip())
    return fenced(lines)


def score_sheet(info: TableInfo, view: View, words: Words) -> Page:
    """The itemised score of a finished deal."""
    words = words.of(info.variant)
    if view.void:
        names = ", ".join(plain_name(info, player) for player in view.void)
        return page(Text(words("score-void", names=names)))
    settlement = view.settlement
    assert settlement is not None
    body = [
        [info.chairs[player].name, f"{change:+d}", f"{info.scores[player]:+d}"]
        for player, change in enumerate(settlement.scores)
    ]
    head = ["", words("score-change"), words("score-total")]
    if info.marks:
        head.append(words("score-radli"))
        body = [[*row, circles(mark)] for row, mark in zip(body, info.marks, strict=True)]
    lines = [f"- {_line(line, info, words)}" for line in settlement.lines]
    lines += [f"-# {note}" for note in _notes(info, view, words)]
    return page(
        Text(f"### {words('score-title', deal=info.deal)}\n{_outcome(info, view, words)}"),
        Text("\n".join(lines)) if lines else None,
        Text(table_of(head, body)),
    )


def _notes(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """What the deal has changed beside the scores, and who deals again."""
    settlement = view.settlement
    assert settlement is not None
    for note in settlement.notes:
        yield words(f"score-note-{note.key.replace('_', '-')}", **note_facts(note, info))
    if view.ended in view.rules.repeats:
        yield words("score-repeated", name=plain_name(info, view.dealer))


def _outcome(info: TableInfo, view: View, words: Words) -> str:
    """Who played what with whom, and whether it was made."""
    contract, settlement = view.contract, view.settlement
    assert settlement is not None
    name = contract_name(contract.key, words) if contract else ""
    if view.ended:
        # A declarer who throws the deal in is declarer no more, but the bid was theirs.
        own = view.declarer if view.high is None else view.high[1]
        own = own if view.ended_by is None else view.ended_by
        who = "" if own is None else plain_name(info, own)
        return words(f"score-ended-{view.ended.replace('_', '-')}", name=who, contract=name)
    if view.declarer is None:
        return words("score-klop", contract=name)
    declarer = plain_name(info, view.declarer)
    made = "made" if settlement.made else "lost"
    # Who won together stands here also where the called king was never played.
    partner = next((one for one in settlement.declaring if one != view.declarer), None)
    if partner is None:
        return words(f"score-{made}-alone", contract=name, name=declarer)
    helper = plain_name(info, partner)
    return words(f"score-{made}", contract=name, name=declarer, partner=helper)


def _line(line: Line, info: TableInfo, words: Words) -> str:
    """A line of the score with its grounds."""
    text = words(f"line-{line.sentence.replace('_', '-')}", **line_facts(line, info, words))
    if line.kind == "game":
        text += " ="
    only_told = line.kind == "item" and not line.points
    return text if only_told else f"{text} **{line.points:+d}**"


def line_facts(line: Line, info: TableInfo, words: Words) -> dict[str, int | str]:
    """What a sentence may speak of: whose line it is, its sign, and its facts by name."""
    first, *others = (plain_name(info, player) for player in line.players)
    facts: dict[str, int | str] = {
        "name": first,
        "partner": others[0] if others else first,
        "sign": "-" if line.points < 0 else "",
        "times": "",
    }
    for key, value in line.facts.items():
        if key == "level":
            step = int(value)
            if step:
                facts["times"] = words("line-times", step=step_name(step, words), times=1 << step)
        elif key in NAMES:
            facts[key] = NAMES[key](str(value), words)
        else:
            facts[key] = value
    return facts


NAMES: dict[str, Callable[[str, Words], str]] = {"contract": contract_name, "bonus": bonus_name}
"""Facts that are keys, and the names that are told in their place."""


def voided(info: TableInfo, words: Words) -> Page:
    """The live deal was taken off the table."""
    del info
    return page(Text(words("deal-voided")))


def match_over(
    info: TableInfo,
    scores: Sequence[int],
    final: Closing,
    places: Sequence[int],
    words: Words,
    *,
    stopped: bool,
) -> Page:
    """The end of a match, with the scores before and after all is settled."""
    order = sorted(range(info.players), key=lambda player: (places[player], player))
    head = ["", words("score-total")]
    body = [[f"{places[player]}. {info.chairs[player].name}", f"{scores[player]:+d}"]
            for player in order]  # fmt: skip
    if final.marks:
        head.append(words("score-radli"))
        for row, player in zip(body, order, strict=True):
            row.append(circles(final.marks[player]))
    if final.marks or final.scores != tuple(scores):
        head.append(words("score-final"))
        for row, player in zip(body, order, strict=True):
            row.append(f"{final.scores[player]:+d}")
    winners = ", ".join(plain_name(info, p) for p in order if places[p] == 1)
    title = words("match-stopped" if stopped else "match-over", names=winners)
    notes = [
        words(f"match-note-{note.key.replace('_', '-')}", **note_facts(note, info))
        for note in final.notes
    ]
    note = Text("\n".join(notes)) if notes else None
    return page(Text(f"## {title}"), Text(table_of(head, body)), note)


def scores(
    info: TableInfo, deals: Sequence[Sequence[int]], struck: Sequence[int], words: Words
) -> Page:
    """All finished deals of a match, a row each, with the totals; marks struck and open."""
    names = [chair.name[:9] for chair in info.chairs]
    shown = list(enumerate(deals, 1))[-MOST_DEALS:]
    body = [[str(number), *(f"{change:+d}" for change in row)] for number, row in shown]
    body.append([words("score-total"), *(f"{score:+d}" for score in info.scores)])
    if any(info.marks) or any(struck):
        body.append([words("score-radli"), *map(circles, info.marks, struck)])
    left_out = len(deals) - len(shown)
    return page(
        Text(f"### {words('scores-title')}"),
        Text(table_of(["", *names], body)),
        Text(words("scores-left-out", deals=left_out)) if left_out else None,
    )


def leaderboard(variant: str, rows: Sequence[Standing], words: Words) -> Page:
    """The best players of a server; matches with at least two people count."""
    title = words("leaderboard-title", game=words(f"variant-{variant}"))
    if not rows:
        return page(Text(f"### {title}\n{words('leaderboard-empty')}"))
    head = ("", *(words(f"leaderboard-{key}") for key in ("matches", "wins", "total", "average")))
    body = [
        (
            f"{place}. {row.name[:20]}",
            str(row.matches),
            str(row.wins),
            f"{row.total:+d}",
            f"{row.average:+.1f}",
        )
        for place, row in enumerate(rows[:MOST_STANDINGS], 1)
    ]
    note = "-# " + words("leaderboard-note")
    return page(Text(f"### {title}"), Text(table_of(head, body)), Text(note))
