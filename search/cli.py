"""``python -m search compile``: make the kernel's machine code, when installing or building."""

import shutil
import sys

from search.kernel import jit


def compile_all() -> int:
    """Compile every function by using it once; the exit status."""
    if not jit.AVAILABLE:
        print("The kernel needs numba: pip install '.[search]'. Without it, rules of thumb do.")
        return 1
    from search.kernel.warm import warm_up  # noqa: PLC0415 - needs numba, as all below it

    if not jit.KEPT:
        print(
            f"The compiled kernel cannot be kept in {jit.folder()}: name another in TAROK_KERNEL."
        )
        return 1
    warm_up()
    for old in jit.folder().parent.iterdir():
        if old.is_dir() and old != jit.folder() and (old / jit.MARK).exists():
            shutil.rmtree(old)
    (jit.folder() / jit.MARK).touch()
    print(f"The kernel is compiled: {jit.folder()}")
    return 0


def main(words: list[str]) -> int:
    """Run one command; the exit status."""
    if words != ["compile"]:
        print("usage: python -m search compile", file=sys.stderr)
        return 1
    return compile_all()
