"""Background tasks: the only place in the bot where tasks are started.

Each has a name, and its errors are logged with its table. A failed task returns None to its
awaiter, and a failed loop starts over.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextvars import Context, copy_context
from typing import Any, Protocol, TypeVar

from bot.base import accidents
from bot.base.log_subject import detach_from_interaction

logger = logging.getLogger(__name__)

FIRST_RETRY_SECONDS = 1.0
"""Pause before a failed loop starts over, doubled each time."""
MAX_RETRY_SECONDS = 300.0
"""Longest pause before a failed loop starts over."""

T = TypeVar("T")

Errors = tuple[type[Exception], ...]


class Background:
    """One owner's tasks; the owner closes it when they are no longer wanted."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    @property
    def running(self) -> tuple[asyncio.Task[Any], ...]:
        """Tasks that have not ended, also before asyncio has called ``_on_end``.

        From Python 3.12 on, waiting for ended tasks lets nothing else run: that call never came.
        """
        return tuple(task for task in self._running if not task.done())

    def start(
        self,
        work: Callable[[], Awaitable[T]],
        name: str,
        table: int | None = None,
        *,
        raises: Errors = (),
    ) -> "asyncio.Task[T | None]":
        """Start a task. Its errors are logged, and its result is then None.

        ``raises``: expected errors, which the awaiter gets.
        """
        return self._begin(_log_errors(work, name, table, raises), name, table, copy_context())

    def keep(
        self,
        work: Callable[[], Awaitable[None]],
        name: str,
        table: int | None = None,
        *,
        first_pause: float = FIRST_RETRY_SECONDS,
        passing: Errors = (),
    ) -> "asyncio.Task[None]":
        """Start a task that is restarted after errors until it returns.

        ``first_pause``: seconds before the first restart; ``passing``: temporary errors, of which
        only the message is logged.
        """
        restarting = _restart_on_errors(work, name, table, first_pause, passing)
        return self._begin(restarting, name, table, Context())

    def _begin(
        self, work: Coroutine[Any, Any, T], name: str, table: int | None, context: Context
    ) -> "asyncio.Task[T]":
        """Create a task that runs in ``context``."""
        if table is not None:
            context.run(detach_from_interaction, table)
        task = asyncio.create_task(work, name=accidents.task_name(name, table), context=context)
        self._running.add(task)
        task.add_done_callback(self._on_end)
        return task

    def _on_end(self, task: "asyncio.Task[Any]") -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved: asyncio does not warn about a task that nobody awaited

    async def wait(self) -> None:
        """Wait for all current tasks."""
        await asyncio.gather(*self._others(), return_exceptions=True)

    async def close(self) -> None:
        """Cancel all tasks, and wait for their end."""
        tasks = self._others()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _others(self) -> list["asyncio.Task[Any]"]:
        """All but the current task."""
        return [task for task in self._running if task is not asyncio.current_task()]


async def _log_errors(
    work: Callable[[], Awaitable[T]], name: str, table: int | None, raises: Errors
) -> T | None:
    try:
        return await work()
    except raises:
        raise
    except (Exception, asyncio.CancelledError) as error:
        if _is_cancelled(error):
            raise
        accidents.note(error, name, table)
    return None


async def _restart_on_errors(
    work: Callable[[], Awaitable[None]],
    name: str,
    table: int | None,
    first_pause: float,
    passing: Errors,
) -> None:
    loop = asyncio.get_running_loop()
    pause = first_pause
    while True:
        begun = loop.time()
        try:
            await work()
        except passing as error:
            logger.warning("%s cannot go on now: %s", accidents.task_name(name, table), error)
        except (Exception, asyncio.CancelledError) as error:
            if _is_cancelled(error):
                raise
            accidents.note(error, name, table)
        else:
            return
        pause = first_pause if loop.time() - begun > MAX_RETRY_SECONDS else pause
        await asyncio.sleep(pause)
        pause = min(MAX_RETRY_SECONDS, 2 * pause)


async def repeat(
    poll: Callable[[], Awaitable[None]],
    every: float,
    errors: type[Exception],
    report: Callable[[Exception], None],
) -> None:
    """Call ``poll`` for ever, with pauses of ``every`` seconds; report expected ``errors``."""
    while True:
        try:
            await poll()
        except errors as error:
            report(error)
        await asyncio.sleep(every)


async def attend_every(
    seconds: float, attend: Callable[[], Awaitable[None]], sleep: Callable[[float], Awaitable[None]]
) -> None:
    """Call ``attend`` for ever, with pauses of so many ``seconds``; ``sleep`` makes them."""
    while True:
        await attend()
        await sleep(seconds)


async def one_by_one(
    items: Iterable[T], work: Callable[[T], Awaitable[object]], name: str, passing: Errors
) -> None:
    """Await ``work`` for each item; log its errors and go on with the next item.

    ``passing``: errors that would hit all items alike, which are raised.
    """
    for item in items:
        try:
            await work(item)
        except passing:
            raise
        except Exception as error:
            accidents.note(error, name)


class Closable(Protocol):
    """Owner of background tasks."""

    async def close(self) -> None:
        """End its tasks."""
        ...


async def close_all(*parts: Closable) -> None:
    """Close the parts, one after the other."""
    for part in parts:
        await part.close()


def _is_cancelled(error: BaseException) -> bool:
    """True if the task itself is cancelled, and not just something it awaits."""
    task = asyncio.current_task()
    return isinstance(error, asyncio.CancelledError) and task is not None and task.cancelling() > 0
