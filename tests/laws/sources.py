"""The files of the house as trees, each read once for all the laws that look into them."""

import ast
from functools import lru_cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
together = pytest.mark.xdist_group("sources")
"""Laws that look into files: in one process, where each file is read once for all of them."""


def files_of(place: str) -> list[Path]:
    """A file by its path from the root, or all those in a folder."""
    path = ROOT / place
    files = [path] if path.is_file() else sorted(path.rglob("*.py"))
    assert files, f"there is no {place}"
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
