"""Watches the event loop of a bot under test: a callback that holds it keeps everybody waiting.

What counts is processor time of the loop's thread, so that a busy machine makes nothing slow; and
as a busy processor is itself slower, it is measured against a piece of work of a known length. A
second thread looks what the loop is at, to say where the time went. Python's search for reference
cycles is no callback's own work, and is not counted: the bot lets it happen seldom, and what it
takes depends on how much the test has piled up.
"""

import asyncio
import gc
import sys
import threading
import time
import traceback
from pathlib import Path
from types import FrameType

MAX_SECONDS = 0.05
"""Seconds of processor time that one callback may take."""
MAX_UNSEEN_SECONDS = 2 * MAX_SECONDS
"""As much for one that the second thread never saw: on a busy machine a thread's clock may move in
steps, and who looks comes late. Code that lets no other thread run is told from here on."""
LOOK_EVERY = 0.01
"""Seconds between looks at what the loop is at."""
HELD = "the event loop was held"
"""Begins a line of the log about a callback that took too long."""
SHOWN = 40
"""How many of the innermost lines of the stack are told."""
ROUNDS, PIECE = 9, 10_000
"""How often a known piece of work is measured, and how long it is."""


class LoopWatch:
    """Times every callback of the process's event loop, and writes the slow ones to its log."""

    def __init__(self) -> None:
        self.active = False
        """Whether anybody waits for this loop."""
        self._clock: int | None = None
        """The clock of the loop's thread, while a callback runs."""
        self._began = 0.0
        self._collecting = 0.0
        """When a search for reference cycles began."""
        self._thread = 0
        self._stack: list[str] = []
        """Where it was seen when it had taken half of what it may."""
        self._piece = piece_of_work()

    def start(self) -> None:
        """Time every callback from now on."""
        run = asyncio.Handle._run
        watch = self

        def timed(self: asyncio.Handle) -> None:
            watch._begin()
            try:
                run(self)
            finally:
                watch._end(self)

        asyncio.Handle._run = timed  # type: ignore[method-assign]
        gc.callbacks.append(self._on_collection)
        threading.Thread(target=self._look, daemon=True).start()

    def _begin(self) -> None:
        self._thread = threading.get_ident()
        self._stack = []
        self._began = time.thread_time()
        self._clock = time.pthread_getcpuclockid(self._thread)

    def _on_collection(self, phase: str, info: dict[str, int]) -> None:
        """Leave a search for reference cycles out of the time of a callback."""
        del info
        if self._clock is None or threading.get_ident() != self._thread:
            return
        if phase == "start":
            self._collecting = time.thread_time()
        else:
            self._began += time.thread_time() - self._collecting

    def _end(self, handle: asyncio.Handle) -> None:
        self._clock = None
        took = time.thread_time() - self._began
        if not self.active or took <= MAX_SECONDS:
            return
        took /= max(1.0, piece_of_work() / self._piece)
        if took > (MAX_SECONDS if self._stack else MAX_UNSEEN_SECONDS):
            where = "".join(self._stack) or "  (it was seen nowhere)\n"
            sys.stderr.write(f"{HELD} for {took * 1000:.0f} ms by {handle!r}:\n{where}")
            sys.stderr.flush()

    def _look(self) -> None:
        while True:
            time.sleep(LOOK_EVERY)
            clock = self._clock
            if clock is None or self._stack:
                continue
            if time.clock_gettime(clock) - self._began > MAX_SECONDS / 2:
                frame = sys._current_frames().get(self._thread)
                if self._clock == clock and frame is not None:
                    self._stack = innermost_lines(frame)


def piece_of_work() -> float:
    """Seconds of processor time that a known piece of work takes now."""
    numbers = []
    for _ in range(ROUNDS):
        began = time.thread_time()
        sum(number * number for number in range(PIECE))
        numbers.append(time.thread_time() - began)
    return sorted(numbers)[ROUNDS // 2]


def innermost_lines(frame: FrameType) -> list[str]:
    """The innermost lines of a stack."""
    return traceback.format_stack(frame)[-SHOWN:]


def slow_callbacks(log: Path) -> list[str]:
    """The callbacks that took too long by a bot's log, each with its place."""
    lines: list[str] = []
    for line in log.read_text("utf-8").splitlines():
        if line.startswith(HELD):
            lines.append(line)
        elif lines and line.startswith("  "):
            lines[-1] += f"\n{line}"
    return lines
