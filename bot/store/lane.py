"""Calls to a database, served in their order by a thread that has one connection to it.

Whatever is to be done there is one function, so that a transaction costs one way to that thread and
back, however many statements it has. Writes that wait at the same time share a commit.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

from bot.background import Background
from bot.meter import NOBODY, Access, Meter
from bot.store.database import Database, Work, WorkResult
from bot.store.errors import StoreError

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S", bound="Session")


class Session(Protocol):
    """A connection, which one thread alone uses."""

    def read(self, work: Callable[[Database], T]) -> T:
        """What a work gives that writes nothing."""
        ...

    def commit(self, works: Sequence[Work]) -> list[WorkResult]:
        """Each work as a transaction, in their order, kept or undone by itself."""
        ...

    def rest(self) -> None:
        """What is left to do after a read, when its answer has been given."""
        ...

    def explain(self, error: Exception) -> StoreError | None:
        """An error of the database as a sentence for the host; None: it is not one of those."""
        ...

    def close(self) -> None:
        """Let go of it."""
        ...


async def to_the_end(work: "asyncio.Future[T]", *, cancelled: bool = False) -> T:
    """Await work that must not be left half-way; a cancellation strikes at the next await."""
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
    """Where a session is used."""

    async def turn(self, work: Callable[[], object]) -> None:
        """Have it done there, after all that was given before: also if who waits is cancelled, and
        it need not be waited for."""
        ...

    async def close(self) -> None:
        """End it, after all that it was given."""
        ...


class OwnThread:
    """A thread for a session that has none."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "store")

    async def turn(self, work: Callable[[], object]) -> None:
        """Have it done, which is not waited for."""
        self._pool.submit(work)

    async def close(self) -> None:
        """Let it end by itself."""
        self._pool.shutdown(wait=False)


class Lane(Generic[S]):
    """A session and its thread. Calls are served in their order."""

    def __init__(self, thread: Thread, session: S, meter: Meter) -> None:
        self._thread, self._session, self._meter = thread, session, meter
        self._writing: deque[tuple[Work, Future[Any]]] = deque()
        self._written: Future[Any] | None = None
        self._due = False
        """Whether the thread will look once more at what is to be written."""
        self._closed = False
        self.waiting = 0
        """Calls that have not been answered."""

    @classmethod
    async def open(
        cls, opened: Callable[[], S], meter: Meter = NOBODY, thread: Thread | None = None
    ) -> "Lane[S]":
        """Open a session in a thread, of its own if none is given, which ends if that fails.
        Raises what that raises."""
        thread = OwnThread() if thread is None else thread
        done: Future[S] = Future()
        try:
            session = await _answered(thread, lambda: _settled(done, opened), done)
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
        await to_the_end(closing)

    async def _end(self) -> None:
        done: Future[None] = Future()
        try:
            await _answered(self._thread, lambda: _settled(done, self._session.close), done)
        finally:
            await self._thread.close()

    async def read(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """The result of ``work(db, ...)``, which writes nothing. Raises StoreError."""
        done: Future[T] = Future()

        def turn() -> None:
            if _settled(done, lambda: self._session.read(lambda db: work(db, *a, **k))):
                self._session.rest()

        return await self._measured("read", turn, done)

    async def write(
        self, work: Callable[Concatenate[Database, P], T], *a: P.args, **k: P.kwargs
    ) -> T:
        """The same as one transaction: kept as a whole, and undone if ``work`` raises.

        It comes at the latest when a call made now would; with others that wait it may be sooner.
        """
        written: Future[T] = Future()
        self._writing.append((lambda db: work(db, *a, **k), written))
        self._written = written
        due, self._due = self._due, True
        return await self._measured("write", None if due else self._commit, written)

    async def of_session(self, work: Callable[[S], T]) -> T:
        """The result of ``work(session)``: what is about the session itself. Raises StoreError."""
        done: Future[T] = Future()
        return await self._turn(lambda: _settled(done, lambda: work(self._session)), done)

    async def written(self) -> None:
        """Wait until all that has been asked to be written is, or is refused."""
        if self._written is not None and not self._written.done():
            written = asyncio.wrap_future(self._written)
            written.add_done_callback(_heard)
            await asyncio.wait((written,))

    async def _measured(
        self, kind: Access, work: Callable[[], None] | None, done: "Future[T]"
    ) -> T:
        """The same, with the time that it took told."""
        begun = time.perf_counter()
        self.waiting += 1
        try:
            return await self._turn(work, done)
        finally:
            self.waiting -= 1
            self._meter.stored(kind, time.perf_counter() - begun)

    async def _turn(self, work: Callable[[], object] | None, done: "Future[T]") -> T:
        """The same, with what the database refuses told in a sentence."""
        if self._closed:
            raise StoreError("The database is closed.")
        try:
            return await _answered(self._thread, work, done)
        except Exception as error:
            told = self._session.explain(error)
            if told is None:
                raise
            raise told from error

    def _commit(self) -> None:
        """Write all that waits."""
        self._due = False  # first: what comes from now on may be too late for this turn
        waiting = [self._writing.popleft() for _ in range(len(self._writing))]
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


async def _answered(thread: Thread, work: Callable[[], object] | None, done: "Future[T]") -> T:
    """A turn of the thread, which settles ``done``: that is the answer. None: it has one.

    A cancellation takes back what has not begun.
    """
    try:
        if work is not None:
            await thread.turn(work)
        return done.result() if done.done() else await asyncio.wrap_future(done)
    except asyncio.CancelledError:
        if done.cancel():
            raise
        return await to_the_end(asyncio.wrap_future(done), cancelled=True)


def _heard(written: "asyncio.Future[Any]") -> None:
    """Who has asked for it hears what befell it."""
    if not written.cancelled():
        written.exception()


def _settled(done: "Future[T]", work: Callable[[], T]) -> bool:
    """Do the work, unless it has been taken back, and note what came of it; whether it was done."""
    if not done.set_running_or_notify_cancel():
        return False
    try:
        done.set_result(work())
    except BaseException as error:
        done.set_exception(error)
        return False
    return True
