"""Each capability says itself what its tables keep of people and servers."""

import ast
import importlib
from pathlib import Path

from bot.personal import PERSONAL
from tests.laws.sources import ROOT, files_of, together, tree

pytestmark = together


def defines_personal_rows(file: Path) -> bool:
    """Whether a file has a value named PERSONAL."""
    return any(
        isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "PERSONAL"
        for node in tree(file).body
    )


def test_personal_rows_of_all_capabilities_are_put_together() -> None:
    """Rows of a capability that is missing there would be kept for ever."""
    files = [file for file in files_of("bot") if defines_personal_rows(file)]
    files.remove(ROOT / "bot" / "personal.py")
    assert len(files) > 10
    for file in files:
        module = importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
        assert any(personal is module.PERSONAL for personal in PERSONAL), file
