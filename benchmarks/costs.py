"""Costs of moves other than the advised one: measured in deals of the house, fitted by game.

``python -m benchmarks.costs --deals 40 --write``: novices and club players play numbered deals, all
of their decisions are judged like those in contests, and the shares of ``search.explain.costs`` are
fitted to what was found: a mixture of kinds of moves, each with the noise of its look. Games differ
by less than a hundred decisions tell, so each begins from what holds for all.
"""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import NamedTuple

import numpy as np

from engine import FORMS, HABITS, act, choose, observe, open_deal, rules_of
from search.explain.analysis import first_look, second_look
from search.explain.costs import ANY_GAME, FILE, KINDS, belief
from search.explain.decisions import Decision, decisions
from search.kernel.arrays import Floats

LIKE_ALL = 40.0
"""Decisions as which the shares of all games count in those of each."""
LEAST_SHARE = 0.003
"""Nothing is ruled out."""
ROUNDS = 400
"""Steps of the fit."""


class Measured(NamedTuple):
    """A move other than the advised one, in units: how much less it brought, and the error."""

    less: float
    error: float


def measured(deal_number: int, form: str) -> list[Measured]:
    """The moves of a deal that were not the advised ones."""
    costs = []
    for decision in _decisions(form, deal_number):
        verdict = first_look(decision)
        if verdict is None or verdict.grade == "best":
            continue
        known, unit = second_look(decision, verdict).known, belief(*FORMS[form]).unit
        costs.append(Measured(known.difference / unit, known.error / unit))
    return costs


def _decisions(form: str, number: int) -> Iterator[Decision]:
    """All decisions of a deal."""
    rules, chance = rules_of(form), Random(f"cost {form} {number}")
    deal = open_deal(rules, rules.pack.shuffled(chance), number % rules.players)
    habits = [HABITS[chance.choice(("novice", "club"))] for _ in range(rules.players)]
    positions, moves = [deal], []
    while (turn := deal.turn) is not None:
        moves.append((turn, choose(observe(deal, turn), habits[turn])))
        deal = act(deal, *moves[-1])
        positions.append(deal)
    for player in deal.order:
        yield from decisions(positions, moves, player)


def fitted(moves: Sequence[Measured], before: Floats | None = None) -> Floats:
    """The shares of the kinds of moves: by expectation and maximisation.

    ``before``: shares that count as ``LIKE_ALL`` decisions.
    """
    less, error = np.array(moves).T[:, :, None]
    means, deviations = np.array(KINDS).T
    spread = np.hypot(deviations, error)
    likely = np.exp(-(((less - means) / spread) ** 2) / 2) / spread
    shares = np.full(len(KINDS), 1 / len(KINDS))
    for _ in range(ROUNDS):
        of_each = shares * likely
        counts = (of_each / of_each.sum(axis=1, keepdims=True)).sum(axis=0)
        counts += 0 if before is None else LIKE_ALL * before
        shares = np.maximum(counts / counts.sum(), LEAST_SHARE)
    result: Floats = shares / shares.sum()
    return result


def main() -> None:
    """Measure, fit, tell, and write if that is wanted."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.costs", description=__doc__)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--write", action="store_true", help=f"into {FILE.name}")
    chosen = parser.parse_args()
    moves = dict[str, list[Measured]]()
    with ProcessPoolExecutor() as pool:
        for form in FORMS:
            by_deal = pool.map(partial(measured, form=form), range(chosen.deals))
            moves[form] = [move for deal in by_deal for move in deal]
    every = fitted([move for of_form in moves.values() for move in of_form])
    shares = {ANY_GAME: every, **{form: fitted(moves[form], every) for form in FORMS}}
    for name, kinds in shares.items():
        print(f"{name:12} {len(moves.get(name, [])):5}  ", *(f"{share:.3f}" for share in kinds))
    if chosen.write:
        rows = [
            f'"{name}": {[round(float(share), 3) for share in kinds]}'
            for name, kinds in shares.items()
        ]
        FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
