"""Reference cycles are looked for seldom, but are still found."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.serving import look_for_circles_seldom


class Circle:
    """An object that refers to itself, like a client and its parts."""

    def __init__(self) -> None:
        self.held = self


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def test_what_an_attempt_has_loaded_goes_with_the_next_one() -> None:
    loaded = Circle()
    known = weakref.ref(loaded)
    look_for_circles_seldom()
    del loaded
    look_for_circles_seldom()
    assert known() is None


def test_what_comes_later_is_found() -> None:
    look_for_circles_seldom()
    known = weakref.ref(Circle())
    gc.collect()
    assert known() is None
