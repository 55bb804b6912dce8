"""The guard itself: it notices every change to a findable table, also inside fields."""

import asyncio
from collections.abc import Callable

import pytest

from bot.tables.model.table import Table
from tests.bot.tables.model.guard import CHANGES, guard_value
from tests.bot.world import World

Change = Callable[[Table], object]

CHANGED: dict[str, Change] = {
    "a field": lambda table: setattr(table, "dealer", 1),
    "a dict": lambda table: table.given_hints.setdefault(0, None),  # type: ignore[arg-type]
    "a deeper one": lambda table: table.options["deep"].append(1),  # type: ignore[attr-defined]
}


@pytest.mark.parametrize("change", CHANGED.values(), ids=CHANGED.keys())
async def test_guard_refuses_changes_without_the_lock(world: World, change: Change) -> None:
    table = await world.open_table()
    async with table.lock:
        table.options = {"deep": []}  # type: ignore[dict-item]
        change(table)
    with pytest.raises(AssertionError, match="without the lock"):
        change(table)


async def test_guard_refuses_changes_under_anothers_lock(world: World) -> None:
    table = await world.open_table()
    async with table.lock:

        async def other() -> None:
            table.dealer = 1

        with pytest.raises(AssertionError, match="without the lock"):
            await asyncio.create_task(other())


READING = {"copy", "fromkeys", "get", "items", "keys", "values"}
FROZEN: dict[type, type] = {dict: object, list: tuple, set: frozenset}


@pytest.mark.parametrize("kind", CHANGES, ids=lambda kind: kind.__name__)
def test_guard_covers_every_container_method(kind: type) -> None:
    can = set(dir(kind)) - set(dir(FROZEN[kind])) - READING
    reads = {name for name in can if name.startswith("__") and not name.startswith(("__i", "__d"))}
    assert can - reads - {"__iter__"} <= set(CHANGES[kind])


@pytest.mark.parametrize("kind", CHANGES, ids=lambda kind: kind.__name__)
def test_guard_checks_every_change(kind: type) -> None:
    def check() -> None:
        raise LookupError("asked")

    for name in CHANGES[kind]:
        with pytest.raises(LookupError, match="asked"):
            getattr(guard_value(kind(), check), name)()
