"""How often hands of the same worth make what they bid: ``python -m strength.alike FORM``.

In random deals somebody makes their first bid, any that is offered, after others have passed; then
the club plays on for all. For each contract the two numbers of ``engine.options.Odds`` are fitted
to those who kept their bid, and it is told by how much they are off.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np

from engine import (
    FORMS,
    Action,
    Bid,
    Deal,
    Pass,
    Rules,
    View,
    act,
    actions_of,
    choose,
    observe,
    open_deal,
    rules_of,
)
from engine.house.hand_strength import spotless, strength
from engine.options import Odds
from search.explain.ends import ends
from strength.calibration import tenths

AIMS = {"points": strength, "no_trick": spotless}
"""Measures of a hand's worth, by the aim of the contract; there is none for all tricks."""
LEAST_SPOTLESS = 0.03
"""Below it nothing is told of a contract to win no trick: all such hands look alike."""
AT_ONCE = 200
STEPS, HELD = 40, 1e-4
"""Steps of Newton's method; and how weakly the numbers are held near 0."""
MANY = 100
"""Hands that a tenth needs for it to be told how far it is off."""


class Hand(NamedTuple):
    """A hand and the bid made on it."""

    deal: Deal
    view: View
    bid: Bid
    worth: float


Values = list[tuple[float, float, float]]
"""For each hand: its worth, whether it made its contract, and its number."""


def first_bid(rules: Rules, number: int) -> Hand | None:
    """The first bid in a deal; None: all passed."""
    chance = Random(f"alike {rules.variant} {rules.players} {number}")
    deal = open_deal(rules, rules.pack.shuffled(chance), number % rules.players)
    passes = chance.randrange(rules.players)
    while deal.turn is not None and (view := observe(deal, deal.turn)).phase != "play":
        bids = list(_bids(view))
        silence = [action for action in actions_of(view.offers) if isinstance(action, Pass)]
        if bids and not (passes and silence):
            bid, worth = chance.choice(bids)
            return Hand(deal, view, bid, worth)
        passes -= bool(bids)
        deal = act(deal, deal.turn, next(iter(silence), None) or choose(view))
    return None


def _bids(view: View) -> Iterator[tuple[Bid, float]]:
    """The bids that something can be told of, and what the hand is worth for each."""
    contracts = view.rules.contracts
    for bid in actions_of(view.offers):
        if isinstance(bid, Bid) and bid.key in contracts and contracts[bid.key].aim in AIMS:
            aim = contracts[bid.key].aim
            worth = AIMS[aim](view.rules, view.hand)
            if aim == "points" or worth > LEAST_SPOTLESS:
                yield bid, worth


def outcomes(rules: Rules, deals: range) -> dict[str, Values]:
    """For each contract: what became of those who bid it and were not outbid."""
    alike: dict[tuple[int | None, Action], list[Hand]] = defaultdict(list)
    for hand in filter(None, (first_bid(rules, number) for number in deals)):
        alike[hand.view.viewer, hand.bid].append(hand)
    values: dict[str, Values] = defaultdict(list)
    for (viewer, bid), hands in alike.items():
        for begin in range(0, len(hands), AT_ONCE):
            some = hands[begin : begin + AT_ONCE]
            over = ends(some[0].view, [hand.deal for hand in some], bid, begin)
            for hand, end in zip(some, over, strict=True):
                made = end.settled.made
                if end.deal.bidding.declarer == viewer and made is not None:
                    row = hand.worth, float(made), float(len(values[hand.bid.key]))
                    values[hand.bid.key].append(row)
    return dict(values)


def fitted(values: Values) -> Odds:
    """The numbers that tell most of it right."""
    rows = np.array(values)
    known, odds = np.stack((np.ones(len(rows)), rows[:, 0]), axis=1), np.zeros(2)
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-known @ odds))
        bend = (known * (likely * (1 - likely))[:, None]).T @ known + HELD * np.eye(2)
        odds = odds + np.linalg.solve(bend, known.T @ (rows[:, 1] - likely) - HELD * odds)
    return Odds(float(odds[0]), float(odds[1]))


def summary(key: str, values: Values) -> str:
    """The numbers of a contract, and by how much they are off at most."""
    odds = fitted(values)
    spread = tenths([value for worth, *rest in values for value in (odds.chance(worth), *rest)])
    off = [abs(tenth.came - tenth.told) for tenth in spread.values() if tenth.number >= MANY]
    return (
        f"{key}: Odds({odds.base:.2f}, {odds.slope:.3f}), {len(values)} hands, "
        f"off by {max(off, default=0):.0%} at most"
    )


def main(arguments: list[str]) -> int:
    """Tell the numbers of a form; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m strength.alike", description=__doc__)
    parser.add_argument("form", choices=FORMS)
    parser.add_argument("--deals", type=int, default=20_000)
    chosen = parser.parse_args(arguments)
    for key, values in outcomes(rules_of(chosen.form), range(chosen.deals)).items():
        print(summary(key, values), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
