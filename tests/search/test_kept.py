"""Machine code is loaded without its compiler: the same moves, and only where it is whole."""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from search.kernel import kept, linking
from tests.laws.sources import ROOT, files_of, tree

DECIDED = """
import random, sys
if sys.argv[1] == "linked":
    sys.modules["numba"] = sys.modules["llvmlite"] = None
from bot.thinkers.work import installed, warm
assert installed()
if sys.argv[1] == "linked":
    assert warm()
if sys.argv[1] == "loaded":
    assert warm()
    assert "numba" not in sys.modules, "a worker at rest needs no compiler"
from engine import act, choose, observe, offers, open_deal, variant
from search.judging.judge import trial
from search.kernel import jit
assert jit.COMPILES == (sys.argv[1] == "compiled")
for name, players in (("slovenian", 4), ("romanian", 3), ("strohmann", 2)):
    rules = variant(name).build(players, {})
    cards = [1 << bit for bit in range(len(rules.pack.codes))]
    random.Random(5).shuffle(cards)
    deal, moves = open_deal(rules, tuple(cards)), 0
    while deal.turn is not None and moves < 60:
        view = observe(deal, deal.turn)
        if sum(offer.size for offer in offers(deal, deal.turn)) > 1 and moves % 3 == 0:
            print(name, moves, trial(view, 7, 4))
        deal, moves = act(deal, deal.turn, choose(view)), moves + 1
assert (sys.modules.get("numba") is not None) == jit.COMPILES
"""
LINKS = pytest.mark.skipif(
    linking.level_of_machine() is None or shutil.which(linking.LINKER) is None,
    reason="a library is linked on Linux and x86-64, where there is ld",
)


def decided(argument: str, **settings: str) -> str:
    """The worth of moves in some positions, in a process that has the code in one of three ways."""
    command, environment = [sys.executable, "-c", DECIDED, argument], {**os.environ, **settings}
    process = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=ROOT, env=environment
    )
    assert process.returncode == 0, process.stderr
    return process.stdout


def test_worker_decides_the_same_without_the_compiler() -> None:
    loaded = decided("loaded")
    assert loaded.count("\n") > 10
    assert loaded == decided("compiled")


@pytest.fixture
def linked(tmp_path: Path) -> Path:
    """The folder of a library of the code that is kept for this machine."""
    level = linking.level_of_machine()
    folder = tmp_path / kept.sources()
    assert level is not None and kept.may_keep(folder)
    assert linking.link(kept.folder(), folder, level.flags) == 0
    return folder


@LINKS
def test_worker_decides_the_same_with_a_library_and_neither_numba_nor_llvmlite(
    linked: Path,
) -> None:
    assert decided("linked", TAROK_KERNEL=str(linked.parent)) == decided("loaded")


REFUSED = """
import sys
sys.modules["numba"] = sys.modules["llvmlite"] = None
from bot.thinkers.work import installed, library_refusal, warm
assert not installed() and not warm()
from search.kernel.jit import AVAILABLE
assert not AVAILABLE
print(library_refusal())
"""


@LINKS
@pytest.mark.parametrize(
    ("spoilt", "sentence"),
    [
        ("processor", "this processor has no avx1024; build the image on this machine"),
        ("version", "it belongs to another version of the program; build the image again"),
        ("library", "it is damaged; build the image again"),
        ("manifest", "it is damaged; build the image again"),
        ("all", ""),
    ],
)
def test_library_of_another_machine_or_build_is_refused(
    linked: Path, spoilt: str, sentence: str
) -> None:
    manifest = linked / kept.LIBRARY_MANIFEST
    if spoilt == "processor":
        content = json.loads(manifest.read_text())
        manifest.write_text(json.dumps(content | {"flags": [*content["flags"], "avx1024"]}))
    elif spoilt == "version":
        linked.rename(linked.with_name("0123456789abcdef"))
    elif spoilt == "library":
        (linked / kept.LIBRARY).write_bytes(b"\x7fELF")
    elif spoilt == "manifest":
        manifest.write_text(manifest.read_text()[:-9])
    else:
        shutil.rmtree(linked)
    environment = {**os.environ, "TAROK_KERNEL": str(linked.parent)}
    command = [sys.executable, "-c", REFUSED]
    process = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=ROOT, env=environment
    )
    assert process.stdout.strip() == sentence, process.stderr


