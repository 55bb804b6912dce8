"""Choices before the play tried in one lot of worlds after another, all in the same ones.

Each world costs some milliseconds there, as the house goes on until cards are played. So what is
surely worse than another choice is let go early, and the time is spent on what may be best.
"""

from collections.abc import Sequence

import numpy as np

from engine import Action, Deal
from search.judging.likely_worlds import alike, standard_error
from search.judging.outcomes import of_choice, worth
from search.kernel.arrays import Floats, Numbers

PLAY_OUTS_PER_CHOICE = 6
"""Play-outs of each choice in each world."""
LOTS = 6
"""A choice that is hopeless is tried in the first lot alone."""
BEHIND_ERRORS = 2.0
"""The standard errors by which a choice must be worse than the best one to be dropped."""
MIN_WORLDS_BEFORE_DROP = 6
"""The fewest worlds that are looked at before one is."""


def raced(
    deals: Sequence[Deal], choices: Sequence[Action], usual: Action, viewer: int, seed: int
) -> Floats:
    """By world and choice what the viewer scores on average; NaN where it was no longer tried.

    The usual choice is tried in all worlds. Raises NotInKernel.
    """
    means = np.full((len(deals), len(choices)), np.nan)
    left, same = list(range(len(choices))), alike(deals)
    for lot in range(min(LOTS, len(deals))):
        if lot and len(left) == 1:
            break
        for choice in left:
            out = of_choice(
                deals[lot::LOTS], choices[choice], viewer, seed + lot, PLAY_OUTS_PER_CHOICE
            )
            means[lot::LOTS, choice] = (
                worth(out, choices, viewer).reshape(-1, PLAY_OUTS_PER_CHOICE).mean(axis=1)
            )
        left = [
            index
            for index in left
            if choices[index] == usual or not _behind(means, same, left, index)
        ]
    return means


def _behind(means: Floats, same: Numbers, left: Sequence[int], choice: int) -> bool:
    """Whether a choice is surely worse than the best of those that are left."""
    here = ~np.isnan(means[:, choice])
    tried = means[here]
    best = max(left, key=lambda index: float(tried[:, index].mean()))
    less = tried[:, best] - tried[:, choice]
    if len(less) < MIN_WORLDS_BEFORE_DROP:
        return False
    return bool(less.mean() > 0 and less.mean() >= BEHIND_ERRORS * standard_error(less, same[here]))
