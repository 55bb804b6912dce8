"""The machine code of the kernel, kept so that it can be loaded without its compiler.

It lies in a folder named by the sources it was made of, so that a change of one file never meets
old code of another. ``TAROK_KERNEL`` says where that folder is; else it is beside these files.

The compiler and what it keeps in memory take some sixty megabytes in each process. To play alone
takes LLVM's loader (``llvmlite``) and the objects that ``python -m search compile`` has kept.
They are called as numba calls its own functions: an address for the result, one for an error, and
of each array its owner, length, place in memory, shape and strides.

An image has neither numba nor llvmlite, but those objects linked into one library (``linking.py``).
"""

import ctypes
import hashlib
import json
import operator
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeAlias

MARK = "tarok-kernel"
"""A file in each folder of compiled code that we made, and that may go when it is old."""

MANIFEST = "kept.json"
"""The file that describes the objects beside it; it is written last."""

LIBRARY, LIBRARY_MANIFEST = "kernel.so", "library.json"
"""The library of an image, and the file that describes it; that one is written last."""

PROCESSOR = Path("/proc/cpuinfo")
"""The file in which Linux describes the processor."""

KINDS = {"i": "int64"}
"""The item types of arrays; a plain number is an ``i`` without dimensions."""

Function: TypeAlias = Callable[..., Any]


def source_files() -> list[Path]:
    """The files that compiled code depends on: those with its functions, the layout, and this."""
    files = sorted(Path(__file__).parent.glob("*.py"))
    return [
        f for f in files if f.name in ("layout.py", "kept.py") or b"@compiled" in f.read_bytes()
    ]


def sources() -> str:
    """A name for the present sources of the kernel."""
    return hashlib.sha256(b"".join(file.read_bytes() for file in source_files())).hexdigest()[:16]


def folder() -> Path:
    """The folder of the compiled code."""
    chosen = os.environ.get("TAROK_KERNEL", "")
    return (Path(chosen) if chosen else Path(__file__).parent / "__pycache__") / sources()


def may_keep(place: Path) -> bool:
    """Whether files can be written to a folder, which is made if it is not there."""
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(place, os.W_OK)


class Wanted:
    """Whether this process would rather load what is kept than compile."""

    yes = False


def prefer() -> None:
    """From now on this process does; call it before anything of the kernel is imported."""
    Wanted.yes = True


def is_complete(folder: Path) -> bool:
    """Whether a folder has all the code for this processor."""
    return _manifest(folder) is not None


def load(folder: Path) -> dict[str, Function]:
    """The functions kept in a folder, by name; empty: there are none for this processor."""
    manifest = _manifest(folder)
    if manifest is None:
        return {}
    import llvmlite.binding as llvm  # noqa: PLC0415 - only where there is something to load

    for name in manifest["foreign"]:  # of the wrappers for Python, which are never called
        if llvm.address_of_symbol(name) is None:
            llvm.add_symbol(name, ctypes.addressof(_NOWHERE))
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine())
    for entry in manifest["entries"].values():
        engine.add_object_file(llvm.ObjectFileRef.from_path(str(folder / entry["object"])))
    engine.finalize_object()
    _ENGINES.append(engine)  # the code lives as long as it does
    return {
        name: _callable(engine.get_function_address(entry["symbol"]), entry)
        for name, entry in manifest["entries"].items()
    }


class Unusable(Exception):
    """The library must not be run here; the text says why, and what to do."""


def library_manifest(folder: Path) -> dict[str, Any] | None:
    """The description of the library in a folder; None: there is no library. Raises Unusable."""
    file = folder / LIBRARY_MANIFEST
    if not file.exists():
        if any(folder.parent.glob(f"*/{LIBRARY}")):
            raise Unusable("it belongs to another version of the program; build the image again")
        return None
    try:
        manifest: dict[str, Any] = json.loads(file.read_text())
        digest = hashlib.sha256((folder / LIBRARY).read_bytes()).hexdigest()
        lacking = {*manifest["flags"]} - processor_flags()
        whole = digest == manifest["sha256"]
    except (OSError, ValueError, KeyError):
        whole = False
    if not whole:
        raise Unusable("it is damaged; build the image again")
    if lacking:
        names = ", ".join(sorted(lacking))
        raise Unusable(f"this processor has no {names}; build the image on this machine")
    return manifest


def load_library(folder: Path) -> dict[str, Function]:
    """The functions of the library in a folder, by name; empty: none can be used here."""
    try:
        manifest = library_manifest(folder)
    except Unusable:
        return {}
    if manifest is None:
        return {}
    library = ctypes.CDLL(str(folder / LIBRARY))
    return {
        name: _callable(_address(library[entry["symbol"]]), entry)
        for name, entry in manifest["entries"].items()
    }


def processor_flags() -> set[str]:
    """The features of this processor, as Linux names them; empty: it is none of the x86 family."""
    lines = PROCESSOR.read_text().splitlines() if PROCESSOR.exists() else []
    return next(({*line.partition(":")[2].split()} for line in lines if line[:5] == "flags"), set())


