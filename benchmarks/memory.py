"""Benchmark of the memory of the bot and its workers, and of the time until the bot is up.

Memory is what is in no file, shared pages divided among those who share them, and the pages of each
file that any of the processes has: what the proportional set size (``smaps``) would be if no other
process on the machine used the same libraries.
"""

import asyncio
import tempfile
import time
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from benchmarks.filled import until
from benchmarks.people import Presser
from benchmarks.stand import AS_IT_COMES, OURS, Stand, processor_time
from bot.contests.daily.service import QUIET
from sandbox import Users

DEALS = 2
IDLE = 40.0
"""The most seconds for which an idle bot is watched: some seconds after its start it sees to the
deals of the day, once a day for some minutes."""
LONGEST = 300.0
"""Seconds that a deal may take, or a worker to get ready."""
ANALYSED = 20.0
"""Seconds after which an analysis has surely used all the memory that it will."""
BARS = {1: 300.0, 0: 120.0}
"""The most MiB without the process for the deals of the day, by ``TAROK_WORKERS``."""
START, SHARE = 3.0, 0.01
"""The bars: seconds from the start until READY, and the share of a core when idle."""


class Taken(NamedTuple):
    """The measurements with a number of workers."""

    workers: int
    start: float
    rest: float
    idle: float
    played: float
    """MiB after the deals, with masters and analyses where there are workers."""
    aside: float
    """MiB more at that time: a process without which a bot is at rest prepares the deals of the
    day."""


def processes(first: int) -> Iterator[int]:
    """A process and all that it has started."""
    yield first
    for task in Path(f"/proc/{first}/task").iterdir():
        for child in (task / "children").read_text("ascii").split():
            yield from processes(int(child))


class Pages:
    """The memory of processes: MiB in no file, and of each piece of a file the most one has."""

    def __init__(self) -> None:
        self._anonymous = 0.0
        self._files: dict[tuple[str, str, str], float] = {}

    def add(self, process: int) -> None:
        """Count one more process."""
        piece, figures = ("", "", ""), dict[str, float]()
        for line in Path(f"/proc/{process}/smaps").read_text("utf-8").splitlines():
            words = line.split()
            if not words[0].endswith(":"):
                piece = (words[5] if len(words) > 5 else "", words[2], words[1])
            elif words[-1] == "kB":
                figures[words[0]] = int(words[1]) / 1024
            if words[0] == "Anonymous:":
                self._count(piece, figures)

    def _count(self, piece: tuple[str, str, str], figures: dict[str, float]) -> None:
        if not piece[0].startswith("/"):
            self._anonymous += figures["Pss:"]
            return
        changed = figures["Anonymous:"]
        self._anonymous += changed
        self._files[piece] = max(self._files.get(piece, 0.0), figures["Rss:"] - changed)

    @property
    def whole(self) -> float:
        """MiB in all."""
        return self._anonymous + sum(self._files.values())


def memory_taken(first: int) -> float:
    """MiB of a process and all that it has started."""
    return memory_of(processes(first))


def memory_of(pids: Iterable[int]) -> float:
    """MiB of some processes."""
    pages = Pages()
    for process in pids:
        pages.add(process)
    return pages.whole


def busy(first: int) -> float:
    """Seconds of processor time of a process and all that it has started."""
    return sum(map(processor_time, processes(first)))


async def measure(workers: int, folder: Path) -> Taken:
    """Start a bot, watch it at rest, and play some deals with it. Raises TimeoutError."""
    settings = {"TAROK_DB": str(folder / "memory.sqlite3"), "TAROK_WORKERS": str(workers)}
    stand = Stand(OURS, folder, AS_IT_COMES, **settings)
    async with stand.server, asyncio.timeout(LONGEST * (DEALS + 1)):
        start = await stand.start()
        await stand.world.synced.wait()
        while workers_awake(stand) < 2 * min(workers, 1):  # noqa: ASYNC110 - see below
            await asyncio.sleep(0.1)  # another process's file: there is no event to await
        await stand.idle()
        resting = [*processes(stand.bot.pid)]
        rest, before = memory_of(resting), busy(stand.bot.pid)
        watched = min(IDLE, QUIET - (time.perf_counter() - stand.began))
        if watched <= 0:
            raise TimeoutError("the bot was not at rest soon enough")
        await asyncio.sleep(watched)
        idle = (busy(stand.bot.pid) - before) / watched
        await _play(stand, "master" if workers else "club")
        played = memory_of(resting)
        aside = memory_taken(stand.bot.pid) - played
        await stand.wait_until_at_rest(still=1.0)
        await stand.bot.stop()
    return Taken(workers, start, rest, idle, played, aside)


def workers_awake(stand: Stand) -> int:
    """The number of kinds of workers that have said that they are ready."""
    return stand.log.read_text("utf-8").count("workers are awake")


async def _play(stand: Stand, level: str) -> None:
    """Play with the house for one person, who asks for an analysis of each deal."""
    channel = stand.world.add_channel("memory")
    presser = Presser(stand.world, stand.world.add_person("Ana").id, channel, alone=True)
    users = Users(stand.world)
    options: dict[str, object] = {"game": "slovenian", "players": 4, "level": level}
    await users.slash(presser.user, channel.id, "tarok new", options)
    code = (await until(stand.world, partial(presser.find, "fill", "start"))).code
    for _ in range(DEALS):
        await presser.press_until_gone(code)
        await until(stand.world, lambda: not presser.find("next"))
        await presser.play(lambda: presser.find("next") is not None)
        if level == "master":
            await users.slash(presser.user, channel.id, "tarok match analyse", {})
            await asyncio.sleep(ANALYSED)
        code = "next"


def _verdict(value: float, bar: float) -> str:
    return f"(bar {bar:g}: {'held' if value <= bar else 'NOT HELD'})"


def _aside(memory: float) -> str:
    return f", and {memory:.0f} aside, for the deals of the day" if round(memory) else ""


def lines() -> Iterator[str]:
    """The figures as they are printed."""
    for workers, bar in BARS.items():
        with tempfile.TemporaryDirectory() as folder:
            figures = asyncio.run(measure(workers, Path(folder)))
        yield (
            f"TAROK_WORKERS={workers}: {figures.rest:.0f} MiB at rest, {figures.played:.0f} after "
            f"{DEALS} deals {_verdict(figures.played, bar)}"
            f"{_aside(figures.aside)}; "
            f"idle {100 * figures.idle:.2f} % of a core "
            f"{_verdict(100 * figures.idle, 100 * SHARE)}; "
            f"ready after {figures.start:.1f} s {_verdict(figures.start, START)}"
        )
