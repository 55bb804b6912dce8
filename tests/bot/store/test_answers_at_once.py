"""A PostgreSQL server's answers may come all at once, or one by one."""

import time
from collections.abc import Generator
from typing import Any

import pytest

from bot.store import StoreError
from tests.bot.store.test_server_failures import ORPHAN, same_after_a_restart
from tests.bot.world import World
from tests.database_proxy import DatabaseProxy

Patient: Any = pytest.importorskip("bot.store.postgres.statements").Patient
pytestmark = pytest.mark.long

ANSWERED = 0.02
"""Seconds after which an otherwise idle server has answered."""


def late(asked: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
    """The same generator of psycopg's, which now hears nothing before all is answered."""
    wanted = next(asked)
    while True:
        time.sleep(ANSWERED)
        ready = yield wanted
        try:
            wanted = asked.send(ready)
        except StopIteration as done:
            return done.value


async def test_what_is_refused_at_the_commit_is_not_kept(
    proxy: DatabaseProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then psycopg gets one answer more than it expects."""
    world = World(proxy.direct)
    await world.open()
    table, wait = await world.start_table(), Patient.wait
    with monkeypatch.context() as patched, pytest.raises(StoreError, match="refused"):
        patched.setattr(Patient, "wait", lambda self, asked, *rest: wait(self, late(asked), *rest))
        await world.store.connection.write(lambda db: db.execute(ORPHAN))
    await world.play_moves(table, 2)
    await same_after_a_restart(world, table)
    await world.store.close()
