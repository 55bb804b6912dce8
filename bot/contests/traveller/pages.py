"""Pages of a traveller: its lines, the results of a line, a deal as it was played there."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.archive.replays import Replayed
from bot.careers.leaderboard import OWN_MARK
from bot.contests.core.pages import deal_title, house_player_label, line_page
from bot.contests.core.points_ahead import measure, round_to_points
from bot.contests.core.rows import Contest
from bot.contests.traveller.lines import ContractLine, PlayedResult, Traveller
from bot.deals.score_sheet import table_of
from bot.deals.wording.words import contract_name, signed
from bot.kit.controls import are_numbers
from bot.kit.l10n import Words
from bot.kit.look import Look
from bot.kit.page import (
    MAX_CHOICE_TEXT,
    Block,
    Button,
    Choice,
    Page,
    Row,
    Select,
    Text,
    page,
    page_turns,
)
from bot.kit.text import columns, short

TRAVELLER = "traveller"
"""Begins the ids of controls of travellers: the contest, the deal, a view, its key and page."""
ENTRY, LINES, LINE, RESULT, DEAL = "", "p", "l", "r", "d"
"""Views: all lines, as others' pages lead there and as its own do; the results of a line; a deal as
it was played; another deal of the contest."""
ON_PAGE = 15
"""Lines, or results of a line, on a page."""
MAX_NAME, MAX_CONTRACT = 16, 14
"""Columns of a person's name and of a contract, so that a table fits a phone."""
MADE, NOTHING = "✓", "–"


class TravellerControl(NamedTuple):
    """Where a control leads."""

    contest: int
    deal: int
    view: str
    key: str = ""
    """Of a line or a result."""
    step: int = 0
    """The page."""


def read_control(custom_id: str, value: str = "") -> TravellerControl | None:
    """Read a control; None if it is not one of a traveller.

    >>> read_control("traveller:7:0:l:declarer.three:1:n")
    TravellerControl(contest=7, deal=0, view='l', key='declarer.three', step=1)
    >>> read_control("traveller:7:0:d", "3").deal
    3
    """
    kind, *parts = custom_id.split(":")
    if kind != TRAVELLER or not are_numbers(*parts[:2]) or len(parts) < 2:
        return None
    contest, deal = map(int, parts[:2])
    view, key, step = (*parts[2:], *("", "", "")[len(parts[2:]) :])[:3]
    if view == DEAL:
        return TravellerControl(contest, int(value), LINES) if are_numbers(value) else None
    if view not in (ENTRY, LINES, LINE, RESULT) or (step and not are_numbers(step)):
        return None
    return TravellerControl(contest, deal, view, key or value, int(step or 0))


def traveller_button(contest: Contest, deal: int, words: Words) -> Iterator[Button]:
    """Yield the way to the traveller of a deal, once its contest is settled."""
    if contest.settled:
        yield Button(f"{TRAVELLER}:{contest.id}:{deal}", words("traveller-look"))


def viewers_line(contest: Contest, words: Words) -> Iterator[str]:
    """Yield who may look at a deal afterwards, for those who are about to open it.

    Empty: only those with whom its player shares it.
    """
    if contest.viewable:
        yield words("traveller-viewers", traveller=words("traveller-look"))


def _control(traveller: Traveller, view: str, *more: str | int) -> str:
    return ":".join(map(str, (TRAVELLER, traveller.contest.id, traveller.deal, view, *more)))


def _title(traveller: Traveller, words: Words) -> Iterator[str]:
    yield f"### {words('traveller-title')}"
    yield deal_title(traveller.contest, traveller.deal, words, traveller.heading)


# All lines ----------------------------------------------------------------------------------------


def traveller_page(traveller: Traveller, words: Words, at: int) -> Page:
    """Return a page of the lines. ``at``: which one."""
    lines = traveller.lines
    at = _fit(at, lines)
    shown = lines[at * ON_PAGE : (at + 1) * ON_PAGE]
    blocks: list[Block] = [Text("\n".join(_title(traveller, words)))]
    if not shown:
        blocks.append(Text(words("channel-none-played")))
    for role, of_role in groupby(shown, key=lambda line: line.role):
        table = _lines_table(tuple(of_role), traveller, words)
        blocks.append(Text(f"**{words(f'traveller-as-{role}')}**\n{table}"))
    if shown:
        blocks.append(Text("\n".join(f"-# {note}" for note in _notes(traveller, words))))
        choices = tuple(_line_choice(line, words) for line in shown)
        blocks.append(Select(_control(traveller, LINE), words("traveller-pick-line"), choices))
    blocks += _deals(traveller, words)
    refresh = Button(_control(traveller, LINES, "", at, "o"), words("hand-refresh"))
    return page(*blocks, Row((*_turns(traveller, (LINES, ""), lines, at, words), refresh)))


def _lines_table(lines: Sequence[ContractLine], traveller: Traveller, words: Words) -> str:
    head = ["", "×", MADE, words("traveller-points")]
    head += [] if traveller.by_points else [words("traveller-ahead")]
    marked = any(line.is_readers for line in traveller.lines)
    body = []
    for line in lines:
        mark = (OWN_MARK if line.is_readers else " ") + " " if marked else ""
        made = NOTHING if line.made is None else str(line.made)
        figures = [_count(line), made, signed(line.mean_points)]
        figures += [] if traveller.by_points else [signed(line.mean_ahead)]
        contract = short(_contract(line, words), MAX_CONTRACT - columns(mark))
        body.append((f"{mark}{contract}", *figures))
    return table_of(head, body)


