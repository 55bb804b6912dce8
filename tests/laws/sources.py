"""The syntax trees of the source files, each parsed once for all laws."""

import ast
from functools import lru_cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sources_group = pytest.mark.xdist_group("sources")
"""Marks laws that read source files: one process parses each file once for all of them."""


def files_of(name: str) -> list[Path]:
    """The file of this path from the root, or all files of a folder."""
    path = ROOT / name
    files = [path] if path.is_file() else sorted(path.rglob("*.py"))
    assert files, f"there is no {name}"
    return files


def pages_of_the_bot() -> list[Path]:
    """The files that draw pages."""
    files = [
        file
        for file in files_of("bot")
        if file.parent.name in ("deals", "pages", "wording")
        or file.stem.endswith(("page", "pages"))
    ]
    assert len(files) > 50
    return files


@lru_cache(maxsize=2000)
def tree(file: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(file.read_text("utf-8"))


@lru_cache(maxsize=2000)
def nodes(file: Path) -> tuple[ast.AST, ...]:
    """All syntax nodes of a file."""
    return tuple(ast.walk(tree(file)))
