"""How people play, by form: policies that were trained (``train``), as the kernel has them."""

from functools import lru_cache
from pathlib import Path

import numpy as np

from engine import Contract, Rules, variant
from search.kernel.arrays import Numbers

FOLDER = Path(__file__).parents[1] / "policies"


def policy_of(rules: Rules) -> Numbers | None:
    """The weights of a form (``policy``); None where nothing was trained."""
    return load_policy(FOLDER / f"{rules.variant}{rules.players}.npz")


def play_out_policy(rules: Rules, contract: Contract | None) -> Numbers | None:
    """The policy by which a contract is played out; None: by rules of thumb.

    So is one with an open hand, of which policies know nothing.
    """
    if contract is None or contract.opens_hand:
        return None
    aims = variant(rules.variant).searching.policy_aims.get(rules.players, ())
    return policy_of(rules) if contract.aim in aims else None


@lru_cache(maxsize=8)
def load_policy(file: Path) -> Numbers | None:
    """The weights in a file; None without a file."""
    if not file.is_file():
        return None
    with np.load(file) as tables:
        return np.ascontiguousarray(tables["weights"], np.int64)
