"""Benchmark of open tables that nobody plays at: ten against ten thousand, in one run.

The files are copies of one table in the middle of a deal and of one lobby (``benchmarks.filled``);
every table has a channel of its own, of which Discord tells the bot at its start. A bare
discord.py bot in the same channels shows what the library takes for itself.

*A move* is a card played as soon as the one before it, at another table, is answered: whatever the
bot does between two clicks counts. The bots of both files run at the same time and take turns.
*Ready* is when the bot has identified itself on the gateway and is told READY; *answering* when it
has been told of all channels, too, and has answered a click.
"""

import asyncio
import contextlib
import math
import statistics
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.filled import Filled, Template, cards, fill, furnish, look, meet, sit
from benchmarks.stand import BARE, OURS, Stand
from bot.base.settings import Style
from bot.pictures.gallery import REST

FEW, MANY, MOST = 10, 10_000, 100_000
PICTURED = f"{MANY:,} tables with pictures"
STARTS = 3
SLOW = 10.0
"""Seconds after which a start is not measured again."""
RESTING, STILL = 60.0, 1.0
"""Seconds that a bot may take to come to rest after a start, and of silence that count as rest."""
TABLES = 8
"""Tables that are played at, in both files."""
ROUNDS = 30
"""Cards played at each of them."""
SLEEPERS = 40
ASLEEP = REST + 5
"""Seconds after which nobody looks at pictures any more."""


class Started(NamedTuple):
    """The start of a bot: seconds until ready and until it answers, and MiB of memory then.

    ``work`` is the processor time until ready, in seconds: it does not grow when others keep the
    machine busy. ``requests`` are those that it sent until it came to rest.
    """

    name: str
    ready: float
    work: float
    answering: float
    memory: float
    requests: int


class Moves(NamedTuple):
    """The cost of a move in each round: milliseconds until answered, and of processor time."""

    wall: list[float]
    work: list[float]


class Figures(NamedTuple):
    """All measurements."""

    starts: list[Started]
    few: Moves
    many: Moves
    asleep: list[float]
    """Milliseconds of the first click at a table since the start."""
    awake: list[float]
    """Milliseconds of the second one."""


def _stand(tables: Filled, folder: Path, command: list[str] = OURS, style: Style = "text") -> Stand:
    stand = Stand(command, folder, TAROK_DB=str(tables.path), TAROK_LOOK=style)
    furnish(stand.world, tables)
    return stand


async def _start(stand: Stand, tables: Filled, name: str, button: str = "") -> Started:
    """Start a bot, click once, and let it come to rest. Raises TimeoutError."""
    try:
        stand.watch.requests = 0
        ready = await stand.start()
    except TimeoutError:
        return Started(name, math.inf, math.inf, math.inf, math.nan, 0)
    work = stand.busy
    place = tables.places[0]
    click = look(meet(stand.world, tables, place), place.people[0])
    answer, *_ = await stand.clicks([click._replace(button=button or click.button)])
    with contextlib.suppress(TimeoutError):
        await stand.wait_until_at_rest(RESTING, STILL)
    answering = answer.answered - stand.began
    await stand.idle()
    if "pictures" in name:
        await asyncio.sleep(ASLEEP)
    return Started(name, ready, work, answering, stand.memory, stand.watch.requests)


