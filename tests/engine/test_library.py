"""The engine as others use it: its names, and a document whose every example is run."""

import ast
import doctest
import re
from pathlib import Path

import pytest

import engine

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "engine.md"
USERS = [*(ROOT / "bot").rglob("*.py"), *(ROOT / "benchmarks").rglob("*.py")]


def test_every_example_of_the_document_is_true() -> None:
    found = doctest.testfile(str(DOCUMENT), module_relative=False, encoding="utf-8")
    assert found.attempted > 40
    assert not found.failed


def test_the_document_names_what_there_is() -> None:
    table = DOCUMENT.read_text("utf-8").split("## All names")[1]
    named = set(re.findall(r"`(\w+)`", table.split("| --- |")[1]))
    assert named == set(engine.__all__), "engine.__all__ and the table of docs/engine.md differ"


@pytest.mark.parametrize("file", USERS, ids=lambda file: str(file.relative_to(ROOT)))
def test_what_is_built_on_the_engine_uses_its_names(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("engine"):
            if node.module == "engine.terminal":  # its command line
                continue
            assert node.module == "engine", file
            assert {alias.name for alias in node.names} <= set(engine.__all__), file
        if isinstance(node, ast.Import):
            assert not any(alias.name.startswith("engine") for alias in node.names), file
