"""Scores of a match; single deals are in ``score_sheet.py``."""

from collections.abc import Sequence
from typing import Protocol

from bot.deals.score_sheet import radli_legend, score_bars, table_of
from bot.deals.wording.seat_names import short_names
from bot.deals.wording.words import (
    circles,
    code_block,
    contract_name,
    joined_names,
    name_of,
    note_facts,
    plain,
    plain_name,
    signed,
)
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.page import Button, Page, Row, Text, page
from bot.kit.text import align_left, columns, join_sentences
from engine import Closing

MAX_DEALS = 36
"""Number of rows of a score sheet that fits a message."""


def voided(words: Words) -> Page:
    """A page that says that the live deal was voided."""
    return page(Text(words("deal-voided")))


REMATCH = "again"
"""Begins the custom_id of the button for another match; the table's number follows."""


def match_over(
    info: TableInfo,
    scores: Sequence[int],
    final: Closing,
    places: Sequence[int],
    words: Words,
    *,
    stopped: bool,
    remark: str,
) -> Page:
    """The end of a match, with the scores before and after settling.

    ``remark``: a line below them; empty: none.
    """
    order = sorted(range(info.players), key=lambda player: (places[player], player))
    head = ["", words("score-total")]
    body = [[f"{places[player]}. {name_of(info, player, words)}", signed(scores[player])]
            for player in order]  # fmt: skip
    if any(final.marks):
        head.append(words("score-radli"))
        for row, player in zip(body, order, strict=True):
            row.append(circles(final.marks[player]))
    if final.scores != tuple(scores):
        head.append(words("score-final"))
        for row, player in zip(body, order, strict=True):
            row.append(signed(final.scores[player]))
    winners = [plain_name(info, player) for player in order if places[player] == 1]
    key = "match-stopped" if stopped else "match-over"
    title = words(key, names=joined_names(winners, words), winners=len(winners))
    notes = [
        words(f"match-note-{note.key.replace('_', '-')}", **note_facts(note, info))
        for note in final.notes
    ]
    note = Text("\n".join(notes)) if notes else None
    again = Row((Button(f"{REMATCH}:{info.table}", words("match-again"), "success"),))
    below = Text(remark) if remark else None
    return page(Text(f"## {title}"), Text(table_of(head, body)), note, below, again)


class ScoredDeal(Protocol):
    """A finished deal on the score sheet of a match."""

    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def contract(self) -> str: ...
    @property
    def declarer(self) -> int | None: ...


def scores(
    info: TableInfo, deals: Sequence[ScoredDeal], struck: Sequence[int], words: Words
) -> Page:
    """All finished deals of a match, a row each, with the totals; marks struck and open.

    Below them the contracts with their declarers, and the running scores as bars.
    """
    words = words.of(info.variant)
    names = short_names(info, MAX_NAME_COLUMNS)
    shown = list(enumerate(deals, 1))[-MAX_DEALS:]
    body = [[str(number), *(signed(change) for change in deal.scores)] for number, deal in shown]
    body.append([words("score-total"), *(signed(score) for score in info.scores)])
    marked = any(info.marks) or any(struck)
    if marked:
        body.append([words("score-radli"), *map(circles, info.marks, struck)])
    left_out = len(deals) - len(shown)
    return page(
        Text(f"### {words('scores-title')}"),
        Text(table_of(["", *names], body)),
        Text(join_sentences(words, radli_legend(words), words("score-radli-struck")))
        if marked
        else None,
        Text(words("scores-left-out", deals=left_out)) if left_out else None,
        Text(_played(shown, names, words)) if shown else None,
        Text(_course(info, deals, words)) if len(deals) > 1 else None,
    )


MAX_NAME_COLUMNS = 9
"""Width of a name above a column of scores."""

MAX_CONTRACT_CHARACTERS = 400
"""Number of characters for the contracts: the newest deals are listed."""


def _played(deals: Sequence[tuple[int, ScoredDeal]], names: Sequence[str], words: Words) -> str:
    """The contract and the declarer of each deal."""
    entries: list[str] = []
    room = MAX_CONTRACT_CHARACTERS
    for number, deal in reversed(deals):
        key = deal.contract
        contract = contract_name(key, words) if key else words("scores-unplayed")
        name = "" if deal.declarer is None else plain(names[deal.declarer])
        wording = "scores-played" if deal.declarer is None else "scores-played-by"
        entries.append(words(wording, deal=number, contract=contract, name=name))
        room -= len(entries[-1]) + len(SEPARATOR)
        if room < 0:
            break
    return "-# " + SEPARATOR.join(reversed(entries))


SEPARATOR = " · "


def _course(info: TableInfo, deals: Sequence[ScoredDeal], words: Words) -> str:
    """The running score of each player, on one scale."""
    names = short_names(info, MAX_NAME_COLUMNS)
    width = max(map(columns, names))
    bars = score_bars([deal.scores for deal in deals], MAX_DEALS)
    lines = [f"{align_left(name, width)}  {shown}" for name, shown in zip(names, bars, strict=True)]
    return words("scores-course") + "\n" + code_block(lines)
