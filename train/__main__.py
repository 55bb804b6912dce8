"""Make the networks of forms from nothing, and write them into data/networks: ``make train``.

There is none for games with straw men, whose hidden cards come to hands as the play goes on.

After each round it is told what a network has learnt, over deals that it has not seen: the mean
surprise in bits (0: every card was foreseen), and how often the card that was meant seemed the
likeliest.
"""

import argparse
import sys
from math import log
from pathlib import Path

import numpy as np

from engine import FORMS, rules_of
from search.kernel.card_features import FEATURES
from search.kernel.networks import FOLDER
from train.deals import moments
from train.layers import Layers, begun, learnt, surprise

DEALS, UNSEEN, ROUNDS = 18_000, 1_000, 24
UNITS = (64, 32)
"""Sizes of the first two layers."""
TRAINED = [form for form in FORMS if all(phase.name != "straw" for phase in rules_of(form).phases)]
"""The forms that have a network."""


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
    """Train the network of a form, and write it."""
    rules = rules_of(form)
    unseen = moments(rules, range(-UNSEEN, 0))
    seen = moments(rules, range(deals))
    print(f"{form}: {len(seen.meant)} choices of {deals} deals", flush=True)

    def report(done: int, layers: Layers) -> None:
        bits, right = surprise(layers, unseen)
        print(f"round {done}: {bits / log(2):.3f} bits, {right:.1%} foreseen", flush=True)

    layers = learnt(begun(*UNITS), seen, rounds, report)
    layers.first[np.setdiff1d(np.arange(FEATURES), seen.seen)] = 0
    halves = [table.astype(np.float16) for table in layers]
    with file.open("wb") as written:
        np.savez_compressed(written, first=halves[0], second=halves[1], last=halves[2].T)
    print(f"{file.name}: {file.stat().st_size / 1024:.0f} KiB")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
