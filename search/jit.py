"""Compiled functions: integers in, integers out; and a plain flag where no compiler is installed.

The compiled code is kept in a folder named by the sources it was made of, so that a change of one
file never meets old code of another. ``TAROK_KERNEL`` says where that folder lies; else it is
beside these files.
"""

import hashlib
import os
from collections.abc import Callable, MutableSequence
from pathlib import Path
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast

Words: TypeAlias = MutableSequence[int]
"""A row of 64-bit integers, as the compiler sees it: one dimension of a numpy array."""
Rows: TypeAlias = MutableSequence[Words]

P = ParamSpec("P")
R = TypeVar("R")


def sources() -> str:
    """A name for the kernel as it is written now."""
    here = Path(__file__).parent
    files = (*sorted(here.glob("kernel_*.py")), here / "layout.py", here / "jit.py")
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def folder() -> Path:
    """Where the compiled code is kept."""
    chosen = os.environ.get("TAROK_KERNEL", "")
    return (Path(chosen) if chosen else Path(__file__).parent / "__pycache__") / sources()


try:
    import numba
    from numba.core import types
    from numba.extending import intrinsic

    AVAILABLE = True
except ImportError:
    AVAILABLE = False

if AVAILABLE:
    numba.config.CACHE_DIR = str(folder())
    OPTIONS = {
        "cache": True,
        "boundscheck": False,
        "error_model": "numpy",  # no function divides by what may be 0
        "forceinline": True,  # with the next, three times as fast: all are small, and called often
        "_nrt": False,  # no function makes an array, so none counts who still uses one
    }

    def compiled(function: Callable[P, R]) -> Callable[P, R]:
        """The function as machine code, made at its first call and kept for later starts."""
        return cast("Callable[P, R]", numba.njit(**OPTIONS)(function))

    def _bits(name: str) -> Any:
        """An instruction of the processor that counts bits."""

        def typed(context: Any, word: Any) -> Any:
            del context

            def made(codegen: Any, builder: Any, signature: Any, args: Any) -> Any:
                del codegen, signature
                counts = {"cttz": builder.cttz, "ctlz": builder.ctlz}
                if name == "ctpop":
                    return builder.ctpop(args[0])
                return counts[name](args[0], codegen_false(builder))

            return types.int64(types.int64), made

        return intrinsic(typed)

    def codegen_false(builder: Any) -> Any:
        """The constant that asks for a defined answer where no bit is set."""
        from llvmlite import ir  # noqa: PLC0415 - only where a compiler is installed

        del builder
        return ir.Constant(ir.IntType(1), 0)

    count_bits: Callable[[int], int] = _bits("ctpop")
    lowest_bit: Callable[[int], int] = _bits("cttz")
    _leading: Callable[[int], int] = _bits("ctlz")
else:

    def compiled(function: Callable[P, R]) -> Callable[P, R]:
        """The function as it is: right, and slow."""
        return function

    def count_bits(word: int) -> int:
        """The number of bits that are set."""
        return int(word).bit_count()

    def lowest_bit(word: int) -> int:
        """The number of the lowest bit that is set."""
        return (word & -word).bit_length() - 1

    def _leading(word: int) -> int:
        return 64 - word.bit_length()


@compiled
def highest_bit(word: int) -> int:
    """The number of the highest bit that is set; -1: there is none."""
    return 63 - _leading(word)
