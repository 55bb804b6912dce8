"""Each repository has a test module of its own, in which each of its calls is made."""

import ast
import re
from pathlib import Path

import pytest

from tests.laws.repositories import calls, repositories
from tests.laws.sources import ROOT, nodes, together

pytestmark = together

REPOSITORIES = repositories()


def contract(name: str) -> Path:
    """The tests of a repository: ``ServerRows`` has ``tests/store/test_server_rows.py``."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()
    return ROOT / "tests" / "store" / f"test_{words}.py"


@pytest.mark.parametrize("name", REPOSITORIES)
def test_calls_of_a_repository_are_made_by_its_tests(name: str) -> None:
    made = {node.attr for node in nodes(contract(name)) if isinstance(node, ast.Attribute)}
    assert calls(REPOSITORIES[name])
    assert not calls(REPOSITORIES[name]).keys() - made
