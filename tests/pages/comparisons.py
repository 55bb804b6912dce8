"""Results of others with the same cards, without a store, and all their pages."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from bot.archive.replay_page import page_count
from bot.archive.replays import Replayed
from bot.contests.core.points_ahead import PARTS, measure
from bot.contests.duplicates.lines import DealLine
from bot.contests.duplicates.pages import MAX_SHOWN, comparison_page, line_page
from bot.contests.duplicates.results import Compared
from bot.contests.duplicates.rows import ChairResult, StoredOutcome
from bot.games.info import TableInfo
from bot.games.levels import LEVELS
from bot.kit.l10n import Words
from bot.kit.look import Look
from bot.kit.page import Page
from engine import Rules, variant
from tests.pages.drawn import plain_info

HOME = 1
ELSEWHERE = 2
MADE = -90 * PARTS // 3
LOST = 40 * PARTS // 3
"""How far a defender is ahead where the declarer has made a game, and where they have lost it."""


def result(contract: str, points: int, ahead: int | None = None) -> ChairResult:
    """The result of a player whom the others pay, unless ``ahead`` says otherwise."""
    return ChairResult(contract, points, "", ahead=PARTS * 2 * points if ahead is None else ahead)


def other_outcomes(rules: Rules, names: Sequence[str]) -> tuple[StoredOutcome, ...]:
    """Results of people here and elsewhere, of a forgotten user and of house players."""
    contracts = ["", *rules.contracts]
    results = [
        result(contracts[n % len(contracts)], 90 - 10 * n)._replace(person=10 + n, home=HOME)
        for n in range(len(names))
    ]
    results += [result(contracts[-1], 20)._replace(person=50, home=ELSEWHERE), result("", 10)]
    for n in range(2 * MAX_SHOWN):
        ghost = f"{LEVELS[n % len(LEVELS)]} {n + 1}"
        results.append(result(contracts[-1], -n)._replace(ghost=ghost))
    shown_names = (*names, "elsewhere")
    return tuple(
        StoredOutcome(n + 1, chair_result, shown_names[n] if n < len(shown_names) else "")
        for n, chair_result in enumerate(results)
    )


def defenders_results(rules: Rules, names: Sequence[str]) -> tuple[StoredOutcome, ...]:
    """Results of defenders without points, some of whom have beaten the declarer."""
    people = [entry for entry in other_outcomes(rules, names) if not entry.outcome.ghost]
    outcomes = [
        stored._replace(outcome=stored.outcome._replace(points=0, ahead=LOST if n % 2 else MADE))
        for n, stored in enumerate(people)
    ]
    return tuple(sorted(outcomes, key=lambda stored: -measure(stored.outcome)))


def comparison_pages(
    deal: Replayed, info: TableInfo, words: Words, looks: Iterable[Look], names: Sequence[str]
) -> Iterator[Page]:
    """Comparison pages over one finished deal."""
    rules = deal.end.rules
    outcomes = other_outcomes(rules, names)
    key = [*rules.contracts][-1]
    for own_result, points, alone, shown_outcomes in (
        (result(key, 35), 35, True, outcomes),
        (result("", 35), 70, False, outcomes[:3]),
        (result(key, -70), -70, True, ()),
        (result(key, 0, LOST), 0, True, defenders_results(rules, names)),
    ):
        comparison = Compared(info, 3, DealLine(own_result, alone), points, shown_outcomes)
        yield comparison_page(comparison, HOME, words, back=None)
        yield comparison_page(comparison, HOME, words, back=info)
    comparison = Compared(info, 3, DealLine(result(key, 35), alone=True), 35, outcomes)
    for look in looks:
        for step in range(page_count(deal)):
            yield line_page(deal, step, comparison, 1, words, look)


NAMES = ("Ana", "Bor", "Cilka", "Dane")


def golden_comparison(own_result: ChairResult, *, defending: bool) -> Callable[[Words], Page]:
    """Return how to draw a comparison page of Slovenian tarok for four."""
    rules = variant("slovenian").build(4)
    info = replace(plain_info(4), table=77)
    outcomes = (defenders_results if defending else other_outcomes)(rules, NAMES)[:8]
    comparison = Compared(info, 3, DealLine(own_result, alone=True), own_result.points, outcomes)
    return lambda words: comparison_page(comparison, HOME, words, back=info)


GOLDEN: dict[str, Callable[[Words], Page]] = {
    "others": golden_comparison(result("two", 35), defending=False),
    "others_defending": golden_comparison(result("three", 0, LOST), defending=True),
}
