"""Names and docstrings stand alone: the part of that rule which can be counted."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.laws.sources import ROOT, files_of, nodes, together

pytestmark = together

VAGUE_SUBJECTS = (
    "how", "it", "nobody", "nor", "one", "so", "somebody", "that", "there", "what", "when",
    "where", "whether", "who", "whoever", "whose", "why",
)  # fmt: skip
"""First words of a test's name that name no subject."""
VAGUE_STARTS = re.compile(r"\s*(The same|What|Who|Whoever|Whose|Somebody)\b")
"""Beginnings of a docstring that cannot be read alone."""
VAGUE_LOCALS = frozenset({"found", "told", "one", "own", "there"})
"""Names that do not say what a variable holds."""

PLACES = (
    "benchmarks", "bot", "cards", "commandline.py", "engine", "sandbox", "search", "strength", "train",
    *sorted(f"tests/{folder.name}" for folder in (ROOT / "tests").iterdir()
            if folder.is_dir() and any(folder.glob("*.py"))),
)  # fmt: skip

TESTS_LEFT: dict[str, int] = {}
"""By place: the number of such names of tests that are left. It may only shrink."""
DOCSTRINGS_LEFT: dict[str, int] = {}
"""By place: the number of such docstrings that are left. It may only shrink."""
LOCALS_LEFT: dict[str, int] = {}
"""By place: the number of such variables that are left. It may only shrink."""


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


def vague_locals(file: Path) -> Iterator[str]:
    """Parameters and variables of functions whose names say nothing; each once in its function."""
    for node in nodes(file):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            names = {name.id for name in ast.walk(node)
                     if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)}  # fmt: skip
            names |= {name.arg for name in ast.walk(node) if isinstance(name, ast.arg)}
            where = getattr(node, "name", "lambda")
            yield from (f"{where}: {name}" for name in sorted(names & VAGUE_LOCALS))


@pytest.mark.parametrize("place", PLACES)
def test_vague_names_are_left_only_where_listed(place: str) -> None:
    for vague, left in (
        (vague_tests, TESTS_LEFT),
        (vague_docstrings, DOCSTRINGS_LEFT),
        (vague_locals, LOCALS_LEFT),
    ):
        lines = [
            f"{file.relative_to(ROOT)}: {name}" for file in files_of(place) for name in vague(file)
        ]
        assert len(lines) <= left.get(place, 0), "\n".join([f"{place}:", *lines])


def test_law_finds_vague_names(tmp_path: Path) -> None:
    file = tmp_path / "spoilt.py"
    file.write_text(
        'def test_who_pays() -> None:\n    """What is paid."""\n    found = [one for one in ()]\n',
        "utf-8",
    )
    assert list(vague_tests(file)) == ["test_who_pays"]
    assert list(vague_docstrings(file)) == ["What is paid."]
    assert list(vague_locals(file)) == ["test_who_pays: found", "test_who_pays: one"]
