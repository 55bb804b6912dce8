"""Means and their intervals."""

from random import Random

import pytest

from strength.tally import interval, middle


def test_the_interval_is_that_of_the_mean() -> None:
    mean = interval([1.0, 3.0] * 50)
    assert mean.mean == 2.0 and mean.number == 100
    assert mean.half == pytest.approx(1.96 * 1.00504 / 10, abs=1e-4)
    assert mean.low == pytest.approx(2.0 - mean.half)


def test_intervals_hold_the_truth_95_times_in_100() -> None:
    chance = Random(1)
    intervals = [interval([chance.gauss(5, 40) for _ in range(100)]) for _ in range(1000)]
    hits = sum(estimate.low < 5 < estimate.mean + estimate.half for estimate in intervals)
    assert 930 < hits < 970


def test_interval_of_one_deal_is_infinite() -> None:
    assert interval([7.0]).half == float("inf")
    assert str(interval([])) == "–"


def test_the_middle_of_some_values() -> None:
    assert middle([3.0, 1.0, 2.0], 0.5) == 2.0
    assert middle([3.0, 1.0, 2.0], 0.95) == 3.0
    assert middle([], 0.5) == 0.0
