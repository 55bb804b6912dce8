"""Make the policies of forms from nothing, and write them into data/policies: ``make train``.

A policy says how likely people are to play each card. There is none for games with straw men, whose
hidden cards come to hands as the play goes on: their worlds are not weighed.

After each round it is told what was learnt, over deals that were not seen: the mean surprise in
bits (0: every card was foreseen), and how often the card that was meant seemed the likeliest.
"""

import argparse
import sys
from math import log
from pathlib import Path

import numpy as np

from engine import FORMS, rules_of
from search.kernel.arrays import Numbers
from search.kernel.policies import FOLDER
from search.kernel.policy import WEIGHTS, WORDS
from train.choices import choices
from train.learning import Most, Weights, learnt, packed, surprise

DEALS, UNSEEN, ROUNDS = 10_000, 1_000, 80
MORE_DEALS = 20
"""Other aims than points are rare: up to so many times as many deals are dealt to find them."""
FEWEST = 500
"""The fewest choices from which anything is learnt."""
TRAINED = [form for form in FORMS if all(phase.name != "straw" for phase in rules_of(form).phases)]
"""The forms that have a policy."""


def parsed(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m train", description=__doc__)
    parser.add_argument("forms", nargs="*", metavar="FORM", help=f"{', '.join(TRAINED)}; or all")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each deal is learnt")
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder for what is written")
    chosen = parser.parse_args(arguments)
    if unknown := set(chosen.forms) - set(TRAINED):
        parser.error(f"{min(unknown)} is none of {', '.join(TRAINED)}")
    chosen.forms = chosen.forms or TRAINED
    return chosen


def main(arguments: list[str]) -> int:
    """Train as it is asked for; the exit status."""
    chosen = parsed(arguments)
    for form in chosen.forms:
        train(form, chosen.deals, chosen.rounds, chosen.into / f"{form}.npz")
    return 0


def train(form: str, deals: int, rounds: int, file: Path) -> None:
    """Train the policy of a form, for points and for other aims, and write it."""
    weights = [_weights(form, deals, rounds, for_points=each) for each in (True, False)]
    with file.open("wb") as written:
        np.savez_compressed(written, weights=np.array(weights))
    print(f"{file.name}: {file.stat().st_size / 1024:.0f} KiB")


def _weights(form: str, deals: int, rounds: int, *, for_points: bool) -> Numbers:
    """The weights for points, or other aims; with hardly any choices all cards are alike."""
    rules, times = rules_of(form), 1 if for_points else MORE_DEALS
    if not any((each.aim == "points") == for_points for each in rules.contracts.values()):
        times = 0
    seen, unseen = (
        choices(rules, numbers, many, for_points=for_points)
        for numbers, many in ((range(deals * times), deals), (range(-UNSEEN * times, 0), UNSEEN))
    )
    aims = "for points" if for_points else "with other aims"
    print(f"{form}: {len(seen.meant)} choices {aims}", flush=True)
    if len(seen.meant) < FEWEST or not len(unseen.meant):
        return np.zeros((WEIGHTS, WORDS), np.int64)

    def report(done: int, weights: Weights, most: Most) -> None:
        nats, right = surprise(weights, most, unseen)
        print(f"round {done}: {nats / log(2):.3f} bits, {right:.1%} foreseen", flush=True)

    return packed(*learnt(seen, rounds, report))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
