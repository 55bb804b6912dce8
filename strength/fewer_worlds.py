"""The cost of choosing cards in fewer worlds: ``python -m strength.fewer_worlds slovenian4``.

In deals between players of all styles some choices of a card are made by masters of several
efforts, each with more and with less doubt. A choice costs as much as it is worth less than the
best one in ``REFERENCE`` worlds, drawn anew. As chance sets these apart, too, even the best choices
seem to cost something: only differences tell.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from random import Random
from statistics import fmean
from time import thread_time
from typing import NamedTuple

from engine import FORMS, View, act, choose, observe, open_deal, rules_of
from search.judging.judge import Trial, moves_to_try, scores_of_cards, surely_best
from search.judging.likely_worlds import alike, fitting
from strength.styles import STYLES, played_in
from strength.tally import interval


class Effort(NamedTuple):
    """How many worlds are searched, and how many times as many are drawn."""

    worlds: int
    drawn: int


REFERENCE = Effort(480, 20)
EFFORTS = Effort(120, 3), Effort(240, 3), Effort(240, 6), Effort(360, 3)
MARGINS = 0.0, 0.25, 0.5, 1.0
"""Standard errors by which a card must beat the usual one."""
JUDGED_EVERY = 6
"""One choice of so many is judged."""


class Losses(NamedTuple):
    """By effort and doubt the game points lost in a deal by all; by effort the seconds a choice."""

    lost: dict[tuple[Effort, float], float]
    seconds: dict[Effort, list[float]]


def losses(form: str, number: int) -> Losses:
    """Judge the choices of a deal."""
    lost: dict[tuple[Effort, float], float] = defaultdict(float)
    seconds: dict[Effort, list[float]] = defaultdict(list)
    for view, seed in _choices(form, number):
        reference = searched(view, f"{seed} again", REFERENCE)
        if reference is None:
            continue
        worth = dict(zip(reference.moves, reference.scores.mean(axis=0), strict=True))
        for effort in EFFORTS:
            begun = thread_time()
            trial = searched(view, seed, effort)
            seconds[effort].append(thread_time() - begun)
            usual = choose(view)
            if trial is None or usual not in trial.moves:
                continue
            for doubt in MARGINS:
                best = surely_best(trial.scores, trial.moves.index(usual), trial.alike, doubt)
                less = max(worth.values()) - worth[trial.moves[best]]
                lost[effort, doubt] += JUDGED_EVERY * float(less)
    return Losses(dict(lost), dict(seconds))


def _choices(form: str, number: int) -> Iterator[tuple[View, str]]:
    """One of ``JUDGED_EVERY`` choices of a card in a deal, each with a seed."""
    rules, seed = rules_of(form), f"fewer worlds {form} {number}"
    chance, choices = Random(seed), number
    styles = [chance.choice(list(STYLES)) for _ in range(rules.players)]
    deal = open_deal(rules, rules.pack.shuffled(chance), number % rules.players)
    while (player := deal.turn) is not None:
        view = observe(deal, player)
        if view.phase == "play" and sum(offer.size for offer in view.offers) > 1:
            choices += 1
            if choices % JUDGED_EVERY == 0:
                yield view, f"{seed} {choices}"
        deal = act(deal, player, played_in(styles[player], view, chance))


def searched(view: View, seed: str, effort: Effort) -> Trial | None:
    """The cards of a view, tried with an effort; None: no world fits, or there is one card."""
    moves, number = moves_to_try(view), Random(seed).randrange(1 << 30)
    deals = fitting(view, number, effort.worlds, effort.drawn)
    if not deals or len(moves) < 2:
        return None
    scores = scores_of_cards(deals, moves, view.viewer or 0, number)
    return Trial(moves, scores, alike(deals[: len(scores)]))


def summary(deals: Sequence[Losses]) -> str:
    """By effort and doubt what is lost, and how much less than with the first ones."""
    lines = [f"{len(deals)} deals"]
    first = EFFORTS[0], MARGINS[-1]
    for effort, doubt in product(EFFORTS, MARGINS):
        lost = [deal.lost.get((effort, doubt), 0.0) for deal in deals]
        less = [deal.lost.get(first, 0.0) - mine for deal, mine in zip(deals, lost, strict=True)]
        spent = 1000 * fmean(second for deal in deals for second in deal.seconds.get(effort, []))
        lines.append(
            f"{effort.worlds} worlds of {effort.worlds * effort.drawn}, doubt {doubt}: "
            f"{interval(lost)} lost, {interval(less)} less than the first; {spent:.0f} ms a choice"
        )
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Judge the deals asked for; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m strength.fewer_worlds", description=__doc__)
    parser.add_argument("form", choices=FORMS)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--processes", type=int, default=None)
    chosen = parser.parse_args(arguments)
    numbers = range(chosen.first, chosen.first + chosen.deals)
    with ProcessPoolExecutor(chosen.processes) as pool:
        print(summary(list(pool.map(partial(losses, chosen.form), numbers))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
