"""Run all benchmarks, or those that are named, and print ratios; ``--help`` lists them."""

import asyncio
import os
import platform
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from benchmarks import (
    alone,
    busy,
    careers,
    charged,
    clicks,
    crowds,
    duplicates,
    filled,
    forms,
    house_deals,
    idle,
    kernel,
    ladders,
    memory,
    parts,
    pictures,
    random_deals,
    scale,
    servers,
    store_processes,
    stores,
    thinking,
    tournaments,
)
from tests.postgres import Postgres


def against_openspiel() -> Iterator[str]:
    """Random deals, against OpenSpiel."""
    pairs = random_deals.measure()
    ratios = sorted(ours / theirs for ours, theirs in pairs)
    ours, theirs = (statistics.median(side) for side in zip(*pairs, strict=True))
    yield (
        "random deals of contract three, actions per second, engine / OpenSpiel: "
        f"{statistics.median(ratios):.2f} x (rounds {ratios[0]:.2f} to {ratios[-1]:.2f}; "
        f"median {ours:,.0f} to {theirs:,.0f})"
    )


def every_form() -> Iterator[str]:
    """Every form of the game."""
    first, *_ = played = forms.measure()
    yield f"random deals per second, against {first.name} (= 1); a table restored in mid-deal:"
    for form in played:
        yield (
            f"  {form.name:22} {form.deals / first.deals:5.2f} x ({form.deals:6,.0f})"
            f"   {form.bytes:6,} bytes   {form.milliseconds:5.1f} ms"
        )


def the_house() -> Iterator[str]:
    """House players among themselves."""
    yield "house against house: deals per second, and what one costs against a random one (= 1):"
    for form in house_deals.measure():
        yield f"  {form.name:22} {form.deals:5.0f} a second   {form.dearer:5.1f} x"


def a_click() -> Iterator[str]:
    """Clicks, against a bare bot."""
    yield "a click at tables with different deals, our bot / a bare discord.py bot:"
    with tempfile.TemporaryDirectory() as folder, stores.server() as postgres:
        compared, profiles = asyncio.run(_clicks(Path(folder)))
        yield from map("  {}".format, clicks.lines(compared))
        yield "clicks of people who play alone with the house:"
        played = asyncio.run(alone.measure(Path(folder), postgres))
        yield from map("  {}".format, alone.lines(played))
        if postgres is None:
            yield f"  {stores.NOBODY_HAS_ONE}"
        yield "the parts of a card among fifty people, four at a table, and of a click alone:"
        columns = {
            **{f"{name}, fifty": profile for name, profile in profiles.items()},
            **{f"{play.name}, alone": play.profile for play in played},
        }
        yield from map("  {}".format, parts.lines(columns))


async def _clicks(folder: Path) -> clicks.Measured:
    return await clicks.measure(await filled.template(folder, clicks.TABLES), folder)


def a_deal() -> Iterator[str]:
    """The cost of a deal for people, and for its host."""
    yield "a deal, all settings as they come:"
    with tempfile.TemporaryDirectory() as folder:
        yield from map("  {}".format, charged.lines(asyncio.run(charged.measure(Path(folder)))))


def a_house_that_thinks() -> Iterator[str]:
    """Clicks while house players search."""
    yield "a click while house players think:"
    with tempfile.TemporaryDirectory() as folder:
        yield from map("  {}".format, thinking.lines(asyncio.run(_thinking(Path(folder)))))


async def _thinking(folder: Path) -> thinking.Compared:
    return await thinking.measure(await filled.template(folder), folder)


def many_tables() -> Iterator[str]:
    """Ten tables and ten thousand."""
    yield "open tables that nobody plays at:"
    with tempfile.TemporaryDirectory() as folder:
        yield from map("  {}".format, scale.lines(asyncio.run(_scale(Path(folder)))))


async def _scale(folder: Path) -> scale.Figures:
    return await scale.measure(await filled.template(folder), folder)


def busy_tables() -> Iterator[str]:
    """Ten busy tables, and up to two thousand."""
    yield "a card among four people, by the number of tables that are played at:"
    with tempfile.TemporaryDirectory() as folder:
        yield from map("  {}".format, busy.lines(asyncio.run(_busy(Path(folder)))))


async def _busy(folder: Path) -> list[busy.Step]:
    return await busy.measure(await filled.template(folder), folder)


def growing_crowds() -> Iterator[str]:
    """Ever more people alone with the house."""
    yield "from a click to its answer, people alone with the house:"
    with tempfile.TemporaryDirectory() as folder:
        yield from map("  {}".format, crowds.lines(asyncio.run(crowds.measure(Path(folder)))))


def idle_servers() -> Iterator[str]:
    """Ten servers and ten thousand, and a shard that is full."""
    yield "servers in which nobody plays, and the start of a shard:"
    yield from map("  {}".format, servers.lines())


