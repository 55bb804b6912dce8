"""Records that are replaced quickly behave like any other NamedTuple."""

from typing import NamedTuple

import pytest

from engine.fast_replace import quickly_replaced


class Plain(NamedTuple):
    first: int
    second: str = "b"
    third: tuple[int, ...] = ()


@quickly_replaced
class Quick(NamedTuple):
    first: int
    second: str = "b"
    third: tuple[int, ...] = ()


def test_quick_record_replaces_like_a_plain_one() -> None:
    plain, quick = Plain(1), Quick(1)
    assert tuple(quick._replace(third=(2,), first=7)) == plain._replace(third=(2,), first=7)
    assert type(quick._replace(second="c")) is Quick
    assert quick == Quick(1), "the old one is as it was"


def test_unknown_field_is_an_error() -> None:
    with pytest.raises(ValueError, match="fourth"):
        Quick(1)._replace(**{"fourth": 4})  # type: ignore[arg-type]  # wrong on purpose
