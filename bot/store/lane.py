"""Calls to a database, served in order by a thread that has one connection to it.

All that a call does there is one function: a transaction costs one trip to the thread and back,
however many statements it has. Writes that wait at the same time share a commit.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

from bot.base.background import Background
from bot.base.meter import NO_METER, Access, Meter
from bot.store.database import Database, Work, WorkResult
from bot.store.errors import StoreError

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S", bound="StoreSession")


class StoreSession(Protocol):
    """A connection, used by one thread alone."""

    def read(self, work: Callable[[Database], T]) -> T:
        """The result of work that only reads."""
        ...

    def commit(self, works: Sequence[Work]) -> list[WorkResult]:
        """Each work as a transaction, in order, kept or undone by itself."""
        ...

    def rest(self) -> None:
        """Do what remains after a read, once its answer is out."""
        ...

    def explain(self, error: Exception) -> StoreError | None:
        """An error of the database as a sentence for the host; None: it is no such error."""
        ...

    def close(self) -> None:
        """Let go of it."""
        ...


async def await_to_end(work: "asyncio.Future[T]", *, cancelled: bool = False) -> T:
    """Await work that must not stop half-way; a cancellation strikes at the next await."""
    while not work.done():
        try:
            await asyncio.wait((work,))
        except asyncio.CancelledError:
            cancelled = True
    caller = asyncio.current_task()
    if cancelled and caller is not None:
        caller.uncancel()
        caller.cancel()
    return work.result()


class Thread(Protocol):
    """Where a session runs."""

    async def turn(self, work: Callable[[], object]) -> None:
        """Have work done there, after all given before: even if the caller is cancelled.

        It may return before the work is done.
        """
        ...

    async def close(self) -> None:
        """End it, after all that it was given."""
        ...


class OwnThread:
    """A thread of our own, for a session that brings none."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "store")

    async def turn(self, work: Callable[[], object]) -> None:
        """Have work done, without waiting for it."""
        self._pool.submit(work)

    async def close(self) -> None:
        """Let it end by itself."""
        self._pool.shutdown(wait=False)


class Lane(Generic[S]):
    """A session and its thread. Calls are served in order."""

    def __init__(self, thread: Thread, session: S, meter: Meter) -> None:
        self._thread, self._session, self._meter = thread, session, meter
        self._writing: list[tuple[Work, Future[Any]]] = []
        self._written: Future[Any] | None = None
        self._due = False
        """Whether the thread is still to look at what waits to be written."""
        self._asking = threading.Lock()
        """Held to ask for that turn and to take it, or a write could be left without one."""
        self._closed = False
        self.waiting = 0
        """Calls without an answer yet."""

    @classmethod
    async def open(
        cls, opened: Callable[[], S], meter: Meter = NO_METER, thread: Thread | None = None
    ) -> "Lane[S]":
        """Open a session in a thread, its own if none is given; the thread ends if that fails.

        Raises what ``opened`` raises.
        """
        thread = OwnThread() if thread is None else thread
        done: Future[S] = Future()
        try:
            session = await _await_answer(thread, lambda: _settle(done, opened), done)
        except BaseException:
            await thread.close()
            raise
        return cls(thread, session, meter)

    async def close(self) -> None:
        """Let go of the session, after all calls under way. Closing twice is allowed."""
        if self._closed:
            return
        self._closed = True
        closing = Background().start(self._end, "closing", raises=(Exception,))
        await await_to_end(closing)

    async def _end(self) -> None:
        done: Future[None] = Future()
        try:
            await _await_answer(self._thread, lambda: _settle(done, self._session.close), done)
        finally:
            await self._thread.close()

    async def read(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """The result of ``work(db, ...)``, which writes nothing. Raises StoreError."""
        done: Future[T] = Future()

        def turn() -> None:
            if _settle(done, lambda: self._session.read(lambda db: work(db, *a, **k))):
                self._session.rest()

        return await self._measure("read", turn, done)

    async def write(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """The result of ``work`` as one transaction: kept as a whole, undone if it raises.

        It keeps its place among the calls; together with writes already waiting it may come sooner.
        """
        written: Future[T] = Future()
        self._written = written
        with self._asking:
            self._writing.append((lambda db: work(db, *a, **k), written))
            due, self._due = self._due, True
        return await self._measure("write", None if due else self._commit, written)

    async def run_on_session(self, work: Callable[[S], T]) -> T:
        """Run ``work`` on the session itself; return its result. Raises StoreError."""
        done: Future[T] = Future()
        return await self._turn(lambda: _settle(done, lambda: work(self._session)), done)

    async def wait_for_writes(self) -> None:
        """Wait until every write asked for so far is done, or refused."""
        if self._written is not None and self._written.cancelled() and not self._closed:
            self._written = Future()  # earlier ones may be in progress
            await self._thread.turn(partial(_settle, self._written, lambda: None))
        if self._written is not None and not self._written.done():
            written = asyncio.wrap_future(self._written)
            written.add_done_callback(_heard)
            await asyncio.wait((written,))

    async def _measure(self, kind: Access, work: Callable[[], None] | None, done: "Future[T]") -> T:
        """Do the work in its turn, and report how long it took."""
        begun = time.perf_counter()
        self.waiting += 1
        try:
            return await self._turn(work, done)
        finally:
            self.waiting -= 1
            self._meter.count_access(kind, time.perf_counter() - begun)

    async def _turn(self, work: Callable[[], object] | None, done: "Future[T]") -> T:
        """Do the work in its turn, with the database's refusal as a sentence."""
        if self._closed:
            raise StoreError("The database is closed.")
        try:
            return await _await_answer(self._thread, work, done)
        except Exception as error:
            explanation = self._session.explain(error)
            if explanation is None:
                raise
            raise explanation from error

    def _commit(self) -> None:
        """Write all that waits."""
        with self._asking:
            self._due = False
            waiting = tuple(self._writing)
            self._writing.clear()
        begun = [
            (work, written) for work, written in waiting if written.set_running_or_notify_cancel()
        ]
        if not begun:
            return
        outcomes = self._session.commit([work for work, _ in begun])
        for (_, written), outcome in zip(begun, outcomes, strict=True):
            if outcome.error is not None:
                written.set_exception(outcome.error)
            else:
                written.set_result(outcome.result)


async def _await_answer(thread: Thread, work: Callable[[], object] | None, done: "Future[T]") -> T:
    """Have the thread settle ``done``, and return its answer. ``work`` None: a turn is due already.

    A cancellation takes back work that has not begun.
    """
    try:
        if work is not None:
            await thread.turn(work)
        return done.result() if done.done() else await asyncio.wrap_future(done)
    except asyncio.CancelledError:
        if done.cancel():
            raise
        return await await_to_end(asyncio.wrap_future(done), cancelled=True)


def _heard(written: "asyncio.Future[Any]") -> None:
    """Mark an error as seen: whoever asked for the write gets it."""
    if not written.cancelled():
        written.exception()


def _settle(done: "Future[T]", work: Callable[[], T]) -> bool:
    """Do the work, unless it was taken back, and settle ``done``; returns whether it went well."""
    if not done.set_running_or_notify_cancel():
        return False
    try:
        done.set_result(work())
    except BaseException as error:
        done.set_exception(error)
        return False
    return True
