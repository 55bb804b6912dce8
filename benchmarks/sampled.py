"""Runs a module as ``python -m`` does, and samples what its processor time goes to.

``python -m benchmarks.sampled FILE bot`` runs the bot. From SIGUSR1 until SIGUSR2 a timer
interrupts it every few milliseconds of its processor time. What was used since the last time is
charged to the stack of the thread that is running: the event loop's, or if that waits, those that
do not. SIGUSR2 writes the sums to FILE, a line for each stack: its functions from the outermost to
the innermost, then microseconds (the "folded stacks" that flame graphs are drawn from).

Outside that time nothing is slower. A call into C is charged to the function that makes it.
"""

import runpy
import signal
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType

INTERVAL = 0.001
"""Seconds of processor time between two samples; the system's clock may make it four."""
BEGIN, END = signal.SIGUSR1, signal.SIGUSR2
WAITING = {
    "EpollSelector.select",
    "Condition.wait",
    "_connection_worker_thread",
    "_worker",
    "pool_manager_loop",
    "Channel._make_poll_method.<locals>.unix_poll",
}
"""The functions in which a thread waits for work."""


class Samples:
    """Microseconds of processor time by stack."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._loop: Counter[str] = Counter()
        self._threads: Counter[str] = Counter()
        self._unseen = 0.0
        """Used by threads that already wait again when the sample is taken."""
        self._used: dict[int, float] = {}
        """Seconds of processor time that each thread has used until the last sample."""

    def listen(self) -> None:
        """Wait for the signals that begin and end a measurement."""
        signal.signal(BEGIN, self._begin)
        signal.signal(END, self._end)
        signal.signal(signal.SIGPROF, self._sample)

    def _begin(self, _number: int, _frame: FrameType | None) -> None:
        self._loop.clear()
        self._threads.clear()
        self._unseen = 0.0
        self._spent_since(sys._current_frames())
        signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)

    def _spent_since(self, frames: dict[int, FrameType]) -> dict[int, float]:
        """Microseconds that each thread has used since this was asked last."""
        now = {thread: time.clock_gettime(time.pthread_getcpuclockid(thread)) for thread in frames}
        spent = {thread: 1e6 * (now[thread] - self._used.get(thread, 0.0)) for thread in frames}
        self._used = now
        return spent

    def _sample(self, _number: int, frame: FrameType | None) -> None:
        frames = sys._current_frames()
        spent = self._spent_since(frames)
        del frames[threading.get_ident()]
        whole = sum(spent.values())
        running = {
            thread: spent[thread]
            for thread, other in frames.items()
            if spent[thread] and not _waits(other)
        }
        if frame is not None and not _waits(frame):
            self._loop[_folded(frame)] += round(whole)
        elif running:
            share = whole / sum(running.values())
            for thread, used in running.items():
                self._threads[_folded(frames[thread])] += round(used * share)
        else:
            self._unseen += whole

    def _end(self, _number: int, _frame: FrameType | None) -> None:
        """Write the sums; the unseen part is divided among the threads as the seen one is."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        seen = sum(self._threads.values())
        more = 1 + self._unseen / seen if seen else 1.0
        lines = [f"{stack} {spent}\n" for stack, spent in self._loop.items()]
        lines += [f"{stack} {spent * more:.0f}\n" for stack, spent in self._threads.items()]
        unfinished = self._path.with_suffix(".unfinished")
        unfinished.write_text("".join(lines), "utf-8")
        unfinished.replace(self._path)


def _waits(frame: FrameType) -> bool:
    return frame.f_code.co_qualname in WAITING


def _folded(frame: FrameType) -> str:
    names = []
    at: FrameType | None = frame
    while at is not None:
        names.append(f"{at.f_code.co_filename}:{at.f_code.co_qualname}")
        at = at.f_back
    return ";".join(reversed(names))


def main() -> None:
    """Run the module that is named."""
    _, path, module, *words = sys.argv
    Samples(Path(path)).listen()
    sys.argv = [module, *words]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
