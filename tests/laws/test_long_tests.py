"""Names of long tests in ``tests/conftest.py``: a renamed test would silently become short."""

import ast

from tests.conftest import LONG
from tests.laws.sources import ROOT, files_of, nodes, sources_group

pytestmark = sources_group


def listed_ids() -> list[str]:
    """The ids of all tests, without parameters."""
    return [
        f"{file.relative_to(ROOT)}::{node.name}"
        for file in files_of("tests")
        for node in nodes(file)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")
    ]


def test_names_of_long_tests_begin_a_test() -> None:
    ids = listed_ids()
    assert [name for name in LONG if not any(test.startswith(name) for test in ids)] == []
