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

PAUSE_SECONDS = 0.5
"""The most seconds to let another thread go on."""


class RecordingSession:
    """A session that records what is written."""

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


def _write_text(text: str, db: Any) -> None:
    db.written.append(text)


async def test_cancelled_write_is_skipped_and_earlier_writes_are_waited_for() -> None:
    """Waiting for all writes ends although the last one was cancelled."""
    session, may_end = RecordingSession(), threading.Event()
    lane: Lane[RecordingSession] = await Lane.open(lambda: session)
    holding = asyncio.create_task(lane.run_on_session(lambda _: may_end.wait(TIMEOUT)))
    await asyncio.sleep(0)
    writing = [
        asyncio.create_task(lane.write(partial(_write_text, text)))
        for text in ("first", "taken back")
    ]
    await asyncio.sleep(0)
    writing[1].cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing[1]
    waits = [asyncio.create_task(lane.wait_for_writes()) for _ in range(2)]
    await asyncio.sleep(0)
    may_end.set()
    await asyncio.gather(*waits)
    assert session.written == ["first"]
    await asyncio.gather(holding, writing[0])
    await lane.close()


class Interrupted(Lane[RecordingSession]):
    """A lane whose thread goes on between two steps of a request for a turn."""

    may_go_on, has_gone_on = threading.Event(), threading.Event()

    @property
    def _due(self) -> bool:
        seen: bool = self.__dict__["due"]
        if seen and threading.current_thread() is threading.main_thread():
            self.may_go_on.set()
            self.has_gone_on.wait(PAUSE_SECONDS)
        return seen

    @_due.setter
    def _due(self, due: bool) -> None:
        self.__dict__["due"] = due


async def test_write_begun_while_a_turn_starts_gets_a_turn() -> None:
    """The lane takes up an earlier write while the later one asks for its turn."""
    session = RecordingSession()
    lane = await Interrupted.open(lambda: session)
    holding = asyncio.create_task(
        lane.run_on_session(lambda _: Interrupted.may_go_on.wait(TIMEOUT))
    )
    await asyncio.sleep(0)
    writing = [asyncio.create_task(lane.write(partial(_write_text, text))) for text in ("a", "b")]
    await asyncio.sleep(0)
    after = lane.run_on_session(lambda _: Interrupted.has_gone_on.set())
    async with asyncio.timeout(TIMEOUT):
        await asyncio.gather(holding, *writing, after)
        await lane.write(partial(_write_text, "c"))
    assert Interrupted.may_go_on.is_set()
    assert session.written == ["a", "b", "c"]
    await lane.close()
