"""The engine as others use it: its names, and a document whose every example is run."""

import ast
import doctest
import re
from pathlib import Path

import pytest

import engine
import engine.family

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "engine.md"
OURS = ("engine", "bot", "search", "tests")
USERS = [*(ROOT / "bot").rglob("*.py"), *(ROOT / "benchmarks").rglob("*.py")]


def test_every_example_of_the_document_is_true() -> None:
    results = doctest.testfile(str(DOCUMENT), module_relative=False, encoding="utf-8")
    assert results.attempted > 40
    assert not results.failed


def test_document_names_every_public_name() -> None:
    for heading, face in (("All names", engine), ("For those who write a family", engine.family)):
        table = DOCUMENT.read_text("utf-8").split(f"## {heading}")[1].split("\n## ")[0]
        named = re.findall(r"`(\w+)`", table.split("| --- |")[1])
        assert sorted(named) == sorted(face.__all__), f"{face.__name__} and docs/engine.md differ"


@pytest.mark.parametrize("file", USERS, ids=lambda file: str(file.relative_to(ROOT)))
def test_other_packages_use_public_names_of_the_engine(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("engine"):
            if node.module == "engine.cli":  # its command line
                continue
            assert node.module == "engine", file
            assert {alias.name for alias in node.names} <= set(engine.__all__), file
        if isinstance(node, ast.Import):
            assert not any(alias.name.startswith("engine") for alias in node.names), file


FOLDERS = [*(ROOT / "engine" / "games").glob("*/"), ROOT / "tests" / "minigame"]
FAMILIES = [file for folder in FOLDERS for file in folder.glob("*.py")]


@pytest.mark.parametrize(
    "file",
    [file for file in FAMILIES if not file.name.startswith("test_")],
    ids=lambda file: str(file.relative_to(ROOT)),
)
def test_family_imports_only_engine_family_and_its_own_folder(file: Path) -> None:
    package = ".".join(file.parent.relative_to(ROOT).parts)
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            assert not any(alias.name.split(".")[0] in OURS for alias in node.names), file
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in OURS:
            assert node.module == "engine.family" or (node.module or "").startswith(package), file
            if node.module == "engine.family":
                assert {alias.name for alias in node.names} <= set(engine.family.__all__), file