def keep(folder: Path, entries: Iterable[tuple[str, Any]]) -> None:
    """Keep what this process has compiled: functions by name, each for one kind of arguments."""
    written, foreign = dict[str, Any](), set[str]()
    for name, dispatcher in entries:
        for number, (types, overload) in enumerate(dispatcher.overloads.items()):
            kinds = [_kind(argument) for argument in types]
            if None not in kinds:
                file = f"{name}.{number}.o"
                _, _, (code, _) = overload.library.serialize_using_object_code()
                (folder / file).write_bytes(code)
                foreign |= _foreign(dispatcher.inspect_llvm(types))
                assert name not in written, f"{name} is called in more than one way"
                written[name] = {
                    "object": file,
                    "sha256": hashlib.sha256(code).hexdigest(),
                    "symbol": overload.fndesc.llvm_func_name,
                    "takes": kinds,
                    "gives": _result_count(overload.signature.return_type),
                }
    manifest = {"made_for": _processor(), "foreign": sorted(foreign), "entries": written}
    half = folder / (MANIFEST + ".new")
    half.write_text(json.dumps(manifest, indent=1))
    half.replace(folder / MANIFEST)


# What is written down ---------------------------------------------------------------------------


def _manifest(folder: Path) -> dict[str, Any] | None:
    try:
        manifest: dict[str, Any] = json.loads((folder / MANIFEST).read_text())
        objects = {e["object"]: e["sha256"] for e in manifest["entries"].values()}
        whole = all(
            hashlib.sha256((folder / name).read_bytes()).hexdigest() == known
            for name, known in objects.items()
        )
        return manifest if whole and manifest["made_for"] == _processor() else None
    except (OSError, ValueError, KeyError, ImportError):
        return None


def _processor() -> list[str]:
    """The processor that code is made for; on any other it may crash."""
    import llvmlite  # noqa: PLC0415 - only where there is something to load
    import llvmlite.binding as llvm  # noqa: PLC0415 - as above

    features = llvm.get_host_cpu_features().flatten()
    return [llvmlite.__version__, llvm.get_process_triple(), llvm.get_host_cpu_name(), features]


def _machine() -> Any:
    import llvmlite.binding as llvm  # noqa: PLC0415 - only where there is something to load

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine(jit=True)


def _kind(given: Any) -> str | None:
    """The code letter of an argument type; None: only the kernel calls it so."""
    text = str(given)
    letters = {"int64": "i", **{f"array(int64, {n}d, C)": f"i{n}" for n in (1, 2, 3)}}
    return letters.get(text)


def _result_count(result: Any) -> int:
    """The number of values that a function returns."""
    known = {"none": 0, "int64": 1, "UniTuple(int64 x 2)": 2}
    return known[str(result)]


def _foreign(code: str) -> set[str]:
    """The foreign symbols of a module: its declarations, and globals that are not its own."""
    names = set()
    for line in code.splitlines():
        declared = line.startswith("declare") or " external " in line
        if declared and "@" in line and "@llvm." not in line:
            names.add(line.partition("@")[2].partition("(")[0].partition(" =")[0].strip('"'))
    return names


# How it is called -------------------------------------------------------------------------------

_ENGINES: list[Any] = []
_NOWHERE = (ctypes.c_int64 * 8)()


def _address(function: Any) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0


def _callable(address: int, entry: dict[str, Any]) -> Function:
    takes = tuple(entry["takes"])
    words = 2 + sum(1 if kind == "i" else 5 + 2 * int(kind[1]) for kind in takes)
    call = ctypes.PYFUNCTYPE(ctypes.c_int32, *[ctypes.c_int64] * words)(address)
    gives: int = entry["gives"]
    room = ctypes.c_int64 * max(1, gives)
    wanted = tuple(_converter(kind) for kind in takes)

    def function(*given: Any) -> Any:
        result, error = room(), room()
        flat = [ctypes.addressof(result), ctypes.addressof(error)]
        for ask, argument in zip(wanted, given, strict=True):
            flat += ask(argument)
        if call(*flat) not in (0, -2):  # -2: it gives nothing
            raise RuntimeError(f"the kernel has failed in {entry['symbol']}")
        return result[0] if gives == 1 else tuple(result) if gives else None

    return function


def _converter(kind: str) -> Callable[[Any], tuple[int, ...]]:
    """The conversion of an argument of a kind. Raises TypeError for any other."""
    if kind == "i":
        return lambda number: (operator.index(number),)
    import numpy as np  # noqa: PLC0415 - the bot, which asks for the library alone, needs none

    dtype, dimensions = np.dtype(KINDS[kind[0]]), int(kind[1])

    def words(array: Any) -> tuple[int, ...]:
        if array.dtype != dtype or array.ndim != dimensions or not array.flags.c_contiguous:
            raise TypeError(f"the kernel takes {dtype} in {dimensions} dimensions, not this array")
        place = array.__array_interface__["data"][0]
        return (0, 0, array.size, array.itemsize, place, *array.shape, *array.strides)

    return words
