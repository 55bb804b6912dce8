"""Benchmark of an idle bot: a year of use and 10,000 servers, while nobody plays.

All it does then it does by the clock, so this is to cost what has changed, and not what there is.
The database has what a year leaves: tables, contests and their house players, tries, reminders,
channels with the deal of the day, tournaments that go on. A watchdog and Prometheus ask four times
a minute. Two runs are compared by processor time of the bot's process alone, as other work on the
machine takes none of that: ``python -m benchmarks.idle CHECKOUT`` runs an earlier checkout on the
same data beside it.
"""

import asyncio
import contextlib
import socket
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp

from benchmarks.servers import LONGEST, invite
from benchmarks.stand import OURS, Stand
from bot.contests.core.ghosts import missing_ghosts
from bot.contests.core.house import house_now
from bot.contests.daily.ranked import DAILY, RATED
from bot.contests.daily.service import day_of, games, headline, opening_time
from bot.store.migrate import MIGRATIONS, find_migrations, migrate
from sandbox import GUILD, MAX_GUILDS

SERVERS, DAYS = 10_000, 365
TABLES, OPEN = 200_000, 1_000
CHANNELS, TOURNAMENTS, ENTRANTS = 2_000, 200, 10
PEOPLE, TRIES, CHOICES = 2_000, 100, 20_000
"""People who want to be reminded, the tries of each, and people who have chosen a look."""
UNTIDY = 14
"""Days for which contests keep what can be worked out again."""

SETTLES, WATCHED = 100.0, 240.0
"""Seconds until a bot has finished its start, and seconds that it is watched."""
POLL = 15.0
"""Seconds between questions of the watchdog."""
HOUR = 3600

IN_CHECKOUT = """
import runpy, sys
sys.path[0] = {!r}
runpy.run_module("bot", run_name="__main__", alter_sys=True)
"""

Rows = Iterable[Sequence[Any]]


class Idle(NamedTuple):
    """The resources a bot took while it was watched."""

    busy: float
    """Seconds of processor time."""
    seconds: float

    @property
    def an_hour(self) -> float:
        """Seconds of processor time an hour."""
        return self.busy / self.seconds * HOUR


def year(path: Path, migrations: Path = MIGRATIONS) -> None:
    """Make the database, as a release with these migrations keeps it."""
    now = int(time.time())
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, 0, find_migrations(migrations))
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute("BEGIN")
        for table, columns, rows in (*_contests(now), *_tables(now), *_people(now), *_boards(now)):
            names = columns.split()
            places = ", ".join("?" * len(names))
            insert = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places})"  # noqa: S608 - names from the schema
            db.executemany(insert, rows)
        db.execute("COMMIT")


def _server(number: int) -> int:
    return GUILD + (number % SERVERS << 22)


def _contests(now: int) -> Iterator[tuple[str, str, Rows]]:
    """The deals of each day, with all that house players have played of them."""
    today, house = day_of(now), str(house_now(searching=False))
    contests, deals, ghosts = list[Any](), list[Any](), list[Any]()
    for day in range(today - DAYS, today + 2):
        of_day = [(DAILY, game) for game in games()]
        of_day.append((RATED, headline(day)))
        for kind, (variant, players) in of_day:
            contest = len(contests) + 1
            times = opening_time(day), opening_time(day + 1)
            settled = int(day < today)
            contests.append(
                (contest, kind.name, day, variant, players, "{}", house, *times, settled, 1)
            )
            line = "pass" if day >= today - UNTIDY else ""
            for deal in range(kind.deals):
                deals.append((contest, deal, f"{contest:032x}{deal:032x}"))
                for ghost in missing_ghosts((), 0, searching=False, of_each=kind.ghosts):
                    ghosts.append((contest, deal, 0, ghost.level, ghost.number, 35, line, 0))
    yield (
        "contests",
        "id kind number variant players options house opens closes settled ahead",
        contests,
    )
    yield "contest_deals", "contest deal secret", deals
    yield "ghosts", "contest deal seat level number points line ahead", ghosts


def _tables(now: int) -> Iterator[tuple[str, str, Rows]]:
    """Tables, most of them over."""
    yield (
        "tables",
        "id guild channel founder variant players options language state match told created_at "
        "ended_at waits since",
        (
            (
                row + 1, _server(row), row + 1, row % PEOPLE + 1, "slovenian", 4, "{}", "en",
                "playing" if row < OPEN else "ended", "{}", 0, now,
                None if row < OPEN else now, "remind" if row < OPEN else None,
                now if row < OPEN else None,
            )
            for row in range(TABLES)
        ),
    )  # fmt: skip


