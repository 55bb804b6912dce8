"""Background tasks: the only place in the bot where tasks are started.

Each has a name, and what goes wrong is logged with its table. Nothing hangs for it: whoever awaits
the task gets None, and a loop starts over.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextvars import Context, copy_context
from typing import Any, Protocol, TypeVar

from bot.base import accidents
from bot.base.log_subject import detach_from_interaction

logger = logging.getLogger(__name__)

AGAIN, LONGEST = 1.0, 300.0
"""Seconds before a failed loop starts over: doubled each time, up to the longest."""

T = TypeVar("T")

Errors = tuple[type[Exception], ...]


class Background:
    """One owner's tasks; the owner closes it when they are no longer wanted."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    @property
    def running(self) -> tuple[asyncio.Task[Any], ...]:
        """What is under way."""
        return tuple(self._running)

    def start(
        self,
        work: Callable[[], Awaitable[T]],
        name: str,
        table: int | None = None,
        *,
        raises: Errors = (),
    ) -> "asyncio.Task[T | None]":
        """Do this work. If something goes wrong it is logged, and the answer is None.

        ``raises``: errors that are no accident, but meant for whoever awaits the task.
        """
        return self._begin(_answered(work, name, table, raises), name, table, copy_context())

    def keep(
        self,
        work: Callable[[], Awaitable[None]],
        name: str,
        table: int | None = None,
        *,
        again: float | None = None,
        passing: Errors = (),
    ) -> "asyncio.Task[None]":
        """Do this work until it ends by itself; if something goes wrong it starts over.

        ``again``: seconds until then; ``passing``: errors that are no accident, and themselves say
        what is wrong.
        """
        pause = AGAIN if again is None else again
        return self._begin(_kept(work, name, table, pause, passing), name, table, Context())

    def _begin(
        self, work: Coroutine[Any, Any, T], name: str, table: int | None, context: Context
    ) -> "asyncio.Task[T]":
        """Begin, on behalf of whoever the context names."""
        if table is not None:
            context.run(detach_from_interaction, table)
        task = asyncio.create_task(work, name=accidents.named(name, table), context=context)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # seen: nobody need await a task that ``raises``

    async def passed(self) -> None:
        """Wait until all work now under way is done."""
        await asyncio.gather(*self._others(), return_exceptions=True)

    async def close(self) -> None:
        """Cancel all tasks, and wait until they have ended."""
        tasks = self._others()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _others(self) -> list["asyncio.Task[Any]"]:
        """All but the current task."""
        return [task for task in self._running if task is not asyncio.current_task()]


async def _answered(
    work: Callable[[], Awaitable[T]], name: str, table: int | None, raises: Errors
) -> T | None:
    try:
        return await work()
    except raises:
        raise
    except (Exception, asyncio.CancelledError) as error:
        if _cancelled(error):
            raise
        accidents.note(error, name, table)
    return None


async def _kept(
    work: Callable[[], Awaitable[None]],
    name: str,
    table: int | None,
    again: float,
    passing: Errors,
) -> None:
    loop, pause = asyncio.get_running_loop(), again
    while True:
        begun = loop.time()
        try:
            await work()
        except passing as error:
            logger.warning("%s cannot go on now: %s", accidents.named(name, table), error)
        except (Exception, asyncio.CancelledError) as error:
            if _cancelled(error):
                raise
            accidents.note(error, name, table)
        else:
            return
        pause = again if loop.time() - begun > LONGEST else pause
        await asyncio.sleep(pause)
        pause = min(LONGEST, 2 * pause)


async def repeated(
    look: Callable[[], Awaitable[None]],
    every: float,
    errors: type[Exception],
    tell: Callable[[Exception], None],
) -> None:
    """Look every so many seconds, for ever; ``errors`` are told, as they are no accident."""
    while True:
        try:
            await look()
        except errors as error:
            tell(error)
        await asyncio.sleep(every)


async def one_by_one(
    found: Iterable[T], work: Callable[[T], Awaitable[object]], name: str, passing: Errors
) -> None:
    """Do this with each of these. What goes wrong with one is logged, and delays none after it;
    ``passing``: errors that would hit all alike, which are raised."""
    for one in found:
        try:
            await work(one)
        except passing:
            raise
        except Exception as error:
            accidents.note(error, name)


class Closable(Protocol):
    """Something with tasks of its own."""

    async def close(self) -> None:
        """End them."""
        ...


async def close_all(*parts: Closable) -> None:
    """Close all these, one after the other."""
    for part in parts:
        await part.close()


def _cancelled(error: BaseException) -> bool:
    """Whether the task itself is cancelled, and not just something it awaits."""
    task = asyncio.current_task()
    return isinstance(error, asyncio.CancelledError) and task is not None and task.cancelling() > 0
