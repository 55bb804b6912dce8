"""Benchmark of a picture: ours against Pillow writing an empty one of the same size and mode.

A gallery is asked for private pages, with trick and hand, and for tables of every form, at moments
of random deals, one after the other: each for the first time, then again. Meanwhile a clock ticks
in the event loop; how late it ticks is what drawing costs everybody else.
"""

import asyncio
import statistics
import time
from collections.abc import Callable, Iterator
from io import BytesIO
from random import Random
from typing import NamedTuple

from PIL import Image

from benchmarks.forms import random_step
from bot.deals.hand_table import hand_table
from bot.deals.scenes import table_scene
from bot.games.info import Chair, TableInfo
from bot.kit.l10n import Words, load_words
from bot.pictures.gallery import Gallery
from bot.pictures.scenes import Scene
from engine import VARIANTS, Deal, observe, open_deal

DEALS = 3
"""Of every form."""
EVERY = 6
"""Moves between two pictures."""
TICK = 0.005
LEVEL = 2
"""Pillow's level of compression for the empty one, out of 9."""
NAMES = ("Ana", "Bor", "Cilka", "Dane", "Eva")


class Kind(NamedTuple):
    """A kind of picture: milliseconds that each took, the first time and again; the pictures."""

    name: str
    bar: float
    times: list[float]
    again: list[float]
    pictures: list[bytes]


class Delay(NamedTuple):
    """The lateness of the event loop's clock meanwhile, in milliseconds."""

    p50: float
    p99: float
    most: float


def _info(game: str, players: int) -> TableInfo:
    chairs = tuple(Chair(name, number) for number, name in enumerate(NAMES[:players], 1))
    zeros = (0,) * players
    return TableInfo(1, 1, game, players, chairs, 1, zeros, zeros, 1, 12, None)


def _moments(chance: Random) -> Iterator[tuple[TableInfo, Deal]]:
    """Deals of every form, at every few moves."""
    for game, variant in VARIANTS.items():
        for players in variant.players:
            rules, info = variant.build(players), _info(game, players)
            for _ in range(DEALS):
                deal, moves = open_deal(rules, rules.pack.shuffled(chance), 0), 0
                while deal.turn is not None:
                    if moves % EVERY == 0:
                        yield info, deal
                    deal, moves = random_step(deal, chance), moves + 1


def scenes(words: Words) -> tuple[list[Scene], list[Scene]]:
    """Private pages and tables to draw, each once."""
    hands: dict[Scene, None] = {}
    boards: dict[Scene, None] = {}
    for info, deal in _moments(Random(1)):
        hands[hand_table(info, observe(deal, deal.turn), words).scene] = None
        boards[table_scene(info, observe(deal, None), words).scene] = None
    return list(hands), list(boards)


def _empty(data: bytes) -> float:
    """Seconds to write an empty picture as large as this one."""
    with Image.open(BytesIO(data)) as picture:
        size, mode, colours = picture.size, picture.mode, picture.getpalette()
    begin = time.perf_counter()
    image = Image.new(mode, size)
    image.putpalette(colours or [])
    image.save(BytesIO(), "PNG", compress_level=LEVEL)
    return time.perf_counter() - begin


async def _draw(gallery: Gallery, scene: Scene) -> tuple[float, bytes]:
    begin = time.perf_counter()
    data = await gallery.of(scene)
    return 1000 * (time.perf_counter() - begin), data


async def _kind(gallery: Gallery, name: str, wanted: list[Scene], bar: float) -> Kind:
    first = [await _draw(gallery, scene) for scene in wanted]
    again = [await _draw(gallery, scene) for scene in wanted]
    times = [spent for spent, _ in first]
    return Kind(name, bar, times, [spent for spent, _ in again], [data for _, data in first])


async def _tick(late: list[float], on: Callable[[], bool]) -> None:
    while on():
        begin = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(1000 * (time.perf_counter() - begin - TICK))


async def measure() -> tuple[list[Kind], Delay]:
    """The figures of hands and tables, and how late the event loop was meanwhile."""
    hands, boards = scenes(load_words()("en"))
    gallery = Gallery()
    for scene in (*hands[:8], *boards[:8]):  # faces and letters are scaled once in a bot's life
        await gallery.of(scene)
    gallery = Gallery()
    late: list[float] = []
    busy = True
    clock = asyncio.create_task(_tick(late, lambda: busy))
    kinds = [
        await _kind(gallery, "a private page", hands, 15),
        await _kind(gallery, "a table", boards, 40),
    ]
    busy = False
    await clock
    await gallery.close()
    return kinds, Delay(statistics.median(late), statistics.quantiles(late, n=100)[-1], max(late))


def lines(kinds: list[Kind], delay: Delay) -> Iterator[str]:
    """The figures as they are printed."""
    for kind in kinds:
        p50, again = statistics.median(kind.times), statistics.median(kind.again)
        empty = 1000 * statistics.median(map(_empty, kind.pictures))
        sizes = [len(data) / 1024 for data in kind.pictures]
        verdict = "held" if p50 <= kind.bar and again <= 1 else "NOT HELD"
        yield (
            f"{kind.name}, {len(sizes)} of all forms: {p50 / empty:.1f} x; p50 {p50:.1f} to "
            f"{empty:.1f} ms, p90 {statistics.quantiles(kind.times, n=10)[-1]:.1f} ms, "
            f"again {again:.3f} ms (bars {kind.bar:.0f} and 1 ms: {verdict}); "
            f"{statistics.median(sizes):.0f} KiB, at most {max(sizes):.0f}"
        )
    yield (
        f"meanwhile the event loop was late by {delay.p50:.1f} ms, "
        f"one time in a hundred by {delay.p99:.1f} ms, at most by {delay.most:.1f} ms"
    )
