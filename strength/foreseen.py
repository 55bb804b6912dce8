"""How well play-outs foresee what becomes of a deal: ``python -m strength.foreseen lombardia4``.

Deals of the club, and of people of other styles, are played to their ends. Before some of their
tricks the true cards are played out by rules of thumb, and by the policy of the form. What is
foreseen is how far the declarer, or forehand where there is none, ends ahead of the mean of the
others, in game points. Only deals for points count, or those of a ``--contract``.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import fmean
from time import thread_time
from typing import NamedTuple

import numpy as np

from engine import FORMS, Contract, Deal, act, observe, open_deal, rules_of
from search.judging.outcomes import POLICY_SLIPS, SETTLER, SLIPS
from search.kernel.contract_row import row_of
from search.kernel.play_outs import play_outs
from search.kernel.policies import policy_of
from search.kernel.position import lacks_in, state_of
from search.kernel.warm import warm_up
from strength.duplicate import lead, scores
from strength.styles import played_in
from strength.tally import interval

PEOPLE = ("plain", "novice", "timid", "bold", "noisy")
"""The styles that sit at a table of people, by chance."""
KINDS = ("club", "people")
BEFORE = (0, 2, 4, 6)
"""The numbers of tricks after which a deal is played out."""
TIMES = 32
"""Play-outs of each moment."""


class Errors(NamedTuple):
    """By moment of a deal, in game points, what is foreseen too much; and the seconds it took."""

    thumb: list[float]
    policy: list[float]
    seconds: tuple[float, float]


def errors(form: str, kind: str, number: int, contract: str | None = None) -> Errors:
    """The errors of play-outs in the deal with a number."""
    policy, thumb, by_policy = policy_of(rules_of(form)), list[float](), list[float]()
    seconds = [0.0, 0.0]
    *moments, end = _moments(form, kind, number, contract)
    for deal in moments:
        player = deal.bidding.declarer if deal.bidding.declarer is not None else deal.order[0]
        row = row_of(deal)
        state, lacks = state_of(deal, row), lacks_in(deal, row)[None]
        for place, into in enumerate((thumb, by_policy)):
            begun, weights = thread_time(), policy if place else None
            ends = play_outs(
                row,
                state,
                seed=number,
                slips=POLICY_SLIPS if place else SLIPS,
                times=TIMES,
                policy=weights,
                lacks=lacks,
            )
            seconds[place] += thread_time() - begun
            foreseen = SETTLER.scores([deal], row[None], ends).mean(axis=0)
            into.append(lead(foreseen, player) - lead(scores(end), player))
    return Errors(thumb, by_policy, (seconds[0], seconds[1]))


def _moments(form: str, kind: str, number: int, counted: str | None) -> Iterator[Deal]:
    """A deal for points, or of one contract, before some of its tricks, and last its end."""
    rules, chance = rules_of(form), Random(f"foreseen {form} {kind} {number}")
    styles = [kind if kind == "club" else chance.choice(PEOPLE) for _ in range(rules.players)]
    deal = open_deal(rules, rules.pack.shuffled(chance), number % rules.players)
    while (player := deal.turn) is not None:
        view, playing, contract = observe(deal, player), deal.playing, deal.contract
        between = view.phase == "play" and playing is not None and not playing.trick
        if between and _counts(contract, counted) and len(view.tricks) in BEFORE:
            yield deal
        deal = act(deal, player, played_in(styles[player], view, chance))
    yield deal


def _counts(contract: Contract | None, counted: str | None) -> bool:
    if contract is None:
        return False
    return contract.aim == "points" if counted is None else contract.key == counted


def summary(kind: str, deals: Sequence[Errors]) -> str:
    """How large the errors are, and how much less the policy's squares are."""
    if not any(deal.thumb for deal in deals):
        return f"{kind}, {len(deals)} deals: none of the kind"
    thumb, policy = ([error for deal in deals for error in deal[way]] for way in (0, 1))
    less = [
        float(np.sum(np.square(deal.thumb) - np.square(deal.policy))) / len(deal.thumb)
        for deal in deals
        if deal.thumb
    ]
    spent = [1e6 * sum(deal.seconds[way] for deal in deals) / TIMES / len(thumb) for way in (0, 1)]
    return (
        f"{kind}, {len(deals)} deals: by rules of thumb {fmean(thumb):+.2f} too much, "
        f"{_root(thumb):.2f} off; by the policy {fmean(policy):+.2f} and {_root(policy):.2f}; "
        f"its squares are {interval(less)} less; {spent[0]:.1f} and {spent[1]:.1f} µs"
    )


def _root(values: Sequence[float]) -> float:
    return float(np.sqrt(np.mean(np.square(values))))


def main(arguments: list[str]) -> int:
    """Play the deals asked for; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m strength.foreseen", description=__doc__)
    parser.add_argument("form", choices=[f for f in FORMS if policy_of(rules_of(f)) is not None])
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--contract", help="deals of this one alone, as beggar; else for points")
    parser.add_argument("--processes", type=int, default=None)
    chosen = parser.parse_args(arguments)
    numbers = range(chosen.first, chosen.first + chosen.deals)
    with ProcessPoolExecutor(chosen.processes, initializer=warm_up) as pool:
        for kind in KINDS:
            errors_of = partial(errors, chosen.form, kind, contract=chosen.contract)
            print(summary(kind, list(pool.map(errors_of, numbers))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
