"""Fake jobs for worker processes in tests."""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from bot.thinkers.compiling import NOT_STORED, Uncompiled
from bot.thinkers.earlier import EarlierDeals
from bot.thinkers.pickling import unpack_view
from search.explain.nudges import Hint, Reason, hint_by_thumb


def warm() -> bool:
    return True


def cold() -> bool:
    return False


def dead() -> bool:
    """Dies before it can work."""
    os._exit(3)


def quick(parcel: bytes, seed: int, seconds: float, earlier: EarlierDeals = ()) -> str:
    return f"{len(parcel) > 0} {seed} {seconds}"


def misbehaves_by_seed(parcel: bytes, seed: int, seconds: float, earlier: EarlierDeals = ()) -> str:
    """Dies, hangs or fails, depending on the seed."""
    if seed == 1:
        os._exit(3)
    if seed == 2:
        time.sleep(3600)
    if seed == 3:
        raise RuntimeError("no idea")
    return quick(parcel, seed, seconds)


def slow_to_warm() -> bool:
    """As a compiler is."""
    time.sleep(0.7)
    return True


def warm_if_compiled(made: Path) -> bool:
    """True if what is needed is there."""
    if not made.exists():
        raise Uncompiled
    return True


def compile_when_told(made: Path, told_file: Path) -> None:
    """Compile what is not there yet, once a pipe says so."""
    if not made.exists():
        told_file.read_text()
        made.write_text("compiled")


def compile_for_ever(told_file: Path) -> None:
    """Say who does so, then keep Python waiting for ever."""
    told_file.write_text(str(os.getpid()))
    sum(range(10**15))


def compile_where_it_can_be_kept(unwritable: str) -> None:
    """As the real one, which has no place for what it makes in one folder."""
    sys.exit(NOT_STORED if os.environ["TAROK_KERNEL"] == unwritable else 0)


def sleepy(seconds: float) -> None:
    time.sleep(seconds)


def busy(first: Callable[[], None]) -> None:
    """Do something, then keep Python waiting for ever."""
    first()
    os.write(1, b"busy\n")
    sum(range(10**15))


def endless(told_file: Path) -> int:
    """Say so, then keep Python waiting for ever."""
    told_file.write_text("busy")
    return sum(range(10**15))


def echo(word: str) -> str:
    return word


def asleep(parcel: bytes, earlier: EarlierDeals = ()) -> Hint:
    """Far too slow."""
    time.sleep(3600)
    return nudged_hint(parcel)


def nudged_hint(parcel: bytes, earlier: EarlierDeals = ()) -> Hint:
    """A hint by rules of thumb that also says how likely a result is."""
    hint, counted = hint_by_thumb(unpack_view(parcel)), Reason("game-now", {"share": 67})
    return hint._replace(reasons=(*hint.reasons, counted))


def process() -> int:
    """The process this runs in."""
    return os.getpid()


def niceness() -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


def dies_outside(home: int) -> int:
    """Dies in any process but this one."""
    if os.getpid() != home:
        os._exit(3)
    return home


def fails() -> int:
    raise ZeroDivisionError
