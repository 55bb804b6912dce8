"""What a deal was worth, how the match stands and ends, and who is best in the server."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from bot.pages.l10n import Words
from bot.pages.page import Page, Text, page
from bot.pages.words import (
    bonus_name,
    contract_name,
    fenced,
    plain_name,
    radli_marks,
    step_name,
)
from bot.tables.info import TableInfo
from engine.scores import Line
from engine.sides import DECLARING
from engine.view import View

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
    if view.rules.keeps_radli:
        head.append(words("score-radli"))
        marks = map(radli_marks, info.radli)
        body = [[*row, mark] for row, mark in zip(body, marks, strict=True)]
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
    for player in settlement.strikes:
        yield words("score-struck", name=plain_name(info, player))
    if settlement.radlo_for_all:
        yield words("score-radlo-for-all")
    if info.pool is not None:
        yield words("score-pool", chips=info.pool)
    if view.carry.radler or info.radler:
        yield words("score-radler", radler=info.radler)
    if view.ended in view.rules.repeats:
        yield words("score-repeated", name=plain_name(info, view.dealer))


def _outcome(info: TableInfo, view: View, words: Words) -> str:
    """Who played what with whom, and whether it was made."""
    contract, settlement = view.contract, view.settlement
    assert settlement is not None
    name = contract_name(contract.key, words) if contract else ""
    if view.ended:
        # A declarer who throws the deal in is declarer no more, but the bid was his.
        own = view.declarer if view.high is None else view.high[1]
        own = own if view.ended_by is None else view.ended_by
        who = "" if own is None else plain_name(info, own)
        return words(f"score-ended-{view.ended.replace('_', '-')}", name=who, contract=name)
    if view.declarer is None:
        return words("score-klop", contract=name)
    declarer = plain_name(info, view.declarer)
    made = "made" if settlement.made else "lost"
    # The lines tell who won together, also where the called king was never played.
    shared = [line.players for line in settlement.lines if line.key in ("game", "valat")]
    together = {player for seats in shared if view.declarer in seats for player in seats}
    partner = next(iter(together - {view.declarer}), None)
    if partner is None:
        return words(f"score-{made}-alone", contract=name, name=declarer)
    helper = plain_name(info, partner)
    return words(f"score-{made}", contract=name, name=declarer, partner=helper)


def _line(line: Line, info: TableInfo, words: Words) -> str:
    """A line of the score with its grounds."""
    facts, points = line.facts, f"{line.points:+d}"
    if line.key == "game":
        return f"{_game(line, words)} = **{points}**"
    if line.key == "klop":
        name = plain_name(info, line.players[0])
        grounds = words("line-klop", name=name, points=facts["card_points"], tricks=facts["tricks"])
        return f"{grounds}{_times(facts.get('level', 0), words)} = **{points}**"
    if words.has(f"line-of-{line.key}"):
        first, *rest = (plain_name(info, seat) for seat in line.players)
        named = {"name": first, "partner": rest[0] if rest else first} | dict(facts)
        text = words(f"line-of-{line.key}", **named)
        return f"{text} **{points}**" if line.points else text
    if line.key in ("radli", "mond"):
        name = plain_name(info, line.players[0])
        return f"{words(f'line-{line.key}', name=name)} **{points}**"
    side = words("side-declaring" if facts["side"] == DECLARING else "side-defence")
    said = "announced" if "announced" in facts else "silent"
    text = words(
        f"line-bonus-{said}-{facts['outcome']}", bonus=bonus_name(line.key, words), side=side
    )
    return f"{text}{_times(facts.get('level', 0), words)} **{points}**"


def _times(level: int | str, words: Words) -> str:
    if not isinstance(level, int) or not level:
        return ""
    return " " + words("line-times", step=step_name(level, words), times=1 << level)


def _game(line: Line, words: Words) -> str:
    facts = line.facts
    name = contract_name(str(facts["contract"]), words)
    sign = "-" if line.points < 0 else ""
    if "difference" not in facts:
        known = {"card_points": 0, "stage": 0, "outcome": "lost" if sign else "made"} | dict(facts)
        text = words("line-flat", **{**known, "contract": name, "sign": sign})
    else:
        text = words(
            "line-game",
            contract=name,
            sign=sign,
            value=facts["value"],
            difference=facts["difference"],
            points=facts["card_points"],
        )
    return text + _times(facts["level"], words)


def voided(info: TableInfo, words: Words) -> Page:
    """The live deal was taken off the table."""
    del info
    return page(Text(words("deal-voided")))


def match_over(
    info: TableInfo,
    scores: Sequence[int],
    final: Sequence[int],
    places: Sequence[int],
    words: Words,
    *,
    stopped: bool,
    radlo_value: int = 0,
) -> Page:
    """The end of a match, with the settlement of open radli at ``radlo_value`` points each."""
    order = sorted(range(info.players), key=lambda player: (places[player], player))
    head = ["", words("score-total")]
    body = [[f"{places[player]}. {info.chairs[player].name}", f"{scores[player]:+d}"]
            for player in order]  # fmt: skip
    if radlo_value:
        head.append(words("score-radli"))
        for row, player in zip(body, order, strict=True):
            row.append(radli_marks(info.radli[player]))
    if radlo_value or tuple(final) != tuple(scores):
        head.append(words("score-final"))
        for row, player in zip(body, order, strict=True):
            row.append(f"{final[player]:+d}")
    winners = ", ".join(plain_name(info, p) for p in order if places[p] == 1)
    title = words("match-stopped" if stopped else "match-over", names=winners)
    notes = [words("match-radli", points=radlo_value)] if any(info.radli) else []
    if info.pool:
        shared = "shared" if tuple(final) != tuple(scores) else "left"
        notes.append(words(f"match-pool-{shared}", chips=info.pool))
    note = Text("\n".join(notes)) if notes else None
    return page(Text(f"## {title}"), Text(table_of(head, body)), note)


def scores(
    info: TableInfo, deals: Sequence[Sequence[int]], struck: Sequence[int], words: Words
) -> Page:
    """All finished deals of a match, a row each, with the totals; radli struck and open."""
    names = [chair.name[:9] for chair in info.chairs]
    shown = list(enumerate(deals, 1))[-MOST_DEALS:]
    body = [[str(number), *(f"{change:+d}" for change in row)] for number, row in shown]
    body.append([words("score-total"), *(f"{score:+d}" for score in info.scores)])
    if any(info.radli) or any(struck):
        body.append([words("score-radli"), *map(radli_marks, info.radli, struck)])
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
