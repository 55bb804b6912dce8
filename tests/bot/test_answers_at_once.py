"""All that a PostgreSQL server answers may be there at once, or come by and by."""

import time
from collections.abc import Generator
from typing import Any

import pytest

from bot.store import StoreError
from tests.bot.test_server_failures import ORPHAN, same_after_a_restart
from tests.bot.world import World
from tests.line import Line

Patient: Any = pytest.importorskip("bot.store.postgres.statements").Patient
pytestmark = pytest.mark.long

ANSWERED = 0.02
"""Seconds after which a server that has nothing else to do has answered."""


def late(asked: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
    """The same as psycopg asks it, which hears nothing before all is answered."""
    wanted = next(asked)
    while True:
        time.sleep(ANSWERED)
        ready = yield wanted
        try:
            wanted = asked.send(ready)
        except StopIteration as done:
            return done.value


async def test_what_is_refused_as_it_is_kept_is_not_kept(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then psycopg hears one answer more than it waits for."""
    world = World(line.direct)
    await world.open()
    table, wait = await world.started(), Patient.wait
    with monkeypatch.context() as patched, pytest.raises(StoreError, match="refused"):
        patched.setattr(Patient, "wait", lambda self, asked, *rest: wait(self, late(asked), *rest))
        await world.store.connection.write(lambda db: db.execute(ORPHAN))
    await world.play(table, 2)
    await same_after_a_restart(world, table)
    await world.store.close()
