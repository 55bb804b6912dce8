"""Benchmark of crowds: the time from a click to its answer, with ever more people at the tables.

Each person plays Slovenian tarok for four alone with the house, all settings as they come (so with
pictures), but that the house answers at once. They look at a page for ``SECONDS_A_PAGE`` on
average, often shorter and sometimes much longer, as people do, and play deal after deal. More come
when the clicks of those before them have been timed for a while.

The stand-in for Discord and its people run in the measuring process: on two cores the bot has one.
"""

import asyncio
import random
import statistics
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from benchmarks.clicks import verdict
from benchmarks.filled import until
from benchmarks.people import Presser
from benchmarks.stand import AS_IT_COMES, LOST, OURS, Stand
from sandbox import Users

STEPS = (10, 25, 50, 100, 200)
"""The numbers of people, one after the other."""
BARS = {50: 100.0, 100: 300.0}
"""The bars for the time that 95 of 100 clicks take at most, in milliseconds, by people."""
SECONDS_A_PAGE = 3.0
FASTEST = 0.4
"""Seconds in which nobody presses yet."""
SETTLING, COUNTED = 15.0, 40.0
"""Seconds of clicks after the last of a crowd has come before any are counted, and that are."""
COMING = 0.1
"""Seconds between people who come."""


class Crowd(NamedTuple):
    """The answers to a number of people: milliseconds, clicks a second, cores used by the bot."""

    people: int
    p50: float
    p95: float
    rate: float
    cores: float


async def measure(folder: Path, steps: Sequence[int] = STEPS) -> list[Crowd]:
    """Let ever more people play. Raises TimeoutError."""
    stand = Stand(OURS, folder, AS_IT_COMES, TAROK_SOLO_PACE="0")
    chance, taken = random.Random(1), list[Crowd]()
    people: list[Presser] = []
    playing: list[asyncio.Task[None]] = []
    async with stand.server:
        await stand.start()
        await stand.world.synced.wait()
        await stand.wait_until_at_rest(still=1.0)
        for step in steps:
            while len(people) < step:
                people.append(_come(stand, len(people), chance))
                playing.append(asyncio.create_task(_play(stand, people[-1])))
                await asyncio.sleep(COMING)
            taken.append(await _count(stand, people))
            for task in playing:
                if task.done():
                    task.result()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await stand.bot.stop()
    return taken


def _come(stand: Stand, number: int, chance: random.Random) -> Presser:
    """A person in a channel of their own."""
    world = stand.world
    user, channel = world.add_person(f"Player {number}").id, world.add_channel(f"table-{number}")
    think = partial(_seconds_of_looking, chance)
    return Presser(world, user, channel, alone=True, think=think)


def _seconds_of_looking(chance: random.Random) -> float:
    return FASTEST + chance.expovariate(1 / (SECONDS_A_PAGE - FASTEST))


async def _play(stand: Stand, person: Presser) -> None:
    """Open a table, and play one deal after another."""
    options: dict[str, object] = {"game": "slovenian", "players": 4, "deals": 12}
    await Users(stand.world).slash(person.user, person.channel.id, "tarok new", options)
    begin = await until(stand.world, partial(person.find, "fill", "start"))
    await person.press_until_gone(begin.code)
    while True:
        await person.play(lambda: person.find("next") is not None)
        await person.press_until_gone("next")


async def _count(stand: Stand, people: Sequence[Presser]) -> Crowd:
    """Wait a while, then count the answers to the clicks of some seconds."""
    await asyncio.sleep(SETTLING)
    for person in people:
        person.sent.clear()
    stand.forget()
    busy = stand.busy
    await asyncio.sleep(COUNTED)
    cores = (stand.busy - busy) / COUNTED
    sent = {token: began for person in people for token, began in person.sent.items()}
    answered = stand.watch.answered
    times = [1000 * (answered.get(token, began + LOST) - began) for token, began in sent.items()]
    stand.watch.answered.clear()
    p95 = statistics.quantiles(times, n=20)[-1]
    return Crowd(len(people), statistics.median(times), p95, len(times) / COUNTED, cores)


def lines(crowds: Sequence[Crowd]) -> Iterator[str]:
    """The figures as they are printed."""
    for crowd in crowds:
        bar = BARS.get(crowd.people)
        judged = "" if bar is None else f" ({verdict(crowd.p95, bar)})"
        yield (
            f"{crowd.people} people: p50 {crowd.p50:.0f} ms, p95 {crowd.p95:.0f} ms{judged}; "
            f"{crowd.rate:.1f} clicks a second, {crowd.cores:.2f} cores"
        )
