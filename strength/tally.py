"""Means of many deals and how sure they are."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

NORMAL = 1.96
"""Standard errors on each side of the mean between which 95 of 100 means lie."""


class Interval(NamedTuple):
    """A mean and half the width of its interval of 95 %; the values are those of whole deals."""

    mean: float
    half: float
    number: int

    @property
    def low(self) -> float:
        """The lower end."""
        return self.mean - self.half

    def __str__(self) -> str:
        mean = round(self.mean, 2) + 0.0  # no minus before a nought
        return f"{mean:+.2f} ± {self.half:.2f}" if self.number else "–"


def interval(values: Sequence[float]) -> Interval:
    """The mean of some deals; with fewer than two nobody knows how sure it is.

    >>> interval([1.0, 3.0, 1.0, 3.0]).mean
    2.0
    """
    number = len(values)
    if number < 2:
        return Interval(sum(values), float("inf"), number)
    mean = sum(values) / number
    variance = sum((value - mean) ** 2 for value in values) / (number - 1)
    return Interval(mean, NORMAL * sqrt(variance / number), number)


def middle(values: Sequence[float], share: float) -> float:
    """The value below which this share of all lies; 0 of none."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))] if ranked else 0.0
