"""Names and docstrings can be read alone: the part of that rule that can be counted."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.laws.sources import files_of, nodes, sources_group

pytestmark = sources_group

VAGUE_SUBJECTS = (
    "how", "it", "nobody", "nor", "one", "so", "somebody", "that", "there", "what", "when",
    "where", "whether", "who", "whoever", "whose", "why",
)  # fmt: skip
"""First words of a test's name that name no subject."""
VAGUE_STARTS = re.compile(r"\s*(The same|What|Who|Whoever|Whose|Somebody)\b")
"""Beginnings of a docstring that cannot be read alone."""
VAGUE_VARIABLES = frozenset({"found", "told", "one", "own", "there"})
"""Names that do not say what a variable holds."""

PLACES = (
    "benchmarks", "bot", "cards", "commandline.py", "engine", "players", "sandbox", "search",
    "strength", "tests", "train",
)  # fmt: skip


def vague_tests(file: Path) -> Iterator[str]:
    """Names of tests without a subject."""
    for node in nodes(file):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            words = node.name.split("_")
            if words[0] == "test" and words[1] in VAGUE_SUBJECTS:
                yield node.name


def vague_docstrings(file: Path) -> Iterator[str]:
    """Docstrings, of attributes too, that cannot be read alone."""
    for node in nodes(file):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            text = node.value.value
            if isinstance(text, str) and VAGUE_STARTS.match(text):
                yield text.strip().splitlines()[0]


def vague_variables(file: Path) -> Iterator[str]:
    """Parameters and variables whose names say nothing, but no fields of classes."""
    classes = (node for node in nodes(file) if isinstance(node, ast.ClassDef))
    fields = {id(line.target) for owner in classes for line in owner.body
              if isinstance(line, ast.AnnAssign)}  # fmt: skip
    for node in nodes(file):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            name = "" if id(node) in fields else node.id
        else:
            name = node.arg if isinstance(node, ast.arg) else ""
        if name in VAGUE_VARIABLES:
            yield name


@pytest.mark.parametrize("vague", [vague_tests, vague_docstrings, vague_variables])
@pytest.mark.parametrize("place", PLACES)
def test_no_name_or_docstring_is_vague(place: str, vague: Callable[[Path], Iterator[str]]) -> None:
    assert [(str(file), name) for file in files_of(place) for name in vague(file)] == []


def test_law_finds_vague_names(tmp_path: Path) -> None:
    file = tmp_path / "spoilt.py"
    file.write_text(
        'def test_who_pays() -> None:\n    """What is paid."""\n    found = [one for one in ()]\n',
        "utf-8",
    )
    assert list(vague_tests(file)) == ["test_who_pays"]
    assert list(vague_docstrings(file)) == ["What is paid."]
    assert list(vague_variables(file)) == ["found", "one"]
