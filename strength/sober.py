"""How to make what is told come true: ``python -m strength.sober``, from what calibration kept.

For each form and matter the two numbers of ``engine.options.Sober``, fitted to what was told and
what came true. Few positions hardly move them: they are held near telling what was counted.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from engine import FORMS, variant
from search.explain.chances import AT_FIRST
from search.kernel.arrays import Floats
from strength.__main__ import KEPT
from strength.calibration import PARTS, SAID, SIDES, TENTHS, tenths
from strength.run import Kept, PieceResult, Question, gathered

HELD = np.array([0.3, 0.2])
"""How far a form's shift and slope may be from those of all forms: more needs proof."""
AS_COUNTED = np.array([0.0, 1.0])
FIRST = [*PARTS][:1]
"""The part of a deal before its first trick was played."""
STEPS = 50
"""Steps of Newton's method: it needs about six."""


class Fitted(NamedTuple):
    """A correction of told chances to those that come true, with standard errors."""

    shift: float
    slope: float
    errors: tuple[float, float]

    def __str__(self) -> str:
        first, second = self.errors
        return f"shift {self.shift:+.2f} ± {first:.2f}, slope {self.slope:.2f} ± {second:.2f}"


def fitted(values: Sequence[float], near: Floats = AS_COUNTED) -> Fitted | None:
    """The odds bent so that they come true (values as in ``tenths``); None: all is certain.

    What is told as certain stays so, and does not count. Few values are held ``near``.
    """
    rows = np.array(values).reshape(-1, 3)
    rows = rows[(rows[:, 0] > 0) & (rows[:, 0] < 1)]
    if not len(rows):
        return None
    known = np.stack((np.ones(len(rows)), np.log(rows[:, 0] / (1 - rows[:, 0]))), axis=1)
    held, estimate = np.diag(1 / HELD**2), near.copy()
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-known @ estimate))
        bend = (known * (likely * (1 - likely))[:, None]).T @ known + held
        estimate = estimate + np.linalg.solve(
            bend, known.T @ (rows[:, 1] - likely) - held @ (estimate - near)
        )
    errors = np.sqrt(np.diag(np.linalg.inv(bend)))
    return Fitted(float(estimate[0]), float(estimate[1]), (float(errors[0]), float(errors[1])))


def matters(answer: PieceResult) -> dict[str, list[float]]:
    """Chances told, by matter; those of a side separately before and after the first trick."""
    by_side = {
        side + when: [value for part in parts for value in answer.get(f"{side} {part}", [])]
        for side in SIDES
        for when, parts in ((AT_FIRST, FIRST), ("", [*PARTS][1:]))
    }
    return by_side | {word: answer.get(word, []) for word in SAID}


def main(words: list[str]) -> int:
    """Tell the numbers of each form, held near those of all; the exit status."""
    argparse.ArgumentParser(prog="python -m strength.sober", description=__doc__).parse_args(words)
    kept = Kept(KEPT, None)
    by_form = {
        form: matters(gathered(Question(form, "calibration", "", ""), None, kept)) for form in FORMS
    }
    if not any(values for form in by_form.values() for values in form.values()):
        print("No positions are kept: python -m strength --of calibration measures some.")
        return 1
    for matter in next(iter(by_form.values())):
        plain = [form for form in FORMS if not _bent(form, matter)]
        every = fitted([value for form in plain for value in by_form[form][matter]])
        print(f"{matter}, in all forms that are told as they are counted: {every}")
        for form in FORMS:
            near = AS_COUNTED if every is None or form not in plain else np.array(every[:2])
            if values := by_form[form][matter]:
                mean = tenths(values)[TENTHS]
                off = f"told {mean.told:.1%}, came true {mean.came:.1%} ± {mean.half:.1%}"
                print(f"  {form}: {off} of {mean.number}; {fitted(values, near)}")
    return 0


def _bent(form: str, matter: str) -> bool:
    """Whether what is told is bent already: then we find how much further it should be."""
    name, players = FORMS[form]
    sober = variant(name).searching.sober
    return any((players, of) in sober for of in (matter, matter.removesuffix(AT_FIRST)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
