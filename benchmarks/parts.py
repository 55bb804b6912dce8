"""The parts of the bot that a click's processor time goes to, from samples of its stacks."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = f"{Path(__file__).parents[1]}/"
LIBRARIES = ("/site-packages/", "/lib/python", ROOT)
"""Names of files are cut behind the last of these that they contain."""
OTHER = "other"


class Row(NamedTuple):
    """Functions whose place in the tree begins like this, ``file:function``, belong to a part."""

    begins: str
    part: str


WHOLE = (Row("bot/pictures/cards.py:_with_shadow", "faces, the first time"),)
"""Functions to whose part all belongs that they call."""
ROWS = (
    Row("engine/view.py", "view"),
    Row("engine/", "rules"),
    Row("bot/kit/l10n.py", "words"),
    Row("fluent/", "words"),
    Row("bot/pictures/palette.py:png", "PNG"),
    Row("bot/pictures/palette.py:_chunk", "PNG"),
    Row("bot/pictures/", "picture"),
    Row("PIL/", "picture"),
    Row("bot/deals/", "page"),
    Row("bot/tables/pages/", "page"),
    Row("bot/kit/page.py", "page"),
    Row("bot/discord/sending/compose.py", "page"),
    Row("bot/tables/rows/", "store"),
    Row("bot/store/", "store"),
    Row("aiosqlite/", "store"),
    Row("psycopg", "store"),
    Row("discord/utils.py:_to_json", "JSON"),
    Row("json/", "JSON"),
    Row("discord/", "discord.py"),
    Row("aiohttp/", "aiohttp"),
    Row("multidict/", "aiohttp"),
    Row("yarl/", "aiohttp"),
    Row("asyncio/", "event loop"),
    Row("selectors.py", "event loop"),
    Row("benchmarks/sampled.py", "these samples"),
    Row("benchmarks/bare.py", "tables and messages"),
    Row("bot/", "tables and messages"),
    Row("search/", "tables and messages"),
    Row("concurrent/", "threads and workers"),
    Row("multiprocessing/", "threads and workers"),
    Row("pebble/", "threads and workers"),
)
"""The first that fits the innermost function counts; if none does, the function that called it."""
ENTRY = ("bot/__main__.py", "bot/cli.py", "bot/serving.py:run")
"""Functions around the event loop, which do no work of their own."""

Profile = Mapping[str, float]
"""Milliseconds of processor time a click, by part."""


def profile(samples: Path, clicks: int) -> Profile:
    """The time of a click by part, from a file of ``benchmarks.sampled``."""
    spent: Counter[str] = Counter()
    for line in samples.read_text("utf-8").splitlines():
        stack, _, microseconds = line.rpartition(" ")
        spent[part_of(stack)] += int(microseconds)
    return {part: time / 1000 / clicks for part, time in spent.items()}


def part_of(stack: str) -> str:
    """The part that a stack of functions belongs to."""
    places = [_place(function) for function in stack.split(";")]
    inner = [place for place in reversed(places) if not place.startswith(ENTRY)]
    for rows, some in ((WHOLE, places), (ROWS, inner)):
        for place in some:
            for row in rows:
                if place.startswith(row.begins):
                    return row.part
    return OTHER


def _place(function: str) -> str:
    """A function by its place in the tree, in a library, or in Python."""
    for folder in LIBRARIES:
        if folder in function:
            place = function.rpartition(folder)[2]
            return place.partition("/")[2] if folder == "/lib/python" else place
    return function


def lines(profiles: Mapping[str, Profile]) -> Iterator[str]:
    """A table of the parts: a column for each profile, by its name."""
    parts = dict.fromkeys([*(row.part for row in (*ROWS, *WHOLE)), OTHER])
    yield _line("milliseconds of a click", profiles)
    for part in parts:
        if any(column.get(part) for column in profiles.values()):
            yield _line(part, [f"{column.get(part, 0.0):.2f}" for column in profiles.values()])
    yield _line("in all", [f"{sum(column.values()):.2f}" for column in profiles.values()])


def _line(name: str, cells: Mapping[str, Profile] | Sequence[str]) -> str:
    return " | ".join([f"{name:24}", *(f"{cell:>16}" for cell in cells)])
