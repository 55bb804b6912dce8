"""Links the compiled kernel into one shared library, for images that hold no compiler.

An image also runs on other machines than the one that built it. So its code is made for a level of
processors (those of the x86-64 ABI), the higher one that the building machine has. A library says
which features it needs; ``kept.py`` compares them before it loads one.

The objects that are kept for one machine hold addresses in their code, which a loader would have to
change in each process; so a library has objects of its own. They also hold wrappers for Python,
which are never called; the functions of numba that those name are linked as address 0.
"""

import hashlib
import json
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from search.kernel import kept

LINKER = "ld"

ZEN = re.compile(r"^cpu family\s*: 23$", re.MULTILINE)
"""Marks processors that have BMI2's deposit of bits, but a slow one: Zen 1 and 2 (``jit.py``)."""


class Level(NamedTuple):
    """A level of processors."""

    name: str
    """As LLVM names it, which so knows all its features."""
    features: str
    """Those of LLVM that ``jit.py`` asks for."""
    flags: tuple[str, ...]
    """The features that a processor must have, as Linux names them."""

    @property
    def settings(self) -> dict[str, str]:
        """Variables of the environment by which numba compiles for this level."""
        return {"NUMBA_CPU_NAME": self.name, "NUMBA_CPU_FEATURES": self.features}


OLDER = "cx16", "lahf_lm", "popcnt", "sse4_1", "sse4_2", "ssse3"
NEWER = "abm", "avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe", "xsave"
LEVELS = Level("x86-64-v3", "+bmi2", (*OLDER, *NEWER)), Level("x86-64-v2", "", OLDER)


def level_of_machine() -> Level | None:
    """The highest level of this machine; None: it has none, or is of another family."""
    flags = kept.processor_flags()
    level = next((level for level in LEVELS if flags.issuperset(level.flags)), None)
    if level and ZEN.search(kept.PROCESSOR.read_text()):
        return level._replace(features="")
    return level


def emit(folder: Path, entries: Iterable[tuple[str, Any]], level: Level) -> None:
    """Replace the objects kept in a folder by position-independent ones for a level."""
    import llvmlite.binding as llvm  # noqa: PLC0415 - only where a library is made

    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=level.name, features=level.features, opt=3, reloc="pic", codemodel="small"
    )
    files = {e["symbol"]: e["object"] for e in _manifest(folder)["entries"].values()}
    for _, dispatcher in entries:
        for types, overload in dispatcher.overloads.items():
            if file := files.get(overload.fndesc.llvm_func_name):
                module = llvm.parse_assembly(dispatcher.inspect_llvm(types))
                (folder / file).write_bytes(machine.emit_object(module))


def link(folder: Path, target: Path, flags: tuple[str, ...]) -> int:
    """Link the objects kept in a folder into a library in another one; the linker's exit status.

    Raises OSError if there is no linker.
    """
    manifest = _manifest(folder)
    files = sorted({folder / entry["object"] for entry in manifest["entries"].values()})
    absent = [f"--defsym={n}=0" for n in manifest["foreign"] if n.startswith("numba_")]
    library = target / kept.LIBRARY
    options = ["-shared", "-z", "noexecstack", "--strip-all", "-o", library]
    command = [LINKER, *options, *absent, *files, "-l:libm.so.6"]
    status = subprocess.run(command, check=False).returncode  # noqa: S603 - our words, our files
    if status == 0:
        content = {
            "flags": flags,
            "sha256": hashlib.sha256(library.read_bytes()).hexdigest(),
            "entries": manifest["entries"],
        }
        half = target / (kept.LIBRARY_MANIFEST + ".new")
        half.write_text(json.dumps(content, indent=1))
        half.replace(target / kept.LIBRARY_MANIFEST)
    return status


def _manifest(folder: Path) -> dict[str, Any]:
    manifest: dict[str, Any] = json.loads((folder / kept.MANIFEST).read_text())
    return manifest
