"""Make the network of a form from nothing, and write it into data/networks: ``make train``.

After each round it is told what it has learnt, over deals that it has not seen: the mean surprise
in bits (0: every card was foreseen), and how often the card that was meant seemed the likeliest.
"""

import argparse
import sys
from math import log
from pathlib import Path

import numpy as np

from engine import FORMS, rules_of
from search.kernel.networks import FOLDER
from train.deals import moments
from train.layers import Layers, begun, learnt, surprise

DEALS, UNSEEN, ROUNDS = 18_000, 1_000, 24
UNITS = (64, 32)
"""Sizes of the first two layers."""


def parsed(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m train", description=__doc__)
    parser.add_argument("form", choices=FORMS, metavar="FORM")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each deal is learnt")
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder for what is written")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    """Train as it is asked for; the exit status."""
    chosen = parsed(arguments)
    rules = rules_of(chosen.form)
    unseen = moments(rules, range(-UNSEEN, 0))
    seen = moments(rules, range(chosen.deals))
    print(f"{chosen.form}: {len(seen.meant)} choices of {chosen.deals} deals", flush=True)

    def report(done: int, layers: Layers) -> None:
        bits, right = surprise(layers, unseen)
        print(f"round {done}: {bits / log(2):.3f} bits, {right:.1%} foreseen", flush=True)

    layers = learnt(begun(*UNITS), seen, chosen.rounds, report)
    halves = [table.astype(np.float16) for table in layers]
    file = chosen.into / f"{chosen.form}.npz"
    with file.open("wb") as written:
        np.savez(written, first=halves[0], second=halves[1], last=halves[2].T)
    print(f"{file.name}: {file.stat().st_size / 1024:.0f} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
