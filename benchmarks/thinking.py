"""Benchmark of people's clicks while house players think: two bots side by side in one run.

Both have the same tables. At twenty of them one person plays with three house players and answers
at once, so that the house is always asked; at others four people play, whose clicks are timed. One
bot's house searches in a worker, the other's goes by rules of thumb; both pause as usual. They are
clicked in turn, and the worker stands still while the other bot is clicked.
"""

import asyncio
import contextlib
import os
import signal
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from benchmarks.clicks import Tally
from benchmarks.filled import (
    LOBBIES,
    Filled,
    Place,
    Template,
    card,
    cards,
    fill,
    furnish,
    look,
    sit,
    until,
)
from benchmarks.stand import OURS, Stand
from sandbox import Message, Users, World

CROWD, PEOPLE = 20, 16
"""Tables at which the house plays with one person, and tables of people who are timed."""
ROUNDS = 9
"""Cards that are played at each of the latter: what is left of a deal."""
PACE = "1.5"
WARM = 1.0
"""Seconds that the crowd plays before anybody is timed."""
BAR = 1.5


class Side:
    """A bot with its tables."""

    def __init__(self, source: Template, folder: Path, name: str, workers: int) -> None:
        wanted = (CROWD + PEOPLE) * LOBBIES // (LOBBIES - 1) + 1
        home = folder / name
        home.mkdir()
        self.tables: Filled = fill(source, home / "tables.sqlite3", wanted)
        masters(self.tables.path)
        self.crowd = self.tables.playing[:CROWD]
        self.people = self.tables.playing[CROWD : CROWD + PEOPLE]
        self.stand = Stand(
            OURS,
            home,
            TAROK_DB=str(self.tables.path),
            TAROK_PACE=PACE,
            TAROK_WORKERS=str(workers),
        )
        self.tally = Tally()
        self.answered = 0
        """Cards that the people of the crowd have played: for each the house plays three."""
        self._boards: dict[int, Message] = {}
        self._playing: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the bot; everybody sits down, and three of the four leave each table of the crowd.

        Raises TimeoutError.
        """
        furnish(self.stand.world, self.tables)
        await self.stand.start()
        await self.stand.wait_until_at_rest(still=1)
        for place in (*self.crowd, *self.people):
            self._boards[place.table] = await sit(self.stand, self.tables, place)
        clicks = await cards(self.stand.world, self.crowd)
        users = Users(self.stand.world)
        for place, click in zip(self.crowd, clicks, strict=True):
            for user in place.people:
                if user != click.user:
                    await users.slash(user, place.channel, "tarok leave", {})

    def let_the_crowd_play(self) -> None:
        """From now on the house is asked, until the deals are over."""
        self._playing = [asyncio.create_task(self._plays(place)) for place in self.crowd]

    async def _plays(self, place: Place) -> None:
        while True:
            click = await until(self.stand.world, partial(card, self.stand.world, place))
            await self.stand.clicks([click])
            self.answered += 1
            await until(self.stand.world, partial(_other, self.stand.world, place, click.button))

    async def at(self, place: Place) -> None:
        """Time a look at a hand at a table of people, and a card played."""
        world = self.stand.world
        (click,) = await cards(world, [place])
        hand = look(self._boards[place.table], click.user)
        self.tally.add(await self.stand.clicks([hand]), 0.0)
        self.tally.add(await self.stand.clicks(await cards(world, [place])), 0.0)
        self.stand.forget()

    async def stop(self) -> None:
        """Stop the crowd and the bot."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        await self.stand.bot.stop()


def _other(world: World, place: Place, button: str) -> bool:
    """Whether a card other than this button's is to be played at a table."""
    click = card(world, place)
    return click is not None and click.button != button


def masters(path: Path) -> None:
    """Make house players search, if the file says how well they play."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        if any(row[1] == "level" for row in db.execute("PRAGMA table_info(seats)")):
            db.execute("UPDATE seats SET level = 'master'")
            db.commit()


class Compared(NamedTuple):
    """Clicks while the house searches, and while it goes by rules of thumb."""

    searching: Tally
    by_thumb: Tally
    crowd: tuple[int, int]
    """Cards that the people of the crowd played meanwhile, at either bot."""
    memory: tuple[float, float]
    """MiB of the bot, and of the worker it has started."""


async def measure(source: Template, folder: Path) -> Compared:
    """Clicks at both bots in turn. Raises TimeoutError."""
    sides = Side(source, folder, "searching", 1), Side(source, folder, "by-thumb", 0)
    async with sides[0].stand.server, sides[1].stand.server:
        try:
            crowd, memory = await _click(sides)
        finally:
            for side in sides:
                await side.stop()
    return Compared(sides[0].tally, sides[1].tally, crowd, memory)


async def _click(sides: tuple[Side, Side]) -> tuple[tuple[int, int], tuple[float, float]]:
    """Click at both in turn; what the crowd played meanwhile, and the memory of the first bot."""
    for side in sides:
        await side.start()
    for side in sides:
        side.let_the_crowd_play()
    await asyncio.sleep(WARM)
    workers = children(sides[0].stand.bot.pid)
    for number in range(ROUNDS * PEOPLE):
        await sides[0].at(sides[0].people[number % PEOPLE])
        with pause(workers):
            await sides[1].at(sides[1].people[number % PEOPLE])
    crowd = sides[0].answered, sides[1].answered
    memory = sides[0].stand.memory, max(map(resident, workers))
    return crowd, memory


def children(pid: int | None) -> list[int]:
    """The processes that a process has started."""
    pids = []
    for status in Path("/proc").glob("[0-9]*/status"):
        with contextlib.suppress(OSError):
            if f"\nPPid:\t{pid}\n" in status.read_text("utf-8"):
                pids.append(int(status.parent.name))
    return pids


def resident(pid: int) -> float:
    """Resident memory of a process, MiB."""
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


@contextlib.contextmanager
def pause(workers: list[int]) -> Iterator[None]:
    """Stop these processes meanwhile: the other bot has the machine as if they did not exist."""
    for pid in workers:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in workers:
            os.kill(pid, signal.SIGCONT)


def p95(tally: Tally) -> float:
    """The 95th percentile of the answer times, in milliseconds."""
    times = sorted(tally.seconds)
    return 1000 * times[int(0.95 * len(times))]


def lines(compared: Compared) -> Iterator[str]:
    """The figures as they are printed."""
    ours, other = p95(compared.searching), p95(compared.by_thumb)
    verdict = "held" if ours <= BAR * other else "NOT HELD"
    yield (
        f"a click while {CROWD} tables search / go by rules of thumb: p95 {ours / other:.2f} x "
        f"(bar {BAR:.1f}: {verdict}); p95 {ours:.1f} to {other:.1f} ms, "
        f"p50 {compared.searching.p50:.1f} to {compared.by_thumb.p50:.1f} ms; "
        f"{len(compared.searching.seconds)} clicks, meanwhile "
        f"{compared.crowd[0]} to {compared.crowd[1]} cards by the people who play with the house"
    )
    bot, worker = compared.memory
    yield f"memory: the bot {bot:.0f} MiB, its worker {worker:.0f} MiB"
