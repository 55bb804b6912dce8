"""What all tests share: the families of games, and one of the tests' own that no law knows."""

import pytest

from tests.laws.families import add_family
from tests.minigame.rules import LITTLE

add_family(LITTLE, "tests/minigame")

WAITING = "tests/wire/"
"""Tests that mostly wait for processes beside them."""


LONG = (
    "tests/bot/test_workers.py::test_ten_times",
    "tests/browser/",
    "tests/cards/test_faces.py",
    "tests/engine/test_house_",
    "tests/engine/test_lombardia_house.py",
    "tests/engine/test_romanian_random.py",
    "tests/languages/test_limits.py",
    "tests/ratings/test_foresight.py",
    "tests/wire/test_analysing.py",
    "tests/wire/test_comings.py",
    "tests/wire/test_crashes.py",
    "tests/wire/test_forms.py",
    "tests/wire/test_knock.py",
    "tests/wire/test_levels.py",
    "tests/wire/test_searched_hints.py",
)
"""Whole matches, hundreds of deals, a browser: too long to be waited for at every change."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the long tests, and spread the tests that wait evenly among those that reckon.

    So of the workers some reckon while others wait, and no processor is idle.
    """
    for item in items:
        if item.nodeid.startswith(LONG):
            item.add_marker("long")
    waiting = [item for item in items if item.nodeid.startswith(WAITING)]
    others = [item for item in items if not item.nodeid.startswith(WAITING)]
    shares = [(n / len(some), item) for some in (waiting, others) for n, item in enumerate(some)]
    items[:] = [item for _, item in sorted(shares, key=lambda share: share[0])]
