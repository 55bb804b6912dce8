"""``python -m bot stats``: what was played each day, in numbers and without names.

``/tarok host stats`` shows the same table.
"""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.base.database_address import DatabaseAddress
from bot.base.exit_status import DO_NOT_TRY_AGAIN
from bot.host.copies import opened_to_read
from bot.host.upkeep import exit_status, tell
from bot.kit.l10n import language_of
from bot.kit.text import aligned
from bot.store import StoreError
from bot.store.database import Database

DAY_SECONDS = 24 * 3600

PEOPLE = f"""
SELECT at / {DAY_SECONDS}, count(DISTINCT "user") FROM moves WHERE "user" IS NOT NULL AND at >= ?
GROUP BY 1
"""  # noqa: S608 - constants only
TABLES = f"""
SELECT created_at / {DAY_SECONDS}, language, count(*) FROM tables WHERE created_at >= ?
GROUP BY 1, 2
"""  # noqa: S608 - constants only
DEALS = f"""
SELECT finished_at / {DAY_SECONDS}, variant, players, count(*)
FROM deals JOIN tables ON tables.id = table_id
WHERE deals.state = 'finished' AND finished_at >= ? GROUP BY 1, 2, 3
"""  # noqa: S608 - constants only


class Day(NamedTuple):
    """Counts of a day, UTC."""

    number: int
    """Days since 1970."""
    people: int
    """Users who made a move."""
    forms: Counter[str]
    """Finished deals, by game and number of people, such as ``slovenian4``."""
    languages: Counter[str]
    """Opened tables, by language."""


class Labels(NamedTuple):
    """Headings of the table's fixed columns."""

    day: str = "day (UTC)"
    people: str = "people"
    tables: str = "tables"
    deals: str = "deals"


ENGLISH = Labels()


def print_stats(database: DatabaseAddress, days: int) -> int:
    """Print what was played on each of the last days; return the exit status."""
    if days < 1:
        print("There is nothing to show: --days takes a number from 1 on.", file=sys.stderr)
        return DO_NOT_TRY_AGAIN
    lines = list[str]()
    status = exit_status(lambda: lines.extend(stats(last_days(database, days))))
    for line in lines:
        tell(line)
    return status


def last_days(database: DatabaseAddress, days: int) -> tuple[Day, ...]:
    """Return the last days on which something was played. Raises StoreError.

    It reads all moves, from a copy or a connection of its own, as a bot may be running.
    """
    today = int(time.time()) // DAY_SECONDS
    first = max(0, today - days + 1)
    return asyncio.run(_days_since(database, first))


def days_or_reason(database: DatabaseAddress, days: int) -> tuple[Day, ...] | str:
    """Return what ``last_days`` does, or a sentence that says why the database cannot be read.

    For another process, which logs an error as a bug.
    """
    try:
        return last_days(database, days)
    except StoreError as error:
        return str(error)


async def _days_since(database: DatabaseAddress, first: int) -> tuple[Day, ...]:
    async with opened_to_read(database) as store:
        return await store.read(days_since, first)


def days_since(db: Database, first: int) -> tuple[Day, ...]:
    """Return the days on which something was played, from a day on, the earliest first."""
    since = (first * DAY_SECONDS,)
    people = dict[int, int](db.execute(PEOPLE, since).fetchall())
    forms, languages = dict[int, Counter[str]](), dict[int, Counter[str]]()
    for day, locale, count in db.execute(TABLES, since).fetchall():
        languages.setdefault(day, Counter())[language_of(locale)] += count
    for day, game, players, count in db.execute(DEALS, since).fetchall():
        forms.setdefault(day, Counter())[f"{game}{players}"] += count
    return tuple(
        Day(day, people.get(day, 0), forms.get(day, Counter()), languages.get(day, Counter()))
        for day in sorted({*people, *forms, *languages})
    )


def stats(days: Iterable[Day], labels: Labels = ENGLISH) -> Iterator[str]:
    """Yield the lines of the table; only forms and languages that occur have a column."""
    days = tuple(days)
    if not days:
        yield "Nothing was played on these days."
        return
    forms = sorted({form for day in days for form in day.forms})
    languages = sorted({language for day in days for language in day.languages})
    heading = (labels.day, labels.people, labels.tables, *languages, labels.deals, *forms)
    yield from aligned((heading, *(_row(day, forms, languages) for day in days)))


def _row(day: Day, forms: Iterable[str], languages: Iterable[str]) -> tuple[str, ...]:
    counts = (
        day.people,
        day.languages.total(),
        *(day.languages[language] for language in languages),
        day.forms.total(),
        *(day.forms[form] for form in forms),
    )
    date = time.strftime("%Y-%m-%d", time.gmtime(day.number * DAY_SECONDS))
    return (date, *map(str, counts))
