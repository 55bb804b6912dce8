"""Benchmark of people alone with the house: clicks a second of one core, by style and by store.

A person with a bot of their own plays some deals, all settings as they come, but that the house
answers at once. Processor time is that of the bot and of the worker in which house players think.
What the other worker does, such as deals of the next days, is work that no click asks for: it is
printed beside it. Only processor time is taken, so the bots run at the same time.

The first deals are not counted: a bot that has just started scales each face once for each size.
"""

import asyncio
import os
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from benchmarks.filled import until
from benchmarks.memory import processes, workers_awake
from benchmarks.parts import Profile, profile
from benchmarks.people import Presser
from benchmarks.stand import AS_IT_COMES, OURS, Stand, processor_time, sampled
from bot.base.settings import Style
from bot.thinkers.work import NICE_STUDY
from sandbox import Users
from tests.postgres import Postgres

WARM, DEALS = 3, 5
"""Deals before anything is counted, and deals that are."""
LONGEST = 240.0
"""Seconds that all of them may take."""
KINDS_OF_WORKERS = 2
STYLES: tuple[Style, ...] = ("text", "pictures")


class Played(NamedTuple):
    """A person's clicks, and seconds of processor time: for them, and for what nobody asked for."""

    name: str
    style: Style
    clicks: int
    busy: float
    unasked: float
    profile: Profile
    """The parts of a click in the bot's own process."""

    @property
    def on_a_core(self) -> float:
        """Clicks in a second of processor time, with all that they lead to."""
        return self.clicks / self.busy


class Solo:
    """A bot, and a person who plays alone with the house; ``name``: of its style and store."""

    def __init__(self, name: str, style: Style, folder: Path, database: str = "") -> None:
        folder.mkdir()
        self._name, self._style = name, style
        self._samples = folder / "bot.samples"
        self._stand = Stand(
            sampled(OURS, self._samples),
            folder,
            AS_IT_COMES,
            TAROK_DB=database or str(folder / "alone.sqlite3"),
            TAROK_LOOK=style,
            TAROK_SOLO_PACE="0",
        )
        world = self._stand.world
        self._channel = world.add_channel("alone")
        self._person = Presser(world, world.add_person("Ana").id, self._channel, alone=True)
        self._presses = 0

    async def measure(self) -> Played:
        """Play the deals. Raises TimeoutError."""
        stand = self._stand
        async with stand.server, asyncio.timeout(LONGEST):
            await stand.start()
            await stand.world.synced.wait()
            while workers_awake(stand) < KINDS_OF_WORKERS:  # noqa: ASYNC110 - a process's file
                await asyncio.sleep(0.1)
            await stand.wait_until_at_rest(still=1.0)
            await self._begin()
            await self._play(WARM)
            presses, before = self._presses, self._used()
            async with stand.sampling(self._samples):
                await self._play(DEALS)
                busy, unasked = map(float.__sub__, self._used(), before)
            clicks = self._presses - presses
            await stand.bot.stop()
        shares = profile(self._samples, clicks)
        return Played(self._name, self._style, clicks, busy, unasked, shares)

    async def _begin(self) -> None:
        options: dict[str, object] = {"game": "slovenian", "players": 4, "deals": 12}
        user = self._person.user
        await Users(self._stand.world).slash(user, self._channel.id, "tarok new", options)
        self._next = (
            await until(self._stand.world, partial(self._person.find, "fill", "start"))
        ).code

    async def _play(self, deals: int) -> None:
        for _ in range(deals):
            clicks = self._person.clicks
            await self._person.press_until_gone(self._next)
            await self._person.play(lambda: self._person.find("next") is not None)
            await self._stand.wait_until_at_rest(still=1.0)
            self._presses += 1 + self._person.clicks - clicks
            self._next = "next"

    def _used(self) -> tuple[float, float]:
        """Seconds of processor time of the bot and its house players, and of its other workers."""
        used = [0.0, 0.0]
        least_nice = os.getpriority(os.PRIO_PROCESS, 0)
        for number in processes(self._stand.bot.pid):
            nice = os.getpriority(os.PRIO_PROCESS, number)
            used[least_nice < NICE_STUDY <= nice] += processor_time(number)
        return used[0], used[1]


async def measure(folder: Path, postgres: Postgres | None) -> list[Played]:
    """Play in each style, and on a PostgreSQL server if there is one. Raises TimeoutError."""
    solos = [Solo(style, style, folder / f"alone-{style}") for style in STYLES]
    if postgres is not None:
        url = postgres.create_database().url
        solos.append(Solo("text, PostgreSQL", "text", folder / "alone-postgres", url))
    return list(await asyncio.gather(*(solo.measure() for solo in solos)))


def lines(played: Sequence[Played]) -> Iterator[str]:
    """The figures as they are printed."""
    for play in played:
        yield (
            f"{play.name}: {play.on_a_core:.0f} a second of a core; "
            f"{1000 * play.busy / play.clicks:.2f} ms a click over {play.clicks} clicks; "
            f"meanwhile {play.unasked:.1f} s of work that no click asks for"
        )
