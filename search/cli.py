"""``python -m search compile``: make the kernel's machine code, when installing or building."""

import fcntl
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from search.kernel import kept

LIBRARIES = "numba", "llvmlite", "numpy"
LACKING, UNKEPT = 1, 2
"""Exit statuses."""
USAGE = "usage: python -m search compile"
HELP = (
    "Compile the search for this machine's processor, and keep the code in the folder that "
    "TAROK_KERNEL names.\nIt takes about a minute of one core; a bot that finds no such code "
    "compiles it at its first start."
)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait for anybody else who compiles: what they have made is found then."""
    with (kept.folder().parent / "compiling").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def compile_all() -> int:
    """Compile every function by using it once; the exit status.

    A process that waits for another one to do so has not loaded the compiler yet.
    """
    if not all(map(find_spec, LIBRARIES)):
        return _told_lacking()
    if not kept.may_keep(kept.folder()):
        print(
            f"The compiled kernel cannot be kept in {kept.folder()}. Name another folder in "
            "TAROK_KERNEL."
        )
        return UNKEPT
    with one_at_a_time():
        if not kept.is_complete(kept.folder()) and not _compiled():
            return _told_lacking()
    for old in kept.folder().parent.iterdir():
        if old.is_dir() and old != kept.folder() and (old / kept.MARK).exists():
            shutil.rmtree(old)
    (kept.folder() / kept.MARK).touch()
    print(f"The kernel is compiled: {kept.folder()}")
    return 0


def _compiled() -> bool:
    """Compile and keep the code. Return whether there is a compiler."""
    shutil.rmtree(kept.folder())  # what numba finds again there it cannot hand on
    kept.may_keep(kept.folder())
    from search.kernel import jit  # noqa: PLC0415 - loads the compiler

    if not jit.AVAILABLE:
        return False
    from search.kernel.warm import warm_up  # noqa: PLC0415 - needs the compiler

    warm_up()
    kept.keep(kept.folder(), jit.ENTRIES)
    return True


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
    if words != ["compile"]:
        print(USAGE, file=sys.stderr)
        return LACKING
    return compile_all()