def a_year_later() -> Iterator[str]:
    """An idle bot that has been there for a year."""
    yield "what is done by the clock, while nobody plays:"
    yield from map("  {}".format, idle.lines())


def stores_and_drivers() -> Iterator[str]:
    """Moves kept by a store, against its bare driver, and clicks on both kinds."""
    yield "committed moves a second, a store / its bare driver; clicks, PostgreSQL / SQLite:"
    with tempfile.TemporaryDirectory() as folder, stores.server() as postgres:
        yield from map("  {}".format, asyncio.run(stores.measure_commits(Path(folder), postgres)))
        if postgres is None:
            yield f"  {stores.NOBODY_HAS_ONE}"
        else:
            yield from map("  {}".format, asyncio.run(store_processes.measure(postgres)))
            yield from map("  {}".format, asyncio.run(_stores(Path(folder), postgres)))


async def _stores(folder: Path, postgres: Postgres) -> list[str]:
    source = await filled.template(folder, clicks.TABLES)
    return await stores.measure_clicks(source, folder, postgres)


def profiles() -> Iterator[str]:
    """Profiles and leaderboards."""
    yield "a profile or a leaderboard, from the wish to the page:"
    with tempfile.TemporaryDirectory() as folder:
        timed = asyncio.run(careers.measure(Path(folder)))
    yield from map("  {}".format, careers.lines(*timed))


def ladders_of_days() -> Iterator[str]:
    """Ladders of the deals of the day."""
    yield "a ladder of the deals of the day, from the wish to the page:"
    with tempfile.TemporaryDirectory() as folder:
        timed = asyncio.run(ladders.measure(Path(folder)))
    yield from map("  {}".format, ladders.lines(*timed))


def tournaments_of_servers() -> Iterator[str]:
    """Tournaments."""
    yield "a tournament, from the wish to the page / all its tries read by sqlite3 alone:"
    with tempfile.TemporaryDirectory() as folder:
        timed = asyncio.run(tournaments.measure(Path(folder)))
    yield from map("  {}".format, tournaments.lines(timed))


def cards_of_others() -> Iterator[str]:
    """A million draws of cards that others have had."""
    yield "cards that others have had, for who plays alone with the house:"
    yield from map("  {}".format, duplicates.lines())


def hands_and_tables() -> Iterator[str]:
    """Pictures, against empty ones."""
    yield "a picture / Pillow writing an empty one of the same size:"
    yield from map("  {}".format, pictures.lines(*asyncio.run(pictures.measure())))


def the_kernel() -> Iterator[str]:
    """Play-outs, against OpenSpiel's deals, and exact search."""
    yield "the kernel on one core: play-outs / OpenSpiel's deals driven from Python; exact search:"
    yield from map("  {}".format, kernel.play_out_lines())
    yield from map("  {}".format, kernel.exact_lines())


def the_machine() -> Iterator[str]:
    """Memory, at rest and after deals, an idle bot, and its start."""
    yield "bot and workers, alone on a machine, the kernel compiled before:"
    yield from map("  {}".format, memory.lines())


PARTS: dict[str, Callable[[], Iterator[str]]] = {
    "deals": against_openspiel,
    "forms": every_form,
    "house": the_house,
    "kernel": the_kernel,
    "pictures": hands_and_tables,
    "clicks": a_click,
    "charged": a_deal,
    "thinking": a_house_that_thinks,
    "scale": many_tables,
    "busy": busy_tables,
    "crowds": growing_crowds,
    "servers": idle_servers,
    "idle": a_year_later,
    "stores": stores_and_drivers,
    "careers": profiles,
    "ladders": ladders_of_days,
    "tournaments": tournaments_of_servers,
    "duplicates": cards_of_others,
    "memory": the_machine,
}


def help_text() -> str:
    """How to call the command, and a line for each benchmark."""
    width = max(map(len, PARTS))
    parts = (f"  {name:{width}}  {part.__doc__}" for name, part in PARTS.items())
    return "\n".join(("usage: python -m benchmarks [NAME ...]", "", "all, or these:", *parts))


def main(names: list[str]) -> int:
    """Print the machine and the ratios; the exit status."""
    if {"-h", "--help"} & set(names):
        print(help_text())
        return 0
    if unknown := set(names) - set(PARTS):
        print(f"no such benchmark: {', '.join(unknown)}; there are {', '.join(PARTS)}")
        return 2
    cores, load = os.cpu_count(), os.getloadavg()[0]
    print(
        f"{platform.machine()}, {cores} cores, Python {platform.python_version()}, load {load:.1f}"
    )
    for name in names or PARTS:
        for line in PARTS[name]():
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
