"""Others' results with the same cards, and their lines of play to look at."""

from collections.abc import Iterator

from bot.archive.replay_page import deal_button, score_controls
from bot.archive.replays import Replayed
from bot.contests.core import pages as core_pages
from bot.contests.core.comparing import Comparison
from bot.contests.core.pages import explain_comparison, house_player_label
from bot.contests.core.points_ahead import measure, round_to_points
from bot.contests.duplicates.results import Compared
from bot.contests.duplicates.rows import ChairResult, StoredOutcome
from bot.deals.score_sheet import is_played_by_people, table_of
from bot.deals.wording.words import contract_name, signed
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import MAX_CHOICE_TEXT, Block, Button, Choice, Page, Row, Select, Text, page
from bot.kit.text import short
from engine import View

OTHERS = "others"
"""Begins the ids of controls that lead to others' results: table and deal, and for a line of play
its number and page."""
PICK = "pick"
MAX_SHOWN = 25
"""How many results are listed: a list to choose from has no room for more."""
MOST_NAME, MOST_CONTRACT, LESS = 16, 16, 4
"""Columns of a name and of a contract, and how many of these give way to one more column: that fits
a phone."""


def below_score(info: TableInfo, view: View, deal: int, words: Words) -> Iterator[Button]:
    """Below the score of a deal: the way to others' results, if only one person plays."""
    if info.deals_again and is_played_by_people(info, view):
        yield Button(f"{OTHERS}:{info.table}:{deal}", words("others-look"))


def player_label(result: StoredOutcome, home: int, words: Words) -> str:
    """The name of a result's player; people are named only to readers where they played."""
    outcome = result.outcome
    if label := house_player_label(outcome.ghost, words):
        return label
    if result.name and outcome.person is not None and outcome.home == home:
        return short(result.name, MOST_NAME)
    return words("others-player")


def comparison_page(
    comparison: Compared, home: int, words: Words, *, back: TableInfo | None
) -> Page:
    """A finished deal compared with others' results.

    ``home``: where the reader is; ``back``: the table whose score they were looking at.
    """
    words = words.of(comparison.info.variant)
    place = f"{comparison.info.table}:{comparison.number}"
    lines = [f"### {words('others-title')}", *_own(comparison, words)]
    shown = nearest(comparison)
    blocks: list[Block] = [Text("\n".join(lines))]
    if shown:
        blocks.append(Text(_table(comparison, shown, home, words)))
        left_out = len(comparison.others) - len(shown)
        blocks += [Text(f"-# {words('others-left-out', number=left_out)}")] if left_out else []
        choices = tuple(_choice(result, comparison, home, words) for result in shown)
        blocks.append(Select(f"{OTHERS}:{place}:{PICK}", words("others-pick"), choices))
    ways = (
        deal_button(comparison.info.table, comparison.number, words("replay-look")),
        Button(f"{OTHERS}:{place}", words("hand-refresh")),
    )
    return page(*blocks, Row(ways), None if back is None else score_controls(back, words))


def nearest(comparison: Compared) -> tuple[StoredOutcome, ...]:
    """The results listed: people first, then as many house players as fit, all in order."""
    order = sorted(comparison.others, key=lambda result: bool(result.outcome.ghost))
    chosen = {result.id for result in order[:MAX_SHOWN]}
    return tuple(result for result in comparison.others if result.id in chosen)


def _own(comparison: Compared, words: Words) -> Iterator[str]:
    """The reader's own result, and how it compares."""
    own_outcome = comparison.own.outcome
    yield words(
        "others-own", contract=_contract(own_outcome, words), points=signed(own_outcome.points)
    )
    if not comparison.others:
        yield words("others-none")
    else:
        yield comparison_line(comparison.comparison, words)
        if not comparison.by_points:
            yield f"-# {explain_comparison(own_outcome, comparison.info.players, words)}"
    if comparison.made != own_outcome.points:
        yield f"-# {words('others-as-first', points=signed(comparison.made))}"
    if not comparison.own.alone:
        yield f"-# {words('others-helped')}"


def comparison_line(comparison: Comparison, words: Words) -> str:
    """How a result compares with others."""
    return words("others-beside", number=comparison.total, percent=comparison.percent)


def _contract(outcome: ChairResult, words: Words) -> str:
    return contract_name(outcome.contract, words) if outcome.contract else words("others-unplayed")


def _table(comparison: Compared, shown: tuple[StoredOutcome, ...], home: int, words: Words) -> str:
    """Points as on a score sheet; if they do not decide who ranks before whom, also what does."""
    rows = [(result.outcome, player_label(result, home, words)) for result in shown]
    rows.append((comparison.own.outcome, words("others-you")))
    rows.sort(key=lambda row: -measure(row[0]))
    head = ["", words("others-contract"), words("others-points")]
    head += [] if comparison.by_points else [words("others-ahead")]
    room = MOST_CONTRACT if comparison.by_points else MOST_CONTRACT - LESS
    body = [
        [name, short(_contract(outcome, words), room), *_figures(outcome, comparison)]
        for outcome, name in rows
    ]
    return table_of(head, body)


def _figures(outcome: ChairResult, comparison: Compared) -> tuple[str, ...]:
    points = signed(outcome.points)
    return (
        (points,) if comparison.by_points else (points, signed(round_to_points(measure(outcome))))
    )


def _choice(result: StoredOutcome, comparison: Compared, home: int, words: Words) -> Choice:
    points, *ahead = _figures(result.outcome, comparison)
    label = [player_label(result, home, words), _contract(result.outcome, words), points]
    label += [f"{words('others-ahead')} {parts}" for parts in ahead]
    return Choice(str(result.id), " · ".join(label)[:MAX_CHOICE_TEXT])


def line_page(
    deal: Replayed,
    step: int,
    compared: Compared,
    result_id: int,
    words: Words,
    look: Look = TEXT,
) -> Page:
    """A page of a line of play of somebody else."""
    place = f"{OTHERS}:{compared.info.table}:{compared.number}"
    back = Button(place, words("others-back"))
    return core_pages.line_page(
        deal, step, f"{place}:{result_id}", back=back, words=words, look=look
    )
