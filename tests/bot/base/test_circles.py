"""Garbage collection is rare, but still finds reference cycles."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.serving import collect_garbage_seldom


class Cycle:
    """An object that refers to itself, like a client and its parts."""

    def __init__(self) -> None:
        self.held = self


@pytest.fixture(autouse=True)
def restore_thresholds() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def test_objects_of_a_failed_login_are_freed_at_the_next() -> None:
    loaded = Cycle()
    reference = weakref.ref(loaded)
    collect_garbage_seldom()
    del loaded
    collect_garbage_seldom()
    assert reference() is None


def test_cycle_made_later_is_collected() -> None:
    collect_garbage_seldom()
    reference = weakref.ref(Cycle())
    gc.collect()
    assert reference() is None
