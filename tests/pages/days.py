"""Pages of a person's days, without a store."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from bot.contests.core.judging import PRAISED
from bot.contests.days.calendar import CalendarMonth, Month, calendar_month
from bot.contests.days.calendar_page import calendar_page, empty_page
from bot.contests.days.decisions import Decisions, decisions_of
from bot.contests.days.decisions_page import decisions_page
from bot.contests.days.records import Records, records
from bot.contests.days.records_page import records_page
from bot.contests.days.rows import DayResult, JudgedTry
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Page
from search.explain.verdicts import VERSION, Verdict, Weighed

TODAY = 697
"""28 November 2026."""
MONTH = Month(2026, 11)
PICTURES = Look("pictures")
GAMES = (("slovenian", 4), ("slovenian", 4), ("lombardia", 4), ("romanian", 3), ("strohmann", 2))
MISSED, PUZZLES, LEFT = (673, 676, 677), (677,), 673


def results(days: int = 120, deals: int = 1) -> tuple[DayResult, ...]:
    """A person's tries, newest first: some days missed, one deal left, today's still open."""
    chance = Random(5)
    tries = list[DayResult]()
    for day in range(TODAY - days + 1, TODAY + 1):
        if day in MISSED and day != LEFT:
            continue
        for deal in range(2 if day == 680 else deals):
            settled, played = day < TODAY, day != LEFT
            percent, cost = chance.randrange(20, 101), chance.choice((0.0, 0.05, 0.2, 0.6))
            compared = settled and played
            tries.append(
                DayResult(
                    len(tries) + 1, "rated" if deal else "daily", day, 0, *GAMES[day % len(GAMES)],
                    settled, played, percent if compared else None, cost if compared else None, 60,
                )
            )  # fmt: skip
    return tuple(reversed(tries))


def month_of(tries: Iterable[DayResult], month: Month = MONTH) -> CalendarMonth:
    """A month of these tries; today's is judged."""
    tries = tuple(tries)
    grades = {each.entry: [each.entry % 3, 0, 1, each.entry % 2] for each in tries}
    verdicts: dict[int, str | None] = {
        entry: json.dumps({"squares": squares, "cost": 6.5, "error": 1.4})
        for entry, squares in grades.items()
    }
    return calendar_month(month, tries, verdicts, PUZZLES, range(TODAY), TODAY)


def records_of(tries: Iterable[DayResult]) -> Records:
    """The records of these tries."""
    return replace(records(tuple(tries), PUZZLES, range(TODAY), TODAY), errors=(0.0, 1.4))


def verdict(step: int, made: str, best: str, cost: float, trick: int = 5) -> Verdict:
    """A verdict on a decision; a cost of 0 says that it was the best one."""
    known = Weighed(best, 1.5, 1.5 + cost, cost / 9, 320)
    return Verdict(
        step=step, phase="play" if trick else "bidding", trick=trick, made=made,
        grade="costs" if cost else "best", known=known, worlds=80, open=known, weight=9.0,
    )  # fmt: skip


def judged_try(entry: int, **changes: Any) -> JudgedTry:
    """A judged try with a costly card, a costly bid, and a card that a club player misses."""
    verdicts = (
        verdict(1, "pass", "bid:two", 2.0 + entry, trick=0),
        verdict(9, "play:SK", "play:S7", 12.5 - entry),
        verdict(14, "play:T21", "play:T21", 0.0, trick=7),
    )
    praised = verdict(14, "play:T9", "play:T21", 5.0 + entry, trick=7)
    record = {
        "version": VERSION,
        "verdicts": [each.as_json() for each in verdicts],
        PRAISED: [praised.as_json()],
    }
    judged = JudgedTry(
        entry, "daily", 690 + entry, 0, "slovenian", 4, 70 + entry, json.dumps(record)
    )
    return judged._replace(**changes)


def some_decisions() -> Decisions:
    """Decisions of three tries."""
    return decisions_of([judged_try(1), judged_try(2), judged_try(3)])


GOLDEN: dict[str, Callable[[Words], Page]] = {
    "days_none": lambda words: empty_page(TODAY, words),
    "days_month": lambda words: calendar_page(month_of(results()), TODAY, words),
    "days_month_pictures": lambda words: calendar_page(month_of(results()), TODAY, words, PICTURES),
    "days_records": lambda words: records_page(records_of(results()), words),
    "days_records_pictures": lambda words: records_page(records_of(results()), words, PICTURES),
    "days_decisions": lambda words: decisions_page(some_decisions(), words),
}
"""Pages that are golden."""


def days_pages(words: Words, looks: Iterable[Look]) -> Iterator[Page]:
    """Every page of a person's days."""
    yield empty_page(TODAY, words)
    yield decisions_page(some_decisions(), words)
    yield decisions_page(Decisions((), ()), words)
    for look in (TEXT, *looks):
        for tries in (results(), results(1), results(120, 9)):
            yield calendar_page(month_of(tries), TODAY, words, look)
            yield calendar_page(month_of(tries, MONTH.earlier), TODAY, words, look)
            yield records_page(records_of(tries), words, look)
