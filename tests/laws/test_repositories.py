"""Each repository has a test module of its own, which makes each of its calls."""

import ast
import re
from pathlib import Path

import pytest

from tests.laws.repositories import calls, repositories
from tests.laws.sources import ROOT, nodes, sources_group

pytestmark = sources_group

REPOSITORIES = repositories()


def contract_file(name: str) -> Path:
    """The test module of a repository: ``test_server_rows.py`` for ``ServerRows``."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()
    return ROOT / "tests" / "store" / f"test_{words}.py"


@pytest.mark.parametrize("name", REPOSITORIES)
def test_calls_of_a_repository_are_made_by_its_tests(name: str) -> None:
    attributes = {
        node.attr for node in nodes(contract_file(name)) if isinstance(node, ast.Attribute)
    }
    assert calls(REPOSITORIES[name])
    assert not calls(REPOSITORIES[name]).keys() - attributes