async def _starts(stand: Stand, tables: Filled, name: str, button: str = "") -> Started:
    """The median of some starts; the bot runs afterwards, unless it would not start."""
    starts = [await _start(stand, tables, name, button)]
    while len(starts) < STARTS and starts[-1].ready < SLOW:
        await stand.bot.stop()
        starts.append(await _start(stand, tables, name, button))
    return sorted(starts, key=lambda start: start.ready)[len(starts) // 2]


async def _moves(stand: Stand, tables: Filled, moves: Moves) -> None:
    """A card at every table, one after the other."""
    places = tables.playing[:TABLES]
    clicks = await cards(stand.world, places)
    await stand.wait_until_at_rest()
    busy, answers = stand.busy, []
    for click in clicks:
        answers += await stand.clicks([click])
    await stand.wait_until_at_rest()
    moves.wall.append(1000 * (answers[-1].answered - answers[0].sent) / len(clicks))
    moves.work.append(1000 * (stand.busy - busy) / len(clicks))
    stand.forget()


async def _first_clicks(stand: Stand, tables: Filled) -> tuple[list[float], list[float]]:
    """Milliseconds of a first and of a second click at untouched tables."""
    asleep: list[float] = []
    awake: list[float] = []
    for place in tables.playing[-SLEEPERS:]:
        click = look(meet(stand.world, tables, place), place.people[0])
        for clicks in (asleep, awake):
            answer, *_ = await stand.clicks([click])
            await stand.wait_until_at_rest()
            clicks.append(1000 * answer.seconds)
    return asleep, awake


async def _bare(folder: Path, tables: Filled) -> Started:
    stand = _stand(tables, folder, BARE)
    async with stand.server:
        start = await _starts(stand, tables, f"a bare bot, {len(tables.places):,} channels", "new")
        await stand.bot.stop()
    return start


async def _alone(source: Template, folder: Path, number: int, style: Style, name: str) -> Started:
    """Start our bot with this many tables, and nothing else."""
    tables = fill(source, folder / f"{number}-{style}.sqlite3", number)
    stand = _stand(tables, folder, style=style)
    async with stand.server:
        start = await _start(stand, tables, name)
        await stand.bot.stop()
    return start


async def measure(source: Template, folder: Path, most: int = MOST) -> Figures:
    """Take all measurements; ``most`` tables are only started with. Raises TimeoutError."""
    files = {number: fill(source, folder / f"{number}.sqlite3", number) for number in (FEW, MANY)}
    starts = [await _bare(folder, files[FEW]), await _bare(folder, files[MANY])]
    few, many = (_stand(tables, folder) for tables in files.values())
    moves = Moves([], []), Moves([], [])
    asleep, awake = [math.inf], [math.nan]
    async with few.server, many.server:
        for stand, (number, tables) in zip((few, many), files.items(), strict=True):
            starts.append(await _starts(stand, tables, f"{number:,} tables"))
        if starts[-1].ready < math.inf:
            asleep, awake = await _first_clicks(many, files[MANY])
            await _play(((few, files[FEW], moves[0]), (many, files[MANY], moves[1])))
        await few.bot.stop()
        await many.bot.stop()
    starts.append(await _alone(source, folder, MANY, "pictures", PICTURED))
    if most:
        starts.append(await _alone(source, folder, most, "text", f"{most:,} tables"))
    return Figures(starts, *moves, asleep, awake)


async def _play(sides: Sequence[tuple[Stand, Filled, Moves]]) -> None:
    for stand, tables, _ in sides:
        for place in tables.playing[:TABLES]:
            await sit(stand, tables, place)
    for _ in range(ROUNDS):
        for stand, tables, moves in sides:
            await _moves(stand, tables, moves)


# Printed ----------------------------------------------------------------------------------------


def _verdict(value: float, bar: float) -> str:
    return f"bar {bar:g}: " + ("held" if value <= bar else "NOT HELD")


def lines(figures: Figures) -> Iterator[str]:
    """The figures as they are printed."""
    for start in figures.starts:
        yield (
            f"{start.name}: ready after {start.ready:.2f} s "
            f"({start.work:.2f} s of processor time), answering after {start.answering:.2f} s; "
            f"{start.memory:.0f} MiB, {start.requests} requests"
        )
    by_name = {start.name: start for start in figures.starts}
    many = by_name[f"{MANY:,} tables"]
    yield f"start to ready, {MANY:,} tables: {many.ready:.2f} s ({_verdict(many.ready, 2)})"
    if (most := by_name.get(f"{MOST:,} tables")) is not None:
        yield f"start to ready, {MOST:,} tables: {most.ready:.2f} s ({_verdict(most.ready, 5)})"
    yield f"memory, {MANY:,} tables: {many.memory:.0f} MiB ({_verdict(many.memory, 90)})"
    pictured = by_name[PICTURED]
    yield f"memory, {PICTURED}: {pictured.memory:.0f} MiB ({_verdict(pictured.memory, 95)})"
    yield from _move_lines(figures)
    later = statistics.median(figures.asleep) - statistics.median(figures.awake)
    yield (
        f"first click on a sleeping table: {later:+.1f} ms against one awake "
        f"({_verdict(later, 10)}); p50 {statistics.median(figures.asleep):.1f} ms"
    )


def _move_lines(figures: Figures) -> Iterator[str]:
    if not figures.many.wall:
        return
    for what, few, many in (
        ("a move, until the next can follow", figures.few.wall, figures.many.wall),
        ("a move, processor time of all it leads to", figures.few.work, figures.many.work),
    ):
        ratio = statistics.median(many) / statistics.median(few)
        yield (
            f"{what}, {MANY:,} tables / {FEW}: {ratio:.2f} x ({_verdict(ratio, 1.2)}); "
            f"p50 {statistics.median(many):.2f} to {statistics.median(few):.2f} ms"
        )
