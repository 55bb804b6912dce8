"""Means and their intervals."""

from random import Random

import pytest

from strength.tally import interval, middle


def test_the_interval_is_that_of_the_mean() -> None:
    found = interval([1.0, 3.0] * 50)
    assert found.mean == 2.0 and found.number == 100
    assert found.half == pytest.approx(1.96 * 1.00504 / 10, abs=1e-4)
    assert found.low == pytest.approx(2.0 - found.half)


def test_of_many_intervals_95_in_100_hold_the_truth() -> None:
    chance = Random(1)
    found = [interval([chance.gauss(5, 40) for _ in range(100)]) for _ in range(1000)]
    held = sum(each.low < 5 < each.mean + each.half for each in found)
    assert 930 < held < 970


def test_of_one_deal_nobody_knows_how_sure_it_is() -> None:
    assert interval([7.0]).half == float("inf")
    assert str(interval([])) == "–"


def test_the_middle_of_some_values() -> None:
    assert middle([3.0, 1.0, 2.0], 0.5) == 2.0
    assert middle([3.0, 1.0, 2.0], 0.95) == 3.0
    assert middle([], 0.5) == 0.0
