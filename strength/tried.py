"""Whether a change is worth it, with as few deals as that takes: ``python -m strength.tried``.

A sequential test of Wald's: deals are played until their result is far likelier if the challenger
gains what is wanted than if it gains only the least, or the other way round. It errs about once in
``1 / ERROR`` times. Where the matter is plain it takes a fraction of a number fixed beforehand.

    python -m strength.tried slovenian4 club plain --least 0 --wanted 1
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log

import numpy as np

from engine import FORMS, rules_of
from strength.duplicate import Lines, at_table
from strength.players import PLAYERS
from strength.tally import interval

ERROR = 0.05
"""How often either answer may be wrong."""
FEWEST = 20
"""Fewer deals do not show how much deals vary."""


def weight(values: Sequence[float], least: float, wanted: float) -> float:
    """The logarithm of how much likelier the values are if their mean is the wanted one.

    By the normal law, with the variance that the values have themselves; 0 if they are equal,
    or fewer than ``FEWEST``.
    """
    spread = float(np.var(values, ddof=1)) if len(values) >= FEWEST else 0.0
    if not spread:
        return 0.0
    above = float(np.mean(values)) - (wanted + least) / 2
    return (wanted - least) / spread * len(values) * above


def verdict(values: Sequence[float], least: float, wanted: float) -> bool | None:
    """Whether the challenger gains what is wanted; None: more deals are needed."""
    evidence, enough = weight(values, least, wanted), log((1 - ERROR) / ERROR)
    return None if abs(evidence) < enough else evidence > 0


def difference(form: str, challenger: str, other: str, number: int) -> float:
    """By how many game points the challenger does better than each other in a deal."""
    seated = at_table(Lines(rules_of(form), number), challenger, other)
    return seated.challenger - seated.others


def parsed(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m strength.tried", description=__doc__)
    parser.add_argument("form", choices=FORMS)
    parser.add_argument("challenger", choices=PLAYERS)
    parser.add_argument("other", choices=PLAYERS)
    parser.add_argument("--least", type=float, default=0.0, help="game points a deal: no gain")
    parser.add_argument("--wanted", type=float, default=1.0, help="game points a deal: a gain")
    parser.add_argument("--most", type=int, default=2000, help="deals after which it ends anyhow")
    parser.add_argument("--processes", type=int, default=None)
    chosen = parser.parse_args(arguments)
    if chosen.wanted <= chosen.least:
        parser.error("what is wanted must be more than the least")
    return chosen


def main(arguments: list[str]) -> int:
    """Play until it is decided; the exit status."""
    chosen = parsed(arguments)
    ask = partial(difference, chosen.form, chosen.challenger, chosen.other)
    values: list[float] = []
    decided: bool | None = None
    with ProcessPoolExecutor(chosen.processes) as pool:
        for first in range(0, chosen.most, FEWEST):
            values += pool.map(ask, range(first, min(first + FEWEST, chosen.most)))
            decided = verdict(values, chosen.least, chosen.wanted)
            print(f"{len(values)} deals: {interval(values)}", flush=True)
            if decided is not None:
                break
    said = {True: "worth it", False: "not worth it", None: "not decided"}
    print(f"{said[decided]}: {interval(values)} game points a deal in {len(values)} deals")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
