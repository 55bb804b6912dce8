"""Gain of choices before the play: ``python -m strength.played_on slovenian4``.

In deals of the club every bid, call, talon set, discard and statement that a master would try is
made in the real deal, which the club then plays on. So margins are compared by results, not by the
judge's own opinion. A player with several such choices counts once for each.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import NamedTuple, TypeAlias

import numpy as np

from engine import FORMS, Action, Deal, act, choose, observe, open_deal, rules_of
from search.judging.bids import is_bid
from search.judging.judge import (
    DOUBT_ERRORS,
    Trial,
    caution_of,
    min_gain_of,
    surely_best,
    trial,
)
from strength.duplicate import lead, scores
from strength.players import worlds_of
from strength.tally import interval

MARGINS = 0.0, 0.25, 0.5, 1.0, 2.0
"""Standard errors by which a move must beat the usual one."""
BID = "bid"
"""The matter of a bid; that of any other choice is its phase."""

Gains: TypeAlias = dict[tuple[str, float], float]
"""By matter and margin, how much further ahead of the others all players together end than by rules
of thumb, in game points a deal."""


class Tried(NamedTuple):
    """A choice, what a master thinks of it, and what came of each move."""

    matter: str
    trial: Trial
    usual: int
    """The number of the move that rules of thumb make."""
    caution: list[float]
    least: float
    leads: list[float]
    """By move how many game points the player ended ahead of the mean of the others."""


def gains(form: str, number: int) -> Gains:
    """Return the gains of a deal by each margin."""
    gained: Gains = defaultdict(float)
    for choice in _choices(form, number):
        tried = choice.trial
        for margin in MARGINS:
            caution = np.array(choice.caution)
            best = surely_best(
                tried.scores, choice.usual, tried.alike, margin, caution, choice.least
            )
            gained[choice.matter, margin] += choice.leads[best] - choice.leads[choice.usual]
    return dict(gained)


def _choices(form: str, number: int) -> list[Tried]:
    """The choices before the play of a deal."""
    rules, chance, choices = rules_of(form), Random(f"played on {form} {number}"), []
    deal = open_deal(rules, rules.pack.shuffled(chance), number % rules.players)
    while (player := deal.turn) is not None:
        view = observe(deal, player)
        if view.phase == "play":
            break
        usual = choose(view)
        tried = trial(view, chance.randrange(1 << 30), worlds_of(rules))
        if tried is not None and usual in tried.moves:
            matter = BID if is_bid(view) else view.phase
            leads = [lead_after(deal, move) for move in tried.moves]
            caution = [caution_of(view, move) for move in tried.moves]
            number_of_usual = tried.moves.index(usual)
            choices.append(Tried(matter, tried, number_of_usual, caution, min_gain_of(view), leads))
        deal = act(deal, player, usual)
    return choices


def lead_after(deal: Deal, move: Action) -> float:
    """The lead of the player on turn over the mean of the others, if the club plays on."""
    player = deal.turn
    assert player is not None
    return lead(scores(end_after(deal, move)), player)


def end_after(deal: Deal, move: Action) -> Deal:
    """The end of the deal if the player on turn makes a move and the club plays on for all."""
    assert deal.turn is not None
    after = act(deal, deal.turn, move)
    while after.turn is not None:
        after = act(after, after.turn, choose(observe(after, after.turn)))
    return after


def summary(deals: Sequence[Gains], against: float) -> str:
    """By matter and margin what is gained, and how much more than by the margin ``against``."""
    lines = [f"{len(deals)} deals"]
    for matter in dict.fromkeys(matter for deal in deals for matter, _ in deal):
        for margin in MARGINS:
            gained = [deal.get((matter, margin), 0.0) for deal in deals]
            others = [deal.get((matter, against), 0.0) for deal in deals]
            more = [mine - other for mine, other in zip(gained, others, strict=True)]
            lines.append(
                f"{matter}, margin {margin}: {interval(gained)} over rules of thumb, "
                f"{interval(more)} more than by {against}"
            )
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Play the deals asked for; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m strength.played_on", description=__doc__)
    parser.add_argument("form", choices=FORMS)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument(
        "--against", type=float, choices=MARGINS, default=DOUBT_ERRORS, help="the other margin"
    )
    chosen = parser.parse_args(arguments)
    numbers = range(chosen.first, chosen.first + chosen.deals)
    with ProcessPoolExecutor(chosen.processes) as pool:
        print(summary(list(pool.map(partial(gains, chosen.form), numbers)), chosen.against))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