@pytest.mark.parametrize(
    ("cpuinfo", "level"),
    [
        (" ".join(linking.LEVELS[0].flags), "x86-64-v3"),
        (" ".join(linking.LEVELS[1].flags), "x86-64-v2"),
        ("fpu vme sse sse2", None),
    ],
)
def test_library_is_made_for_the_level_of_the_building_machine(
    cpuinfo: str, level: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "PROCESSOR", tmp_path / "cpuinfo")
    assert linking.level_of_machine() is None, "no Linux"
    kept.PROCESSOR.write_text(f"processor\t: 0\nflags\t\t: {cpuinfo}\nbugs\t\t: spectre\n")
    machine = linking.level_of_machine()
    assert (machine and machine.name) == level


@pytest.mark.parametrize(("family", "features"), [(6, "+bmi2"), (23, ""), (25, "+bmi2")])
def test_library_built_on_zen_1_or_2_does_without_their_slow_deposit(
    family: int, features: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flags = " ".join(linking.LEVELS[0].flags)
    monkeypatch.setattr(kept, "PROCESSOR", tmp_path / "cpuinfo")
    kept.PROCESSOR.write_text(f"cpu family\t: {family}\nflags\t\t: {flags}\n")
    level = linking.level_of_machine()
    assert level is not None
    assert (level.name, level.features) == ("x86-64-v3", features)


def write_manifest(folder: Path) -> None:
    """As if one object had been kept."""
    (folder / "a.o").write_bytes(b"code")
    digest = "5694d08a2e53ffcae0c3103e5ad6f6076abd960eb1f8a56577040bc1028f702b"
    entries = {"a": {"object": "a.o", "sha256": digest, "symbol": "a", "takes": [], "gives": 0}}
    text = {"made_for": kept._processor(), "foreign": [], "entries": entries}
    (folder / kept.MANIFEST).write_text(json.dumps(text))


def test_complete_code_for_this_processor_is_loaded(tmp_path: Path) -> None:
    write_manifest(tmp_path)
    assert kept.is_complete(tmp_path)


@pytest.mark.parametrize("spoilt", ["cut", "gone", "elsewhere", "half", "empty"])
def test_other_code_is_not_loaded(tmp_path: Path, spoilt: str) -> None:
    write_manifest(tmp_path)
    manifest = tmp_path / kept.MANIFEST
    if spoilt == "cut":
        (tmp_path / "a.o").write_bytes(b"cod")
    elif spoilt == "gone":
        (tmp_path / "a.o").unlink()
    elif spoilt == "elsewhere":
        content = json.loads(manifest.read_text())
        content["made_for"][2] = "another"
        manifest.write_text(json.dumps(content))
    elif spoilt == "half":
        manifest.write_text(manifest.read_text()[:-9])
    else:
        shutil.rmtree(tmp_path)
    assert not kept.is_complete(tmp_path)
    assert kept.load(tmp_path) == {}


@pytest.mark.parametrize(
    "array",
    [
        np.zeros((2, 3)),
        np.zeros((2, 3), np.int32),
        np.zeros(3, np.int64),
        np.zeros((4, 3), np.int64)[::2],
        np.zeros((2, 3), np.int64).T,
    ],
)
def test_array_of_another_kind_is_refused(array: np.ndarray) -> None:
    ask = kept._converter("i2")
    assert ask(np.zeros((2, 3), np.int64))[-4:] == (2, 3, 24, 8)
    with pytest.raises(TypeError):
        ask(array)


def decorators_of(module: Path) -> dict[str, set[str]]:
    """For each function of a file, the names of its decorators."""
    return {
        node.name: {
            decorator.id for decorator in node.decorator_list if isinstance(decorator, ast.Name)
        }
        for node in tree(module).body
        if isinstance(node, ast.FunctionDef)
    }


def kernel_names_of(file: Path) -> set[tuple[str, str]]:
    """The names that a file has from modules of the kernel."""
    names, modules = set[tuple[str, str]](), dict[str, str]()
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.ImportFrom) and node.module == "search.kernel":
            modules |= {alias.asname or alias.name: alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("search.kernel."):
            names |= {((node.module or "").split(".")[2], alias.name) for alias in node.names}
    for node in ast.walk(tree(file)):
        owner = node.value if isinstance(node, ast.Attribute) else None
        if isinstance(node, ast.Attribute) and isinstance(owner, ast.Name) and owner.id in modules:
            names.add((modules[owner.id], node.attr))
    return names


def test_entry_points_are_kept() -> None:
    """Without a compiler the rest would run as Python: right, and slow."""
    compiled = {*kept.source_files()}
    others = [file for part in ("search", "bot") for file in files_of(part)]
    names = {name for file in others if file not in compiled for name in kernel_names_of(file)}
    kernel = ROOT / "search" / "kernel"
    marks = [decorators_of(kernel / f"{module}.py").get(name) for module, name in sorted(names)]
    assert {"entry"} in marks
    assert {"compiled"} not in marks, [*zip(sorted(names), marks, strict=True)]
