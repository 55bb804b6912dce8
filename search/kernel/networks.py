"""Trained networks (``train``), by form; and what they say of the cards of a line."""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from engine import Rules
from search.kernel.arrays import Floats, Numbers
from search.kernel.card_features import SEEN_AT_ONCE
from search.kernel.card_likelihood import FOUND, score_lines
from search.kernel.card_network import public_sums
from search.kernel.own_view import THOUGHTS

FOLDER = Path(__file__).parents[1] / "networks"


class Network(NamedTuple):
    """The weights of its layers (``card_network``)."""

    first: Floats
    second: Floats
    last: Floats


NONE = Network(*np.zeros((3, 0, 1)))
"""There is none."""


def network_of(rules: Rules) -> Network:
    """The network of a form; ``NONE`` where none was trained."""
    return load_network(FOLDER / f"{rules.variant}{rules.players}.npz")


@lru_cache(maxsize=8)
def load_network(file: Path) -> Network:
    """The network in a file; ``NONE`` without a file."""
    if not file.is_file():
        return NONE
    with np.load(file) as weights:
        return Network(
            *(np.ascontiguousarray(weights[name], np.float64) for name in Network._fields)
        )


def log_chances(
    network: Network, rows: Numbers, deals: Numbers, known: Numbers, line: Numbers, viewer: int
) -> Numbers:
    """By deal, place and way what ``card_likelihood.explained`` finds; the deals are played."""
    logs, wide = np.zeros((len(deals), FOUND), np.int64), network.first.shape[1]
    sums, layers = np.zeros((len(line), wide)), np.zeros((2, wide))
    work = np.zeros((2, SEEN_AT_ONCE), np.int64)
    if network is not NONE:
        public_sums(rows[:1], deals[:1].copy(), known[:1].copy(), line, work, network.first, sums)
    mind = np.zeros(THOUGHTS)
    score_lines(rows, deals, known, mind, line, viewer, logs, work[0], *network, sums, layers)
    return logs
