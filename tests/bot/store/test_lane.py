"""Calls to a database used by a single thread."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest

from bot.store.database import Work, WorkResult
from bot.store.errors import StoreError
from bot.store.lane import Lane
from tests.timeout import TIMEOUT

MOMENT = 0.5
"""Most seconds to let another thread go on."""


class Noted:
    """A session that notes what is written."""

    def __init__(self) -> None:
        self.written: list[str] = []

    def read(self, work: Callable[[Any], Any]) -> Any:
        return work(self)

    def commit(self, works: Sequence[Work]) -> list[WorkResult]:
        return [WorkResult(work(self)) for work in works]  # type: ignore[arg-type]

    def rest(self) -> None:
        pass

    def explain(self, _: Exception) -> StoreError | None:
        return None

    def close(self) -> None:
        pass


def _note(what: str, db: Any) -> None:
    db.written.append(what)


async def test_what_is_taken_back_does_not_hide_what_was_asked_before() -> None:
    """Waiting for all writes includes that one."""
    session, let_go = Noted(), threading.Event()
    lane: Lane[Noted] = await Lane.open(lambda: session)
    held = asyncio.create_task(lane.run_on_session(lambda _: let_go.wait(TIMEOUT)))
    await asyncio.sleep(0)
    writing = [
        asyncio.create_task(lane.write(partial(_note, one))) for one in ("first", "taken back")
    ]
    await asyncio.sleep(0)
    writing[1].cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing[1]
    seen = [asyncio.create_task(lane.wait_for_writes()) for _ in range(2)]
    await asyncio.sleep(0)
    let_go.set()
    await asyncio.gather(*seen)
    assert session.written == ["first"]
    await asyncio.gather(held, writing[0])
    await lane.close()


class Interrupted(Lane[Noted]):
    """A lane whose thread does what it can between two steps of asking it for a turn."""

    goes_on, has_gone_on = threading.Event(), threading.Event()

    @property
    def _due(self) -> bool:
        seen: bool = self.__dict__["due"]
        if seen and threading.current_thread() is threading.main_thread():
            self.goes_on.set()
            self.has_gone_on.wait(MOMENT)
        return seen

    @_due.setter
    def _due(self, due: bool) -> None:
        self.__dict__["due"] = due


async def test_no_write_is_left_without_a_turn() -> None:
    """Though another is taken up while it asks for one."""
    session = Noted()
    lane = await Interrupted.open(lambda: session)
    held = asyncio.create_task(lane.run_on_session(lambda _: Interrupted.goes_on.wait(TIMEOUT)))
    await asyncio.sleep(0)
    writing = [asyncio.create_task(lane.write(partial(_note, one))) for one in ("a", "b")]
    await asyncio.sleep(0)
    after = lane.run_on_session(lambda _: Interrupted.has_gone_on.set())
    async with asyncio.timeout(TIMEOUT):
        await asyncio.gather(held, *writing, after)
        await lane.write(partial(_note, "c"))
    assert Interrupted.goes_on.is_set() and session.written == ["a", "b", "c"]
    await lane.close()
