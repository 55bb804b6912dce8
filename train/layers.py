"""A network of three layers learns by example: it is small enough for numpy alone.

It is that of ``search.kernel.card_network``, with the same tables but for the last, which is
transposed there.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from search.kernel.card_features import CARDS, FEATURES, MAY_PLAY
from train.deals import Indices, Moments

Table: TypeAlias = npt.NDArray[np.float32]

BATCH = 512
PACE = 2e-3
"""How far a step goes at first; it shrinks to nothing."""
MEMORY, SQUARES, LEAST = 0.9, 0.999, 1e-8
"""The numbers of Adam (Kingma and Ba 2015)."""
NEVER = np.float32(-1e9)


class Layers(NamedTuple):
    """Weights, with biases in the last row of each table; or how much each is to change."""

    first: Table
    second: Table
    last: Table


def begun(first: int, second: int, seed: int = 0) -> Layers:
    """Layers that have learnt nothing, by how much the first two hand on."""
    chance, sizes = np.random.default_rng(seed), (FEATURES, first, second, CARDS)
    drawn = [chance.normal(0, (1 / into) ** 0.5, (into + 1, out)) for into, out in pairwise(sizes)]
    for table in drawn:
        table[-1] = 0
    return Layers(*(table.astype(np.float32) for table in drawn))


def spread(seen: Indices) -> Table:
    """By moment and feature: whether it is there; the last always is."""
    table = np.zeros((len(seen), FEATURES + 1), np.float32)
    table[np.arange(len(seen))[:, None], seen] = 1
    table[:, FEATURES] = 1
    return table


def _more(layer: Table) -> Table:
    """Rectify a layer, and append a 1 for the biases."""
    return np.hstack([np.maximum(layer, 0), np.ones((len(layer), 1), np.float32)])


def gone_through(layers: Layers, given: Table) -> tuple[Table, Table, Table]:
    """The outputs of two layers, and by moment and card the logarithm of its chance."""
    first = _more(given @ layers.first)
    second = _more(first @ layers.second)
    marks = np.where(given[:, MAY_PLAY : MAY_PLAY + CARDS] > 0, second @ layers.last, NEVER)
    marks -= marks.max(axis=1, keepdims=True)
    return first, second, marks - np.log(np.exp(marks).sum(axis=1, keepdims=True))


def slope(layers: Layers, given: Table, meant: npt.NDArray[np.int64]) -> Layers:
    """How the mean surprise, minus the logarithm of what was meant, grows with each weight."""
    first, second, log_chances = gone_through(layers, given)
    back = np.exp(log_chances)
    back[np.arange(len(meant)), meant] -= 1
    back /= np.float32(len(meant))
    last = second.T @ back
    back = (back @ layers.last.T)[:, :-1] * (second[:, :-1] > 0)
    slope_second = first.T @ back
    back = (back @ layers.second.T)[:, :-1] * (first[:, :-1] > 0)
    return Layers(given.T @ back, slope_second, last)


def surprise(layers: Layers, moments: Moments) -> tuple[float, float]:
    """Minus the mean logarithm of the chance of what was meant; how often it was the likeliest."""
    sums = right = 0.0
    for start in range(0, len(moments.meant), BATCH):
        part = slice(start, start + BATCH)
        log_chances = gone_through(layers, spread(moments.seen[part]))[2]
        meant = moments.meant[part]
        sums -= float(log_chances[np.arange(len(meant)), meant].sum())
        right += float((log_chances.argmax(axis=1) == meant).sum())
    return sums / len(moments.meant), right / len(moments.meant)


def learnt(
    layers: Layers, moments: Moments, rounds: int, on_round: Callable[[int, Layers], None]
) -> Layers:
    """The layers after so many rounds over all moments, by Adam; ``told`` hears of each."""
    chance, number = np.random.default_rng(1), 0
    steps = rounds * (len(moments.meant) // BATCH)
    means, squares = ([np.zeros_like(table) for table in layers] for _ in range(2))
    for done in range(rounds):
        order = chance.permutation(len(moments.meant))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            some = order[start : start + BATCH]
            number += 1
            slopes = slope(layers, spread(moments.seen[some]), moments.meant[some])
            pace = PACE * (1 - (number - 1) / steps)
            pace *= (1 - SQUARES**number) ** 0.5 / (1 - MEMORY**number)
            for table, mean, square, by in zip(layers, means, squares, slopes, strict=True):
                mean[:] += (1 - MEMORY) * (by - mean)
                square[:] += (1 - SQUARES) * (by * by - square)
                table[:] -= pace * mean / (np.sqrt(square) + LEAST)
        on_round(done + 1, layers)
    return layers
