"""Trained networks (``train``), by form; and what they say of the cards of a line."""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from engine import Rules
from search.kernel.arrays import Floats, Numbers
from search.kernel.card_features import SEEN_AT_ONCE
from search.kernel.card_likelihood import FOUND, MARKS, score_lines
from search.kernel.card_network import public_sums

FOLDER = Path(__file__).parents[1] / "networks"


class Network(NamedTuple):
    """The weights of its layers (``card_network``)."""

    first: Floats
    second: Floats
    last: Floats


def network_of(rules: Rules) -> Network | None:
    """The network of a form; None where none was trained."""
    return load_network(FOLDER / f"{rules.variant}{rules.players}.npz")


@lru_cache(maxsize=8)
def load_network(file: Path) -> Network | None:
    """The network in a file; None without a file."""
    if not file.is_file():
        return None
    with np.load(file) as weights:
        return Network(
            *(np.ascontiguousarray(weights[name], np.float64) for name in Network._fields)
        )


def log_chances(
    network: Network, rows: Numbers, deals: Numbers, known: Numbers, line: Numbers, viewer: int
) -> Numbers:
    """By deal, place and way what ``score_lines`` finds; the deals are played."""
    wide, logs = network.first.shape[1], np.zeros((len(deals), FOUND), np.int64)
    sums, layers = np.zeros((len(line), wide)), np.zeros((2, wide))
    work, marks = np.zeros((2, SEEN_AT_ONCE), np.int64), np.zeros(MARKS)
    public_sums(rows[:1], deals[:1].copy(), known[:1].copy(), line, work, network.first, sums)
    score_lines(rows, deals, known, line, viewer, logs, work[0], *network, sums, layers, marks)
    return logs
