"""Benchmark of tables that are played at: ten, and more and more of them, up to two thousand.

One bot with cards as text, whose file has all tables from the start. Four people come to ever more
of them and open their hands; then as many cards as ever are played, spread over all those tables,
a few at the same moment. So a click costs more only for what the bot does about the other tables.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.clicks import DONE, Tally, time_clicks
from benchmarks.filled import LOBBIES, Filled, Place, Template, cards, fill, furnish, look, meet
from benchmarks.stand import OURS, Stand

STEPS = (10, 100, 500, 2_000)
"""The numbers of tables that are played at, one after the other."""
AT_ONCE, ROUNDS = 10, 20
"""Cards at the same moment, and how often."""
COMING = 25
"""Tables whose people come at the same moment."""
WARM = 1.0
SETTLING = 300.0
"""Seconds in which a bot has drawn the boards of all who have come: it asks Discord for few."""


class Step(NamedTuple):
    """Figures of a number of busy tables: milliseconds of processor time a card, MiB in all."""

    tables: int
    work: float
    memory: float


async def measure(source: Template, folder: Path, steps: Sequence[int] = STEPS) -> list[Step]:
    """Play at ever more tables. Raises TimeoutError."""
    wanted = steps[-1] * LOBBIES // (LOBBIES - 1) + 1
    tables = fill(source, folder / "busy.sqlite3", wanted)
    stand = Stand(OURS, folder, TAROK_DB=str(tables.path))
    furnish(stand.world, tables)
    taken: list[Step] = []
    async with stand.server:
        await stand.start()
        await stand.wait_until_at_rest(still=WARM)
        busy: list[Place] = []
        for step in steps:
            await _come(stand, tables, tables.playing[len(busy) : step])
            busy = tables.playing[:step]
            card = Tally()
            for number in range(ROUNDS):
                await _play(stand, _spread(busy, number), card)
            taken.append(Step(step, card.work, stand.memory))
        await stand.bot.stop()
    return taken


async def _come(stand: Stand, tables: Filled, places: Sequence[Place]) -> None:
    """All people of these tables open their hands."""
    for first in range(0, len(places), COMING):
        some = places[first : first + COMING]
        boards = [meet(stand.world, tables, place) for place in some]
        for number in range(len(some[0].people)):
            people = [place.people[number] for place in some]
            await stand.clicks(list(map(look, boards, people)))
        stand.forget()
    await stand.wait_until_at_rest(SETTLING, WARM)


def _spread(places: Sequence[Place], number: int) -> list[Place]:
    """Some tables, evenly spread over all, and others each time."""
    apart = len(places) // AT_ONCE
    return [*places[number % apart :: apart]][:AT_ONCE]


async def _play(stand: Stand, places: Sequence[Place], card: Tally) -> None:
    await time_clicks(stand, card, await cards(stand.world, places), DONE)


def lines(steps: Sequence[Step]) -> Iterator[str]:
    """The figures as they are printed."""
    few, *_ = steps
    for step in steps:
        yield (
            f"{step.tables:,} tables: {step.work:.2f} ms of processor time a card "
            f"({step.work / few.work:.2f} x); {step.memory:.0f} MiB"
        )
