"""Examples in docstrings give the results that they show."""

import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.laws.sources import ROOT, files_of, sources_group

pytestmark = sources_group

PLACES = ("bot", "engine", "players", "search", "sandbox", "strength")


def modules_with_examples() -> Iterator[str]:
    """The names of the modules whose docstrings have examples."""
    for folder in PLACES:
        for file in files_of(folder):
            if ">>> " in file.read_text("utf-8"):
                yield module_name(file)


def module_name(file: Path) -> str:
    """The name by which a file is imported."""
    return ".".join(file.relative_to(ROOT).with_suffix("").parts)


@pytest.mark.parametrize("name", list(modules_with_examples()))
def test_docstring_examples_give_what_they_say(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name))
    assert results.attempted
    assert not results.failed