def _people(now: int) -> Iterator[tuple[str, str, Rows]]:
    """Write people's choices and tries."""
    looks = (("person", row + 1, "text", "clear") for row in range(CHOICES))
    yield "looks", "whose id style deck", looks
    yield (
        "reminders",
        "person language reminded_at",
        ((person + 1, "en", now) for person in range(PEOPLE)),
    )
    step = 1 + len(games())
    yield (
        "entries",
        "contest deal seat person mark name home reach language late opened_at finished_at points "
        "found",
        (
            (
                step * (DAYS - TRIES + number) + 1, 0, 0, person + 1, f"{person}", "Ana",
                _server(person), "server", "en", 0, now - 86_400 * (TRIES - number), now, 35, "{}",
            )
            for person in range(PEOPLE)
            for number in range(TRIES)
        ),
    )  # fmt: skip


def _boards(now: int) -> Iterator[tuple[str, str, Rows]]:
    """Write messages that stand in channels: of today, and of running tournaments.

    All were drawn just now and posted some time before: so none may be drawn again while it is
    watched.
    """
    today, first, posted = day_of(now), 1_000_000, now - 2 * HOUR
    yield (
        "daily_channels",
        "guild channel language day nonce message posted_at drawn drawn_at",
        (
            (_server(row), row + 1, "en", today, "n", row + 1, posted, "x", now)
            for row in range(CHANNELS)
        ),
    )
    yield (
        "contests",
        "id kind number variant players options house opens closes settled ahead",
        (
            (first + row, "tournament", row + 1, "slovenian", 4, "{}", "club 0 1", now - 9,
             now + 86_400, 0, 1)
            for row in range(TOURNAMENTS)
        ),
    )  # fmt: skip
    yield (
        "contest_deals",
        "contest deal secret",
        ((first + row, deal, "5a" * 32) for row in range(TOURNAMENTS) for deal in range(8)),
    )
    yield (
        "tournaments",
        "id guild channel language organizer ranking made_at nonce message drawn drawn_at",
        (
            (row + 1, _server(row), row + 1, "en", 1, "matchpoints", posted, "n", row + 1, "x",
             now)
            for row in range(TOURNAMENTS)
        ),
    )  # fmt: skip
    yield (
        "entrants",
        "tournament number person name",
        (
            (row + 1, entrant + 1, entrant + 1, f"Player {entrant}")
            for row in range(TOURNAMENTS)
            for entrant in range(ENTRANTS)
        ),
    )


async def watch(folder: Path, command: list[str], migrations: Path = MIGRATIONS) -> Idle:
    """Run a bot on such a database in a folder that is empty. Raises TimeoutError."""
    path, port = folder / "year.sqlite3", _free_port()
    year(path, migrations)
    stand = Stand(command, folder, TAROK_DB=str(path), TAROK_PORT=str(port))
    invite(stand, SERVERS, MAX_GUILDS)
    async with stand.server:
        await stand.start(LONGEST)
        await asyncio.sleep(SETTLES)
        asking = asyncio.create_task(_ask(port))
        before, began = stand.busy, time.monotonic()
        await asyncio.sleep(WATCHED)
        idle = Idle(stand.busy - before, time.monotonic() - began)
        asking.cancel()
        await stand.bot.kill()
    return idle


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def _ask(port: int) -> None:
    """A watchdog, and Prometheus."""
    async with aiohttp.ClientSession() as session:
        while True:
            for page in ("healthz", "metrics"):
                async with session.get(f"http://127.0.0.1:{port}/{page}") as answer:
                    await answer.read()
            await asyncio.sleep(POLL)


def measure_bot(command: list[str], migrations: Path) -> Idle:
    """The figures of a bot. Raises TimeoutError."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(watch(Path(folder), command, migrations))


def lines(checkout: Path | None = None) -> Iterator[str]:
    """Print the figures of today's bot, after those of an earlier one if its checkout is named."""
    earlier = None
    if checkout is not None:
        command = ["-c", IN_CHECKOUT.format(str(checkout))]
        earlier = measure_bot(command, checkout / "data" / "migrations")
        yield f"{checkout.name}: {_line(earlier)}"
    today = measure_bot(OURS, MIGRATIONS)
    yield f"today: {_line(today)}"
    if checkout is not None and earlier is not None:
        yield f"today / {checkout.name}: {today.busy / earlier.busy:.3f} x"


def _line(idle: Idle) -> str:
    return (
        f"{SERVERS:,} servers and a year, idle: {idle.an_hour:.0f} s of processor time an hour "
        f"({idle.busy:.2f} s in {idle.seconds:.0f} s)"
    )


if __name__ == "__main__":
    for line in lines(Path(sys.argv[1]).resolve() if sys.argv[1:] else None):
        print(line, flush=True)
