"""The stand-in could be a package of its own: others use its public names, and it knows no bot."""

import ast
import re

import sandbox
from tests.laws.sources import ROOT, files_of, nodes, sources_group

pytestmark = sources_group

OTHERS = (
    "bot", "benchmarks", "cards", "engine", "players", "search", "strength", "tests", "train",
)  # fmt: skip
OWN_TESTS = ROOT / "tests" / "sandbox"


def test_other_code_imports_only_public_names() -> None:
    private = [
        f"{file.relative_to(ROOT)}: {node.module} {name.name}"
        for part in OTHERS
        for file in files_of(part)
        if not file.is_relative_to(OWN_TESTS)
        for node in nodes(file)
        if isinstance(node, ast.ImportFrom) and re.match(r"sandbox\b", node.module or "")
        for name in node.names
        if node.module != "sandbox" or name.name not in sandbox.__all__
    ]
    assert not private


def test_public_names_are_all_used() -> None:
    used = {
        name.name
        for part in OTHERS
        for file in files_of(part)
        for node in nodes(file)
        if isinstance(node, ast.ImportFrom) and node.module == "sandbox"
        for name in node.names
    }
    assert set(sandbox.__all__) <= used
