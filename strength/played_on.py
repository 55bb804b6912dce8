"""What choices before the play came to: ``python -m strength.played_on slovenian4``.

In deals of the club every bid, call, talon set, discard and statement that a master would try is
made in the real deal, which the club then plays on. So more and less doubt are compared by what
came, not by the judge's own opinion. Who has several such choices counts in each.
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
from search.judging.judge import DOUBT_ERRORS, Trial, caution_of, surely_best, trial
from strength.duplicate import scores
from strength.fewer_worlds import DOUBT_ERRORS as DOUBTS
from strength.players import worlds_of
from strength.tally import interval

BID = "bid"
"""The matter of a bid; that of any other choice is its phase."""

Gains: TypeAlias = dict[tuple[str, float], float]
"""By matter and doubt, the game points ahead that a deal gains for all over rules of thumb."""


class Tried(NamedTuple):
    """A choice, what a master thinks of it, and what came of each move."""

    matter: str
    trial: Trial
    usual: int
    """The number of the move that rules of thumb make."""
    caution: list[float]
    came: list[float]
    """By move how many game points the player was ahead of the mean of the others."""


def gains(form: str, number: int) -> Gains:
    """What choices with more and less doubt gain in a deal."""
    gained: Gains = defaultdict(float)
    for choice in _choices(form, number):
        tried = choice.trial
        for doubt in DOUBTS:
            best = surely_best(
                tried.scores, choice.usual, tried.alike, doubt, np.array(choice.caution)
            )
            gained[choice.matter, doubt] += choice.came[best] - choice.came[choice.usual]
    return dict(gained)


def _choices(form: str, number: int) -> list[Tried]:
    """The choices before the play of a deal in which somebody has one."""
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
            came = [lead_after(deal, move) for move in tried.moves]
            caution = [caution_of(view, move) for move in tried.moves]
            choices.append(Tried(matter, tried, tried.moves.index(usual), caution, came))
        deal = act(deal, player, usual)
    return choices


def lead_after(deal: Deal, move: Action) -> float:
    """How far who is on turn ends ahead of the mean of the others, if the club plays on."""
    player = deal.turn
    assert player is not None
    after = act(deal, player, move)
    while after.turn is not None:
        after = act(after, after.turn, choose(observe(after, after.turn)))
    points = scores(after)
    return points[player] - (sum(points) - points[player]) / (len(points) - 1)


def summary(deals: Sequence[Gains]) -> str:
    """By matter and doubt what is gained, and how much more than with the doubt of masters."""
    lines = [f"{len(deals)} deals"]
    for matter in dict.fromkeys(matter for deal in deals for matter, _ in deal):
        for doubt in DOUBTS:
            gained = [deal.get((matter, doubt), 0.0) for deal in deals]
            usual = [deal.get((matter, DOUBT_ERRORS), 0.0) for deal in deals]
            more = [mine - other for mine, other in zip(gained, usual, strict=True)]
            lines.append(
                f"{matter}, doubt {doubt}: {interval(gained)} over rules of thumb, "
                f"{interval(more)} more than with {DOUBT_ERRORS}"
            )
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Play the deals asked for; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m strength.played_on", description=__doc__)
    parser.add_argument("form", choices=FORMS)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--processes", type=int, default=None)
    chosen = parser.parse_args(arguments)
    numbers = range(chosen.first, chosen.first + chosen.deals)
    with ProcessPoolExecutor(chosen.processes) as pool:
        print(summary(list(pool.map(partial(gains, chosen.form), numbers))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
