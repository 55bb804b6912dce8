"""What all tests share: the families of games, and one of the tests' own that no law knows."""

import pytest

from tests.laws.families import add_family
from tests.minigame.rules import LITTLE

add_family(LITTLE, "tests/minigame")

WAITING = "tests/wire/"
"""Tests that mostly wait for processes beside them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Spread the tests that wait evenly among those that reckon.

    So of the workers some reckon while others wait, and no processor is idle.
    """
    waiting = [item for item in items if item.nodeid.startswith(WAITING)]
    others = [item for item in items if not item.nodeid.startswith(WAITING)]
    shares = [(n / len(some), item) for some in (waiting, others) for n, item in enumerate(some)]
    items[:] = [item for _, item in sorted(shares, key=lambda share: share[0])]
