"""How what is told would come true: ``python -m strength.sober``, of what calibration has kept.

By form and matter the two numbers of ``engine.options.Sober``, fitted to what was told and what
came true. Few positions hardly move them: they are held near to telling what was counted.
"""

import sys
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from strength.__main__ import KEPT
from strength.calibration import PARTS, SAID, SIDES, TENTHS, tenths
from strength.duplicate import FORMS
from strength.run import Kept, Question, gathered

HELD = np.array([0.5, 0.3])
"""By how much shift and slope are off in the mean of forms: what is far from that wants proof."""
AS_COUNTED = np.array([0.0, 1.0])
STEPS = 50
"""Of Newton's method: it needs some six."""


class Fitted(NamedTuple):
    """What brings what is told to what comes true, and the standard errors of that."""

    shift: float
    slope: float
    errors: tuple[float, float]

    def __str__(self) -> str:
        first, second = self.errors
        return f"shift {self.shift:+.2f} ± {first:.2f}, slope {self.slope:.2f} ± {second:.2f}"


def fitted(values: Sequence[float]) -> Fitted | None:
    """The odds bent so that they come true (values as in ``tenths``); None: all is certain.

    What is told as certain stays so, and tells nothing of it.
    """
    rows = np.array(values).reshape(-1, 3)
    rows = rows[(rows[:, 0] > 0) & (rows[:, 0] < 1)]
    if not len(rows):
        return None
    known = np.stack((np.ones(len(rows)), np.log(rows[:, 0] / (1 - rows[:, 0]))), axis=1)
    held, found = np.diag(1 / HELD**2), AS_COUNTED.copy()
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-known @ found))
        bend = (known * (likely * (1 - likely))[:, None]).T @ known + held
        found = found + np.linalg.solve(
            bend, known.T @ (rows[:, 1] - likely) - held @ (found - AS_COUNTED)
        )
    errors = np.sqrt(np.diag(np.linalg.inv(bend)))
    return Fitted(float(found[0]), float(found[1]), (float(errors[0]), float(errors[1])))


def main() -> int:
    """Tell the numbers of each form; the exit status."""
    kept = Kept(KEPT, None)
    for form in FORMS:
        found = gathered(Question(form, "calibration", "", ""), None, kept)
        sides = {side: [v for p in PARTS for v in found.get(f"{side} {p}", [])] for side in SIDES}
        for matter, values in (sides | {word: found.get(word, []) for word in SAID}).items():
            if odds := fitted(values):
                mean = tenths(values)[TENTHS]
                off = f"told {mean.told:.1%}, came true {mean.came:.1%} ± {mean.half:.1%}"
                print(f"{form} {matter}: {off} of {mean.number}; {odds}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