def _count(line: ContractLine) -> str:
    """How many people, and how many house players."""
    return f"{line.people}+{line.ghosts}"


def _contract(line: ContractLine, words: Words) -> str:
    return contract_name(line.contract, words) if line.contract else NOTHING


def _notes(traveller: Traveller, words: Words) -> Iterator[str]:
    yield words("traveller-note")
    yield words("traveller-means" if traveller.by_points else "traveller-means-ahead")
    if any(line.is_readers for line in traveller.lines):
        yield words("traveller-own", mark=OWN_MARK)


def _line_choice(line: ContractLine, words: Words) -> Choice:
    label = f"{_contract(line, words)} · {words(f'traveller-as-{line.role}')} · {_count(line)}"
    return Choice(line.key, short(label, MAX_CHOICE_TEXT))


def _deals(traveller: Traveller, words: Words) -> Iterator[Select]:
    """The way to the other deals of the contest."""
    deals = len(traveller.contest.secrets)
    if deals > 1:
        choices = tuple(
            Choice(str(deal), words("tournament-deal", deal=deal + 1)) for deal in range(deals)
        )
        prompt = words("traveller-pick-deal", deal=traveller.deal + 1, deals=deals)
        yield Select(_control(traveller, DEAL), prompt, choices)


def _fit(at: int, entries: Sequence[object]) -> int:
    """The page nearest to one that was asked for."""
    return max(0, min(at, (len(entries) - 1) // ON_PAGE))


def _turns(
    traveller: Traveller,
    view: tuple[str, str],
    entries: Sequence[object],
    at: int,
    words: Words,
) -> Iterator[Button]:
    """The ways to the previous and the next page, if there are several."""
    last = _fit(len(entries), entries)
    if last:
        yield from page_turns(lambda to, way: _control(traveller, *view, to, way), at, last, words)


# A line -------------------------------------------------------------------------------------------


def contract_line_page(traveller: Traveller, line: ContractLine, words: Words, at: int) -> Page:
    """Return a page of the results of a line. ``at``: which one."""
    at = _fit(at, line.results)
    shown = line.results[at * ON_PAGE : (at + 1) * ON_PAGE]
    lines = [*_title(traveller, words), _line_title(line, words)]
    blocks: list[Block] = [
        Text("\n".join(lines)),
        Text(_results_table(line, shown, traveller, words)),
    ]
    to_see = [result for result in shown if result.can_be_seen]
    if to_see:
        choices = tuple(_result_choice(result, traveller, words) for result in to_see)
        blocks.append(Select(_control(traveller, RESULT), words("others-pick"), choices))
    else:
        blocks.append(Text(f"-# {words('traveller-none-to-see')}"))
    back = Button(_control(traveller, LINES, "", 0, "a"), words("traveller-all"))
    turns = _turns(traveller, (LINE, line.key), line.results, at, words)
    return page(*blocks, Row((*turns, back)))


def _line_title(line: ContractLine, words: Words) -> str:
    return f"**{_contract(line, words)}** · {words(f'traveller-as-{line.role}')}"


def _results_table(
    line: ContractLine, shown: Iterable[PlayedResult], traveller: Traveller, words: Words
) -> str:
    head = ["", *([] if line.made is None else [MADE]), words("traveller-points")]
    head += [] if traveller.by_points else [words("traveller-ahead")]
    marked = line.is_readers
    body = []
    for result in shown:
        mark = (OWN_MARK if result.is_readers else " ") + " " if marked else ""
        is_made = result.ending is not None and result.ending.made
        made = [] if line.made is None else [MADE if is_made else NOTHING]
        body.append([f"{mark}{result_label(result, words)}", *made, *_figures(result, traveller)])
    return table_of(head, body)


def _figures(result: PlayedResult, traveller: Traveller) -> tuple[str, ...]:
    points = signed(result.points)
    if traveller.by_points:
        return (points,)
    return points, signed(round_to_points(measure(result)))


def result_label(result: PlayedResult, words: Words) -> str:
    """Return the name of a result's player; people of other servers have none."""
    if result.is_readers:
        return words("others-you")
    if label := house_player_label(result.ghost, words):
        return label
    return short(result.name, MAX_NAME) if result.name else words("others-player")


def player_name(result: PlayedResult, reader: str, words: Words) -> str:
    """Return what a result's player is called at the table where the deal is looked at.

    ``reader``: the reader's name, which readers see at their own deals anywhere.
    """
    return reader if result.is_readers else result.name or result_label(result, words)


def _result_choice(result: PlayedResult, traveller: Traveller, words: Words) -> Choice:
    points, *ahead = _figures(result, traveller)
    label = [result_label(result, words), points]
    label += [f"{words('others-ahead')} {figure}" for figure in ahead]
    return Choice(result.key, short(" · ".join(label), MAX_CHOICE_TEXT))


# A deal -------------------------------------------------------------------------------------------


def deal_page(
    traveller: Traveller,
    line: ContractLine,
    result: PlayedResult,
    deal: Replayed,
    words: Words,
    look: Look,
    *,
    step: int,
) -> Page:
    """Return a page of a deal as it was played."""
    back = Button(_control(traveller, LINE, line.key, 0, "a"), words("others-back"))
    return line_page(
        deal, step, _control(traveller, RESULT, result.key), back=back, words=words, look=look
    )
