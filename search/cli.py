"""``python -m search``: make the kernel's machine code, when installing or building an image."""

import fcntl
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec

from search.kernel import kept, linking

LIBRARIES = "numba", "llvmlite", "numpy"
LACKING, UNKEPT, UNLINKED = 1, 2, 3
"""Exit statuses."""
USAGE = "usage: python -m search compile | library"
HELP = (
    "compile: compile the search for this machine's processor, and keep the code in the folder "
    "that TAROK_KERNEL names.\nIt takes about a minute of one core; a bot that finds no such code "
    "compiles it at its first start.\n\n"
    "library: compile the search for this and similar processors, and link it into one library in "
    "that folder,\nwhich a bot without numba and llvmlite loads. For images on Linux and x86-64."
)


COMPILING = "Compiling the search: once, about a minute of one core ..."
WAITING = "Waiting for another process, which is compiling the search ..."


@contextmanager
def one_at_a_time(report: Callable[[str], None]) -> Iterator[None]:
    """Wait for anybody else who compiles: what they have made is found then."""
    with (kept.folder().parent / "compiling").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            report(WAITING)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def report_nothing(_: str) -> None:
    """Take a line of progress, and print none."""


def compile_all(report: Callable[[str], None] = report_nothing) -> int:
    """Compile every function by using it once; the exit status.

    A process that waits for another one to do so has not loaded the compiler yet. ``report`` is
    given a line before anything that takes long.
    """
    if not all(map(find_spec, LIBRARIES)):
        return _told_lacking()
    if not kept.may_keep(kept.folder()):
        return _told_unkept()
    with one_at_a_time(report):
        if not kept.is_complete(kept.folder()):
            report(COMPILING)
            if not _compiled():
                return _told_lacking()
    for old in kept.folder().parent.iterdir():
        if old.is_dir() and old != kept.folder() and (old / kept.MARK).exists():
            shutil.rmtree(old)
    (kept.folder() / kept.MARK).touch()
    print(f"The kernel is compiled: {kept.folder()}")
    return 0


def make_library() -> int:
    """Compile every function and link them into a library; the exit status."""
    if not all(map(find_spec, LIBRARIES)):
        return _told_lacking()
    level, target = linking.level_of_machine(), kept.folder()
    if level is None or shutil.which(linking.LINKER) is None:
        print("A library is made on Linux and x86-64, with ld: apt-get install binutils.")
        return UNLINKED
    if not kept.may_keep(target):
        return _told_unkept()
    with tempfile.TemporaryDirectory() as objects:
        os.environ |= {"TAROK_KERNEL": objects, **level.settings}
        _report(COMPILING)
        if not _compiled():
            return _told_lacking()
        from search.kernel import jit  # noqa: PLC0415 - loads the compiler

        linking.emit(kept.folder(), jit.ENTRIES, level)
        if status := linking.link(kept.folder(), target, level.flags):
            print(f"The kernel cannot be linked: ld ended with exit status {status}.")
            return UNLINKED
    print(f"The kernel is linked for processors of level {level.name}: {target}")
    return 0


def _compiled() -> bool:
    """Compile and keep the code. Return whether there is a compiler."""
    # What numba finds again there it cannot hand on.
    shutil.rmtree(kept.folder(), ignore_errors=True)
    kept.may_keep(kept.folder())
    from search.kernel import jit  # noqa: PLC0415 - loads the compiler

    if not jit.AVAILABLE:
        return False
    from search.kernel.warm import warm_up  # noqa: PLC0415 - needs the compiler

    warm_up()
    kept.keep(kept.folder(), jit.ENTRIES)
    return True


def _report(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _told_unkept() -> int:
    print(
        f"The compiled kernel cannot be kept in {kept.folder()}. Name another folder in "
        "TAROK_KERNEL."
    )
    return UNKEPT


def _told_lacking() -> int:
    print(
        "The kernel needs numba: pip install '.[search]'. Without it, the house plays by rules "
        "of thumb."
    )
    return LACKING


def main(words: list[str]) -> int:
    """Run one command; the exit status."""
    if set(words) & {"-h", "--help"}:
        print(f"{USAGE}\n\n{HELP}")
        return 0
    commands: dict[str, Callable[[], int]] = {
        "compile": partial(compile_all, _report),
        "library": make_library,
    }
    if len(words) != 1 or words[0] not in commands:
        print(USAGE, file=sys.stderr)
        return LACKING
    return commands[words[0]]()
