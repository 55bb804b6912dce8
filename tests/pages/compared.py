"""What others have come to with the same cards, out of no store, and all pages of it."""

from collections.abc import Iterable, Iterator, Sequence

from bot.pages.duplicates import MOST, compared, line_page
from bot.pages.l10n import Words
from bot.pages.look import Look
from bot.pages.page import Page
from bot.pages.replay import steps
from bot.store.duplicates import Outcome, StoredOutcome
from bot.tables.duplicate_lines import Line
from bot.tables.duplicate_results import Compared
from bot.tables.info import TableInfo
from bot.tables.levels import LEVELS
from bot.tables.replays import Replayed
from engine import Rules

HOME, ELSEWHERE = 1, 2


def others(rules: Rules, names: Sequence[str]) -> tuple[StoredOutcome, ...]:
    """People of the same server and of another, one who is forgotten, and the house."""
    contracts = ["", *rules.contracts]
    found = [
        Outcome(contracts[n % len(contracts)], 90 - 10 * n, "", "", 10 + n, HOME)
        for n in range(len(names))
    ]
    found += [Outcome(contracts[-1], 20, "", "", 50, ELSEWHERE), Outcome("", 10, "")]
    for n in range(2 * MOST):
        found.append(Outcome(contracts[-1], -n, "", f"{LEVELS[n % len(LEVELS)]} {n + 1}"))
    told = (*names, "elsewhere")
    return tuple(
        StoredOutcome(n + 1, one, told[n] if n < len(told) else "") for n, one in enumerate(found)
    )


def compared_pages(
    deal: Replayed, info: TableInfo, words: Words, looks: Iterable[Look], names: Sequence[str]
) -> Iterator[Page]:
    """All of them over one finished deal."""
    rules = deal.end.rules
    there = others(rules, names)
    key = [*rules.contracts][-1]
    for own, made, alone, some in (
        (Outcome(key, 35, ""), 35, True, there),
        (Outcome("", 35, ""), 70, False, there[:3]),
        (Outcome(key, -70, ""), -70, True, ()),
    ):
        found = Compared(info, 3, Line(own, alone), made, some)
        yield compared(found, HOME, words)
        yield compared(found, HOME, words, back=info)
    found = Compared(info, 3, Line(Outcome(key, 35, ""), alone=True), 35, there)
    for look in looks:
        for step in range(steps(deal)):
            yield line_page(deal, step, found, 1, words, look)
