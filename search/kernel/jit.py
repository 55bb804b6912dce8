"""Compiled functions: integers in, integers out; and a plain flag where no compiler is installed.

``kept.py`` says where compiled code is kept. Where it is to be loaded without its compiler, nothing
is compiled here.
"""

import platform
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, ParamSpec, Protocol, TypeVar, cast

from search.kernel.kept import Wanted, folder, load, load_library, may_keep


class Row(Protocol):
    """A row of 64-bit integers: one dimension of a numpy array."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, word: int, /) -> None: ...
    def __len__(self) -> int: ...


class Rows(Protocol):
    """Rows one below the other: two dimensions of a numpy array."""

    def __getitem__(self, place: int, /) -> Row: ...
    def __len__(self) -> int: ...


class Tables(Protocol):
    """Tables of rows: three dimensions of a numpy array."""

    def __getitem__(self, place: int, /) -> Rows: ...
    def __len__(self) -> int: ...


P = ParamSpec("P")
R = TypeVar("R")


if find_spec("numba") is None:
    CODE = load_library(folder())
    """The functions that other code calls, where they were kept and the compiler is left out."""
else:
    CODE = load(folder()) if Wanted.yes else {}

ENTRIES: list[tuple[str, Any]] = []
"""The functions compiled here for outside callers, by name."""

try:
    if CODE:
        raise ImportError
    import numba
    from llvmlite import binding, ir
    from numba.core import types
    from numba.core.registry import cpu_target
    from numba.extending import intrinsic

    COMPILES = True
except ImportError:
    COMPILES = False

AVAILABLE = COMPILES or bool(CODE)
"""Whether there is machine code; else the kernel is right, but slow."""

if COMPILES:
    KEPT = may_keep(folder())
    """Whether compiled code is kept; else it is made anew at each start."""
    numba.config.CACHE_DIR = str(folder())  # type: ignore[attr-defined]  # numba makes it itself
    OPTIONS: dict[str, Any] = {
        "cache": KEPT,
        "boundscheck": False,
        "error_model": "numpy",  # no function divides by what may be 0
        "forceinline": True,  # with the next, three times as fast: all are small, and called often
        "_nrt": False,  # no function makes an array, so none counts who still uses one
    }

    def compiled(function: Callable[P, R]) -> Callable[P, R]:
        """The function as machine code, made at its first call and kept for later starts."""
        return cast("Callable[P, R]", numba.njit(**OPTIONS)(function))

    if platform.machine() in ("x86_64", "AMD64"):
        # Branch-free code is to stay so: these branches are unpredictable.
        binding.set_option("", "-x86-cmov-converter=false")
    _processor = cpu_target.target_context.codegen().magic_tuple()
    DEPOSITS = "+bmi2" in _processor[2] and _processor[1] not in ("znver1", "znver2")
    """Whether the processor has ``deposited`` as one quick instruction."""

    DEFINED = ir.Constant(ir.IntType(1), 0)

    def _bits(name: str) -> Any:
        """An instruction of the processor that counts bits."""

        def typed(context: Any, word: Any) -> Any:
            del context

            def made(codegen: Any, builder: Any, signature: Any, args: Any) -> Any:
                del codegen, signature
                defined = () if name == "ctpop" else (DEFINED,)  # of a word without bits, too
                return getattr(builder, name)(args[0], *defined)

            return types.int64(types.int64), made

        return intrinsic(typed)

    count_bits: Callable[[int], int] = _bits("ctpop")
    lowest_bit: Callable[[int], int] = _bits("cttz")

    _leading: Callable[[int], int] = _bits("ctlz")

    def _deposit() -> Any:
        """An instruction that puts the bits of a word, the lowest first, where a mask has bits."""

        def typed(context: Any, word: Any, mask: Any) -> Any:
            del context, word, mask

            def made(codegen: Any, builder: Any, signature: Any, args: Any) -> Any:
                del codegen, signature
                kind = ir.FunctionType(ir.IntType(64), [ir.IntType(64)] * 2)
                name = "llvm.x86.bmi.pdep.64"
                return builder.call(builder.module.declare_intrinsic(name, (), kind), args)

            return types.int64(types.int64, types.int64), made

        return intrinsic(typed)

    deposited: Callable[[int, int], int] = _deposit()
else:
    DEPOSITS = False

    def compiled(function: Callable[P, R]) -> Callable[P, R]:
        """The function as it is: right, but slow."""
        return function

    def count_bits(word: int) -> int:
        """The number of bits that are set."""
        return int(word).bit_count()

    def lowest_bit(word: int) -> int:
        """The number of the lowest bit that is set."""
        return (word & -word).bit_length() - 1

    def _leading(word: int) -> int:
        return 64 - word.bit_length()


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that code outside the kernel calls, always with arguments of one kind."""
    name = f"{function.__module__.rpartition('.')[2]}.{function.__name__}"
    if name in CODE:
        return CODE[name]
    made = compiled(function)
    ENTRIES.append((name, made))
    return made


@compiled
def highest_bit(word: int) -> int:
    """The number of the highest bit that is set; -1: there is none."""
    return 63 - _leading(word)


if DEPOSITS:

    @compiled
    def bit_at(cards: int, place: int) -> int:
        """One of the bits of a set by its place among them, the lowest at 0."""
        return deposited(1 << place, cards)

else:

    @compiled
    def bit_at(cards: int, place: int) -> int:
        """One of the bits of a set by its place among them, the lowest at 0."""
        for _ in range(place):
            cards &= cards - 1
        return cards & -cards
